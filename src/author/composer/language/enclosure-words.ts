import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { escapePattern } from './word-pattern.ts'

/** What stands, before a colon, over the list of what goes with a letter, in all languages. */
const words =
  'encl|encls|enc|enclosure|enclosures|enclosed|attachments|attached|anlage|anlagen|anl|beilage|beilagen|pièce jointe|pièces jointes|p.j|pj|annexe|annexes|adjunto|adjuntos|anexo|anexos|allegato|allegati|all|bijlage|bijlagen|bilaga|bilagor|vedlegg|bilag|liite|liitteet|załącznik|załączniki|zał|příloha|přílohy|melléklet|mellékletek|anexă|anexe|приложение|приложения|прил|додаток|додатки|συνημμένα|prilog|prilozi|прилог|прилози|priedas|priedai|ek|ekler|phụ lục|đính kèm|lampiran|المرفقات|مرفقات|נספחים|מצורפים|संलग्नक|संलग्न|สิ่งที่ส่งมาด้วย|添付|同封|別紙|별첨|첨부|붙임|附件|附|随函附上'

const label = caselessPattern(
  `^\\s*(?:${words.split('|').map(escapePattern).join('|')})\\.?\\s*[:：]`,
  'u',
)

/** Whether a line below a signature names what goes with the letter ("Encl.: map"). */
export function namesEnclosures(line: string): boolean {
  return label.test(line)
}
