import { detectLanguage } from '../../language-detection.ts'
import { isAboutListeners, isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { mailHeader } from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { blanked, leftOutLines, merged } from './blanked-text.ts'
import { isContact } from './contact.ts'
import { isDay } from './edges/datelines.ts'
import { isClosing } from './edges/end-roles.ts'
import { endsLetter, mailEdges } from './edges/mail-edges.ts'
import { withEmbeddedParts } from './embedded-parts.ts'
import { lineGroups } from './line-groups.ts'
import type { Mail, MailLine } from './mail.ts'
import { answersIn } from './mail-answers.ts'
import { isGreeting } from './mail-greeting.ts'
import {
  headBegin,
  headersAt,
  inOrderOfTime,
  isSubjectAlone,
  letterHead,
  mailLines,
  splitMails,
} from './mail-thread.ts'
import { joinMapped, type MappedText, type Span, spanOf } from './mapped-text.ts'
import { type QuotedMails, quotedMails } from './quoted-mails.ts'
import { readPlainText } from './read-plain-text.ts'
import { type MarginSource, marginOf, type SourceBlock } from './source-block.ts'

/** How far the headers of the first mail reach. */
const openingLength = 4000
/** A letter greets within so many lines. */
const mostOpeningLines = 40

/**
 * Whether a text is a mail, a memo or a letter. The first two begin with headers, a memo's below a word or two over it: a
 * subject is among them and somebody who writes or is written to, or somebody's address. A letter begins with a greeting
 * and has closing words or is signed.
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
  const opening = lines.slice(0, mostOpeningLines)
  if (!opening.some(({ text }) => isGreeting(text.trim()))) return false
  const { tag } = detectLanguage(input.slice(start, start + openingLength))
  const head = letterHead(lines, tag)
  if (head?.isSure) return true
  const greets = head !== undefined || isGreeting(lines[0]?.text.trim() ?? '')
  return (
    greets &&
    (lines.some(({ text }) => isClosing(text.trim())) || endsLetter(mailLines(input), tag))
  )
}

/** How two lines begin that may be the head of a mail. */
const twoLabels =
  /^[ \t>*]*\p{L}[\p{L}\p{M}. -]{0,23}\*{0,2}\s?[:：].*\n[ \t>*]*\p{L}[\p{L}\p{M}. -]{0,23}\*{0,2}\s?[:：]/mu

/** Whether a text that is no mail itself quotes some among its headings. */
export function quotesMails(input: string): boolean {
  return (
    twoLabels.test(input) &&
    quotedMails(input, mailLines(input), 0, () => detectLanguage(input).tag) !== undefined
  )
}

/** Words of a paragraph that is known again where another mail quotes it. */
const fewestKnownWords = 5
/** So many quoted pieces are looked for in other mails. */
const mostAnswered = 40
/** Words of the mail that opened a thread and only asked. */
const mostAskingWords = 70

/**
 * Reads a mail and those quoted in it, a memo or a letter: its subject is the title, with who wrote and when; the mails
 * under it stand below headings of their own, in the order of time, so that none is taken for the newest, and each of their
 * paragraphs once. Greetings, closings, signatures and what programs set around mails are no content; what is added below a
 * signature, and the question that opened the thread, are for whoever asks.
 *
 * @param readBody reads what a single mail says, between two places of a text.
 */
export function readEmail(
  input: string,
  readBody: (text: string, from: number, to: number) => SourceBlock[] = readPlainText,
): SourceBlock[] {
  const { tag } = detectLanguage(input)
  const lines = mailLines(input)
  const begin = headBegin(lines)
  const isMail = begin !== undefined || letterHead(lines, tag) !== undefined
  const body = begin === undefined ? 0 : begin + (headersAt(lines, begin, true)?.lines ?? 0)
  const quoted = quotedMails(input, lines, body, () => tag)
  const isQuoted = ({ start }: Span) =>
    quoted?.spans.some((span) => span.start <= start && start < span.end) === true
  const mails = splitMails(
    quoted === undefined ? lines : lines.filter((line) => !isQuoted(line)),
    tag,
  )
  const ends =
    quoted === undefined ? mails : isMail ? mails.flatMap((mail) => endsOf(mail, quoted)) : []
  const repeated = repeatedLines(mails)
  const isNew = (place: number) => !repeated.some(({ start, end }) => start <= place && place < end)
  const all = [...mails, ...(quoted?.mails ?? [])]
  const people = all.flatMap(namesIn)
  const edges = [...ends, ...(quoted?.mails ?? [])].map((mail) => mailEdges(mail, tag, people))
  const set = edges.flatMap(({ spans }) => spans)
  const furniture = [...edges.flatMap(({ greeting }) => greeting), ...repeated]
  // Marks of quoting are blanked on every line.
  const marks = all.flatMap((mail) =>
    mail.lines
      .filter((line) => line.start > line.lineStart)
      .map((line): Span => ({ start: line.lineStart, end: line.start })),
  )
  const shell = all.flatMap((mail) => {
    const told = mail === mails[0] ? undefined : ownSubject(mail, mails[0])
    const at = told === undefined ? -1 : spanOf(told).start
    return mail.shell.filter(({ start, end }) => at < start || at >= end)
  })
  const titled = mails[0]?.headers.get('subject')
  const title = titled === undefined ? [] : [spanOf(titled)]
  const named = lines.filter((line) =>
    title.some((one) => one.start < line.end && line.start < one.end),
  )
  const text = blanked(input, merged([...furniture, ...set, ...marks, ...shell, ...named]))
  const own = quoted === undefined ? text : blanked(text, quoted.spans)
  const read = mails.length > 1 ? readPlainText : readBody
  const readLinesOf = (lines: readonly MailLine[]) => {
    const [first, last] = [lines[0], lines.at(-1)]
    return first === undefined || last === undefined ? [] : read(own, first.lineStart, last.end)
  }
  const parts = mails.flatMap((mail, index) => {
    const said = (answersPieces(mail) ? answersIn(mail, text) : [mail.lines]).flatMap((lines) =>
      Array.isArray(lines) ? readLinesOf(lines) : [lines],
    )
    if (index > 0 && said.length === 0) return [{ mail, blocks: headLeftOut(mail, mails[0]) }]
    const asks = index > 1 && index === mails.length - 1 && onlyAsks(said, tag)
    const heading = headingOf(mail, mails[0], tag)
    if (asks) {
      const told = said.flatMap(textOf).map((one) => ({ ...marginOf(one, 'notes'), at: 0 }))
      return [
        {
          mail,
          blocks: [...heading.flatMap(textOf).map((one) => marginOf(one, 'nowhere')), ...told],
        },
      ]
    }
    const floor = heading.some(({ kind }) => kind === 'heading') ? (index === 0 ? 2 : 3) : 1
    return [{ mail, blocks: [...heading, ...below(said, floor)] }]
  })
  const told = inOrderOfTime(parts, tag).flatMap((part) => part.blocks)
  const others = quoted?.mails.map((mail, index) => {
    const [first, last] = [mail.lines[0], mail.lines.at(-1)]
    const { start, end } = { start: first?.lineStart ?? 0, end: last?.end ?? 0 }
    const said = readPlainText(text, start, end)
    const heading = said.length === 0 ? headLeftOut(mail, mails[0]) : headingOf(mail, mails[0], tag)
    return { start: quoted.spans[index]?.start ?? start, blocks: [...heading, ...below(said, 3)] }
  })
  return [
    ...(others === undefined ? told : withEmbeddedParts(told, others, input, !quoted?.isSeries)),
    ...leftOutLines(input, furniture),
    ...edges.flatMap(({ margins }) => margins).filter(({ text }) => isNew(text.offsets[0] ?? 0)),
    ...leftOutLines(input, shell),
  ]
}

/** Who writes a mail and to whom. */
function namesIn({ headers, attribution }: Mail): string[] {
  const said = [headers.get('from') ?? attribution, headers.get('to')]
  return said.flatMap((one) => (one?.text ?? '').split(/\s*[,，;；]\s*/u))
}

/** Whether a mail says something of its own below what it quotes. */
function answersPieces({ quotes, lines, depth }: Mail): boolean {
  if (quotes !== undefined) return true
  const from = lines.findIndex((line) => line.depth > depth)
  return (
    from >= 0 && lines.slice(from).some((line) => line.depth === depth && /\p{L}/u.test(line.text))
  )
}

/** What stands before the first and behind the last heading of a document: there it greets and is signed. */
function endsOf(mail: Mail, { firstHeading, lastHeading }: QuotedMails): Mail[] {
  const [opening, end] = [
    mail.lines.filter(({ start }) => start < firstHeading),
    mail.lines.filter(({ start }) => start >= lastHeading),
  ]
  return [opening, end].map((lines) => ({ ...mail, lines }))
}

/** The level of a heading that is first in a text for being its first line. */
const firstLevel = 2

/** Blocks whose highest heading is of a level at least. */
function below(blocks: readonly SourceBlock[], level: number): SourceBlock[] {
  if (level < firstLevel) return [...blocks]
  const levelOf = (own: number) => Math.max(own, firstLevel)
  const levels = blocks.flatMap((block) => (block.kind === 'heading' ? levelOf(block.level) : []))
  const highest = levels.reduce((least, one) => Math.min(least, one), Infinity)
  const down = Math.max(0, level - highest)
  return blocks.map((block) =>
    block.kind === 'heading' ? { ...block, level: levelOf(block.level) + down } : block,
  )
}

/** Lines of paragraphs that another mail of the thread has above them, whole or in the pieces that it answers one by one. */
function repeatedLines(mails: readonly Mail[]): Span[] {
  const known = new Set<string>()
  /** What is quoted where it is answered, the longest first. */
  const answered: string[] = []
  const isTold = (words: string) => {
    const left = answered.reduce((rest, one) => rest.replace(one, ' '), words)
    return left !== words && !/[\p{L}\p{N}]/u.test(left)
  }
  return mails.flatMap(({ lines, depth }) => {
    const groups = lineGroups(lines).map((group) => ({
      group,
      words: group
        .map(({ text }) => text.trim())
        .join(' ')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
    }))
    const repeated = groups.filter(({ words }) => known.has(words) || isTold(words))
    for (const { group, words } of groups) {
      if (wordCount(words) < fewestKnownWords) continue
      known.add(words)
      if ((group[0]?.depth ?? 0) > depth && answered.length < mostAnswered)
        answered.push(words.trim())
    }
    answered.sort((a, b) => b.length - a.length)
    return repeated.flatMap(({ group }) => group.map(({ start, end }): Span => ({ start, end })))
  })
}

function textOf(block: SourceBlock): MappedText[] {
  return block.kind === 'paragraph' || block.kind === 'heading' ? [block.text] : []
}

/** Whether a mail is a few sentences to those who answered it and asks something of them. */
function onlyAsks(blocks: readonly SourceBlock[], language: string): boolean {
  const sentences = blocks.flatMap(textOf).flatMap((text) => splitSentences(text, language))
  const isAsking = ({ text }: MappedText) =>
    /[?？؟]\s*$/u.test(text) || isAboutListeners(text, language) || isAboutSpeaker(text, language)
  return (
    blocks.every(({ kind }) => kind === 'paragraph') &&
    sentences.some(({ text }) => /[?？؟]\s*$/u.test(text)) &&
    sentences.filter(isAsking).length * 2 >= sentences.length &&
    wordCount(sentences.map(({ text }) => text).join(' ')) <= mostAskingWords
  )
}

function headingOf(mail: Mail, first: Mail | undefined, language: string): SourceBlock[] {
  const newest = mail === first
  const { headers } = mail
  const [from, date, subject] = [headers.get('from'), headers.get('date'), headers.get('subject')]
  const signed = [from, date].filter((one) => one !== undefined)
  if (newest) {
    const heading: SourceBlock[] =
      subject === undefined ? [] : [{ kind: 'heading', level: 1, text: subject }]
    const onCover = [...signed, ...mail.letterhead]
    const day = mail.letterhead.findIndex(({ text }) => isDay(text.trim(), language))
    return [
      ...heading,
      ...onCover.map((text) => {
        const at = mail.letterhead.indexOf(text)
        // Streets, numbers of files and whom a letter is for are for whoever asks; who writes it stands first.
        const isAside = at > 0 && at !== day && (from === undefined || /\p{N}/u.test(text.text))
        const isAddressed = mailHeader(text.text.replace(/[\s,，:：]+$/u, '')) === 'to'
        const isTold = isContact(text.text) || isInterjection(text.text) || isAside || isAddressed
        return { ...marginOf(text, isTold ? 'notes' : 'cover'), isParty: true as const }
      }),
    ]
  }
  const own = signed.length > 0 ? joinMapped(signed, ', ') : mail.attribution
  // Answers between quoted lines are the newest mail's.
  const text = own ?? first?.headers.get('from') ?? first?.headers.get('subject')
  const about = ownSubject(mail, first)
  return [
    ...(text === undefined ? [] : [{ kind: 'heading', level: 2, text, byline: 'mail' } as const]),
    ...(about === undefined ? [] : [{ kind: 'heading', level: 3, text: about } as const]),
  ]
}

/** Who wrote a quoted mail that says nothing, when and about what: there is no slide for it to stand over. */
function headLeftOut(mail: Mail, first: Mail | undefined): MarginSource[] {
  const head = [mail.headers.get('from'), mail.headers.get('date'), ownSubject(mail, first)]
  return head.filter((one) => one !== undefined).map((one) => marginOf(one, 'nowhere'))
}

/** What a mail that is quoted is about, where that is something else than the one that quotes it. */
function ownSubject({ headers }: Mail, first: Mail | undefined): MappedText | undefined {
  const [own, known = ''] = [headers, first?.headers].map((one) =>
    one?.get('subject')?.text.toLowerCase(),
  )
  const isOwn = own !== undefined && /\p{L}/u.test(own) && !known.includes(own)
  return isOwn && (known === '' || !own.includes(known)) ? headers.get('subject') : undefined
}
