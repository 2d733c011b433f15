import { existsSync } from 'node:fs'
import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminRun, keyIn, runAdminProcess } from '../support/admin-process.ts'
import { describeEmbedded } from '../support/databases.ts'
import {
  freePort,
  type ServerProcess,
  spawnServer,
  startServer,
} from '../support/server-process.ts'

/** Several processes start and stop, on a machine that may have other things to do. */
const timeout = 180_000

const publicUrl = 'https://slides.example.com'

async function statusFor(server: ServerProcess, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${server.url}/api/v1/ping`, { headers })).status
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

describeEmbedded('npm run admin around the life of a server', (_open, newPlace) => {
  let directory: string
  let running: Promise<ServerProcess> | undefined
  const starting: Promise<ServerProcess>[] = []
  const environment = () => ({ DATA_DIR: directory })
  const start = (): Promise<ServerProcess> => {
    running = startServer({ ...environment(), PUBLIC_URL: publicUrl })
    starting.push(running)
    return running
  }
  const server = (): Promise<ServerProcess> => running ?? start()
  const admin = (...parameters: string[]) => runAdminProcess(environment(), ...parameters)
  const made: string[] = []
  const makeUser = (name: string) => {
    made.push(name)
    return admin('create-user', '--email', `${name}@example.com`, '--name', name)
  }
  const socket = () => join(directory, 'admin', 'server.sock')

  beforeAll(async () => {
    directory = (await newPlace()).dataDirectory
    // As a volume that anybody can enter.
    await chmod(directory, 0o755)
  })
  afterAll(async () => {
    for (const one of await Promise.allSettled(starting))
      if (one.status === 'fulfilled') await one.value.kill()
  })

  // One life, told in its order.
  describe('of one database', { timeout }, () => {
    let runs: AdminRun[] = []
    beforeAll(async () => {
      runs = await Promise.all(['before', 'ada'].map(makeUser))
    })

    it('works before there is one, and waits for another command that has the database', () => {
      expect(runs.map(({ errors, exitCode }) => [errors, exitCode])).toEqual([
        ['', 0],
        ['', 0],
      ])
    })

    it('waits for one that is starting', async () => {
      const ready = start()
      // It is awaited below, unless something else fails before.
      ready.catch(() => undefined)
      // From here on it has the database.
      await expect
        .poll(() => existsSync(join(directory, 'database.lock')), { timeout: 60_000, interval: 5 })
        .toBe(true)
      expect(await admin('list-users')).toMatchObject({ exitCode: 0, errors: '' })
      await ready
    })

    it('works while it runs, on the same users', async () => {
      const before = keyIn(runs[0]?.output ?? '')
      const during = keyIn((await makeUser('during')).output)
      for (const key of [before, during]) expect(await statusFor(await server(), key)).toBe(200)
    })

    describe('while it runs', () => {
      let running: ServerProcess
      beforeAll(async () => {
        running = await server()
      })

      it('makes a user whose key the server takes', async () => {
        const { output, exitCode } = await admin(
          ...['create-user', '--email', 'grace@example.com', '--name', 'Grace'],
        )
        expect(exitCode).toBe(0)
        expect(await statusFor(running, keyIn(output))).toBe(200)
      })

      it('revokes a key that the server has just taken, at once', async () => {
        const key = keyIn((await admin('create-key', '--email', 'ada@example.com')).output)
        expect(await statusFor(running, key)).toBe(200)
        await admin('revoke-key', '--id', key.slice(3, 15))
        expect(await statusFor(running, key)).toBe(401)
      })

      it.each([
        ['sign-in-link', '/sign-in/link?token='],
        ['reset-password', '/reset-password?token='],
      ])('prints a link of %s on the address of the server', async (command, path) => {
        const { output } = await admin(command, '--email', 'ada@example.com')
        const link = new URL(output.trimEnd().split('\n').at(-1) ?? '')
        expect(link.href).toMatch(/[?&]token=[\w-]{43}$/)
        expect(link.href.startsWith(publicUrl + path)).toBe(true)
      })

      it('signs up by the settings of the server', async () => {
        const { output } = await admin(
          'create-user',
          '--email',
          'rich@example.com',
          '--name',
          'Rich',
        )
        const headers = { authorization: `Bearer ${keyIn(output)}` }
        const answer = await fetch(`${running.url}/api/modern/v1/ping`, { headers })
        expect(await answer.json()).toMatchObject({ credits: 1_000_000 })
      })

      it('says why something cannot be done, as without a server', async () => {
        expect(await admin('create-key', '--email', 'nobody@example.com')).toEqual({
          output: '',
          errors: 'There is no user with the address nobody@example.com.\n',
          exitCode: 1,
        })
      })

      it('says what a value must be, as without a server', async () => {
        expect(await admin('grant-credits', '--email', 'ada@example.com', '--amount', '0')).toEqual(
          {
            output: '',
            errors: '--amount must be a whole number from 1 to 999999999, not 0.\n',
            exitCode: 1,
          },
        )
      })

      it('does several commands at once', async () => {
        const runs = await Promise.all(
          Array.from({ length: 4 }, () => admin('create-key', '--email', 'grace@example.com')),
        )
        const keys = new Set(runs.map(({ output }) => keyIn(output)))
        expect(keys.size).toBe(4)
        for (const key of keys) expect(await statusFor(running, key)).toBe(200)
      })

      it('can be asked by the user of the server only', async () => {
        expect(await modeOf(join(directory, 'admin'))).toBe('700')
        expect(await modeOf(join(directory, 'admin', 'server.sock'))).toBe('600')
      })

      it('stays with the server that runs when a second one is refused', async () => {
        const second = spawnServer({ DATA_DIR: directory, PORT: String(await freePort()) })
        expect(await second.exited).toBe(1)
        expect(await admin('list-users')).toMatchObject({ exitCode: 0 })
      })

      it('logs which command it did, and no secret', async () => {
        const { output } = await admin('sign-in-link', '--email', 'ada@example.com')
        const token = output.trimEnd().split('token=').at(-1) ?? ''
        expect(token).toHaveLength(43)
        expect(running.output()).not.toContain(token)
        expect(running.output()).not.toContain('sk_')
      })
    })

    it('works by itself after kill -9', async () => {
      await (await server()).kill()
      // It was left, and nobody listens.
      expect(existsSync(socket())).toBe(true)
      expect((await makeUser('alone')).exitCode).toBe(0)
    })

    it('is answered by the next one', async () => {
      const next = await start()
      expect(await statusFor(next, keyIn((await makeUser('asked')).output))).toBe(200)
    })

    it('works after it has stopped, and has kept everything', async () => {
      expect(await (await server()).stop()).toBe(0)
      expect(existsSync(socket())).toBe(false)
      expect((await makeUser('after')).exitCode).toBe(0)
      const { output } = await admin('list-users')
      for (const name of made) expect(output).toContain(`${name}@example.com`)
    })
  })
})
