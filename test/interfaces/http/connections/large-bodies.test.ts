import { Agent, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import axios from 'axios'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeDatabase } from '../../../support/databases.ts'
import { openRaw } from '../../../support/raw-connection.ts'
import { startTestServer, type TestServer } from '../../../support/test-server.ts'

const megabyte = 1_000_000
const sentence = 'The body is larger than 5 MB.'

/** A body of JSON in pieces, without a length. */
function streamOf(bytes: number): ReadableStream {
  let sent = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from('{"input_text":"')),
    pull(controller) {
      sent += 64 * 1024
      controller.enqueue(Buffer.alloc(64 * 1024, 'a'))
      if (sent >= bytes) controller.close()
    },
  })
}

const jsonOf = (bytes: number) => JSON.stringify({ input_text: 'a'.repeat(bytes) })

/** A form with one file. */
function formOf(bytes: number): FormData {
  const form = new FormData()
  form.append('files', new Blob([Buffer.alloc(bytes)]), 'large.png')
  return form
}

describeDatabase('A body that is too large', (open) => {
  let server: TestServer
  let address: string
  let headers: Record<string, string>
  beforeAll(async () => {
    server = await startTestServer(await open(), { runJobs: false })
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { key } = await server.caller()
    headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  })
  afterAll(() => server.close())

  const path = '/api/v1/generations'

  describe.each([10, 50])('of %i MB', (size) => {
    test('is answered 413 to fetch, with its length and in chunks', async () => {
      const whole = await fetch(address + path, {
        method: 'POST',
        headers,
        body: jsonOf(size * megabyte),
      })
      expect([whole.status, await whole.json()]).toEqual([413, { detail: sentence }])
      // A variable, because the types of fetch do not know `duplex`.
      const inChunks = {
        method: 'POST',
        headers,
        body: streamOf(size * megabyte),
        duplex: 'half',
      }
      const chunked = await fetch(address + path, inChunks)
      expect([chunked.status, await chunked.json()]).toEqual([413, { detail: sentence }])
    })

    test('is answered 413 to axios', async () => {
      const { status, data } = await axios.post(address + path, jsonOf(size * megabyte), {
        headers,
        maxBodyLength: Number.POSITIVE_INFINITY,
        validateStatus: null,
      })
      expect([status, data]).toEqual([413, { detail: sentence }])
    })

    test('is answered 413 to a client that writes everything before it reads, as httpx does', async () => {
      const body = Buffer.from(jsonOf(size * megabyte))
      for (const connectionHeader of ['keep-alive', 'close']) {
        const connection = await openRaw(address)
        connection.socket.pause()
        connection.send(
          `POST ${path} HTTP/1.1\r\nHost: slides.test\r\nConnection: ${connectionHeader}\r\n` +
            `Authorization: ${headers.authorization}\r\nContent-Length: ${body.length}\r\n\r\n`,
        )
        await new Promise<void>((resolve, reject) => {
          connection.socket.once('error', reject)
          connection.socket.write(body, () => resolve())
        })
        connection.socket.resume()
        const answer = await connection.until(/MB\."\}$/)
        expect(answer).toMatch(/^HTTP\/1\.1 413 /)
        connection.socket.destroy()
      }
    })
  })

  test.each<[string, RequestOptions]>([
    ['waits to be told to go on', { headers: { expect: '100-continue' } }],
    ['keeps no connection', { agent: false }],
    ['keeps its connection', { agent: new Agent({ keepAlive: true }) }],
  ])('is answered 413 to a client of node:http that %s', async (_title, options) => {
    const answer = await new Promise<{ status?: number; body: string }>((resolve, reject) => {
      const call = request(address + path, {
        method: 'POST',
        ...options,
        headers: { ...headers, ...options.headers },
      })
      call.once('response', async (response) =>
        resolve({ status: response.statusCode, body: await text(response) }),
      )
      call.once('error', reject)
      call.end(jsonOf(20 * megabyte))
    })
    expect(answer).toEqual({ status: 413, body: JSON.stringify({ detail: sentence }) })
  })

  test('of an upload is answered 400 and names the file', async () => {
    const answer = await fetch(`${address}/api/v1/upload-images`, {
      method: 'POST',
      headers: { authorization: String(headers.authorization) },
      body: formOf(50 * megabyte),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ detail: expect.stringContaining('large.png') })
  })

  test('of somebody unknown is answered 401', async () => {
    const answer = await fetch(`${address}/api/v1/upload-images`, {
      method: 'POST',
      body: formOf(50 * megabyte),
    })
    expect(answer.status).toBe(401)
  })

  test('that never ends is not read for ever', async () => {
    const connection = await openRaw(address)
    connection.send(
      `POST ${path} HTTP/1.1\r\nHost: slides.test\r\nTransfer-Encoding: chunked\r\n` +
        `Authorization: ${headers.authorization}\r\n\r\n`,
    )
    const chunk = Buffer.from(`100000\r\n${'a'.repeat(1024 * 1024)}\r\n`)
    let sent = 0
    while (!connection.socket.closed && sent < 1_000) {
      sent += 1
      if (!connection.socket.write(chunk))
        await Promise.race([
          new Promise((resolve) => connection.socket.once('drain', resolve)),
          delay(100),
        ])
    }
    expect(sent).toBeLessThan(400)
  })
})
