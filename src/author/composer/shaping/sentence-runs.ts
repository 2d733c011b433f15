import { corrects } from '../language/correction-words.ts'
import { placeSaid } from '../language/ordinal-words.ts'
import { announces, isUnfinished } from '../language/pointer-sentences.ts'
import { beginsPointing } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { endsUnmarked } from '../language/unmarked-ends.ts'
import { mostSlideWords } from '../planning/slide-room.ts'
import type { Atom } from './atom.ts'
import { goesOn, isBalanced, joinsBefore } from './stands-alone.ts'

/**
 * Sentences of which the first says something by itself and the others only after it. A slide shows the first `least` of
 * them or more, never a later one without those before it.
 */
export interface SentenceRun {
  atoms: readonly Atom[]
  least: number
}

/**
 * A sentence of so many words at the most and without a figure ("The miss has a single main cause.") leads to the next one
 * where that has so many times as many; two equally short ones say one thing each. One or two words always do ("Partly.").
 */
const leadingWords = 7
const timesLonger = 2.5
const answerWords = 2

/**
 * Sentences in runs, in order: one that points back belongs to the run before it; one that a conjunction joins to the one
 * before, or that corrects it, answers, ends or spells out what that began, is never parted from it.
 */
export function sentenceRuns(atoms: readonly Atom[], language: string): SentenceRun[] {
  const runs: { atoms: Atom[]; least: number }[] = []
  const counted = countedOn(atoms, language)
  for (const [index, atom] of atoms.entries()) {
    const run = runs[runs.length - 1]
    const before = run?.atoms[run.atoms.length - 1]
    if (run === undefined || before === undefined) {
      runs.push({ atoms: [atom], least: 1 })
      continue
    }
    const { text } = atom.text
    const apart = atom.opens === true
    // What a numbered clause of a contract says is one thing.
    const clause = !apart && numberedClause.test(run.atoms[0]?.text.text ?? '')
    const place = counted[index]
    const bound =
      clause ||
      place === 'bound' ||
      joinsBefore(text, language) ||
      (!apart && corrects(text, language)) ||
      (!apart && isOpen(run.atoms)) ||
      (!apart && leadsOn(before.text.text, text, language))
    if (
      bound ||
      place === 'next' ||
      (apart ? beginsPointing(text, language) : goesOn(text, language))
    ) {
      run.atoms.push(atom)
      if (bound) run.least = run.atoms.length
    } else runs.push({ atoms: [atom], least: 1 })
  }
  return runs
}

/** Sentences at the most from one that counts to the next. */
const mostBetween = 8

/**
 * Which sentences count on from the one before ("The second …"): `bound`, where they and what announces them have room on a slide
 * together, so that none is shown without the others.
 */
function countedOn(
  atoms: readonly Atom[],
  language: string,
): readonly ('bound' | 'next' | undefined)[] {
  const places = atoms.map(({ text: { text } }) => placeSaid(text, language))
  const goesOnFrom = (place: number, at: number) =>
    place > 1 && places.slice(Math.max(0, at - mostBetween), at).includes(place - 1)
  const found = places.map((place, at) => (goesOnFrom(place, at) ? ('next' as const) : undefined))
  if (!found.includes('next')) return found
  const all: ('bound' | 'next' | undefined)[] = [...found]
  for (const [index, atom] of atoms.entries()) {
    const isFirst = places[index] === 1
    if (!isFirst && placeSaid(behindColon(atom.text.text), language) !== 1) continue
    let last = index
    const isNear = (at: number) => at < atoms.length && at - last <= mostBetween
    for (let place = 2, at = index + 1; isNear(at) && places[at] !== 1; at++) {
      if (places[at] !== place) continue
      last = at
      place++
    }
    // What opens a paragraph hangs on nothing but what leads to it.
    const hangs = isFirst && index > 0 && atom.opens !== true
    const from = hangs ? index - 1 : index
    const words = atoms
      .slice(from, last + 1)
      .reduce((sum, one) => sum + wordCount(one.text.text), 0)
    if (last > index && words <= mostSlideWords)
      for (let at = from + 1; at <= last; at++) all[at] = 'bound'
  }
  return all
}

/** UTF-16 units in which a place is said. */
const longestOpening = 200

/** How what a sentence says behind its first colon begins. */
function behindColon(sentence: string): string {
  const at = sentence.search(/[:：]/u)
  return at < 0 ? '' : sentence.slice(at + 1, at + 1 + longestOpening)
}

/** Sentences that brackets or quotation marks may hold together; what is open for longer is a slip. */
const mostHeld = 4

/** Whether brackets or quotation marks are open behind some sentences, few enough to be no slip. */
export function isOpen(atoms: readonly Atom[]): boolean {
  return atoms.length < mostHeld && !isBalanced(atoms.map((one) => one.text.text).join(' '))
}

/** "5.1 Nothing in this Agreement …", "§ 4 Abs. …". */
const numberedClause = /^\s*(?:§\s*\d+|\d+(?:\.\d+)+[.)]?)\s+\p{L}/u

/** Whether a sentence is only the beginning of what the next one says: a question, an announcement, a few words. */
export function leadsOn(text: string, next: string, language: string): boolean {
  if (isUnfinished(text) || announces(text, language)) return true
  const words = wordCount(text)
  if (words <= answerWords) return true
  return words <= leadingWords && !/\p{N}/u.test(text) && wordCount(next) >= words * timesLonger
}

/** Sentences one after the other, as they are written. */
export function joinedSentences(atoms: readonly Atom[]): string {
  return joinSentences(atoms.map((atom) => atom.text.text.trim()))
}

/**
 * The same of sentences as text: with a space between them, but after Chinese and Japanese; a semicolon ends a line that
 * nothing else does, a full stop where there are no spaces.
 */
export function joinSentences(texts: readonly string[]): string {
  const between = (before: string, after: string) => {
    if (/[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]$/u.test(before))
      return /[\p{L}\p{N}]$/u.test(before) ? '。' : ''
    return unended.test(before) && !endsUnmarked(before) && /^[\p{Lu}\p{Lo}\p{N}]/u.test(after)
      ? '; '
      : ' '
  }
  return texts.reduce((all, text) => `${all}${between(all, text)}${text}`, '').trim()
}

const unended = /[\p{L}\p{N})%]$/u

/** The words of some runs. */
function wordsOfRuns(runs: readonly SentenceRun[]): number {
  return runs.reduce((sum, run) => sum + wordsOfRun(run), 0)
}

/** The words of a run, or of its first `count` sentences. */
export function wordsOfRun(run: SentenceRun, count = run.atoms.length): number {
  return run.atoms.slice(0, count).reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
}

/** More runs than these are shared out by number and not by words: the best shares take the square of their number. */
const mostWeighed = 400
/** Words, those of a long sentence, that a share may be longer or shorter for, so that it begins with a paragraph; with what could as well. */
const paragraphWorth = 25
const beginningWorth = 12

/**
 * The runs in `count` shares of nearly equal length, in order, which begin with paragraphs where they can.
 *
 * @param begins whether another sentence may begin a share as well as a paragraph.
 */
export function shareRuns(
  runs: readonly SentenceRun[],
  count: number,
  begins: (atom: Atom) => boolean = () => false,
): SentenceRun[][] {
  const wanted = Math.max(1, count)
  if (wanted === 1) return [[...runs]]
  if (wanted > runs.length) return shareSentences(runs, wanted)
  if (runs.length > mostWeighed) return equalShares(runs, wanted)
  const mean = wordsOfRuns(runs) / wanted
  const words = runs.map((run) => wordsOfRun(run))
  const breaks = runs.map(({ atoms: [first] }) => breakCost(first, begins))
  // best[n][i]: the least cost of the first i runs in n shares, and where the last of them begins.
  let best = words.map((_, index) => ({ cost: cost(words, 0, index + 1, mean), from: [0] }))
  for (let share = 2; share <= wanted; share++) {
    best = words.map((_, index) => {
      let found = { cost: Number.POSITIVE_INFINITY, from: [] as number[] }
      let length = 0
      for (let from = index; from >= share - 1; from--) {
        length += words[from] ?? 0
        const before = best[from - 1]
        if (before === undefined) continue
        const all = before.cost + (length - mean) ** 2 + (breaks[from] ?? 0)
        if (all < found.cost) found = { cost: all, from: [...before.from, from] }
      }
      return found
    })
  }
  const starts = best[runs.length - 1]?.from ?? [0]
  return starts.map((from, index) => runs.slice(from, starts[index + 1] ?? runs.length))
}

/** What it costs to begin a share with a sentence. */
function breakCost(first: Atom | undefined, begins: (atom: Atom) => boolean): number {
  if (first === undefined || first.opens === true) return 0
  return (begins(first) ? beginningWorth : paragraphWorth) ** 2
}

function cost(words: readonly number[], from: number, to: number, mean: number): number {
  const sum = words.slice(from, to).reduce((all, one) => all + one, 0)
  return (sum - mean) ** 2
}

/** More shares than runs: runs are parted after all, where the deck must have so many slides. */
function shareSentences(runs: readonly SentenceRun[], count: number): SentenceRun[][] {
  const single = runs.flatMap((run) => run.atoms.map((atom) => ({ atoms: [atom], least: 1 })))
  return equalShares(single, Math.min(count, single.length))
}

function equalShares(runs: readonly SentenceRun[], count: number): SentenceRun[][] {
  return Array.from({ length: count }, (_, share) =>
    runs.slice(
      Math.round((share * runs.length) / count),
      Math.round(((share + 1) * runs.length) / count),
    ),
  )
}
