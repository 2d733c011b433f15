import type { Concept } from '../lexicons/concept.ts'
import * as resolve from '../references/resolve-reference.ts'
import { means, type Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import { givenWords } from './read-payloads.ts'
import type { WishText } from './read-things.ts'
import { Unfit } from './world.ts'

/** What may stand before the numbers, beside what says that names are given. */
const small: readonly Concept[] = [
  'the',
  'of',
  'in',
  'and',
  'please',
  'particle',
  'new',
  'slide',
  'slides',
  'all',
  'is',
  'shall',
  'change',
  'make',
]

/** What a number and its name have between them. */
const links: readonly Concept[] = ['is', 'to', 'into', 'as', 'titled', 'shall', 'title']

interface Named {
  number: number
  link: string
  /** Its words, as a half-open range of tokens. */
  from: number
  to: number
}

/** "Titles: 3 = Costs, 4 = Team", "3 title: Costs; 4 title: Team": several slides by their numbers, each with its name behind it. */
export function readTitles(text: WishText): Deed | undefined {
  const { tokens } = text
  const first = openingAt(tokens, firstNumber(tokens))
  if (first === undefined) return undefined
  const head = tokens.slice(0, first.at)
  if (!head.every((one) => one.kind === 'sign' || means(one, 'title', 'rename', ...small)))
    return undefined
  const named: Named[] = []
  let open: Opening | undefined = first
  let isSaid = head.some((one) => means(one, 'title', 'rename'))
  while (open !== undefined) {
    isSaid ||= open.isTitle
    const next = nextOpening(tokens, open.from)
    const to = next === undefined ? tokens.length : next.sign
    if (to <= open.from) return undefined
    named.push({ number: open.number, link: open.link, from: open.from, to })
    open = next?.opening
  }
  const numbers = new Set(named.map(({ number }) => number))
  if (!isSaid || named.length < 2 || numbers.size < named.length) return undefined
  // "title of 6: Grades, 1 = bad, 5 = good": a list has one sign between its numbers and names.
  if (new Set(named.map(({ link }) => link)).size > 1) return undefined
  return ({ session }) => {
    if (named.some(({ number }) => number > session.slides.length)) throw new Unfit()
    const ids = resolve.numbers(session, [...numbers])
    for (const [at, { from, to }] of named.entries()) {
      const title = givenWords(text, from, to, 'introducer')
      if (title === '') throw new Unfit()
      session.operate({ op: 'set_slide_title', slideId: ids[at] ?? '', title })
    }
    session.remember(ids)
  }
}

interface Opening {
  at: number
  number: number
  /** What says that its name follows, without the word for a title. */
  link: string
  /** Where the name begins. */
  from: number
  /** Whether a title is named there. */
  isTitle: boolean
}

const firstNumber = (tokens: readonly Token[]) => {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  return means(tokens[at - 1], 'slide') ? at - 1 : at
}

/** "4 =", "slide 4 title:", "4 →": a number, and what says that its name follows. */
function openingAt(tokens: readonly Token[], start: number): Opening | undefined {
  let at = means(tokens[start], 'slide') ? start + 1 : start
  const { kind, value } = tokens[at] ?? {}
  if (kind !== 'number' || value === undefined || !Number.isInteger(value)) return undefined
  const between = at + 1
  at = between
  while (isLink(tokens[at])) at += 1
  const said = tokens.slice(between, at)
  const isTitle = said.some((one) => means(one, 'title'))
  const link = said
    .flatMap((one) => (means(one, 'title') ? [] : [one.text.toLowerCase()]))
    .join(' ')
  // "4 “Costs”".
  if (link === '' && tokens[at]?.kind !== 'quote') return undefined
  // "2 to 4", "6–7": slides from one to another.
  if (tokens[at]?.kind === 'number' && !/[:：=>→]/.test(link)) return undefined
  return { at: start, number: value, link, from: at, isTitle }
}

const isLink = (token: Token | undefined) =>
  token !== undefined &&
  token.kind !== 'quote' &&
  (/^(?:[:：=>→–—-]|[-=] ?>)$/.test(token.text) || means(token, ...links))

/** The next number with its name, behind a sign or a word that joins. */
function nextOpening(
  tokens: readonly Token[],
  from: number,
): { sign: number; opening: Opening } | undefined {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!/^[,;.\n，；、。/]$/.test(token?.text ?? '') && !means(token, 'and')) continue
    let start = at + 1
    while (means(tokens[start], 'and', 'the') || tokens[start]?.text === '\n') start += 1
    const opening = openingAt(tokens, start)
    if (opening !== undefined) return { sign: at, opening }
  }
  return undefined
}
