import type { Typography } from '../../../typography/typography.ts'
import type { ExportContext } from '../export-context.ts'
import type { Relationships } from '../normalise/relationships.ts'
import { escapeAttribute } from '../xml.ts'
import { embeddableFont } from './embeddable-font.ts'

/** A face to embed: the family under which slide software looks for it, and which of the family's four it is. */
export interface EmbeddedFace {
  typeface: string
  slot: 'regular' | 'bold' | 'italic' | 'boldItalic'
  font: Buffer
}

/** The order of the schema (ECMA-376 19.2.1.9). */
const slots = ['regular', 'bold', 'italic', 'boldItalic'] as const

/** The faces that a file's scene uses, ready to be embedded, by family and slot. */
export async function embeddedFaces(
  context: ExportContext,
  typography: Typography,
): Promise<EmbeddedFace[]> {
  const faces: EmbeddedFace[] = []
  for (const { font, codePoints } of context.characters) {
    const name = context.face(font)
    const { typeface, bold, italic } = name
    const slot = bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular'
    if (faces.some((one) => one.typeface === typeface && one.slot === slot)) continue
    const file = await embeddableFont(typography.face(font).path, name, codePoints)
    if (file) faces.push({ typeface, slot, font: file })
  }
  const order = ({ typeface, slot }: EmbeddedFace) => `${typeface}/${slots.indexOf(slot)}`
  return faces.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** The name of a face's file under `ppt`, by its place in the list. */
export function fontPath(index: number): string {
  return `fonts/font${index + 1}.fntdata`
}

/**
 * The presentation part with the list of embedded fonts, which are added to its relationships. The list stands after the
 * size of the notes (ECMA-376 19.2.1.26).
 */
export function withEmbeddedFonts(
  presentation: string,
  relationships: Relationships,
  faces: readonly EmbeddedFace[],
): string {
  if (faces.length === 0) return presentation
  const references = faces.map(({ typeface, slot }, index) => {
    const id = relationships.add('font', fontPath(index))
    return { typeface, reference: `<p:${slot} r:id="${id}"/>` }
  })
  const families = [...new Set(faces.map(({ typeface }) => typeface))].map((family) => {
    const own = references.filter(({ typeface }) => typeface === family)
    return (
      `<p:embeddedFont><p:font typeface="${escapeAttribute(family)}"/>` +
      `${own.map(({ reference }) => reference).join('')}</p:embeddedFont>`
    )
  })
  const list = `<p:embeddedFontLst>${families.join('')}</p:embeddedFontLst>`
  return presentation
    .replace(/<p:notesSz[^>]*\/>/, (size) => `${size}${list}`)
    .replace(' saveSubsetFonts="1"', ' embedTrueTypeFonts="1" saveSubsetFonts="1"')
}
