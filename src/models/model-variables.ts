import { z } from 'zod'
import { readModelIds } from './model-settings.ts'
import { readTokenPrices } from './model-usage.ts'

/** Where a server of the operator's own answers for models. */
export const modelServerUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:\/\/./i.test(value),
    'must be an http or https address such as http://localhost:8000/v1',
  )

/** What vendors call our models. */
export const modelIds = z.string().transform((value, context) => {
  try {
    return readModelIds(value)
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: `must be names of models with the vendor's own, such as openai/gpt-6-luna=gpt-6-luna-2026-10-01, and not "${(error as Error).message}"`,
    })
    return z.NEVER
  }
})

/** What tokens of models cost. */
export const tokenPrices = z.string().transform((value, context) => {
  try {
    return readTokenPrices(value)
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: `must be names of models, or *, with the prices of a million tokens asked and answered, such as openai/gpt-6-luna=0.25/2, and not "${(error as Error).message}"`,
    })
    return z.NEVER
  }
})

/** What a credit is worth in the currency of the prices of tokens. */
export const creditPrice = z
  .string()
  .refine(
    (value) => /^\d{1,9}(?:\.\d{1,9})?$/.test(value) && Number(value) > 0,
    'must be what one credit is worth in the currency of LLM_PRICES, such as 0.01',
  )
  .transform(Number)
