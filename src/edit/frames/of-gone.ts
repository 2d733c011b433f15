import type { Clause } from '../clauses/clause.ts'
import { PartGone, Unclear } from '../reading-errors.ts'
import { likelyIds } from '../references/likely-ids.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import type { Slots } from './slots.ts'
import type { Span } from './span.ts'
import { thingsOn } from './thing.ts'
import { isOfKind } from './world.ts'

/** What words do, unless they speak of what the wish before has deleted: "delete slide 4 and put **its** notes on 3". @throws {SlideGone} */
export function unlessOfGone(deed: Deed, tokens: readonly Token[]): Deed {
  const isOwn = tokens.some((one) => means(one, 'own') && !means(one, 'it'))
  return (world) => {
    if (isOwn) world.session.refuseSpeakingOf(world.session.gone)
    deed(world)
  }
}

/**
 * What a frame does, unless it reads from slides which wishes before have deleted, or says "it" of them: "delete slide 4 and summarise
 * **it** on 3", "delete slide 9 and put **Rain** on 3", "delete slide 8 and put **the picture** on 3". Another deletion says itself that
 * they are gone.
 * @throws {SlideGone}
 */
export function doUnlessOfGone(deed: Deed, spans: readonly Span[], slots: Slots): Deed {
  const saysIt = saysItAlone(spans, slots.clause)
  const isPart = saysIt || slots.verbSaysIt || spans.some(isPronoun)
  if (slots.takesAway) return deed
  const doDeed: Deed = (world) => {
    if (isPart && world.session.isPartGone) throw new PartGone(isGone)
    deed(world)
  }
  return (world) => {
    const { session } = world
    const { gone } = session
    if (session.hasGone) {
      // What is looked for here has been answered for the wish.
      const takeBack = session.beforeSteps()
      const read = spans.flatMap((span) => readFrom(span, slots, session))
      takeBack()
      session.refuseSpeakingOf(read)
    }
    try {
      doDeed(world)
    } catch (error) {
      if (saysIt && error instanceof Unclear) session.refuseSpeakingOf(gone)
      throw error
    }
    // What is put elsewhere has looked for it before.
    if (saysIt) session.refuseSpeakingOf(gone)
  }
}

const isGone = '“It” is what shall be deleted before, so nothing was done.'

/** "It", "renomme-**la**": what was spoken of, and no slide that is called one. */
const isPronoun = (span: Span): boolean =>
  span.type === 'thing'
    ? span.phrase.which.by === 'touched'
    : span.type === 'slides' && span.reference.form === 'pronoun' && !span.reference.slideSaid

/** The slides which are gone that words read from: they name them, or something that stood there and nowhere else. */
function readFrom(span: Span, slots: Slots, session: Session): readonly string[] {
  const isGone = (id: string) => session.isGone(id)
  const all = (ids: readonly string[]) => (ids.every(isGone) ? ids : [])
  if (span.type === 'slides')
    return span.reference.form === 'pronoun' ? [] : all(likelyIds(session, span.reference))
  if (span.type !== 'thing') return []
  const { which } = span.phrase
  if (which.by === 'text') return all(which.things.map(({ slideId }) => slideId))
  if (which.by !== 'kind' || slots.namesAny) return []
  const having = session.slides.filter((slide) =>
    thingsOn(slide).some((one) => isOfKind(one, span.phrase)),
  )
  return all(having.map(({ id }) => id))
}

/** What only presentations have or are: "it" is the presentation then. */
const ofDeck: readonly Span['type'][] = ['files', 'addressee', 'length']

/** Whether a wish says "it" or "its" before it names anything: that is then of what was spoken of before. */
function saysItAlone(spans: readonly Span[], { tokens }: Clause): boolean {
  const isDeck = spans.some(
    (span) => ofDeck.includes(span.type) || (span.type === 'name' && span.of !== 'language'),
  )
  // "La 3", "das Bild": an article may be a pronoun.
  const isIt = (one: Token) => means(one, 'it', 'them', 'own') && !means(one, 'the')
  const saysIt = ({ start, end }: Span) => tokens.slice(start, end).some(isIt)
  const first = spans.find((span) => named.includes(span.type) || saysIt(span))
  return !isDeck && first !== undefined && saysIt(first)
}

/** What names something. */
const named: readonly Span['type'][] = ['thing', 'slides', 'payload']
