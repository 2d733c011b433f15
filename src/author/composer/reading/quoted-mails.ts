import { boilerplateWords } from '../language/mail-words.ts'
import { anyPostscriptMark } from '../language/postscript-marks.ts'
import { wordCount } from '../language/script.ts'
import { isClosing, madeLine } from './edges/end-roles.ts'
import { blankLinesApart, endsLetter, isOwnName, mailEdges } from './edges/mail-edges.ts'
import { headingSeries } from './heading-series.ts'
import { lineGroups } from './line-groups.ts'
import type { Mail, MailLine } from './mail.ts'
import { attributionAt } from './mail-attribution.ts'
import { headersAt } from './mail-thread.ts'
import type { Span } from './mapped-text.ts'
import { isSigner } from './signers.ts'
import { readLines } from './text-lines.ts'

/** Words of a line that says something and names nothing. */
const fewestSaid = 8

/** Words of a sentence. */
const fewestInSentence = 3
/** Columns before what belongs to a table. */
const farIn = 4

const noLine = { text: '' }

/** The mails that a document quotes, and the first and the last of its headings by where these begin. */
export interface QuotedMails {
  mails: Mail[]
  /** From the line that a program sets over a mail to the one below it. */
  spans: Span[]
  firstHeading: number
  lastHeading: number
  /** Whether the headings are a series. */
  isSeries: boolean
}

/**
 * The mails that stand in a document which goes on behind them: below a line with words drawn under one, below who signs one that stands
 * under no signed mail, or in a series of headings that began before the first. A mail ends where another begins, at such a
 * heading, at a line that is drawn, below its signature, or where nothing is quoted any more. Undefined for a thread, which is
 * nothing but mails.
 *
 * @param from the line behind the headers of the whole text.
 */
export function quotedMails(
  input: string,
  lines: readonly MailLine[],
  from: number,
  language: () => string,
): QuotedMails | undefined {
  const heads: Head[] = []
  for (const [at, { text }] of lines.entries()) {
    const last = heads.at(-1)
    if (at < (last === undefined ? from : last.at + last.lines) || !/[:：]/u.test(text)) continue
    const head = headersAt(lines, at, false)
    // What a quoted mail quotes itself.
    const wrote = head !== undefined || heads.length === 0 ? undefined : attributionAt(lines, at)
    if (head !== undefined) heads.push({ at, depth: lines[at]?.depth ?? 0, ...head })
    if (wrote !== undefined)
      heads.push({
        at,
        depth: wrote.depth,
        headers: new Map(),
        attribution: wrote.text,
        shell: lines.slice(at, at + wrote.lines).map(({ start, end }) => ({ start, end })),
        lines: wrote.lines,
      })
  }
  const first = heads[0]?.at
  // Over a document that says nothing yet stands its own head.
  if (first === undefined || !lines.slice(from, first).some(isSaid)) return undefined
  const { counted, marked } = headingSeries(readLines(input, 0, input.length))
  const isBelow = isThread(lines.slice(from, first), language)
  // Those that count begin again in each mail of a thread; others do not show whose they are.
  const series = [...counted, ...(isBelow ? [] : marked)].filter(
    (run) => (run[0] ?? first) < first && (run.at(-1) ?? first) > first,
  )
  const headings = new Set(series.flat())
  const begins = heads.map(({ at }) => {
    let over = at - 1
    while (isBlank(lines[over])) over--
    return over >= from && isDrawn(lines[over]) ? over : at
  })
  let goesOn = headings.size > 0
  let isSigned = false
  const mails: Mail[] = []
  const spans: Span[] = []
  for (const [index, { at, depth, shell, lines: count, ...told }] of heads.entries()) {
    const [opens = at, next = lines.length] = [begins[index], begins[index + 1]]
    const set = opens < at ? [spanOfLines(lines, opens, at)] : []
    const mail: Mail = { ...told, depth, letterhead: [], shell: [...set, ...shell], lines: [] }
    let end = at + count
    for (let isOver = false; !isOver && end < next; end++) {
      const line = lines[end]
      if (line === undefined || headings.has(end) || (!isBlank(line) && line.depth < depth)) break
      isOver = isDrawn(line)
    }
    const isDrawnUnder = isDrawn(lines[end - 1]) && /\p{L}/u.test(lines[end - 1]?.text ?? '')
    const signed = signedEnd(mail, lines.slice(at + count, end), language)
    if (signed !== undefined) end = at + count + signed
    mail.lines = lines.slice(at + count, end).filter((line) => !isDrawn(line))
    mails.push(mail)
    spans.push(spanOfLines(lines, opens, end))
    const rest = lines.slice(end, next)
    // What is added below the signature of a thread's mail is its sender's; more than a paragraph is another part.
    const isOwn = signed !== undefined && (!isBelow || lineGroups(rest).length > 1)
    isSigned ||= isOwn
    const isDrawnOver = opens < at
    goesOn ||=
      ((isDrawnUnder || (isOwn && isDrawnOver)) && !rest.every(isBlank)) ||
      (isSigned && rest.some(isSaid))
  }
  if (!goesOn) return undefined
  const places = [...headings].map((at) => lines[at]?.lineStart ?? 0)
  if (headings.size === 0) places.push(spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0)
  const [firstHeading, lastHeading] = [Math.min(...places), Math.max(...places)]
  return { mails, spans, firstHeading, lastHeading, isSeries: headings.size > 0 }
}

/** Where the head of a mail stands, and what it says. */
interface Head extends Pick<Mail, 'depth' | 'headers' | 'attribution' | 'shell'> {
  at: number
  lines: number
}

function isBlank(line: MailLine | undefined): boolean {
  return line?.text.trim() === ''
}

/** Whether a line is a sentence, and nothing that is set or added below a signature. */
function isSentence({ text }: MailLine): boolean {
  const isSet = boilerplateWords.test(text) || anyPostscriptMark.test(text.trim())
  return /[.!?。！？।؟]\s*$/u.test(text) && wordCount(text) >= fewestInSentence && !isSet
}

/** Whether a line says something, and nobody is quoted with it. */
function isSaid({ text, depth }: MailLine): boolean {
  return depth === 0 && wordCount(text) >= fewestSaid
}

/** Where some lines of a mail end below who signs it, with what stands below a signature; undefined where nobody signs. */
function signedEnd(
  mail: Mail,
  lines: readonly MailLine[],
  language: () => string,
): number | undefined {
  const isOwn = isOwnName(mail)
  const isLast = (at: number) => {
    const next = lines[at + 1]?.text.trim() ?? ''
    return next === '' || anyPostscriptMark.test(next)
  }
  const signed = lines.findIndex((line, at) => {
    if (isBlank(line)) return false
    const isClosed = isClosing(lines[at - 1]?.text.trim() ?? '')
    return isOwn(line) ? isLast(at) || isClosed : isClosed && isSigner(line.text.trim())
  })
  if (signed < 0) return undefined
  let end = signed + 1
  for (const group of lineGroups(lines.slice(end))) {
    const first = lines.indexOf(group[0] as MailLine)
    const last = first + group.length
    // Another part of the document stands apart; what is added to a mail says so there.
    if (first - end >= blankLinesApart && !anyPostscriptMark.test(group[0]?.text.trim() ?? ''))
      break
    const { spans } = mailEdges({ ...mail, lines: lines.slice(0, last) }, language())
    const isEnd = (line: MailLine) =>
      spans.some(({ start, end: to }) => start <= line.start && line.start < to)
    if (!group.every(isEnd) || group.some(isSentence)) break
    end = last
  }
  return end
}

/** Whether what stands over the first quoted mail is a mail itself, and not part of a document: it ends there, signed or closed. */
function isThread(above: readonly MailLine[], language: () => string): boolean {
  // A line that leads to the quoted mail ("On Tuesday Ida wrote:") stands below the end.
  const isSet = ({ text }: MailLine) => /^$|[:：]$/u.test(text.trim()) || madeLine.test(text.trim())
  const end = above.findLastIndex((line) => !isSet(line))
  return endsLetter(above.slice(0, end + 1), language())
}

/** Whether a line is drawn across the text, and not below the figures of a table. */
function isDrawn({ text }: { text: string } = noLine): boolean {
  return text.search(/\S/u) < farIn && madeLine.test(text.trim()) && !/^\s*\[/u.test(text)
}

function spanOfLines(lines: readonly MailLine[], from: number, to: number): Span {
  return { start: lines[from]?.lineStart ?? 0, end: lines[to - 1]?.end ?? 0 }
}
