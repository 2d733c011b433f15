import { allMatches } from '../../../text/all-matches.ts'
import { greetingWords, honorificName, mailHeader, standAlone } from '../language/mail-words.ts'
import { isDense, wordCount } from '../language/script.ts'
import { thanks } from '../language/thanks-words.ts'
import { isPersonName } from './attribution.ts'
import { isBracketed } from './bracketed.ts'
import { leadTermLength } from './lead-term.ts'
import type { MailLine } from './mail.ts'
import type { Span } from './mapped-text.ts'

/** Words of a greeting with the names in it, and lines of greetings one under the other. */
const mostGreetingWords = 6
const mostGreetingLines = 3
/** Words of one that a comma ends, with what those are that it is for. */
const mostAddressingWords = 12
/** Words of a greeting with which somebody says who they are ("Hello, this is Ana of the museum shop."). */
const mostIntroductionWords = 14
/** Words of a sentence that is only polite; a longer one says what for. */
const mostPoliteWords = 14
/** UTF-16 units of a line that is not wrapped. */
const shortLine = 50
/** UTF-16 units with which a line ends. */
const mostLineEnd = 2
/** "Ruth," over a mail. */
const mostNameWords = 3

/** How many lines greet at the beginning: a greeting, with whom it is for and who writes. */
export function greetingLines(lines: readonly MailLine[], writer: ReadonlySet<string>): number {
  const end = lines.findIndex(
    (line, at) => !isGreeting(line.text.trim(), writer) && !isCopied(line, lines[at - 1]),
  )
  return Math.min(end < 0 ? 0 : end, mostGreetingLines)
}

/** Whether a line right below whom a mail is for says in brackets who gets a copy. */
function isCopied({ text, lineStart }: MailLine, above: MailLine | undefined): boolean {
  // Between two lines that touch stands no more than how the first ends.
  const touches = above !== undefined && lineStart - above.end <= mostLineEnd
  if (!touches || !isBracketed(text)) return false
  const words = text.trim().slice(1, -1).trim()
  const label = leadTermLength(words)
  const header = mailHeader(words.slice(0, label).replace(/\s*[:：]\s*$/u, ''))
  return header === 'to' || honorificName.test(words) || (isPersonName(words) && /\s/u.test(words))
}

/** A greeting, with the name of who writes in a sentence of its own or without; or whom it is for ("Ruth,", "大森さん"). */
export function isGreeting(text: string, writer: ReadonlySet<string> = new Set()): boolean {
  const words = wordCount(text)
  const plain = !/[?;？]$|\d/u.test(text)
  if (plain && greetingWords.test(text)) {
    const isWhole = !/[.。]$/u.test(text) || standAlone(greetingWords, text)
    const isAddressing = words <= mostAddressingWords && /^[^.!。！]+[,，、]$/u.test(text)
    if ((words <= mostGreetingWords && isWhole) || isAddressing) return true
    if (words <= mostIntroductionWords && namesWriter(text, writer)) return true
  }
  if ((words <= mostNameWords || isDense(text)) && honorificName.test(text)) return true
  return /^\p{Lu}[^.?!:;\d]*[,，]$/u.test(text) && wordCount(text) <= mostNameWords
}

/** Whether a text names who writes it. */
function namesWriter(text: string, writer: ReadonlySet<string>): boolean {
  return [...writer].some((name) => name.length > 1 && text.toLowerCase().includes(name))
}

const anySentence = /(?:\d\.\s?(?=\p{L})|[^.!?。！？])+(?:[.!?。！？]+|$)/gu

/** The sentences with which a mail begins that only thank, say sorry for being late or ask how somebody is. */
export function pleasantriesAt(line: MailLine | undefined): Span[] {
  if (line === undefined) return []
  let end = 0
  for (const { 0: sentence } of allMatches(line.text, anySentence)) {
    // What a line does not end may go on in the next.
    const isWhole = /[.!?。！？]$/u.test(sentence) || line.text.length < shortLine
    const only =
      isWhole && wordCount(sentence) <= mostPoliteWords && !/\d{3}|\p{Sc}|%/u.test(sentence)
    if (!only || !thanks(sentence)) break
    end += sentence.length
  }
  return end === 0 ? [] : [{ start: line.start, end: line.start + end }]
}
