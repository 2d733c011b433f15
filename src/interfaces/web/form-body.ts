import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cleanText } from '../../presentations/clean-text.ts'

/** The body of a route that takes a form; of a route without such a schema nothing is read. */
export const formSchema = z.record(z.string(), z.string()).optional()

/** Larger forms than ours are not read, in bytes. */
const formLimit = 16 * 1024

/**
 * Reads forms as browsers send them, for the routes of this plugin: each field the last of its name, without the
 * characters that no database holds.
 */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))]
      done(null, Object.fromEntries(fields.map(([name, value]) => [name, cleanText(value)])))
    },
  )
}

/** A field of a form; empty when it is missing. */
export function formField(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
