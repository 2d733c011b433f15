import { convertVariant } from '../../author/variants/convert-variant.ts'
import { furtherVariants } from '../../author/variants/further-variants.ts'
import { type ConvertTarget, convertTargets } from '../../deck/requests/request.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../deck/slide.ts'
import type { SceneImage } from '../../scene/node.ts'
import { imageBlock, subjectPicture, withPictureBeside } from './picture-on-slide.ts'
import type { ResolveContext } from './resolve-context.ts'
import { withContent } from './slide-content.ts'

interface Shaped {
  slide: Slide
  images: SceneImage[]
  warnings: string[]
}

/** A slide that is not in the deck yet, in a layout that was asked for; a warning where its content cannot be shown so. */
export async function inLayout(
  slide: Slide,
  layout: LayoutName,
  subject: string | undefined,
  context: ResolveContext,
): Promise<Shaped> {
  const { deck, newId } = context
  const own = chosenVariant(slide)
  if (own.layout === layout) return { slide, images: [], warnings: [] }
  if (layout === 'image' || layout === 'creative') {
    const { picture, alt } = await subjectPicture(slide, subject, context)
    const block = imageBlock(picture, alt, newId())
    const place = { ...context, deck: { ...deck, slides: [...deck.slides, slide] } }
    const shown = withPictureBeside(slide, deck.slides.length, block, place)
    return shown === undefined
      ? { slide, images: [], warnings: ['The new slide has no room for a picture.'] }
      : { slide: shown, images: [picture], warnings: [] }
  }
  const target = layout === 'big-number' ? 'stats' : layout
  if (isTarget(target)) {
    const converted = convertVariant(slide, own, target, { language: deck.language })
    if ('reason' in converted)
      return {
        slide,
        images: [],
        warnings: [`The new slide is not shown as ${layout}: ${converted.reason}.`],
      }
    const [first] = converted
    return {
      slide: first === undefined ? slide : withContent(slide, first.variant, first.notes),
      images: [],
      warnings: [],
    }
  }
  const offered = furtherVariants(slide, deck.language).find((one) => one.variant.layout === layout)
  return offered === undefined
    ? {
        slide,
        images: [],
        warnings: [`The new slide is not shown as ${layout}: its words do not suit that.`],
      }
    : { slide: withContent(slide, offered.variant, offered.notes), images: [], warnings: [] }
}

function isTarget(layout: LayoutName): layout is LayoutName & ConvertTarget {
  return convertTargets.some((one) => one === layout)
}
