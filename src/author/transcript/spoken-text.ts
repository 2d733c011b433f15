import { isDense } from '../composer/language/script.ts'
import { baseLanguage } from '../languages.ts'

const terminal = /[.!?…。！？।؟]\u00a0?[)\]»”’"」』']*$/u

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

/**
 * A text as a sentence, behind the first of the phrases that leads up to it without a stutter ("Next: Next steps"); by
 * itself where each of them would.
 */
export function introduced(phrases: readonly string[], text: string, language: string): string {
  const phrase = phrases.find((one) => !stutters(one, text))
  return asSentence(phrase === undefined ? text : ledUp(phrase, text, language), language)
}

/** So many words after a phrase a word of it is no stutter any more. */
const stutterReach = 3

function stutters(phrase: string, text: string): boolean {
  // Between ideographs there are no words to be told apart.
  if (isDense(text)) return phrase.includes([...text.trim()].slice(0, 2).join(''))
  const words = wordsOf(text).slice(0, stutterReach)
  return wordsOf(phrase).some((one) => words.some((other) => isSameWord(one, other)))
}

/** Whether two words are one in whatever form: alike in how they begin and for the most part. Short ones tell nothing. */
function isSameWord(one: string, other: string): boolean {
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike++
  const isTelling = alike >= (/\p{Script=Hangul}/u.test(one) ? 2 : 4)
  return isTelling && alike >= 0.7 * Math.max(one.length, other.length)
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
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

/** Words in the quotation marks of a language, in whatever marks they are. */
export function quoted(text: string, language: string): string {
  const base = baseLanguage(language)
  const bare = text.trim().replace(/^["“„«「]([^"“”„«»「」]*)["“”»」]$/u, '$1')
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
