import { LRUCache } from 'lru-cache'
import { printableText } from '../typography/clean-text.ts'

/** Text as one line that can be set: no line ends, tabs, control characters or lone surrogates; trimmed. */
export function cleanLine(text: string): string {
  return printableText(text).replace(/\s+/g, normalSpace).trim()
}

/**
 * Program text as lines that can be set: indents stay (a tab is two spaces), empty lines around it and control
 * characters go. `leading` of them went before the first: those after them are still counted from the first of all.
 */
export function cleanCode(text: string): { lines: string[]; leading: number } {
  const lines = printableText(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', '  ').trimEnd())
  const leading = lines.findIndex((line) => line !== '')
  const last = lines.findLastIndex((line) => line !== '')
  return leading < 0
    ? { lines: [], leading: 0 }
    : { lines: lines.slice(leading, last + 1), leading }
}

/** Keeps a no-break space as it is; every other run of white space becomes one space. */
function normalSpace(space: string): string {
  return /^[\u00a0\u202f\u2007]+$/.test(space) ? space : ' '
}

const locales = new LRUCache<string, string>({ max: 100 })

/** The tag itself if the platform knows its shape, else the root locale: tags come from documents. */
export function safeLocale(language: string): string {
  const locale = locales.get(language) ?? canonicalLocale(language)
  locales.set(language, locale)
  return locale
}

function canonicalLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und'
  } catch {
    return 'und'
  }
}

/** Capital letters by the rules of the language (Turkish i, Greek accents). */
export function upperCase(text: string, language: string): string {
  return text.toLocaleUpperCase(safeLocale(language))
}

/** Whether the language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  return /^(ar|he|iw|fa|ur|ps|sd|ug|yi|dv|ckb|arc|syr)\b/i.test(language)
}

/** Scripts whose letters join or stack: extra or missing space between them breaks words apart. */
export function isJoinedScript(language: string): boolean {
  return /^(ar|fa|ur|ps|sd|ug|ckb|syr|hi|mr|ne|bn|pa|gu|ta|te|kn|ml|si|th|lo|my|km)\b/i.test(
    language,
  )
}
