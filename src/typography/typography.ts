import type { Points } from '../scene/geometry.ts'
import type { FontReference, ParagraphSpecification, TextLayout, TextStyle } from '../scene/text.ts'
import { fontFamilies, typefaceName } from './font-catalog.ts'
import { FontFallback } from './font-fallback.ts'
import { layoutText } from './layout-text.ts'
import { LineWidths } from './line-widths.ts'
import { ParagraphShaper } from './shaped-paragraph.ts'
import { type OutlineCommand, Shaper } from './shaper.ts'

/** A shipped face: its file, its name in slide software, its metrics in font units (negative descender). */
export interface FaceFacts {
  path: string
  /** The family name under which slide software finds the face; weights 400 and 700 are its regular and bold. */
  typeface: string
  weight: FontReference['weight']
  bold: boolean
  italic: boolean
  unitsPerEm: number
  ascender: number
  descender: number
  capHeight: number
  /** Whether all letters are of one width. */
  fixedPitch: boolean
}

/** Setting text with the shipped fonts. Synchronous and deterministic; one instance belongs to one thread. */
export interface Typography {
  /**
   * Sets paragraphs to a width in points: shaping, bidi, fallback per cluster, line breaking. A word wider than the
   * width is broken between grapheme clusters. With `wrap: false` each paragraph is one line.
   * @throws Error when a style names a family that is not shipped.
   */
  layoutText(
    paragraphs: ParagraphSpecification[],
    measure: Points,
    options: { language: string; wrap?: boolean },
  ): TextLayout
  /** Width in points of one line of text in a style, without the spaces at its end. */
  measureText(text: string, style: TextStyle, language: string): Points
  /** The face that serves a font reference: the nearest weight and slope that its family has. */
  face(font: FontReference): FaceFacts
  /** Outline of a glyph in font units, y upwards. */
  glyphOutline(font: FontReference, glyphId: number): OutlineCommand[]
  /** Whether a shipped font has the character. */
  covers(codePoint: number): boolean
}

/**
 * Makes the typography of this thread. HarfBuzz is loaded with the module; fonts are read when a text needs them and
 * kept, as are the last 16,000 shaped words, some paragraphs and short lines, which layouts ask for again and again.
 */
export async function loadTypography(): Promise<Typography> {
  const shaper = new Shaper()
  const paragraphs = new ParagraphShaper(shaper, new FontFallback(shaper))
  const tools = { shaper, paragraphs }
  const widths = new LineWidths(paragraphs)
  return {
    layoutText: (specifications, measure, options) =>
      layoutText(specifications, measure, options, tools),
    measureText: (text, style, language) => widths.measure(text, style, language),
    face(font) {
      const face = shaper.face(font)
      const { path, reference, unitsPerEm, ascender, descender, capHeight, fixedPitch } = face
      return {
        path,
        typeface: typefaceName(reference),
        weight: reference.weight,
        bold: reference.weight === 700,
        italic: reference.italic,
        unitsPerEm,
        ascender,
        descender,
        capHeight,
        fixedPitch,
      }
    },
    glyphOutline: (font, glyphId) => shaper.outline(shaper.face(font), glyphId),
    covers: (codePoint) =>
      fontFamilies.some(({ family }) =>
        shaper.face({ family, weight: 400, italic: false }).coverage.has(codePoint),
      ),
  }
}
