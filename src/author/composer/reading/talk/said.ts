import { isAboutListeners, isAboutSpeaker, isInterjection } from '../../language/address-words.ts'
import { asksReaders } from '../../language/closing-words.ts'
import { saysWhen } from '../../language/dates.ts'
import { leavesOpen, tellsDecision } from '../../language/decision-words.ts'
import { findFigures } from '../../language/figure-phrases.ts'
import { floorWordsLength } from '../../language/floor-words.ts'
import { lexiconFor } from '../../language/lexicon.ts'
import { objects } from '../../language/objection-words.ts'
import { percentWords } from '../../language/percent-words.ts'
import { isQuestion } from '../../language/questions.ts'
import { isDense, wordCount } from '../../language/script.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stopwordsFor } from '../../language/stopwords.ts'
import { escapePattern } from '../../language/word-pattern.ts'
import { sharesSubject } from '../../scoring/shared-words.ts'
import type { Atom } from '../../shaping/atom.ts'
import { sentenceAtom } from '../../shaping/read-atoms.ts'
import { goesOn, standsAlone } from '../../shaping/stands-alone.ts'
import { leadTermLength } from '../lead-term.ts'
import {
  capitalized,
  emptyMappedText,
  type MappedText,
  sliceMapped,
  trimMapped,
} from '../mapped-text.ts'
import { saysPlace } from '../section-marks.ts'
import type { Turn } from '../turn.ts'

/** A sentence of what somebody says in turn. */
export interface Said {
  turn: Turn
  /** Which turn of the talk. */
  place: number
  /** As it was said. */
  whole: MappedText
  /** As it is shown: without words that only take the floor, or that say of what follows that it is decided. */
  text: MappedText
  /** What only says of it that it is decided; empty without. */
  over: MappedText
  /** The same as what titles are made of. */
  atom: Atom
  asks: boolean
  /** Whether it points back or is joined to the sentence before. */
  goes: boolean
  /** Whose name it begins with, or ends with after a comma, in small letters: who speaks so is called by it. */
  called?: string
  /** Whether its turn begins with it. */
  opens: boolean
  words: number
  /** What it says for the matter: more than 0 where that is anything. */
  worth: number
}

/** Fewer words without a figure answer somebody or pass the floor. */
const fewestWords = 4
/** Words of a sentence that says something by itself. */
const tellingWords = 6

/** What is counted in words is told by what it is counted in. */
const share = new RegExp(`(?<=\\s)(?:${percentWords})`, 'iu')

/** What a sentence is worth by what it says. */
const worths = {
  any: 0.35,
  alone: 0.2,
  figure: 0.6,
  amount: 0.2,
  decision: 1,
  /** It is one of several things that are counted up, or under a label of its own. */
  counted: 0.5,
  open: 0.7,
  request: 0.6,
  /** Somebody is against something. */
  position: 0.7,
  when: 0.3,
  reason: 0.3,
  /** It speaks of what nothing near it does. */
  aside: -0.1,
  listeners: -0.35,
  speaker: -0.1,
}
/** Words that may only say again what was said. */
const echoWords = 6
/** Of a talk only so many sentences around one are asked what they speak of. */
const near = 12

/** The sentences of a talk in order, with what each of them is worth. */
export function sentencesSaid(turns: readonly Turn[], language: string): Said[] {
  const counter = { next: 0 }
  const names = namePattern(
    turns.map(({ name }) => name.text.replace(/\s*[:：]\s*$/u, '')),
    language,
  )
  const all = turns.flatMap((turn, place) =>
    splitSentences(turn.said, language).map((whole, at): Said => {
      const { text, over } = shownOf(whole, language)
      const atom = sentenceAtom(text, counter)
      const words = wordCount(text.text)
      return {
        turn,
        place,
        whole,
        text,
        over,
        atom,
        asks: isQuestion(text.text),
        goes: goesOn(text.text, language),
        ...calledBy(names, text.text),
        opens: at === 0,
        words,
        worth: 0,
      }
    }),
  )
  for (const [at, one] of all.entries()) {
    if (one.opens && echoes(one, all[at - 1])) continue
    const around = [...all.slice(Math.max(0, at - near), at), ...all.slice(at + 1, at + 1 + near)]
    one.worth = worthOf(one, around, language)
  }
  return all
}

/** A sentence that begins with what one of them is called by, or ends with it after a comma. */
function namePattern(names: readonly string[], language: string): RegExp {
  const calls = new Set(names.flatMap((name) => callNames(name, language)))
  const any = [...calls].filter(Boolean).map(escapePattern).join('|')
  if (any === '') return /(?!)/u
  const end = isDense(any) ? '' : "(?![\\p{L}\\p{N}’'])"
  return new RegExp(`^(${any})${end}|[,，、،]\\s*(${any})[.!?。！？]?$`, 'iu')
}

function calledBy(names: RegExp, text: string): Pick<Said, 'called'> {
  const found = names.exec(text)
  const called = (found?.[1] ?? found?.[2])?.toLowerCase()
  return called === undefined ? {} : { called }
}

/** What others call somebody by: the whole name, and its first word where that is no word of every sentence ("The Chair"). */
export function callNames(name: string, language: string): string[] {
  const [first = name] = name.split(/\s+/u)
  return first === name || stopwordsFor(language).has(first.toLowerCase()) ? [name] : [name, first]
}

/** "Only for power, yes": a few words that say again what was said or asked right before. */
function echoes({ words, text, place }: Said, before: Said | undefined): boolean {
  if (before === undefined || words > echoWords || before.place === place) return false
  const wordsIn = (one: string) => one.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const said = new Set(wordsIn(before.text.text))
  const own = wordsIn(text.text)
  return own.length > 0 && own.filter((word) => !said.has(word)).length * 2 <= own.length
}

/** "Okay, so the roof leaks" and "Then it is decided: we take the roof" as what they say. */
function shownOf(whole: MappedText, language: string): { text: MappedText; over: MappedText } {
  const taken = floorWordsLength(whole.text)
  const rest = taken === 0 ? whole : trimMapped(sliceMapped(whole, taken))
  const text = /[\p{L}\p{N}]/u.test(rest.text) ? rest : whole
  const colon = /[:：]\s*(?=\S)/u.exec(text.text)
  const over = sliceMapped(text, 0, colon === null ? 0 : colon.index + colon[0].length)
  if (colon !== null && leadTermLength(text.text, 1) === 0 && tellsDecision(over.text, language)) {
    const behind = sliceMapped(text, over.text.length)
    if (wordCount(behind.text) >= fewestWords && standsAlone(behind.text, language))
      return { text: capitalized(behind), over }
  }
  return { text: text === whole ? whole : capitalized(text), over: emptyMappedText }
}

function worthOf(one: Said, around: readonly Said[], language: string): number {
  const { text } = one.text
  if (one.asks || isInterjection(text)) return 0
  const figures = findFigures(text, language)
  const counts = figures.length > 0 || /\p{N}/u.test(text) || share.test(text)
  const isPosition = isAboutSpeaker(text, language) && objects(text, language)
  if (one.words < fewestWords && !counts && !isPosition) return 0
  const decides = tellsDecision(one.whole.text, language)
  const isCounted = leadTermLength(text, 2) > 0 || saysPlace(text)
  const amounts = figures.some(({ kind }) => kind === 'money' || kind === 'percent')
  const isAside = !around.some((other) => sharesSubject(one.atom, other.atom, language))
  const asksFor = asksReaders(text, language)
  return (
    (one.words > fewestWords ? worths.any : 0) +
    (one.words >= tellingWords && standsAlone(text, language) ? worths.alone : 0) +
    (counts ? worths.figure : 0) +
    (amounts ? worths.amount : 0) +
    (decides ? worths.decision : isCounted ? worths.counted : 0) +
    (leavesOpen(text, language) ? worths.open : 0) +
    (asksFor ? worths.request : 0) +
    (isPosition ? worths.position : 0) +
    (saysWhen(text, language) ? worths.when : 0) +
    (givesReason(text, language) ? worths.reason : 0) +
    (isAside ? worths.aside : 0) +
    (!asksFor && isAboutListeners(text, language) ? worths.listeners : 0) +
    (isAboutSpeaker(text, language) ? worths.speaker : 0)
  )
}

function givesReason(text: string, language: string): boolean {
  const said = ` ${text.toLowerCase()} `
  return lexiconFor(language).causes.some((word) => said.includes(` ${word} `))
}
