import type { FontReference } from '../scene/text.ts'
import { standIn } from '../typography/font-catalog.ts'
import { safeLocale } from './text-cleaning.ts'

/**
 * Families without the alphabet of some languages, and the shipped one nearest in character that has it: a deck's
 * words and the Latin names among them are then of one design, which a fallback letter by letter would not give.
 */
const nearest: Record<string, Record<string, string>> = {
  Cyrl: {
    Anton: 'Inter',
    Archivo: 'Inter',
    'Barlow Condensed': 'Inter',
    'DM Sans': 'Manrope',
    'DM Serif Display': 'Playfair Display',
    Fraunces: 'Source Serif 4',
    'Josefin Sans': 'Manrope',
    Karla: 'Inter',
    Lato: 'Noto Sans',
    Lexend: 'Manrope',
    Marcellus: 'Source Serif 4',
    Quicksand: 'Nunito',
    Righteous: 'Nunito',
    'Shippori Mincho': 'Source Serif 4',
    'Space Grotesk': 'Manrope',
    'Work Sans': 'Inter',
  },
  Grek: {
    Anton: 'Inter',
    Archivo: 'Inter',
    'Barlow Condensed': 'Inter',
    'Cormorant Garamond': 'Source Serif 4',
    'DM Sans': 'Manrope',
    'DM Serif Display': 'Source Serif 4',
    Fraunces: 'Source Serif 4',
    'Josefin Sans': 'Manrope',
    Karla: 'Inter',
    Lato: 'Noto Sans',
    Lexend: 'Manrope',
    Marcellus: 'Source Serif 4',
    Nunito: 'Inter',
    Overpass: 'Inter',
    'Playfair Display': 'Source Serif 4',
    Quicksand: 'Inter',
    Righteous: 'Manrope',
    'Shippori Mincho': 'Source Serif 4',
    'Space Grotesk': 'Manrope',
    Unbounded: 'Manrope',
    'Work Sans': 'Inter',
  },
  Hans: { 'Cormorant Garamond': 'Noto Sans SC', 'Shippori Mincho': 'Noto Sans SC' },
  Hant: { 'Cormorant Garamond': 'Noto Sans TC', 'Shippori Mincho': 'Noto Sans TC' },
  Jpan: { 'Cormorant Garamond': 'Shippori Mincho' },
  Kore: { 'Cormorant Garamond': 'Noto Sans KR', 'Shippori Mincho': 'Noto Sans KR' },
}

/** Languages with Latin letters that a family does not have, and what stands for it there. */
const incomplete: Record<string, { languages: string[]; family: string }> = {
  'DM Sans': { languages: ['vi'], family: 'Manrope' },
  'DM Serif Display': { languages: ['vi'], family: 'Playfair Display' },
  'Josefin Sans': { languages: ['ha', 'ig', 'yo'], family: 'Inter' },
  Karla: { languages: ['az', 'eo', 'ha', 'ig', 'vi', 'yo'], family: 'Inter' },
  Lato: {
    // The shipped Lato has the letters of Western Europe and Poland.
    languages: 'az bs cs cy eo ha hr hu ig lt lv mt ro sk sl sr tk tr uz vi yo'.split(' '),
    family: 'Noto Sans',
  },
  Lexend: { languages: ['ha'], family: 'Inter' },
  Marcellus: { languages: ['az', 'ha', 'ig', 'ro', 'vi', 'yo'], family: 'Source Serif 4' },
  Righteous: { languages: ['vi'], family: 'Nunito' },
}

/**
 * A face whose letters are all of one width: in scripts that it has no letters of, its digits and spaces would stand
 * out among the words, for which the other one has letters.
 */
const monospaced = {
  family: 'JetBrains Mono',
  scripts: ['', 'Latn', 'Cyrl', 'Grek'],
  among: 'Inter',
}

const eastAsian = ['Hans', 'Hant', 'Jpan', 'Kore']

const scripts = new Map<string, string>()

/** The font itself, or the one that stands for it in a language whose alphabet it does not have. */
export function fontForLanguage(font: FontReference, language: string): FontReference {
  const gaps = incomplete[font.family]
  const script = scriptOf(language)
  const family =
    nearest[script]?.[font.family] ??
    (standsOut(font, script) ? monospaced.among : undefined) ??
    (gaps?.languages.includes(language.split('-')[0]?.toLowerCase() ?? '')
      ? gaps.family
      : undefined)
  const shown = family === undefined ? font : standIn(font, family)
  // The faces of East Asian scripts are bold where others are semibold; digits among their letters are as bold.
  return eastAsian.includes(script) && shown.weight === 600 ? { ...shown, weight: 700 } : shown
}

function standsOut({ family }: FontReference, script: string): boolean {
  return family === monospaced.family && !monospaced.scripts.includes(script)
}

/** ISO 15924 code of the script that a language is usually written in; empty where that is not known. */
function scriptOf(language: string): string {
  let script = scripts.get(language)
  if (script === undefined) {
    script = new Intl.Locale(safeLocale(language)).maximize().script ?? ''
    // Tags come from documents: what is kept does not grow without end.
    if (scripts.size > 500) scripts.clear()
    scripts.set(language, script)
  }
  return script
}
