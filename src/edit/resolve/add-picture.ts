import type { Block } from '../../deck/blocks/block.ts'
import { joinBlocks } from '../../deck/blocks/join-blocks.ts'
import { metaLine, withoutUnshownLines } from '../../deck/meta-line.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import type { AddPicture } from '../../deck/requests/request.ts'
import type { Slide, Variant } from '../../deck/slide.ts'
import { newSlide } from './new-slide.ts'
import { imageBlock, subjectPicture, withPictureBeside } from './picture-on-slide.ts'
import { type ResolveContext, type ResolvedStep, unchanged } from './resolve-context.ts'
import { contentIndex, contentVariant } from './slide-content.ts'
import { topicTitle } from './topic-slide.ts'

/** Slides that say so little that it stands on the picture itself. */
const onPicture = new Set<Variant['layout']>(['title', 'section', 'closing'])

/**
 * A drawn picture on a slide: over the whole page of one that only has a title, beside the text where that has room,
 * else on a slide of its own behind it.
 * @throws {OperationError} when there is no such slide.
 */
export async function resolveAddPicture(
  { slideId, subject }: AddPicture,
  context: ResolveContext,
): Promise<ResolvedStep> {
  const { deck, newId } = context
  const position = slidePosition(deck, slideId)
  const slide = deck.slides[position] as Slide
  const number = position + 1
  const { picture, alt, vibeId } = await subjectPicture(slide, subject, context)
  const block = imageBlock(picture, alt, newId())
  const what = subject === undefined ? 'a picture' : `a picture of ${subject}`
  const made = { warnings: [], images: [picture], summary: `Added ${what} to slide ${number}.` }
  const own = contentVariant(slide)
  if (onPicture.has(own.layout) && own.blocks.every((one) => one.kind === 'paragraph')) {
    // A picture has one small text: who, when and where stands in it.
    const meta = metaLine(own, slide)
    const lines: Block[] = meta ? [{ kind: 'paragraph', id: newId(), paragraphs: [meta] }] : []
    const { variant: creative } = withoutUnshownLines({
      ...own,
      layout: 'creative',
      vibeId,
      blocks: joinBlocks([[block], own.blocks, lines]),
    })
    const variants = slide.variants.toSpliced(contentIndex(slide) + 1, 0, creative)
    const chosen = contentIndex(slide) + 1
    return { ...made, operations: [{ op: 'replace_slide', slide: { ...slide, variants, chosen } }] }
  }
  const beside = withPictureBeside(slide, position, block, context)
  if (beside !== undefined) return { ...made, operations: [{ op: 'replace_slide', slide: beside }] }
  // Nothing more is to be said of an agenda on a slide of its own.
  if (own.layout === 'agenda' && subject === undefined)
    return unchanged(`The agenda on slide ${number} has no room for a picture.`)
  const { eyebrow } = own
  const behind = newSlide(newId(), {
    layout: 'image',
    title: subject === undefined ? own.title : topicTitle(subject, context),
    ...(eyebrow === undefined ? {} : { eyebrow }),
    blocks: [block],
  })
  return {
    ...made,
    operations: [{ op: 'insert_slide', slide: behind, position: position + 1 }],
    summary: `Added ${what} as slide ${number + 1}, because slide ${number} has no room beside its content.`,
    insertedSlideId: behind.id,
  }
}
