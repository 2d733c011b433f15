import { z } from 'zod'

/** The kind of the operations that make archives. No interface but the settings page knows it. */
export const archiveKind = 'account_archive'

/** How long an archive can be downloaded, in days. */
export const archiveDays = 7

/** The result of an operation that made an archive. */
export const archiveResultSchema = z.object({
  storageKey: z.string(),
  byteLength: z.number().int().min(0),
  madeAt: z.iso.datetime(),
})
export type ArchiveResult = z.infer<typeof archiveResultSchema>
