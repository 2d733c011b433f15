import { describe, expect, test } from 'vitest'
import type { ApplicationScope } from '../../../src/accounts/connected-applications.ts'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { callTool } from '../../../src/interfaces/mcp/call-tool.ts'
import type { Tool, ToolCall } from '../../../src/interfaces/mcp/tool.ts'
import { tools } from '../../../src/interfaces/mcp/tools.ts'

/** A call by an application that may do all of `scopes`. */
function call(wish: { scopes?: readonly ApplicationScope[]; signal?: AbortSignal } = {}): ToolCall {
  return {
    caller: {
      userId: 'u1',
      applicationId: 'app-claude',
      applicationName: 'Claude',
      scopes: new Set(wish.scopes ?? []),
      dailyCredits: null,
      expiresAt: new Date(),
    },
    work: {
      connection: {} as unknown as Connection,
      prices: defaultPrices,
      signLink: (path) => path,
    },
    isStillAllowed: async () => true,
    signal: wish.signal ?? new AbortController().signal,
    closing: new AbortController().signal,
  }
}

/** A tool that does whatever a test needs. */
function tool(run: Tool['run'], scope?: ApplicationScope): Tool {
  const listed = { name: 'test', inputSchema: { type: 'object' as const } }
  return { name: 'test', listed, scope, run }
}

function rules(wish: { deadline?: number } = {}) {
  const logged: unknown[] = []
  return {
    rateLimiter: { take: () => 0 },
    publicUrl: 'https://slides.test',
    deadline: wish.deadline ?? 1_000,
    log: { error: (...entry: unknown[]) => void logged.push(entry) },
    logged,
  }
}

const never = () => new Promise<never>(() => undefined)
const textOf = (result: { content: unknown[] }) => (result.content[0] as { text: string }).text

describe('A call', () => {
  const ours: readonly (readonly [string, ApplicationScope | undefined])[] = tools.map((one) => [
    one.name,
    one.scope,
  ])

  test.each(ours)('of %s needs what its owner allows as %s', async (name, scope) => {
    const one = tools.find((known) => known.name === name) ?? tool(never)
    const result = await callTool(one, {}, call(), rules({ deadline: 20 }))
    if (scope === undefined) expect(result.isError).toBeUndefined()
    else expect(textOf(result)).toContain('is switched off for Claude')
  })

  test('that its owner has not allowed says what is switched off, and where to allow it', async () => {
    const result = await callTool(tool(never, 'presentations:delete'), {}, call(), rules())
    expect(result).toEqual({
      isError: true,
      content: [
        {
          type: 'text',
          text: 'Deleting presentations and slides is switched off for Claude: allow it at https://slides.test/settings#applications, then try again.',
        },
      ],
    })
  })

  test('that its owner has allowed runs', async () => {
    const answer = { structuredContent: { success: true }, content: [] }
    const allowed = call({ scopes: ['presentations:delete'] })
    const deleting = tool(async () => answer, 'presentations:delete')
    expect(await callTool(deleting, {}, allowed, rules())).toEqual(answer)
  })

  test('that takes too long is answered in time, with what to do', async () => {
    const result = await callTool(tool(never), {}, call(), rules({ deadline: 20 }))
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('look with get_presentations before asking again')
  })

  test('that is over its deadline tells the tool', async () => {
    let seen: AbortSignal | undefined
    const waiting = tool((_given, { signal }) => {
      seen = signal
      return never()
    })
    await callTool(waiting, {}, call(), rules({ deadline: 20 }))
    expect(seen?.aborted).toBe(true)
  })

  test('that was cancelled before it began does nothing', async () => {
    let ran = false
    const noting = tool(async () => {
      ran = true
      return never()
    })
    const result = await callTool(noting, {}, call({ signal: AbortSignal.abort() }), rules())
    expect(result.isError).toBe(true)
    expect(ran).toBe(false)
  })

  test('that is cancelled is not waited for', async () => {
    const cancel = new AbortController()
    const cancelled = callTool(tool(never), {}, call({ signal: cancel.signal }), rules())
    cancel.abort()
    expect(textOf(await cancelled)).toBe('The call was cancelled.')
  })

  test('that fails by our fault says nothing of it, and the log says all', async () => {
    const broken = tool(async () => {
      throw new Error('The secret of the database')
    })
    const given = rules()
    const result = await callTool(broken, {}, call(), given)
    expect(textOf(result)).toBe('Internal server error')
    expect(JSON.stringify(given.logged)).toContain('"tool":"test"')
  })
})
