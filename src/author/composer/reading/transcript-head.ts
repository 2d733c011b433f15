import { findDates } from '../language/dates.ts'
import { isDense, wordCount } from '../language/script.ts'
import { isKindOfDocument } from '../language/upkeep-words.ts'
import { escapePattern } from '../language/word-pattern.ts'
import { stripQuotationMarks } from './attribution.ts'
import { leadTermLength } from './lead-term.ts'
import { collapseSpace, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { RecordedTurn } from './recorded-turns.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { isBlank, lineText, readLines, type TextLine } from './text-lines.ts'

/** Words of the name of a talk at most, and behind the label that it has at the least. */
const titleWords = 20
const labelledWords = 2
/** So many people with what they are make a slide. */
const fewestPeople = 3
/** Letters that stand for a name. */
const initials = /^\p{Lu}{1,4}$/u

/** What stands over the first turn of a record. */
interface TranscriptHead {
  blocks: SourceBlock[]
  isNamed: boolean
  /** The whole names of those who are written as letters, by these in lower case. */
  names: ReadonlyMap<string, string>
}

/**
 * What stands over a talk: its name as the title, who takes part (a list where each has a line that says what they are, else for
 * the notes), remarks in brackets for the notes, and all else on the cover.
 */
export function transcriptHead(
  text: string,
  turns: readonly RecordedTurn[],
  language: string,
): TranscriptHead {
  const lines = readLines(text, 0, turns[0]?.start ?? 0).filter((line) => !isBlank(line))
  const speakers = [...new Map(turns.map(({ speaker, name }) => [speaker, name?.text ?? '']))]
  const names = new Map(
    speakers.flatMap(([speaker = '', name]) => {
      const whole = initials.test(name) ? nameBehind(lines, name) : undefined
      return whole === undefined ? [] : [[speaker, whole] as const]
    }),
  )
  const named = speakers.map(([, name]) => name).filter((name) => name !== '')
  const namesAnybody = ({ text }: TextLine) => named.some((one) => namesPerson(text, one))
  const titleAt = lines.findIndex(
    (line) => titleOf(line, language) !== undefined && !namesAnybody(line),
  )
  // Below what is said of the talk nothing is its name.
  const title = titleAt <= 1 ? lines[titleAt] : undefined
  const people = lines.filter(namesAnybody)
  const blocks: SourceBlock[] = []
  const name = title === undefined ? undefined : titleOf(title, language)
  if (name !== undefined) blocks.push({ kind: 'heading', level: 1, text: name })
  if (title !== undefined && name !== undefined) {
    const whole = collapseSpace(lineText(title))
    const kind = trimMapped(sliceMapped(whole, 0, whole.text.indexOf(name.text)))
    const what = kind.text.replace(/[\s:：–—"“„«「『-]+$/u, '')
    // What it is besides its name is for the cover, where that says more than a label.
    if (wordCount(what) > 1)
      blocks.push({ kind: 'margin', place: 'cover', text: sliceMapped(kind, 0, what.length) })
  }
  const list = peopleList(people)
  let isRemark = false
  for (const line of lines) {
    if (line === title || list?.lines.includes(line) === true) continue
    const words = collapseSpace(lineText(line))
    const opens = /^[[(（]/u.test(words.text)
    isRemark ||= opens
    const place = isRemark || people.includes(line) ? 'notes' : 'cover'
    if (isRemark && /[\])）]\s*$/u.test(words.text)) isRemark = false
    blocks.push({
      kind: 'margin',
      place: isKindOfDocument(words.text) ? 'nowhere' : place,
      text: words,
    })
  }
  return { blocks: [...blocks, ...(list?.blocks ?? [])], isNamed: name !== undefined, names }
}

/** Whether a line names somebody: by the whole name, or by the letters for it in brackets. */
function namesPerson(line: string, name: string): boolean {
  if (initials.test(name)) return line.includes(`(${name})`)
  if (isDense(name)) return line.includes(name)
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(line)
}

/** The name in the line that has the letters for it in brackets: "Panel: Ada Lund, Harbour Trust (AL)". */
function nameBehind(lines: readonly TextLine[], letters: string): string | undefined {
  const line = lines.find(({ text }) => text.includes(`(${letters})`))?.text
  const before = line?.slice(0, line.indexOf(`(${letters})`)) ?? ''
  const person = before.slice(before.lastIndexOf(')') + 1).trim()
  const name =
    person
      .slice(leadTermLength(person))
      .split(/[,;，；]/u)[0]
      ?.trim() ?? ''
  return /^\p{Lu}/u.test(name) ? name : undefined
}

/** People with a line each that says what they are, below the label that the first of them has. */
function peopleList(
  lines: readonly TextLine[],
): { lines: readonly TextLine[]; blocks: SourceBlock[] } | undefined {
  const texts = lines.map((line) => collapseSpace(lineText(line)))
  const leads = texts.map(({ text }) => leadTermLength(text))
  const from = leads.findLastIndex((lead) => lead > 0)
  const own = texts.slice(from)
  if (from < 0 || own.length < fewestPeople) return undefined
  if (!own.every(({ text }) => /[,;，、–—-]/u.test(text))) return undefined
  const [first] = own
  const lead = leads[from] ?? 0
  if (first === undefined) return undefined
  const items = own.map((text, index): ListItemSource => {
    const person = index === 0 ? trimMapped(sliceMapped(text, lead)) : text
    return { text: person, lead: 0, more: [], children: [] }
  })
  const label = sliceMapped(first, 0, first.text.slice(0, lead).replace(/\s*[:：]$/u, '').length)
  return {
    lines: lines.slice(from),
    blocks: [
      { kind: 'heading', level: 2, text: label },
      { kind: 'list', ordered: false, items },
    ],
  }
}

/** What kind of a document it is, before its name: "TRANSCRIPT - …", "Transkript: …". */
const kindBefore = /^([^:：–—-]{3,40}?)\s*(?:[:：]|\s[-–—])\s+(?=\S)/u

/** Words before what is named in quotation marks: what it is ("Podiumsdiskussion „…“"). */
const wordsBeforeName = 6
const inMarks =
  /^(?<kind>[^"“”„«»「」『』]{0,60})(?<name>(?:"[^"]+"|[“„][^“”]+[“”]|«[^»]+»|「[^」]+」|『[^』]+』))\s*$/u

/** What a line calls the talk; undefined for one that says anything else of it. */
function titleOf(line: TextLine, language: string): MappedText | undefined {
  const text = collapseSpace(lineText(line))
  if (/^[[(（]/u.test(text.text) || /(?<!\p{Lu})[.。!！…]$/u.test(text.text)) return undefined
  const kind = kindBefore.exec(text.text)
  const isKind = kind !== null && namesKind(kind[1] ?? '')
  const { kind: what = '', name: marked = '' } = inMarks.exec(text.text)?.groups ?? {}
  const isMarked = wordCount(marked) >= labelledWords && wordCount(what) <= wordsBeforeName
  const lead = isMarked ? what.length : isKind ? kind[0].length : leadTermLength(text.text)
  const name = stripQuotationMarks(trimMapped(sliceMapped(text, lead)))
  const words = wordCount(name.text)
  const fewest = lead > 0 ? labelledWords : 1
  if (words < fewest || words > titleWords || isKindOfDocument(name.text)) return undefined
  // A time or a day alone says when it was.
  const isWhen = /\d:\d{2}/u.test(name.text) || !/\p{L}/u.test(withoutDates(name.text, language))
  return isWhen ? undefined : name
}

/** Whether words are a kind of document, be it with what it is besides ("TRANSCRIPCIÓN AUTOMÁTICA (revisada)"). */
function namesKind(words: string): boolean {
  const first = /^\p{L}+/u.exec(words)?.[0] ?? ''
  return isKindOfDocument(words) || isKindOfDocument(first)
}

function withoutDates(text: string, language: string): string {
  return [...findDates(text, language)]
    .reverse()
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
}
