/** What a caller asked of the pictures. Undefined is "nothing said", which is not the same as asking for the default. */
export interface ImageWishes {
  aiImages?: boolean
  webImages?: boolean
  style: string
  styleInstructions?: string
  variants: number
}

/**
 * A sentence for each thing that was asked and cannot be done here, so that nothing is ignored in silence. Defaults
 * are not wishes.
 */
export function unmetWishes(wish: {
  additionalInstructions?: string
  images: ImageWishes
}): string[] {
  const { images } = wish
  const warnings = unfollowedInstructions(wish.additionalInstructions)
  if (images.aiImages === true)
    warnings.push('No AI images were made, because no image model is configured.')
  if (images.webImages === true)
    warnings.push('No web images were searched, because no source of web images is configured.')
  if (images.style !== 'auto' || /\S/u.test(images.styleInstructions ?? ''))
    warnings.push('The image style had no effect, because no image model is configured.')
  if (images.variants > 0)
    warnings.push('No creative image variants were made, because no image model is configured.')
  return warnings
}

/** The sentence about instructions in words, when there are any. */
export function unfollowedInstructions(instructions: string | undefined): string[] {
  return /\S/u.test(instructions ?? '')
    ? ['The additional instructions were not followed, because no language model is configured.']
    : []
}
