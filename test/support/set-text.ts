import type { TextLayout, TextStyle } from '../../src/scene/text.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { bodyStyle } from './scenes.ts'

/** Paragraphs of one style, really set: with lines and glyphs. */
export function setText(
  typography: Typography,
  paragraphs: string | string[],
  options: { style?: TextStyle; measure?: number; language?: string; bullet?: string } = {},
): TextLayout {
  const { style = bodyStyle, measure = 600, language = 'en', bullet } = options
  return typography.layoutText(
    [paragraphs].flat().map((text) => ({
      runs: [{ text, style }],
      align: 'start' as const,
      lineHeight: style.size * 1.375,
      spaceBefore: 6,
      ...(bullet === undefined ? {} : { bullet: { character: bullet, style, indent: 18 } }),
    })),
    measure,
    { language },
  )
}
