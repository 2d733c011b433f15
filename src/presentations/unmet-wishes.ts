/** What a caller asked of the pictures. Undefined is "nothing said", which is not the same as asking for a default. */
export interface ImageWishes {
  aiImages?: boolean
  webImages?: boolean
  style: string
  styleInstructions?: string
  variants: number
}

/** How many creative variants of each slide are drawn: none where pictures other than uploaded ones were declined. */
export function drawnVariants(images: Pick<ImageWishes, 'aiImages' | 'variants'>): number {
  return images.aiImages === false ? 0 : images.variants
}

/**
 * A sentence for each thing that was asked and cannot be done here, so that nothing is ignored in silence. Defaults
 * are not wishes.
 */
export function unmetWishes(wish: {
  additionalInstructions?: string
  model?: string
  images: Pick<ImageWishes, 'aiImages' | 'variants'>
  /** A language model writes. */
  hasModel?: boolean
}): string[] {
  const { images } = wish
  const warnings = wish.hasModel ? [] : unfollowedInstructions(wish.additionalInstructions)
  if (wish.model !== undefined && !wish.hasModel)
    warnings.push(`The model ${wish.model} was not asked: this version writes with its own author.`)
  const drawn = drawnVariants(images)
  if (images.variants > drawn)
    warnings.push('No creative variants were made, because include_ai_images is false.')
  return warnings
}

/** What is configured for pictures, as far as sentences about wishes go. */
interface ConfiguredPictures {
  imageModel?: unknown
  webSources: readonly unknown[]
}

/**
 * The same for pictures, by whoever makes them: it knows their sources.
 * @param images `variants`: how many of each slide are made.
 * @param pictures undefined: none is configured.
 */
export function unmetPictureWishes(
  images: ImageWishes,
  vibeId: string | undefined,
  pictures: ConfiguredPictures | undefined,
): string[] {
  const { variants: drawn } = images
  const hasImageModel = pictures?.imageModel !== undefined
  const warnings: string[] = []
  if (images.aiImages === true && !hasImageModel)
    warnings.push(
      drawn > 0
        ? 'The pictures of creative slides were drawn by procedure, because no image model is configured.'
        : 'No AI images were made, because no image model is configured.',
    )
  if (images.webImages === true && (pictures?.webSources.length ?? 0) === 0)
    warnings.push('No web images were searched, because no source of web images is configured.')
  // A model that draws follows any style, beside words and with a vibe.
  if (hasImageModel && images.aiImages !== false) return warnings
  return [...warnings, ...unmetStyle(images, drawn, vibeId)]
}

/** What a style could not change. Without a vibe it chooses the one that comes nearest to it. */
function unmetStyle(images: ImageWishes, drawn: number, vibeId: string | undefined): string[] {
  const instructed = /\S/u.test(images.styleInstructions ?? '')
  if (images.style === 'auto' && !instructed) return []
  if (drawn === 0) return ['The image style had no effect, because no pictures were drawn.']
  if (vibeId !== undefined)
    return ['The image style had no effect, because the vibe decides how pictures look.']
  if (images.style === 'realistic' || images.style === 'three_d')
    return [
      `The image style ${images.style} only chose the vibe nearest to it, because no image model is configured.`,
    ]
  if (instructed)
    return [
      'The style instructions only chose the vibe nearest to them, because no image model is configured.',
    ]
  return []
}

/**
 * The sentence about instructions in words, when there are any.
 * @param why a clause: what kept them from being followed.
 */
export function unfollowedInstructions(
  instructions: string | undefined,
  why = 'no language model is configured',
): string[] {
  return /\S/u.test(instructions ?? '')
    ? [`The additional instructions were not followed, because ${why}.`]
    : []
}
