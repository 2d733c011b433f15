/** What work costs, in credits: whole numbers from 0. Exports are free. */
export interface Prices {
  /** A slide with its first variant. */
  classicSlide: number
  /** Each further variant of the same content. */
  furtherVariant: number
  /** Each variant that is led by a picture. */
  creativeVariant: number
  /** The notes of one slide. */
  transcript: number
  /** A slide that an edit inserts or makes anew. */
  editedSlide: number
}

/** The prices of a deployment that sets none. */
export const defaultPrices: Prices = Object.freeze({
  classicSlide: 10,
  furtherVariant: 5,
  creativeVariant: 20,
  transcript: 2,
  editedSlide: 10,
})

/** How much is made at the most when slides are asked for. */
interface SlidesWish {
  slides: number
  /** 1: none besides the first. */
  variantsPerSlide: number
  /** Variants led by a picture, besides those. */
  imageVariants: number
  /** Default: classic. */
  type?: 'classic' | 'creative'
}

/** The most that slides can cost: what is held when they are asked for. */
export function mostForSlides(prices: Prices, wish: SlidesWish): number {
  const { classicSlide, furtherVariant, creativeVariant } = prices
  const first = wish.type === 'creative' ? creativeVariant : classicSlide
  return (
    wish.slides *
    (first + (wish.variantsPerSlide - 1) * furtherVariant + wish.imageVariants * creativeVariant)
  )
}

/** What slides cost by the variants that they came out with. */
export function priceOfSlides(
  prices: Prices,
  slides: readonly {
    type: 'classic' | 'creative'
    variants: readonly { layout: string }[]
  }[],
): number {
  let price = 0
  for (const slide of slides) {
    const creative = slide.variants.filter((variant) => variant.layout === 'creative').length
    const classic = slide.variants.length - creative
    price += creative * prices.creativeVariant
    if (classic === 0) continue
    // The first variant of a creative slide is a picture; whatever classic ones it has are further ones.
    const first = slide.type === 'classic' || creative === 0
    price += first
      ? prices.classicSlide + (classic - 1) * prices.furtherVariant
      : classic * prices.furtherVariant
  }
  return price
}

/** What the notes of this many slides cost. */
export function priceOfTranscripts(prices: Prices, slides: number): number {
  return slides * prices.transcript
}

/** What slides cost that an edit inserts or makes anew. */
export function priceOfEditedSlides(prices: Prices, slides: number): number {
  return slides * prices.editedSlide
}
