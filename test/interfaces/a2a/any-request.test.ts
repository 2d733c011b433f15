import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptedAgent, scriptedMessage } from '../../support/a2a/scripted-agent.ts'
import { describeDatabase } from '../../support/databases.ts'
import { howMany } from '../../support/test-range.ts'

/** Names of the protocol's fields, in both casings, some that it does not have, and some that are not kind. */
const names = [
  ...['message', 'configuration', 'metadata', 'role', 'parts', 'text', 'data', 'url', 'raw'],
  ...['messageId', 'message_id', 'contextId', 'context_id', 'taskId', 'task_id', 'mediaType'],
  ...['historyLength', 'history_length', 'blocking', 'return_immediately', 'extensions'],
  ...['reference_task_ids', 'filename', '__proto__', 'constructor', 'na\0me', '\ud800', ''],
]

/** JSON with such names, and texts with whatever a text can hold. */
const anyJson = fc.letrec<{ json: unknown; object: object }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 60, '', 'ROLE_USER'),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('\0', '\ud800', 'x'.repeat(300)),
    fc.array(tie('json'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 4 }),
})).json

/** A message that is accepted but for what was put into one of its places. */
const nearlyValid = fc
  .record({
    place: fc.constantFrom('body', 'message', 'part', 'configuration'),
    name: fc.constantFrom(...names),
    value: anyJson,
  })
  .map(({ place, name, value }) => {
    const change = (at: string) => (at === place ? Object.fromEntries([[name, value]]) : {})
    const part = { text: 'Please', ...change('part') }
    return {
      message: { ...scriptedMessage('any', { parts: [part] }), ...change('message') },
      configuration: { ...change('configuration') },
      ...change('body'),
    }
  })

describeDatabase('any request to an agent', (open) => {
  const agent = scriptedAgent(open)
  const fine = [200, 400, 404, 415]

  test('with any body is granted, or refused for what is wrong with it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearlyValid, anyJson), async (body) => {
        const answer = await agent.post('/message:send', JSON.stringify(body))
        expect(fine, answer.body).toContain(answer.statusCode)
        if (answer.statusCode !== 200)
          expect(answer.json().error.details[0]['@type']).toContain('google.rpc.ErrorInfo')
      }),
      { numRuns: howMany(60, 300) },
    )
  })

  test('with any query and any id is granted, or refused for what is wrong with it', async () => {
    const query = fc.dictionary(
      fc.constantFrom('page_size', 'pageToken', 'status', 'context_id', 'historyLength', 'x'),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.constantFrom('1', '\0', 'true')),
      { maxKeys: 3 },
    )
    const id = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(query, id, async (fields, task) => {
        const search = new URLSearchParams(fields)
        const path = `/tasks/${encodeURIComponent(task)}`
        for (const answer of [
          await agent.get(`/tasks?${search}`),
          await agent.get(`${path}?${search}`),
          await agent.post(`${path}:cancel`),
          await agent.post(`${path}:subscribe`),
        ])
          expect(fine, answer.body).toContain(answer.statusCode)
      }),
      { numRuns: howMany(30, 100) },
    )
  })
})
