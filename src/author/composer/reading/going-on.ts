import { leadTermLength } from './lead-term.ts'

/** What a line ends with that says all of it. */
const end = /[.!?:;…。！？：；]["”»)]?$/u

/**
 * Whether a line goes on in the one below: it ends nothing, had no more room (`full`: characters), and the other begins small
 * without a label.
 */
export function goesOnBelow(line: string, below: string, full = 1): boolean {
  const text = line.trim()
  return (
    text.length >= full &&
    /^\s*\p{Ll}/u.test(below) &&
    !end.test(text) &&
    leadTermLength(below.trim()) === 0
  )
}
