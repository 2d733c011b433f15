import type { Ask, Asked } from '../author/model/ask.ts'
import type { JobContext } from '../jobs/job-context.ts'
import type { ModelClient } from '../models/model-client.ts'
import { ModelAwayError } from '../models/model-errors.ts'
import type { ModelUsage } from '../models/model-usage.ts'

/** A way to ask a model that ends. */
interface BoundedAsk {
  /** Rejects with a `ModelAwayError` when it is over. */
  ask: Ask
  /** Why nothing more can be asked for, a clause; undefined: go on. */
  whyOver(): string | undefined
}

/** Characters of a token, of European languages at least. */
const charactersPerToken = 4
/** Tokens of an answer: a slide's have about so many. */
const answerTokens = 300

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
  // Slides are asked for side by side: what is under way counts by what it is likely to take.
  let tokens = bounds.tokens

  function whyOver(): string | undefined {
    if (performance.now() > until) return 'there was no time left.'
    return tokens > 0 ? undefined : 'the tokens that it may take were used up.'
  }

  const ask: Ask = async (asked) => {
    const over = whyOver()
    if (over !== undefined) throw new ModelAwayError(over)
    const likely = likelyTokens(asked)
    let taken = 0
    const onUsage = async (usage: ModelUsage) => {
      taken += usage.inputTokens + usage.outputTokens
      await spend(usage)
    }
    tokens -= likely
    try {
      return await client.ask({ ...asked, signal, onUsage })
    } finally {
      tokens += likely - taken
    }
  }
  return { ask, whyOver }
}

function likelyTokens({
  instructions,
  prompt,
}: Pick<Asked<unknown>, 'instructions' | 'prompt'>): number {
  return Math.ceil((instructions.length + prompt.length) / charactersPerToken) + answerTokens
}
