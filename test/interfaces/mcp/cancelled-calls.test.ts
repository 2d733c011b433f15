import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { describePostgres } from '../../support/databases.ts'
import { type McpWorld, startMcpWorld, toolCall } from '../../support/mcp/mcp-world.ts'

/** A message as the revision 2026-07-28 has it, with its headers. */
function modern(name: string, given: object) {
  const message = toolCall(name, given)
  const about = 'io.modelcontextprotocol/'
  const _meta = { [`${about}protocolVersion`]: '2026-07-28', [`${about}clientCapabilities`]: {} }
  return {
    body: { ...message, params: { ...message.params, _meta } },
    headers: {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': name,
    },
  }
}

function older(name: string, given: object) {
  return { body: toolCall(name, given), headers: { 'mcp-protocol-version': '2025-11-25' } }
}

/** The name of a prepared query, as pg is given it. */
function nameOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? query.name : undefined
}

describePostgres('a call whose client is gone', (open) => {
  let world: McpWorld
  let url: URL
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  afterAll(() => queries.mockRestore())
  beforeAll(async () => {
    world = await startMcpWorld(await open(), { runJobs: false })
    url = await world.listen()
    return () => world.close()
  })
  /** How often the state of an operation was read. */
  const looks = () =>
    queries.mock.calls.filter(([query]: unknown[]) => nameOf(query) === 'find_operation').length

  describe.each([
    ['2026-07-28', modern],
    ['2025-11-25', older],
  ])('in the revision %s', (_revision, message) => {
    test('is not worked on any more', async () => {
      const person = await world.person()
      const started = await person.tool('generate_presentation', { input_text: 'One' })
      const given = { generation_id: started.structuredContent?.generation_id, wait_seconds: 25 }
      const { body, headers } = message('get_generation_status', given)
      const client = new AbortController()
      const before = looks()
      const call = fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify(body),
        signal: client.signal,
      }).then((answer) => answer.text())
      await vi.waitFor(() => expect(looks()).toBeGreaterThan(before + 2), 5_000)

      client.abort()
      await expect(call).rejects.toThrow()
      await sleep(500)
      const after = looks()
      await sleep(1_500)
      expect(looks()).toBe(after)
    })
  })
})
