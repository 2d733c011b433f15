import { means, type Token } from '../words/token.ts'
import { partsOfPayload } from './payload-list.ts'
import { type WishText, wordsBetween } from './read-things.ts'
import type { SpanOf } from './span.ts'

/** "… comparing Train: 6 hours, €89 with Plane: 2 hours, €140": two to four names, each with what is said of it. */
export function readSides(text: WishText, start: number): SpanOf<'sides'>[] {
  const { tokens } = text
  if (start === 0 || !(means(tokens[start], 'compares') || tokens[start]?.text === ':')) return []
  let from = start + 1
  while (/^[:：]$/.test(tokens[from]?.text ?? '') || means(tokens[from], 'the')) from += 1
  // Where a side begins: behind a word or sign that parts, if a colon follows before the next of these.
  const begins = [from]
  for (let at = from + 2; at < tokens.length - 1; at++)
    if (parts(tokens[at]) && hasName(tokens, at + 1)) begins.push(at + 1)
  if (begins.length < 2 || begins.length > 4) return []
  const sides = begins.map((begin, index) => {
    const next = begins[index + 1]
    const end = next === undefined ? tokens.length : next - 1
    const colon = tokens.findIndex((one, at) => at > begin && at < end && isColon(one))
    if (colon === -1) return undefined
    const head = wordsBetween(text, begin, colon)
    const said = wordsBetween(text, colon + 1, end).replace(/[\s,;.。，；]+$/u, '')
    return head === '' || said === '' ? undefined : { head, points: partsOfPayload(said) }
  })
  const whole = sides.flatMap((side) => side ?? [])
  return whole.length < begins.length
    ? []
    : [{ type: 'sides', sides: whole, start, end: tokens.length, cost: 0.3 }]
}

const isColon = (token: Token | undefined) => /^[:：]$/.test(token?.text ?? '')

function parts(token: Token | undefined): boolean {
  return (
    /^[;\n；]$/.test(token?.text ?? '') ||
    /^[,，]$/.test(token?.text ?? '') ||
    means(token, 'with', 'and', 'or', 'comparison', 'to')
  )
}

/** Whether a few words and a colon come before anything that parts. */
function hasName(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length - 1, from + 6); at++) {
    const token = tokens[at]
    if (isColon(token)) return at > from
    if (/^[;\n；,，]$/.test(token?.text ?? '')) return false
    // The last that parts is the one.
    if (at > from && parts(token)) return false
  }
  return false
}
