import { allMatches } from '../../../text/all-matches.ts'
import { appendAll } from '../append-all.ts'
import { wordCount } from '../language/script.ts'
import { blanked } from './blanked-text.ts'
import { leadTermLength } from './lead-term.ts'
import type { Span } from './mapped-text.ts'
import { readPlainText } from './read-plain-text.ts'
import type { SourceBlock } from './source-block.ts'
import { readLines } from './text-lines.ts'

/** Fewer lines with times are a plan of a day. */
const fewestStamps = 5
/** Lines with times among those with text; each may have its words on the next. */
const leastShare = 1 / 3
/** Fewer words answer somebody and say nothing by themselves. */
const fewestWords = 4
/** A recording without names begins within so many seconds; a plan of a day does not. */
const latestBeginning = 60

/** "[00:01:15]", "00:01:15", "(1:15)", with fractions and an end as in subtitles. */
const stamp =
  /^[ \t]*[[(]?(\d{1,2}(?::\d{2}){1,2})(?:[.,]\d{1,3})?(?:[ \t]*(?:-->|[-–])[ \t]*\d{1,2}(?::\d{2}){1,2}(?:[.,]\d{1,3})?)?[\])]?(?=[ \t]|$)[ \t]*(?:[-–—|][ \t]+)?/
/** "[applause]", and in round brackets where they open what is said. */
const directions = /\[[^[\]\n]{1,80}\]|^\s*\([^()\n\d]{1,80}\)/g

/** What is said from one time to the next. */
interface Turn extends Span {
  /** Seconds. */
  time: number
  /** Where the words begin, after the time. */
  words: number
  /** Length of the speaker's name with its colon; 0 without. */
  name: number
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
 * Reads a transcript: each turn is a paragraph of its own, without its time, without stage directions, and with its
 * speaker as a term where at least two of them say something. Turns of a few words without a figure only answer others and go.
 */
export function readTranscript(input: string): SourceBlock[] {
  const turns = turnsOf(input)
  const spans: Span[] = []
  const kept: Turn[] = []
  for (const turn of turns) {
    spans.push({ start: turn.start, end: turn.words })
    const from = turn.words + turn.name
    const said = input.slice(from, turn.end)
    const words = said.replace(directions, ' ')
    for (const match of allMatches(said, directions)) {
      const start = from + match.index
      spans.push({ start, end: start + match[0].length })
    }
    // Without names a turn is a piece of what one person says.
    if (turn.name === 0 || wordCount(words) >= fewestWords || /\d/.test(words)) kept.push(turn)
    else spans.push({ start: turn.words, end: turn.end })
  }
  const alone = new Set(kept.map((turn) => nameOf(input, turn))).size < 2
  if (alone) for (const turn of kept) spans.push({ start: turn.words, end: turn.words + turn.name })
  const text = blanked(
    input,
    spans.sort((a, b) => a.start - b.start || b.end - a.end),
  )
  // What stands over the first turn is a title by standing over it.
  const blocks = readPlainText(text, 0, kept[0]?.end ?? turns[0]?.start ?? input.length)
  for (const turn of kept.slice(1)) appendAll(blocks, readPlainText(text, turn.start, turn.end))
  return blocks
}

function nameOf(input: string, turn: Turn): string {
  return input.slice(turn.words, turn.words + turn.name).toLowerCase()
}

function turnsOf(input: string): Turn[] {
  const turns: Turn[] = []
  for (const line of readLines(input, 0, input.length)) {
    const match = stamp.exec(line.text)
    const last = turns.at(-1)
    if (match === null) {
      if (last !== undefined) last.end = line.start + line.text.length
      continue
    }
    const time = (match[1] ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const words = line.start + match[0].length
    const name = leadTermLength(line.text.slice(match[0].length))
    turns.push({ time, start: line.start, words, name, end: line.start + line.text.length })
  }
  return turns
}
