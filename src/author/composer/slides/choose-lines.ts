import { wordCount } from '../language/script.ts'
import { listWords, mostSlideWords } from '../planning/slide-room.ts'
import { sentenceWorths } from '../scoring/sentence-worth.ts'
import type { Atom } from '../shaping/atom.ts'
import { leadsOn, type SentenceRun, sentenceRuns, wordsOfRun } from '../shaping/sentence-runs.ts'
import { isAside, isSevered } from '../shaping/stands-alone.ts'
import { RunChooser } from './choose-runs.ts'

/** An answer of so few words ("Yes.", "Not always.") says something with the sentence behind it. */
const shortAnswerWords = 2

interface LinePlace {
  taken?: Atom
  isAnswer?: boolean
  isHeaded?: boolean
  worths?: ReadonlyMap<Atom, number>
  whole?: number
  chosen?: number
}

/** So many short sentences have room on a slide together. */
const mostLines = 9

/** What a slide shows of more than it has room for. */
const chosenWords = 60
const chosenRoom = { line: 8, alone: mostSlideWords }

/**
 * What a slide shows of some sentences, a line each time the sentences of one run, in order: all where they are few, else those
 * that say most (`worths`), none without what it goes on from. One at least. `taken`: the one of them that is the title;
 * what goes on from it follows at once. `isAnswer`: a question stands over them, which the first of them answers. `isHeaded`:
 * so does the heading that the first of them stands under in the text, and may point at.
 */
export function chooseLines(
  atoms: readonly Atom[],
  language: string,
  {
    taken,
    isAnswer = false,
    isHeaded = isAnswer,
    worths = sentenceWorths(atoms, language),
    whole = listWords,
    chosen = chosenWords,
  }: LinePlace = {},
): Atom[][] {
  const runs = sentenceRuns(atoms, language).flatMap((run) => withoutTaken(run, taken, language))
  const isCut = ({ atoms: [first] }: SentenceRun) =>
    !isHeaded && first !== undefined && first === atoms[0] && isSevered(first, language)
  const isBeside = (run: SentenceRun) =>
    run.atoms.every((atom) => isAside(atom.text.text, language))
  const told = runs.filter((run) => !isBeside(run) && !isCut(run))
  const own = told.length > 0 ? told : runs
  const sum = own.reduce((all, run) => all + wordsOfRun(run), 0)
  if (sum <= whole && own.length <= mostLines) return own.map((run) => [...run.atoms])
  const chooser = new RunChooser(own, worths, language, { ...chosenRoom, words: chosen })
  const lines = chooser.choose(isAnswer)
  const [first] = own
  return lines.length > 0 || first === undefined ? lines : [beginning(first)]
}

/** Whether the first of some sentences only says yes, no or the like. */
export function isShortAnswer([first]: readonly Atom[]): boolean {
  return first !== undefined && wordCount(first.text.text) <= shortAnswerWords
}

/** A run without the sentence that is the title: those after it go on from there. */
function withoutTaken(run: SentenceRun, taken: Atom | undefined, language: string): SentenceRun[] {
  const at = taken === undefined ? -1 : run.atoms.indexOf(taken)
  if (at < 0) return [run]
  // What only led to it says nothing below it.
  const led = leadsOn(run.atoms[at - 1]?.text.text ?? '', run.atoms[at]?.text.text ?? '', language)
  const end = at > 0 && led ? at - 1 : at
  const before = { atoms: run.atoms.slice(0, end), least: Math.min(run.least, end) }
  const after = { atoms: run.atoms.slice(at + 1), least: Math.max(1, run.least - at - 1) }
  return [before, after].filter((one) => one.atoms.length > 0)
}

/** As much of a run as a slide holds, one sentence at least. */
function beginning(run: SentenceRun): Atom[] {
  let words = 0
  const end = run.atoms.findIndex((atom) => {
    words += wordCount(atom.text.text)
    return words > mostSlideWords
  })
  return run.atoms.slice(0, end < 0 ? run.atoms.length : Math.max(1, end))
}
