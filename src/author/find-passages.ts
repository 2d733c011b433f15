import type { Passage } from './compose-passages.ts'
import { stopwordsFor } from './composer/language/stopwords.ts'
import { readManuscript } from './composer/manuscript.ts'
import { type Span, spanOf } from './composer/reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from './composer/scoring/score-topics.ts'
import { type Atom, isSpoken } from './composer/shaping/atom.ts'
import type { Part, Topic } from './composer/shaping/part.ts'
import { wordOverlap } from './pictures/word-overlap.ts'

/** Passages of a text that belong to a topic. */
export interface FoundPassages {
  spans: Passage[]
  /** The heading that they stand under, when that is what was found. */
  heading?: string
  /** How much of the topic stands in them, 0 to 1. */
  score: number
}

/** A heading that holds so much of a topic is about it; a sentence has to hold less. */
const leastOfHeading = 0.7
const leastOfSentence = 0.55
const leastOfPart = 0.3
/** More sentences than these are for more than one slide. */
const mostSentences = 7

/** What a text says on a topic: the section under its heading, else the sentences and items about it. */
export function findPassages(
  topic: string,
  text: string,
  language: string,
): FoundPassages | undefined {
  const wanted = withoutStopwords(topic, language)
  if (wanted === '') return undefined
  const { root } = readManuscript(text, language, true)
  return sectionOn(wanted, root, text) ?? sentencesOn(wanted, root)
}

/** The passages of a text that make a slide of a kind: its first quotation, table, course of events. */
export function passagesOfKind(
  kind: Part['kind'],
  text: string,
  language: string,
  isFree: (span: Span) => boolean,
): FoundPassages | undefined {
  const { root } = readManuscript(text, language, true)
  const parts = flattenTopics(root).flatMap((topic) =>
    topic.parts.filter((part) => part.kind === kind).map((part) => ({ topic, part })),
  )
  const free = parts.find(({ part }) => part.atoms.some((atom) => isFree(spanOf(atom.text))))
  const found = free ?? parts[0]
  if (found === undefined) return undefined
  const { topic, part } = found
  return {
    spans: [...(topic.heading ? [spanOf(topic.heading)] : []), ...partSpans(part)],
    ...(topic.heading ? { heading: topic.heading.text } : {}),
    score: 1,
  }
}

function partSpans(part: Part): Span[] {
  const spans = part.atoms.map((atom) => spanOf(atom.text))
  if (part.kind === 'table') spans.push(...part.columns.map(({ name }) => spanOf(name)))
  if (part.kind === 'chart') spans.push(...(part.chart.headingSpans ?? []))
  if (part.kind === 'quote')
    for (const who of [part.quote, part.name, part.affiliation]) if (who) spans.push(spanOf(who))
  return spans
}

function withoutStopwords(topic: string, language: string): string {
  const stopwords = stopwordsFor(language)
  const words = topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !stopwords.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : words).join(' ')
}

function sectionOn(wanted: string, root: Topic, text: string): FoundPassages | undefined {
  const named = flattenTopics(root).filter((one) => one.heading !== undefined)
  const [scores = []] = wordOverlap(
    [wanted],
    named.map((one) => one.heading?.text ?? ''),
  )
  const score = Math.max(0, ...scores)
  const section = named[scores.indexOf(score)]
  if (section?.heading === undefined || score < leastOfHeading) return undefined
  const heading = spanOf(section.heading)
  const ends = flattenTopics(section).flatMap((one) =>
    topicAtoms(one).map((atom) => spanOf(atom.text).end),
  )
  if (ends.length === 0) return undefined
  const end = Math.max(...ends)
  const lineEnd = text.indexOf('\n', end)
  const span = {
    start: text.lastIndexOf('\n', heading.start) + 1,
    end: lineEnd === -1 ? text.length : lineEnd,
    structured: true,
  }
  return { spans: [span], heading: section.heading.text, score }
}

function sentencesOn(wanted: string, root: Topic): FoundPassages | undefined {
  const atoms = flattenTopics(root).flatMap(topicAtoms).filter(isSpoken)
  const texts = atoms.map((atom) => atom.text.text)
  const [scores = []] = wordOverlap([wanted], texts)
  const ranked = atoms
    .map((atom, index) => ({ atom, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || b.atom.score - a.atom.score)
  const about = ranked.filter(({ score }) => score >= leastOfSentence)
  const found = (about.length > 0 ? about : together(wanted, ranked)).slice(0, mostSentences)
  const [best] = found
  if (best === undefined) return undefined
  return { spans: found.map(({ atom }) => spanOf(atom.text)), score: best.score }
}

/** "Churn and margin" is two things: sentences that each hold a part of a topic, where they hold it whole together. */
function together<One extends { atom: Atom; score: number }>(
  wanted: string,
  ranked: readonly One[],
): One[] {
  const parts = ranked.filter(({ score }) => score >= leastOfPart)
  const all = parts.map(({ atom }) => atom.text.text).join(' ')
  const [[whole = 0] = []] = wordOverlap([wanted], [all])
  return whole >= 1 ? parts : []
}
