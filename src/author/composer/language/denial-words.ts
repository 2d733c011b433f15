import { byLanguage } from './by-language.ts'
import { wordPattern, wordSourceAtStart } from './word-pattern.ts'

/** Words that deny what a sentence says, wherever they stand in it, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'not|never|nobody|nothing|no longer|won’t|can’t|cannot|don’t|didn’t|haven’t|hasn’t|isn’t|wouldn’t|couldn’t|shouldn’t|am not|no',
  de: 'nicht|nie|niemals|kein*|nichts|keinesfalls',
  fr: 'ne|n’*|pas|jamais|rien|plus jamais',
  es: 'no|nunca|jamás|nada|tampoco',
  it: 'non|mai|niente|nulla',
  pt: 'não|nunca|jamais|nada|tampouco',
  nl: 'niet|nooit|geen|niets',
  sv: 'inte|aldrig|ingen|inga|inget',
  nb: 'ikke|aldri|ingen|ingenting',
  da: 'ikke|aldrig|ingen|intet',
  fi: 'en|ei|koskaan|mitään',
  pl: 'nie|nigdy|nic',
  cs: 'ne|nikdy|nic|nebudu',
  hu: 'nem|soha|semmi*|sem',
  ro: 'nu|niciodată|nimic',
  ru: 'не|никогда|ничего',
  uk: 'не|ніколи|нічого',
  bg: 'не|няма|никога|нищо',
  el: 'δεν|δε|ποτέ|τίποτα',
  hr: 'ne|neću|nikad*|ništa|не|нећу|никад*',
  tr: 'değil|asla|hiç|hiçbir',
  vi: 'không|chẳng|đừng',
  id: 'tidak|bukan|jangan|takkan',
  th: 'ไม่',
  hi: 'नहीं|कभी नहीं|मत',
  ar: 'لا|لن|لم|ليس|أبدا',
  he: 'לא|אף פעם|אין',
  ja: 'ません',
  ko: '않',
  zh: '不会|不會|不要|不再|没有|沒有|从不|從不',
  sq: 'nuk|s’*|kurrë',
  lt: 'ne|niekada|nieko',
}

/** With what a sentence begins that only says what would be, by primary subtag. */
const conditions: Record<string, string> = {
  en: 'if|unless',
  de: 'wenn|falls|sollte',
  fr: 'si|s’il|s’ils',
  es: 'si',
  it: 'se',
  pt: 'se',
  nl: 'als|indien',
  sv: 'om jag|om vi|om det|om han|om hon|om de',
  nb: 'hvis|dersom',
  da: 'hvis',
  fi: 'jos',
  pl: 'jeśli|jeżeli',
  cs: 'jestli|pokud|když',
  hu: 'ha',
  ro: 'dacă',
  ru: 'если',
  uk: 'якщо',
  bg: 'ако',
  el: 'αν|εάν',
  hr: 'ako|ако',
  tr: 'eğer',
  vi: 'nếu',
  id: 'kalau|jika',
  th: 'ถ้า',
  hi: 'अगर|यदि',
  ar: 'إذا|لو',
  he: 'אם',
  ja: 'もし',
  ko: '만약',
  zh: '如果|要是',
  sq: 'nëse',
  lt: 'jei|jeigu',
}

const denying = byLanguage(table, (row) =>
  row === undefined ? /(?!)/u : wordPattern(row.split('|')),
)

const conditional = byLanguage(conditions, (row) =>
  row === undefined
    ? /(?!)/u
    : new RegExp(`^[\\s…"“]*(?:${wordSourceAtStart(row.split('|'))})`, 'iu'),
)

/** Whether a sentence denies something. */
export function denies(text: string, language: string): boolean {
  return denying(language).test(text.replaceAll("'", '’'))
}

/** Whether a sentence begins with the condition under which it is so. */
export function isConditional(text: string, language: string): boolean {
  return conditional(language).test(text.replaceAll("'", '’'))
}
