import { countsOn } from '../../language/joining-words.ts'
import { boilerplateWords, greetingWords } from '../../language/mail-words.ts'
import { anyPostscriptMark } from '../../language/postscript-marks.ts'
import { isDense, wordCount } from '../../language/script.ts'
import { isContact } from '../contact.ts'
import { behindLetters } from '../letters-within.ts'
import { lineGroups } from '../line-groups.ts'
import type { Mail, MailLine } from '../mail.ts'
import { greetingLines, pleasantriesAt } from '../mail-greeting.ts'
import type { Span } from '../mapped-text.ts'
import { isSigner } from '../signers.ts'
import { isClosing, madeLine } from './end-roles.ts'
import { lastLines, type TextEnd } from './text-end.ts'

/** What stands at both ends of a mail and is no part of what it says; `greeting`: whom it greets, and what it only says in courtesy. */
interface MailEdges extends TextEnd {
  greeting: Span[]
}

/** Words of a line that greets by standing alone over a mail, and signs of one in a script without spaces. */
const mostAloneWords = 3
const mostAloneSigns = 4

/** The edges of a mail in a language; `people`: the names of those who write to each other in its thread. */
export function mailEdges(mail: Mail, language: string, people: readonly string[] = []): MailEdges {
  const names = writerNames(mail)
  const lines = mail.lines.filter((line) => line.text.trim() !== '')
  const count = greetingLines(lines, names) || (opensAlone(mail, people) ? 1 : 0)
  const greeting = lines.slice(0, count).map(({ start, end }) => ({ start, end }))
  const body = mail.lines.slice(
    count === 0 ? 0 : mail.lines.indexOf(lines[count - 1] as MailLine) + 1,
  )
  return {
    greeting: [
      ...greeting,
      ...spokenTo(lines.slice(count), people, language),
      ...pleasantriesAt(lines[count]),
    ],
    ...linesEnd(behindLetters(body.slice(0, partBehind(body, mail))), language, names),
  }
}

/** Blank lines between parts of a document. */
export const blankLinesApart = 2

/** Where another part of a document stands below who signs a mail, apart and added to nothing; undefined where nothing else does. */
function partBehind(lines: readonly MailLine[], mail: Mail): number | undefined {
  const isOwn = isOwnName(mail)
  const textAt = (at: number) => lines[at]?.text.trim() ?? ''
  const signed = lines.findIndex((line, at) => {
    if (textAt(at) === '' || !lines.slice(at + 1, at + 1 + blankLinesApart).every(isEmpty))
      return false
    return isOwn(line) || (isClosing(textAt(at - 1)) && isSigner(textAt(at)))
  })
  const rest = signed < 0 ? [] : lines.slice(signed + 1).filter((line) => !isEmpty(line))
  const isAdded = ({ text }: MailLine) =>
    anyPostscriptMark.test(text.trim()) || madeLine.test(text.trim()) || isContact(text)
  const isPart =
    rest.length >= fewestOfPart &&
    !rest.some((line) => isAdded(line) || boilerplateWords.test(line.text))
  return isPart ? signed + 1 : undefined
}

/** Lines of another part of a document. */
const fewestOfPart = 2

function isEmpty({ text }: MailLine): boolean {
  return text.trim() === ''
}

/** Whether the first line of a mail stands alone, names nobody but those of the thread or greets, and no other is a heading. */
function opensAlone(mail: Mail, people: readonly string[]): boolean {
  const isOwn = isOwnName(mail)
  const [first, ...others] = lineGroups(mail.lines)
  const isAlone = ([line, ...more]: readonly MailLine[] = []) => {
    const text = line?.text.trim() ?? ''
    const isShort = isDense(text)
      ? text.length <= mostAloneSigns
      : wordCount(text) <= mostAloneWords
    return more.length === 0 && isShort && /^[\p{L}\p{M}\s,，、'’-]+$/u.test(text)
  }
  const isHeading = (group: readonly MailLine[]) =>
    isAlone(group) && group.every((line) => line.depth === mail.depth && !isOwn(line))
  const words = first?.[0]?.text.trim() ?? ''
  const called = words.split(/[,，、]\s*/u)
  const isName = (word: string) =>
    people.some((one) => (isDense(word) ? one.endsWith(word) : one.split(/\s+/u).includes(word)))
  // "Jonas, Priya": one of them is known.
  const areNames = called.every((one) => /^\S+$/u.test(one)) && called.some(isName)
  const greets = greetingWords.test(words) || areNames
  return greets && isAlone(first) && others.length > 0 && !others.slice(0, -1).some(isHeading)
}

/** The name of somebody of a thread with which the first of some lines begins; not where it asks that one, or others of them another. */
function spokenTo(lines: readonly MailLine[], people: readonly string[], language: string): Span[] {
  const [first, ...others] = lines
  const nameIn = (line: MailLine | undefined) => {
    const name = /^[^\s,，]{2,12}[,，]\s?(?=\S)/u.exec(line?.text ?? '')?.[0] ?? ''
    const bare = name.replace(/[,，\s]+$/u, '')
    const isName = (one: string) =>
      isDense(bare) ? one.endsWith(bare) : one.split(/\s+/u).includes(bare)
    return bare !== '' && people.some(isName) ? name : ''
  }
  const name = nameIn(first)
  if (first === undefined || name === '' || /[?？]/u.test(first.text)) return []
  // "Sarah, Tom and Ben visited …" counts people, and speaks to none.
  if (countsOn(first.text.slice(name.length), language)) return []
  if (others.some((line) => nameIn(line) !== '')) return []
  return [{ start: first.start, end: first.start + name.length }]
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
