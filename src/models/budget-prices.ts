import { defaultModelOf } from './model-catalog.ts'
import type { ModelSettings } from './model-settings.ts'
import { priceOfTokens } from './model-usage.ts'

/** What the budgets of one piece of work cost at the most, in the currency of `LLM_PRICES`. */
interface BudgetPrices {
  /** Asked of a language model; undefined: of the one that writes when nobody names one. */
  mostForWords(model: string | undefined): number
  /** Asked of the model that draws. */
  mostForPictures: number
}

/**
 * What the budgets cost that `LLM_DECK_TOKENS` sets: all tokens at the higher of a model's two prices. A model without a price costs nothing,
 * and neither does one that is not there.
 */
export function budgetPrices({ deckTokens = 0, ...settings }: ModelSettings): BudgetPrices {
  const mostOf = (model: string | undefined): number => {
    if (model === undefined) return 0
    const asked = { inputTokens: deckTokens, outputTokens: 0 }
    const answered = { inputTokens: 0, outputTokens: deckTokens }
    return Math.max(
      priceOfTokens(settings.prices, model, asked),
      priceOfTokens(settings.prices, model, answered),
    )
  }
  const writer = defaultModelOf(settings)
  return {
    mostForWords: (model = writer) => mostOf(model),
    mostForPictures: mostOf(settings.imageModel),
  }
}
