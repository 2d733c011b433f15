/**
 * Windows' numbers of the languages, and of their regions that write numbers in a way of their own, that separate decimals or
 * thousands otherwise than English does (MS-LCID 2.2).
 */
const localeNumbers: Record<string, string> = {
  be: '423',
  bg: '402',
  bs: '141A',
  ca: '403',
  cs: '405',
  da: '406',
  de: '407',
  'de-AT': 'C07',
  'de-CH': '807',
  el: '408',
  es: 'C0A',
  'es-AR': '2C0A',
  'es-CL': '340A',
  'es-CO': '240A',
  et: '425',
  eu: '42D',
  fi: '40B',
  fr: '40C',
  'fr-BE': '80C',
  'fr-CA': 'C0C',
  'fr-CH': '100C',
  gl: '456',
  hr: '41A',
  hu: '40E',
  id: '421',
  is: '40F',
  it: '410',
  ka: '437',
  kk: '43F',
  lt: '427',
  lv: '426',
  mk: '42F',
  nb: '414',
  nl: '413',
  'nl-BE': '813',
  nn: '814',
  no: '414',
  pl: '415',
  pt: '416',
  'pt-PT': '816',
  ro: '418',
  ru: '419',
  sk: '41B',
  sl: '424',
  sq: '41C',
  sr: '281A',
  'sr-Latn-RS': '241A',
  sv: '41D',
  tr: '41F',
  uk: '422',
  vi: '42A',
}

/** Regions that write numbers as English does, unlike their language elsewhere. */
const asEnglish = new Set([
  'es-419',
  'es-MX',
  'es-US',
  'es-PR',
  'es-GT',
  'es-HN',
  'es-NI',
  'es-PA',
  'es-PE',
  'es-SV',
  'es-DO',
])

/**
 * A number format (ECMA-376 18.8.30) whose separators are those of a language, an Office tag such as `pt-PT`, in software that
 * heeds that, as LibreOffice does: else they are those of whoever opens the file, also beside texts of the slide.
 */
export function inLocale(format: string, language: string): string {
  const number = asEnglish.has(language)
    ? undefined
    : (localeNumbers[language] ?? localeNumbers[language.split('-')[0] ?? ''])
  return number === undefined ? format : `[$-${number}]${format}`
}
