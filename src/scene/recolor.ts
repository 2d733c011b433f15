import type { Points } from './geometry.ts'
import type { Color } from './paint.ts'
import type { TextLayout, TextStyle } from './text.ts'
import { textLine } from './text-line.ts'

/** Gives a colour in place of that of words in a size. */
type ChangeTextColor = (color: Color, size: Points) => Color

/** A text that is set already in other colours: lines break where they did. */
export function recolor(layout: TextLayout, change: ChangeTextColor): TextLayout {
  const run = <Run extends Pick<TextStyle, 'color' | 'size'>>(one: Run): Run => ({
    ...one,
    color: change(one.color, one.size),
  })
  return {
    ...layout,
    paragraphs: layout.paragraphs.map((paragraph) => ({
      ...paragraph,
      specification: {
        ...paragraph.specification,
        runs: paragraph.specification.runs.map((one) => ({ ...one, style: run(one.style) })),
        ...(paragraph.specification.bullet
          ? {
              bullet: {
                ...paragraph.specification.bullet,
                style: run(paragraph.specification.bullet.style),
              },
            }
          : {}),
      },
      segments: paragraph.segments.map((one) => ({ ...one, style: run(one.style) })),
      lines: paragraph.lines.map((line) => textLine(line, () => line.runs.map(run))),
      ...(paragraph.bulletRun ? { bulletRun: run(paragraph.bulletRun) } : {}),
    })),
  }
}
