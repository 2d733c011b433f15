import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  allowAt,
  createKeyAt,
  type Person,
  revokeApplicationAt,
  revokeKeyAt,
  signUpAt,
  somebody,
} from '../support/account-pages.ts'
import { describePostgres } from '../support/databases.ts'
import { FormBrowser } from '../support/form-browser.ts'
import {
  called,
  clientKinds,
  connectNew,
  ended,
  isUnauthorized,
  OAuthMemory,
  type Target,
} from '../support/mcp/oauth-client.ts'
import { environmentOf, type ServerProcess, startServer } from '../support/server-process.ts'

/** What users know of the server; nobody listens there, requests go to the one process or the other. */
const publicUrl = 'https://slides.example.com'

describePostgres(
  'Two processes on one Postgres, as a proxy spreads requests',
  (_open, newPlace) => {
    const servers: ServerProcess[] = []
    let one: ServerProcess
    let other: ServerProcess

    beforeAll(async () => {
      const environment = {
        ...environmentOf(await newPlace()),
        PUBLIC_URL: publicUrl,
        SECRET: randomUUID(),
        SIGNUP: 'open',
        WORKER_THREADS: '1',
      }
      // Each is stopped afterwards also when the other one does not start.
      await Promise.all([1, 2].map(async () => servers.push(await startServer(environment))))
      ;[one, other] = servers as [ServerProcess, ServerProcess]
    })

    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop()))
    })

    /** The server, as a client reaches it whose requests go to the processes in turn. */
    function targetOf(...processes: ServerProcess[]): Target {
      let requests = 0
      return {
        url: new URL('/mcp', publicUrl),
        fetch: (input, init) => {
          const process = processes[requests++ % processes.length] as ServerProcess
          return fetch(String(input).replace(publicUrl, process.url), init)
        },
      }
    }

    /** Somebody who has signed up and is signed in. */
    async function signedUp(): Promise<{ person: Person; browser: FormBrowser }> {
      const person = somebody()
      const browser = new FormBrowser(publicUrl, one.url)
      await signUpAt(browser, person)
      return { person, browser }
    }

    test('a session that begins on one is known to the other, and ends there', async () => {
      const { person, browser } = await signedUp()
      const settings = await browser.at(other.url).open('/settings')
      expect(settings.status).toBe(200)
      expect(settings.html).toContain(person.email)
      await browser.at(other.url).submit(settings, '/sign-out')
      expect((await browser.open('/settings')).url.pathname).toBe('/sign-in')
    })

    test.each(
      clientKinds,
    )('$title registers on one, its user consents on the other, and its requests go to both', async (kind) => {
      const { person } = await signedUp()
      const memory = new OAuthMemory()
      await expect(kind.connect(targetOf(one), memory)).rejects.toSatisfy(isUnauthorized)
      const parameters = await memory.authorized((address) =>
        allowAt(new FormBrowser(publicUrl, other.url), address, person),
      )
      await kind.finish(targetOf(one), memory, parameters)

      const client = await kind.connect(targetOf(one, other), memory)
      const started = await called(client, 'generate_presentation', { input_text: 'One\n\nTwo' })
      const made = await ended(client, started)
      const id = made.structuredContent?.presentation_id
      await called(client, 'delete_presentation', { presentation_id: id })
      await client.close()
    })

    const [kind] = clientKinds

    test('what is revoked on one is refused by the other at once', async () => {
      const { person, browser } = await signedUp()
      const authorize = (address: URL) => allowAt(browser, address, person)
      const memory = new OAuthMemory('An editor')
      const client = await connectNew(kind, targetOf(other), authorize, memory)
      await called(client, 'ping')
      await revokeApplicationAt(browser, 'An editor')
      await expect(client.call('ping')).rejects.toSatisfy(isUnauthorized)
      await client.close()
    })

    test('several windows refresh on both at once, and all go on working', async () => {
      const { person, browser } = await signedUp()
      const authorize = (address: URL) => allowAt(browser, address, person)
      const client = await connectNew(kind, targetOf(one), authorize)
      const windows = await Promise.all(
        [one, other, one, other].map((process) =>
          kind.connect(targetOf(process), client.memory.copy()),
        ),
      )
      for (const _time of [1, 2]) {
        for (const { memory } of windows) memory.spoilAccessToken()
        await Promise.all(windows.map((window) => called(window, 'ping')))
      }
      expect(windows.map(({ memory }) => memory.opened.length)).toEqual([0, 0, 0, 0])
      for (const window of [client, ...windows]) await window.close()
    })

    test('a key that is revoked in the settings of one is refused by the other within a second', async () => {
      const { browser } = await signedUp()
      const key = await createKeyAt(browser, 'A program')
      const ping = async () => {
        const headers = { authorization: `Bearer ${key}` }
        return (await fetch(`${other.url}/api/v1/ping`, { headers })).status
      }
      // The other one has seen it, and remembers it.
      expect(await ping()).toBe(200)
      await revokeKeyAt(browser, 'A program')
      await expect.poll(ping, { timeout: 1_000, interval: 50 }).toBe(401)
    })
  },
)
