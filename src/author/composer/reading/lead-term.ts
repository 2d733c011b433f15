import type { InlineText } from './inline-text.ts'
import { collapseSpace, type MappedText, sliceMapped } from './mapped-text.ts'

/** A bracket or a quotation that is still open. */
const open = /[«„“「『(（[][^»”“」』)）\]]*$/u

/** A further label on the same line, behind a value of a few words that is no sentence ("Ja: 27 Nein: 2"). */
const nextLabel =
  /^\s*(?!\p{L}+[.!?]\s)\S+(?:\s+(?!\p{L}+[.!?]\s)\S+){0,3}?\s+\p{Lu}[\p{L}\p{M}]+[:：]\s/u

/** A letter with its full stop, and a short word with its own before a number or a name ("Nr. 12", "Parz. 31", "Dr. Aydin"). */
const shortWord =
  /\b\p{L}\.|(?<!\p{L})\p{L}{1,4}\.(?=\s?\p{N})|(?<!\p{L})\p{Lu}\p{L}{1,3}\.(?=\s\p{Lu})/gu

const colon = /[:：]/
/** UTF-16 units of a term with its colon. */
const longestTerm = 51

const keyValue =
  /^[^\s:：][^:：\n]{0,48}?\s?(?:[:：](?=\s|$|[^\s/\d:：])|(?<=\p{L})：(?=\d)|(?<=[\u3041-\u9fff]):(?=\d))/u

/**
 * The length of the term that a line begins with, its colon included: 6 in "Lena: mail to the merchants". 0 when the
 * line has none, when the colon belongs to a time, an address or a ratio, when the words before it make a sentence, or
 * when the line goes on with other labels: then it is about none of them alone.
 */
export function leadTermLength(text: string, maximumWords = 6): number {
  // Most lines have none, which is cheaper to see than that the pattern does not fit.
  if (!colon.test(text.slice(0, longestTerm))) return 0
  const match = keyValue.exec(text)
  if (match === null) return 0
  const term = match[0]
  const key = term.replace(/\s?[:：]$/u, '')
  // An address; and a colon inside a word in a script with spaces ("key:value") is not a definition.
  if (/^(https?|mailto|ftp)$/i.test(key)) return 0
  const next = text[term.length]
  if (
    next !== undefined &&
    !/\s/u.test(next) &&
    !/(?:：|[\u3041-\u9fff]:)$/u.test(term) &&
    !/[\u3000-\u9fff]/u.test(next)
  )
    return 0
  // What a title in quotation marks or a remark in brackets goes on to say.
  if (open.test(key)) return 0
  if (/[.!?。！？;]/u.test(key.replace(shortWord, ''))) return 0
  if (key.split(/\s+/u).length > maximumWords) return 0
  if (nextLabel.test(text.slice(term.length))) return 0
  return term.length
}

/** The term before a colon: bold text that begins the run, or a short key. Measured in the one-line text. */
export function leadOf(inline: InlineText, text: MappedText): number {
  if (inline.strongLead === 0) return leadTermLength(text.text)
  const bold = collapseSpace(sliceMapped(inline.text, 0, inline.strongLead)).text.trim()
  if (!text.text.startsWith(bold) || bold.length === text.text.length) return 0
  // What is remarked in brackets behind it ("(27,000 m³)") belongs to it.
  const parting = /^(?:\s?[(（][^()（）]{1,60}[)）])?\s*(?:[:：.。]|\s[-–—]\s)/u.exec(
    text.text.slice(bold.length),
  )
  if (/[:：.。]$/u.test(bold)) return bold.length
  return parting === null ? 0 : bold.length + parting[0].trimEnd().length
}
