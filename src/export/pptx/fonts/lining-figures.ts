import * as harfbuzz from 'harfbuzzjs'
import { readCharacterMap, writeCharacterMap } from '../../fonts/character-map.ts'
import { readFontTables, writeFontTables } from '../../fonts/font-tables.ts'

/** Characters that have a form among lining figures in some font: figures themselves, currency, signs beside them. */
const figuresAndSigns = [...`0123456789#$%&()+-/<=>?[]{}¢£¥©®°±×÷‰€₤₩₫₱₹₽₺−∞≈≠≤≥`]

/**
 * The font with lining figures as its ordinary ones. Slide software cannot ask for them, and Playfair Display has
 * old-style ones, which the scene does not draw. A font whose figures are lining anyway comes back as it is.
 */
export function withLiningFigures(font: Buffer): Buffer {
  const lining = liningForms(font)
  if (lining.size === 0) return font
  return writeFontTables(
    readFontTables(font).map(([tag, content]) =>
      tag === 'cmap'
        ? [tag, writeCharacterMap(new Map([...readCharacterMap(content), ...lining]))]
        : [tag, content],
    ),
  )
}

/** The glyphs of characters that look otherwise with the feature `lnum`, by code point. */
function liningForms(font: Buffer): Map<number, number> {
  const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)))
  const buffer = new harfbuzz.Buffer()
  const glyphsOf = (character: string, features: harfbuzz.Feature[]) => {
    buffer.reset()
    buffer.addText(character)
    buffer.guessSegmentProperties()
    harfbuzz.shape(face, buffer, features)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
  const forms = new Map<number, number>()
  for (const character of figuresAndSigns) {
    const [plain = 0] = glyphsOf(character, [])
    const [lining, ...others] = glyphsOf(character, [new harfbuzz.Feature('lnum', 1)])
    if (plain === 0 || lining === undefined || lining === plain || others.length > 0) continue
    forms.set(character.codePointAt(0) as number, lining)
  }
  return forms
}
