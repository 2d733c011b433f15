import type { Slide } from '../../../deck/slide.ts'
import { type MappedText, spanOf } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Topic } from '../shaping/part.ts'

/** How many sentences, items and rows of a text there are, and how many are neither on a slide nor in the notes. */
interface LeftOut {
  missing: number
  total: number
}

/**
 * Counts what nobody gets to see. A passage is on a slide when something there was made of it; `noted` holds the
 * offsets in the source at which the passages in the notes begin.
 */
export function countLeftOut(
  root: Topic,
  slides: readonly Slide[],
  noted: ReadonlySet<number>,
): LeftOut {
  const passages = flattenTopics(root)
    .flatMap(topicAtoms)
    .flatMap((atom) => [atom.text, ...atom.more])
    .filter((passage) => passage.text.trim() !== '')
  const covered = mergeSpans(slides.flatMap((slide) => slide.sources))
  const missing = passages.filter((passage) => !noted.has(spanOf(passage).start))
  return {
    missing: missing.filter((passage) => !isCovered(passage, covered)).length,
    total: passages.length,
  }
}

/** The warning about it; undefined when nothing is left out. */
export function leftOutWarning({ missing, total }: LeftOut): string | undefined {
  if (missing === 0) return undefined
  const count = missing.toLocaleString('en')
  return `The text is longer than the slides and their notes can hold: ${count} of ${total.toLocaleString('en')} sentences and rows ${missing === 1 ? 'is' : 'are'} in neither. Ask for more slides, or send it in parts.`
}

/** Spans in order, those that touch joined. */
function mergeSpans(spans: readonly { start: number; end: number }[]) {
  const merged: { start: number; end: number }[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged[merged.length - 1]
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ start: span.start, end: span.end })
  }
  return merged
}

function isCovered(passage: MappedText, spans: readonly { start: number; end: number }[]): boolean {
  const { start } = spanOf(passage)
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  const span = spans[low]
  return span !== undefined && span.start <= start
}
