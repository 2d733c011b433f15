import { allMatches } from '../../../text/all-matches.ts'
import { blanked } from './blanked-text.ts'
import type { Span } from './mapped-text.ts'
import { outlineRuns } from './outline-lines.ts'
import { fewestStamps, isTranscript } from './read-transcript.ts'
import { type Recording, recordedTurns } from './recorded-turns.ts'
import { readLines } from './text-lines.ts'

/** A time of a recording, with seconds: what has only hours and minutes may be a plan of a day. */
const stamped = /^[ \t]*[[(]?\d{1,2}:\d{2}:\d{2}[\])]?[ \t]+\S/gmu

/** Where in a text that is something else a recording stands, as far as the paragraph of its last time; undefined where none does. */
export function recordWithin(text: string): Span | undefined {
  const stamps = allMatches(text, stamped)
  const [first, last] = [stamps[0], stamps.at(-1)]
  if (first === undefined || last === undefined || stamps.length < fewestStamps) return undefined
  const behind = /\n[ \t\r]*\n/.exec(text.slice(last.index))?.index
  const span = { start: first.index, end: behind === undefined ? text.length : last.index + behind }
  const record = onlyWithin(text, span)
  const recording = recordedTurns(record)
  return isTranscript(record, recording) && saysSentences(record, recording) ? span : undefined
}

/** So many turns are sentences of somebody; a log of a program has lines of another kind. */
const sentenceShare = 0.5

function saysSentences(record: string, { turns }: Recording): boolean {
  const said = turns.filter(
    ({ speaker, words, end }) =>
      speaker !== undefined && /[.!?…。！？؟]["”»」)]*\s*$/u.test(record.slice(words, end)),
  )
  return said.length >= turns.length * sentenceShare
}

/** Whether a recording stands among the headings of a document: their series goes on behind it. */
export function quotesRecord(text: string): boolean {
  const record = recordWithin(text)
  if (record === undefined) return false
  const lines = readLines(text, 0, text.length)
  const startOf = (at: number | undefined) => lines[at ?? -1]?.start ?? record.start
  return outlineRuns(lines).some(
    (run) => startOf(run[0]) < record.start && startOf(run.at(-1)) >= record.end,
  )
}

/** A text with spaces for all but what stands in a range of it. */
export function onlyWithin(text: string, { start, end }: Span): string {
  return blanked(text, [
    { start: 0, end: start },
    { start: end, end: text.length },
  ])
}
