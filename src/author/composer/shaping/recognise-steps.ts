import { isClosingHeading, speaksOfOpenEnds } from '../language/heading-words.ts'
import { namesPoints } from '../language/point-words.ts'
import { namesProcess } from '../language/process-words.ts'
import { sequenceWord } from '../language/sequence-words.ts'
import { statesHowItIs } from '../language/stating-words.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import type { StepsPart } from './part.ts'

const fewestSteps = 3
/** Items that say where they stand in the order. */
const fewestOrdered = 2

/**
 * Whether what is numbered is done one after the other: the items say so themselves ("Step 1: …", "Then …"), the heading or
 * the introduction does, or all items are sentences that tell of acts. Numbers alone only count: clauses, causes, duties, demands.
 */
export function areActsInOrder(
  { atoms, intro }: StepsPart,
  heading: MappedText | undefined,
  language: string,
): boolean {
  const names = [heading?.text, intro?.text].filter((name) => name !== undefined)
  if (names.some((name) => speaksOfOpenEnds(name) || isRequest(name))) return false
  if (names.some(namesProcess)) return true
  if (names.length > 0 && !names.some(namesPoints) && areActs(atoms, language)) return true
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

/** Whether items are a whole sentence each that says what is done: few say how something is or what must or may not be, or explain themselves. */
function areActs(atoms: readonly Atom[], language: string): boolean {
  const others = atoms.filter(
    ({ text, more, children }) =>
      more.length + children.length > 0 || statesHowItIs(text.text, language),
  )
  const areHeaded = new Set(atoms.map(({ lead }) => lead > 0)).size === 1
  return (
    atoms.length >= fewestSteps &&
    areHeaded &&
    others.length < atoms.length * mostOthers &&
    atoms.every(({ text }) => wholeSentence.test(text.text))
  )
}

/** Whether a name says that something is asked or decided, and not what is done next. */
function isRequest(name: string): boolean {
  return isClosingHeading(name) && !namesProcess(name)
}
