import type { Ask } from '../author/model/ask.ts'
import type { ModelClient, ModelUsage } from '../models/model-client.ts'

/** Asks a model with the signal of the work, and adds up in `sum` what it takes. */
export function countingAsk(client: ModelClient, sum: ModelUsage, signal: AbortSignal): Ask {
  return async (asked) => {
    sum.requests += 1
    const { value, usage } = await client.ask({ ...asked, signal })
    sum.inputTokens += usage.inputTokens
    sum.outputTokens += usage.outputTokens
    return value
  }
}
