import { z } from 'zod'
import type { ModelUsage } from '../../models/model-usage.ts'

/** What language models took for an operation, as both REST interfaces show it. */
export const modelUsageSchema = z
  .object({
    requests: z.int(),
    input_tokens: z.int().meta({ description: 'As the model’s server counts them.' }),
    output_tokens: z.int(),
    seconds: z.number().meta({ description: 'Of requests side by side the sum.' }),
    price: z.number().meta({
      description:
        'By the prices that the operator has set, in the operator’s currency; 0 without them.',
    }),
    credits: z.int().min(0).optional().meta({
      description:
        'What is charged for it beside what was made. Absent where tokens cost no credits, and while nothing is made.',
    }),
  })
  .meta({
    id: 'ModelUsage',
    description: 'What a language model took, whatever came of it; absent where none was asked.',
  })

/** Nothing where no model was asked. */
export function modelUsageView(usage: (ModelUsage & { credits?: number }) | null): {
  model_usage?: z.infer<typeof modelUsageSchema>
} {
  if (usage === null) return {}
  const { requests, inputTokens, outputTokens, seconds, price, credits } = usage
  return {
    model_usage: {
      requests,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      seconds: Number(seconds.toFixed(3)),
      price: Number(price.toFixed(6)),
      ...(credits === undefined ? {} : { credits }),
    },
  }
}
