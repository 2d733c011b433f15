import type { Points } from '../scene/geometry.ts'
import type {
  GlyphRun,
  LaidParagraph,
  ParagraphSpecification,
  TextLayout,
  TextLine,
  TextSegment,
} from '../scene/text.ts'
import { type BrokenLine, breakLines } from './break-lines.ts'
import { cleanText } from './clean-text.ts'
import type { FontFallback } from './font-fallback.ts'
import { type Item, itemize } from './itemize.ts'
import { boundariesOf } from './known-boundaries.ts'
import { glyphRuns, PieceShaper } from './pieces.ts'
import type { Shaper } from './shaper.ts'
import { embeddingLevels, paragraphDirection } from './text-direction.ts'

/** What setting text needs. */
interface TypesettingTools {
  shaper: Shaper
  fallback: FontFallback
}

/**
 * Sets paragraphs to a width. The text of the result is cleaned (see `cleanText`), everything else is as specified.
 *
 * Baselines: the paragraph's fonts (largest ascent and descent among its runs' asked fonts, hhea table) are centred in
 * the line height, so that a line's baseline is at `top + (lineHeight − ascent − descent) / 2 + ascent`, the same for
 * all lines of a paragraph whatever fallback fonts they use.
 */
export function layoutText(
  paragraphs: readonly ParagraphSpecification[],
  measure: Points,
  options: { language: string; wrap?: boolean },
  tools: TypesettingTools,
): TextLayout {
  const laid: LaidParagraph[] = []
  let top = 0
  let width = 0
  paragraphs.forEach((specification, index) => {
    if (index > 0) top += specification.spaceBefore
    const paragraph = layoutParagraph(cleaned(specification), top, measure, options, tools)
    laid.push(paragraph)
    for (const line of paragraph.lines) width = Math.max(width, line.width)
    top += paragraph.lines.length * specification.lineHeight
  })
  return { measure, width, height: top, paragraphs: laid }
}

function cleaned(specification: ParagraphSpecification): ParagraphSpecification {
  const runs = specification.runs.map((run) => {
    const text = cleanText(run.text)
    return text === run.text ? run : { ...run, text }
  })
  const changed = runs.some((run, index) => run !== specification.runs[index])
  return changed ? { ...specification, runs } : specification
}

function layoutParagraph(
  specification: ParagraphSpecification,
  top: Points,
  measure: Points,
  options: { language: string; wrap?: boolean },
  tools: TypesettingTools,
): LaidParagraph {
  const { runs, bullet, marginStart = 0 } = specification
  const { language } = options
  const text = runs.map((run) => run.text).join('')
  const direction = specification.direction ?? paragraphDirection(text, language)
  const { lines: broken, items } = breakParagraph(
    specification,
    text,
    direction,
    options.wrap === false ? undefined : measure - marginStart - (bullet?.indent ?? 0),
    language,
    tools,
  )
  const firstBaseline = top + baselineOffset(specification, tools.shaper)
  const lines = broken.map((line, index): TextLine => {
    const x = lineStart(specification, direction, measure, line.width)
    return {
      x,
      baseline: firstBaseline + index * specification.lineHeight,
      width: line.width,
      runs: glyphRuns(line.pieces, text, x),
      text: text.slice(line.start, line.end),
    }
  })
  const paragraph: LaidParagraph = {
    specification,
    direction,
    segments: segmentsOf(items, text),
    lines,
  }
  if (bullet) {
    const run = bulletRun(specification, direction, measure, language, tools)
    if (run) paragraph.bulletRun = run
  }
  return paragraph
}

function breakParagraph(
  specification: ParagraphSpecification,
  text: string,
  direction: 'ltr' | 'rtl',
  measure: Points | undefined,
  language: string,
  tools: TypesettingTools,
): { lines: BrokenLine[]; items: Item[] } {
  const { graphemes, breaks } = boundariesOf(text)
  const levels = embeddingLevels(text, direction)
  const { items, shapedText } = itemize(
    specification.runs,
    text,
    graphemes,
    levels,
    language,
    tools.fallback,
  )
  const shaper = new PieceShaper(tools.shaper, items, shapedText, graphemes, language)
  return { lines: breakLines(text, breaks, shaper, measure), items }
}

/** Left edge of a line of a given width: alignment is towards the side where the paragraph's direction begins. */
function lineStart(
  specification: ParagraphSpecification,
  direction: 'ltr' | 'rtl',
  measure: Points,
  width: Points,
): Points {
  const inset = (specification.marginStart ?? 0) + (specification.bullet?.indent ?? 0)
  const free = measure - inset - width
  const fromStart =
    inset + (specification.align === 'start' ? 0 : specification.align === 'end' ? free : free / 2)
  return direction === 'ltr' ? fromStart : measure - fromStart - width
}

/** From a line's top to its baseline. */
function baselineOffset(specification: ParagraphSpecification, shaper: Shaper): Points {
  let ascent = 0
  let descent = 0
  for (const { style } of specification.runs) {
    const face = shaper.face(style.font)
    const scale = style.size / face.unitsPerEm
    ascent = Math.max(ascent, face.ascender * scale)
    descent = Math.max(descent, -face.descender * scale)
  }
  return (specification.lineHeight - ascent - descent) / 2 + ascent
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

/** The mark, in the margin on the side where the paragraph begins. */
function bulletRun(
  specification: ParagraphSpecification,
  direction: 'ltr' | 'rtl',
  measure: Points,
  language: string,
  tools: TypesettingTools,
): GlyphRun | undefined {
  const { bullet, marginStart = 0 } = specification
  if (!bullet) return undefined
  const text = cleanText(bullet.character)
  const mark: ParagraphSpecification = {
    runs: [{ text, style: bullet.style }],
    align: 'start',
    lineHeight: specification.lineHeight,
    spaceBefore: 0,
  }
  const { lines } = breakParagraph(mark, text, 'ltr', undefined, language, tools)
  const line = lines[0]
  if (!line || line.pieces.length === 0) return undefined
  const offset = marginStart + (bullet.markOffset ?? 0)
  const x = direction === 'ltr' ? offset : measure - offset - line.width
  return glyphRuns(line.pieces, text, x)[0]
}
