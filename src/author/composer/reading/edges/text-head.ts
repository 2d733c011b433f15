import { detectLanguage } from '../../../language-detection.ts'
import { namesDocument } from '../../language/document-words.ts'
import { wordCount } from '../../language/script.ts'
import { splitSentences } from '../../language/sentences.ts'
import { isKindOfDocument } from '../../language/upkeep-words.ts'
import { stripQuotationMarks } from '../attribution.ts'
import { beginsWithOrdinal, titleWords, withoutGaps, withoutStop } from '../head-lines.ts'
import { leadTermLength } from '../lead-term.ts'
import {
  capitalized,
  collapseSpace,
  joinMapped,
  type MappedText,
  sliceMapped,
  trimMapped,
} from '../mapped-text.ts'
import { headingText } from '../outline-lines.ts'
import { type MarginSource, marginOf } from '../source-block.ts'
import { lineText, type TextLine } from '../text-lines.ts'
import { placeOf } from './edge-roles.ts'
import { type HeadOf, type HeadUnit, headRoles, subject } from './head-roles.ts'

/** Lines that show which language a text is in. */
const sampleLines = 30
/** Columns of the line of a title that goes on in the next; fewer words that name a document are not all of its name. */
const fullColumns = 40
const fewestDocumentWords = 3
/** Words in brackets behind a name, which tell more of it, and of a name before them. */
const remarkWords = 5
const fewestNameWords = 2
/** Words that say what it is, before a name in quotation marks. */
const wordsBeforeName = 6

/** What stands over a text, and where its own words begin. */
interface TextHead {
  /** The line that is its title, and its words, which may go on in the next line. */
  title?: { at: number; text: MappedText }
  /** The other lines, each for where its role puts it. */
  margins: MarginSource[]
  next: number
}

/** What stands over a text without marks: its title, who wrote it, when and what for; undefined where the text begins at once. */
export function textHead(
  lines: readonly TextLine[],
  known: Partial<HeadOf> = {},
): TextHead | undefined {
  let tag: string | undefined
  const sample = () => lines.slice(0, sampleLines).map(({ text }) => text)
  const language = known.language ?? (() => (tag ??= detectLanguage(sample().join('\n')).tag))
  const isRecord = known.names !== undefined
  const head = headRoles(lines, { ...known, language })
  const last = head.at(-1)?.unit.lines.at(-1)
  if (last === undefined) return undefined
  const title = head.find(({ role }) => role === 'title')
  const named = title === undefined ? undefined : titleOf(title.unit, language, isRecord)
  const margins = head.flatMap(({ unit, role }): MarginSource[] => {
    if (role === 'title') return named?.rest.map((text) => marginOf(text, 'cover')) ?? []
    // What kind of document it is may be all there is to call it by.
    const isAll = role === 'kind' && title === undefined
    const place = isAll ? 'cover' : placeOf[role as keyof typeof placeOf]
    return [marginOf(joinMapped(unit.lines.map(lineWords)), place)]
  })
  const at = title === undefined ? -1 : lines.indexOf(title.unit.lines[0] as TextLine)
  return {
    ...(named === undefined ? {} : { title: { at, text: named.text } }),
    margins,
    next: lines.indexOf(last) + 1,
  }
}

/** The words of a title, and what stands with it and is no part of it. */
function titleOf(
  unit: HeadUnit,
  language: () => string,
  isRecord: boolean,
): { text: MappedText; rest: MappedText[] } {
  const [first, ...below] = unit.lines.map(lineWords)
  const { name: begun, kind } = nameIn(unit, isRecord)
  let text = begun
  const rest: MappedText[] = []
  for (const line of below) {
    const [words = line, ...more] = splitSentences(line, language())
    const whole = joinMapped([text, more.length > 0 ? withoutStop(words) : words])
    const goesOn = rest.length === 0 && isOpen(first?.text ?? '', text, unit)
    if (goesOn && wordCount(whole.text) <= titleWords) {
      text = whole
      rest.push(...more.map(withoutStop))
    } else rest.push(line)
  }
  const beside = kind === undefined ? rest : [kind, ...rest]
  const remark = /\s*[(（]([^()（）]+)[)）]$/u.exec(text.text)
  const name = sliceMapped(text, 0, remark?.index)
  if (wordCount(remark?.[1] ?? '') < remarkWords || wordCount(name.text) < fewestNameWords)
    return { text, rest: beside }
  return { text: name, rest: [trimMapped(sliceMapped(text, remark?.index ?? 0)), ...beside] }
}

/** What kind of a document it is, before its name: "TRANSCRIPT - …", "Transkript: …"; or before a name in quotation marks. */
const kindBefore = /^([^:：–—-]{3,40}?)\s*(?:[:：]|\s[-–—])\s+(?=\S)/u
const inMarks =
  /^([^"“”„«»「」『』]{0,60})(?:"[^"]+"|[“„][^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』)\s*$/u

/** The name in the first line, without the label or the kind of document before it; over a talk that is told where it says more than a word. */
function nameIn(unit: HeadUnit, isRecord: boolean): { name: MappedText; kind?: MappedText } {
  const line = unit.lines[0] as TextLine
  const words = lineWords(line)
  const lead = isRecord ? leadIn(words.text) : subject(unit) ? leadTermLength(words.text) : 0
  if (lead === 0)
    return { name: withoutGaps(beginsWithOrdinal(line.text) ? lineText(line) : headingText(line)) }
  const name = trimMapped(sliceMapped(words, lead))
  if (!isRecord) return { name: capitalized(name) }
  const what = words.text.slice(0, lead).replace(/[\s:：–—-]+$/u, '')
  const kind = wordCount(what) > 1 ? { kind: sliceMapped(words, 0, what.length) } : {}
  return { name: stripQuotationMarks(name), ...kind }
}

/** How much of a line over a talk says what it is. */
function leadIn(text: string): number {
  const marked = inMarks.exec(text)?.[1]
  if (marked !== undefined && wordCount(marked) <= wordsBeforeName) return marked.length
  const kind = kindBefore.exec(text)
  const [word = ''] = /^\p{L}+/u.exec(text) ?? []
  const isKind = isKindOfDocument(kind?.[1] ?? '') || isKindOfDocument(word)
  const lead = kind !== null && isKind ? kind[0].length : leadTermLength(text)
  return wordCount(text.slice(lead)) > 1 ? lead : 0
}

/** Whether a title goes on in the next line, which begins small: it had no more room, or says no more than which document it is. */
function isOpen(text: string, name: MappedText, unit: HeadUnit): boolean {
  const isFull = text.length >= fullColumns && /\p{Ll}/u.test(text)
  const isBare = wordCount(name.text) < fewestDocumentWords && namesDocument(name.text)
  return isFull || isBare || subject(unit)
}

function lineWords(line: TextLine): MappedText {
  return collapseSpace(lineText(line))
}
