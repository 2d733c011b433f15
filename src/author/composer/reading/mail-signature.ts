import { namesEnclosures } from '../language/enclosure-words.ts'
import { closingWords, formalClosing, standAlone } from '../language/mail-words.ts'
import { postscriptMark } from '../language/postscript-marks.ts'
import { wordCount } from '../language/script.ts'
import { headOf, isPersonName } from './attribution.ts'
import { isBracketed } from './bracketed.ts'
import { lineGroups } from './line-groups.ts'
import type { Mail, MailLine } from './mail.ts'
import type { Span } from './mapped-text.ts'
import { isDay } from './signature-lines.ts'
import { isSigner } from './signers.ts'

/** No closing words or line of dashes is longer. */
export const longestPhrase = 200
/** Lines under closing words that name who writes, and the words of the longest of them. */
export const mostSignatureLines = 6
const mostSignatureWords = 6
/** Words of a sentence that only ends a letter. */
const mostClosingWords = 14
/** Words of a wish right over a name, and of one that ends in closing words. */
const mostWishWords = 4
const mostFarewellWords = 8
/** Initials in a row ("JMF"). */
const mostInitials = 3
/** Letters of a name that stand for it. */
const fewestLetters = 3

/** What somebody added below a signature. */
interface Postscript {
  lines: readonly MailLine[]
  mark: Span
  text: Span
}

/** The last line of closing words, also of more of them right over a name ("With best wishes from the coast"); -1 without. */
export function closingAt(lines: readonly MailLine[]): number {
  return lines.findLastIndex((_, index) => closesAt(lines, index))
}

function closesAt(lines: readonly MailLine[], at: number): boolean {
  const said = lines[at]?.text.trim() ?? ''
  if (isClosing(said)) return true
  if (/[.!?。！？\d]/u.test(said)) return false
  const next = headOf(lines[at + 1]?.text.trim() ?? '')
  const words = wordCount(said)
  // "With best wishes from the coast", "Con i più cordiali saluti"
  const begins = words <= mostWishWords && closingWords.test(said) && isPersonName(next)
  return begins || (words <= mostFarewellWords && endsInClosing(said) && isSigner(next))
}

/** Whether the last words of a line are closing words. */
function endsInClosing(text: string): boolean {
  const words = text.replace(/[\s,，、]+$/u, '').split(' ')
  return [1, 2].some((some) => {
    const last = words.slice(-some).join(' ')
    return words.length > some && closingWords.exec(last)?.[0] === last
  })
}

/** Closing words alone or with a name ("Best, Ruth"), or some of them ("Thanks and best regards"). */
function isClosing(text: string): boolean {
  if (text.length > longestPhrase) return false
  const isFormal = formalClosing.test(text.replaceAll("'", '’'))
  if (isFormal && wordCount(text) <= mostClosingWords) return true
  const first = closingWords.exec(text)?.[0]
  if (first === undefined) return false
  if (standAlone(closingWords, text)) return true
  const rest = text.slice(first.length).replace(/^[\s,，、.。!/–-]*(?:\p{L}{1,3}\s)?/u, '')
  return rest.length < text.length && isClosing(rest)
}

/** Whether a line may stand below a name: a few words, an address or a number. */
export function isSignatureLine(text: string, language: string): boolean {
  const isShort = wordCount(text) <= mostSignatureWords && !/[?!。]$|^[-•*]/u.test(text)
  return (
    (isShort && !postscriptMark(language).test(text)) ||
    /@|\||\s·\s|(?:^|\s)\+?\d[\d ()/-]{5,}$/.test(text)
  )
}

/** "[image: …]", "-----Original Message-----" */
export const madeLine = /^\[[^\]]{1,300}\]$|^[-_]{3,}.{0,60}[-_]{3,}$|^[-_*=]{3,}$/u

/**
 * The lines with which a letter is signed: below its last sentence a group that begins with a name or initials and has only
 * what goes with them, a remark in brackets too. The day and postscripts may follow.
 */
export function signatureOf(lines: readonly MailLine[], language: string): MailLine[] {
  const groups = lineGroups(lines)
  const isBelow = (group: readonly MailLine[] = []) => {
    const text = group[0]?.text ?? ''
    const isSet = group.every((line) => madeLine.test(line.text.trim()))
    return (
      isSet ||
      namesEnclosures(text, language) ||
      postscriptMark(language).test(text) ||
      (group.length === 1 && isDay(text.trim(), language))
    )
  }
  let at = groups.length - 1
  while (at > 0 && isBelow(groups[at])) at--
  const signature: MailLine[] = []
  // A name alone may stand over the name with what its bearer is.
  for (; at > 0 && isSignature(groups[at], language); at--) {
    const group = groups[at] ?? []
    const remark = group.findIndex(({ text }) => remarkSign.test(text))
    signature.unshift(...group.slice(0, remark < 0 ? undefined : remark))
  }
  const above = groups[at]?.at(-1)?.text.trim() ?? ''
  return /[.!?。！？।؟)]$/u.test(above) ? signature : []
}

/** What begins a remark that stands right below a signature. */
const remarkSign = /^\s*(?:[※＊]|\*+\s)/u

/** Whether a group is a name or initials and what goes with them. */
function isSignature([name, ...others]: readonly MailLine[] = [], language: string): boolean {
  const remark = others.findIndex(({ text }) => remarkSign.test(text))
  const goWith = (remark < 0 ? others : others.slice(0, remark)).every(
    ({ text }) => isBracketed(text) || isSignatureLine(text.trim(), language),
  )
  return name !== undefined && isSigner(name.text.trim()) && goWith
}

/** The words of the name of who writes a mail, as its headers or the line over it say. */
export function writerNames(mail: Mail): Set<string> {
  const writer = mail.headers.get('from') ?? mail.attribution
  const names = new Set(writer?.text.toLowerCase().split(/[\s,.()]+/u))
  names.delete('')
  return names
}

/** Whether a line is no more than some of the words of a name, short for them or their initials, and what their bearer is. */
export function isNameOf(
  names: ReadonlySet<string>,
  language: string,
): (line: MailLine) => boolean {
  const initials = new Set([...names].map((name) => name[0]))
  const isName = (word: string) =>
    word === '' ||
    names.has(word) ||
    isShortFor(word, [...names]) ||
    (word.length <= mostInitials && [...word].every((letter) => initials.has(letter)))
  return ({ text }) => {
    // "Solène (chair of the board)"
    const [name = '', remark] = text.split(/\s+(?=[(（–—|-])/u)
    const isWhole = remark !== undefined && !isSignatureLine(text.trim(), language)
    return (isWhole ? text : name)
      .toLowerCase()
      .split(/[\s,.]+/u)
      .every(isName)
  }
}

/** "Ros" of Rosalind. */
function isShortFor(word: string, names: readonly string[]): boolean {
  return word.length >= fewestLetters && names.some((name) => name.startsWith(word))
}

/** Whether a line sets off what programs add to a mail (RFC 3676). */
export function isSignatureMark(line: MailLine): boolean {
  return /^\s*--\s*$/.test(line.text)
}

/** Groups of lines at the end of a letter among which its place and day stand. */
const mostLastGroups = 3

/** The line of its place and day at the end of a letter. */
export function datelineOf(lines: readonly MailLine[], language: string): MailLine | undefined {
  return lineGroups(lines)
    .slice(1)
    .slice(-mostLastGroups)
    .find(([line, next]) => next === undefined && isDay(line?.text.trim() ?? '', language))?.[0]
}

/** The paragraphs that somebody added below the closing words or the signature, without the mark before them. */
export function postscriptsOf(mail: Mail, language: string): Postscript[] {
  const groups = lineGroups(mail.lines)
  const signature = new Set(signatureOf(mail.lines, language))
  const isOwn = isNameOf(writerNames(mail), language)
  const lines = groups.flat()
  const ends = new Set(
    lines.filter(
      (line, at) =>
        at > 0 &&
        (signature.has(line) || isSignatureMark(line) || isOwn(line) || closesAt(lines, at)),
    ),
  )
  const end = groups.findIndex((group) => group.some((line) => ends.has(line)))
  const below = end < 0 ? [] : groups.slice(end + 1)
  return below.flatMap((group) => {
    const [first] = group
    const text = first?.text ?? ''
    const mark = postscriptMark(language).exec(text)?.[0].length ?? 0
    if (first === undefined || (mark === 0 && !namesEnclosures(text, language))) return []
    const start = first.start + mark
    return [
      {
        lines: group,
        mark: { start: first.start, end: start },
        text: { start, end: group.at(-1)?.end ?? start },
      },
    ]
  })
}
