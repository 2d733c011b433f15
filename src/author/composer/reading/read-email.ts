import { appendAll } from '../append-all.ts'
import {
  boilerplateWords,
  closingWords,
  formalClosing,
  greetingWords,
  honorificName,
  type MailHeader,
  mailHeader,
  standAlone,
} from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { thanks } from '../language/thanks-words.ts'
import { isPersonName } from './attribution.ts'
import { blanked, leftOutLines } from './blanked-text.ts'
import { attributionAt, type QuotedLine } from './mail-attribution.ts'
import { joinMapped, type MappedText, mapVerbatim, type Span } from './mapped-text.ts'
import { readPlainText } from './read-plain-text.ts'
import type { MarginSource, SourceBlock } from './source-block.ts'
import { readLines } from './text-lines.ts'

/** How far the headers of the first mail reach, and how many lines headers have. */
const openingLength = 4000
const mostHeaderLines = 30
/** Lines over the headers of a memo ("Northgate Water", "MEMORANDUM"), and the words of the longest of them. */
const mostLetterheadLines = 4
const mostLetterheadWords = 8
/** No introduction, closing words or line of dashes is longer. */
const longestPhrase = 200
/** Lines under closing words that name who writes, and the words of the longest of them. */
const mostSignatureLines = 6
const mostSignatureWords = 6
/** Words of a greeting and of a closing, with the names in them, and lines of greetings one under the other. */
const mostGreetingWords = 6
const mostGreetingLines = 3
/** Words of a greeting with which somebody says who they are ("Hello, this is Ana of the museum shop."). */
const mostIntroductionWords = 14
/** Words of a sentence that only thanks; a longer one says what for. */
const mostThankingWords = 8
/** "Ruth," over a mail. */
const mostNameWords = 3

interface MailLine extends QuotedLine {
  /** Where the line begins, its marks included. */
  lineStart: number
}

/** A mail of a thread: what its lines give it for a name, and its lines. */
interface Mail {
  depth: number
  headers: Map<MailHeader, MappedText>
  /** Who wrote it and when, where it has no headers. */
  attribution?: MappedText
  /** What stands over its headers. */
  letterhead: MappedText[]
  /** Headers of which nothing is told. */
  shell: Span[]
  lines: MailLine[]
}

/**
 * Whether a text is a mail, a memo or a letter. The first two begin with headers, a memo's below a word or two over it: a
 * subject is among them and somebody who writes or is written to, or somebody's address. A letter begins with a greeting
 * and has closing words.
 */
export function isEmail(input: string): boolean {
  const start = input.length - input.trimStart().length
  const lines = mailLines(input.slice(start, start + openingLength))
  const begin = headBegin(lines)
  if (begin !== undefined) {
    const head = headersAt(lines, begin, true)
    const opening = lines.slice(begin, begin + (head?.lines ?? 0))
    const addressed = opening.some(({ text }) => /[^\s<@]@[^\s>@]+\.\p{L}/u.test(text))
    if (begin === 0 && (addressed || isSubjectAlone(lines, 0))) return true
    if (head?.headers.has('subject') && (head.headers.has('from') || head.headers.has('to')))
      return true
  }
  return isGreeting(lines[0]?.text.trim() ?? '') && closingWordsStand(input)
}

/**
 * Reads a mail and those quoted in it, a memo or a letter: its subject is the title, with who wrote and when; the mails
 * under it stand below headings of their own, so that none is taken for the newest. Greetings, closings, signatures and
 * what programs set around mails are no content.
 *
 * @param readBody reads what a single mail says, between two places of a text.
 */
export function readEmail(
  input: string,
  readBody: (text: string, from: number, to: number) => SourceBlock[] = readPlainText,
): SourceBlock[] {
  const lines = mailLines(input)
  const mails = splitMails(lines)
  const furniture = mails.flatMap(furnitureOf)
  // Marks of quoting are blanked on every line.
  const marks = mails.flatMap((mail) =>
    mail.lines
      .filter((line) => line.start > line.lineStart)
      .map((line): Span => ({ start: line.lineStart, end: line.start })),
  )
  const text = blanked(
    input,
    [...furniture, ...marks].sort((a, b) => a.start - b.start || b.end - a.end),
  )
  const blocks: SourceBlock[] = []
  const read = mails.length > 1 ? readPlainText : readBody
  for (const [index, mail] of mails.entries()) {
    const from = mail.lines[0]?.lineStart
    const to = mail.lines.at(-1)?.end
    const said = from === undefined || to === undefined ? [] : read(text, from, to)
    if (index === 0 || said.length > 0) appendAll(blocks, headingOf(mail, index === 0, mails[0]))
    appendAll(blocks, said)
  }
  return [...blocks, ...leftOutLines(input, [...furniture, ...mails.flatMap((mail) => mail.shell)])]
}

function headingOf(mail: Mail, newest: boolean, first: Mail | undefined): SourceBlock[] {
  const { headers } = mail
  const [from, date, subject] = [headers.get('from'), headers.get('date'), headers.get('subject')]
  const signed = [from, date].filter((one) => one !== undefined)
  if (newest) {
    const heading: SourceBlock[] =
      subject === undefined ? [] : [{ kind: 'heading', level: 1, text: subject }]
    const onCover = [...signed, ...mail.letterhead]
    return [
      ...heading,
      ...onCover.map((text): MarginSource => ({ kind: 'margin', place: 'cover', text })),
    ]
  }
  const own = signed.length > 0 ? joinMapped(signed, ', ') : mail.attribution
  // Answers between quoted lines are the newest mail's.
  const text = own ?? first?.headers.get('from') ?? first?.headers.get('subject')
  return text === undefined ? [] : [{ kind: 'heading', level: 2, text, byline: true }]
}

function mailLines(input: string): MailLine[] {
  return readLines(input, 0, input.length).map(({ text, start }) => {
    const mark = /^[ \t]{0,3}(?:>[ \t]?)+/.exec(text)?.[0] ?? ''
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
function headBegin(lines: readonly MailLine[]): number | undefined {
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

function closingWordsStand(input: string): boolean {
  return mailLines(input).some(({ text }) => isClosing(text.trim()))
}

function splitMails(lines: readonly MailLine[]): Mail[] {
  const mails: Mail[] = []
  let mail: Mail | undefined
  const begin = headBegin(lines) ?? 0
  for (let at = begin; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined) break
    if (mail === undefined && line.text.trim() === '') continue
    const head = headersAt(lines, at, mail === undefined)
    const attribution = head === undefined ? attributionAt(lines, at) : undefined
    const known = attribution !== undefined || head !== undefined
    const blank = line.text.trim() === ''
    // A quoted mail ends where the text goes on outside; what is quoted without a word is what was introduced last.
    const returns = mail !== undefined && !blank && line.depth < mail.depth && !known
    if (known || mail === undefined || returns) {
      mail = {
        depth: attribution?.depth ?? line.depth,
        headers: head?.headers ?? new Map(),
        ...(attribution ? { attribution: attribution.text } : {}),
        letterhead: mails.length > 0 ? [] : lines.slice(0, begin).flatMap(nameOver),
        shell: head?.shell ?? [],
        lines: [],
      }
      mails.push(mail)
    }
    at += (head?.lines ?? attribution?.lines ?? 0) - (known ? 1 : 0)
    if (!known) mail.lines.push(line)
  }
  return mails
}

/** Headers from a line on, and how many lines they take; undefined where fewer than two stand together. */
function headersAt(
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
function isSubjectAlone(lines: readonly MailLine[], at: number): boolean {
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

/** The lines of a mail that are no content. */
function furnitureOf(mail: Mail): Span[] {
  const lines = mail.lines.filter((line) => line.text.trim() !== '')
  const gone = new Set<MailLine>()
  const writer = mail.headers.get('from') ?? mail.attribution
  const names = new Set(writer?.text.toLowerCase().split(/[\s,.()]+/u))
  names.delete('')
  const greeting = greetingLines(lines, names)
  for (const line of lines.slice(0, greeting)) gone.add(line)
  const mark = lines.findIndex((line) => /^\s*--\s*$/.test(line.text))
  const body = mark < 0 ? lines : lines.slice(0, mark)
  if (mark >= 0) for (const line of lines.slice(mark)) gone.add(line)
  const closing = body.findLastIndex((line) => isClosing(line.text.trim()))
  if (closing > 0) {
    const signature = body.slice(closing + 1, closing + 1 + mostSignatureLines)
    const end = signature.findIndex((line) => !isSignatureLine(line.text.trim()))
    for (const line of [body[closing], ...signature.slice(0, end < 0 ? undefined : end)])
      if (line !== undefined) gone.add(line)
  }
  const initials = new Set([...names].map((name) => name[0]))
  const isOwn = (line: MailLine) =>
    line.text
      .toLowerCase()
      .split(/[\s,.]+/u)
      .every((word) => word === '' || names.has(word) || initials.has(word))
  // What stands under a name or closing words is set there by programs; elsewhere "confidential" is a word of the mail.
  const signed = body.findIndex((line, index) =>
    gone.has(line) ? index >= greeting : isOwn(line) || signsAt(body, index),
  )
  const set = signed < 0 ? new Set<MailLine>() : setUnder(mail.lines, body[signed], body.at(-1))
  for (const line of set) gone.add(line)
  for (const [index, line] of [...body.entries()].reverse()) {
    if (gone.has(line)) continue
    const text = line.text.trim()
    // "[image: …]", "-----Original Message-----"
    const made =
      text.length <= longestPhrase &&
      /^\[[^\]]{1,300}\]$|^[-_]{3,}.{0,60}[-_]{3,}$|^[-_*=]{3,}$/u.test(text)
    if (!isOwn(line) && !made && index !== signed) break
    gone.add(line)
  }
  const thanked = thanksAt(body[greeting])
  return [...[...gone].map(({ start, end }): Span => ({ start, end })), ...thanked]
}

/** The sentence that thanks and says nothing else with which a mail begins. */
function thanksAt(line: MailLine | undefined): Span[] {
  const sentence = /^[^.!?。！？]+(?:[.!。！]+|$)/u.exec(line?.text ?? '')?.[0]
  if (line === undefined || sentence === undefined) return []
  const only = wordCount(sentence) <= mostThankingWords && !/\d/u.test(sentence)
  return only && thanks(sentence) ? [{ start: line.start, end: line.start + sentence.length }] : []
}

/** How many lines greet at the beginning: a greeting, with whom it is for and who writes. */
function greetingLines(lines: readonly MailLine[], writer: ReadonlySet<string>): number {
  const end = lines.findIndex(({ text }) => !isGreeting(text.trim(), writer))
  return Math.min(end < 0 ? 0 : end, mostGreetingLines)
}

/**
 * The lines under the one with which a mail is signed that offices and programs set there: groups in which one says so, or
 * that are all names, places and numbers. What somebody adds to the mail stays.
 */
function setUnder(
  lines: readonly MailLine[],
  signed: MailLine | undefined,
  last: MailLine | undefined,
): Set<MailLine> {
  const set = new Set<MailLine>()
  let group: MailLine[] = []
  const end = last === undefined ? lines.length : lines.indexOf(last) + 1
  const below = signed === undefined ? [] : lines.slice(lines.indexOf(signed) + 1, end)
  for (const line of [...below, undefined]) {
    if (line !== undefined && line.text.trim() !== '') {
      group.push(line)
      continue
    }
    const texts = group.map(({ text }) => text.trim())
    const isSet = texts.some((text) => boilerplateWords.test(text)) || texts.every(isSignatureLine)
    if (isSet) for (const one of group) set.add(one)
    group = []
  }
  return set
}

/** Whether somebody's name stands on a line below which is nothing but what goes with it. */
function signsAt(lines: readonly MailLine[], at: number): boolean {
  if (lines.length - at > mostSignatureLines + 1) return false
  const text = lines[at]?.text.trim() ?? ''
  const below = lines.slice(at + 1)
  return (
    /\s/u.test(text) &&
    isPersonName(text) &&
    below.every((line) => isSignatureLine(line.text.trim()) && !/[.]$/.test(line.text.trim()))
  )
}

/** A greeting, with the name of who writes in a sentence of its own or without; or whom it is for ("Ruth,", "大森さん"). */
function isGreeting(text: string, writer: ReadonlySet<string> = new Set()): boolean {
  const words = wordCount(text)
  const plain = !/[?;？]$|\d/u.test(text)
  if (plain && greetingWords.test(text)) {
    const isWhole = !/[.。]$/u.test(text) || standAlone(greetingWords, text)
    if (words <= mostGreetingWords && isWhole) return true
    if (words <= mostIntroductionWords && namesWriter(text, writer)) return true
  }
  if (words <= mostNameWords && honorificName.test(text)) return true
  return /^\p{Lu}[^.?!:;\d]*[,，]$/u.test(text) && wordCount(text) <= mostNameWords
}

/** Whether a text names who writes it. */
function namesWriter(text: string, writer: ReadonlySet<string>): boolean {
  return [...writer].some((name) => name.length > 1 && text.toLowerCase().includes(name))
}

/** Closing words alone or with a name ("Best, Ruth"), or some of them ("Thanks and best regards"). */
function isClosing(text: string): boolean {
  if (text.length > longestPhrase) return false
  const isFormal = formalClosing.test(text.replaceAll("'", '’'))
  if (isFormal && wordCount(text) <= mostIntroductionWords) return true
  const first = closingWords.exec(text)?.[0]
  if (first === undefined) return false
  if (standAlone(closingWords, text)) return true
  const rest = text.slice(first.length).replace(/^[\s,，、.。!/–-]*(?:\p{L}{1,3}\s)?/u, '')
  return rest.length < text.length && isClosing(rest)
}

function isSignatureLine(text: string): boolean {
  return (
    (wordCount(text) <= mostSignatureWords && !/[?!。]$|^[-•*]|^p\.?\s?s\b/iu.test(text)) ||
    /@|\||\s·\s|(?:^|\s)\+?\d[\d ()/-]{5,}$/.test(text)
  )
}
