import type { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { nextLabel, readParts } from './read-parts.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'
import { sidesOf } from './wished-slides/given-sides.ts'

/** "… comparing Train: 6 hours, €89 with Plane: 2 hours, €140": two to four names, each with what is said of it. */
export function readSides(text: WishText, start: number, session: Session): SpanOf<'sides'>[] {
  const { tokens } = text
  if (start === 0) return []
  const named = quotedGroups(tokens, start)
  if (named !== undefined)
    return [{ type: 'sides', sides: named, start, end: tokens.length, cost: 0.2 }]
  if (!opensSides(tokens, start)) return []
  // "…: “Riders”, **bar chart**: 2023: 980": data, and no sides.
  if (tokens.slice(start).some((one, at, all) => isColon(all[at + 1]) && isChart(one))) return []
  const from = behindCount(tokens, start + 1)
  const stated = statedSides(text, from, session)
  if (stated !== undefined)
    return [{ type: 'sides', ...stated, start, end: tokens.length, cost: 0.3 }]
  const sides = sidesOf(text, from, tokens.length, session)
  return sides === undefined ? [] : [{ type: 'sides', sides, start, end: tokens.length, cost: 0.3 }]
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
  const isSign = (one: Token | undefined) => /^[.:：。\n]$/.test(one?.text ?? '')
  const sign = tokens.findIndex((one, at) => at >= start && isSign(one))
  const counts = (one: Token, at: number, all: readonly Token[]) =>
    means(one, 'the', 'both', 'number', 'comparison') || means(all[at - 1], 'number')
  const from = sign >= 0 && tokens.slice(start, sign).every(counts) ? sign + 1 : start
  return isSign(tokens[from]) ? from + 1 : from
}

type Sides = Pick<SpanOf<'sides'>, 'sides' | 'title'>

/** "… comparing A and B. A: x, y. B: z": the names once more, each with what is said of it. */
function statedSides(text: WishText, from: number, session: Session): Sides | undefined {
  const { tokens } = text
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
  const sides = sidesOf(text, stop + 1, tokens.length, session)
  if (!sides?.every(({ head }) => names.includes(` ${plainWords(head)} `))) return undefined
  return {
    sides: sides.map((side) => ({ ...side, head: fullName(text, from, end, side.head) })),
    ...(title === undefined ? {} : { title: title.text }),
  }
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
  // The name stands as it does before what is said of it: "comparing tap water and … **Tap water**: …".
  return named === undefined || plainWords(named) === plainWords(head) ? head : named
}
