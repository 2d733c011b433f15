import type { RootContent } from 'mdast'
import { weekdayNames } from '../../../text/weekday-names.ts'
import { detectLanguage } from '../../language-detection.ts'
import { findDates, saysWhen } from '../language/dates.ts'
import { asksDraftReaders } from '../language/draft-words.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { holdsContact } from './contact.ts'
import { isRemark } from './edges/head-roles.ts'
import { textHead } from './edges/text-head.ts'
import { leadTermLength } from './lead-term.ts'
import { joinMapped, type MappedText, mapVerbatim } from './mapped-text.ts'
import { headingText, type OutlineHeading } from './outline-lines.ts'
import { headingLevel } from './plain-headings.ts'
import type { SourceBlock } from './source-block.ts'
import { isBlank, readLines } from './text-lines.ts'

/** Whether nothing but footnotes stands behind. */
export function isLast(next: RootContent | undefined): boolean {
  return next === undefined || next.type === 'footnoteDefinition'
}

/** Words of what stands in italics below a title. */
export const bylineWords = 45

/** What stands in italics below a title: a first sentence of who, when or what for is for the cover, a remark for the notes. */
export function readByline(text: MappedText): SourceBlock[] {
  const language = detectLanguage(text.text).tag
  const sentences = splitSentences(text, language)
  const remarks = sentences.filter((one) => isForEditors(one.text, language))
  const said = sentences.filter((one) => !remarks.includes(one))
  const [first] = said
  const byline = first !== undefined && saysWhose(first.text, language) ? [first] : []
  const told = said.filter((one) => !byline.includes(one))
  return [
    ...byline.map((one): SourceBlock => ({ kind: 'margin', place: 'cover', text: one })),
    ...remarks.map((one): SourceBlock => ({ kind: 'margin', place: 'notes', text: one })),
    ...(told.length === 0
      ? []
      : [{ kind: 'paragraph', text: joinMapped(told), lead: 0 } satisfies SourceBlock]),
  ]
}

/** Whether a sentence at the edge of a text is for those who finish it or pass it on. */
function isForEditors(sentence: string, language: string): boolean {
  return isRemark(sentence, () => language) || asksDraftReaders(sentence, language)
}

/** Words of a sentence that a cover has room for. */
const mostCoverWords = 20

/** Whether a sentence may say whose a text is, when it was made or what for: with a name or a day, or no more than words. */
function saysWhose(sentence: string, language: string): boolean {
  if (wordCount(sentence) > mostCoverWords) return false
  const isNamed = /\S\s\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}\p{L}/u.test(sentence)
  return isNamed || !/[.!?。！？।]$/u.test(sentence) || findDates(sentence, language).length > 0
}

/** Words of the hours of a place, and how these are written ("9 to 12", "10 h – 17 h"). */
const mostHoursWords = 20
const hours = /\p{Nd}(?:\s?\p{Ll}{1,3}\.?)?\s?(?:[–—-]|\p{Ll}{1,3})\s?\p{Nd}/u

/**
 * Whether what stands in italics below everything is a remark by what it says: it has a label or an address, asks those who
 * read or pass it on, or gives hours; or it is the letters of who wrote it.
 */
export function isLastRemark(text: string): boolean {
  if (leadTermLength(text) > 0 || holdsContact(text) || /^[\p{Lu}\s./&·-]+$/u.test(text))
    return true
  const language = detectLanguage(text).tag
  const sentences = splitSentences(mapVerbatim(text, 0), language)
  if (sentences.some((one) => isForEditors(one.text, language))) return true
  const isOnDays = () => saysWhen(text, language) || namesWeekday(text)
  return wordCount(text) <= mostHoursWords && hours.test(text) && isOnDays()
}

/** UTF-16 units of a day's name that is no short form, which may be a word of its own. */
const fewestOfName = 5

/** Whether a day of the week is named, with an ending or without ("Tuesdays"). */
function namesWeekday(text: string): boolean {
  const said = text.toLowerCase()
  return weekdayNames.some((name) => name.length >= fewestOfName && said.includes(name))
}

/** Paragraphs that may stand over a title. */
const mostOver = 3

/** Words of a line over a title. */
const mostOverWords = 12

/** Whether a line in bold says what the title below it is that of, and nothing by itself. */
export function isOverTitle(text: string): boolean {
  return wordCount(text) <= mostOverWords && !/[.!?。！？।…]["”»」]?$/u.test(text.trim())
}

/** Where the heading of the highest level stands below no more than a few paragraphs; -1 for none. */
export function titleAt(nodes: readonly RootContent[]): number {
  const at = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1)
  const over = nodes.slice(0, Math.max(0, at))
  return over.length <= mostOver && over.every(({ type }) => type === 'paragraph') ? at : -1
}

/** The lines of a text that are headings as plain text shows them, by where they begin. */
export function plainNames(source: string, base: number): Map<number, OutlineHeading> {
  const lines = readLines(source, base, source.length)
  const title = textHead(lines)?.title?.at
  return new Map(
    lines.flatMap((line, at): [number, OutlineHeading][] => {
      const level = at === title ? 1 : headingLevel(lines, at)
      const end = line.start + line.text.trimEnd().length
      return level === 0 || isBlank(line)
        ? []
        : [
            [
              line.start,
              { level: at === title ? 1 : Math.max(level, 2), text: headingText(line), end },
            ],
          ]
    }),
  )
}
