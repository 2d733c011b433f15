import { means, type Token } from '../words/token.ts'

/** Numbers of slides, as said. */
export interface SlideNumbers {
  values: number[]
  /** Behind the last token. */
  end: number
  /** Whether they were marked as numbers ("#3", "no. 3"). */
  signed: boolean
  /** Whether they were marked as ordinals ("第3", "3rd"). */
  ordinal: boolean
}

/** Slides beyond this number are no slides. */
const most = 10_000

/** The numbers that begin at a token: "3", "2, 4 and 6", "2-5", "no. 3", "from 2 to 5", "3rd". */
export function parseNumbers(
  tokens: readonly Token[],
  start: number,
  options: { ranges: boolean; plural: boolean },
): SlideNumbers | undefined {
  let at = start
  let signed = false
  let ordinal = false
  const values: number[] = []
  const skipSign = () => {
    while (means(tokens[at], 'numberSign') || (signed && tokens[at]?.text === '.')) {
      signed = true
      at += 1
    }
  }
  const number = (): number | undefined => {
    skipSign()
    const marked = means(tokens[at], 'ordinalMark') && means(tokens[at + 1], 'number')
    if (marked) at += 1
    const token = tokens[at]
    if (token === undefined || !means(token, 'number') || token.value === undefined)
      return undefined
    if (!Number.isInteger(token.value) || token.value > most) return undefined
    at += 1
    if (marked) ordinal = true
    if (
      means(tokens[at], 'ordinalMark') ||
      (tokens[at]?.text === '.' && isOrdinalDot(tokens, at))
    ) {
      ordinal = true
      at += 1
    }
    return token.value
  }
  const startsWithFrom = means(tokens[at], 'from')
  if (startsWithFrom) at += 1
  const first = number()
  if (first === undefined) return undefined
  values.push(first)
  for (;;) {
    const before = at
    const joiner = tokens[at]
    const dash = joiner !== undefined && /^[-–—~〜～]$/.test(joiner.text)
    if (
      joiner &&
      (dash || means(joiner, 'through')) &&
      (dash || options.ranges || options.plural || startsWithFrom)
    ) {
      at += 1
      if (means(tokens[at], 'slide', 'slides')) at += 1
      const last = number()
      const from = values.at(-1) ?? 0
      if (last !== undefined && last > from && last - from < most) {
        for (let value = from + 1; value <= last; value++) values.push(value)
        continue
      }
    } else if (joiner && (means(joiner, 'and') || /^[,、，&/]$/.test(joiner.text))) {
      at += 1
      while (means(tokens[at], 'and')) at += 1
      if (means(tokens[at], 'the')) at += 1
      if (means(tokens[at], 'slide') && means(tokens[at + 1], 'number', 'numberSign')) at += 1
      const next = number()
      if (next !== undefined) {
        values.push(next)
        continue
      }
    }
    at = before
    break
  }
  return { values: [...new Set(values)], end: at, signed, ordinal }
}

/** "2. Folie" and "2. und 3. Folie", but not the end of a sentence. */
function isOrdinalDot(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (means(next, 'slide', 'slides')) return true
  return means(next, 'and') && means(tokens[at + 2], 'number') && tokens[at + 3]?.text === '.'
}
