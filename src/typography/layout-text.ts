import type { Points } from '../scene/geometry.ts'
import type {
  GlyphRun,
  LaidParagraph,
  ParagraphSpecification,
  TextLayout,
  TextLine,
} from '../scene/text.ts'
import { textLine } from '../scene/text-line.ts'
import { breakLines } from './break-lines.ts'
import { glyphRuns } from './pieces.ts'
import type { ParagraphShaper } from './shaped-paragraph.ts'
import type { Shaper } from './shaper.ts'

/** What setting text needs. */
interface TypesettingTools {
  shaper: Shaper
  paragraphs: ParagraphShaper
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
    const paragraph = layoutParagraph(specification, top, measure, options, tools)
    laid.push(paragraph)
    for (const line of paragraph.lines) width = Math.max(width, line.width)
    top += paragraph.lines.length * specification.lineHeight
  })
  return { measure, width, height: top, paragraphs: laid }
}

function layoutParagraph(
  specification: ParagraphSpecification,
  top: Points,
  measure: Points,
  options: { language: string; wrap?: boolean },
  tools: TypesettingTools,
): LaidParagraph {
  const { bullet, marginStart = 0 } = specification
  const { cleanRuns, text, direction, segments, words, shaper } = tools.paragraphs.shape(
    specification,
    options.language,
  )
  const room = options.wrap === false ? undefined : measure - marginStart - (bullet?.indent ?? 0)
  const firstBaseline = top + baselineOffset(specification, tools.shaper)
  const lines = breakLines(text, words, shaper, room).map(
    ({ start, end, width, pieces }, index) => {
      const x = lineStart(specification, direction, measure, width)
      const baseline = firstBaseline + index * specification.lineHeight
      const line = { x, baseline, width, text: text.slice(start, end) }
      return textLine(line, () => glyphRuns(pieces, text, x))
    },
  )
  const paragraph: LaidParagraph = {
    specification: cleanRuns ? { ...specification, runs: cleanRuns } : specification,
    direction,
    segments,
    lines,
  }
  if (bullet) {
    const run = bulletRun(specification, direction, measure, options.language, tools)
    // It goes with its line where that does not begin at the edge.
    const moved = shiftOf(lines[0], specification, direction, measure)
    if (run) paragraph.bulletRun = moved === 0 ? run : { ...run, x: run.x + moved }
  }
  return paragraph
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

/** How far a line stands from where it would if it were not centred or set to the other side. */
function shiftOf(
  line: TextLine | undefined,
  specification: ParagraphSpecification,
  direction: 'ltr' | 'rtl',
  measure: Points,
): Points {
  if (line === undefined || specification.align === 'start') return 0
  return line.x - lineStart({ ...specification, align: 'start' }, direction, measure, line.width)
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
  const { text, words, shaper } = tools.paragraphs.shape(
    { runs: [{ text: bullet.character, style: bullet.style }], direction: 'ltr' },
    language,
  )
  const [line] = breakLines(text, words, shaper, undefined)
  if (!line || line.pieces.length === 0) return undefined
  const offset = marginStart + (bullet.markOffset ?? 0)
  const x = direction === 'ltr' ? offset : measure - offset - line.width
  return glyphRuns(line.pieces, text, x)[0]
}
