import {
  Client as ModernClient,
  StreamableHTTPClientTransport as ModernTransport,
} from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { version } from '../../../src/interfaces/version.ts'
import { describeDatabase } from '../../support/databases.ts'
import {
  type McpWorld,
  type Person,
  startMcpWorld,
  type ToolResult,
} from '../../support/mcp/mcp-world.ts'

/** What the tests do with a client, whichever it is. */
interface AnyClient {
  tools(): Promise<
    { name: string; inputSchema: object; outputSchema?: object; annotations?: object }[]
  >
  call(
    name: string,
    given?: Record<string, unknown>,
    options?: { onprogress?: (progress: { progress: number }) => void },
  ): Promise<ToolResult>
  server(): { name?: string; title?: string; version?: string } | undefined
  instructions(): string | undefined
  capabilities(): object | undefined
  close(): Promise<void>
}

const info = { name: 'test', version: '1' }

async function modern(url: URL, token: string, mode: 'auto' | 'legacy'): Promise<AnyClient> {
  const client = new ModernClient(info, { versionNegotiation: { mode } })
  await client.connect(
    new ModernTransport(url, { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  )
  expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25')
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, given = {}, options) =>
      (await client.callTool({ name, arguments: given }, options)) as ToolResult,
    server: () => client.getServerVersion(),
    instructions: () => client.getInstructions(),
    capabilities: () => client.getServerCapabilities(),
    close: () => client.close(),
  }
}

async function older(url: URL, token: string): Promise<AnyClient> {
  const client = new OlderClient(info)
  await client.connect(
    new OlderTransport(url, { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  )
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, given = {}, options) =>
      (await client.callTool({ name, arguments: given }, undefined, options)) as ToolResult,
    server: () => client.getServerVersion(),
    instructions: () => client.getInstructions(),
    capabilities: () => client.getServerCapabilities(),
    close: () => client.close(),
  }
}

describeDatabase('clients of MCP', (open) => {
  let world: McpWorld
  let url: URL
  beforeAll(async () => {
    world = await startMcpWorld(await open())
    url = await world.listen()
    return () => world.close()
  })

  describe.each<[string, (token: string) => Promise<AnyClient>]>([
    ['2.x, revision 2026-07-28', (token) => modern(url, token, 'auto')],
    ['2.x, older revisions', (token) => modern(url, token, 'legacy')],
    ['1.x', (token) => older(url, token)],
  ])('%s', (_title, connect) => {
    let client: AnyClient
    let person: Person
    beforeAll(async () => {
      person = await world.person()
      client = await connect(person.token)
      return () => client.close()
    })

    test('know whom they talk to, and how the tools work together', () => {
      expect(client.server()).toMatchObject({
        name: 'slidewright',
        title: 'Slidewright',
        version,
      })
      expect(client.instructions()).toContain('get_generation_status')
      expect(client.capabilities()).toEqual({ tools: {} })
    })

    test('list the eleven tools', async () => {
      const names = (await client.tools()).map((tool) => tool.name)
      expect(names).toEqual([
        'ping',
        'get_presentations',
        'get_themes',
        'get_vibes',
        'generate_presentation',
        'get_generation_status',
        'create_slide',
        'delete_slide',
        'export_presentation',
        'generate_transcripts',
        'delete_presentation',
      ])
    })

    test('go all the way, and every answer is of its schema', async () => {
      const ajv = new Ajv2020({ strict: false, validateFormats: false })
      const schemas = new Map(
        (await client.tools()).map((tool) => [tool.name, ajv.compile(tool.outputSchema ?? {})]),
      )
      const call = async (name: string, given: Record<string, unknown> = {}) => {
        const result = await client.call(name, given)
        expect(result.isError, JSON.stringify(result)).toBeFalsy()
        expect(schemas.get(name)?.(result.structuredContent), name).toBe(true)
        return result
      }
      const ended = async (started: ToolResult) =>
        call('get_generation_status', {
          generation_id: started.structuredContent?.generation_id,
          wait_seconds: 20,
        })

      await call('ping')
      await call('get_themes')
      await call('get_vibes')
      const made = await ended(
        await call('generate_presentation', { input_text: 'One\nTwo', export_formats: ['pdf'] }),
      )
      const id = made.structuredContent?.presentation_id
      expect(made.content).toContainEqual(
        expect.objectContaining({
          type: 'resource_link',
          name: 'presentation.pdf',
          mimeType: 'application/pdf',
          uri: expect.stringContaining('https://slides.test/'),
        }),
      )
      expect((await call('get_presentations')).structuredContent?.presentations).toHaveLength(1)
      const slide = await ended(
        await call('create_slide', { presentation_id: id, slide_context: 'Three' }),
      )
      const exported = await ended(
        await call('export_presentation', { presentation_id: id, formats: ['link', 'ppt'] }),
      )
      expect(exported.content.filter(({ type }) => type === 'resource_link')).toHaveLength(2)
      const spoken = await ended(await call('generate_transcripts', { presentation_id: id }))
      expect(spoken.structuredContent?.transcripts).toHaveLength(3)
      const slideId = slide.structuredContent?.slide_id
      await call('delete_slide', { presentation_id: id, slide_id: slideId })
      await call('delete_presentation', { presentation_id: id })
    })

    test('are told of progress while they wait', async () => {
      let release: () => void = () => undefined
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      world.workers.onAuthor = () => gate
      const started = await client.call('generate_presentation', { input_text: 'One' })
      const told: number[] = []
      const id = started.structuredContent?.generation_id
      const status = client.call(
        'get_generation_status',
        { generation_id: id, wait_seconds: 20 },
        {
          onprogress: ({ progress }) => {
            told.push(progress)
            world.workers.onAuthor = undefined
            release()
          },
        },
      )
      expect((await status).structuredContent?.status).toBe('completed')
      expect(told[0]).toBe(0)
      expect(told).toEqual([...told].sort((one, other) => one - other))
    })

    test('read why a call is refused', async () => {
      const result = await client.call('export_presentation', { presentation_id: 'unknown' })
      expect(result.isError).toBe(true)
      expect(result.content[0]?.text).toBe('There is no such presentation.')
    })
  })

  test.each<[string, (token: string) => Promise<AnyClient>]>([
    ['2.x', (token) => modern(url, token, 'auto')],
    ['1.x', (token) => older(url, token)],
  ])('without a valid token: %s fails to connect', async (_title, connect) => {
    await expect(connect('unknown')).rejects.toThrow()
  })

  describe('told to sign in', () => {
    /** A client's side of OAuth that remembers nothing yet. */
    const provider = {
      redirectUrl: 'http://localhost:3000/callback',
      clientMetadata: { client_name: 'Test', redirect_uris: ['http://localhost:3000/callback'] },
      clientInformation: () => undefined,
      saveClientInformation: () => undefined,
      tokens: () => undefined,
      saveTokens: () => undefined,
      redirectToAuthorization: () => undefined,
      saveCodeVerifier: () => undefined,
      codeVerifier: () => '',
    }
    /** Where a client asks besides the endpoint, which is the only one there. */
    function noting(asked: string[]): typeof fetch {
      return async (input, init) => {
        const address = String(input instanceof Request ? input.url : input)
        if (address === url.href) return fetch(input, init)
        asked.push(address)
        return new Response(null, { status: 404 })
      }
    }
    const resourceMetadata = 'https://slides.test/.well-known/oauth-protected-resource/mcp'

    test('2.x asks where', async () => {
      const asked: string[] = []
      const options = { authProvider: provider, fetch: noting(asked) }
      const client = new ModernClient(info, { versionNegotiation: { mode: 'auto' } })
      await expect(client.connect(new ModernTransport(url, options))).rejects.toThrow()
      expect(asked[0]).toBe(resourceMetadata)
    })

    test('1.x asks where', async () => {
      const asked: string[] = []
      const options = { authProvider: provider, fetch: noting(asked) }
      const connecting = new OlderClient(info).connect(new OlderTransport(url, options))
      await expect(connecting).rejects.toThrow()
      expect(asked[0]).toBe(resourceMetadata)
    })
  })
})
