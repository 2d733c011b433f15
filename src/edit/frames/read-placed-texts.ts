import type { Concept } from '../lexicons/concept.ts'
import { bestOf } from '../references/names.ts'
import type { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { readThings } from './read-things.ts'
import type { SpanOf, ThingPhrase, Which } from './span.ts'
import type { ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import { span, type WishText, wordsBetween } from './wish-text.ts'
import { isOfKind } from './world.ts'

/** How many small words stand between the parts of such a phrase at the most. */
const mostSmall = 4

/** What a text of a slide is called by where it stands, and how sure that is: "line above the title", "line under the table". */
const placed: readonly { side: Concept; beside: readonly ThingKind[]; kind: ThingKind }[] = [
  { side: 'above', beside: ['title'], kind: 'eyebrow' },
  { side: 'below', beside: ['block', 'item', 'row', 'column', 'category'], kind: 'caption' },
]

/**
 * A text by where it stands: "the small line over the title", "die Zeile unter der Tabelle", "the little “Abstract” above the title", 表の下の注記.
 */
export function placedTextsAt(text: WishText, start: number, session: Session): SpanOf<'thing'>[] {
  const { tokens, grammar } = text
  if (grammar.ownerFirst)
    return besideAt(text, start, session).flatMap(({ side, end, phrase }) => {
      const noun = sideAt(tokens, end, side)
      return noun !== undefined && saysText(tokens[noun])
        ? [span(start, noun + 1, 0.3, phrase({ by: 'kind' }))]
        : []
    })
  let at = start
  while (means(tokens[at], ...small) && at - start < mostSmall) at += 1
  const before = tokens.slice(start, at)
  const by = before.some((one) => means(one, 'all', 'each')) ? 'all' : 'kind'
  const isLittle = before.some((one) => means(one, 'little'))
  const head = tokens[at]
  if (isLittle && means(head, 'eyebrow'))
    return [span(start, at + 1, 0.3, { kinds: ['eyebrow'], which: { by }, isBare: false })]
  // "The little **Money** above the title" says it; "add **“Open” above the title**" what shall stand there.
  const isSaid = isLittle && (head?.kind === 'quote' || !saysText(head))
  if (head === undefined || !(isSaid || saysText(head))) return []
  for (const { side } of placed) {
    const from = sideAt(tokens, at + 1, side)
    if (from === undefined) continue
    return besideAt(text, from, session).flatMap((one) => {
      const which = isSaid ? saying(text, head) : ({ by } as const)
      if (one.side !== side || which === undefined) return []
      return [span(start, one.end, 0.3, one.phrase(which))]
    })
  }
  return []
}

const small: readonly Concept[] = [
  'the',
  'this',
  'them',
  'a',
  'all',
  'each',
  'little',
  'one',
  'own',
]

/** "Line", "text", "heading": what stands there in words; "the point above the title" may be one of a list. */
const saysText = (token: Token | undefined): boolean =>
  nounOf(token)?.kinds.some((kind) => ['row', 'title', 'caption', 'sentence'].includes(kind)) ===
    true || means(token, 'words', 'label', 'text', 'line', 'eyebrow')

/** Behind the word that says on which side, which may stand behind small ones; undefined where there is none. */
function sideAt(tokens: readonly Token[], from: number, side: Concept): number | undefined {
  let at = from
  while (means(tokens[at], 'little', 'of') && !means(tokens[at], side) && at - from < mostSmall)
    at++
  if (!means(tokens[at], side)) return undefined
  at += 1
  while (means(tokens[at], 'of') && at - from < mostSmall) at += 1
  return at
}

/** What a text stands beside: on which side, where its words end, and what that makes of the text. */
interface Beside {
  side: Concept
  end: number
  phrase: (which: Which) => ThingPhrase
}

/** What a text stands beside, with what that makes of it. */
function besideAt(text: WishText, from: number, session: Session): Beside[] {
  const { tokens } = text
  const found = placed.flatMap(({ side, beside, kind }) =>
    readThings(text, from).flatMap(({ phrase, end }): Beside[] => {
      const isThere = phrase.kinds.some((one) => beside.includes(one))
      const isElse = phrase.which.by === 'new' || means(tokens[end], 'slide', 'slides')
      if (kind === 'caption')
        return isThere && !isElse ? captionUnder(slidesOf(phrase, text), end, text) : []
      const isSole = isThere && !isElse && phrase.kinds.length === 1
      return isSole
        ? [{ side, end, phrase: (which) => ({ kinds: [kind], which, isBare: false }) }]
        : []
    }),
  )
  return [...found, ...underTopic(text, from, session)]
}

/** "Under **the ticket prices**": what a slide with a caption is about. */
function underTopic(text: WishText, from: number, { search }: Session): Beside[] {
  const begin = means(text.tokens[from], 'the') ? from + 1 : from
  for (let end = begin + longestTopic; end > begin; end--) {
    const words = text.tokens.slice(begin, end)
    if (words.length < end - begin || !words.every(isUnknown)) continue
    const topic = wordsBetween(text, begin, end)
    const found = search.saysAll(topic) ? bestOf(search.find(topic)) : []
    if (found.length > 0)
      return captionUnder(
        found.map(({ id }) => id),
        end,
        text,
      )
  }
  return []
}

/** How many words say at the most what a slide is about. */
const longestTopic = 4

/** What stands under something on some slides, where they say anything there. */
function captionUnder(slideIds: readonly string[], end: number, { printed }: WishText): Beside[] {
  const on = [...new Set(slideIds)].filter((id) =>
    printed.some(({ thing }) => thing.kind === 'caption' && thing.slideId === id),
  )
  const phrase = (which: Which): ThingPhrase => ({ kinds: ['caption'], which, isBare: false, on })
  return on.length === 0 ? [] : [{ side: 'below', end, phrase }]
}

/** The slides on which something is that a phrase names. */
function slidesOf({ which, ...phrase }: ThingPhrase, { printed }: WishText): string[] {
  const things = printed.map(({ thing }) => thing)
  const named =
    which.by === 'text' ? which.things : things.filter((one) => isOfKind(one, { ...phrase, which }))
  return named.map(({ slideId }) => slideId)
}

/** The lines over titles that say a word. */
function saying({ printed }: WishText, { text }: Token): Which | undefined {
  const things = printed.flatMap(({ thing, words }) =>
    thing.kind === 'eyebrow' && words.includes(plainWords(text)) ? [thing] : [],
  )
  return things.length === 0 ? undefined : { by: 'text', text, things }
}
