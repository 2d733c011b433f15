import type { Box, Points } from './geometry.ts'
import type { TableCell, TextNode } from './node.ts'
import type { GlyphRun, LaidParagraph, TextLayout, TextLine } from './text.ts'

/** Laid-out text and the box that it stands in. */
export interface PlacedText {
  box: Box
  anchor: TextNode['anchor']
  layout: TextLayout
}

/** Page y of a text's top: its layout stands at the top, middle or bottom of its box. */
export function textTop({ box, anchor, layout }: PlacedText): Points {
  const free = box.height - layout.height
  if (anchor === 'top') return box.y
  return anchor === 'middle' ? box.y + free / 2 : box.y + free
}

/** A glyph run and where it stands on the page. */
export interface PlacedRun {
  run: GlyphRun
  /** Page coordinates of the run's left edge on its baseline. */
  x: Points
  baseline: Points
  paragraph: LaidParagraph
  paragraphIndex: number
  line: TextLine
  lineIndex: number
  /** The run is the paragraph's mark. */
  isBullet: boolean
}

/**
 * Calls `visit` for every glyph run of a text where it stands on the page: paragraph by paragraph, the mark first, then
 * lines from the top, runs from the left.
 */
export function eachGlyphRun(text: PlacedText, visit: (placed: PlacedRun) => void): void {
  const top = textTop(text)
  text.layout.paragraphs.forEach((paragraph, paragraphIndex) => {
    paragraph.lines.forEach((line, lineIndex) => {
      const place = (run: GlyphRun, isBullet: boolean) =>
        visit({
          run,
          x: text.box.x + run.x,
          baseline: top + line.baseline,
          paragraph,
          paragraphIndex,
          line,
          lineIndex,
          isBullet,
        })
      if (lineIndex === 0 && paragraph.bulletRun) place(paragraph.bulletRun, true)
      for (const run of line.runs) place(run, false)
    })
  })
}

/**
 * Calls `visit` for every glyph of a run with the page position of its origin. `yOffset` of a glyph points upwards,
 * page coordinates downwards: this is where they meet.
 */
export function eachGlyph(
  run: GlyphRun,
  x: Points,
  baseline: Points,
  visit: (glyphId: number, x: Points, y: Points) => void,
): void {
  let pen = x
  for (const glyph of run.glyphs) {
    visit(glyph.id, pen + glyph.xOffset, baseline - glyph.yOffset)
    pen += glyph.advance
  }
}

/** The text of a table's cell in the box that its padding leaves. */
export function cellText(cell: TableCell, box: Box): PlacedText {
  const { left, top, right, bottom } = cell.padding
  return {
    box: {
      x: box.x + left,
      y: box.y + top,
      width: box.width - left - right,
      height: box.height - top - bottom,
    },
    anchor: cell.anchor,
    layout: cell.layout,
  }
}
