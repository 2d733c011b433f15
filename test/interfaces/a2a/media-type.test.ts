import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { hasProtocolMediaType } from '../../../src/interfaces/a2a/media-type.ts'

test.each([
  ['application/a2a+json', true],
  ['application/json, application/a2a+json;q=0.5', true],
  ['Application/A2A+JSON; charset=utf-8', true],
  ['application/a2a+json;q=0, application/json', false],
  ['application/a2a+json; q=0.0', false],
  ['application/json', false],
  ['*/*', false],
])('Accept: %s', (accept, expected) => {
  expect(hasProtocolMediaType({ headers: { accept } } as FastifyRequest)).toBe(expected)
})
