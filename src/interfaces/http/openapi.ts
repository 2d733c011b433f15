import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { fastifyZodOpenApiPlugin, fastifyZodOpenApiTransformers } from 'fastify-zod-openapi'

/**
 * Collects the OpenAPI description from the schemas of the routes; register it before them. `app.swagger()` gives the
 * document once the app is ready.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifyZodOpenApiPlugin)
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
        { name: 'Generations', description: 'Work that makes presentations, and its state.' },
        { name: 'Presentations', description: 'What was made.' },
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
    ...fastifyZodOpenApiTransformers,
  })
}
