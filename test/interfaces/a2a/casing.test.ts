import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AgentExecutor } from '../../../src/agent-tasks/agent-executor.ts'
import { scriptedAgent, scriptedMessage } from '../../support/a2a/scripted-agent.ts'
import { scriptedExecutor } from '../../support/a2a/scripted-executor.ts'
import { describeDatabase } from '../../support/databases.ts'
import { parseEvents } from '../../support/event-stream.ts'

/** Names that nobody may change, in both casings. */
const ownNames = { own_name: { inner_name: 1, innerName: 2 }, ownName: [{ deep_name: 3 }] }

/** Gives an artifact with such names before it asks a question. */
const executor: AgentExecutor = {
  ...scriptedExecutor,
  async execute(turn) {
    await turn.give({
      artifactId: 'output',
      parts: [{ data: ownNames, mediaType: 'application/json', metadata: ownNames }],
      metadata: ownNames,
    })
    return scriptedExecutor.execute(turn)
  },
}

/** All names of the protocol in an answer: what stands in data and metadata is not the protocol's. */
function namesIn(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(namesIn)
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, item]) =>
    name === 'data' || name === 'metadata' ? [name] : [name, ...namesIn(item)],
  )
}

function casingsOf(json: unknown): string[] {
  const casings = namesIn(json).flatMap((name) => {
    if (name.includes('_')) return ['snake_case']
    return /[A-Z]/.test(name) ? ['camelCase'] : []
  })
  return [...new Set(casings)]
}

/** The casings of an answer, or of each event of a stream. */
function casingsIn({ headers, body }: LightMyRequestResponse): string[] {
  const isStream = String(headers['content-type']).startsWith('text/event-stream')
  const parts = isStream ? parseEvents(body).events.map(({ data }) => data) : [JSON.parse(body)]
  return [...new Set(parts.map(casingsOf).map(String))]
}

describeDatabase('the casing of an answer', (open) => {
  const agent = scriptedAgent(open, { executor })

  /** A message as a client of a casing writes it. */
  function messageIn(casing: string, prefix: string, more: Record<string, string> = {}) {
    const { message_id, context_id, ...rest } = scriptedMessage(prefix, {
      metadata: ownNames,
      ...(more.taskId === undefined ? {} : { context_id: undefined }),
    })
    const { taskId } = more
    return casing === 'camelCase'
      ? { ...rest, messageId: message_id, contextId: context_id, taskId }
      : { ...rest, message_id, context_id, task_id: taskId }
  }

  /** A task whose last message was in a casing; it waits for an answer. */
  async function paused(casing: string): Promise<string> {
    return (await agent.sent(messageIn(casing, 'tck-input-required'))).id
  }

  describe.each(['camelCase', 'snake_case'])('of a client that writes %s', (casing) => {
    const protocol = { accept: 'application/a2a+json' }
    const json = { accept: 'application/json' }
    const list = casing === 'camelCase' ? '/tasks?pageSize=5' : '/tasks?page_size=5'
    const length = casing === 'camelCase' ? 'historyLength' : 'history_length'
    const calls: [name: string, answer: () => Promise<LightMyRequestResponse>][] = [
      [
        'a message that is sent',
        () => agent.post('/message:send', { message: messageIn(casing, 'any') }, json),
      ],
      [
        'a message that is answered at once',
        () => agent.post('/message:send', { message: messageIn(casing, 'tck-message-response') }),
      ],
      [
        'a stream',
        () =>
          agent.post(
            '/message:stream',
            { message: messageIn(casing, 'any') },
            { accept: 'text/event-stream' },
          ),
      ],
      [
        'a list',
        () => agent.get(`${list}&include${casing === 'camelCase' ? 'A' : '_a'}rtifacts=true`),
      ],
      ['a task', async () => agent.get(`/tasks/${await paused(casing)}`, json)],
      [
        'a task of the other casing, by the query',
        async () =>
          agent.get(
            `/tasks/${await paused(casing === 'camelCase' ? 'snake_case' : 'camelCase')}?${length}=5`,
          ),
      ],
      ['a cancel', async () => agent.post(`/tasks/${await paused(casing)}:cancel`)],
      [
        'a subscription',
        async () => {
          const id = await paused(casing)
          const answer = agent.post(`/tasks/${id}:subscribe`, undefined, { 'last-event-id': '0' })
          await agent.post(`/tasks/${id}:cancel`)
          return answer
        },
      ],
      [
        'what is wrong with a message',
        () => agent.post('/message:send', { message: { ...messageIn(casing, 'any'), parts: [] } }),
      ],
      ['what is wrong with a query', () => agent.get(list.replace('5', '500'))],
    ]
    if (casing === 'camelCase')
      calls.push(
        ['a list for who accepts the protocol’s type', () => agent.get('/tasks', protocol)],
        [
          'a task of the other casing for who accepts the protocol’s type',
          async () => agent.get(`/tasks/${await paused('snake_case')}`, protocol),
        ],
        [
          'a message in the other casing for who sends the protocol’s type',
          () =>
            agent.post(
              '/message:send',
              { message: messageIn('snake_case', 'any') },
              { 'content-type': 'application/a2a+json' },
            ),
        ],
      )
    else calls.push(['a list for who shows nothing', () => agent.get('/tasks', json)])

    test.each(calls)('is that one throughout: %s', async (_call, answer) => {
      expect(casingsIn(await answer())).toEqual([casing])
    })
  })

  test('changes with the last message of a task', async () => {
    const id = await paused('camelCase')
    const message = messageIn('snake_case', 'any', { taskId: id })
    await agent.post('/message:send', { message })
    expect(casingsIn(await agent.get(`/tasks/${id}`))).toEqual(['snake_case'])
  })

  describe('leaves the names of others alone', () => {
    let shown: Record<string, Record<string, unknown>[]>[]
    beforeAll(async () => {
      const id = await paused('camelCase')
      const headers = { accept: 'application/a2a+json' }
      shown = [
        (await agent.get(`/tasks/${id}?history_length=9`)).json(),
        (await agent.get(`/tasks/${id}`, headers)).json(),
      ]
    })

    test('in artifacts, in both casings', () => {
      for (const { artifacts = [] } of shown) {
        const { parts, metadata } = artifacts[0] as { parts: object[]; metadata: unknown }
        expect(parts[0]).toMatchObject({ data: ownNames, metadata: ownNames })
        expect(metadata).toEqual(ownNames)
      }
    })

    test('in what was said, in both casings', () => {
      for (const { history = [] } of shown) expect(history[0]?.metadata).toEqual(ownNames)
    })
  })
})
