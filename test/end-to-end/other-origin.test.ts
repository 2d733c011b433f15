import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChromium } from '../support/browser.ts'
import { describeDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** Runs in the page of somebody else: makes a deck and waits for it. */
const makeDeck = `async ({ address, key }) => {
  const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json', 'idempotency-key': 'page' }
  const started = await fetch(address + '/api/v1/generations', {
    method: 'POST', headers, body: JSON.stringify({ input_text: 'One', export_formats: ['link'] }),
  })
  const { generation_id } = await started.json()
  for (;;) {
    const answer = await fetch(address + '/api/v1/generations/' + generation_id, { headers })
    const status = await answer.json()
    if (status.status === 'completed')
      return { status: status.status, remaining: answer.headers.get('ratelimit-remaining'), etag: answer.headers.get('etag') }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}`

describeDatabase('A page of another origin', (open) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(await open(), { rateLimitPerMinute: 6_000 })
  })
  afterAll(() => server.close())

  test('makes a deck with a key, and reads the headers that it needs', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { key } = await server.caller()
    const elsewhere = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>'),
    )
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', () => resolve()))
    const browser = await startChromium()
    try {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
      const made = await page.evaluate(`(${makeDeck})(${JSON.stringify({ address, key })})`)
      expect(made).toEqual({
        status: 'completed',
        remaining: expect.stringMatching(/^\d+$/),
        etag: expect.stringMatching(/^W\//),
      })
    } finally {
      await browser.close()
      elsewhere.close()
    }
  })
})
