import { type Composition, type CompositionRequest, givenTitle } from '../author/compose.ts'
import { composePassages } from '../author/compose-passages.ts'
import { inventedNumbers } from '../author/model/checks/numbers.ts'
import { markedPart } from '../author/model/marked-text.ts'
import type { WrittenDeck } from '../author/model/write-deck.ts'
import { slideRangeBounds } from '../author/slide-range.ts'
import type { Block } from '../deck/blocks/block.ts'
import { type Slide, slideSchema } from '../deck/slide.ts'
import type { SceneImage } from '../scene/node.ts'

/** A deck that a language model wrote, and its language (BCP 47). */
export interface WrittenDeckTask extends Omit<WrittenDeck, 'warnings'> {
  language: string
  sourceTitle: string
}

/**
 * A written deck as the author's own compositions are: with its cover, and with the slides of the embedded author where the model's could not
 * be used.
 */
export function writtenComposition(
  request: CompositionRequest,
  written: WrittenDeckTask,
): Composition {
  const { text, newId } = request
  const title = titleOf(request, written)
  const bounds = slideRangeBounds(request.slideRange, request.mostSlides)
  const images: SceneImage[] = []
  const content = written.parts.flatMap((part) => {
    if ('slide' in part) return [part.slide]
    const composed = composePassages({ ...request, text }, part.facts)
    if (composed === undefined) return []
    images.push(...composed.images)
    return [composed.slide]
  })
  const hasCover = !request.appending && bounds.maximum > 1
  const cover = hasCover ? [coverOf(title, written, text, newId)] : []
  return {
    language: written.language,
    title,
    sourceTitle: written.sourceTitle,
    slides: [...cover, ...content].slice(0, bounds.maximum),
    images,
    tables: [],
    bounds,
    warnings: [],
  }
}

/** What a deck is called: as was asked, else as the model says where its figures are the source's, else as the source does. */
function titleOf(
  request: CompositionRequest,
  { title, sourceTitle, language }: WrittenDeckTask,
): string {
  const given = givenTitle(request, language)
  if (!request.titleIsDefault || !request.titleFromSource) return given
  const isTrue = title !== '' && inventedNumbers([title], [request.text]).length === 0
  return (isTrue ? title : sourceTitle) || given
}

function coverOf(
  title: string,
  { subtitle, meta }: WrittenDeckTask,
  text: string,
  newId: () => string,
): Slide {
  const [line, who] = [subtitle, meta].map((said) =>
    inventedNumbers([said], [text]).length === 0 ? said : '',
  )
  const paragraph: Omit<Extract<Block, { kind: 'paragraph' }>, 'kind'>[] =
    line === undefined || line === ''
      ? []
      : [{ id: newId(), paragraphs: [{ text: line, sources: [], added: true }] }]
  return slideSchema.parse({
    id: newId(),
    type: 'classic',
    variants: [
      {
        layout: 'title',
        title,
        ...markedPart('meta', who ?? ''),
        blocks: paragraph.map((one) => ({ kind: 'paragraph', ...one })),
      },
    ],
    chosen: 0,
    sources: [],
  })
}
