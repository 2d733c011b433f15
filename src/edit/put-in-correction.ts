import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { onlySaying } from './lexicons/any-language.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions } from './lexicons/verbs.ts'
import { readWords } from './read-words.ts'
import { parseReferenceList } from './references/parse-reference.ts'
import type { Reference } from './references/reference.ts'
import { searchIn } from './references/topic-search.ts'
import { Session } from './session.ts'
import { type LikeKind, withLikes } from './with-likes.ts'
import { means, type Token } from './words/token.ts'

/** What leads up to a place or to words that are given. */
const introducers: readonly Concept[] = ['to', 'into', 'in', 'as', 'with', 'by', 'titled', 'say']

/**
 * An instruction that corrects itself ("move slide 2 to the end, I mean slide 3") as it is meant: with what was said last in the
 * place of its like. Undefined where it does not, or has no such place.
 */
export function correctedWithin(
  instruction: string,
  context: InstructionContext,
): string | undefined {
  const tokens = tokensOf(instruction, context)
  const at = tokens.findLastIndex(
    (token, index) =>
      index > 0 &&
      means(token, 'correction') &&
      // "Shorten slide 3, not 4": what is left out corrects nothing.
      !means(token, 'not') &&
      /^[,.;!，。；！–—-]$/.test(tokens[index - 1]?.text ?? '') &&
      // "No, I mean slide 3" begins with the first of them.
      !means(tokens[index - 2], 'correction'),
  )
  const opened = at < 0 ? undefined : openedBy(tokens.slice(at))
  const sign = tokens[at - 1]
  if (opened === undefined || opened.isAgain || sign === undefined) return undefined
  const head = { instruction: instruction.slice(0, sign.start), tokens: tokens.slice(0, at - 1) }
  return withCorrection({ words: instruction, rest: opened.rest }, head, context)
}

/** The words of a text with their meanings. */
export function tokensOf(words: string, context: InstructionContext): readonly Token[] {
  return readWords(words, context, searchIn(context.deck.slides))?.tokens ?? []
}

/** What words say behind what opens a correction. */
interface Opened {
  isAgain: boolean
  rest: readonly Token[]
  /** Where nothing says that they correct: what they may say, of which the wish has the like. */
  likes?: readonly LikeKind[]
}

/** Whether words begin as a correction, or ask for the same again; and what they say behind that. */
export function openedBy(tokens: readonly Token[]): Opened | undefined {
  const again = tokens.filter((one) => one.kind !== 'sign' && !asWell.test(one.text))
  if (again.length < tokens.filter(({ kind }) => kind !== 'sign').length && isShort(again))
    return { isAgain: true, rest: again }
  // "And on 9 **the same with** “Staff”".
  const within = tokens.findIndex((one) => means(one, 'alike'))
  if (within > 1 && tokens.length <= mostAlike) {
    const others = tokens.filter((one) => one.kind !== 'sign' && !means(one, 'alike'))
    return { isAgain: true, rest: others, likes: besidesKinds }
  }
  const isAgain =
    means(tokens[0], 'alike') || (means(tokens[0], 'and') && means(tokens[1], 'alike'))
  let at = 0
  // "Не, лучше …".
  const [first, pause] = tokens
  const saysNo = means(first, 'not') || refuses.test(first?.text ?? '')
  const isNo = saysNo && /^[,，、]$/.test(pause?.text ?? '')
  const opens = (token: Token) =>
    means(token, 'correction', 'alike', 'please', 'and') ||
    (isNo && token === first) ||
    rather.test(token.text) ||
    /^[,.!;:、，。！–—-]$/.test(token.text)
  for (const token of tokens) {
    if (!opens(token)) break
    at += 1
  }
  const begins = tokens
    .slice(0, at)
    .some(
      (token) =>
        means(token, 'correction', 'alike') || rather.test(token.text) || (isNo && token === first),
    )
  // "**Make that** Tuesday", "change it to 14".
  const isMade =
    means(tokens[at], 'make', 'change', 'put', 'move') &&
    (means(tokens[at], 'it') || means(tokens[at + 1], 'it', 'this'))
  if (isMade) at += means(tokens[at], 'it') ? 1 : 2
  // One word of courtesy: "to Yes please".
  let end = tokens.length
  const isSign = () => /^[.!。！]$/.test(tokens[end - 1]?.text ?? '')
  while (isSign()) end -= 1
  if (end - at > 1 && means(tokens[end - 1], 'please')) end -= 1
  while (isSign()) end -= 1
  // "Bars **were better**", "Tuesday **instead**".
  const behind = end
  while (end > at + 1 && (rather.test(tokens[end - 1]?.text ?? '') || means(tokens[end - 1], 'is')))
    end -= 1
  if (end <= at) return undefined
  const rest = tokens.slice(at, end)
  if (begins) return { isAgain, rest }
  if (isMade || end < behind)
    return { isAgain, rest, likes: [...valueKinds, 'number', 'place', 'quote'] }
  if (rest.length > mostUnopened) return undefined
  // "**And** 5", "**and** italic": beside what was done.
  const isBeside = means(tokens[0], 'and')
  return { isAgain: isBeside, rest, likes: isBeside ? besidesKinds : valueKinds }
}

/** What can only take the place of its like. */
const valueKinds: readonly LikeKind[] = ['color', 'chart', 'day', 'month']

/** What the same can be asked for once more. */
const besidesKinds: readonly LikeKind[] = ['slides', 'quote', 'style', 'color']

/** How many tokens ask for the same elsewhere at the most. */
const mostAlike = 12

/** How many tokens may say nothing but what something shall be instead: "dark blue". */
const mostUnopened = 2

const asWell = onlySaying('asWell')
const rather = onlySaying('rather')
const refuses = onlySaying('no')

/** "**7** as well", "**auch** die 7": words that can say no more than a slide. */
const isShort = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.length <= 4 && !tokens.some((one) => means(one, ...actions))

interface Wish {
  instruction: string
  tokens: readonly Token[]
  /** BCP 47 primary subtag. */
  language?: string
  /** Whether it only changes how something looks. */
  isLook?: boolean
}

/** A wish with some words in the place of those that say the like: a slide, what an introducer leads up to, or a quotation. */
export function withCorrection(
  { words, rest, likes }: { words: string } & Pick<Opened, 'rest' | 'likes'>,
  { instruction, tokens, language = '', isLook = false }: Wish,
  context: InstructionContext,
): string | undefined {
  const session = new Session(context)
  const read = { session, language, isLook, slideIn, placeIn }
  const alike = withLikes({ words, tokens: rest }, { words: instruction, tokens }, read, likes)
  if (alike !== undefined || likes !== undefined) return alike
  const said = (from: readonly Token[]) => words.slice(from[0]?.start, from.at(-1)?.end)
  const replaced = (start: number, end: number, by: string) =>
    `${instruction.slice(0, start)}${by}${instruction.slice(end)}`
  const bare = means(rest[0], 'to', 'into', 'in') ? rest.slice(1) : rest
  const named = slideIn({ instruction: words, tokens: bare }, 0, session)
  if (named !== undefined && named.end === bare.length) {
    const [only, ...others] = slidesIn({ instruction, tokens }, session)
    const [first, last] = [tokens[only?.start ?? 0], tokens[(only?.end ?? 1) - 1]]
    return only && first && last && others.length === 0
      ? replaced(first.start, last.end, said(bare))
      : undefined
  }
  const beside = placeIn({ instruction: words, tokens: rest }, session)
  if (beside !== undefined && beside.start === 0 && beside.end === rest.length) {
    const said = placeIn({ instruction, tokens }, session)
    const [from, to] = [tokens[said?.start ?? 0], tokens[(said?.end ?? 1) - 1]]
    return said && from && to
      ? replaced(from.start, to.end, words.slice(rest[0]?.start, rest.at(-1)?.end))
      : undefined
  }
  const [first] = rest
  if (rest.length === 1 && first?.kind === 'quote') {
    const [quote, ...others] = tokens.filter(({ kind }) => kind === 'quote')
    return quote && others.length === 0 ? replaced(quote.start, quote.end, said(rest)) : undefined
  }
  const lead = introducers.find((concept) => means(first, concept))
  const place = lead && tokens.findLast((token) => means(token, lead))
  if (place === undefined || rest.length < 2) return undefined
  // A slide that was named behind it is still meant.
  const behind = slidesIn({ instruction, tokens }, session).find(
    (one) => (tokens[one.start]?.start ?? 0) > place.start,
  )
  const tail = behind && tokens[behind.start - 1]
  return replaced(place.start, tail?.start ?? instruction.length, `${said(rest)}${tail ? ' ' : ''}`)
}

/** "**After slide 4**", "**before “What we propose”**": where something goes among slides. */
function placeIn(wish: Wish, session: Session): { start: number; end: number } | undefined {
  const { tokens, instruction } = wish
  const start = tokens.findIndex((one) => means(one, 'after', 'before') && one.kind === 'word')
  if (start < 0) return undefined
  const options = { bareNumbers: true, bareTopics: true, ranges: false }
  const slide = parseReferenceList({ tokens, instruction, session }, start + 1, options)
  return slide === undefined ? undefined : { start, end: slide.end }
}

/** The slides that a wish names as such, one reference after the other. */
function slidesIn(wish: Wish, session: Session): Reference[] {
  const found: Reference[] = []
  for (let at = 0; at < wish.tokens.length; at++) {
    const one = slideIn(wish, at, session)
    if (one === undefined) continue
    // "Of slide 3" begins with a word that is no part of it.
    const start = means(wish.tokens[one.start], 'of', 'in', 'to', 'into')
      ? one.start + 1
      : one.start
    found.push({ ...one, start })
    at = one.end - 1
  }
  return found
}

function slideIn(
  { instruction, tokens }: Wish,
  at: number,
  session: Session,
): Reference | undefined {
  const one = parseReferenceList({ tokens, instruction, session }, at)
  return one !== undefined && (one.slideSaid || one.form === 'number') ? one : undefined
}

/** Whether a step takes something away, which is not read out of a correction. */
export function takesAway(step: EditStep): boolean {
  return 'op' in step
    ? step.op.startsWith('delete_') || (step.op === 'set_notes' && step.notes === null)
    : ['regenerate_slide', 'undo', 'restore_revision'].includes(step.request)
}
