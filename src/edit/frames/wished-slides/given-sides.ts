import type { Session } from '../../session.ts'
import { isColon, means, type Token } from '../../words/token.ts'
import type { WishText } from '../wish-text.ts'
import { itemsOf } from './given-list.ts'

/** One of the things that stand beside each other, with what is said of it. */
interface Side {
  head: string
  points: string[]
}

/** How many sides stand beside each other. */
const sidesShown = { least: 2, most: 4 }

/** How many words name a side at the most. */
const longestName = 8

/**
 * "Left Before: a; b. Right After: c", "Buy: “a”, “b”. Rent: “c”", "first one Train: …": names, each with what is said of it. Where one
 * says which it is, all do.
 */
export function sidesOf(
  text: WishText,
  from: number,
  to: number,
  session: Session,
): Side[] | undefined {
  const { tokens } = text
  const all: Opening[] = []
  for (let at = from; at < to; at++) {
    const opens = at === from || isSign(tokens[at - 1]) || means(tokens[at - 1], ...joints)
    const opening = opens ? openingAt(text, at, to, session) : undefined
    if (opening === undefined) continue
    // "Rent**, heating and food**: …" begins behind the last; "**. Buy and hold**: …" is one name.
    const before = all.at(-1)
    const isSame = before?.behind === opening.behind
    if (isSame && (before.start === from || ends(tokens[before.start - 1]))) continue
    if (isSame) all.pop()
    all.push(opening)
  }
  const isPlaced = all[0]?.isPlaced ?? false
  const kept = all.filter((one) => one.isPlaced === isPlaced)
  if (kept[0]?.start !== from || kept.length < sidesShown.least || kept.length > sidesShown.most)
    return undefined
  const sides = kept.map(({ head, behind }, index) => ({
    head,
    points: pointsOf(text, behind, kept[index + 1]?.start ?? to),
  }))
  return sides.every(({ points }) => points.length > 0) ? sides : undefined
}

interface Opening {
  start: number
  head: string
  /** Where what is said of it begins. */
  behind: number
  /** Whether it says which it is: "left", "the first". */
  isPlaced: boolean
}

/** What stands between two of them, beside signs. */
const joints = ['with', 'and', 'or', 'comparison', 'to'] as const
const ends = (token: Token | undefined) => /^[.;\n。；]$/.test(token?.text ?? '')
const isSign = (token: Token | undefined) => /^[.;,\n。；，/]$/.test(token?.text ?? '')

function openingAt(
  text: WishText,
  start: number,
  to: number,
  session: Session,
): Opening | undefined {
  const { tokens, instruction } = text
  const colon = tokens.findIndex(
    (one, at) => at > start && at < to && (isColon(one) || means(one, 'with')),
  )
  if (colon < 0 || colon - start > longestName) return undefined
  if (tokens.slice(start, colon).some((one) => isSign(one))) return undefined
  // "Right after" is one phrase for the lexicon, so which it is, is read word by word.
  const said = instruction.slice(tokens[start]?.start, tokens[colon]?.start)
  const words = [...said.matchAll(/\S+/gu)]
  let isPlaced = false
  let named = 0
  for (const [word] of words.slice(0, -1)) {
    const own = session.readWords(word)
    const saysWhich = own.some((one) => means(one, 'ordinal', 'left', 'right'))
    if (!saysWhich && !own.every((one) => means(one, 'the', 'one', 'side', 'column', 'in', 'and')))
      break
    isPlaced ||= saysWhich
    named += 1
  }
  const head = said.slice(isPlaced ? words[named]?.index : 0).trim()
  const isWith = !isColon(tokens[colon])
  return head === '' || (isWith && !isPlaced)
    ? undefined
    : { start, head: unquoted(head), behind: colon + 1, isPlaced }
}

const pointsOf = (text: WishText, from: number, to: number): string[] => {
  const isEnd = isSign(text.tokens[to - 1]) || means(text.tokens[to - 1], ...joints)
  return itemsOf(text, { from, to: isEnd ? to - 1 : to }) ?? []
}

const unquoted = (text: string) => /^["“„«「](.+)["”“»」]$/u.exec(text)?.[1]?.trim() ?? text
