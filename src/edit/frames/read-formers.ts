import { means } from '../words/token.ts'
import { givenWords } from './read-payloads.ts'
import { readThings } from './read-things.ts'
import type { SpanOf } from './span.ts'
import type { WishText } from './wish-text.ts'

/** "… **instead of Method**", "a bar chart **instead of a pie chart**": of what is renamed, replaced or drawn otherwise. */
export function formersAt(text: WishText, start: number): SpanOf<'former'>[] {
  const { tokens } = text
  const joins = /^[,，]$/.test(tokens[start]?.text ?? '') || means(tokens[start], 'and') ? 1 : 0
  const says = tokens[start + joins]
  if (!means(says, 'insteadOf') && !(means(says, 'not') && joins === 1)) return []
  let from = start + joins + 1
  // "…, not **just** night guide".
  while (means(tokens[from], 'only') && from + 1 < tokens.length) from += 1
  // "Use “shop” instead of “bakery” **everywhere**".
  const end = tokens.length - (means(tokens.at(-1), 'everywhere') ? 1 : 0)
  // "Hebe … statt **der Spalte** hervor".
  let last = end
  while (last > from + 1 && means(tokens[last - 1], 'particle')) last -= 1
  const before = formerFirst(text, start, from)
  const said = givenWords(text, from, last, 'introducer')
  const goesOn = tokens
    .slice(from, end)
    .some(({ text, end }, at) => text === ',' && end !== tokens[from + at + 1]?.start)
  if (said === '' || goesOn) return before
  const former = (said: string, to: number, end: number): SpanOf<'former'> => {
    const phrase = readThings(text, from).find((thing) => thing.end === to)?.phrase
    const named = phrase === undefined ? {} : { phrase }
    return { type: 'former', text: said, ...named, start, end, cost: 0.4 }
  }
  // "Instead of gas **on slides 2 to 4**": there it stands.
  const place = tokens.findIndex((_, at) => at > from && at < last && saysSlides(tokens, at))
  const there = place < 0 ? '' : givenWords(text, from, place, 'introducer')
  return [
    ...before,
    ...(there === '' ? [] : [former(there, place, place)]),
    { ...former(said, last, end), cost: there === '' ? 0.4 : 1.2 },
  ]
}

/** Whether a token says where, and slides stand behind it. */
function saysSlides(tokens: WishText['tokens'], at: number): boolean {
  const next = tokens[at + 1]
  const noun = means(next, 'the') ? tokens[at + 2] : next
  return means(tokens[at], 'in', 'about') && means(noun, 'slide', 'slides', 'this', 'all')
}

/** "**Instead of Risks** write “…”", "**where it says Rain** put Storm": what is said so far comes before what shall be. */
function formerFirst(text: WishText, start: number, from: number): SpanOf<'former'>[] {
  const { tokens } = text
  const end = tokens.findIndex(
    (one, at) => at > from && means(one, 'write', 'put', 'use', 'say', 'please'),
  )
  if (end < 0 || end + 1 >= tokens.length) return []
  const said = givenWords(text, from, end, 'introducer')
  return said === '' ? [] : [{ type: 'former', text: said, start, end, cost: 0.4 }]
}
