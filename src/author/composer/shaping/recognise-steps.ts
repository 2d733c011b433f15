import { isClosingHeading, speaksOfOpenEnds } from '../language/heading-words.ts'
import { namesPoints } from '../language/point-words.ts'
import { pointsBack } from '../language/pointers-back.ts'
import { namesProcess } from '../language/process-words.ts'
import { wordCount } from '../language/script.ts'
import { sequenceWord } from '../language/sequence-words.ts'
import { statesHowItIs } from '../language/stating-words.ts'
import { type MappedText, sliceMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import type { ProsePart, StepsPart } from './part.ts'

const fewestSteps = 3
const mostSteps = 8
const mostStepWords = 30
/** Items that say where they stand in the order. */
const fewestOrdered = 2

/**
 * Whether what is numbered is done one after the other: the items say so themselves ("Step 1: …", "Then …"), the heading or
 * the introduction does, or all items are sentences that tell of acts. Numbers alone only count: clauses, causes, duties, demands.
 */
export function areActsInOrder(
  { atoms, intro }: StepsPart,
  { heading, title }: { heading?: MappedText | undefined; title?: MappedText | undefined },
  language: string,
): boolean {
  const names = [(heading ?? title)?.text, intro?.text].filter((name) => name !== undefined)
  // Right below the title it is what the text is about, however much it has to say of each.
  const isText = heading === undefined && title !== undefined && !tellOfDoers(atoms, language)
  if (names.some((name) => speaksOfOpenEnds(name) || isRequest(name))) return false
  if (names.some(namesProcess)) return true
  if (names.length > 0 && !names.some(namesPoints) && areActs(atoms, language, isText)) return true
  const ordered = atoms.filter(
    ({ text: { text } }) =>
      sequenceWord(text, language)?.isSure === true ||
      namesProcess(/^(\p{L}+)\s+\d{1,2}\b\P{L}/u.exec(text)?.[1] ?? ''),
  )
  return ordered.length >= fewestOrdered
}

/** Who writes whole sentences under numbers says what happens; enclosures and aims are named. */
const wholeSentence = /[.!。！]["”»」)]*\s*$/u
/** So many of the items that tell of acts may say how something is instead, or have more to say. */
const mostOthers = 1 / 3

/** Whether items are a whole sentence each that says what is done: few say how something is or what must or may not be, or explain themselves unless they may. */
function areActs(atoms: readonly Atom[], language: string, mayExplain: boolean): boolean {
  const others = atoms.filter(
    ({ text, more, children }) =>
      (!mayExplain && more.length + children.length > 0) || statesHowItIs(text.text, language),
  )
  const areHeaded = new Set(atoms.map(({ lead }) => lead > 0)).size === 1
  return (
    atoms.length >= fewestSteps &&
    areHeaded &&
    others.length < atoms.length * mostOthers &&
    atoms.every(({ text }) => wholeSentence.test(text.text))
  )
}

/** Whether what is said further of some item points back at it: it names who acts, and is done by nobody else. */
function tellOfDoers(atoms: readonly Atom[], language: string): boolean {
  return atoms.some(({ more }) => more.some(({ text }) => pointsBack(text, language)))
}

/** Whether a name says that something is asked or decided, and not what is done next. */
function isRequest(name: string): boolean {
  return isClosingHeading(name) && !namesProcess(name)
}

/**
 * Sentences that put themselves in order ("First, … Then … Finally, …"), three of them and more, at most one of the
 * others between them; the words of order that
 * stand apart go, since the slide counts. A sentence before the first stays prose.
 */
export function stepsFromProse(
  part: ProsePart,
  language: string,
): { before: Atom[]; steps: StepsPart } | undefined {
  const { atoms } = part
  if (atoms.length < fewestSteps || atoms.length > mostSteps) return undefined
  const words = atoms.map((atom) => sequenceWord(atom.text.text, language))
  const first = words.findIndex((word) => word !== undefined)
  const ordered = words.filter((word) => word !== undefined).length
  const sure = words.filter((word) => word?.isSure).length
  if (first < 0 || ordered < fewestSteps || sure < fewestOrdered || first > 1) return undefined
  const own = atoms.slice(first)
  if (own.length - ordered > 1 || own.some((atom) => wordCount(atom.text.text) > mostStepWords))
    return undefined
  const steps = own.map((atom, index): Atom => {
    const text = sliceMapped(atom.text, words[first + index]?.apart ?? 0)
    return { ...atom, kind: 'item', text, lead: 0 }
  })
  return { before: atoms.slice(0, first), steps: { ...part, kind: 'steps', atoms: steps } }
}
