import { wordCount } from '../language/script.ts'
import { isClosing, madeLine } from './edges/end-roles.ts'
import { endsLetter, isOwnName } from './edges/mail-edges.ts'
import { headingSeries } from './heading-series.ts'
import type { Mail, MailLine } from './mail.ts'
import { headersAt } from './mail-thread.ts'
import type { Span } from './mapped-text.ts'
import { readLines } from './text-lines.ts'

/** Words of a line that says something and names nothing. */
const fewestSaid = 8

/** The mails that a document quotes, and the first and the last of its headings by where these begin. */
export interface QuotedMails {
  mails: Mail[]
  /** From the line that a program sets over a mail to the one below it. */
  spans: Span[]
  firstHeading: number
  lastHeading: number
}

/**
 * The mails that stand among the headings of a document: these are a series that goes on behind the first of the mails. A mail
 * ends where another begins, at such a heading, at a line that is drawn, below who signs it, or where nothing is quoted any more.
 * Undefined for a thread, which is nothing but mails.
 *
 * @param from the line behind the headers of the whole text.
 */
export function quotedMails(
  input: string,
  lines: readonly MailLine[],
  from: number,
  language: () => string,
): QuotedMails | undefined {
  const heads = lines.flatMap(({ text }, at) => {
    const head = at < from || !/[:：]/u.test(text) ? undefined : headersAt(lines, at, false)
    return head === undefined ? [] : [{ at, ...head }]
  })
  const first = heads[0]?.at
  // Over a document that says nothing yet stands its own head.
  const isSaid = ({ text, depth }: MailLine) => depth === 0 && wordCount(text) >= fewestSaid
  if (first === undefined || !lines.slice(from, first).some(isSaid)) return undefined
  const { counted, marked } = headingSeries(readLines(input, 0, input.length))
  // Those that count begin again in each mail of a thread; others do not show whose they are.
  const others = isThread(lines.slice(from, first), language) ? [] : marked
  const series = [...counted, ...others].filter(
    (run) => (run[0] ?? first) < first && (run.at(-1) ?? first) > first,
  )
  const headings = new Set(series.flat())
  if (headings.size === 0 && !heads.every((head) => isClosed(lines, head))) return undefined
  const begins = new Set(heads.map(({ at }) => at))
  const mails: Mail[] = []
  const spans: Span[] = []
  for (const { at, headers, shell, lines: count } of heads) {
    let over = at - 1
    while (lines[over]?.text.trim() === '') over--
    const opens = over >= from && isDrawn(lines[over]) ? over : at
    const set = opens < at ? [spanOfLines(lines, opens, at)] : []
    const depth = lines[at]?.depth ?? 0
    const mail: Mail = { depth, headers, letterhead: [], shell: [...set, ...shell], lines: [] }
    const isOwn = isOwnName(mail)
    let end = at + count
    for (let isOver = false; !isOver && end < lines.length; end++) {
      const line = lines[end]
      const isEmpty = line?.text.trim() === ''
      const isElse = begins.has(end) || headings.has(end)
      if (line === undefined || isElse || (!isEmpty && line.depth < depth)) break
      isOver = isDrawn(line) || (!isEmpty && isOwn(line) && lines[end + 1]?.text.trim() === '')
      if (!isDrawn(line)) mail.lines.push(line)
    }
    mails.push(mail)
    // What is drawn over a mail ends the one before it.
    const last = spans.at(-1)
    const span = spanOfLines(lines, opens, end)
    if (last !== undefined) last.end = Math.min(last.end, span.start)
    spans.push(span)
  }
  const places = [...headings].map((at) => lines[at]?.lineStart ?? 0)
  if (headings.size === 0) places.push(spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0)
  return { mails, spans, firstHeading: Math.min(...places), lastHeading: Math.max(...places) }
}

/**
 * Whether a line is drawn over a mail, and below it one with words ("--- End forwarded ---") or closing words with who writes it, and the
 * text goes on behind them.
 */
function isClosed(lines: readonly MailLine[], head: Head): boolean {
  const over = lines.slice(0, head.at).findLast(({ text }) => text.trim() !== '')
  const below = lines.slice(head.at + head.lines)
  const isOwn = isOwnName({ headers: head.headers, shell: [], depth: 0, letterhead: [], lines: [] })
  const end = below.findIndex(
    (line, at) =>
      (isDrawn(line) && /\p{L}/u.test(line.text)) ||
      (isOwn(line) && isClosing(below[at - 1]?.text.trim() ?? '')),
  )
  return isDrawn(over) && end >= 0 && below.slice(end + 1).some(({ text }) => text.trim() !== '')
}

/** Where the head of a mail stands, and what it says. */
interface Head extends Pick<Mail, 'headers'> {
  at: number
  lines: number
}

/** Whether what stands over the first quoted mail is a mail itself, and not part of a document: it ends there, signed or closed. */
function isThread(above: readonly MailLine[], language: () => string): boolean {
  // A line that leads to the quoted mail ("On Tuesday Ida wrote:") stands below the end.
  const isSet = ({ text }: MailLine) => /^$|[:：]$/u.test(text.trim()) || madeLine.test(text.trim())
  const end = above.findLastIndex((line) => !isSet(line))
  return endsLetter(above.slice(0, end + 1), language())
}

function isDrawn(line: MailLine | undefined): boolean {
  return madeLine.test(line?.text.trim() ?? '') && !/^\[/u.test(line?.text.trim() ?? '')
}

function spanOfLines(lines: readonly MailLine[], from: number, to: number): Span {
  return { start: lines[from]?.lineStart ?? 0, end: lines[to - 1]?.end ?? 0 }
}
