import type { Scene } from '../../scene/scene.ts'
import type { FontReference } from '../../scene/text.ts'
import type { Typography } from '../../typography/typography.ts'
import { type ColorWriter, createColorWriter } from './theme-colors.ts'
import { escapeAttribute } from './xml.ts'

/** What the writers of all parts of one file share. */
export interface ExportContext {
  scene: Scene
  color: ColorWriter
  /** The name of a face as slide software knows it, and whether it is that family's bold or italic. */
  face(font: FontReference): { typeface: string; bold: boolean; italic: boolean }
  /**
   * The three typeface elements of a run (latin, ea, cs), all naming the face with which the text was measured:
   * whichever slot the software picks for a character, it takes the right one.
   */
  typefaces(font: FontReference): string
  /** The typefaces asked for so far, sorted. */
  usedTypefaces(): string[]
  /** The language as an attribute value. */
  language: string
}

export function createExportContext(scene: Scene, typography: Typography): ExportContext {
  const faces = new Map<string, ReturnType<ExportContext['face']>>()
  const face = (font: FontReference) => {
    const key = `${font.family}|${font.weight}|${font.italic}`
    let found = faces.get(key)
    if (!found) {
      const { typeface, bold, italic } = typography.face(font)
      found = { typeface, bold, italic }
      faces.set(key, found)
    }
    return found
  }
  const major = face(scene.theme.displayFont).typeface
  const minor = face(scene.theme.textFont).typeface
  return {
    scene,
    color: createColorWriter(scene.theme),
    face,
    typefaces(font) {
      const { typeface } = face(font)
      const name =
        typeface === minor ? '+mn-lt' : typeface === major ? '+mj-lt' : escapeAttribute(typeface)
      return `<a:latin typeface="${name}"/><a:ea typeface="${name}"/><a:cs typeface="${name}"/>`
    },
    usedTypefaces: () => [...new Set([...faces.values()].map((one) => one.typeface))].sort(),
    language: escapeAttribute(scene.language),
  }
}
