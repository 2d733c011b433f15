import { asksReaders } from '../language/closing-words.ts'
import { pointsBack } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { mostSlideWords, slideLines, slideWords } from '../planning/slide-room.ts'
import { cosine } from '../scoring/ngram-vector.ts'
import type { Atom } from '../shaping/atom.ts'
import { type SentenceRun, sentenceRuns, wordsOfRun } from '../shaping/sentence-runs.ts'
import { goesOn, isAside, standsInPlace } from '../shaping/stands-alone.ts'

/** How much a word costs: 1 would take short sentences only, 0 long ones. */
const lengthPrice = 0.35
/** What a request to those who read is worth beside the weight of what it says, 0 to 1. */
const requestWorth = 0.5
/** An answer of so few words ("Yes.", "Not always.") says something with the sentence behind it. */
const shortAnswerWords = 2

interface LinePlace {
  taken?: Atom
  isAnswer?: boolean
  isHeaded?: boolean
}

/**
 * What a slide shows of some sentences, a line each time the sentences of one run, in order: all where they are few, else
 * the runs with the most to say a word that the chosen ones do not say, until the slide is full. One at least. `taken`: the
 * one of them that is the title; what goes on from it may follow at once. `isAnswer`: a question stands over them, which the
 * first of them answers. `isHeaded`: so does the heading that the first of them stands under in the text, and may point at.
 */
export function chooseLines(
  atoms: readonly Atom[],
  language: string,
  { taken, isAnswer = false, isHeaded = isAnswer }: LinePlace = {},
): Atom[][] {
  const parted = sentenceRuns(atoms, language).flatMap((run) => withoutTaken(run, taken))
  const runs = isAnswer ? withShortAnswer(parted) : parted
  const isCut = (run: SentenceRun) => !isHeaded && isSevered(run, atoms, language)
  const told = runs.filter(
    (run) => !run.atoms.every((atom) => isAside(atom.text.text, language)) && !isCut(run),
  )
  const own = told.length > 0 ? told : runs
  const sum = own.reduce((all, run) => all + wordsOfRun(run), 0)
  if (sum <= mostSlideWords && own.length <= slideLines) return own.map((run) => [...run.atoms])
  const counts = new Map<SentenceRun, number>()
  let left = slideWords
  // What a title begins is said under it.
  const led = isAnswer
    ? own[0]
    : own.find(({ atoms: [first] }) => first !== undefined && isLed(first, taken, atoms, language))
  if (led !== undefined) {
    counts.set(led, led.least)
    left -= wordsOfRun(led, led.least)
  }
  const open = new Set(own.filter((run) => run !== led && canStand(run, language) && !isCut(run)))
  while (counts.size < slideLines && open.size > 0) {
    let best: { run: SentenceRun; value: number; words: number } | undefined
    for (const run of open) {
      const words = wordsOfRun(run, run.least)
      if (words > left && (counts.size > 0 || words > mostSlideWords)) continue
      const value = worthOf(run, counts, language) / Math.max(8, words) ** lengthPrice
      if (best === undefined || value > best.value) best = { run, value, words }
    }
    if (best === undefined) break
    open.delete(best.run)
    counts.set(best.run, best.run.least)
    left -= best.words
  }
  if (counts.size === 0) {
    const [first] = own
    return first === undefined ? [] : [beginning(first)]
  }
  for (const [run, count] of counts)
    for (let next = count; next < run.atoms.length; next++) {
      const words = wordCount(run.atoms[next]?.text.text ?? '')
      if (words > left) break
      left -= words
      counts.set(run, next + 1)
    }
  return own.flatMap((run) => {
    const count = counts.get(run)
    return count === undefined ? [] : [run.atoms.slice(0, count)]
  })
}

/** Runs of which the first goes on where it is only a word or two. */
function withShortAnswer(runs: readonly SentenceRun[]): SentenceRun[] {
  const [first, second, ...others] = runs
  if (first === undefined || second === undefined || !isShortAnswer(first.atoms)) return [...runs]
  if (first.atoms.length > 1) return [...runs]
  const atoms = [...first.atoms, ...second.atoms]
  return [{ atoms, least: first.atoms.length + second.least }, ...others]
}

/** Whether the first of some sentences only says yes, no or the like. */
export function isShortAnswer([first]: readonly Atom[]): boolean {
  return first !== undefined && wordCount(first.text.text) <= shortAnswerWords
}

/** A run without the sentence that is the title: those after it go on from there. */
function withoutTaken(run: SentenceRun, taken: Atom | undefined): SentenceRun[] {
  const at = taken === undefined ? -1 : run.atoms.indexOf(taken)
  if (at < 0) return [run]
  const before = { atoms: run.atoms.slice(0, at), least: Math.min(run.least, at) }
  const after = { atoms: run.atoms.slice(at + 1), least: Math.max(1, run.least - at - 1) }
  return [before, after].filter((one) => one.atoms.length > 0)
}

/** Whether a run begins with what goes on from a sentence that is not on this slide; a paragraph begins by itself. */
function isSevered({ atoms: [first] }: SentenceRun, atoms: readonly Atom[], language: string) {
  if (first === undefined || first !== atoms[0]) return false
  const { text } = first.text
  return first.opens === true ? pointsBack(text, language) : goesOn(text, language)
}

/** Whether a sentence follows the title's right away and belongs to its run. */
function isLed(
  atom: Atom,
  taken: Atom | undefined,
  atoms: readonly Atom[],
  language: string,
): boolean {
  if (taken === undefined || atoms[atoms.indexOf(taken) + 1] !== atom) return false
  return sentenceRuns([taken, atom], language).length === 1
}

/** Whether a run can stand without what is before it, where that is left out. */
function canStand({ atoms: [first, ...others] }: SentenceRun, language: string): boolean {
  return first !== undefined && (standsInPlace(first.text.text, language) || others.length > 0)
}

function worthOf(
  run: SentenceRun,
  chosen: ReadonlyMap<SentenceRun, number>,
  language: string,
): number {
  const core = run.atoms.slice(0, run.least)
  const asked = core.some((atom) => asksReaders(atom.text.text, language)) ? requestWorth : 0
  const score = Math.max(...core.map((atom) => atom.score)) + asked
  let said = 0
  for (const [other, count] of chosen)
    for (const one of other.atoms.slice(0, count))
      for (const atom of core) said = Math.max(said, cosine(one.vector, atom.vector))
  return score * (1 - said)
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
