import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { mailWordTable } from './mail-word-table.ts'
import { wordSource, wordSourceAtStart } from './word-pattern.ts'

/** What a line over a mail gives. */
export type MailHeader = 'from' | 'to' | 'date' | 'subject'

const rows = Object.values(mailWordTable)

const headers = new Map<string, MailHeader>()
const kinds: MailHeader[] = ['from', 'to', 'date', 'subject']
for (const [column, kind] of kinds.entries())
  for (const row of rows)
    for (const word of row[column]?.split('|') ?? [])
      if (!headers.has(word)) headers.set(word, kind)

/** What a label before a colon gives over a mail, in whatever language; undefined for any other label. */
export function mailHeader(label: string): MailHeader | undefined {
  return headers.get(label.toLowerCase())
}

// Programs write in the language of their user, whatever that of the mail: the words of all languages are one list.
function words(column: number): string[] {
  return [...new Set(rows.flatMap((row) => row[column]?.split('|') ?? []))]
}

/** The words for writing in the line over a quoted mail ("On Monday Ana wrote:"), with what some programs set behind them. */
export const wroteWords = caselessPattern(`(?:${wordSource(words(4))})(?:\\([^()]{1,6}\\))?`, 'u')
/** A line that begins with a greeting. */
export const greetingWords = caselessPattern(`^(?:${wordSourceAtStart(words(5))})`, 'u')
/** Closing words that a line begins with. */
export const closingWords = caselessPattern(`^(?:${wordSourceAtStart(words(6))})`, 'u')

/** How sentences begin that only end a letter, in all languages: what follows is whom they are for. */
const formalClosings =
  'veuillez agréer|veuillez recevoir|je vous prie d’agréer|je vous prie de croire|nous vous prions d’agréer|reciba un cordial|reciban un cordial|reciba usted|le saluda atentamente|quedo a su disposición|quedamos a su disposición|quedamos a la espera|dans l’attente de|in attesa di un|in erwartung ihrer|وتفضلوا بقبول|تفضلوا بقبول|quedo a la espera|voglia gradire|vogliate gradire|resto in attesa|restiamo in attesa|fico no aguardo|ficamos no aguardo|fico à disposição|ficamos à disposição|für rückfragen stehe|für rückfragen stehen|bei rückfragen stehe|hochachtungsvoll|i look forward to hearing|looking forward to hearing|we look forward to hearing|please do not hesitate|do not hesitate to|hoogachtend|ik kijk uit naar uw|w razie pytań|буду рад вашему ответу|с нетерпением жду|sorularınız için|ご査収のほど|ご確認のほど|何卒よろしく|감사드립니다|we remain at your|should you have any|if you have any questions|wir stehen ihnen|für fragen stehe|für fragen stehen|bei fragen stehe|bei fragen stehen|nous restons à votre|nous restons à|je reste à votre|je reste à|restant à votre|quedamos a su|sin otro particular|sono a disposizione|siamo a disposizione|rimango a disposizione|rimaniamo a disposizione|estamos à disposição|wij horen graag|ik hoor graag|met hoogachting|pozostaję do dyspozycji|pozostajemy do dyspozycji|если у вас возникнут вопросы|будем рады ответить|ご不明な点|궁금하신 점|궁금한 점|如有疑问|如有任何|如有疑問|لا تترددوا|सधन्यवाद|gereğini arz ederiz|gereğini arz ederim|gereğini saygılarımızla|gereğini saygılarımla|gereğini bilgilerinize|bilgilerinize arz|saygılarımızla arz|saygılarımla arz|es gracia que espera|es justicia que pide|nestes termos|pede deferimento'.split(
    '|',
  )
/** A sentence that only ends a letter, whomever it is for. */
export const formalClosing = new RegExp(`^(?:${wordSourceAtStart(formalClosings)})`, 'iu')

/** What stands behind the name of somebody who is spoken to, in languages that set it there. */
const honorific =
  'さん|様|さま|殿|先生|御中|님|님께|귀하|女士|小姐|老师|老師|经理|經理|bey|hanım|जी|ครับ'
/** A name with such a word and nothing else. */
export const honorificName = new RegExp(
  `^[\\p{L}\\p{M}・·\\s]{1,20}(?:${honorific})[,，、:：!！]?$`,
  'iu',
)

/** All who are greeted at once. */
const everybody = wordSourceAtStart(
  'everybody|everyone|all|there|both|zusammen|alle|alle zusammen|ihr alle|à tous|à toutes|à tous et à toutes|tout le monde|a todos|a todas|a tutti|a tutte|a todos e todas|allemaal|wszystkim|wszyscy|всем|все|всім|alla|allihopa|kaikki|kaikille|všem|všichni|tuturor|σε όλους|на всички|svima|mindenki|herkese|semua|mọi người|各位|大家'.split(
    '|',
  ),
)
const named = /^\s*[,.!，。！]?\s*(?:\p{Lu}[\p{L}\p{M}.'’-]*\s*){0,3}$/u
const toEverybody = new RegExp(`^\\s*(?:${everybody})\\s*$`, 'iu')

/** Whether words that a pattern finds at the beginning stand alone or with a name ("Best, Ruth", "Hello everybody"). */
export function standAlone(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text)
  if (match === null) return false
  const rest = text.slice(match[0].length)
  return named.test(rest) || toEverybody.test(rest)
}

/** Whether a text is no more than whom it speaks to: a name, or all of them. */
export function isAddressed(text: string): boolean {
  return named.test(text) || toEverybody.test(text)
}

/** Words of what programs and offices set under every mail. */
export const boilerplateWords = caselessPattern(wordSource(words(7)), 'u')
