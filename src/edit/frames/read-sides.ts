import { plainWords } from '../words/plain-words.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { partsOfPayload } from './payload-list.ts'
import { nextLabel, readParts } from './read-parts.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** "… comparing Train: 6 hours, €89 with Plane: 2 hours, €140": two to four names, each with what is said of it. */
export function readSides(text: WishText, start: number): SpanOf<'sides'>[] {
  const { tokens } = text
  if (start === 0) return []
  const named = quotedGroups(tokens, start)
  if (named !== undefined)
    return [{ type: 'sides', sides: named, start, end: tokens.length, cost: 0.2 }]
  if (!opensSides(tokens, start)) return []
  // "…: “Riders”, **bar chart**: 2023: 980": data, and no sides.
  if (tokens.slice(start).some((one, at, all) => isColon(all[at + 1]) && isChart(one))) return []
  const from = behindCount(tokens, start + 1)
  const stated = statedSides(text, from)
  if (stated !== undefined)
    return [{ type: 'sides', ...stated, start, end: tokens.length, cost: 0.3 }]
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

const isChart = (token: Token) => nounOf(token)?.among === 'chart'

/** Whether names may follow, each with what is said of it: "… comparing", a colon, or what ends the name of a comparison. */
function opensSides(tokens: readonly Token[], start: number): boolean {
  if (means(tokens[start], 'compares') || tokens[start]?.text === ':') return true
  return (
    /^[.,;\n，；。]$/.test(tokens[start]?.text ?? '') &&
    tokens[start - 1]?.kind === 'quote' &&
    tokens.slice(0, start).some((one) => means(one, 'comparison', 'compares'))
  )
}

/** ": “Permits” with the points “At the desk” and “By May”, then “Contact” with “Phone”": names, each with what stands below it. */
function quotedGroups(tokens: readonly Token[], start: number): Sides['sides'] | undefined {
  if (!isColon(tokens[start])) return undefined
  const rest = tokens.slice(start + 1)
  const isSmall = (one: Token) =>
    one.kind === 'quote' ||
    one.kind === 'sign' ||
    means(one, 'and', 'afterwards', 'with', 'the', 'a', 'in', 'item', 'point')
  if (rest.length < 4 || !rest.every(isSmall)) return undefined
  const groups: { head: string; points: string[] }[] = []
  for (const [at, one] of rest.entries()) {
    if (one.kind !== 'quote') continue
    const next = rest[at + 1]
    if (isColon(next) || means(next, 'with')) groups.push({ head: one.text, points: [] })
    else if (groups.length === 0) return undefined
    else groups.at(-1)?.points.push(one.text)
  }
  return groups.length > 1 && groups.every(({ points }) => points.length > 0) ? groups : undefined
}

/** "… comparing **both:** A: x", "… compares **two columns.** A: x": where the first name begins. */
function behindCount(tokens: readonly Token[], start: number): number {
  let from = start
  while (
    /^[.:：。\n]$/.test(tokens[from]?.text ?? '') ||
    means(tokens[from], 'the', 'both') ||
    (means(tokens[from], 'comparison') && /^[.:：。\n]$/.test(tokens[from + 1]?.text ?? '')) ||
    (means(tokens[from], 'number') && /^[.:：。\n]$/.test(tokens[from + 2]?.text ?? '')) ||
    (means(tokens[from - 1], 'number') && /^[.:：。\n]$/.test(tokens[from + 1]?.text ?? ''))
  )
    from += 1
  return from
}

type Sides = Pick<SpanOf<'sides'>, 'sides' | 'title'>

/** "… comparing A and B. A: x, y. B: z": the names once more, each with what is said of it. */
function statedSides(text: WishText, from: number): Sides | undefined {
  const { tokens, instruction } = text
  const stop = tokens.findIndex((one, at) => at > from && /^[.:;。；：\n]$/.test(one.text))
  if (stop < 0 || !tokens.slice(from, stop).some((one) => means(one, 'and', 'with')))
    return undefined
  // "… comparing A and B**, title “A or B”**: A: x".
  const label = nextLabel(tokens.slice(0, stop), from)
  const [title] =
    label === undefined
      ? []
      : readParts({ ...text, tokens: tokens.slice(0, stop) }, label + 1).filter(
          ({ name }) => name === 'title',
        )
  const end = title === undefined || label === undefined ? stop : label
  const names = ` ${plainWords(wordsBetween(text, from, end))} `
  const heads = tokens.flatMap((one, at) => {
    const isName = at > stop && (isColon(one) || means(one, 'is'))
    const begin = isName
      ? tokens.findLastIndex((sign, index) => index < at && index >= stop && sign.kind === 'sign') +
        1
      : -1
    const head = begin > stop && begin < at ? wordsBetween(text, begin, at) : ''
    return head !== '' && names.includes(` ${plainWords(head)} `) ? [{ head, begin, at }] : []
  })
  if (heads.length < 2 || heads.length > 4 || heads[0]?.begin !== stop + 1) return undefined
  const sides = heads.map(({ head, at }, index) => {
    const last = (heads[index + 1]?.begin ?? tokens.length + 1) - 1
    const said = instruction
      .slice(tokens[at]?.end, tokens[last - 1]?.end)
      .replace(/[\s,;.。，；]+$/u, '')
    return { head: fullName(text, from, end, head), points: partsOfPayload(said.trim()) }
  })
  return { sides, ...(title === undefined ? {} : { title: title.text }) }
}

/** "Old" is "Old pipes" where that is what was compared. */
function fullName(text: WishText, from: number, stop: number, head: string): string {
  const rest = text.tokens.slice(from, stop)
  const join = rest.find((one) => means(one, 'and', 'with'))
  if (join === undefined) return head
  const start = rest[0]?.start ?? 0
  const first = text.instruction.slice(start, join.start).trim()
  const second = text.instruction.slice(join.end, rest.at(-1)?.end).trim()
  const named = [first, second].find((name) =>
    ` ${plainWords(name)} `.startsWith(` ${plainWords(head)} `),
  )
  return named ?? head
}

function parts(token: Token | undefined): boolean {
  return (
    /^[,;.\n，；。]$/.test(token?.text ?? '') ||
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
