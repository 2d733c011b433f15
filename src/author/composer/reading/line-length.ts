import { unspacedScript } from '../../../text/unspaced-script.ts'
import { endsInYear } from '../language/dates.ts'
import type { TextLine } from './text-lines.ts'

const sentenceEnd = /[.!?,;。！？，；、…؟،؛।]$/u
/** Whether a line ends a sentence or a part of one; the point of a year ends none. */
export const endsSentence = (text: string) => sentenceEnd.test(text) && !endsInYear(text)

const unspaced = new RegExp(unspacedScript.source, 'gu')

/** Words, or pairs of characters in scripts without spaces: how long a line is as a heading. */
export function headingLength(text: string): number {
  const spaced = text.split(/\s+/).filter(Boolean).length
  const dense = text.match(unspaced)?.length ?? 0
  return Math.max(spaced, dense / 3)
}

/** Columns that a line takes, two for each letter of the scripts that are set square. */
export function columnsOf(line: TextLine): number {
  const text = line.text.trim()
  return text.length + (text.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af]/gu)?.length ?? 0)
}
