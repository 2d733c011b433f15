import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { askServer } from '../../src/admin/ask-server.ts'
import { type AdminDependencies, serveAdmin } from '../../src/admin/serve-admin.ts'
import type { Connection } from '../../src/database/connection.ts'
import { describeEmbedded } from '../support/databases.ts'

const listUsers = { command: 'list-users', options: {} }

describeEmbedded('The socket for npm run admin', (open) => {
  let connection: Connection
  let directory: string
  let closing: boolean
  let logged: unknown[]
  const served: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-socket-'))
    closing = false
    logged = []
  })
  afterEach(async () => {
    for (const one of served.splice(0)) await one.close()
    await rm(directory, { recursive: true, force: true })
  })
  const opened: ReturnType<typeof connect>[] = []
  afterAll(() => {
    for (const socket of opened) socket.destroy()
  })

  async function serve(more: Partial<AdminDependencies> = {}) {
    const log = (entry: unknown) => {
      logged.push(entry)
    }
    const admin = await serveAdmin({
      connection,
      config: {
        dataDirectory: directory,
        publicUrl: 'https://slides.example.com',
        signup: undefined,
        signupCredits: 0,
      },
      logger: { info: log, warn: log, error: log },
      isClosing: () => closing,
      ...more,
    })
    served.push(admin)
    return admin
  }

  async function dial() {
    const socket = connect(join(directory, 'admin', 'server.sock')).setEncoding('utf8')
    opened.push(socket)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }

  /** Sends as it is; gives everything that comes back. */
  async function send(text: string): Promise<string> {
    const socket = await dial()
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece
    })
    socket.write(text)
    await once(socket, 'close')
    return answer
  }

  it('answers one line with one line', async () => {
    await serve()
    const answer = await send('{"protocol":1,"command":"list-users","options":{}}\n')
    expect(JSON.parse(answer)).toMatchObject({ exitCode: 0, errors: '' })
    expect(answer.endsWith('}\n')).toBe(true)
  })

  it.each([
    ['another version of the lines', '{"protocol":2,"command":"list-users","options":{}}'],
    ['an unknown command', '{"protocol":1,"command":"backup","options":{}}'],
    ['a name that every object has', '{"protocol":1,"command":"constructor","options":{}}'],
    ['an unknown option', '{"protocol":1,"command":"list-users","options":{"colour":"red"}}'],
    ['a missing option', '{"protocol":1,"command":"list-keys","options":{}}'],
    ['a value that is no text', '{"protocol":1,"command":"list-keys","options":{"email":1}}'],
    ['no JSON', 'GET / HTTP/1.1'],
    ['nothing', ''],
  ])('asks to be restarted for %s', async (_what, line) => {
    await serve()
    expect(JSON.parse(await send(`${line}\n`))).toEqual({
      output: '',
      errors:
        'The running server is another version of Slidewright, which does not know this command: restart it, then run the command again.\n',
      exitCode: 1,
    })
  })

  it('reads no more than a command can need', async () => {
    await serve()
    expect(await send('x'.repeat(70_000))).toContain('The command is too long.')
    await expect(
      askServer(directory, { command: 'list-keys', options: { email: 'x'.repeat(70_000) } }),
    ).rejects.toThrow('The command is too long.')
  })

  it('says that the server is stopping', async () => {
    await serve()
    closing = true
    expect(await askServer(directory, listUsers)).toEqual({
      output: '',
      errors: 'The server is stopping: run the command again in a moment.\n',
      exitCode: 1,
    })
  })

  it('does not tell what went wrong inside, and logs it', async () => {
    const broken = { ...connection, database: undefined as unknown as Connection['database'] }
    await serve({ connection: broken })
    expect(await askServer(directory, listUsers)).toMatchObject({
      errors: 'The server could not do it; its log says why.\n',
      exitCode: 1,
    })
    expect(logged.at(-1)).toMatchObject({ err: expect.any(TypeError), command: 'list-users' })
  })

  it('does what is under way before it closes', async () => {
    const admin = await serve()
    const create = { command: 'create-user', options: { email: 'ada@example.com', name: 'Ada' } }
    const asked = askServer(directory, create)
    await expect.poll(() => logged.length).toBe(1)
    await admin.close()
    expect(await asked).toMatchObject({ exitCode: 0 })
  })

  it('does not wait for somebody who says nothing', async () => {
    const admin = await serve()
    const socket = await dial()
    await admin.close()
    if (!socket.closed) await once(socket, 'close')
    expect(await askServer(directory, listUsers)).toBeUndefined()
  })

  it('answers others while one says nothing', async () => {
    await serve()
    await dial()
    expect(await askServer(directory, listUsers)).toMatchObject({ exitCode: 0 })
  })

  it('is not needed on a database server', async () => {
    await serve({ connection: { ...connection, kind: 'postgres' } })
    expect(await askServer(directory, listUsers)).toBeUndefined()
  })

  it('replaces what is in its place, and closes a directory that was open', async () => {
    await mkdir(join(directory, 'admin'))
    await chmod(join(directory, 'admin'), 0o777)
    await writeFile(join(directory, 'admin', 'server.sock'), '')
    expect(await askServer(directory, listUsers)).toBeUndefined()
    await serve()
    expect(await askServer(directory, listUsers)).toMatchObject({ exitCode: 0 })
    expect((await stat(join(directory, 'admin'))).mode & 0o777).toBe(0o700)
  })

  it('is elsewhere, and found there, where its path is too long; what a killed server left goes', async () => {
    const root = directory
    directory = join(root, 'long'.repeat(30))
    await mkdir(directory)
    const pointer = join(directory, 'admin', 'socket-path')
    // One that is killed takes nothing away.
    await serve()
    const left = await readFile(pointer, 'utf8')

    const next = await serve()
    const path = await readFile(pointer, 'utf8')
    expect(Buffer.byteLength(path)).toBeLessThan(100)
    expect((await stat(dirname(path))).mode & 0o777).toBe(0o700)
    expect(existsSync(dirname(left))).toBe(false)
    expect(await askServer(directory, listUsers)).toMatchObject({ exitCode: 0 })

    await next.close()
    expect(existsSync(pointer)).toBe(false)
    expect(existsSync(dirname(path))).toBe(false)
    directory = root
  })

  it('is no reason not to start when it cannot be made', async () => {
    await writeFile(join(directory, 'admin'), 'A file where the directory should be.')
    await serve()
    expect(logged).toMatchObject([{ err: expect.any(Error) }])
    expect(await askServer(directory, listUsers)).toBeUndefined()
  })
})
