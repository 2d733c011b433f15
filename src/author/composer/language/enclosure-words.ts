import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { byLanguage } from './by-language.ts'
import { escapePattern } from './word-pattern.ts'

/** What stands, before a colon, over the list of what goes with a letter, by primary subtag. */
const table: Record<string, string> = {
  en: 'encl|encls|enc|enclosure|enclosures|enclosed|attachments|attached',
  de: 'anlage|anlagen|anl|beilage|beilagen',
  fr: 'pièce jointe|pièces jointes|p.j|pj|annexe|annexes',
  es: 'adjunto|adjuntos|anexo|anexos',
  it: 'allegato|allegati|all',
  pt: 'anexo|anexos',
  nl: 'bijlage|bijlagen',
  sv: 'bilaga|bilagor',
  nb: 'vedlegg',
  da: 'bilag',
  fi: 'liite|liitteet',
  pl: 'załącznik|załączniki|zał',
  cs: 'příloha|přílohy|príloha|prílohy',
  hu: 'melléklet|mellékletek',
  ro: 'anexă|anexe',
  ru: 'приложение|приложения|прил',
  uk: 'додаток|додатки',
  bg: 'приложение|приложения|прилог|прилози',
  el: 'συνημμένα',
  hr: 'prilog|prilozi|прилог|прилози',
  sl: 'priloga|priloge',
  lt: 'priedas|priedai',
  tr: 'ek|ekler',
  vi: 'phụ lục|đính kèm',
  id: 'lampiran',
  ar: 'المرفقات|مرفقات',
  he: 'נספחים|מצורפים',
  hi: 'संलग्नक|संलग्न',
  th: 'สิ่งที่ส่งมาด้วย',
  ja: '添付|同封|別紙',
  ko: '별첨|첨부|붙임',
  zh: '附件|附|随函附上|隨函附上',
}

const label = byLanguage(table, (row) =>
  row === undefined
    ? /(?!)/u
    : caselessPattern(`^\\s*(?:${row.split('|').map(escapePattern).join('|')})\\.?\\s*[:：]`, 'u'),
)

/** Whether a line below a signature names what goes with the letter ("Encl.: map"). */
export function namesEnclosures(line: string, language: string): boolean {
  return label(language).test(line)
}
