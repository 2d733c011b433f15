import { textFamilies } from '../../design/text-families.ts'
import { plainWords } from '../words/plain-words.ts'

/**
 * Fonts of offices and systems that are not shipped: who names one means a font, and is told so. (Those that come with
 * Windows 11, macOS 15 and Microsoft 365, as far as they are for words.)
 */
const elsewhere = [
  'Arial',
  'Arial Black',
  'Aptos',
  'Avenir',
  'Avenir Next',
  'Bahnschrift',
  'Baskerville',
  'Book Antiqua',
  'Bookman Old Style',
  'Calibri',
  'Calibri Light',
  'Cambria',
  'Candara',
  'Century Gothic',
  'Comic Sans',
  'Comic Sans MS',
  'Consolas',
  'Constantia',
  'Corbel',
  'Courier New',
  'Didot',
  'Franklin Gothic',
  'Futura',
  'Garamond',
  'Georgia',
  'Gill Sans',
  'Gill Sans MT',
  'Helvetica',
  'Helvetica Neue',
  'Lucida Sans',
  'Menlo',
  'Optima',
  'Palatino',
  'Palatino Linotype',
  'Rockwell',
  'San Francisco',
  'Segoe UI',
  'Tahoma',
  'Times New Roman',
  'Trebuchet',
  'Trebuchet MS',
  'Tw Cen MT',
  'Verdana',
]

const names = new Map([...elsewhere, ...textFamilies].map((name) => [plainWords(name), name]))

/** How many words and signs a name has at the most. */
export const longestFontName = 5

/** The font that some words name, as it is written; shipped or not. */
export function fontCalled(words: string): string | undefined {
  return names.get(plainWords(words))
}

/** Whether a font is shipped. */
export function isShipped(font: string): boolean {
  return textFamilies.includes(font)
}

/** Three of those that are shipped, for one who named another. */
export const someFonts = textFamilies.slice(0, 3)
