import type { JSONObject, JSONValue } from '@modelcontextprotocol/server'
import { z } from 'zod'

/** A JSON Schema of an object, as a tool presents it. */
export interface ObjectSchema {
  type: 'object'
  properties?: Record<string, JSONObject>
  required?: string[]
  [keyword: string]: JSONValue | undefined
}

/** Empty: schemas that have an id would be moved to `$defs`, and many clients do not follow references. */
const withoutIds = z.registry<z.GlobalMeta>()

/** What of a schema's metadata belongs into its JSON Schema; the rest is about the OpenAPI document. */
function keywordsOf(schema: z.core.$ZodType): Record<string, unknown> {
  const { description, format, default: ordinary, minLength, maxLength } = metadataOf(schema)
  const keywords = { description, format, default: ordinary, minLength, maxLength }
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined))
}

function metadataOf(schema: z.core.$ZodType): Record<string, unknown> {
  return z.globalRegistry.get(schema) ?? {}
}

/**
 * The JSON Schema (2020-12) of what a schema takes (`input`) or gives (`output`): one piece without references, and open
 * for fields to come.
 *
 * @param schema of an object, or of one of several objects.
 */
export function objectSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: withoutIds,
    override({ zodSchema, jsonSchema }) {
      Object.assign(jsonSchema, keywordsOf(zodSchema))
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // Zod's own, of every integer that has no maximum.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  // What zod adds for its own use is no JSON, and 2020-12 is what is read without any `$schema`.
  const { $schema: _dialect, ...json }: ObjectSchema = JSON.parse(JSON.stringify(made))
  // A union has no type by itself, and clients of the older protocol take no other answers than objects.
  return { ...json, type: 'object' }
}
