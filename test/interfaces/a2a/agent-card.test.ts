import { describe, expect, test } from 'vitest'
import { scriptedAgent } from '../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../support/databases.ts'

describeDatabase('the agent card', (open) => {
  const agent = scriptedAgent(open)
  const paths = ['/.well-known/agent-card.json', '/a2a/.well-known/agent-card.json']
  const anonymous = { authorization: undefined, 'a2a-version': undefined }
  const read = (headers: Record<string, string | undefined> = {}, path = paths[0] ?? '') =>
    agent.call('GET', path, { headers: { ...anonymous, ...headers } })

  test.each(paths)('is at %s, for everybody and in any version', async (path) => {
    const answer = await read({ 'a2a-version': '99.0' }, path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      name: 'Scripted agent',
      version: '1.0.0',
      defaultInputModes: ['text/plain', 'application/json'],
      skills: [{ id: 'follow_script', tags: ['conformance'] }],
    })
  })

  test('names its interface, with the address that callers reach it by', async () => {
    expect((await read()).json().supportedInterfaces).toEqual([
      { protocolBinding: 'HTTP+JSON', protocolVersion: '1.0', url: `${agent.origin()}/a2a` },
    ])
  })

  test('for who does not say how names are written has both, and the capabilities once', async () => {
    const card = (await read()).json()
    expect(Object.keys(card)).toEqual(
      expect.arrayContaining([
        ...['supportedInterfaces', 'supported_interfaces'],
        ...['defaultInputModes', 'default_input_modes'],
        ...['defaultOutputModes', 'default_output_modes'],
        ...['securitySchemes', 'security_schemes'],
        ...['securityRequirements', 'security_requirements'],
      ]),
    )
    expect(card.capabilities).toEqual({
      streaming: true,
      push_notifications: false,
      extended_agent_card: false,
    })
    expect(card.security_schemes.Bearer).toEqual({
      http_auth_security_scheme: { scheme: 'Bearer', description: 'An API key.' },
    })
  })

  test('for JSON clients is as the contract has it', async () => {
    const answer = await read({ 'content-type': 'application/json' })
    expect(Object.keys(answer.json()).sort()).toEqual([
      'capabilities',
      'default_input_modes',
      'default_output_modes',
      'description',
      'name',
      'security_requirements',
      'security_schemes',
      'skills',
      'supported_interfaces',
      'version',
    ])
    expect(answer.body).not.toMatch(/"[a-z]+[A-Z]\w*":/)
  })

  test('for who accepts the protocol’s media type is in camelCase and of that type', async () => {
    const answer = await read({
      accept: 'application/a2a+json',
      'content-type': 'application/json',
    })
    expect(answer.headers['content-type']).toBe('application/a2a+json; charset=utf-8')
    expect(answer.body).not.toMatch(/"[a-z]+_\w*":/)
    expect(answer.json().capabilities.pushNotifications).toBe(false)
  })

  describe('that a caller has already', () => {
    test('is not sent again, by its tag', async () => {
      const { headers } = await read()
      for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
        const again = await read({ 'if-none-match': known })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        expect(again.headers.etag).toBe(headers.etag)
      }
    })

    test('is not sent again, by the time of its last change', async () => {
      const modified = (await read()).headers['last-modified']
      expect((await read({ 'if-modified-since': modified })).statusCode).toBe(304)
      const before = new Date(Date.parse(String(modified)) - 1_000).toUTCString()
      expect((await read({ 'if-modified-since': before })).statusCode).toBe(200)
    })

    test('is sent in another form, whose tag is another one', async () => {
      const { etag } = (await read()).headers
      const other = await read({ 'if-none-match': etag, 'content-type': 'application/json' })
      expect(other.statusCode).toBe(200)
      expect(other.headers.etag).not.toBe(etag)
    })
  })

  test('may be kept for minutes, by what the request says of names', async () => {
    const { headers } = await read()
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(headers.vary).toBe('Accept, Content-Type')
  })
})
