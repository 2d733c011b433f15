import { detectLanguage } from '../../language-detection.ts'
import { asksDraftReaders, beginsWithDraft, saysDraft } from '../language/draft-words.ts'
import { mailHeader } from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { isClosing } from './edges/end-roles.ts'
import { leadTermLength } from './lead-term.ts'
import { isGreeting } from './mail-greeting.ts'
import { joinMapped, type MappedText, splitMapped } from './mapped-text.ts'
import { headingText } from './outline-lines.ts'
import { isUnderline } from './plain-headings.ts'
import { lineText, type TextLine } from './text-lines.ts'

/** A line of a text or a mail. */
interface Line {
  text: string
}

/** Words of a line over a letter that says which it is. */
const mostNameWords = 14
/** How far below a greeting a letter may be closed, and the lines of who signs it. */
const longestLetter = 80
const mostSigningLines = 3

/** A letter that a document holds, by its lines. */
export interface LetterWithin {
  /** The line over it that says which letter it is, where one does, and the one that says under a label what it is about. */
  name?: number
  subject?: number
  greeting: number
  /** Where what it says ends, and with who signs it. */
  close: number
  end: number
}

/**
 * The letters that a document quotes or drafts, by the line that each begins at: a greeting below other text, closed further down, or
 * below a line that says that it is a draft. Of a letter that is the whole text none.
 *
 * @param isBelowText something is said before the first of the lines.
 */
export function lettersWithin(
  lines: readonly Line[],
  from: number,
  isBelowText: boolean,
): ReadonlyMap<number, LetterWithin> {
  const letters = new Map<number, LetterWithin>()
  let known: string | undefined
  const language = () => (known ??= detectLanguage(lines.map(({ text }) => text).join('\n')).tag)
  let at = from
  // The line over the first greeting names the letter, and is no text before it.
  let said = isBelowText ? 2 : 0
  while (at < lines.length) {
    const letter = said > 1 && greets(lines, at) ? letterAt(lines, at, language) : undefined
    if (letter !== undefined) letters.set(letter.name ?? letter.subject ?? letter.greeting, letter)
    else if (!isBlank(lines[at] ?? noLine) && !greets(lines, at)) said++
    at = letter?.end ?? at + 1
  }
  return letters
}

function isBlank({ text }: Line): boolean {
  return text.trim() === ''
}

const noLine: Line = { text: '' }

/** Whether a line alone, or the first of its group, greets whom a letter is for. */
function greets(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]]
  const text = line?.text.trim() ?? ''
  const isFirst = above === undefined || isBlank(above) || isUnderline(above.text)
  return isFirst && /[,，،!！:：、]$/u.test(text) && isGreeting(text)
}

function letterAt(
  lines: readonly Line[],
  greeting: number,
  language: () => string,
): LetterWithin | undefined {
  const above = lineAbove(lines, greeting)
  const isSubject = subjectLabelLength(lines[above]?.text ?? '') > 0
  const over = isSubject ? lineAbove(lines, above) : above
  const name = namesLetter(lines, over) ? over : undefined
  const heads = {
    ...(name === undefined ? {} : { name }),
    ...(isSubject ? { subject: above } : {}),
  }
  const title = lines[over]?.text ?? ''
  const isDraft =
    name !== undefined && (beginsWithDraft(title, language) || saysDraft(title, language()))
  for (let at = greeting + 1; at < lines.length && at < greeting + longestLetter; at++) {
    if (greets(lines, at)) break
    // What is not closed yet ends where more room is left than between its paragraphs.
    const isLeft = [lines[at - 1], lines[at]].every((line) => line !== undefined && isBlank(line))
    if (isDraft && isLeft && at > greeting + 2) return { ...heads, greeting, close: at, end: at }
    if (!isClosing(lines[at]?.text.trim() ?? '')) continue
    let end = at + 1
    while (end <= at + mostSigningLines && !isBlank(lines[end] ?? noLine)) end++
    return { ...heads, greeting, close: at, end }
  }
  return isDraft ? { ...heads, greeting, close: lines.length, end: lines.length } : undefined
}

/** The next line with words over one. */
function lineAbove(lines: readonly Line[], at: number): number {
  let over = at - 1
  while (over >= 0 && isBlank(lines[over] ?? noLine)) over--
  return over
}

/** The length of the label with which a line says what a letter is about, or 0. */
function subjectLabelLength(text: string): number {
  const length = leadTermLength(text.trimStart())
  const label = text
    .trimStart()
    .slice(0, length)
    .replace(/\s*[:：]$/u, '')
  return mailHeader(label) === 'subject' ? text.length - text.trimStart().length + length : 0
}

/** What stands over a letter as its headings, outermost first, and what its readers are asked besides. */
export function headsOfLetter(
  lines: readonly TextLine[],
  { name, subject, greeting, close }: LetterWithin,
): { heads: MappedText[]; rest: MappedText[] } {
  const [over, about] = [name, subject].map((at) => (at === undefined ? undefined : lines[at]))
  const called =
    over === undefined ? undefined : nameOfLetter(headingText(over), lines.slice(greeting, close))
  const label = subjectLabelLength(about?.text ?? '')
  const subjects = about === undefined ? [] : [lineText(about, label)]
  return {
    heads: [...(called === undefined ? [] : [called.name]), ...subjects],
    rest: called?.rest ?? [],
  }
}

/** What a line over some others says that names a letter: how far that is once, and nothing that its readers are asked; and what it says besides. */
function nameOfLetter(
  line: MappedText,
  letter: readonly Line[],
): { name: MappedText; rest: MappedText[] } {
  const [first, ...others] = splitMapped(line, /\s[–—-]\s/gu)
  if (first === undefined || others.length === 0) return { name: line, rest: [] }
  const { tag } = detectLanguage(letter.map(({ text }) => text).join('\n'))
  const seen = new Set([first.text.toLowerCase()])
  const named = others.filter(({ text }) => {
    const isNew = !seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    return isNew && !asksDraftReaders(text, tag)
  })
  if (named.length === others.length) return { name: line, rest: [] }
  const rest = others.filter((piece) => !named.includes(piece))
  return { name: joinMapped([first, ...named], ' - '), rest }
}

/** Whether a line over a greeting stands alone and says which letter follows. */
function namesLetter(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  if (line === undefined || isUnderline(line.text)) return false
  const isAlone =
    (above === undefined || isBlank(above) || isUnderline(above.text)) && isBlank(below ?? noLine)
  return isAlone && wordCount(line.text) <= mostNameWords && !/\p{L}{4}[.。]\s*$/u.test(line.text)
}

/** Some lines behind the last letter that they hold: only there the text that holds it ends. */
export function behindLetters<One extends Line>(lines: readonly One[]): readonly One[] {
  const last = [...lettersWithin(lines, 0, false).values()].at(-1)
  return last === undefined ? lines : lines.slice(last.end)
}
