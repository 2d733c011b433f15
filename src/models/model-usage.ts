/** What asking a language model took. Tokens are what its server counts; 0 where it counts none. */
export interface ModelUsage {
  requests: number
  inputTokens: number
  outputTokens: number
  /** From the requests to their answers, with what was tried again; of requests side by side the sum. */
  seconds: number
  /** In the currency of `LLM_PRICES`; 0 where the model has no price there. */
  price: number
}

/** What a model's tokens cost, each million, in one currency for all models. */
export interface TokenPrice {
  input: number
  output: number
}

/** What a server of chat completions counts together, as it came. */
interface RawUsage {
  total_tokens?: unknown
}

/**
 * The tokens of a request and its answer, with those thought. Some servers of chat completions (xAI) count these in the total alone, so what
 * the total has more is the answer's.
 */
export function countTokens(
  said: { inputTokens?: number | undefined; outputTokens?: number | undefined; raw?: unknown } = {},
): Pick<ModelUsage, 'inputTokens' | 'outputTokens'> {
  const { inputTokens = 0, outputTokens = 0, raw } = said
  const { total_tokens: total } = (raw ?? {}) as RawUsage
  const answered = typeof total === 'number' ? total - inputTokens : 0
  return { inputTokens, outputTokens: Math.max(outputTokens, answered) }
}

/** The name in a table of prices for the models that it does not name. */
const anyModel = '*'

/** What so many tokens of a model cost. */
export function priceOfTokens(
  prices: Readonly<Record<string, TokenPrice>>,
  model: string,
  { inputTokens, outputTokens }: Pick<ModelUsage, 'inputTokens' | 'outputTokens'>,
): number {
  const priced = Object.hasOwn(prices, model) ? model : anyModel
  const price = prices[priced]
  return price === undefined
    ? 0
    : (inputTokens * price.input + outputTokens * price.output) / 1_000_000
}

const pricePattern = /^(?<input>\d+(?:\.\d+)?)\/(?<output>\d+(?:\.\d+)?)$/

/**
 * Reads `LLM_PRICES`: names of models (or `*`), an equals sign, the price of a million tokens of what is asked, a slash, that of what
 * is answered, with commas between.
 * @throws {RangeError} naming what is none of that.
 */
export function readTokenPrices(value: string): Record<string, TokenPrice> {
  const pairs = value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((pair) => {
      // Names of models may have equals signs.
      const at = pair.lastIndexOf('=')
      const { input, output } = pricePattern.exec(pair.slice(at + 1).trim())?.groups ?? {}
      const model = pair.slice(0, Math.max(at, 0)).trim()
      if (model === '' || input === undefined || output === undefined) throw new RangeError(pair)
      return [model, { input: Number(input), output: Number(output) }] as const
    })
  return Object.fromEntries(pairs)
}
