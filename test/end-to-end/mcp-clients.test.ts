import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  allowAt,
  type Person,
  revokeApplicationAt,
  signUpAt,
  somebody,
} from '../support/account-pages.ts'
import { describeDatabase, type Place } from '../support/databases.ts'
import { FormBrowser } from '../support/form-browser.ts'
import type { ToolResult } from '../support/mcp/mcp-world.ts'
import {
  called,
  clientKinds,
  connectNew,
  ended,
  isUnauthorized,
  type McpClient,
  OAuthMemory,
  type Target,
  watchedTarget,
} from '../support/mcp/oauth-client.ts'
import { sampleText } from '../support/samples.ts'
import { environmentOf, spawnServer } from '../support/server-process.ts'

const toolNames = [
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
]

/** A server as somebody starts it who sets next to nothing: it takes any port, and says which. */
async function startAnywhere(place: Place): Promise<{ url: string; stop(): Promise<void> }> {
  const { child, output, exited } = spawnServer({
    PORT: '0',
    ...environmentOf(place),
    SIGNUP: 'open',
    WORKER_THREADS: '1',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  const running = () => /running at (http:\/\/localhost:\d+)/.exec(output())?.[1]
  const deadline = Date.now() + 60_000
  while (running() === undefined) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(output())
    await pause(50)
  }
  return {
    url: String(running()),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Where the files of an answer are. */
function linksOf(result: ToolResult): Map<string, string> {
  const links = result.content.filter(({ type }) => type === 'resource_link')
  return new Map(links.map(({ mimeType, uri }) => [String(mimeType), String(uri)]))
}

/** The first bytes of a file, and its type, as somebody gets it who opens a link. */
async function opened(address: string | undefined): Promise<{ type: string; start: string }> {
  const answer = await fetch(String(address))
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  return { type, start: bytes.subarray(0, 4).toString('latin1') }
}

const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

describeDatabase('MCP clients and a server that was just started', (_open, newPlace) => {
  let place: Place
  let origin: string
  let target: Target
  beforeAll(async () => {
    place = await newPlace()
    const server = await startAnywhere(place)
    origin = server.url
    target = { url: new URL('/mcp', origin) }
    return server.stop
  })

  /** Somebody with an account, who has never been in this browser. */
  async function newPerson(): Promise<{ person: Person; browser: FormBrowser }> {
    const person = somebody()
    await signUpAt(new FormBrowser(origin), person)
    return { person, browser: new FormBrowser(origin) }
  }

  describe.each(clientKinds)('$title', (kind) => {
    let client: McpClient
    let person: Person
    let browser: FormBrowser
    const asked: string[] = []
    beforeAll(async () => {
      ;({ person, browser } = await newPerson())
      const noting: Target = {
        ...target,
        async fetch(input, init) {
          const answer = await fetch(input, init)
          asked.push(`${init?.method ?? 'GET'} ${new URL(input).pathname} ${answer.status}`)
          return answer
        },
      }
      client = await connectNew(kind, noting, (address) => allowAt(browser, address, person))
      return () => client.close()
    })

    test('finds by itself where to register and to sign in', () => {
      const steps = [
        'POST /mcp 401',
        'GET /.well-known/oauth-protected-resource/mcp 200',
        'GET /.well-known/oauth-authorization-server 200',
        'POST /oauth2/register 201',
        'POST /oauth2/token 200',
        'POST /mcp 200',
      ]
      expect([...new Set(asked)].filter((step) => steps.includes(step))).toEqual(steps)
    })

    test('goes all the way with a deck', async () => {
      expect(await client.toolNames()).toEqual(toolNames)
      await called(client, 'ping')
      await called(client, 'get_vibes')
      const { structuredContent: looks } = await called(client, 'get_themes')

      const made = await ended(
        client,
        await called(client, 'generate_presentation', {
          input_text: sampleText('quarterly-review.md'),
          title: 'How it went',
          theme_id: (looks.themes as { id: string }[])[0]?.id,
          slide_range: '2-5',
          export_formats: ['link', 'pdf', 'ppt'],
        }),
      )
      const id = made.structuredContent?.presentation_id
      const links = linksOf(made)
      expect(await opened(links.get('application/pdf'))).toEqual({
        type: 'application/pdf',
        start: '%PDF',
      })
      expect(await opened(links.get(pptx))).toEqual({ type: pptx, start: 'PK\x03\x04' })
      expect((await opened(links.get('text/html'))).type).toContain('text/html')

      const slide = await ended(
        client,
        await called(client, 'create_slide', {
          presentation_id: id,
          slide_context: 'What comes next: two hires, one new region.',
        }),
      )
      const exported = await ended(
        client,
        await called(client, 'export_presentation', { presentation_id: id, formats: ['pdf'] }),
      )
      expect((await opened(linksOf(exported).get('application/pdf'))).start).toBe('%PDF')
      const spoken = await ended(
        client,
        await called(client, 'generate_transcripts', { presentation_id: id }),
      )
      const transcripts = spoken.structuredContent?.transcripts as { transcript: string }[]
      // Of two to five slides, and one more.
      expect(transcripts.length).toBeGreaterThanOrEqual(3)
      expect(transcripts.length).toBeLessThanOrEqual(6)

      const slideId = slide.structuredContent?.slide_id
      await called(client, 'delete_slide', { presentation_id: id, slide_id: slideId })
      await called(client, 'delete_presentation', { presentation_id: id })
      const left = await called(client, 'get_presentations')
      expect(left.structuredContent.presentations).toEqual([])
    })

    test('takes new tokens by itself when its own is refused', async () => {
      const { memory } = client
      const [saved, asking] = [memory.saved, memory.opened.length]
      memory.spoilAccessToken()
      await called(client, 'ping')
      expect(memory.saved).toBe(saved + 1)
      expect(memory.opened).toHaveLength(asking)
    })

    test('in three windows at once takes new tokens, and all of them go on working', async () => {
      const watched = watchedTarget(target)
      const windows = await Promise.all(
        [1, 2, 3].map(() => kind.connect(watched, client.memory.copy())),
      )
      // Twice: who was given the same tokens can refresh them again.
      for (const _time of [1, 2]) {
        await watched.quiet()
        const before = windows.map(({ memory }) => {
          memory.spoilAccessToken()
          return memory.saved
        })
        await Promise.all(windows.map((window) => called(window, 'ping')))
        for (const [index, { memory }] of windows.entries())
          expect(memory.saved).toBeGreaterThan(before[index] ?? Number.NaN)
      }
      expect(windows.map(({ memory }) => memory.opened.length)).toEqual([0, 0, 0])
      for (const window of windows) await window.close()
    })

    test('is refused from the moment on that its owner revokes it, and asks anew', async () => {
      const another = await connectNew(
        kind,
        target,
        (address) => allowAt(browser, address, person),
        new OAuthMemory('Another editor'),
      )
      await called(another, 'ping')
      const revokedToken = another.memory.held?.access_token
      await revokeApplicationAt(browser, 'Another editor')

      const refused = await fetch(target.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${revokedToken}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"')
      const asking = another.memory.opened.length
      const error = await another.call('ping').catch((reason: unknown) => reason)
      expect(isUnauthorized(error)).toBe(true)
      expect(another.memory.opened).toHaveLength(asking + 1)
      await another.close()
    })

    test('can be connected again after that', async () => {
      const memory = new OAuthMemory('A third editor')
      const authorize = (address: URL) => allowAt(browser, address, person)
      const first = await connectNew(kind, target, authorize, memory)
      await first.close()
      await revokeApplicationAt(browser, 'A third editor')
      const again = await connectNew(kind, target, authorize, memory)
      await called(again, 'ping')
      await again.close()
    })
  })

  const [kind] = clientKinds

  test('A client that asks for no scope gets all that its owner leaves on', async () => {
    const { person, browser } = await newPerson()
    const client = await connectNew(kind, target, (address) => {
      address.searchParams.delete('scope')
      return allowAt(browser, address, person)
    })
    expect(client.memory.held?.scope?.split(' ')).toEqual([
      'presentations:read',
      'presentations:write',
      'presentations:delete',
      'offline_access',
    ])
    await called(client, 'get_presentations')
    await client.close()
  })

  test('A client whose owner switched off deleting is told so, and does the rest', async () => {
    const { person, browser } = await newPerson()
    const client = await connectNew(kind, target, (address) =>
      allowAt(browser, address, person, { untick: ['presentations:delete'] }),
    )
    const made = await ended(
      client,
      await called(client, 'generate_presentation', { input_text: 'One\n\nTwo' }),
    )
    const id = made.structuredContent?.presentation_id
    const refused = await client.call('delete_presentation', { presentation_id: id })
    expect(refused.isError).toBe(true)
    expect(refused.content[0]?.text).toContain('/settings')
    const left = await called(client, 'get_presentations')
    expect(left.structuredContent.presentations).toHaveLength(1)
    await client.close()
  })

  test('A client whose owner says no is told so', async () => {
    const { person, browser } = await newPerson()
    const memory = new OAuthMemory()
    await expect(kind.connect(target, memory)).rejects.toSatisfy(isUnauthorized)
    const parameters = await memory.authorized((address) =>
      allowAt(browser, address, person, { press: 'cancel' }),
    )
    expect(parameters.get('error')).toBe('access_denied')
    expect(parameters.has('code')).toBe(false)
  })

  describe('whose tokens have expired', () => {
    let database: pg.Client
    let person: Person
    let browser: FormBrowser
    beforeAll(async () => {
      if (place.databaseUrl === undefined) return
      ;({ person, browser } = await newPerson())
      database = new pg.Client({ connectionString: place.databaseUrl })
      // It is dropped before it is closed.
      database.on('error', () => undefined)
      await database.connect()
      return () => database.end()
    })
    beforeEach(({ skip }) =>
      skip(place.databaseUrl === undefined, 'nobody else can write to an embedded database'),
    )

    const expire = () =>
      database.query("update oauth_access_token set expires_at = now() - interval '1 second'")

    test.each(clientKinds)('$title refreshes them by itself', async (kind) => {
      const client = await connectNew(kind, target, (address) => allowAt(browser, address, person))
      await expire()
      await called(client, 'ping')
      expect(client.memory.saved).toBeGreaterThan(1)
      expect(client.memory.opened).toHaveLength(1)
      await client.close()
    })

    test.each(clientKinds)('$title refreshes in three windows at once', async (kind) => {
      const watched = watchedTarget(target)
      const client = await connectNew(kind, watched, (address) => allowAt(browser, address, person))
      const windows = [1, 2, 3].map(() => kind.connect(watched, client.memory.copy()))
      const all = [client, ...(await Promise.all(windows))]
      for (const _time of [1, 2]) {
        await watched.quiet()
        const before = all.map(({ memory }) => memory.saved)
        await expire()
        await Promise.all(all.map((window) => called(window, 'ping')))
        for (const [index, { memory }] of all.entries())
          expect(memory.saved).toBeGreaterThan(before[index] ?? Number.NaN)
      }
      expect(all.map(({ memory }) => memory.opened.length)).toEqual([1, 0, 0, 0])
      for (const window of all) await window.close()
    })
  })
})
