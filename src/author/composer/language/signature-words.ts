import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { escapePattern, wordSource } from './word-pattern.ts'

/** What is set before the name of whoever signs, for others or for a copy, in all languages. */
const marks =
  'v.º b.º|v.ºb.º|vº bº|v° b°|vº. bº.|visto bueno|i. a.|i.a.|i. v.|i.v.|f. d. r.|f.d.r.|gez.|ppa.|sgd.|/s/|p.p.|fdo.|f.to|w.g.|ttd.'.split(
    '|',
  )
/** Labels before it, with a colon. */
const labels =
  'für die richtigkeit|unterschrift|signed|signature|signé|pour ordre|firmado|firma|firmato|assinado|assinatura|getekend|handtekening|podpis|podpisano|podpisal|podepsán|underskrift|undertecknat|allekirjoitus|aláírás|semnat|semnătura|подпись|подписи|подписано|підпис|подпис|υπογραφή|potpis|imza|imzalayan|chữ ký|ký tên|tanda tangan|ลงชื่อ|हस्ताक्षर|توقيع|التوقيع|חתימה|署名|記名|서명|签字|签名|簽名|簽章|签章|代表人|代表'.split(
    '|',
  )
/** What stands behind it: a seal, or the place for one. */
const seal =
  '[(（](?:인|印|직인|서명|签章|簽章|盖章|蓋章|公章|seal|l\\.\\s?s\\.|м\\.\\s?п\\.)[)）]|㊞|^\\s*\\S{1,12}(?:\\s\\S{1,6})?\\s(?:드림|올림|배상|拜上|敬上|謹上|拝)\\s*$'

const marked = caselessPattern(
  `^\\s*(?:${marks.map(escapePattern).join('|')})\\s*(?:\\p{L}|$)`,
  'u',
)
const labelled = caselessPattern(`(?:${wordSource(labels)})\\s*[:：]|${seal}`, 'u')

const bareLabel = caselessPattern(`^\\s*(?:${wordSource(labels)})\\s*[:：]?\\s*$`, 'u')

/** Whether a line is nothing but the word for signing: below it stand those who do. */
export function headsSignatures(line: string): boolean {
  return bareLabel.test(line)
}

/** Whether a line says that somebody signs: by a word before the name ("i. A.", "甲方代表:") or a seal behind it. */
export function saysSigned(line: string): boolean {
  return marked.test(line) || labelled.test(line)
}
