import { z } from 'zod'
import { exportFormats } from './export-format.ts'

/** What became of one format. Links are signed when they are shown: here stands the path, and until when. */
const formatResultSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('completed'), path: z.string(), expiresAt: z.iso.datetime() }),
  z.object({ status: z.literal('failed'), error: z.string() }),
  z.object({ status: z.literal('skipped') }),
])
export type FormatResult = z.infer<typeof formatResultSchema>

/** The result of an operation that made files: one entry for each format asked for. */
export const filesResultSchema = z.object({
  formats: z.partialRecord(z.enum(exportFormats), formatResultSchema),
})
export type FilesResult = z.infer<typeof filesResultSchema>
