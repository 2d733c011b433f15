import type { Concept } from '../lexicons/concept.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import * as resolve from '../references/resolve-reference.ts'
import { means, type Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import { givenWords } from './read-payloads.ts'
import type { WishText } from './wish-text.ts'
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
  // "Shorter titles please: …": how those are that are given.
  ...rewriteStyles,
]

/** What a number and its name have between them. */
const links: readonly Concept[] = ['to', 'into', 'as', 'titled', 'title']

interface Named {
  opening: Opening
  /** Behind its words, as an index of tokens. */
  to: number
}

/**
 * "Titles: 3 = Costs, 4 = Team", "3 title: Costs; 4 title: Team", "rename slide 6 to A and slide 7 to B": several slides by their
 * numbers, each with its name behind it. All are said in one way, so that a number within a title ("title of 6: Step 1: ice, 2: permits")
 * is none; and nothing else is asked for behind the last.
 */
export function readTitles(text: WishText): Deed | undefined {
  const { tokens } = text
  const first = openingAt(text, firstNumber(tokens))
  if (first === undefined) return undefined
  const head = tokens.slice(0, first.at)
  if (!head.every((one) => one.kind === 'sign' || means(one, 'title', 'rename', ...small)))
    return undefined
  const named: Named[] = []
  let opening: Opening | undefined = first
  while (opening !== undefined) {
    const next = nextOpening(text, opening.from)
    const to = next === undefined ? tokens.length : next.sign
    if (to <= opening.from || !isName(tokens.slice(opening.from, to))) return undefined
    named.push({ opening, to })
    opening = next?.opening
  }
  const numbers = new Set(named.map(({ opening: { number } }) => number))
  if (numbers.size < 2 || numbers.size < named.length) return undefined
  if (!named.every(({ opening: one }) => isLike(one, first)) || !isListOfNames(head, first))
    return undefined
  return ({ session }) => {
    if (Math.max(...numbers) > session.slides.length) throw new Unfit()
    const ids = resolve.numbers(session, [...numbers])
    for (const [at, { opening, to }] of named.entries()) {
      const title = givenWords(text, opening.from, to, 'introducer')
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
  /** Whether a slide, and a title, are named there. */
  isSlide: boolean
  isTitle: boolean
}

const isLike = (one: Opening, other: Opening) =>
  one.link === other.link && one.isSlide === other.isSlide && one.isTitle === other.isTitle

/** Whether titles are what is told: by a word before them, or at each; and that numbers with names follow. */
function isListOfNames(head: readonly Token[], { isSlide, isTitle, link }: Opening): boolean {
  if (isTitle) return true
  if (!head.some((one) => means(one, 'title', 'rename'))) return false
  // "Titles: 3 = …", "rename 3: …"; behind "title of 3: …" stands one title.
  const isIntroduced = head.at(-1)?.kind === 'sign' || means(head.at(-1), 'rename')
  return isSlide || (isIntroduced && /^\P{L}*$/u.test(link))
}

const firstNumber = (tokens: readonly Token[]) => {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  return means(tokens[at - 1], 'slide') ? at - 1 : at
}

/** "4 =", "slide 4 title:", "4 →": a number, and what says that its name follows. */
function openingAt({ tokens, instruction }: WishText, start: number): Opening | undefined {
  const isSlide = means(tokens[start], 'slide')
  let at = isSlide ? start + 1 : start
  const { kind, value } = tokens[at] ?? {}
  if (kind !== 'number' || value === undefined || !Number.isInteger(value)) return undefined
  const between = at + 1
  at = between
  while (isLink(tokens[at])) at += 1
  const said = tokens.slice(between, at)
  const isTitle = said.some((one) => means(one, 'title'))
  const link = said.flatMap((one) => (means(one, 'title') ? [] : [one.text])).join(' ')
  // "4 “Costs”", "4 Costs".
  const isName =
    tokens[at]?.kind === 'quote' || /^\p{Lu}/u.test(instruction.slice(tokens[at]?.start))
  if (link === '' && !isName) return undefined
  // "2 to 4", "6–7": slides from one to another.
  if (tokens[at]?.kind === 'number' && !/[:：=>→]/.test(link)) return undefined
  return { at: start, number: value, link, from: at, isSlide, isTitle }
}

const isLink = (token: Token | undefined) =>
  token !== undefined &&
  token.kind !== 'quote' &&
  (/^(?:[:：=>→–—-]|[-=] ?>)$/.test(token.text) || means(token, ...links))

/** Whether words are a name and nothing else: a quotation alone, or words without another sentence or wish behind them. */
function isName(words: readonly Token[]): boolean {
  if (words[0]?.kind === 'quote') return words.slice(1).every(({ kind }) => kind === 'sign')
  return words.every((one, at) => {
    const next = words[at + 1]
    if (next === undefined || at === 0) return true
    const ends =
      /^[.;\n。；]$/.test(one.text) && words.slice(at + 1).some(({ kind }) => kind !== 'sign')
    const goesOn = (/^[,，]$/.test(one.text) || means(one, 'and')) && means(next, ...actions)
    return !ends && !goesOn
  })
}

/** The next number with its name, behind a sign or a word that joins. */
function nextOpening(text: WishText, from: number): { sign: number; opening: Opening } | undefined {
  const { tokens } = text
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!/^[,;.\n，；、。/]$/.test(token?.text ?? '') && !means(token, 'and')) continue
    let start = at + 1
    while (means(tokens[start], 'and', 'the') || tokens[start]?.text === '\n') start += 1
    const opening = openingAt(text, start)
    if (opening !== undefined) return { sign: at, opening }
  }
  return undefined
}
