import { allMatches } from '../../../text/all-matches.ts'
import { appendAll } from '../append-all.ts'
import { closingWords, greetingWords, isAddressed, standAlone } from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { blanked, leftOutLines } from './blanked-text.ts'
import { saysSomething } from './conversations.ts'
import { leadTermLength } from './lead-term.ts'
import { type Span, spanOf } from './mapped-text.ts'
import { readPlainText } from './read-plain-text.ts'
import type { SourceBlock } from './source-block.ts'
import { readLines } from './text-lines.ts'

/** Fewer lines with times are a plan of a day. */
const fewestStamps = 5
/** Lines with times among those with text; each may have its words on the next. */
const leastShare = 1 / 3
/** Words of a greeting and of a thank-you, with the names in them. */
const courtesyWords = 6
/** A recording without names begins within so many seconds; a plan of a day does not. */
const latestBeginning = 60

/** "[00:01:15]", "00:01:15", "(1:15)", with fractions and an end as in subtitles. */
const stamp =
  /^[ \t]*[[(]?(\d{1,2}(?::\d{2}){1,2})(?:[.,]\d{1,3})?(?:[ \t]*(?:-->|[-–])[ \t]*\d{1,2}(?::\d{2}){1,2}(?:[.,]\d{1,3})?)?[\])]?(?=[ \t]|$)[ \t]*(?:[-–—|][ \t]+)?/
/** "[applause]", and in round brackets where they open what is said. */
const directions = /\[[^[\]\n]{1,80}\]|^\s*\([^()\n\d]{1,80}\)/g

const sentence = /[^.!?…。！？؟\s][^.!?…。！？؟]*(?:[.!?…。！？؟]+|$)/gu

/** What is said from one time to the next. */
interface Turn extends Span {
  /** Seconds. */
  time: number
  /** Where the words begin, after the time. */
  words: number
  /** Length of the speaker's name with its colon, or with the end of its line; 0 without. */
  name: number
  /** Whether the name has the line of the time for itself. */
  isNameAlone: boolean
}

/** Whether a text is a recording written down: lines that begin with times that rise, said by people or from its beginning. */
export function isTranscript(input: string): boolean {
  const turns = turnsOf(input)
  if (turns.length < fewestStamps) return false
  const lines = readLines(input, 0, input.length).filter((line) => line.text.trim() !== '')
  if (turns.length < lines.length * leastShare) return false
  if (turns.some((turn, index) => turn.time < (turns[index - 1]?.time ?? 0))) return false
  const named = turns.filter((turn) => turn.name > 0)
  const speakers = new Set(named.map((turn) => nameOf(input, turn)))
  const conversation =
    named.length >= turns.length / 2 && speakers.size >= 2 && named.length > speakers.size
  return conversation || (turns[0]?.time ?? latestBeginning) < latestBeginning
}

/**
 * Reads a transcript: each turn is a paragraph of its own, without its time, without stage directions, greetings and thanks,
 * and with its speaker as a term where at least two of them say something.
 */
export function readTranscript(input: string): SourceBlock[] {
  const turns = turnsOf(input)
  const marks: Span[] = []
  const gone: Span[] = []
  const said = new Map<Turn, string>()
  for (const turn of turns) {
    marks.push({ start: turn.start, end: turn.words })
    const from = turn.words + turn.name
    const whole = input.slice(from, turn.end)
    const asides = [
      ...allMatches(whole, directions),
      ...allMatches(whole, sentence).filter(isCourtesy),
    ]
    for (const match of asides) {
      const start = from + match.index
      gone.push({ start, end: start + match[0].length })
    }
    const words = blanked(
      whole,
      asides
        .map((match) => ({ start: match.index, end: match.index + match[0].length }))
        .sort(inOrder),
    ).trim()
    if (words !== '') said.set(turn, words)
    else gone.push({ start: turn.words, end: turn.end })
  }
  const telling = new Set([...said.keys()].filter((turn) => saysSomething(said.get(turn) ?? '')))
  const alone = new Set([...telling].map((turn) => nameOf(input, turn))).size < 2
  // Without names a turn is a piece of what one person says; others only answer that one.
  const kept = [...said.keys()].filter((turn) => !alone || turn.name === 0 || telling.has(turn))
  if (alone) {
    const left = new Set(kept)
    for (const turn of said.keys())
      if (!left.has(turn)) gone.push({ start: turn.words, end: turn.end })
    for (const turn of kept) marks.push({ start: turn.words, end: turn.words + turn.name })
  }
  const text = withColons(blanked(input, [...marks, ...gone].sort(inOrder)), alone ? [] : turns)
  // What stands over the first turn is a title by standing over it.
  const opening = kept[0]?.end ?? turns[0]?.start ?? input.length
  const first = turns[0]?.start ?? input.length
  const blocks = readPlainText(text, 0, opening).flatMap((block): SourceBlock[] => {
    const lines = block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block] : []
    const over = lines.every((line) => line.lead === 0 && spanOf(line.text).end <= first)
    return lines.length > 0 && over
      ? lines.map(({ text }): SourceBlock => ({ kind: 'margin', place: 'cover', text }))
      : [block]
  })
  for (const turn of kept.slice(1)) appendAll(blocks, readPlainText(text, turn.start, turn.end))
  return [...blocks, ...leftOutLines(input, withoutParts(gone))]
}

/** The text with names that have a line for themselves before what is said, as others are: "Ada: …", where time and name stood. */
function withColons(text: string, turns: readonly Turn[]): string {
  let joined = ''
  let at = 0
  for (const { start, words, name, isNameAlone } of turns) {
    if (!isNameAlone) continue
    const named = `${text.slice(words, words + name - 1)}: `
    joined += text.slice(at, start) + named.padStart(words + name - start)
    at = words + name
  }
  return joined + text.slice(at)
}

function inOrder(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end
}

/** Ranges in their order without those within another. */
function withoutParts(spans: readonly Span[]): Span[] {
  let end = 0
  return [...spans].sort(inOrder).filter((span) => {
    if (span.end <= end) return false
    end = span.end
    return true
  })
}

/** "Good morning, everybody", "Ada, thank you so much": a short sentence that greets or thanks and says nothing else. */
function isCourtesy([said]: RegExpExecArray): boolean {
  if (/[?？؟\d]/u.test(said) || wordCount(said) > courtesyWords) return false
  const parts = said
    .replace(/[.!…。！\s]+$/u, '')
    .split(/[,،，]\s*/u)
    .map((part) => part.trim())
  const isPolite = (part: string) =>
    standAlone(greetingWords, part) || standAlone(closingWords, part)
  return parts.some(isPolite) && parts.every((part) => isPolite(part) || isAddressed(part))
}

function nameOf(input: string, turn: Turn): string {
  return input.slice(turn.words, turn.words + turn.name).toLowerCase()
}

/** Words of a name at most. */
const nameWords = 5

function turnsOf(input: string): Turn[] {
  const turns: Turn[] = []
  const lines = readLines(input, 0, input.length)
  for (const line of lines) {
    const match = stamp.exec(line.text)
    const last = turns.at(-1)
    if (match === null) {
      if (last !== undefined) last.end = line.start + line.text.length
      continue
    }
    const time = (match[1] ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const words = line.start + match[0].length
    const rest = line.text.slice(match[0].length)
    const lead = leadTermLength(rest)
    // A space before it has room for the colon behind it.
    const isNameAlone = lead === 0 && match[0].endsWith(' ') && mayBeName(rest)
    turns.push({
      time,
      start: line.start,
      words,
      name: isNameAlone ? rest.length + 1 : lead,
      isNameAlone,
      end: line.start + line.text.length,
    })
  }
  return withNames(input, turns)
}

const mayBeName = (text: string) =>
  /^\p{L}[^\p{Nd}.!?…,;:。！？]*$/u.test(text) && text.split(/\s+/u).length <= nameWords

/** Short lines are names where half of all turns begin with one that comes again; words follow them. */
function withNames(input: string, turns: readonly Turn[]): Turn[] {
  const times = new Map<string, number>()
  for (const turn of turns.filter(({ isNameAlone }) => isNameAlone))
    times.set(nameOf(input, turn), (times.get(nameOf(input, turn)) ?? 0) + 1)
  const often = [...times.values()].filter((count) => count > 1)
  const areNames = often.reduce((sum, count) => sum + count, 0) >= turns.length / 2
  return turns.map((turn) => {
    const isName = areNames && turn.end > turn.words + turn.name
    return turn.isNameAlone && !isName ? { ...turn, name: 0, isNameAlone: false } : turn
  })
}
