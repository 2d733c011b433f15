import type { Box } from '../../src/scene/geometry.ts'
import type { GlyphRun, TextLayout, TextLine } from '../../src/scene/text.ts'
import { eachGlyph } from '../../src/scene/text-position.ts'
import type { Typography } from '../../src/typography/typography.ts'

/** All lines of a text. */
export function allLines(layout: TextLayout): TextLine[] {
  return layout.paragraphs.flatMap((paragraph) => paragraph.lines)
}

/** What stands on each line, with the spaces at its end. */
export function lineTexts(layout: TextLayout): string[] {
  return allLines(layout).map((line) => line.text)
}

/** All glyph runs of a text, line by line from the left. */
export function allRuns(layout: TextLayout): GlyphRun[] {
  return allLines(layout).flatMap((line) => line.runs)
}

/** Families of the fonts that a text is drawn with, in the order in which they come. */
export function familiesOf(layout: TextLayout): string[] {
  return [...new Set(allRuns(layout).map((run) => run.font.family))]
}

/** Glyph ids of a text, from the left. */
export function glyphIds(layout: TextLayout): number[] {
  return allRuns(layout).flatMap((run) => run.glyphs.map((glyph) => glyph.id))
}

/** The ink of each glyph of a text that has any, from the left, on a baseline at y = 0. */
export function inkBoxes(typography: Typography, layout: TextLayout): Box[] {
  return allRuns(layout).flatMap((run) => {
    const boxes: Box[] = []
    const scale = run.size / typography.face(run.font).unitsPerEm
    eachGlyph(run, run.x, 0, (id, x, y) => {
      const xs: number[] = []
      const ys: number[] = []
      for (const { values } of typography.glyphOutline(run.font, id))
        values.forEach((value, index) => {
          if (index % 2 === 0) xs.push(x + value * scale)
          else ys.push(y - value * scale)
        })
      if (xs.length === 0) return
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      boxes.push({ x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top })
    })
    return boxes
  })
}
