import { allMatches } from '../../../text/all-matches.ts'
import { blanked } from './blanked-text.ts'
import { headingSeries } from './heading-series.ts'
import type { Span } from './mapped-text.ts'
import { fewestStamps, isTranscript } from './read-transcript.ts'
import { type Recording, recordedTurns } from './recorded-turns.ts'
import { readLines } from './text-lines.ts'

/** A time of a recording, with seconds: what has only hours and minutes may be a plan of a day. */
const stamped = /^[ \t]*[[(]?\d{1,2}:\d{2}:\d{2}[\])]?[ \t]+\S/gmu

/**
 * Where in a text that is something else recordings stand, each as far as the paragraph of its last time: what is said under one
 * heading is one of them.
 */
export function recordsWithin(text: string): Span[] {
  const stamps = allMatches(text, stamped).map(({ index }) => index)
  if (stamps.length < fewestStamps) return []
  const lines = readLines(text, 0, text.length)
  const { counted, marked } = headingSeries(lines)
  const headings = [...counted, ...marked].flat().map((at) => lines[at]?.start ?? 0)
  return runsBetween(
    stamps,
    headings.sort((a, b) => a - b),
  ).flatMap(({ start, last, next }) => {
    const behind = text.slice(last, next).search(/\n[ \t\r]*\n/)
    const span = { start, end: behind < 0 ? (next ?? text.length) : last + behind }
    const record = text.slice(span.start, span.end)
    const recording = recordedTurns(record)
    return isTranscript(record, recording) && saysSentences(record, recording) ? [span] : []
  })
}

/** The times of a text between one heading and the next: the first and the last of them, and the heading that comes then. */
function runsBetween(stamps: readonly number[], headings: readonly number[]) {
  const runs: { start: number; last: number; next: number | undefined }[] = []
  let at = 0
  for (const stamp of stamps) {
    while ((headings[at] ?? stamp) < stamp) at++
    const run = runs.at(-1)
    if (run !== undefined && run.next === headings[at]) run.last = stamp
    else runs.push({ start: stamp, last: stamp, next: headings[at] })
  }
  return runs
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

/** Whether all times of a text stand among the headings of a document: their series goes on behind the last of them. */
export function quotesRecord(text: string): boolean {
  const stamps = allMatches(text, stamped)
  const [first, last] = [stamps[0], stamps.at(-1)]
  if (first === undefined || last === undefined || stamps.length < fewestStamps) return false
  const lines = readLines(text, 0, text.length)
  const startOf = (at: number | undefined) => lines[at ?? -1]?.start ?? first.index
  const { counted, marked } = headingSeries(lines)
  return [...counted, ...marked].some(
    (run) => startOf(run[0]) < first.index && startOf(run.at(-1)) > last.index,
  )
}

/** A text with spaces for all but what stands in a range of it. */
export function onlyWithin(text: string, { start, end }: Span): string {
  return blanked(text, [
    { start: 0, end: start },
    { start: end, end: text.length },
  ])
}
