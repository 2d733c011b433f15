import { convertVariant } from '../../author/variants/convert-variant.ts'
import type { ImageBlock } from '../../deck/blocks/image/schema.ts'
import { withoutUnshownLines } from '../../deck/meta-line.ts'
import { type Slide, slidePlainText } from '../../deck/slide.ts'
import { deckTheme } from '../../design/build-scene.ts'
import { isRightToLeft } from '../../design/text-cleaning.ts'
import { chooseVibe } from '../../design/vibes/choose-vibe.ts'
import { drawPicture } from '../../images/art/draw-picture.ts'
import { subjectNamed } from '../../images/art/subjects/subject-words.ts'
import type { SceneImage } from '../../scene/node.ts'
import { fitsOf, themeOf } from './fit-edited.ts'
import type { ResolveContext } from './resolve-context.ts'
import { contentVariant, withContent } from './slide-content.ts'

/** Blocks that stand beside a picture. */
const besidePicture = new Set(['bullets', 'paragraph'])

/** Figures, tables, charts and agendas say what they say by how they look. */
const keepTheirForm = new Set(['chart', 'table', 'code', 'stats', 'agenda'])

/**
 * A drawn picture of a subject: in the manner of the deck's pictures, else of its theme; without a subject, of what the
 * slide's words are about.
 */
export async function subjectPicture(
  slide: Slide,
  subject: string | undefined,
  context: ResolveContext,
): Promise<{ picture: SceneImage; alt: string; vibeId: string }> {
  const { deck } = context
  const { title } = contentVariant(slide)
  const text = slidePlainText(slide)
  const shown = subjectNamed(subject ?? '') ?? subjectNamed(title) ?? subjectNamed(text)
  const used = deck.slides
    .flatMap((one) => one.variants.flatMap((variant) => variant.vibeId ?? []))
    .at(-1)
  const theme = deckTheme(deck, themeOf(deck, context).customTheme)
  const vibeId = used ?? deck.vibeId ?? chooseVibe({ theme })
  const seed = [deck.title, slide.id, subject ?? '', text].join('\n')
  const picture = await drawPicture(
    vibeId,
    { seed, subject: shown ?? 'balloon' },
    { mirrored: isRightToLeft(deck.language) },
  )
  return { picture, alt: subject ?? title, vibeId }
}

/** The image block of a picture that comes from no input. */
export function imageBlock(picture: SceneImage, alt: string, id: string): ImageBlock {
  const { width, height } = picture
  return { kind: 'image', id, image: picture.id, width, height, alt, sources: [] }
}

/**
 * The slide with a picture beside its text; lists of other kinds become bullets for it, where that fits with ease.
 * Undefined when its content has no room beside a picture.
 */
export function withPictureBeside(
  slide: Slide,
  position: number,
  block: ImageBlock,
  context: ResolveContext,
): Slide | undefined {
  const { deck } = context
  const own = contentVariant(slide)
  const image = own.blocks.find((one) => one.kind === 'image')
  if (image?.kind === 'image' && own.layout === 'image')
    return withContent(slide, {
      ...own,
      blocks: own.blocks.map((one) => (one === image ? { ...block, id: image.id } : one)),
    })
  const plain = withoutUnshownLines({ ...own, layout: 'image', blocks: [block, ...own.blocks] })
  const offers = [{ variant: plain.variant, notes: plain.lines }]
  if (!own.blocks.every((one) => besidePicture.has(one.kind))) {
    const listed = convertVariant(slide, own, 'bullets', { language: deck.language })
    offers.splice(0)
    const told = own.blocks.some((one) => keepTheirForm.has(one.kind))
    if (!('reason' in listed) && !told)
      for (const { variant, notes } of listed)
        offers.push({
          notes,
          variant: { ...variant, layout: 'image', blocks: [block, ...variant.blocks] },
        })
  }
  const fits = fitsOf(deck, context, [block])(position)
  const found = offers.find(({ variant }) => fits.placesAll(variant) && fits.comfortable(variant))
  return found && withContent(slide, found.variant, found.notes)
}
