import type { Ask, Asked } from '../author/model/ask.ts'
import type { JobContext } from '../jobs/job-context.ts'
import type { ModelClient } from '../models/model-client.ts'
import { ModelAwayError } from '../models/model-errors.ts'
import type { ModelUsage } from '../models/model-usage.ts'

/** A way to ask a model that ends. */
export interface BoundedAsk {
  /** Rejects with a `ModelAwayError` when it is over. */
  ask: Ask
  /** Why nothing more can be asked for, a clause; undefined: go on. */
  whyOver(): string | undefined
  /** What all that was asked has cost so far, in the currency of the prices of tokens. */
  spent(): number
}

/** Characters of a token, of European languages at least. */
const charactersPerToken = 4
/** Characters of an answer that is one slide, about. */
const slideCharacters = 1200

/**
 * Asks a model for one piece of work, until its time is over or its tokens are used up. What it takes is the operation's to show.
 * @param bounds seconds from now; tokens asked and answered, infinite for as many as it takes.
 */
export function boundedAsk(
  client: ModelClient,
  bounds: { seconds: number; tokens: number },
  { signal, spend }: Pick<JobContext, 'signal' | 'spend'>,
): BoundedAsk {
  const until = performance.now() + bounds.seconds * 1000
  const noTime = 'there was no time left.'
  // Slides are asked for side by side: what is under way counts by what it is likely to take.
  let tokens = bounds.tokens
  let spent = 0

  function whyOver(): string | undefined {
    if (performance.now() > until) return noTime
    return tokens > 0 ? undefined : 'the tokens that it may take were used up.'
  }

  const ask: Ask = async (asked) => {
    const over = whyOver()
    if (over !== undefined) throw new ModelAwayError(over)
    const likely = likelyTokens(asked)
    let taken = 0
    const onUsage = async (usage: ModelUsage) => {
      taken += usage.inputTokens + usage.outputTokens
      spent += usage.price
      await spend(usage)
    }
    tokens -= likely
    // Also while it waits for its turn at the server.
    const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(until - performance.now())))
    try {
      return await client.ask({ ...asked, signal: AbortSignal.any([signal, deadline]), onUsage })
    } catch (error) {
      if (deadline.aborted && !signal.aborted) throw new ModelAwayError(noTime)
      throw error
    } finally {
      tokens += likely - taken
    }
  }
  return { ask, whyOver, spent: () => spent }
}

function likelyTokens({
  instructions,
  prompt,
  answerCharacters = slideCharacters,
}: Pick<Asked<unknown>, 'instructions' | 'prompt' | 'answerCharacters'>): number {
  const characters = instructions.length + prompt.length + answerCharacters
  return Math.ceil(characters / charactersPerToken)
}
