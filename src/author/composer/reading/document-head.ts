import { detectLanguage } from '../../language-detection.ts'
import { namesDocument, namesDocumentIn } from '../language/document-words.ts'
import { halfDaySource } from '../language/half-days.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { isKindOfDocument } from '../language/upkeep-words.ts'
import { isPersonName } from './attribution.ts'
import { isContact } from './contact.ts'
import { type EdgeRole, edgeRole } from './edge-roles.ts'
import { goesOnBelow } from './going-on.ts'
import {
  beginsWithOrdinal,
  isBody,
  isDated,
  isHeadLine,
  isRowOfFields,
  isTitleLine,
  titleWords,
  withoutGaps,
  withoutStop,
} from './head-lines.ts'
import { leadTermLength } from './lead-term.ts'
import type { MappedText } from './mapped-text.ts'
import {
  capitalized,
  collapseSpace,
  joinMapped,
  mapVerbatim,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import { headingText } from './outline-lines.ts'
import { isUnderline } from './plain-headings.ts'
import { readPlainTable } from './plain-tables.ts'
import { sectionMark } from './section-marks.ts'
import type { MarginSource } from './source-block.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** Lines that a document opens with at the most. */
const mostLines = 8
/** Columns of the line of a title that goes on in the next. */
const fullColumns = 40
/** UTF-16 units that show which language a text is in. */
const sampleLength = 1200

/** A line that begins with a time of day ("18:00 Doors open"). */
const timeOfDay = new RegExp(`^\\s*\\d{1,2}(?:[:.h]\\d{2}(?![\\d.])|\\s?${halfDaySource})`, 'u')

/** What stands over a plain document, and where its text begins. */
interface DocumentHead {
  /** The line that is its title, and its words, which may go on in the next line. */
  title?: { at: number; text: MappedText }
  /** The other lines, each for where its role puts it. */
  margins: MarginSource[]
  next: number
}

/**
 * What stands over a plain document: short lines before its first paragraph or list, ending no sentence. Each has a role
 * (`edgeRole`); the title is the likeliest of those that may be one: what has the label of a subject, what stands alone after
 * several that open it together, which document it is where that heads its line or stands under whose it is, else the first;
 * never what kind of document it is, a day, a remark, a greeting. Undefined where the text begins at once, or with labels
 * ("From: …").
 *
 * @param ends whether a heading that is known stands behind the lines.
 */
export function documentHead(lines: readonly TextLine[], ends = false): DocumentHead | undefined {
  let known: string | undefined
  const language = () => (known ??= detectLanguage(sampleOf(lines)).tag)
  return new HeadReader(lines, language).read(ends)
}

function sampleOf(lines: readonly TextLine[]): string {
  let sample = ''
  for (const { text } of lines) {
    sample += `${text}\n`
    if (sample.length > sampleLength) break
  }
  return sample.slice(0, sampleLength)
}

class HeadReader {
  private readonly lines: readonly TextLine[]
  private readonly language: () => string
  private readonly roles = new Map<number, EdgeRole>()

  constructor(lines: readonly TextLine[], language: () => string) {
    this.lines = lines
    this.language = language
  }

  read(ends: boolean): DocumentHead | undefined {
    const found = this.groups(ends)
    if (found === undefined) return undefined
    const { groups, from } = found
    if (groups.length === 0 || (!ends && this.lines.slice(from).every(isBlank))) return undefined
    const at = this.titleOf(groups)
    const opens = groups[0]?.[0] ?? 0
    if (at === undefined) {
      // What is only remarked, dated or said to somebody is no title, but no text either.
      const over = groups.flat()
      const isAside = (one: number) => this.role(one) !== 'greeting' && !this.mayName(one)
      if (!over.every(isAside)) return undefined
      // What kind of document it is may be all there is to call it by.
      const margins = over.map((one): MarginSource => {
        const margin = this.margin(one)
        return this.role(one) === 'kind' ? { ...margin, place: 'cover' } : margin
      })
      return { margins, next: (over.at(-1) ?? 0) + 1 }
    }
    if (!this.isTitle(at)) return undefined
    const over = groups.filter((one) => (one[0] ?? 0) <= Math.max(at, opens)).flat()
    // What happens when is told below it.
    const told = over.findIndex((one) => one > at && timeOfDay.test(this.text(one)))
    const last = told < 0 ? over : over.slice(0, told)
    const { text, isTwo, rest } = this.titleText(at, last)
    const others = last.filter((one) => one !== at && !(isTwo && one === at + 1))
    // How a form is to be treated is for whoever asks, but for the day.
    const shell = groups.filter((one) => this.isShell(one) && !one.includes(at)).flat()
    const isStatus = (one: number) =>
      shell.includes(one) && this.role(one) === 'name' && !isDated(this.text(one))
    return {
      title: { at, text },
      margins: [
        ...others.map((one): MarginSource => {
          const margin = this.margin(one)
          return isStatus(one) ? { ...margin, place: 'notes' } : margin
        }),
        ...rest.map((one): MarginSource => ({ kind: 'margin', place: 'cover', text: one })),
      ],
      next: (last.at(-1) ?? at) + 1,
    }
  }

  /** The groups of lines that open the document, and where what is behind them begins. */
  private groups(ends: boolean): { groups: number[][]; from: number } | undefined {
    const { lines } = this
    const groups: number[][] = []
    let at = 0
    let group: number[] = []
    let count = 0
    for (; at < lines.length; at++) {
      const line = lines[at]
      if (line === undefined || isUnderline(line.text) || count > mostLines) return undefined
      if (isBlank(line)) {
        if (group.length > 0) groups.push(group)
        group = []
        // Only what stands alone may go on from the first group.
        continue
      }
      const goesOn = this.standsAlone(at) || this.isShell(groups.flat()) || this.leadsToDocument(at)
      if (group.length === 0 && groups.length > 0 && !goesOn) break
      const isFields = group.length > 0 && isRowOfFields(line.text)
      // A title over two lines may end as a sentence does.
      const goesOnTitle = group.length === 1 && groups.length === 0 && this.endsTitle(at - 1, line)
      if (
        !isFields &&
        !goesOnTitle &&
        (!isHeadLine(line) || readPlainTable(lines, at) !== undefined)
      )
        break
      group.push(at)
      count++
    }
    if (ends && at === lines.length && group.length > 0) {
      groups.push(group)
      group = []
    }
    // A group that runs on into text is that text's; behind what kind of document it is its first line names that.
    if (group.length === 1 && groups.length > 0 && groups.every((one) => this.isShell(one))) {
      groups.push(group)
      group = []
    }
    return { groups, from: group[0] ?? at }
  }

  private titleOf(groups: readonly number[][]): number | undefined {
    const all = groups.flat()
    const subject = all.find((at) => this.role(at) === 'subject')
    if (subject !== undefined) return subject
    const named = groups.filter((one) => !this.isShell(one))
    // One group of a kind and a name: "Curriculum vitae", "Marta Svensson".
    const within = groups[0]?.find(
      (at) => this.isTitle(at) && ![isKindOfDocument, isDated].some((is) => is(this.text(at))),
    )
    const isAllNamed = named.length === groups.length
    const [first, ...later] = (isAllNamed ? groups : named)
      .filter((one) => !one.every((at) => isDated(this.text(at))) || isAllNamed)
      .map((one) => one.filter((at) => !putAside.has(this.role(at))))
      .filter((one) => one.length > 0)
    if (first === undefined) return within ?? all.find((at) => this.mayName(at))
    // Somebody's card names whom all that follows is about.
    if (
      groups.some(
        (one) => one.includes(first[0] ?? -1) && one.some((at) => isContact(this.text(at))),
      )
    )
      return first[0]
    const alone = later.find((one) => one.length === 1 && !this.countsOn(one[0] ?? 0))?.[0]
    // Under somebody's name a line in capitals is the first section's.
    const isSection = alone !== undefined && !/\p{Ll}/u.test(this.text(alone))
    const opening = this.text(first[0] ?? 0)
    if (isSection && /\p{Ll}/u.test(opening) && isPersonName(opening)) return first[0]
    if (isAllNamed && first.length > 1 && alone !== undefined) return alone
    return this.documentUnder(opening, [...first.slice(1), ...later.flat()]) ?? first[0]
  }

  /** The line that says which document it is, under one that only says whose. */
  private documentUnder(owner: string, below: readonly number[]): number | undefined {
    if (namesDocument(owner) || leadTermLength(owner) > 0) return undefined
    return below.find(
      (at) =>
        this.isTitle(at) &&
        this.namesDocument(at) &&
        namesDocumentIn(this.bare(at), this.language(), !isBody(owner)) &&
        wordCount(this.titleText(at, below).text.text) >= fewestDocumentWords,
    )
  }

  private namesDocument(at: number): boolean {
    return namesDocument(this.bare(at))
  }

  private bare(at: number): string {
    return withoutGaps(mapVerbatim(this.text(at).trim(), 0)).text
  }

  /** Whether a line says which document it is, or is the first of some fields over one that does. */
  private leadsToDocument(from: number): boolean {
    let at = from
    while (leadTermLength(this.text(at).trim()) > 0) at++
    if (at === from) return this.namesDocument(at)
    const next = this.lines.findIndex((line, index) => index >= at && !isBlank(line))
    return next > at && this.standsAlone(next) && this.namesDocument(next)
  }

  /** The words of the title, with the line that it goes on in; what that says behind the title's end is no part of it. */
  private titleText(
    at: number,
    head: readonly number[],
  ): { text: MappedText; isTwo: boolean; rest: MappedText[] } {
    const line = this.lines[at]
    const own = line === undefined ? undefined : this.wordsOf(at, line)
    if (own === undefined) return { text: { text: '', offsets: [] }, isTwo: false, rest: [] }
    const next = this.lines[at + 1]
    const alone = { text: own, isTwo: false, rest: [] }
    if (next === undefined || !head.includes(at + 1) || !this.goesOn(at, next)) return alone
    const whole = collapseSpace(lineText(next))
    const [words = whole, ...rest] = splitSentences(whole, this.language())
    const text = joinMapped([own, rest.length > 0 ? withoutStop(words) : words])
    if (wordCount(text.text) > titleWords) return alone
    return { text, isTwo: true, rest: rest.map(withoutStop) }
  }

  /** Whether a title ends in the next line, and behind it the day is given: running text goes on in sentences. */
  private endsTitle(at: number, next: TextLine): boolean {
    if (!this.goesOn(at, next) || !isDated(next.text)) return false
    return splitSentences(collapseSpace(lineText(next)), this.language()).length === 2
  }

  /** Whether a title goes on in the next line: it had no more room, and that begins small. */
  private goesOn(at: number, next: TextLine): boolean {
    const text = this.text(at).trim()
    const isFull = text.length >= fullColumns && /\p{Ll}/u.test(text)
    const isBare = withoutGaps(mapVerbatim(text, 0)).text !== text
    return (isFull || isBare || this.role(at) === 'subject') && goesOnBelow(text, next.text)
  }

  private wordsOf(at: number, line: TextLine): MappedText {
    if (this.role(at) === 'subject') {
      const text = collapseSpace(lineText(line))
      return capitalized(trimMapped(sliceMapped(text, leadTermLength(text.text))))
    }
    return withoutGaps(beginsWithOrdinal(line.text) ? lineText(line) : headingText(line))
  }

  private margin(at: number): MarginSource {
    const line = this.lines[at]
    const text = line === undefined ? { text: '', offsets: [] } : collapseSpace(lineText(line))
    return { kind: 'margin', place: placeOf[this.role(at)], text }
  }

  private role(at: number): EdgeRole {
    const known = this.roles.get(at)
    if (known !== undefined) return known
    const text = this.text(at).trim()
    const role = edgeRole(text, this.language)
    this.roles.set(at, role)
    return role
  }

  /** Whether one of some lines says what kind of document it is. */
  private isShell(ats: readonly number[]): boolean {
    return ats.some((at) => this.role(at) === 'kind')
  }

  private standsAlone(at: number): boolean {
    const next = this.lines[at + 1]
    return next === undefined || isBlank(next)
  }

  // "§ 1. …" is the first section, whatever stands over it.
  private countsOn(at: number): boolean {
    return sectionMark(this.text(at)) !== undefined
  }

  private text(at: number): string {
    return this.lines[at]?.text ?? ''
  }

  /** What kind of document it is names none that says anything else, nor does what is put aside. */
  private mayName(at: number): boolean {
    return this.role(at) !== 'kind' && !putAside.has(this.role(at))
  }

  private isTitle(at: number): boolean {
    const role = this.role(at)
    return role === 'subject' || (!putAside.has(role) && isTitleLine(this.text(at).trim()))
  }
}

/** Words of a line that says which document it is. */
const fewestDocumentWords = 3

/** What no document is called by. */
const putAside: ReadonlySet<EdgeRole> = new Set([
  'remark',
  'greeting',
  'day',
  'occasion',
  'contact',
])

/** Where what stands over a text is told. */
const placeOf: Readonly<Record<EdgeRole, MarginSource['place']>> = {
  name: 'cover',
  subject: 'cover',
  kind: 'nowhere',
  day: 'cover',
  occasion: 'cover',
  contact: 'notes',
  remark: 'notes',
  greeting: 'notes',
}
