import { z } from 'zod'
import { findModel, modelVendors, primaryModels } from '../../../models/model-catalog.ts'

/** An AgentPrimaryModel as it is shown. */
export const primaryModelSchema = z.enum(primaryModels).meta({
  id: 'AgentPrimaryModel',
  description: 'A language model as `<vendor>/<model>`. `xai/…` is accepted for `spacexai/…`.',
})

/** An AgentPrimaryModel as it is asked for, aliases included. */
export const askedModelSchema = z.preprocess(
  (value) => (typeof value === 'string' ? (findModel(value) ?? value) : value),
  primaryModelSchema,
)

const modelSchema = z
  .object({
    id: primaryModelSchema,
    vendor: z.enum(modelVendors),
    name: z.string().meta({ description: 'For people.' }),
    available: z.boolean().meta({ description: 'Its vendor’s key is configured here.' }),
    default: z.boolean().meta({ description: 'It writes when no model is named.' }),
  })
  .meta({ id: 'ModernApiModel' })

export const modelListSchema = z.array(modelSchema).meta({ id: 'ModernApiModelList' })
