import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument, openApiFile } from '../../src/interfaces/openapi-document.ts'

const file = fileURLToPath(new URL('../../openapi/openapi.json', import.meta.url))
const redocly = fileURLToPath(
  new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
)

const responseSchema = z.object({
  headers: z.looseObject({ 'x-request-id': z.unknown() }).optional(),
  description: z.string(),
  content: z
    .record(z.string(), z.object({ schema: z.looseObject({}), example: z.unknown() }))
    .optional(),
})

/** The last part of a reference. */
const nameIn = (reference: string) => reference.split('/').at(-1) ?? ''

const documentSchema = z.object({
  components: z.object({ responses: z.record(z.string(), z.unknown()) }),
  openapi: z.string(),
  info: z.object({ version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), responseSchema])),
      }),
    ),
  ),
})

async function operations() {
  const { paths, components } = documentSchema.parse(await openApiDocument())
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, { responses, ...operation }]) => ({
      ...operation,
      method,
      shared: Object.entries(responses).flatMap(([status, one]) => ('$ref' in one ? [status] : [])),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, one]) => [
          status,
          '$ref' in one ? responseSchema.parse(components.responses[nameIn(one.$ref)]) : one,
        ]),
      ),
    })),
  )
}

describe('the OpenAPI document', () => {
  test('in the repository is current (else: npm run openapi)', async () => {
    expect(await readFile(file, 'utf8')).toBe(await openApiFile())
  })

  test('is clean under redocly lint', async () => {
    const { stderr } = await promisify(execFile)(process.execPath, [redocly, 'lint', file], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    expect(stderr).toContain('Your API description is valid')
    expect(stderr).not.toMatch(/\d+ warning/)
  })

  test('is OpenAPI 3.1 and has the version of the contract', async () => {
    expect(await openApiDocument()).toMatchObject({ openapi: '3.1.0', info: { version: '1.1.0' } })
  })

  test('names every operation once', async () => {
    const names = (await operations()).map((operation) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  test('gives every answer a schema, an example and the request id, but those without a body', async () => {
    for (const operation of await operations())
      for (const [status, response] of Object.entries(operation.responses)) {
        if (status === '204' || status === '304') {
          expect(response.content).toBeUndefined()
          continue
        }
        expect(response.headers).toBeDefined()
        const [[mediaType, content] = []] = Object.entries(response.content ?? {})
        expect(content).toEqual({
          schema:
            mediaType === 'text/event-stream'
              ? { type: 'string' }
              : expect.objectContaining({ $ref: expect.any(String) }),
          example: expect.anything(),
        })
      }
  })

  test('describes once what all answers have in common', async () => {
    for (const { method, shared, responses } of await operations()) {
      const isTagged = method === 'get' && 'application/json' in (responses['200']?.content ?? {})
      expect(shared).toEqual(isTagged ? ['304', '405'] : ['405'])
      for (const [status, { headers = {} }] of Object.entries(responses)) {
        if (!status.startsWith('2') && status !== '429') continue
        expect(headers).toHaveProperty(['ratelimit-remaining'], {
          $ref: '#/components/headers/RateLimitRemaining',
        })
        expect('etag' in headers).toBe(isTagged && status === '200')
      }
    }
  })

  test('says of each 400 what its own route refuses', async () => {
    const descriptions = (await operations()).flatMap(({ operationId, responses }) =>
      responses['400'] === undefined ? [] : [[operationId, responses['400'].description]],
    )
    expect(Object.fromEntries(descriptions)).toEqual({
      createGeneration: expect.stringMatching(/theme, vibe or image/),
      modernReadReport: 'The report takes too long to work out.',
      uploadImages: expect.stringMatching(/file cannot be used/),
      createTranscripts: expect.stringMatching(/slide_ids/),
      deleteSlide: expect.stringMatching(/another presentation/),
      modernCreateDesignSystem: expect.stringMatching(/A base that does not come/),
      modernDeleteDesignSystem: expect.stringMatching(/One that comes with/),
      modernCreatePresentation: expect.stringMatching(/design system/),
      modernUploadAssets: expect.stringMatching(/file cannot be used/),
      modernGenerate: expect.stringMatching(/design system, vibe or image/),
      modernEdit: expect.stringMatching(/operations do not fit/),
    })
  })

  test('tells the four status shapes apart by generation_type', async () => {
    const document = await openApiDocument()
    expect(document).toHaveProperty('components.schemas.GenerationStatus.discriminator', {
      propertyName: 'generation_type',
      mapping: {
        presentation_generation: '#/components/schemas/PresentationGenerationStatus',
        slide_creation: '#/components/schemas/SlideCreationStatus',
        presentation_export: '#/components/schemas/PresentationExportStatus',
        transcript_generation: '#/components/schemas/TranscriptGenerationStatus',
      },
    })
  })
})
