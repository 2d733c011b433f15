import { isAboutListeners, isAboutSpeaker } from '../../language/address-words.ts'
import { objects } from '../../language/objection-words.ts'
import { announces, isUnfinished } from '../../language/pointer-sentences.ts'
import { holdsPointer, pointsBack } from '../../language/pointers-back.ts'
import { isBalanced, standsAlone, standsInPlace } from '../../shaping/stands-alone.ts'
import type { Said } from './said.ts'

/** One or more sentences in order of which some say nothing, or something else, without others. */
export interface Point {
  said: readonly Linked[]
}

/** A sentence of a point. */
interface Linked {
  one: Said
  /** Whether it says nothing without the one before. */
  needs: boolean
  /** Whether the one before says something else without it: the answer to a question, what somebody says against it. */
  answers: boolean
}

/** A sentence of fewer words and without a figure says nothing without the one before. */
const fewestWords = 4
/** Words that somebody says at a time about one thing. */
const breathWords = 40
/** An answer of fewer words is told with its question. */
const answerWords = 10
/** A sentence of so few words only leads to the next. */
const leadingWords = 3

/**
 * The sentences of a talk as points: one that points back, that answers a question, or by which another one denies what was said,
 * is told with what it goes on from, and that with it.
 */
export function pointsOf(sentences: readonly Said[], language: string): Point[] {
  const points: { said: Linked[] }[] = []
  for (const [at, one] of sentences.entries()) {
    const before = sentences[at - 1]
    const link = before === undefined ? undefined : linkOf(before, one, language)
    const last = points.at(-1)
    if (link !== undefined) last?.said.push({ one, ...link })
    // What one says in a few sentences is about one thing.
    else if (last !== undefined && !one.opens && wordsOf(last) + one.words <= breathWords)
      last.said.push({ one, needs: false, answers: false })
    else points.push({ said: [{ one, needs: false, answers: false }] })
  }
  return points
}

function wordsOf({ said }: Point): number {
  return said.reduce((sum, { one }) => sum + one.words, 0)
}

/** How a sentence hangs on the one before; undefined where it begins something of its own. */
function linkOf(
  before: Said,
  one: Said,
  language: string,
): Pick<Linked, 'needs' | 'answers'> | undefined {
  const { text } = one.text
  if (!one.opens) {
    if (before.asks && !one.asks) return { needs: one.goes, answers: true }
    if (isUnfinished(before.text.text) || !isBalanced(before.text.text))
      return { needs: true, answers: true }
    if (one.goes || holdsPointer(text, language) || isFragment(one))
      return { needs: true, answers: false }
    return leads(before, language) ? { needs: false, answers: false } : undefined
  }
  if (before.asks) {
    const needs = needsQuestion(one, language)
    return one.asks || !(needs || isTopic(before, language)) ? undefined : { needs, answers: true }
  }
  if (one.asks || before.worth <= 0) return undefined
  const back = pointsBack(text, language)
  return back || objects(text, language)
    ? { needs: back || one.words < fewestWords, answers: true }
    : undefined
}

/** Whether a sentence is only the beginning of the next one. */
function leads(one: Said, language: string): boolean {
  return announces(one.text.text, language) || (one.words <= leadingWords && one.worth === 0)
}

function isFragment({ words, worth, asks }: Said): boolean {
  return words < fewestWords && worth === 0 && !asks
}

/** Whether an answer says nothing without its question. */
function needsQuestion(one: Said, language: string): boolean {
  const { text } = one.text
  return one.words < answerWords || !standsAlone(text, language) || objects(text, language)
}

/** Words and lines of a point that a slide shows. */
const mostWords = 50
const mostLines = 5
/** What a question is worth over its answer. */
const askedWorth = 0.4
/** What says less begins no point. */
const leastWorth = 0.3
/** What a word costs that a slide must show. */
const wordCost = 0.015

/** The sentences of a point that are worth most together and say there what they say in their place; none where there are no such. */
export function shownOfPoint({ said }: Point, language: string): readonly Said[] {
  let best: readonly Said[] = []
  let value = 0
  for (const [from, first] of said.entries()) {
    if (first.needs || !stands(first.one, language)) continue
    let [worth, words] = [first.one.asks ? askedWorth : 0, 0]
    for (let to = from; to < said.length; to++) {
      const one = said[to]?.one
      if (one === undefined) break
      worth += Math.max(0, one.worth)
      words += one.words
      const some = said.slice(from, to + 1).map((each) => each.one)
      if (words > mostWords || linesOf(some).length > mostLines) break
      const isTorn = said[to + 1]?.answers === true || one.asks
      const isSaid = worth - (first.one.asks ? askedWorth : 0) > 0
      if (!isTorn && isSaid && worth - words * wordCost > value) {
        value = worth - words * wordCost
        best = some
      }
    }
  }
  return best
}

/**
 * Sentences that are shown together as lines: each that stands alone, and those that go on from it; a question stands before its
 * answer.
 */
export function linesOf(said: readonly Said[]): Said[][] {
  const lines: Said[][] = []
  for (const one of said) {
    // "So." and the like say nothing.
    if (!one.asks && one.worth <= 0 && one.words <= 1 && lines.at(-1)?.at(-1)?.asks !== true)
      continue
    const last = lines.at(-1)
    const before = last?.at(-1)
    const goes = before?.asks === true || (before?.place === one.place && one.goes)
    if (last === undefined || !goes) lines.push([one])
    else last.push(one)
  }
  return lines
}

/** Whether a point may begin with a sentence. */
function stands(one: Said, language: string): boolean {
  const { text } = one.text
  if (one.asks) return isTopic(one, language)
  if (one.worth < leastWorth) return false
  return one.opens
    ? standsInPlace(text, language) && !pointsBack(text, language)
    : standsAlone(text, language)
}

/** Whether a question names what it asks about, so that it can stand over its answer. */
function isTopic({ asks, called, words, text: { text } }: Said, language: string): boolean {
  return (
    asks &&
    called === undefined &&
    words >= fewestWords &&
    standsAlone(text, language) &&
    !isAboutListeners(text, language) &&
    !isAboutSpeaker(text, language)
  )
}

/** Whether what another says next is set against a sentence of a point, or against what its speaker says on after it. */
export function isDisputed({ said }: Point, one: Said): boolean {
  const after = said.slice(said.findIndex((each) => each.one === one) + 1)
  const next = after.find((each) => each.one.opens)
  return !one.asks && next?.answers === true
}

/** What sentences are worth on a slide. */
export function worthOfShown(shown: readonly Said[]): number {
  return shown.reduce((sum, one) => sum + Math.max(0, one.worth), 0)
}
