import { LRUCache } from 'lru-cache'
import type { ParagraphSpecification, TextRun, TextSegment, TextStyle } from '../scene/text.ts'
import { shapeWords, type Word } from './break-lines.ts'
import { cleanText } from './clean-text.ts'
import type { FontFallback } from './font-fallback.ts'
import { type Item, itemize } from './itemize.ts'
import { boundariesOf } from './known-boundaries.ts'
import { PieceShaper } from './pieces.ts'
import type { Shaper } from './shaper.ts'
import { embeddingLevels, paragraphDirection } from './text-direction.ts'

/** What of a paragraph is the same in every width. It is shared: nothing of it may be changed. */
interface ShapedParagraph {
  /** The runs with clean texts; absent where they are clean already. */
  cleanRuns?: TextRun[]
  /** The texts of all runs. */
  text: string
  direction: 'ltr' | 'rtl'
  segments: TextSegment[]
  words: readonly Word[]
  /** For what has to be shaped anew: parts of a word that is wider than the measure. */
  shaper: PieceShaper
}

/** What a paragraph's words and their order depend on. */
type Source = Pick<ParagraphSpecification, 'runs' | 'direction'>

/** Longer texts are set in few widths, and would keep much. */
const longestKept = 1_000
/**
 * Of all texts kept, about 100 bytes each: those of a deck of fifty slides in all sizes that are tried. With fewer, its
 * scene finds nothing of what its fitting has shaped.
 */
const mostCharacters = 90_000

/** Shapes paragraphs, once for all widths that they are tried in: layouts look for the best by trying many. */
export class ParagraphShaper {
  private readonly shaper: Shaper
  private readonly fallback: FontFallback
  private readonly known = new LRUCache<string, ShapedParagraph>({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
  })

  constructor(shaper: Shaper, fallback: FontFallback) {
    this.shaper = shaper
    this.fallback = fallback
  }

  /** @param language BCP 47. */
  shape(source: Source, language: string): ShapedParagraph {
    const key = keyOf(source, language)
    if (key === undefined) return this.shapeAfresh(source, language)
    let shaped = this.known.get(key)
    if (!shaped) {
      shaped = this.shapeAfresh(source, language)
      this.known.set(key, shaped)
    }
    return shaped
  }

  /** The same for who keeps it. @param language BCP 47. */
  shapeAfresh(source: Source, language: string): ShapedParagraph {
    const cleanRuns = cleaned(source.runs)
    const runs = cleanRuns ?? source.runs
    const text = runs.map((run) => run.text).join('')
    const direction = source.direction ?? paragraphDirection(text, language)
    const { graphemes, breaks } = boundariesOf(text)
    const levels = embeddingLevels(text, direction)
    const { items, shapedText } = itemize(runs, text, graphemes, levels, language, this.fallback)
    const shaper = new PieceShaper(this.shaper, items, shapedText, graphemes, language)
    const words = shapeWords(text, breaks, shaper)
    const segments = segmentsOf(items, text)
    return { ...(cleanRuns ? { cleanRuns } : {}), text, direction, segments, words, shaper }
  }
}

/** All that a paragraph is shaped by; undefined for one that is not kept. */
function keyOf({ runs, direction }: Source, language: string): string | undefined {
  let key = `${language}/${direction}`
  let length = 0
  let previous: TextStyle | undefined
  for (const { text, style } of runs) {
    length += text.length
    // Whether neighbours have the same link is told by the object.
    if (length > longestKept || style.link !== undefined) return undefined
    // Neighbours are one stretch where they have the same style, which is told by the object too.
    key += style === previous ? '\n=' : `\n${styleKey(style)}`
    key += `/${text.length}/${text}`
    previous = style
  }
  return key
}

function styleKey({ font, size, color, tracking, ...look }: TextStyle): string {
  const { tabularFigures, underline, strike } = look
  const marks = (tabularFigures ? 1 : 0) + (underline ? 2 : 0) + (strike ? 4 : 0)
  const face = `${font.family}/${font.weight}/${font.italic}`
  return `${face}/${size}/${color}/${tracking}/${marks}`
}

function cleaned(runs: TextRun[]): TextRun[] | undefined {
  const clean = runs.map((run) => {
    const text = cleanText(run.text)
    return text === run.text ? run : { ...run, text }
  })
  return clean.some((run, index) => run !== runs[index]) ? clean : undefined
}

function segmentsOf(items: readonly Item[], text: string): TextSegment[] {
  const segments: TextSegment[] = []
  let previous: Item | undefined
  for (const item of items) {
    const part = text.slice(item.start, item.end)
    const segment = segments[segments.length - 1]
    if (
      segment &&
      previous &&
      previous.style === item.style &&
      previous.face === item.face &&
      previous.slot === item.slot
    )
      segment.text += part
    else
      segments.push({
        text: part,
        style: item.style,
        font: item.face.reference,
        script: item.slot,
      })
    previous = item
  }
  return segments
}
