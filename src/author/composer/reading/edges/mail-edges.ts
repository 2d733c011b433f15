import { behindLetters } from '../letters-within.ts'
import type { Mail, MailLine } from '../mail.ts'
import { greetingLines, pleasantriesAt } from '../mail-greeting.ts'
import type { Span } from '../mapped-text.ts'
import { lastLines, type TextEnd } from './text-end.ts'

/** What stands at both ends of a mail and is no part of what it says; `greeting`: whom it greets, and what it only says in courtesy. */
interface MailEdges extends TextEnd {
  greeting: Span[]
}

/** The edges of a mail in a language. */
export function mailEdges(mail: Mail, language: string): MailEdges {
  const names = writerNames(mail)
  const lines = mail.lines.filter((line) => line.text.trim() !== '')
  const count = greetingLines(lines, names) || (isAddressee(mail, lines[0]) ? 1 : 0)
  const greeting = lines.slice(0, count).map(({ start, end }) => ({ start, end }))
  const body = mail.lines.slice(
    count === 0 ? 0 : mail.lines.indexOf(lines[count - 1] as MailLine) + 1,
  )
  return {
    greeting: [...greeting, ...pleasantriesAt(lines[count])],
    ...linesEnd(behindLetters(body), language, names),
  }
}

/** The end of the lines of a letter, by the words of the name of who is known to write. */
function linesEnd(
  lines: readonly MailLine[],
  language: string,
  writer: ReadonlySet<string> = new Set(),
): TextEnd {
  const known = { isLetter: true, isTalk: false, isContract: false, before: '' }
  const isOwn = writer.size === 0 ? () => false : isNameOf(writer)
  return lastLines(lines, {
    ...known,
    language: () => language,
    saysWriter: writer.size > 0,
    isOwn,
  })
}

/** Whether lines end as a letter does, closed or signed. */
export function endsLetter(lines: readonly MailLine[], language: string): boolean {
  const { roles } = linesEnd(lines, language)
  return roles.has('closing') || roles.has('signer')
}

/** Whether a line is no more than the name of somebody whom the mail is written to. */
function isAddressee({ headers }: Mail, line: MailLine | undefined): boolean {
  const to = headers.get('to')?.text ?? ''
  const names = to
    .split(/[,;]/u)
    .map((one) => new Set(one.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu)))
  return line !== undefined && names.some((name) => name.size > 0 && isNameOf(name)(line))
}

/** The words of the name of who writes a mail, as its headers or the line over it say. */
function writerNames(mail: Mail): Set<string> {
  const writer = mail.headers.get('from') ?? mail.attribution
  const names = new Set(writer?.text.toLowerCase().split(/[\s,.()]+/u))
  names.delete('')
  return names
}

/** Whether a line is no more than the name of who writes a mail. */
export function isOwnName(mail: Mail): (line: { text: string }) => boolean {
  return isNameOf(writerNames(mail))
}

/** Letters of a name that stand for it, and initials in a row ("JMF"). */
const fewestLetters = 3
const mostInitials = 3

/** Whether a line is no more than some of the words of a name, short for them or their initials, and what their bearer is. */
function isNameOf(names: ReadonlySet<string>): (line: { text: string }) => boolean {
  const initials = new Set([...names].map((name) => name[0]))
  const isName = (word: string) =>
    word === '' ||
    names.has(word) ||
    (word.length >= fewestLetters && [...names].some((name) => name.startsWith(word))) ||
    (word.length <= mostInitials && [...word].every((letter) => initials.has(letter)))
  return ({ text }) => {
    // "Solène (chair of the board)"
    const [name = ''] = text.trim().split(/\s*(?=[|｜])|\s+(?=[(（–—-])/u)
    const words = name.toLowerCase().split(/[\s,.]+/u)
    return /\p{L}/u.test(name) && words.every(isName)
  }
}
