import {
  boilerplateWords,
  closingWords,
  formalClosing,
  greetingWords,
  honorificName,
  postscriptMark,
  standAlone,
} from '../language/mail-words.ts'
import { isPleasantry } from '../language/pleasantries.ts'
import { isDense, wordCount } from '../language/script.ts'
import { thanks } from '../language/thanks-words.ts'
import { headOf, isPersonName } from './attribution.ts'
import type { Mail, MailLine } from './mail.ts'
import type { Span } from './mapped-text.ts'
import { isDay } from './signature-lines.ts'

/** No closing words or line of dashes is longer. */
const longestPhrase = 200
/** Lines under closing words that name who writes, and the words of the longest of them. */
const mostSignatureLines = 6
const mostSignatureWords = 6
/** Words of a greeting and of a closing, with the names in them, and lines of greetings one under the other. */
const mostGreetingWords = 6
const mostGreetingLines = 3
/** Words of a greeting with which somebody says who they are ("Hello, this is Ana of the museum shop."). */
const mostIntroductionWords = 14
/** Words of a sentence that is only polite; a longer one says what for. */
const mostPoliteWords = 10
/** UTF-16 units of a line that is not wrapped. */
const shortLine = 50
/** "Ruth," over a mail. */
const mostNameWords = 3
/** A name with the word for whose it is before it ("Ваш Пётр Саввич Долгих"). */
const mostSignedWords = 4
/** Initials in a row ("JMF"). */
const mostInitials = 3
/** Letters of a name that stand for it. */
const fewestLetters = 3

/** The lines of a mail that are no content. */
export function furnitureOf(mail: Mail, language: string): Span[] {
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
  const closing = closingAt(body)
  if (closing > 0) {
    const signature = body.slice(closing + 1, closing + 1 + mostSignatureLines)
    const end = signature.findIndex((line) => !isSignatureLine(line.text.trim()))
    for (const line of [body[closing], ...signature.slice(0, end < 0 ? undefined : end)])
      if (line !== undefined) gone.add(line)
  }
  for (const line of signatureOf(mail.lines, language)) gone.add(line)
  // Behind the mails that one quotes stands what its office sets under it.
  if (mail.answers === true)
    for (const group of groupsOf(mail.lines))
      if (group.some(({ text }) => boilerplateWords.test(text)))
        for (const line of group) gone.add(line)
  const initials = new Set([...names].map((name) => name[0]))
  const isNameOf = (word: string) =>
    word === '' ||
    names.has(word) ||
    isShortFor(word, [...names]) ||
    (word.length <= mostInitials && [...word].every((letter) => initials.has(letter)))
  const isOwn = ({ text }: MailLine) => {
    // "Solène (chair of the board)"
    const [name = '', remark] = text.split(/\s+(?=[(（–—|-])/u)
    const words = (remark === undefined || isSignatureLine(text.trim()) ? name : text).toLowerCase()
    return words.split(/[\s,.]+/u).every(isNameOf)
  }
  // What stands under a name or closing words is set there by programs; elsewhere "confidential" is a word of the mail.
  const signed = body.findIndex((line, index) =>
    gone.has(line) ? index >= greeting : isOwn(line) || signsAt(body, index),
  )
  const set = signed < 0 ? new Set<MailLine>() : setUnder(mail.lines, body[signed], body.at(-1))
  for (const line of set) gone.add(line)
  for (const [index, line] of [...body.entries()].reverse()) {
    if (gone.has(line)) continue
    const text = line.text.trim()
    const made = text.length <= longestPhrase && madeLine.test(text)
    if (!isOwn(line) && !made && index !== signed) break
    gone.add(line)
  }
  const polite = pleasantriesAt(body[greeting])
  return [...[...gone].map(({ start, end }): Span => ({ start, end })), ...polite]
}

/** "[image: …]", "-----Original Message-----" */
const madeLine = /^\[[^\]]{1,300}\]$|^[-_]{3,}.{0,60}[-_]{3,}$|^[-_*=]{3,}$/u

/** The sentences with which a mail begins that only thank, say sorry for being late or ask how somebody is. */
function pleasantriesAt(line: MailLine | undefined): Span[] {
  if (line === undefined) return []
  let end = 0
  for (const { 0: sentence } of line.text.matchAll(/[^.!?。！？]+(?:[.!?。！？]+|$)/gu)) {
    // What a line does not end may go on in the next.
    const isWhole = /[.!?。！？]$/u.test(sentence) || line.text.length < shortLine
    const only = isWhole && wordCount(sentence) <= mostPoliteWords && !/\d/u.test(sentence)
    if (!only || !(thanks(sentence) || isPleasantry(sentence))) break
    end += sentence.length
  }
  return end === 0 ? [] : [{ start: line.start, end: line.start + end }]
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

/** Groups of lines at the end of a letter among which its place and day stand. */
const mostLastGroups = 3

/** The line of its place and day at the end of a letter. */
export function datelineOf(lines: readonly MailLine[], language: string): MailLine | undefined {
  return groupsOf(lines)
    .slice(1)
    .slice(-mostLastGroups)
    .find(([line, next]) => next === undefined && isDay(line?.text.trim() ?? '', language))?.[0]
}

/**
 * The lines with which a letter is signed: below its last sentence a group that begins with a name or initials and has only
 * what goes with them, a remark in brackets too. The day and postscripts may follow.
 */
export function signatureOf(lines: readonly MailLine[], language: string): MailLine[] {
  const groups = groupsOf(lines)
  const isBelow = (group: readonly MailLine[] = []) => {
    const text = group[0]?.text ?? ''
    const isSet = group.every((line) => madeLine.test(line.text.trim()))
    return (
      isSet || postscriptMark.test(text) || (group.length === 1 && isDay(text.trim(), language))
    )
  }
  let at = groups.length - 1
  while (at > 0 && isBelow(groups[at])) at--
  const signature: MailLine[] = []
  // A name alone may stand over the name with what its bearer is.
  for (; at > 0 && isSignature(groups[at]); at--) signature.unshift(...(groups[at] ?? []))
  const above = groups[at]?.at(-1)?.text.trim() ?? ''
  return /[.!?。！？।؟)]$/u.test(above) ? signature : []
}

/** Whether a group is a name or initials and what goes with them. */
function isSignature([name, ...others]: readonly MailLine[] = []): boolean {
  const goWith = others.every(
    ({ text }) => /^\s*[([（].*[)\]）][.。]?\s*$/u.test(text) || isSignatureLine(text.trim()),
  )
  return name !== undefined && signs(name.text.trim()) && goWith
}

/** "Ros" of Rosalind. */
function isShortFor(word: string, names: readonly string[]): boolean {
  return word.length >= fewestLetters && names.some((name) => name.startsWith(word))
}

/** A name in Chinese or Korean, and in another script without capitals. */
const denseName = /^[\p{sc=Han}\p{sc=Hangul}]{2,4}$/u
const caselessName = /^[\p{Lo}\p{M}]{2,8}(?: [\p{Lo}\p{M}]{2,8})?$/u

/** Whether a line is a name of a few words or initials ("Nurhan", "O.B.", "김서윤"). */
function signs(text: string): boolean {
  if (/^(?:\p{Lu}\.?\s?){1,3}$/u.test(text)) return true
  if (/\p{Lu}/u.test(text))
    return wordCount(text) <= mostSignedWords && /^(?:\p{Lu}[\p{L}\p{M}.'’-]*\s?)+$/u.test(text)
  return isDense(text) || /\p{sc=Hangul}/u.test(text)
    ? denseName.test(text)
    : caselessName.test(text)
}

/** Lines that stand together without a blank one between them. */
export function groupsOf(lines: readonly MailLine[]): MailLine[][] {
  const groups: MailLine[][] = []
  let isOpen = false
  for (const line of lines) {
    const isBlank = line.text.trim() === ''
    if (!isBlank && isOpen) groups.at(-1)?.push(line)
    else if (!isBlank) groups.push([line])
    isOpen = !isBlank
  }
  return groups
}

/** The paragraphs that somebody added below a signature, without the mark before them. */
export function postscriptsOf(lines: readonly MailLine[]): { mark: Span; text: Span }[] {
  return groupsOf(lines).flatMap((group) => {
    const [first] = group
    const mark = postscriptMark.exec(first?.text ?? '')?.[0].length ?? 0
    if (first === undefined || mark === 0) return []
    const start = first.start + mark
    return [
      {
        mark: { start: first.start, end: start },
        text: { start, end: group.at(-1)?.end ?? start },
      },
    ]
  })
}

/** Whether somebody's name stands on a line below which is nothing but what goes with it. */
function signsAt(lines: readonly MailLine[], at: number): boolean {
  if (lines.length - at > mostSignatureLines + 1) return false
  const text = lines[at]?.text.trim() ?? ''
  const below = lines.slice(at + 1)
  return (
    /\s/u.test(text) &&
    isPersonName(text) &&
    // Scripts without capitals tell a sentence by its end alone.
    !/\p{Lo}{2}\.$/u.test(text) &&
    below.every((line) => isSignatureLine(line.text.trim()) && !/[.]$/.test(line.text.trim()))
  )
}

/** A greeting, with the name of who writes in a sentence of its own or without; or whom it is for ("Ruth,", "大森さん"). */
export function isGreeting(text: string, writer: ReadonlySet<string> = new Set()): boolean {
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

/** The last line of closing words, also of more of them right over a name ("With best wishes from the coast"); -1 without. */
export function closingAt(lines: readonly MailLine[]): number {
  return lines.findLastIndex(({ text }, index) => {
    const said = text.trim()
    const isLong = wordCount(said) > mostNameWords + 1 || /[.!?。！？\d]/u.test(said)
    const next = lines[index + 1]?.text.trim() ?? ''
    const isOverName = !isLong && closingWords.test(said) && isPersonName(headOf(next))
    return isClosing(said) || isOverName
  })
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
