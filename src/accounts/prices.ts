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
  /** What tokens of models cost; absent: nothing. */
  tokens?: TokenPrices
}

/** What tokens of models cost an operator, in one currency, and what of that a credit pays for. */
interface TokenPrices {
  /** What one credit is worth; above 0. */
  creditPrice: number
  /**
   * What the budget of one piece of work costs at the most, asked of a language model.
   * @param model undefined: the one that writes when nobody names one.
   */
  mostForWords(model: string | undefined): number
  /** What the budget for the pictures of one piece of work costs at the most, asked of the model that draws. */
  mostForPictures: number
}

/** Which models a piece of work may ask. */
export interface AskedModels {
  /** The language model; undefined: the one that writes when nobody names one. */
  model: string | undefined
  /** Whether the model that draws may be asked too. */
  draws?: boolean
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

/** The most that tokens can cost which a piece of work has of models: held beside what it makes. */
export function mostForTokens({ tokens }: Prices, { model, draws = false }: AskedModels): number {
  if (tokens === undefined) return 0
  const most = tokens.mostForWords(model) + (draws ? tokens.mostForPictures : 0)
  return wholeCredits(most / tokens.creditPrice)
}

/**
 * What tokens cost that a piece of work had of models: never more than `mostForTokens` holds for them, though requests
 * that are under way when a budget ends are still answered. Undefined where tokens cost no credits.
 * @param spent what they cost the operator.
 */
export function priceOfTokens(
  prices: Prices,
  asked: AskedModels,
  spent: number,
): number | undefined {
  if (prices.tokens === undefined) return undefined
  return Math.min(wholeCredits(spent / prices.tokens.creditPrice), mostForTokens(prices, asked))
}

/** Rounded up, but for what sums of binary fractions are off by: 0.1 + 0.2 is three tenths. */
function wholeCredits(credits: number): number {
  return Math.ceil(Number(credits.toPrecision(12)))
}
