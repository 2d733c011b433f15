import { z } from 'zod'
import { RequestInvalidError } from '../http/http-error.ts'
import { type ValidationDetail, validationDetails } from '../http/validation-details.ts'
import type { KnownFields } from '../schemas/unknown-fields.ts'
import { type ObjectSchema, objectSchema } from './json-schema.ts'

/** The parts of a v1 request that a tool's arguments stand for, each with v1's own schema. */
interface RequestSchemas {
  path: z.ZodObject
  query: z.ZodObject
  body: z.ZodObject
}
type Part = keyof RequestSchemas
const parts = ['path', 'query', 'body'] as const satisfies readonly Part[]

/** Where v1 has an argument: in a part, and there perhaps in an object such as `presentation_options`. */
interface Place {
  part: Part
  group?: string
}

/** A tool's arguments: all fields of a v1 request side by side. */
interface FlatArguments {
  /** What `tools/list` says of them. */
  schema: ObjectSchema
  /** Their names, and those of the objects that are not there, because what v1 has in them stands side by side with the rest. */
  known: KnownFields
  /** Puts arguments where v1 has them. Those that are unknown are left out. */
  nest(given: Readonly<Record<string, unknown>>): Record<Part, Record<string, unknown>>
  /** What is wrong with arguments, one sentence each, named as the caller names them. */
  sentences(details: readonly ValidationDetail[]): string[]
}

/** The object that a field of a request holds unless the caller gives another; undefined for any other field. */
function groupSchema(field: z.core.$ZodType): z.ZodObject | undefined {
  if (!(field instanceof z.ZodPrefault)) return undefined
  const inner = field.unwrap()
  return inner instanceof z.ZodObject ? inner : undefined
}

/**
 * Makes the arguments of a tool from the schemas of its v1 route.
 *
 * @param descriptions replace those of v1 where a model needs to be told more, or other names.
 */
export function flatArguments(
  schemas: RequestSchemas,
  descriptions: Readonly<Record<string, string>> = {},
): FlatArguments {
  const places = new Map<string, Place>()
  const groups = new Set<string>()
  const schema: ObjectSchema = { type: 'object', properties: {} }

  function add(part: Part, object: z.ZodObject, group?: string): void {
    const { properties = {}, required = [] } = objectSchema(object, 'input')
    for (const [name, field] of Object.entries(object.shape)) {
      const inner = groupSchema(field)
      if (inner !== undefined) {
        groups.add(name)
        add(part, inner, name)
        continue
      }
      if (places.has(name)) throw new Error(`Two fields of a request are called ${name}.`)
      places.set(name, { part, group })
      const description = descriptions[name]
      schema.properties = {
        ...schema.properties,
        [name]: { ...properties[name], ...(description === undefined ? {} : { description }) },
      }
      if (required.includes(name)) schema.required = [...(schema.required ?? []), name]
    }
  }
  for (const part of parts) add(part, schemas[part])

  return {
    schema,
    known: {
      kind: 'argument',
      places: new Map([...places.keys()].map((name) => [name, name])),
      groups,
    },
    nest(given) {
      const request: Record<Part, Record<string, unknown>> = { path: {}, query: {}, body: {} }
      for (const [name, { part, group }] of places) {
        if (!Object.hasOwn(given, name)) continue
        const target = request[part]
        if (group === undefined) target[name] = given[name]
        else target[group] = { ...(target[group] as object | undefined), [name]: given[name] }
      }
      return request
    },
    sentences: (details) => details.map((detail) => sentence(detail, groups)),
  }
}

/** "slide_range: Input should be …", "image_ids[0]: …" */
function sentence({ loc, msg }: ValidationDetail, groups: ReadonlySet<string>): string {
  const [, ...path] = loc
  const flat = path.filter((step, index) => index > 0 || !groups.has(String(step)))
  const name = flat
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      return index === 0 ? step : `.${step}`
    })
    .join('')
  return `${name}: ${msg}`
}

/** What a request's parts are when they are valid: cleaned, with the defaults. */
export type ValidRequest<Schemas extends RequestSchemas> = {
  [Name in Part]: z.output<Schemas[Name]>
}

/**
 * Checks all parts of a request as v1 does.
 * @throws {RequestInvalidError} with everything that is wrong.
 */
export function validRequest<Schemas extends RequestSchemas>(
  schemas: Schemas,
  request: Readonly<Record<Part, Record<string, unknown>>>,
): ValidRequest<Schemas> {
  const details: ValidationDetail[] = []
  function check<Schema extends z.ZodObject>(part: Part, schema: Schema): z.output<Schema> | null {
    const result = schema.safeParse(request[part])
    if (result.success) return result.data
    details.push(...validationDetails(part, result.error.issues, request[part]))
    return null
  }
  const path = check<Schemas['path']>('path', schemas.path)
  const query = check<Schemas['query']>('query', schemas.query)
  const body = check<Schemas['body']>('body', schemas.body)
  if (path === null || query === null || body === null) throw new RequestInvalidError(details)
  return { path, query, body }
}
