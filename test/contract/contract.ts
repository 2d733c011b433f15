import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'

/** A schema of the document, as JSON Schema 2020-12 writes it; only what requests are made of. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** A documented answer. */
interface Answer {
  /** Absent: it has no body. Of any type but JSON the text is validated. */
  body?: { mediaType: string; validate: ValidateFunction }
  /** Names of the headers that it always has. */
  headers: string[]
}

/** A method of a path of the document. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'DELETE'
  /** As the document writes it: `/api/v1/generations/{generation_id}`. */
  path: string
  /** The names in its path, in order. */
  pathNames: string[]
  body?: { kind: 'json' | 'multipart'; schema: Schema; validate: ValidateFunction }
  answers: Map<number, Answer>
}

/** What an OpenAPI document promises. */
export interface Contract {
  operations: Operation[]
  /** The schema behind a `$ref`. */
  resolve(schema: Schema): Schema
}

const schemaSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null)
const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema }))
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.partialRecord(
      z.enum(['get', 'post', 'delete']),
      z.object({
        operationId: z.string(),
        requestBody: z.object({ content: contentSchema }).optional(),
        responses: z.record(
          z.string(),
          z.object({
            headers: z
              .record(z.string(), z.object({ required: z.boolean().optional() }))
              .default({}),
            content: contentSchema.optional(),
          }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
})

const documentName = 'openapi'

/** `/` and `~` in a JSON pointer (RFC 6901). */
function pointerPart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}

function answerBody(
  mediaType: string | undefined,
  validator: (mediaType: string) => ValidateFunction,
): Pick<Answer, 'body'> {
  return mediaType === undefined ? {} : { body: { mediaType, validate: validator(mediaType) } }
}

/** Reads an OpenAPI 3.1 document. Validators follow its references and check its formats as text only. */
export function readContract(document: object): Contract {
  const { paths, components } = documentSchema.parse(document)
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false })
  ajv.addSchema(document, documentName)
  const validator = (...pointer: string[]) =>
    ajv.compile({ $ref: `${documentName}#/${pointer.map(pointerPart).join('/')}` })

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => {
      const at = ['paths', path, method]
      const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
      return {
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
        ...(mediaType && content
          ? {
              body: {
                kind: mediaType === 'application/json' ? 'json' : 'multipart',
                schema: content.schema,
                validate: validator(...at, 'requestBody', 'content', mediaType, 'schema'),
              },
            }
          : {}),
        answers: new Map(
          Object.entries(operation.responses).map(([status, { headers, content = {} }]) => [
            Number(status),
            {
              ...answerBody(Object.keys(content)[0], (mediaType) =>
                validator(...at, 'responses', status, 'content', mediaType, 'schema'),
              ),
              headers: Object.entries(headers).flatMap(([name, { required }]) =>
                required ? [name] : [],
              ),
            },
          ]),
        ),
      }
    }),
  )

  return {
    operations,
    resolve(schema) {
      const name = schema.$ref?.replace('#/components/schemas/', '')
      if (name === undefined) return schema
      const found = components.schemas[name]
      if (found === undefined) throw new Error(`The document has no schema ${name}.`)
      return found
    },
  }
}
