import type { GlyphRun, TextLine } from './text.ts'

/** A line whose glyph runs are made when they are first asked for: most layouts of a text are only measured. */
export function textLine(
  { x, baseline, width, text }: Omit<TextLine, 'runs'>,
  makeRuns: () => GlyphRun[],
): TextLine {
  let made: GlyphRun[] | undefined
  return {
    x,
    baseline,
    width,
    get runs() {
      made ??= makeRuns()
      return made
    },
    text,
  }
}
