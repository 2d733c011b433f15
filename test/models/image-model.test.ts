import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createImageModel, type ImageModel } from '../../src/models/image-model.ts'
import type { ModelSettings } from '../../src/models/model-settings.ts'
import type { ModelUsage } from '../../src/models/model-usage.ts'
import { serverSettings } from '../support/models/model-settings.ts'
import { withoutBackoff } from '../support/models/without-backoff.ts'

const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47])
let asked: { path: string | undefined; authorization: string | undefined; body: unknown }[] = []
let answer: { status: number; body: string } | 'hang'

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  asked.push({
    path: request.url,
    authorization: request.headers.authorization,
    body: JSON.parse(text),
  })
  if (answer === 'hang') return
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
let putBack: () => void
beforeAll(() => {
  putBack = withoutBackoff()
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  putBack()
  server.closeAllConnections()
  server.close()
})
const drawn = { data: [{ b64_json: picture.toString('base64') }] }
beforeEach(() => {
  asked = []
  answer = { status: 200, body: JSON.stringify(drawn) }
})

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const model = (settings: Partial<ModelSettings> = {}) =>
  createImageModel(serverSettings(url(), { imageModel: 'painter', ...settings })) as ImageModel
const { signal } = new AbortController()

describe('an image model', () => {
  it('is none where none is set', () => {
    expect(createImageModel(serverSettings(url()))).toBeUndefined()
  })

  it('of the operator draws a picture', async () => {
    expect(Buffer.from(await model().draw('A harbour', { signal }))).toEqual(picture)
    expect(asked).toMatchObject([
      { path: '/images/generations', body: { model: 'painter', prompt: 'A harbour', n: 1 } },
    ])
  })

  it('of OpenAI is asked with its key, for a wide picture', async () => {
    const settings = {
      ...serverSettings(url(), { imageModel: 'openai/gpt-image-1', keys: { openai: 'key' } }),
    }
    const openai = createImageModel(settings, { openai: url() }) as ImageModel
    await openai.draw('A harbour', { signal })
    expect(asked).toMatchObject([
      { authorization: 'Bearer key', body: { model: 'gpt-image-1', size: '1536x1024' } },
    ])
  })

  it('says what a picture took', async () => {
    const usages: ModelUsage[] = []
    await model().draw('A harbour', { signal, onUsage: (usage) => void usages.push(usage) })
    expect(usages).toMatchObject([{ requests: 1, inputTokens: 0, outputTokens: 0 }])
  })

  it.each([
    [400, '{"error":{"message":"no"}}', 'it answers with status 400.'],
    [200, '{"data":[]}', 'it answers with no picture.'],
    [200, 'oops', 'it answers with no picture.'],
  ])('that answers %s %s is away', async (status, body, said) => {
    answer = { status, body }
    await expect(model().draw('A harbour', { signal })).rejects.toThrow(said)
  })

  it('that nobody serves cannot be reached', async () => {
    const nowhere = createImageModel(
      serverSettings('http://127.0.0.1:1', { imageModel: 'painter' }),
    ) as ImageModel
    await expect(nowhere.draw('A harbour', { signal })).rejects.toThrow('it cannot be reached.')
  })

  it('that takes too long is away', async () => {
    answer = 'hang'
    await expect(model({ requestSeconds: 0.1 }).draw('A harbour', { signal })).rejects.toThrow(
      'it takes too long.',
    )
  })

  it('is given up with the work that asks', async () => {
    answer = 'hang'
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 50)
    const drawing = model().draw('A harbour', { signal: controller.signal })
    await expect(drawing).rejects.toHaveProperty('name', 'AbortError')
  })
})
