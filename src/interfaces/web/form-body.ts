import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cleanText } from '../../presentations/clean-text.ts'

/** The body of a route that takes a form; of a route without such a schema nothing is read. */
export const formSchema = z.record(z.string(), z.string()).optional()

/** Larger forms than ours are not read, in bytes. */
const formLimit = 16 * 1024

/** The fields of a form: each the last of its name, without the characters that no database holds. */
function readForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)]
  return Object.fromEntries(fields.map(([name, value]) => [name, cleanText(value)]))
}

/** Reads forms as browsers send them, for the routes of this plugin. */
export async function registerFormBody(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: formLimit, parser: readForm })
}

/** A field of a form; empty when it is missing. */
export function formField(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
