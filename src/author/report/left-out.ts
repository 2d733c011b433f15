import { blockSources } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant } from '../../deck/slide.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { allMatches } from '../../text/all-matches.ts'
import { segmenter } from '../../text/segmenter.ts'
import { pieces } from '../composer/language/pieces.ts'
import { foldedWords } from '../composer/slides/slide-draft.ts'
import { withoutPart } from '../slide-titles/part-titles.ts'

/** A passage of a source that no slide shows: its notes hold it, or nothing does. */
export interface LeftOutPassage {
  span: SourceSpan
  place: 'notes' | 'nowhere'
}

/** So many letters tell one sentence from the others. */
const tellingLength = 60

/** What begins a line in markdown and is no part of what it says. */
const lineMark = /^\s*(?:(?:[-*+>|•]|\d{1,3}[.)]|#{1,6})\s+)*/u

/**
 * What of a source is on no slide of a deck, sentence by sentence, in its order. A sentence counts as shown when
 * something on a slide was made of a part of it, or a slide is called so.
 *
 * @param limit how many passages are looked for in the notes and given.
 * @returns those, and how many there are besides.
 */
export function leftOutPassages(
  deck: Deck,
  input: string,
  text: string,
  limit: number,
): { passages: LeftOutPassage[]; omitted: number } {
  const shown = shownRanges(deck, input)
  const names = shownNames(deck, input)
  const notes = foldedWords(deck.slides.map((slide) => slide.notes ?? '').join('\n'))
  const passages: LeftOutPassage[] = []
  let omitted = 0
  for (const [start, end] of sentences(text, deck.language)) {
    if (overlaps(shown, start, end) || names.has(foldedWords(text.slice(start, end)))) continue
    if (passages.length >= limit) {
      omitted += 1
      continue
    }
    const words = foldedWords(text.slice(start, end)).slice(0, tellingLength)
    const place = notes.includes(words) ? 'notes' : 'nowhere'
    passages.push({ span: { input, start, end }, place })
  }
  return { passages, omitted }
}

/** The words of what slides made of an input are called: a heading is shown as their title, or over it. */
function shownNames(deck: Deck, input: string): Set<string> {
  const names = deck.slides.flatMap((slide) => {
    const { title, eyebrow, meta, blocks } = chosenVariant(slide)
    const spans = [...slide.sources, ...blocks.flatMap(blockSources)]
    return spans.some((span) => span.input === input) ? [withoutPart(title), eyebrow, meta] : []
  })
  return new Set(
    [deck.title, ...names].flatMap((name) =>
      name === undefined ? [] : [name, name.replace(lineMark, '')].map(foldedWords),
    ),
  )
}

type Range = readonly [start: number, end: number]

/** The ranges of an input that slides show, in order, those that touch joined. */
function shownRanges(deck: Deck, input: string): Range[] {
  const spans = deck.slides
    .flatMap((slide) => [...slide.sources, ...chosenVariant(slide).blocks.flatMap(blockSources)])
    .filter((span) => span.input === input)
    .sort((one, other) => one.start - other.start)
  const ranges: [number, number][] = []
  for (const { start, end } of spans) {
    const last = ranges.at(-1)
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([start, end])
  }
  return ranges
}

function overlaps(ranges: readonly Range[], start: number, end: number): boolean {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.[1] ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) < end
}

/** The sentences of a text that say anything, line by line, without the marks at their beginnings. */
function* sentences(text: string, language: string): Generator<Range> {
  const divided = segmenter(language, 'sentence')
  for (const { 0: line, index: lineStart } of allMatches(text, /[^\n]+/gu)) {
    const begin = lineMark.exec(line)?.[0].length ?? 0
    for (const { start: pieceStart, piece } of pieces(line.slice(begin)))
      for (const { segment, index } of divided.segment(piece)) {
        const words = segment.trimEnd()
        if (!/[\p{L}\p{N}]/u.test(words)) continue
        const start = lineStart + begin + pieceStart + index
        yield [start, start + words.length]
      }
  }
}
