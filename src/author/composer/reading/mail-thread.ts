import { findDates } from '../language/dates.ts'
import { timeWritten } from '../language/mail-times.ts'
import { type MailHeader, mailHeader } from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { isContact } from './contact.ts'
import { isDay } from './edges/datelines.ts'
import { isClosing } from './edges/end-roles.ts'
import { goesOnBelow } from './going-on.ts'
import { isTitleLine } from './head-lines.ts'
import { leadTermLength } from './lead-term.ts'
import { lineGroups } from './line-groups.ts'
import type { Mail, MailLine } from './mail.ts'
import { attributionAt } from './mail-attribution.ts'
import { isGreeting } from './mail-greeting.ts'
import { capitalized, joinMapped, type MappedText, mapVerbatim, type Span } from './mapped-text.ts'
import { readLines } from './text-lines.ts'

const mostHeaderLines = 30
/** Lines over the headers of a memo ("Northgate Water", "MEMORANDUM"), and the words of the longest of them. */
const mostLetterheadLines = 4
const mostLetterheadWords = 8
/** No line over headers is longer. */
const longestPhrase = 200

/** The mails of a thread as they stand, the newest first where programs quoted the others. */
export function splitMails(lines: readonly MailLine[], language: string): Mail[] {
  const mails: Mail[] = []
  let mail: Mail | undefined
  const headed = headBegin(lines)
  const letter = headed === undefined ? letterHead(lines, language) : undefined
  const subject = letter?.subject ?? []
  const begin = headed ?? letter?.begin ?? 0
  for (let at = begin; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) break
    if (mail === undefined && line.text.trim() === '') continue
    if (subject.includes(line)) continue
    const head = headersAt(lines, at, mail === undefined)
    const attribution = head === undefined ? attributionAt(lines, at) : undefined
    // What is answered line by line stays with its answers.
    if (
      attribution !== undefined &&
      mail !== undefined &&
      isAnswered(lines, at + attribution.lines)
    ) {
      for (const { start, end } of lines.slice(at, at + attribution.lines))
        mail.shell.push({ start, end })
      mail.quotes = attribution.text
      at += attribution.lines - 1
      continue
    }
    const known = attribution !== undefined || head !== undefined
    const blank = line.text.trim() === ''
    // A quoted mail ends where the text goes on outside; what is quoted without a word is what was introduced last.
    const returns = mail !== undefined && !blank && line.depth < mail.depth && !known
    if (known || mail === undefined || returns) {
      mail = {
        depth: attribution?.depth ?? line.depth,
        headers:
          head?.headers ??
          (mails.length === 0 ? subjectOf(subject) : writerOf(returns ? mails[0] : undefined)),
        ...(attribution ? { attribution: attribution.text } : {}),
        letterhead:
          mails.length > 0
            ? []
            : lines
                .slice(0, begin)
                .filter((line) => !subject.includes(line))
                .flatMap(nameOver),
        shell: head?.shell ?? [],
        lines: [],
        ...(returns ? { answers: true } : {}),
      }
      mails.push(mail)
    }
    at += (head?.lines ?? attribution?.lines ?? 0) - (known ? 1 : 0)
    if (!known) mail.lines.push(line)
  }
  return mails
}

/** Who wrote a mail, for what is said outside those that it quotes. */
function writerOf(mail: Mail | undefined): Map<MailHeader, MappedText> {
  const from = mail?.headers.get('from')
  return from === undefined ? new Map() : new Map([['from', from]])
}

/** Whether lines that are quoted from a place on alternate with others: a quotation, an answer, a quotation. */
function isAnswered(lines: readonly MailLine[], from: number): boolean {
  const depth = lines.slice(from).find(({ text }) => text.trim() !== '')?.depth ?? 0
  let isAfterAnswer = false
  for (let at = from; depth > 0 && at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || line.text.trim() === '') continue
    if (headersAt(lines, at, false) ?? attributionAt(lines, at)) return false
    if (line.depth < depth) isAfterAnswer = true
    else if (isAfterAnswer) return true
  }
  return false
}

/** The lines of a text without marks of quoting. */
export function mailLines(input: string): MailLine[] {
  return readLines(input, 0, input.length).map(({ text, start }) => {
    const mark = /^[ \t]{0,12}(?:>[ \t]?)+/.exec(text)?.[0] ?? ''
    return {
      text: text.slice(mark.length),
      depth: mark.split('>').length - 1,
      lineStart: start,
      start: start + mark.length,
      end: start + text.length,
    }
  })
}

/** Where the headers of the first mail begin, below no more than a letterhead; undefined without any. */
export function headBegin(lines: readonly MailLine[]): number | undefined {
  let over = 0
  for (const [at, { text }] of lines.entries()) {
    if (text.trim() === '') continue
    if (readHeader(text) !== undefined)
      return headersAt(lines, at, true) === undefined ? undefined : at
    const isLong =
      text.length > longestPhrase ||
      wordCount(text) > mostLetterheadWords ||
      /[.!?:;。！？：；]\s*$/u.test(text)
    if (isLong || ++over > mostLetterheadLines) return undefined
  }
  return undefined
}

/** Lines over the greeting of a letter: who writes and is written to, where and when, what for; and the longest of them. */
const mostLinesOverLetter = 16
const longestOverLetter = 110
/** So many groups of lines over a greeting say who writes to whom. */
const fewestOverLetter = 3
/** Words of a line that says what a letter is about. */
const fewestSubjectWords = 3

/** Lines that say what a letter is about and under which number; a number under which something is filed. */
const mostAboutLines = 3
const filed = /(?:\bn[ro]?[.°º]?|№|#)\s*\p{N}/iu

/** What stands over a letter. */
interface LetterHead {
  /** The line that greets. */
  begin: number
  /** The lines that say what it is about. */
  subject: readonly MailLine[]
  /** Whether these have a label that says so, or stand below who writes to whom. */
  isSure: boolean
}

/**
 * Where a letter greets below the lines of its head, one of which is an address, a day or its subject; and the lines that say
 * what it is about: those with that label, right below the greeting too, or one alone right over it.
 */
export function letterHead(lines: readonly MailLine[], language: string): LetterHead | undefined {
  // "Madame Claire Dutertre" is whom it is for.
  const begin = lines.findIndex(
    ({ text }) => isGreeting(text.trim()) && /[,，،!！:：、]\s*$/u.test(text),
  )
  const groups = lineGroups(lines.slice(0, Math.max(0, begin)))
  const over = groups.flat()
  if (begin < 0 || over.length > mostLinesOverLetter || !over.every(mayStandOver)) return undefined
  const labelled =
    over.find((one) => readHeader(one.text)?.kind === 'subject') ?? subjectBelow(lines, begin)
  if (labelled !== undefined) return { begin, subject: withNext(labelled, lines), isSure: true }
  const last = aboutLetter(groups, language)
  const isWhen = ({ text }: MailLine) => isContact(text) || isDay(text.trim(), language)
  const isAbout = last !== undefined && isAboutLetter(last) && !isWhen(last)
  const isBelow = groups.length >= fewestOverLetter
  const closes = () => lines.slice(begin + 1).some((one) => isClosing(one.text.trim()))
  if (!isBelow && !over.some(isWhen) && !(over.length > 0 && closes())) return undefined
  return { begin, subject: isAbout ? [last] : [], isSure: isAbout && isBelow }
}

/**
 * The line that may say what a letter is about, of the last group over its greeting: one alone, or that with most letters where
 * another is only a number or the day of what it answers, and the day of the letter stands above.
 */
function aboutLetter(groups: readonly MailLine[][], language: string): MailLine | undefined {
  const [last = [], above] = [groups.at(-1), groups.slice(0, -1).flat()]
  const [first, ...others] = last
  if (others.length === 0) return first
  const isFiled = ({ text }: MailLine) => filed.test(text) || findDates(text, language).length > 0
  const isDated = above.some(({ text }) => isDay(text.trim(), language))
  if (last.length > mostAboutLines || !isDated || !last.some(isFiled)) return undefined
  const letters = ({ text }: MailLine) => text.match(/\p{L}/gu)?.length ?? 0
  return [...last].sort((one, other) => letters(other) - letters(one))[0]
}

function mayStandOver({ text }: MailLine): boolean {
  const said = text.trim()
  const isShort = said.length <= longestOverLetter && !/[!?。！？;]$|\p{L}{4}\.$/u.test(said)
  // "12. März 2026" is no item.
  return isShort && !/^\s*(?:[#>|*•-]|\d+[.)]\s(?!\p{L}+\s\p{N}{4}\s*$))/u.test(text)
}

/** Whether a line alone over a greeting says what the letter is about: with no label of how it is filed, and one word in capitals only. */
function isAboutLetter({ text }: MailLine): boolean {
  const isName = wordCount(text) >= fewestSubjectWords || !/\p{Ll}/u.test(text)
  return isName && (leadTermLength(text.trim()) === 0 || isTitleLine(text.trim()))
}

/** The line with the label of a subject that stands alone right below a greeting. */
function subjectBelow(lines: readonly MailLine[], greeting: number): MailLine | undefined {
  const at = lines.findIndex(({ text }, index) => index > greeting && text.trim() !== '')
  const line = lines[at]
  const isAlone = lines[at + 1] === undefined || lines[at + 1]?.text.trim() === ''
  return line && isAlone && readHeader(line.text)?.kind === 'subject' ? line : undefined
}

/** A line with a label, and those right below it that are set in or begin small, without a label: it goes on there. */
function withNext(line: MailLine, lines: readonly MailLine[]): MailLine[] {
  const indent = line.text.search(/\S/u)
  const below = lines.slice(lines.indexOf(line) + 1)
  const end = below.findIndex(({ text }, index) => {
    const isSetIn = text.search(/\S/u) > indent && leadTermLength(text.trim()) === 0
    return !isSetIn && !goesOnBelow((below[index - 1] ?? line).text, text)
  })
  return [line, ...below.slice(0, end < 0 ? 0 : end)]
}

/** What a letter is about as its subject, without the label. */
function subjectOf(lines: readonly MailLine[]): Map<MailHeader, MappedText> {
  if (lines.length === 0) return new Map()
  const texts = lines.map((line) => {
    const header = readHeader(line.text)
    const skip = header?.kind === 'subject' ? header.at : line.text.search(/\S/u)
    return mapVerbatim(line.text.slice(skip).trimEnd(), line.start + skip)
  })
  return new Map([['subject', capitalized(joinMapped(texts))]])
}

/** Headers from a line on, and how many lines they take; undefined where fewer than two stand together. */
export function headersAt(
  lines: readonly MailLine[],
  at: number,
  first: boolean,
): { headers: Map<MailHeader, MappedText>; shell: Span[]; lines: number } | undefined {
  const headers = new Map<MailHeader, MappedText>()
  const shell: Span[] = []
  const depth = lines[at]?.depth
  let next = at
  while (next < at + mostHeaderLines) {
    const line = lines[next]
    if (line === undefined || line.depth !== depth) break
    const header = readHeader(line.text)
    // A memo may set its headers apart.
    const apart = first && next > at && line.text.trim() === ''
    if (apart && readHeader(lines[next + 1]?.text ?? '') !== undefined) {
      next++
      continue
    }
    const goesOn =
      next > at && (/^[ \t]+\S/.test(line.text) || /^[A-Z][a-zA-Z]*-[\w-]*: /.test(line.text))
    if (header === undefined && !goesOn) break
    const told = first ? header?.kind !== 'to' : /^(?:from|date)$/.test(header?.kind ?? '')
    if (!told || header === undefined || headers.has(header.kind))
      shell.push({ start: line.start, end: line.end })
    if (header !== undefined && !headers.has(header.kind))
      headers.set(header.kind, headerValue(header.kind, header.value, line.start + header.at))
    next++
  }
  // "From: Berlin" and "To: Munich" within a mail are its content.
  const named = first || (headers.has('from') && (headers.has('date') || headers.has('subject')))
  const enough = headers.size >= 2 || (first && isSubjectAlone(lines, at))
  return named && enough ? { headers, shell, lines: next - at } : undefined
}

/** Whether the first line of a text is a subject and has nothing beside it: a mail without its other headers. */
export function isSubjectAlone(lines: readonly MailLine[], at: number): boolean {
  const isBlank = (line: MailLine | undefined) => line?.text.trim() === ''
  const opens = lines.slice(0, at).every(isBlank)
  return opens && isBlank(lines[at + 1]) && readHeader(lines[at]?.text ?? '')?.kind === 'subject'
}

/** What a line over the headers says, without marks of a heading around it. */
function nameOver({ text, start }: MailLine): MappedText[] {
  const mark = /^[\s#*_=~-]*/u.exec(text)?.[0].length ?? 0
  const name = text.slice(mark).replace(/[\s#*_=~-]+$/u, '')
  return name === '' ? [] : [mapVerbatim(name, start + mark)]
}

function readHeader(text: string): { kind: MailHeader; value: string; at: number } | undefined {
  const match =
    /^\s{0,3}\*{0,2}([\p{L}\p{M}][\p{L}\p{M}. -]{0,23}?)\*{0,2}\s?[:：]\*{0,2}\s*/u.exec(text)
  const kind = match === null ? undefined : mailHeader((match[1] ?? '').replaceAll('.', ''))
  if (match === null || kind === undefined) return undefined
  return { kind, value: text.slice(match[0].length).trimEnd(), at: match[0].length }
}

/** A subject without "Re:" and "Fwd:", a sender without the address. */
function headerValue(kind: MailHeader, value: string, start: number): MappedText {
  if (kind === 'subject') {
    const prefix = /^(?:\p{L}{1,4}(?:\[\d{1,3}\])?[:：]\s*)+/u.exec(value)?.[0].length ?? 0
    return mapVerbatim(value.slice(prefix), start + prefix)
  }
  const name = kind === 'from' ? value.replace(/[<[(][^<>[\]()]{0,200}@.*$/u, '').trimEnd() : value
  const quoted = /^"([^"]+)"$/.exec(name)?.[1]
  return quoted === undefined ? mapVerbatim(name, start) : mapVerbatim(quoted, start + 1)
}

/**
 * The mails of a thread in the order in which they are told: the first of the text, which says how things stand, and then
 * those that led to it in the order of time, where each quotes the next or their dates say so. What is answered between
 * its lines keeps its place.
 */
export function inOrderOfTime<One extends { mail: Mail }>(
  parts: readonly One[],
  language: string,
): readonly One[] {
  const timeOf = ({ headers, attribution }: Mail) =>
    timeWritten((headers.get('date') ?? attribution)?.text ?? '', language)
  const [newest, ...older] = parts
  if (newest === undefined || parts.some(({ mail }) => mail.answers === true)) return parts
  const isAfter = (one: Mail, next: Mail | undefined): boolean => {
    if (next === undefined || next.depth > one.depth) return true
    const [time, before] = [timeOf(one), timeOf(next)]
    return next.depth === one.depth && time !== undefined && before !== undefined && time > before
  }
  const falls = parts.every(({ mail }, index) => isAfter(mail, parts[index + 1]?.mail))
  return falls ? [newest, ...older.reverse()] : parts
}
