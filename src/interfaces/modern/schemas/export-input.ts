import { z } from 'zod'
import { exportFormats } from '../../../presentations/export-format.ts'
import { exportFormatFields, formatsAgree, formatsDiffer } from '../../schemas/export-formats.ts'

const formatSchema = z.enum(exportFormats).meta({
  id: 'ModernApiExportFormat',
  description:
    '`link`: a page to share; `pdf`: a PDF file; `ppt`: an editable PPTX file; `png`: a zip file with a picture of each slide, 1920 pixels wide.',
})

/** The body of `POST /presentations/{presentation_id}/exports`. */
export const exportInputSchema = z
  .object(exportFormatFields(formatSchema))
  .refine(formatsAgree, formatsDiffer)
  .meta({ id: 'ModernApiExportInput', examples: [{ formats: ['pdf', 'png'] }] })
