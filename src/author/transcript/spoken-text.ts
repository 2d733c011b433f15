import { baseLanguage } from '../languages.ts'

const terminal = /[.!?…。！？।؟][)\]»”’"」』']*$/u

/** Whether the text ends as sentences do. */
export function endsSentence(text: string): boolean {
  return terminal.test(text.trimEnd())
}

/** The text with a capital at its beginning and an end, as a sentence of its own. */
export function asSentence(text: string, language: string): string {
  const trimmed = text.trim().replace(/[\s,;:，；：]+$/u, '')
  if (trimmed === '') return ''
  const [first = ''] = trimmed
  const capital = first.toLocaleUpperCase(safeLocale(language))
  // "ß" and its like have no single capital; "iPhone" and "eBay" keep their own.
  const named = /^\p{Ll}\p{Lu}/u.test(trimmed)
  const start = named || capital.length !== first.length ? first : capital
  const sentence = start + trimmed.slice(first.length)
  return endsSentence(sentence) ? sentence : sentence + fullStop(language)
}

function fullStop(language: string): string {
  switch (baseLanguage(language)) {
    case 'ja':
    case 'zh':
      return '。'
    case 'hi':
      return '।'
    case 'th':
      return ''
    default:
      return '.'
  }
}

/** A phrase that leads up to what follows it. */
export function ledUp(phrase: string, text: string, language: string): string {
  const base = baseLanguage(language)
  const colon = base === 'ja' || base === 'zh' ? '：' : base === 'fr' ? '\u00a0: ' : ': '
  return `${phrase}${colon}${text}`
}

/** Things in one breath: "Build, Buy and Wait"; things that have commas themselves are parted by semicolons. */
export function spokenList(things: readonly string[], language: string): string {
  const bare = things.map((one) => one.trim().replace(/[\s.,;。，；]+$/u, '')).filter(Boolean)
  const long = bare.some((one) => /[,;:，；：、]/u.test(one) || one.length > 60)
  if (long) {
    const base = baseLanguage(language)
    return bare.join(base === 'ja' || base === 'zh' ? '；' : base === 'ar' ? '؛ ' : '; ')
  }
  return new Intl.ListFormat(safeLocale(language), { type: 'conjunction' }).format(bare)
}

/** A name and what it has: "Revenue, $42.6 million". */
export function spokenPair(name: string, text: string, language: string): string {
  const base = baseLanguage(language)
  const comma = base === 'ja' || base === 'zh' ? '，' : base === 'ar' ? '، ' : ', '
  return [name, text].filter(Boolean).join(base === 'ja' ? '、' : comma)
}

/** Words in the quotation marks of a language. */
export function quoted(text: string, language: string): string {
  const base = baseLanguage(language)
  const bare = text.trim()
  if (base === 'ja') return `「${bare}」`
  if (base === 'fr') return `«\u00a0${bare}\u00a0»`
  if (['ru', 'uk', 'bg', 'el', 'es', 'it', 'pt'].includes(base)) return `«${bare}»`
  if (['de', 'cs', 'sl', 'hr', 'sr', 'lt'].includes(base)) return `„${bare}“`
  return `“${bare}”`
}

/** Sentences one after the other. */
export function joinSentences(sentences: readonly string[], language: string): string {
  const base = baseLanguage(language)
  return sentences.filter(Boolean).join(base === 'ja' || base === 'zh' ? '' : ' ')
}

/** The language where the platform knows it, else English: documents may bring any tag. */
function safeLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
