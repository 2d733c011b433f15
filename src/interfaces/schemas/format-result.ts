import { z } from 'zod'
import type { FilesResult, FormatResult } from '../../presentations/operation-result.ts'

/** The result of one format. */
export const formatResultSchema = z
  .object({
    status: z.enum(['completed', 'failed', 'skipped']),
    url: z.string().nullable().meta({ description: 'Signed, valid for 24 hours.' }),
    error: z.string().nullable().meta({ description: 'Why this format failed.' }),
  })
  .meta({ id: 'FormatResult' })

export type FormatResultView = z.infer<typeof formatResultSchema>

/** Makes the full, signed address of a path. */
export type SignLink = (path: string, expiresAt: Date) => string

function formatView(result: FormatResult, sign: SignLink): FormatResultView {
  switch (result.status) {
    case 'completed':
      return {
        status: 'completed',
        url: sign(result.path, new Date(result.expiresAt)),
        error: null,
      }
    case 'failed':
      return { status: 'failed', url: null, error: result.error }
    case 'skipped':
      return { status: 'skipped', url: null, error: null }
  }
}

/** What became of each format that was asked for, with signed links. */
export function formatsView(result: FilesResult, sign: SignLink): Record<string, FormatResultView> {
  const views: Record<string, FormatResultView> = {}
  for (const [format, one] of Object.entries(result.formats) as [string, FormatResult][])
    views[format] = formatView(one, sign)
  return views
}
