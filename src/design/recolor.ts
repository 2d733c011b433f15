import type { Color } from '../scene/paint.ts'
import type { TextLayout, TextStyle } from '../scene/text.ts'
import { textLine } from '../scene/text-line.ts'

/** A text that is set already in other colours: lines break where they did. */
export function recolor(layout: TextLayout, change: (color: Color) => Color): TextLayout {
  const style = (one: TextStyle): TextStyle => ({ ...one, color: change(one.color) })
  const run = <Run extends { color: Color }>(one: Run): Run => ({
    ...one,
    color: change(one.color),
  })
  return {
    ...layout,
    paragraphs: layout.paragraphs.map((paragraph) => ({
      ...paragraph,
      specification: {
        ...paragraph.specification,
        runs: paragraph.specification.runs.map((one) => ({ ...one, style: style(one.style) })),
        ...(paragraph.specification.bullet
          ? {
              bullet: {
                ...paragraph.specification.bullet,
                style: style(paragraph.specification.bullet.style),
              },
            }
          : {}),
      },
      segments: paragraph.segments.map((one) => ({ ...one, style: style(one.style) })),
      lines: paragraph.lines.map((line) => textLine(line, () => line.runs.map(run))),
      ...(paragraph.bulletRun ? { bulletRun: run(paragraph.bulletRun) } : {}),
    })),
  }
}
