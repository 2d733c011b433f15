import { z } from 'zod'
import { exportFormats } from '../../../presentations/export-format.ts'

const formatSchema = z.enum(exportFormats).meta({
  id: 'ModernApiExportFormat',
  description:
    '`link`: a page to share; `pdf`: a PDF file; `ppt`: an editable PPTX file; `png`: a zip file with a picture of each slide, 1920 pixels wide.',
})

/** The body of `POST /presentations/{presentation_id}/exports`. */
export const exportInputSchema = z
  .object({
    formats: z
      .array(formatSchema)
      .min(1)
      .default(['link'])
      .meta({ description: 'The formats to produce.' }),
  })
  .meta({ id: 'ModernApiExportInput', examples: [{ formats: ['pdf', 'png'] }] })
