import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { fastifyZodOpenApiPlugin, fastifyZodOpenApiTransformers } from 'fastify-zod-openapi'
import { z } from 'zod'
import { describeDefaults } from './described-defaults.ts'
import { describeSharedAnswers } from './shared-answers.ts'

const wrappedHeaderSchema = z.looseObject({
  description: z.string().optional(),
  schema: z.looseObject({ schema: z.unknown() }),
})

/**
 * The plugin for zod describes a response header as OpenAPI wants it, and the plugin for Fastify takes that for a bare
 * schema and wraps it once more. This takes the outer wrapping off.
 */
function unwrapHeaders(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key === 'headers' && typeof value === 'object' && value !== null)
      for (const [name, header] of Object.entries(value)) {
        const wrapped = wrappedHeaderSchema.safeParse(header)
        if (!wrapped.success) continue
        const { description, schema } = wrapped.data
        Object.assign(value, { [name]: description ? { description, ...schema } : schema })
      }
    else unwrapHeaders(value)
  }
}

type TransformObject = typeof fastifyZodOpenApiTransformers.transformObject

const transformObject: TransformObject = (options) => {
  const document = fastifyZodOpenApiTransformers.transformObject(options)
  if ('paths' in document) unwrapHeaders(document.paths)
  describeSharedAnswers(document)
  describeDefaults(document)
  return document
}

/**
 * Collects the OpenAPI description from the schemas of the routes; register it before them. `app.swagger()` gives the
 * document once the app is ready.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifyZodOpenApiPlugin, {
    documentOpts: {
      override({ jsonSchema }) {
        // Answers may grow fields; clients made from this document must not refuse them.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    },
  })
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Slidewright',
        version: '1.1.0',
        description:
          'Turns text into slide decks. Every request carries an API key; work is accepted at once and polled.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      tags: [
        { name: 'Account', description: 'The API key and its owner.' },
        { name: 'Images', description: 'Pictures of your own for the slides.' },
        { name: 'Generations', description: 'Work that makes presentations, and its state.' },
        { name: 'Presentations', description: 'What was made.' },
        {
          name: 'Slides',
          description: 'Single slides of a presentation, and what is said on them.',
        },
        {
          name: 'Modern',
          description:
            'The second interface, at `/api/modern/v1`: presentations, assets, edits and operations that can be cancelled.',
        },
        { name: 'Themes', description: 'What presentations can look like.' },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key; it starts with `sk_`.',
          },
        },
      },
    },
    transform: fastifyZodOpenApiTransformers.transform,
    transformObject,
  })
}
