import { z } from 'zod'
import { momentSchema } from '../../schemas/moment.ts'

const assetSchema = z
  .object({
    id: z.string().meta({
      description:
        'Pass it in `asset_ids` when you generate, or as the `image` of a block in an operation.',
    }),
    presentation_id: z.string(),
    filename: z.string(),
    media_type: z.enum(['image/png', 'image/jpeg']).meta({ description: 'As it is kept.' }),
    bytes: z.number().int().min(0),
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    url: z.string().meta({ description: 'Signed, valid for at least 23 hours.' }),
    created_at: momentSchema,
  })
  .meta({ id: 'ModernApiAsset' })
export type AssetView = z.infer<typeof assetSchema>

export const assetListSchema = z
  .array(assetSchema)
  .meta({ id: 'ModernApiAssetList', description: 'In the order of the files.' })
