import { beforeAll, expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import {
  type McpWorld,
  messageIn,
  type Person,
  startMcpWorld,
} from '../../support/mcp/mcp-world.ts'

describeDatabase('requests to /mcp', (open) => {
  let world: McpWorld
  let person: Person
  beforeAll(async () => {
    world = await startMcpWorld(await open(), { runJobs: false })
    person = await world.person()
    return () => world.close()
  })
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const challenge =
    'Bearer resource_metadata="https://slides.test/.well-known/oauth-protected-resource/mcp", ' +
    'scope="presentations:read presentations:write presentations:delete offline_access"'

  test('without a token are told where to sign in', async () => {
    const answer = await person.send(list, { authorization: '' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe(challenge)
    expect(answer.json().error.message).toContain('Sign in')
  })

  test('with an unknown token are told that it is not valid', async () => {
    const answer = await person.send(list, { authorization: 'Bearer unknown' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toContain(`${challenge}, error="invalid_token", `)
  })

  test('with an API key are challenged alike, and told that keys are not used here', async () => {
    const answer = await person.send(list, { authorization: `Bearer sk_${'a'.repeat(61)}` })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toContain(`${challenge}, error="invalid_token"`)
    expect(answer.json().error.message).toContain('API keys are not used here')
  })

  test('are refused before their body is read when nobody known sends them', async () => {
    const answer = await person.send('{', { authorization: 'Bearer unknown' })
    expect(answer.statusCode).toBe(401)
  })

  test.each(['{', '', 'no json', '[1,'])('with the body %j are a parse error', async (body) => {
    const answer = await person.send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 }, id: null })
  })

  test('with a body nested too deeply are a parse error', async () => {
    const answer = await person.send('['.repeat(100_000))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe(-32700)
  })

  test.each([
    'null',
    '{}',
    '[]',
    '3',
    '{"jsonrpc":"1.0"}',
  ])('with %s, which is no message, are refused', async (body) => {
    const answer = await person.send(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBeLessThan(0)
  })

  test.each([
    'text/plain',
    'application/xml',
    'nonsense',
  ])('of the content type %s are refused', async (type) => {
    const answer = await person.send(list, { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error.message).toContain('application/json')
  })

  test('larger than 5 MB are refused', async () => {
    const answer = await person.send(' '.repeat(5 * 1024 * 1024 + 1))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error.message).toBe('The body is larger than 5 MB.')
  })

  test.each([
    'GET',
    'HEAD',
    'DELETE',
    'PUT',
    'PATCH',
    'TRACE',
  ] as const)('by %s are 405', async (method) => {
    const headers = { authorization: `Bearer ${person.token}` }
    const answer = await world.app.inject({ method, url: '/mcp', headers })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST')
  })

  test.each([
    'slides.test',
    'slides.test:443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('for the host %s are answered', async (host) => {
    expect((await person.send(list, { host })).statusCode).toBe(200)
  })

  test.each([
    'evil.example',
    'slides.test.evil.example',
    'localhost.evil.example:3000',
  ])('for the foreign host %s are refused', async (host) => {
    const answer = await person.send(list, { host, origin: `http://${host}` })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.message).toContain(host)
    expect(answer.json().error.message).toContain('https://slides.test')
  })

  test.each([
    'https://claude.ai',
    'http://localhost:6274',
    'chrome-extension://abcdef',
  ])('from a page of %s are answered', async (origin) => {
    expect((await person.send(list, { origin })).statusCode).toBe(200)
  })

  test.each([
    'null',
    'nonsense',
    'http://',
    'https://a b',
    'https://user@host',
  ])('with the origin %j are refused', async (origin) => {
    expect((await person.send(list, { origin })).statusCode).toBe(403)
  })

  test('have answers that no cache keeps', async () => {
    expect((await person.send(list)).headers['cache-control']).toContain('no-store')
  })

  test('for a tool that there is none of are told which there are', async () => {
    const params = { name: 'make_slides', arguments: {} }
    const answer = await person.send({ jsonrpc: '2.0', id: 7, method: 'tools/call', params })
    expect(messageIn(answer)).toMatchObject({ id: 7, error: { code: -32602 } })
    expect(messageIn(answer).error.message).toContain('generate_presentation')
  })

  test('may hold several messages in the older revisions, each answered', async () => {
    const answer = await person.send([list, { ...list, id: 2 }], {
      'mcp-protocol-version': '2025-03-26',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('"id":1')
    expect(answer.body).toContain('"id":2')
  })
})

describeDatabase('the rate of requests to /mcp', (open) => {
  let world: McpWorld
  beforeAll(async () => {
    world = await startMcpWorld(await open(), { runJobs: false, rateLimitPerMinute: 12 })
    return () => world.close()
  })
  const sentence = 'Too many requests; please wait a moment.'

  test('is limited for calls of tools with a result that says so', async () => {
    const person = await world.person()
    for (let call = 0; call < 2; call++) expect((await person.tool('ping')).isError).toBeUndefined()
    expect(await person.tool('ping')).toMatchObject({
      isError: true,
      content: [{ text: sentence }],
    })
  })

  test('is limited for anything else with 429', async () => {
    const person = await world.person()
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    for (let call = 0; call < 2; call++) expect((await person.send(list)).statusCode).toBe(200)
    const answer = await person.send(list)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().error.message).toBe(sentence)
  })

  test('counts every call in a batch', async () => {
    const person = await world.person()
    const call = (id: number) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'ping', arguments: {} },
    })
    const answer = await person.send([call(1), call(2), call(3)], {
      'mcp-protocol-version': '2025-03-26',
    })
    expect(answer.body.split(sentence)).toHaveLength(2)
  })

  test('of one user says nothing of another, nor one application of another', async () => {
    const person = await world.person()
    for (let call = 0; call < 3; call++) await person.tool('ping')
    person.caller.applicationId = 'app-cursor'
    expect((await person.tool('ping')).isError).toBeUndefined()
  })
})
