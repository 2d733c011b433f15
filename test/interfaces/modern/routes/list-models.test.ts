import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeDatabase } from '../../../support/databases.ts'
import { type ModernCaller, modernCaller } from '../../../support/modern-caller.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

describeDatabase('GET /models', (open) => {
  let server: TestServer
  let modern: ModernCaller
  beforeAll(async () => {
    server = await startTestServer(await open(), {
      models: { vendors: ['anthropic', 'spacexai'], defaultModel: 'anthropic/claude-opus-5.5' },
    })
    modern = modernCaller(server, await server.caller())
  })
  afterAll(() => server.close())

  test('lists the twelve models of the contract, and which of them work here', async () => {
    const answer = await modern.get('/models')
    expect(answer.statusCode).toBe(200)
    const models = answer.json<{ id: string; available: boolean }[]>()
    expect(models).toHaveLength(12)
    expect(models[3]).toEqual({
      id: 'anthropic/claude-opus-5.5',
      vendor: 'anthropic',
      name: 'Claude Opus 5.5',
      available: true,
      default: true,
    })
    expect(models.filter((model) => model.available).map((model) => model.id)).toEqual([
      'anthropic/claude-opus-5.5',
      'anthropic/claude-sonnet-5.5',
      'spacexai/grok-4.7',
    ])
  })
})
