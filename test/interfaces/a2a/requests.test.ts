import { describe, expect, test } from 'vitest'
import { reasonOf, scriptedAgent, scriptedMessage } from '../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../support/databases.ts'

describeDatabase('a request to an agent', (open) => {
  const agent = scriptedAgent(open)
  const message = (more: Record<string, unknown> = {}) => scriptedMessage('any', more)
  const send = (body: unknown, headers: Record<string, string | undefined> = {}) =>
    agent.post('/message:send', body, headers)

  /** The BadRequest of a refusal: each field with what is wrong about it. */
  async function violations(body: unknown): Promise<{ field: string; description: string }[]> {
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    const { error } = answer.json()
    expect(error.status).toBe('INVALID_ARGUMENT')
    expect(error.details[0].reason).toBe('INVALID_PARAMS')
    expect(error.details[1]['@type']).toBe('type.googleapis.com/google.rpc.BadRequest')
    return error.details[1].field_violations
  }

  describe('without a known caller', () => {
    test.each([
      ['POST', '/message:send'],
      ['POST', '/message:stream'],
      ['GET', '/tasks'],
      ['GET', '/tasks/1'],
      ['POST', '/tasks/1:cancel'],
      ['POST', '/tasks/1:subscribe'],
      ['GET', '/tasks/1:subscribe'],
      ['GET', '/extendedAgentCard'],
      ['GET', '/nothing'],
    ] as const)('is refused before anything else: %s %s', async (method, path) => {
      const headers = { authorization: undefined, 'a2a-version': '99' }
      const answer = await agent.call(method, `/a2a${path}`, { headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toEqual({
        error: {
          code: 401,
          status: 'UNAUTHENTICATED',
          message: 'A valid API key is needed, as a bearer token or in the header api-key.',
          details: [
            {
              '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
              reason: 'UNAUTHENTICATED',
              domain: 'a2a-protocol.org',
              metadata: {},
            },
          ],
        },
      })
    })
  })

  describe('to a path that is none', () => {
    test.each([
      ['GET', '/nothing'],
      ['POST', '/'],
    ] as const)('is answered as every error: %s %s', async (method, path) => {
      const answer = await agent.call(method, `/a2a${path}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error).toMatchObject({ code: 404, status: 'NOT_FOUND' })
    })
  })

  describe('for what is not offered', () => {
    test.each([
      ['GET', '/tasks/1/pushNotificationConfigs'],
      ['POST', '/tasks/1/pushNotificationConfigs'],
      ['GET', '/tasks/1/pushNotificationConfigs/2'],
      ['DELETE', '/tasks/1/pushNotificationConfigs/2'],
    ] as const)('says so of push notifications: %s %s', async (method, path) => {
      const answer = await agent.call(method, `/a2a${path}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.status).toBe('FAILED_PRECONDITION')
      expect(reasonOf(answer)).toBe('PUSH_NOTIFICATION_NOT_SUPPORTED')
    })

    test('says so of push notifications that come with a message', async () => {
      const configuration = { task_push_notification_config: { url: 'https://example.com' } }
      const answer = await send({ message: message(), configuration })
      expect(reasonOf(answer)).toBe('PUSH_NOTIFICATION_NOT_SUPPORTED')
    })

    test('says so of a further card', async () => {
      const answer = await agent.get('/extendedAgentCard')
      expect([answer.statusCode, reasonOf(answer)]).toEqual([
        400,
        'EXTENDED_AGENT_CARD_NOT_CONFIGURED',
      ])
    })
  })

  describe('in a version of the protocol', () => {
    test.each(['1.0', '1.0.0', '1.0.17', ' 1.0 '])('is accepted: %s', async (version) => {
      const answer = await send({ message: message() }, { 'a2a-version': version })
      expect(answer.statusCode).toBe(200)
    })

    test('may name it in its query', async () => {
      const answer = await agent.post(
        '/message:send?A2A-Version=1.0',
        { message: message() },
        { 'a2a-version': undefined },
      )
      expect(answer.statusCode).toBe(200)
    })

    test.each(['0.3', '1', '1.1', '2.0', '99.0', 'x'])('is refused: %s', async (version) => {
      for (const answer of [
        await send({ message: message() }, { 'a2a-version': version }),
        await agent.get('/tasks', { 'a2a-version': version }),
      ]) {
        expect(answer.statusCode).toBe(400)
        expect(answer.json().error.status).toBe('FAILED_PRECONDITION')
        expect(reasonOf(answer)).toBe('VERSION_NOT_SUPPORTED')
      }
    })

    test.each([
      undefined,
      '',
    ])('must name it with a message, and need not elsewhere: %j', async (none) => {
      const headers = { 'a2a-version': none }
      for (const path of ['/message:send', '/message:stream'])
        expect(reasonOf(await agent.post(path, { message: message() }, headers))).toBe(
          'VERSION_NOT_SUPPORTED',
        )
      expect((await agent.get('/tasks', headers)).statusCode).toBe(200)
    })
  })

  describe('with a body', () => {
    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'nonsense',
      ';',
    ])('of another type is 415: %s', async (contentType) => {
      const answer = await send('{}', { 'content-type': contentType })
      expect(answer.statusCode).toBe(415)
      expect(answer.json().error).toMatchObject({ code: 415, status: 'INVALID_ARGUMENT' })
      expect(reasonOf(answer)).toBe('CONTENT_TYPE_NOT_SUPPORTED')
    })

    test.each([
      'application/json',
      'application/a2a+json',
      'application/json; charset=utf-8',
    ])('of JSON is read: %s', async (contentType) => {
      const answer = await send({ message: message() }, { 'content-type': contentType })
      expect(answer.statusCode).toBe(200)
    })

    test('without a word about its type is read as JSON', async () => {
      const answer = await send({ message: message() }, { 'content-type': undefined })
      expect(answer.statusCode).toBe(200)
    })

    test('larger than 5 MB is 413', async () => {
      const answer = await send({ message: message({ parts: [{ text: 'x'.repeat(5_300_000) }] }) })
      expect(answer.statusCode).toBe(413)
      expect(answer.json().error).toMatchObject({ code: 413, status: 'INVALID_ARGUMENT' })
    })

    test.each([
      ['that is malformed', '{"message":', 'JSON decode error'],
      ['that is nested too deeply', '['.repeat(200), 'The JSON is nested too deeply'],
      ['that is empty', '', 'Field required'],
      [
        'that is no object',
        '[]',
        'Input should be a valid dictionary or object to extract fields from',
      ],
    ])('%s is refused', async (_case, body, description) => {
      expect(await violations(body)).toEqual([{ field: '', description }])
    })
  })

  describe('with a message', () => {
    test('without its fields is refused, naming each as the caller writes it', async () => {
      expect((await violations({ message: {} })).map(({ field }) => field)).toEqual([
        'message.message_id',
        'message.role',
        'message.parts',
      ])
      const answer = await send({ message: { messageId: '', parts: [] } })
      const [, badRequest] = answer.json().error.details
      expect(badRequest.fieldViolations.map((one: { field: string }) => one.field)).toEqual([
        'message.messageId',
        'message.role',
        'message.parts',
      ])
      expect(answer.json().error.message).toContain('message.messageId: ')
    })

    test.each([
      ['an empty id', { message_id: '' }, 'message.message_id'],
      ['an id of white space', { context_id: ' ' }, 'message.context_id'],
      ['an id of 256 characters', { task_id: 'x'.repeat(256) }, 'message.task_id'],
      ['an id that is no text', { message_id: 5 }, 'message.message_id'],
      ['the role of an agent', { role: 'ROLE_AGENT' }, 'message.role'],
      ['a role that is a number', { role: 1 }, 'message.role'],
      ['no parts', { parts: [] }, 'message.parts'],
      ['parts that are no list', { parts: { text: 'x' } }, 'message.parts'],
      ['a part that is nothing', { parts: [null] }, 'message.parts[0]'],
      ['a part without content', { parts: [{ filename: 'x' }] }, 'message.parts[0]'],
      ['a part of nothing', { parts: [{ data: null }] }, 'message.parts[0]'],
      [
        'a part of two contents',
        { parts: [{ text: 'x' }, { text: 'x', data: {} }] },
        'message.parts[1]',
      ],
      ['text that is no text', { parts: [{ text: 5 }] }, 'message.parts[0].text'],
      ['raw that is no base64', { parts: [{ raw: '§' }] }, 'message.parts[0].raw'],
      ['metadata that is no object', { metadata: [] }, 'message.metadata'],
    ])('with %s is refused', async (_case, wrong, field) => {
      expect((await violations({ message: message(wrong) })).map((one) => one.field)).toEqual([
        field,
      ])
    })

    test.each([
      ['history_length', -1],
      ['history_length', '2'],
      ['return_immediately', 'yes'],
      ['accepted_output_modes', 'text/plain'],
    ])('whose configuration has %s: %j is refused', async (name, value) => {
      const body = { message: message(), configuration: { [name]: value } }
      expect((await violations(body)).map((one) => one.field)).toEqual([`configuration.${name}`])
    })

    test('may have ids of any characters, fields that nobody knows, and nothing for null', async () => {
      const ids = { message_id: '§ 1 ✓'.repeat(51), context_id: '../?#' }
      const answer = await send({
        message: message({ ...ids, task_id: null, metadata: null, surprise: 1 }),
        configuration: null,
        tenant: 'x',
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().task).toMatchObject({ context_id: '../?#' })
    })

    test('names no context and no task where their ids are empty', async () => {
      const answer = await send({ message: message({ context_id: '', task_id: '' }) })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().task.context_id).not.toBe('')
    })

    test.each([
      ['metadata', { metadata: { notes: 'x'.repeat(100_000) } }],
      ['data', { parts: [{ data: { notes: 'x'.repeat(100_000) } }] }],
      ['text', { parts: [{ text: 'x'.repeat(100_000) }] }],
    ])('with too much %s is refused: it would be kept, and shown again and again', async (_what, much) => {
      expect(await violations({ message: message(much) })).toEqual([
        { field: 'message', description: 'Input should have at most 100000 characters as JSON' },
      ])
    })

    test('is kept without what no database and no file holds', async () => {
      const task = await agent.sent(
        message({
          parts: [{ text: 'a\0b\ud800' }, { data: { 'k\0': ['\0x'] } }],
          metadata: { 'my_\0key': { theirKey: '\udfff' } },
        }),
      )
      expect(task.history[0].parts).toEqual([{ text: 'ab\ufffd' }, { data: { k: ['x'] } }])
      expect(task.history[0].metadata).toEqual({ my_key: { theirKey: '\ufffd' } })
    })
  })

  describe('with a part', () => {
    test.each([
      [{ raw: 'dGNr', media_type: 'application/x-unsupported' }],
      [{ raw: 'dGNr' }],
      [{ url: 'https://example.com/photo', media_type: 'image/png' }],
      [{ text: '# Title', media_type: 'text/markdown' }],
    ])('of a media type that the agent does not take is refused: %j', async (part) => {
      const answer = await send({ message: message({ parts: [{ text: 'x' }, part] }) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.status).toBe('INVALID_ARGUMENT')
      expect(reasonOf(answer)).toBe('CONTENT_TYPE_NOT_SUPPORTED')
    })

    test.each([
      [{ text: 'x' }],
      [{ text: 'x', media_type: 'Text/Plain; charset=utf-8' }],
      [{ text: 'x', media_type: '' }],
      [{ data: false }],
      [{ data: { a: 1 }, media_type: 'application/json' }],
      [{ raw: 'dGNr', media_type: 'text/plain' }],
      [{ url: 'https://example.com/a.json', media_type: 'application/json' }],
    ])('that the agent takes is given to it: %j', async (part) => {
      expect((await agent.sent(message({ parts: [part] }))).history[0].parts).toEqual([part])
    })
  })

  describe('is answered', () => {
    const mediaTypeOf = async (headers: Record<string, string | undefined>) =>
      (await agent.get('/tasks', headers)).headers['content-type']

    test('in the protocol’s media type if it accepts or uses that, else as JSON', async () => {
      expect(await mediaTypeOf({})).toBe('application/json; charset=utf-8')
      expect(await mediaTypeOf({ accept: '*/*' })).toBe('application/json; charset=utf-8')
      for (const headers of [
        { accept: 'application/json, Application/A2A+json;q=0.5' },
        { 'content-type': 'application/a2a+json' },
      ])
        expect(await mediaTypeOf(headers)).toBe('application/a2a+json; charset=utf-8')
    })

    test('with errors of the same media type', async () => {
      const answer = await agent.get('/tasks/none', { accept: 'application/a2a+json' })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/a2a+json; charset=utf-8')
    })

    test('for no cache to keep', async () => {
      expect((await agent.get('/tasks')).headers['cache-control']).toBe('no-store')
    })
  })
})

describeDatabase('requests to an agent that come too fast', (open) => {
  const agent = scriptedAgent(open, { rateLimitPerMinute: 6 })

  test('are refused by caller, with the time to wait', async () => {
    const as = (token: string) => agent.get('/tasks', { authorization: `Bearer ${token}` })
    expect((await as('one')).statusCode).toBe(200)
    const refused = await as('one')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json().error).toMatchObject({ code: 429, status: 'RESOURCE_EXHAUSTED' })
    expect((await as('other')).statusCode).toBe(200)
  })
})
