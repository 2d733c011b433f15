import { allMatches } from '../../../text/all-matches.ts'
import { halfDaySource, hourOfDay } from '../language/half-days.ts'
import { mailHeader } from '../language/mail-words.ts'
import { blanked } from './blanked-text.ts'
import { leadTermLength } from './lead-term.ts'
import { type MappedText, mapVerbatim, type Span } from './mapped-text.ts'
import { speakersAmong } from './speakers.ts'
import { isBlank, readLines, type TextLine } from './text-lines.ts'

/** What is said from one time or name to the next. */
export interface RecordedTurn extends Span {
  /** Seconds, where the record gives them. */
  time?: number
  /** The name in lower case. */
  speaker?: string
  /** The name without what sets it off. */
  name?: MappedText
  /** Whether the name has brackets of its own, as nothing else has. */
  isMarked: boolean
  /** Whether its time has an end: captions cut what is said anywhere. */
  isCaption: boolean
  /** Whether its time has a day: what nobody says in a chat is a notice of the program. */
  isDated: boolean
  /** Where the words begin. */
  words: number
}

/** The stop behind a few letters that stand for a word of a name ("Dr.", "J."). */
const shortTitleStop = '(?<=(?<!\\p{L})\\p{Lu}\\p{L}{0,3})\\.(?=\\s)'
/** "00:01:15", "1:15", with fractions. */
const clock = '\\d{1,2}(?::\\d{2}){1,2}(?:[.,]\\d{1,3})?'
/** The day before a time, in a chat that was saved: "12.03.26, ", "3/12/2026, ", "2026-03-12 ". */
const dayBefore = '(?:(\\d{1,4}(?:[./-]\\d{1,4}){2})[.,]?[ \\u202f])?'
/** "[00:01:15]", "00:01:15", "(1:15)", with an end as in subtitles, which may say where they stand. */
const stamp = new RegExp(
  `^[ \\t\\u200e]*[[(]?${dayBefore}(${clock})(?:[ \\t\\u202f]?${halfDaySource}(?=[\\])]|[ \\t]*$))?(?:[ \\t]*(-->|[-–])[ \\t]*${clock}(?:[ \\t]+\\w+:\\S+)*)?[\\])]?(?=[ \\t]|$)[ \\t]*(?:[-–—|][ \\t]+)?`,
)
/** "Ana Silva (00:12): …", "Ana Silva  0:12": the time stands behind the name. */
const stampBehind = new RegExp(
  `^[ \\t]*(\\p{L}(?:[^\\n:：.!?()[\\]]|${shortTitleStop}){0,48}?)[ \\t]*(?:[[(](${clock})(?:[ \\t]?${halfDaySource})?[\\])]|[ \\t](${clock}))(?:[ \\t]?${halfDaySource})?(?:[ \\t]*[:：]|(?=[ \\t]*$))[ \\t]*`,
  'u',
)
/** The voice of a caption (WebVTT), and a name in brackets of its own. */
const voice = /^<v(?:\.[^\s>]*)?[ \t]+([^>\n]{1,60})>/u
const bracketed = /^【([^】\n]{1,24})】[ \t\u3000]*/u
/** Marks within captions. */
const tag = /<\/?(?:[a-z]\w{0,9}(?:\.[^\s>]{1,40})?(?:[ \t][^>\n]{0,80})?|\d[\d:.]{0,15})>/giu
/** The first line of captions in WebVTT, before what they are called, and notes about the file. */
const captionFile = /^\uFEFF?WEBVTT(?:[ \t]*[-–—:])?/u
const captionNote = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)|^(?:Kind|Language|X-[A-Z-]+):/u
const counter = /^[ \t]*\d{1,5}[ \t]*$/u
const secondsOfDay = 24 * 60 * 60
/** Words of a name at most. */
const nameWords = 5
/** Names before times that come again: beside so many one that does not is a name too. */
const fewestBehind = 4

/** A line of a record: its time, its name, and where its words begin. */
interface Cue {
  line: TextLine
  time?: number
  /** As it is written before the time. */
  day?: string
  isCaption: boolean
  name?: Span
  kind?: 'term' | 'alone' | 'marked' | 'behind' | 'above'
  /** Whether it is no more than the name of the time below it. */
  isName?: boolean
  /** In code units of the line. */
  words: number
}

/** A record understood. */
export interface Recording {
  /** In order. */
  turns: RecordedTurn[]
  /** What nobody says: times, numbers of captions, names, tags. */
  marks: Span[]
  /** The marks that are notes about the file. */
  notes: Span[]
}

/** Reads a text as a record of what people say in turn, which it need not be. */
export function recordedTurns(input: string): Recording {
  const lines = readLines(input, 0, input.length)
  const cues = withNames(input, withNamesAbove(lines.map(cueOf)))
  const marks: Span[] = []
  const turns: RecordedTurn[] = []
  const file = captionFile.exec(input)
  if (file !== null) marks.push({ start: 0, end: file[0].length })
  const notes: Span[] = []
  let isHead = true
  let isNote = false
  let waiting: Cue | undefined
  let today: string | undefined
  let days = 0
  for (const [index, cue] of cues.entries()) {
    const { line, name, words, day = today } = cue
    if (today !== undefined && day !== today) days++
    today = day
    const time = cue.time === undefined ? undefined : cue.time + days * secondsOfDay
    const end = line.start + line.text.length
    const before = lines[index - 1]
    isHead &&= !isBlank(line)
    // Behind a time stand words, whatever they begin with.
    const begins = before !== undefined && (isHead || isBlank(before))
    isNote = file !== null && !isBlank(line) && (isNote || (begins && captionNote.test(line.text)))
    if (isNote) {
      marks.push({ start: line.start, end })
      notes.push({ start: line.start, end })
      continue
    }
    if (cue.isName === true) {
      marks.push({ start: line.start, end })
      continue
    }
    if (counter.test(line.text) && cues[index + 1]?.isCaption === true) {
      marks.push({ start: line.start, end })
      continue
    }
    for (const match of allMatches(line.text, tag))
      marks.push({
        start: line.start + match.index,
        end: line.start + match.index + match[0].length,
      })
    if (words > 0) marks.push({ start: line.start, end: line.start + words })
    const isBare = time !== undefined && name === undefined && line.text.slice(words).trim() === ''
    const last = turns.at(-1)
    // A time on a line of its own is that of what stands below it.
    if (isBare) waiting = cue
    else if (
      time !== undefined ||
      name !== undefined ||
      (waiting !== undefined && !isBlank(line))
    ) {
      const speaker =
        name === undefined ? undefined : input.slice(name.start, name.end).toLowerCase()
      const at = time ?? waiting?.time
      turns.push({
        start: line.start,
        end,
        words: line.start + words,
        isMarked: cue.kind === 'marked',
        isCaption: cue.isCaption || waiting?.isCaption === true,
        isDated: cue.day !== undefined,
        ...(at === undefined ? {} : { time: at }),
        ...(speaker === undefined || name === undefined
          ? {}
          : { speaker, name: mapVerbatim(input.slice(name.start, name.end), name.start) }),
      })
      waiting = undefined
    } else if (last !== undefined) last.end = end
  }
  return { turns, marks: marks.sort((a, b) => a.start - b.start || b.end - a.end), notes }
}

/** What is said in each turn, with spaces for the marks in it: as long as it is in the input. Turns and marks are in order. */
export function textsOfTurns(
  input: string,
  turns: readonly RecordedTurn[],
  marks: readonly Span[],
): string[] {
  let at = 0
  return turns.map(({ words, end }) => {
    const within: Span[] = []
    for (let mark = marks[at]; mark !== undefined && mark.start < end; mark = marks[++at])
      if (mark.start >= words && mark.end <= end)
        within.push({ start: mark.start - words, end: mark.end - words })
    return blanked(input.slice(words, end), within)
  })
}

/** What every time has. */
const anyClock = /\d:\d/u

function cueOf(line: TextLine): Cue {
  const hasClock = anyClock.test(line.text)
  const match = hasClock ? stamp.exec(line.text) : null
  // A day and a time alone say when a record was made.
  if (match !== null && (match[1] === undefined || match[0].length < line.text.trimEnd().length)) {
    const from = match[0].length
    const cue = {
      line,
      time: secondsOf(match[2], match[3]),
      ...(match[1] === undefined ? {} : { day: match[1] }),
      isCaption: match[4] === '-->',
      words: from,
    }
    const named = nameAt(line, from)
    const rest = line.text.slice(from)
    if (named !== undefined) return { ...cue, ...named }
    return mayBeName(rest)
      ? { ...cue, name: spanIn(line, from, rest.trimEnd().length), kind: 'alone' }
      : cue
  }
  const behind = hasClock ? stampBehind.exec(line.text) : null
  if (behind?.[1] !== undefined && mayBeName(behind[1])) {
    const from = line.text.indexOf(behind[1])
    return {
      line,
      time: secondsOf(behind[2] ?? behind[4], behind[3] ?? behind[5]),
      isCaption: false,
      name: spanIn(line, from, behind[1].length),
      kind: 'behind',
      words: behind[0].length,
    }
  }
  return { line, isCaption: false, words: 0, ...nameAt(line, 0) }
}

/** @param half of the day, where its hours are counted to twelve. */
function secondsOf(text = '', half?: string): number {
  const parts = text.split(':').map((part) => Number(part.replace(',', '.')))
  if (half !== undefined) parts[0] = hourOfDay(parts[0] ?? 0, half)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}

function spanIn(line: TextLine, from: number, length: number): Span {
  return { start: line.start + from, end: line.start + from + length }
}

/** The name that a line has from some place on, and where its words begin. */
function nameAt(line: TextLine, from: number): Pick<Cue, 'name' | 'kind' | 'words'> | undefined {
  const rest = line.text.slice(from)
  const marked = voice.exec(rest) ?? bracketed.exec(rest)
  if (marked?.[1] !== undefined) {
    const at = from + marked[0].indexOf(marked[1])
    return {
      name: spanIn(line, at, marked[1].length),
      kind: 'marked',
      words: from + marked[0].length,
    }
  }
  const indent = rest.length - rest.trimStart().length
  const lead = leadTermLength(rest.trimStart())
  if (lead === 0) return undefined
  const term = rest.slice(indent, indent + lead).replace(/\s*[:：]$/u, '')
  const { start, end } = withoutAddressee(term)
  const isName = /^[\p{Lu}\p{Lo}]/u.test(term.slice(start)) && mayBeName(term.slice(start, end))
  return isName
    ? {
        name: spanIn(line, from + indent + start, end - start),
        kind: 'term',
        words: from + indent + lead,
      }
    : undefined
}

/** "From Ana Silva to Everyone": of a message who wrote it. */
function withoutAddressee(term: string): Span {
  const words = allMatches(term, /\S+/gu)
  const [first, ...others] = words
  if (first === undefined || others.length === 0 || mailHeader(first[0]) !== 'from')
    return { start: 0, end: term.length }
  const to = others.find((word, index) => index > 0 && mailHeader(word[0]) === 'to')
  const end = to === undefined ? term.length : term.slice(0, to.index).trimEnd().length
  return { start: others[0]?.index ?? 0, end }
}

/** "Ada Lund", "Prof. Lund", "J. Lund". */
const nameAlone = new RegExp(`^\\s*\\p{L}(?:[^.!?…,;:。！？]|${shortTitleStop})*$`, 'u')
const mayBeName = (text: string) =>
  nameAlone.test(text) && text.trim().split(/\s+/u).length <= nameWords

/** The lines with names that have the line over a time for themselves, where most times have one that comes again. */
function withNamesAbove(cues: readonly Cue[]): Cue[] {
  const isBare = ({ time, line, words }: Cue) =>
    time !== undefined && words >= line.text.trimEnd().length
  const above = new Map<number, string>()
  const times = new Map<string, number>()
  for (const [index, cue] of cues.entries()) {
    const name = cues[index - 1]
    if (!isBare(cue) || name === undefined || name.time !== undefined || !mayBeName(name.line.text))
      continue
    const text = name.line.text.trim()
    above.set(index, text)
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  const again = [...above.values()].filter((name) => (times.get(name) ?? 0) > 1)
  const stamped = cues.filter(({ time }) => time !== undefined)
  if (again.length === 0 || again.length < stamped.length / 2) return [...cues]
  return cues.map((cue, index): Cue => {
    const { line } = cue
    const from = cues[index - 1]?.line
    if (above.has(index + 1)) return { line, isCaption: false, words: 0, isName: true }
    const name = above.get(index)
    if (name === undefined || from === undefined) return cue
    const start = from.start + from.text.indexOf(name)
    return {
      ...cue,
      kind: 'above',
      name: { start, end: start + name.length },
      words: line.text.length,
    }
  })
}

/**
 * The lines with the names of those who speak alone: before a colon as `speakersAmong` tells, alone on the line of a time where
 * half of these are names that come again, with words below them, or before a time. Before the first of those who come again, or
 * the first time, stands what is said of the record.
 */
function withNames(input: string, cues: readonly Cue[]): Cue[] {
  const nameOf = ({ name }: Cue) =>
    name === undefined ? '' : input.slice(name.start, name.end).toLowerCase()
  const times = new Map<string, number>()
  for (const cue of cues) times.set(nameOf(cue), (times.get(nameOf(cue)) ?? 0) + 1)
  const comesAgain = (cue: Cue) => (times.get(nameOf(cue)) ?? 0) > 1
  const speakers = speakersAmong(
    cues
      .filter(({ kind }) => kind === 'term')
      .map(({ line, name, words }) => ({
        name: name === undefined ? '' : input.slice(name.start, name.end),
        said: line.text.slice(words).trim(),
      })),
  )
  const stamped = cues.filter(({ time }) => time !== undefined)
  const alone = stamped.filter((cue) => cue.kind === 'alone' && comesAgain(cue))
  const behind = stamped.filter((cue) => cue.kind === 'behind' && comesAgain(cue))
  const areNames = alone.length >= stamped.length / 2
  const begins = cues.findIndex(
    (cue) =>
      (cue.time !== undefined && cue.kind !== 'behind') ||
      (cue.kind !== undefined && comesAgain(cue)),
  )
  const speaks = (cue: Cue, index: number): boolean => {
    const next = cues[index + 1]
    const isBelow = next !== undefined && next.time === undefined && !isBlank(next.line)
    switch (cue.kind) {
      case 'term':
        return speakers.has(nameOf(cue))
      case 'alone':
        return areNames && isBelow
      case 'behind':
        return comesAgain(cue) || behind.length >= fewestBehind
      default:
        return cue.kind !== undefined
    }
  }
  return cues.map((cue, index): Cue => {
    const { line, name, kind, time, day, isCaption } = cue
    const isTold = index >= begins && speaks(cue, index)
    if (kind === undefined || isTold)
      return kind === 'alone' ? { ...cue, words: line.text.length } : cue
    const from = stamp.exec(line.text)?.[0].length ?? 0
    // A time behind what is no name is a part of that.
    const isTime = time !== undefined && kind !== 'behind' && name !== undefined
    const isDay = day !== undefined
    return { line, isCaption, words: from, ...(isTime ? { time } : {}), ...(isDay ? { day } : {}) }
  })
}
