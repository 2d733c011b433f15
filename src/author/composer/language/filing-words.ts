import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { escapePattern } from './word-pattern.ts'

/**
 * Words before the number under which somebody files a document, and words before whom it is for the attention of, by primary
 * subtag. A word that also warns all who read ("Attention: the pool is closed") is none of them.
 */
const table: Record<string, readonly [filed: string, attention: string]> = {
  en: [
    'our ref|your ref|our reference|your reference|ref|ref no|reference|reference no|file no|file ref|case no',
    'attn|for the attention of|fao',
  ],
  de: [
    'unser zeichen|ihr zeichen|aktenzeichen|az|geschäftszeichen|gz|mein zeichen|kundennummer',
    'z. hd|z.hd|z. hdn|z.hdn|zu händen|zuhanden',
  ],
  fr: [
    'n/réf|v/réf|nos réf|vos réf|nos références|vos références|notre référence|votre référence|réf|référence|dossier n',
    'à l’attention de|à l’attn de',
  ],
  es: [
    'n/ref|s/ref|nuestra referencia|su referencia|ref|referencia|expediente',
    'a la atención de|a/a|att|attn',
  ],
  it: [
    'ns. rif|vs. rif|nostro riferimento|vostro riferimento|rif|riferimento|prot',
    'alla cortese attenzione|all’attenzione|alla c.a|c.a',
  ],
  pt: [
    'n/ref|v/ref|nossa referência|vossa referência|ref|referência|processo n|ofício n',
    'a/c|ao cuidado de|aos cuidados de|à atenção de',
  ],
  nl: ['ons kenmerk|uw kenmerk|kenmerk|referentie|dossiernummer', 'ter attentie van|t.a.v|t. a. v'],
  pl: ['nasz znak|wasz znak|znak sprawy|l.dz|l. dz|sygn|sygnatura|nr sprawy', 'na ręce|do rąk'],
  ru: ['исх|исх. №|вх. №|наш №|на №|номер дела', 'вниманию'],
  uk: ['вих|вих. №|вх. №|наш №', 'до уваги'],
  sv: ['vår referens|er referens|vår ref|er ref|dnr|diarienummer|ärendenr', 'att'],
  nb: ['vår ref|deres ref|vår referanse|saksnr|saksnummer', 'att'],
  da: ['vores ref|deres ref|j.nr|j. nr|journalnr|sagsnr|sagsnummer', 'att'],
  fi: ['viitteenne|viitteemme|dnro|diaarinumero', ''],
  cs: ['č. j|č.j|čj|naše značka|vaše značka|sp. zn', 'k rukám'],
  hu: ['iktatószám|ikt. sz|hivatkozási szám|ügyszám', ''],
  ro: ['nr. înreg|nr. de înregistrare|referința noastră', 'în atenția'],
  bg: ['изх. №|вх. №|наш №', 'на вниманието на'],
  el: ['αρ. πρωτ|αριθ. πρωτ|αρ. φακέλου', 'υπόψη|υπ’ όψιν'],
  hr: ['klasa|urbroj|naš znak|vaš znak|наш знак|дел. бр', 'n/p|na ruke|на руке'],
  sl: ['naš znak|vaš znak|številka zadeve', 'v roke'],
  lt: ['mūsų nr|jūsų nr', 'dėmesiui'],
  tr: ['sayı|evrak no|dosya no', ''],
  vi: ['số công văn|số hiệu', ''],
  id: ['nomor surat|no. surat', 'u.p|untuk perhatian'],
  ar: ['رقم الإشارة|الرقم المرجعي|مرجعنا|المرجع|رقم المعاملة', 'لعناية'],
  he: ['סימוכין|מספרנו|מס’ תיק', 'לידי'],
  fa: ['شماره نامه|شماره پرونده', ''],
  hi: ['पत्रांक|संदर्भ संख्या|पत्र संख्या', 'ध्यानार्थ'],
  th: ['เลขที่หนังสือ|เลขที่เอกสาร', ''],
  ja: ['文書番号|整理番号|管理番号|参照番号', ''],
  ko: ['문서번호|관리번호|접수번호', '수신처'],
  zh: ['文号|文號|案号|案號|参考编号|參考編號|发文字号|發文字號', ''],
}

const wordsOf = (column: 0 | 1, rows: readonly (readonly [string, string])[]) => [
  ...new Set(rows.flatMap((row) => row[column].split('|').filter((word) => word !== ''))),
]
const [numbers, persons] = ([0, 1] as const).map((column) =>
  wordsOf(column, Object.values(table)).toSorted((one, other) => other.length - one.length),
)
const sourceOf = (words: readonly string[] = []) => `(?:${words.map(escapePattern).join('|')})`
const opening = caselessPattern(
  `^\\s*(?:(?<filed>${sourceOf(numbers)})(?![\\p{L}\\p{M}])\\.?\\s?(?:n[.º°o]|nr|№)?|(?<person>${sourceOf(persons)})(?![\\p{L}\\p{M}])\\.?)\\s?(?<colon>[:：])?\\s*(?=\\S)`,
  'u',
)

/** Letters of a word that means that in any text: a shorter one is a word or a name in other languages. */
const fewestLetters = 6
/** Letters of what stands within a number or a name ("of", "de la"). */
const mostBetween = 3
/** Words of a name where a script has no capitals. */
const mostNameWords = 4
/** No line that says so is longer. */
const longest = 100

/**
 * Whether a line says how a document is filed or for whose attention it is ("Our ref: HP/22", "z. Hd. Frau Lind"): by a number, or
 * by a name, and no more. What stands around a text need not be in its language, but for words of a few letters.
 */
export function isFiled(line: string, language: () => string): boolean {
  if (line.length > longest || /[.!?]$/u.test(line.trim())) return false
  const text = line.replaceAll("'", '’')
  const found = opening.exec(text)
  const { filed, person, colon } = found?.groups ?? {}
  const word = filed ?? person
  if (found === null || word === undefined) return false
  const isLong = (word.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters
  const isParted = /[\s/.’]/u.test(word)
  // Without a colon a single word begins a name as well ("Attn", "Referentie").
  if (colon === undefined && !isParted && !(filed !== undefined && isLong)) return false
  const rest = text.slice(found[0].length).trim()
  const isSaid = filed === undefined ? isName(rest, colon !== undefined) : isNumber(rest)
  return isSaid && (isLong || isOwn(word, language(), filed === undefined ? 1 : 0))
}

function isOwn(word: string, language: string, column: 0 | 1): boolean {
  const row = table[language.split('-')[0] ?? '']
  return row !== undefined && wordsOf(column, [row]).includes(word.toLowerCase())
}

/** Whether words are a number of signs, digits and hardly a word, and more than a year. */
function isNumber(text: string): boolean {
  const pieces = text.split(/\s+/u)
  const isPiece = (piece: string) => /\p{Nd}/u.test(piece) || piece.length <= mostBetween
  const isYear = /^(?:19|20)\d\d$/u.test(text)
  return /\p{Nd}/u.test(text) && !isYear && !/[:：]\s/u.test(text) && pieces.every(isPiece)
}

/** Whether words are whom somebody writes to, by their capitals; where there are none, some words behind a colon. */
function isName(text: string, isLabelled: boolean): boolean {
  const pieces = text.split(/\s+/u)
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return isLabelled && pieces.length <= mostNameWords
  const isPiece = (piece: string) => /^\P{L}*\p{Lu}/u.test(piece) || piece.length <= mostBetween
  return /\p{Lu}/u.test(text) && pieces.every(isPiece)
}
