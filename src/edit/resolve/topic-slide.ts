import { composePassages } from '../../author/compose-passages.ts'
import { phrasesFor } from '../../author/composer/language/phrases.ts'
import { capitalize } from '../../author/composer/shaping/shorten.ts'
import { type FoundPassages, findPassages, passagesOfKind } from '../../author/find-passages.ts'
import { wordOverlap } from '../../author/pictures/word-overlap.ts'
import { shownTitle } from '../../deck/shown-title.ts'
import { type Slide, type Variant, withTitle } from '../../deck/slide.ts'
import type { SceneImage } from '../../scene/node.ts'
import { composedOf } from './given-slide.ts'
import { newSlide } from './new-slide.ts'
import type { ResolveContext } from './resolve-context.ts'
import { withoutOrigin } from './without-origin.ts'

/** A slide that was made of what the presentation's texts say, with the pictures that came inside them. */
interface MadeSlide {
  slide: Slide
  images: SceneImage[]
}

/** A slide of what the deck's texts say on a topic, else of what its notes do; undefined where neither says anything. */
export function topicSlide(topic: string, context: ResolveContext): MadeSlide | undefined {
  const { deck, sources } = context
  const found = Object.entries(sources).flatMap(([input, text]) => {
    const passages = findPassages(topic, text, deck.language)
    return passages === undefined ? [] : [{ input, text, passages }]
  })
  const [best] = found.sort(
    (a, b) =>
      Number(b.passages.heading !== undefined) - Number(a.passages.heading !== undefined) ||
      b.passages.score - a.passages.score,
  )
  const made = best && madeOf(best, context)
  if (made === undefined) return notesSlide(topic, context)
  return titled(made, best?.passages.heading ?? topicTitle(topic, context))
}

/** A slide of the first passage of a kind that no slide shows yet; undefined where the texts have none. */
export function kindSlide(
  kind: 'quote' | 'table' | 'chart' | 'timeline' | 'comparison' | 'stats' | 'steps' | 'definition',
  context: ResolveContext,
): MadeSlide | undefined {
  const { deck, sources } = context
  for (const [input, text] of Object.entries(sources)) {
    const starts = new Set(
      deck.slides.flatMap((slide) =>
        slide.sources.flatMap((span) => (span.input === input ? [span.start] : [])),
      ),
    )
    const passages = passagesOfKind(kind, text, deck.language, ({ start }) => !starts.has(start))
    const made = passages && madeOf({ input, text, passages }, context)
    if (made !== undefined) return made
  }
  return undefined
}

/** A slide that opens a topic of which nothing is known: questions that fit any subject, marked as added. */
export function promptSlide(title: string, { deck, newId }: ResolveContext): Slide {
  const id = newId()
  const items = phrasesFor(deck.language)
    .questions.slice(0, 4)
    .map((text) => ({ text, sources: [], added: true, level: 0 as const }))
  const blocks = [{ kind: 'bullets' as const, id: `${id}-1`, items }]
  return newSlide(id, { layout: 'bullets', title, blocks })
}

/** A topic as a title. */
export function topicTitle(topic: string, { deck }: ResolveContext): string {
  return capitalize(topic.trim(), deck.language)
}

function madeOf(
  { input, text, passages }: { input: string; text: string; passages: FoundPassages },
  { deck, newId }: ResolveContext,
): MadeSlide | undefined {
  const { language } = deck
  return composePassages(
    { inputId: input, text, deckTitle: shownTitle(deck), language, newId },
    passages.spans,
  )
}

/** The lines of the notes that a topic stands in, as a slide. */
function notesSlide(topic: string, context: ResolveContext): MadeSlide | undefined {
  const { deck, newId } = context
  const lines = [...new Set(deck.slides.flatMap((slide) => slide.notes?.split('\n') ?? []))]
  const [scores = []] = wordOverlap([topic], lines)
  const found = lines.filter((_, index) => (scores[index] ?? 0) >= leastOfNote)
  if (found.length === 0) return undefined
  const slide = composedOf(found.join('\n\n'), deck, newId)
  if (slide === undefined) return undefined
  const variants = slide.variants.map(
    (one): Variant => ({
      ...one,
      blocks: one.blocks.map(withoutOrigin),
    }),
  )
  return titled(
    { slide: { ...slide, variants, sources: [] }, images: [] },
    topicTitle(topic, context),
  )
}

/** A line that holds so much of a topic is about it. */
const leastOfNote = 0.6

function titled({ slide, images }: MadeSlide, title: string): MadeSlide {
  return {
    slide: { ...slide, variants: slide.variants.map((one) => withTitle(one, title)) },
    images,
  }
}
