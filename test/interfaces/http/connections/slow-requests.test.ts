import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { connectionLimits } from '../../../../src/interfaces/http/connections/connection-limits.ts'
import { startBareServer } from '../../../support/bare-server.ts'
import { openRaw } from '../../../support/raw-connection.ts'

const post = 'POST / HTTP/1.1\r\nHost: slides.test\r\nContent-Type: text/plain\r\n'

let server: Awaited<ReturnType<typeof startBareServer>> | undefined
const start = async (limits: Parameters<typeof startBareServer>[0]) => {
  server = await startBareServer({ check: 20, linger: 50, ...limits })
  return openRaw(server.address)
}
afterEach(() => server?.close())

test('Headers have 10 seconds, a body 60, and connections outlive those of proxies', () => {
  expect(connectionLimits).toMatchObject({ headers: 10_000, body: 60_000 })
  expect(connectionLimits.keepAlive).toBeGreaterThan(60_000)
})

test('A connection that says nothing is ended', async () => {
  const connection = await start({ headers: 50 })
  expect(await connection.closed()).toBe('')
})

test('A connection that says nothing more is ended', async () => {
  const connection = await start({ keepAlive: 50 })
  connection.send('GET / HTTP/1.1\r\nHost: slides.test\r\n\r\n')
  expect(await connection.closed()).toMatch(/home$/)
})

test('Headers that do not end are answered 408, however busily they come', async () => {
  const connection = await start({ headers: 100 })
  connection.send('GET / HTTP/1.1\r\n')
  const dripping = setInterval(() => connection.send('A: b\r\n'), 20)
  connection.socket.once('close', () => clearInterval(dripping))
  expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 .*took too long/s)
})

describe('A body', () => {
  test('that does not come is answered 408', async () => {
    const connection = await start({ body: 50 })
    connection.send(`${post}Content-Length: 3\r\n\r\na`)
    expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 .*took too long/s)
  })

  test.each([
    ['is read whole', '/'],
    ['is read in pieces', '/pieces'],
  ])('that %s and comes too late is nothing to its handler', async (_title, path) => {
    const connection = await start({ body: 50 })
    connection.send(`${post.replace('/', path)}Content-Length: 3\r\n\r\na`)
    await connection.until(/^HTTP\/1\.1 408 /)
    connection.send('bc')
    await connection.closed()
    expect(server?.ended).toEqual(['failed'])
  })

  test('that comes in drops is answered 408', async () => {
    const connection = await start({ body: 100 })
    connection.send(`${post}Transfer-Encoding: chunked\r\n\r\n`)
    const dripping = setInterval(() => connection.send('1\r\na\r\n'), 20)
    connection.socket.once('close', () => clearInterval(dripping))
    expect(await connection.closed()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('that is large has the time that it needs', async () => {
    // A second to begin in, which a busy machine needs; what comes within it earns the rest more than it takes.
    const connection = await start({ body: 1_000, bodyBytesPerSecond: 50 })
    connection.send(`${post}Content-Length: 400\r\n\r\n`)
    for (let part = 0; part < 4; part++) {
      connection.send('a'.repeat(100))
      await delay(350)
    }
    expect(await connection.until(/got/)).toMatch(/^HTTP\/1\.1 200 .*got 402$/s)
  })

  test('that is still on its way after its answer is ended, without a second answer', async () => {
    const connection = await start({ body: 50 })
    connection.send('POST /refused HTTP/1.1\r\nHost: slides.test\r\nContent-Length: 3\r\n\r\na')
    const text = await connection.closed()
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
  })
})
