import type { Scene } from '../../scene/scene.ts'
import type { FontReference } from '../../scene/text.ts'
import type { Typography } from '../../typography/typography.ts'
import { type UsedCharacters, usedCharacters } from './fonts/used-characters.ts'
import { officeLanguage } from './office-language.ts'
import { type ColorWriter, createColorWriter } from './theme-colors.ts'
import { escapeAttribute } from './xml.ts'

/**
 * A face as slide software is asked for it: a family, and which of that family's four. Ascent and descent in em, both
 * positive.
 */
export interface ExportFace {
  typeface: string
  fixedPitch: boolean
  bold: boolean
  italic: boolean
  ascent: number
  descent: number
}

/** What the writers of all parts of one file share. */
export interface ExportContext {
  scene: Scene
  color: ColorWriter
  /** What the scene sets, by face. */
  characters: readonly UsedCharacters[]
  face(font: FontReference): ExportFace
  /**
   * The three typeface elements of a run (latin, ea, cs), all naming the face with which the text was measured:
   * whichever slot the software picks for a character, it takes the right one.
   */
  typefaces(font: FontReference): string
  /** The typefaces asked for so far, sorted. */
  usedTypefaces(): string[]
  /** The language of all text, as Office names it. */
  language: string
}

/**
 * From this weight on a face is asked for as the bold of its family (and embedded as that), though only the family's
 * own bold shares its name: where ours is missing, a bold of another stands in. The weight from which CSS looks for a
 * bold first (CSS Fonts 4, section 5.2).
 */
const leastBold = 600

/** The context of one file: its faces, its colours by their places in the scheme, its language. */
export function createExportContext(scene: Scene, typography: Typography): ExportContext {
  const characters = usedCharacters(scene)
  const faces = new Map<string, ExportFace>()
  const face = (font: FontReference) => {
    const key = `${font.family}|${font.weight}|${font.italic}`
    let found = faces.get(key)
    if (!found) {
      const { unitsPerEm, ascender, descender, ...facts } = typography.face(font)
      found = {
        typeface: facts.typeface,
        fixedPitch: facts.fixedPitch,
        bold: facts.weight >= leastBold,
        italic: facts.italic,
        ascent: ascender / unitsPerEm,
        descent: -descender / unitsPerEm,
      }
      faces.set(key, found)
    }
    return found
  }
  const major = face(scene.theme.displayFont).typeface
  const minor = face(scene.theme.textFont).typeface
  return {
    scene,
    color: createColorWriter(scene.theme),
    characters,
    face,
    typefaces(font) {
      const { typeface, fixedPitch } = face(font)
      const name =
        typeface === minor ? '+mn-lt' : typeface === major ? '+mj-lt' : escapeAttribute(typeface)
      // Of a face of one width stands in another (ECMA-376 part 1, 20.1.10.41: fixed pitch, modern).
      const pitch = fixedPitch ? ' pitchFamily="49"' : ''
      return `<a:latin typeface="${name}"${pitch}/><a:ea typeface="${name}"/><a:cs typeface="${name}"/>`
    },
    usedTypefaces: () => [...new Set([...faces.values()].map((one) => one.typeface))].sort(),
    language: officeLanguage(scene.language),
  }
}
