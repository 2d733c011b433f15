import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findOperation } from '../../../src/jobs/operations.ts'
import { describeEmbedded } from '../../support/databases.ts'
import { type McpWorld, startMcpWorld, toolCall } from '../../support/mcp/mcp-world.ts'

vi.mock('../../../src/jobs/operations.ts', { spy: true })

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

describeEmbedded('a call whose client is gone', (open) => {
  let world: McpWorld
  let url: URL
  beforeAll(async () => {
    world = await startMcpWorld(await open(), { runJobs: false })
    url = await world.listen()
    return () => world.close()
  })
  const looks = () => vi.mocked(findOperation).mock.calls.length

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
