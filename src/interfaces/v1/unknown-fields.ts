import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cleanText } from '../../presentations/clean-text.ts'
import type { WorkDependencies } from '../../presentations/work-dependencies.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { meantField } from '../schemas/other-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a v1 request: a sentence about each field of its body that v1 does not know. */
    unknownFields: readonly string[]
  }
}

/** How many fields are named, and how much of each name, in UTF-16 units. */
const most = { fields: 10, characters: 60 }

/** Fields that do something that their name does not say to those who look for another one. */
const whatItDoes: Readonly<Record<string, string>> = {
  slide_range: 'sets the number of slides',
  slide_order: 'sets the place of the slide',
  additional_instructions: 'takes such wishes, in words',
}

/** The object that a field holds; undefined for a field that holds something else. */
function objectIn(field: z.core.$ZodType | undefined): z.ZodObject | undefined {
  if (field instanceof z.ZodObject) return field
  const isWrapped =
    field instanceof z.ZodPrefault ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable
  return isWrapped ? objectIn(field.unwrap()) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where each field of a request is, by its name: "presentation_options.theme_id". */
function placesIn(schema: z.ZodObject, path = ''): Map<string, string> {
  const places = new Map<string, string>()
  for (const [name, field] of Object.entries(schema.shape)) {
    places.set(name, path + name)
    const inner = objectIn(field)
    if (inner === undefined) continue
    for (const [innerName, place] of placesIn(inner, `${path}${name}.`))
      if (!places.has(innerName)) places.set(innerName, place)
  }
  return places
}

interface UnknownField {
  name: string
  /** Where it stands: empty, or the object that it is in, with a dot. */
  path: string
}

interface UnknownFields {
  /** The first of them. */
  named: UnknownField[]
  /** How many there are. */
  count: number
}

/**
 * Adds what a schema does not know. Only the first are kept: a body has room for hundreds of thousands, and the others
 * are only counted.
 */
function addUnknown(found: UnknownFields, schema: z.ZodObject, value: unknown, path = ''): void {
  if (!isObject(value)) return
  const { shape } = schema
  // Not the entries: that would make a list for each of them.
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(shape, name)) {
      found.count++
      if (found.named.length < most.fields) found.named.push({ name, path })
      continue
    }
    const inner = objectIn(shape[name])
    if (inner !== undefined) addUnknown(found, inner, value[name], `${path}${name}.`)
  }
}

function sentenceOf({ name, path }: UnknownField, places: ReadonlyMap<string, string>): string {
  const isLong = name.length > most.characters
  const shown = isLong ? `${cleanText(beginningOf(name, most.characters))}…` : cleanText(name)
  const ignored = `The field "${path}${shown}" is not known and was ignored`
  const meant = isLong ? undefined : meantField(name, new Set(places.keys()))
  const place = meant === undefined ? undefined : places.get(meant)
  if (meant === undefined || place === undefined) return `${ignored}.`
  const does = whatItDoes[meant]
  return does === undefined
    ? `${ignored}; did you mean "${place}"?`
    : `${ignored}: ${place} ${does}.`
}

/**
 * A sentence about each field of a body that its schema does not know, with the one that it may mean. Unknown fields are
 * ignored, so that clients may send more than is known here; that is said, because whoever misspells a field waits in vain.
 */
export function unknownFieldSentences(schema: z.ZodObject, body: unknown): string[] {
  const unknown: UnknownFields = { named: [], count: 0 }
  addUnknown(unknown, schema, body)
  if (unknown.count === 0) return []
  const places = placesIn(schema)
  const sentences = unknown.named.map((field) => sentenceOf(field, places))
  const more = unknown.count - sentences.length
  if (more > 0)
    sentences.push(`${more} more unknown ${more === 1 ? 'field was' : 'fields were'} ignored.`)
  return sentences
}

/** Notes the unknown fields of each request to the routes of this plugin, before validation takes them out. */
export function noteUnknownFields(app: FastifyInstance): void {
  app.decorateRequest('unknownFields')
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body
    request.unknownFields =
      schema instanceof z.ZodObject ? unknownFieldSentences(schema, request.body) : []
  })
}

/** What accepting work needs, which then says in its status which fields of the request were not known. */
export function withRemarks<Work extends WorkDependencies>(
  work: Work,
  { unknownFields }: Pick<FastifyRequest, 'unknownFields'>,
): Work {
  return { ...work, remarks: unknownFields }
}
