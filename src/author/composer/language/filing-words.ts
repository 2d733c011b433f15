import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { escapePattern } from './word-pattern.ts'

/**
 * Words before the number under which somebody files a document, and words before whom it is for the attention of, by primary
 * subtag.
 */
const table: Record<string, readonly [filed: string, attention: string]> = {
  en: [
    'our ref|your ref|our reference|your reference|ref|ref no|reference|reference no|file no|file ref|case no',
    'attn|attention|for the attention of|fao',
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
  he: ['סימוכין|מספרנו|מס’ תיק', 'לידי|לתשומת לב'],
  fa: ['شماره نامه|شماره پرونده', ''],
  hi: ['पत्रांक|संदर्भ संख्या|पत्र संख्या', 'ध्यानार्थ'],
  th: ['เลขที่หนังสือ|เลขที่เอกสาร', ''],
  ja: ['文書番号|整理番号|管理番号|参照番号', ''],
  ko: ['문서번호|관리번호|접수번호', '수신처'],
  zh: ['文号|文號|案号|案號|参考编号|參考編號|发文字号|發文字號', ''],
}

const rows = Object.values(table)
// What stands around a text need not be in its own language.
const allWords = (column: 0 | 1) => [
  ...new Set(rows.flatMap((row) => row[column].split('|').filter((word) => word !== ''))),
]
const sourceOf = (words: readonly string[]) => `(?:${words.map(escapePattern).join('|')})`

/** Shorter words mean other things too, where no colon stands behind them. */
const shortest = 6
const isSure = (word: string) => word.length >= shortest || /[\s/.’]/u.test(word)
const [numbers, persons] = [allWords(0), allWords(1)]
const filed = caselessPattern(
  `^\\s*(?:${[
    `${sourceOf([...numbers, ...persons])}\\.?\\s?[:：]`,
    `${sourceOf(numbers.filter(isSure))}\\.?\\s?(?:n[.º°o]|nr|№)?[.:]?\\s*(?=\\p{Lu}{0,4}[/ -]?\\p{N})`,
    `${sourceOf(persons.filter((word) => isSure(word) && /[\s/.’]/u.test(word)))}\\.?\\s+(?=\\S)`,
  ].join('|')})`,
  'u',
)
/** No line that says so is longer. */
const longest = 100

/** Whether a line says, in whatever language, how a document is filed or for whose attention it is ("Our ref: HP/22", "z. Hd. Frau Lind"). */
export function isFiled(line: string): boolean {
  return (
    line.length <= longest && !/[.!?]$/u.test(line.trim()) && filed.test(line.replaceAll("'", '’'))
  )
}
