import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBareServer } from '../../../support/bare-server.ts'
import { openRaw } from '../../../support/raw-connection.ts'

const host = 'Host: slides.test\r\n'
const post = `POST / HTTP/1.1\r\n${host}Content-Type: text/plain\r\n`

/** What is sent, and the status that it gets. */
const malformed: [string, string | Uint8Array, number][] = [
  ['what is no HTTP', 'NONSENSE\r\n\r\n', 400],
  ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 501],
  ['an unknown method that begins as another', `GETS / HTTP/1.1\r\n${host}\r\n`, 501],
  ['a method in lower case', `get / HTTP/1.1\r\n${host}\r\n`, 501],
  ['another version', `GET / HTTP/3.7\r\n${host}\r\n`, 400],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', Uint8Array.of(0x16, 3, 1, 0, 4, 1, 0, 0, 0, 0, 0, 0), 400],
  ['a space in a path', `GET /a b HTTP/1.1\r\n${host}\r\n`, 400],
  ['a header without a colon', `GET / HTTP/1.1\r\n${host}Nonsense\r\n\r\n`, 400],
  ['a header with a space in its name', `GET / HTTP/1.1\r\n${host}A b: c\r\n\r\n`, 400],
  ['a control character in a header', `GET / HTTP/1.1\r\n${host}A: b\u0000c\r\n\r\n`, 400],
  ['a bare line feed after a header', `GET / HTTP/1.1\r\n${host}A: b\nC: d\r\n\r\n`, 400],
  ['headers that are too large', `GET / HTTP/1.1\r\n${host}A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['a length that is no number', `${post}Content-Length: ten\r\n\r\n`, 400],
  ['a negative length', `${post}Content-Length: -1\r\n\r\n`, 400],
  ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  [
    'a length and chunks',
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['an unknown transfer encoding', `${post}Transfer-Encoding: magic\r\n\r\nabc`, 400],
  ['a chunk whose length is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n`, 400],
  [
    'a chunk that is longer than it says',
    `${post}Transfer-Encoding: chunked\r\n\r\n2\r\nabc\r\n`,
    400,
  ],
  [
    'an endless extension of a chunk',
    `${post}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}`,
    413,
  ],
  ['a proxy’s CONNECT', `CONNECT other.test:443 HTTP/1.1\r\n${host}\r\n`, 405],
]

const answersOf = (text: string) =>
  text.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => Number(line.slice(9)))

let server: Awaited<ReturnType<typeof startBareServer>>
beforeAll(async () => {
  server = await startBareServer()
})
afterAll(() => server.close())

describe.each(malformed)('%s', (_title, bytes, status) => {
  test('is answered on a new connection, which ends', async () => {
    const connection = await openRaw(server.address)
    connection.send(bytes)
    const text = await connection.closed()
    expect(answersOf(text)).toEqual([status])
    expect(text).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m)
    expect(text).toMatch(/^connection: close\r$/m)
    expect(text).toMatch(/\r\n\r\n\{"detail":"[A-Z].*\."\}$/)
  })

  test('is answered on a connection that has been used before', async () => {
    const connection = await openRaw(server.address)
    connection.send(`GET / HTTP/1.1\r\n${host}\r\n`)
    await connection.until(/home$/)
    connection.send(bytes)
    expect(answersOf(await connection.closed())).toEqual([200, status])
  })

  test('waits for the answers before it when it comes at once with other requests', async () => {
    const connection = await openRaw(server.address)
    const before = `GET /slow HTTP/1.1\r\n${host}\r\nGET /stream HTTP/1.1\r\n${host}\r\n`
    connection.send(Buffer.concat([Buffer.from(before), Buffer.from(bytes)]))
    const text = await connection.closed()
    expect(answersOf(text)).toEqual([200, 200, status])
    expect(text).toContain('slow but whole')
    expect(text).toMatch(/begins .*ends.*0\r\n\r\nHTTP/s)
  })
})

test('What follows something malformed is not read as requests', async () => {
  const connection = await openRaw(server.address)
  connection.send(`NONSENSE\r\n\r\nGET / HTTP/1.1\r\n${host}\r\n`)
  expect(answersOf(await connection.closed())).toEqual([400])
})

test('A request that has its answer gets no second one when its body turns out malformed', async () => {
  const connection = await openRaw(server.address)
  connection.send(`POST /refused HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n`)
  await connection.until(/who\?/)
  connection.send('zz\r\nmore')
  expect(answersOf(await connection.closed())).toEqual([401])
})

test('HTTP/0.9, which knows no headers, is answered, and the connection ends', async () => {
  const connection = await openRaw(server.address)
  connection.send('GET /\r\n\r\n')
  expect(await connection.closed()).toMatch(/home$/)
})

test('A client that goes away in the middle of a request harms nobody', async () => {
  const connection = await openRaw(server.address)
  connection.send('GET / HT')
  connection.socket.end()
  await connection.closed()
  const { status } = await fetch(server.address)
  expect(status).toBe(200)
})
