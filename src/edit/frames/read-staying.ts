import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { means, type Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import { type ThingKind, thingsOn } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'
import { Unfit } from './world.ts'

const asIs = `(?:${wordingsOf('asIs')})`
const stays = new RegExp(
  `^(?:(?:${wordingsOf('staysAfterAll')})(?:\\s${asIs})?|(?:${wordingsOf('staysAfterAllUnspaced')}))$`,
  'u',
)
const keptAsIs = new RegExp(`^${asIs}?$`, 'u')

/** What may stand beside the nouns; what names a slide says where something stays, and that is not looked at. */
const small: readonly Concept[] = [
  'the',
  'own',
  'of',
  'in',
  'and',
  'all',
  'both',
  'this',
  'please',
  'particle',
  'except',
]

/** More words say more than what stays. */
const mostTokens = 14

type Words = Pick<WishText, 'tokens' | 'instruction'>

/** What some words say that it stays, and nothing else: "**the title stays**", "but **keep the notes as they are**", 「タイトルはそのまま」. */
export function kindsStaying({ tokens, instruction }: Words): ThingKind[] | undefined {
  if (tokens.length > mostTokens || tokens.some(({ kind }) => kind === 'quote')) return undefined
  const kinds: ThingKind[] = []
  let keeps = false
  for (const [at, token] of [...tokens, undefined].entries()) {
    const rest = token ? instruction.slice(tokens[at - 1]?.end, tokens.at(-1)?.end) : ''
    const said = fold(rest).replace(/^\s+|[\s\p{P}]+$/gu, '')
    if (kinds.length > 0 && (keeps ? keptAsIs : stays).test(said)) return kinds
    const noun = nounOf(token)
    kinds.push(...(noun?.kinds ?? []))
    keeps ||= means(token, 'keep')
    const isFirst = tokens.slice(0, at).every(opens)
    if (noun === undefined && !means(token, ...small) && !(isFirst && means(token, 'keep')))
      return undefined
  }
  return undefined
}

const opens = (one: Token) => one.kind === 'sign' || means(one, 'and', 'except', 'please')

/** "Shorten slide 9, **the title stays**": what shall be as it was when all wishes are done. */
export function readStaying(text: WishText): Deed | undefined {
  const kinds = kindsStaying(text)
  return (
    kinds &&
    (({ staying }) => {
      if (staying === undefined) throw new Unfit()
      staying.push(...kinds)
    })
  )
}

/** What of a slide stays where it is said in fewer words. */
const ofRewritten: readonly ThingKind[] = ['title', 'notes']

/** Whether what shall stay is as it was. */
export function hasStayed(kinds: readonly ThingKind[], { context, now, steps }: Session): boolean {
  if (kinds.length === 0) return true
  // "Delete slide 3 but keep its notes".
  if (steps.some((step) => 'op' in step && step.op === 'delete_slide')) return false
  const requests = steps.flatMap((step) => ('op' in step ? [] : step.request))
  const isOfRewritten = kinds.every((kind) => ofRewritten.includes(kind))
  if (!requests.every((one) => one === 'decline' || (one === 'rewrite_slide' && isOfRewritten)))
    return false
  const after = new Set(textsOf(now, kinds))
  return textsOf(context.deck, kinds).every((one) => after.has(one))
}

const textsOf = ({ slides }: Deck, kinds: readonly ThingKind[]): string[] =>
  slides.flatMap((slide) =>
    thingsOn(slide)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ slideId, kind, texts, block }) =>
        JSON.stringify([slideId, kind, texts, block, looksOf(slide, kind)]),
      ),
  )

/** How a line of a slide is made to look: its marks and the like stand beside it. */
const looksOf = (slide: Slide, kind: ThingKind) =>
  Object.entries(chosenVariant(slide)).filter(([key]) => key !== kind && key.startsWith(kind))
