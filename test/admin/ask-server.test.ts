import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askServer } from '../../src/admin/ask-server.ts'

const listUsers = { command: 'list-users', options: {} }

describe('Asking a server', () => {
  let directory: string
  const servers: Server[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-ask-'))
    await mkdir(join(directory, 'admin'), { mode: 0o700 })
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) server.close()
    await rm(directory, { recursive: true, force: true })
  })

  async function listen(onRequest: (socket: Socket) => void, path = socketPath()): Promise<void> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => onRequest(socket))
    }).listen(path)
    servers.push(server)
    await once(server, 'listening')
  }
  const socketPath = () => join(directory, 'admin', 'server.sock')
  const answer = '{"output":"Done.\\n","errors":"","exitCode":0}\n'

  it('gives what it answers, in however many pieces', async () => {
    await listen((socket) => {
      socket.write(answer.slice(0, 10))
      setTimeout(() => socket.end(answer.slice(10)), 20)
    })
    expect(await askServer(directory, listUsers)).toEqual({
      output: 'Done.\n',
      errors: '',
      exitCode: 0,
    })
  })

  it('gives nothing where nobody listens', async () => {
    expect(await askServer(directory, listUsers)).toBeUndefined()
    expect(await askServer(join(directory, 'nothing'), listUsers)).toBeUndefined()
  })

  it('says when it ends in the middle', async () => {
    await listen((socket) => socket.end(answer.slice(0, 10)))
    await expect(askServer(directory, listUsers)).rejects.toThrow(
      'The running server ended before the command was surely done: look with list-users or list-keys',
    )
  })

  it('says when it does not answer', async () => {
    await listen(() => undefined)
    await expect(askServer(directory, listUsers, { milliseconds: 50 })).rejects.toThrow(
      'The running server did not answer before the command was surely done',
    )
  })

  it.each([
    'Hello.\n',
    '{}\n',
    '{"output":"","errors":"","exitCode":"0"}\n',
  ])('says when it cannot understand %j', async (line) => {
    await listen((socket) => socket.end(line))
    await expect(askServer(directory, listUsers)).rejects.toThrow(
      'The answer of the running server cannot be understood',
    )
  })

  it('follows the pointer to a private directory, and to no other', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'slidewright-'))
    const path = join(elsewhere, 'server.sock')
    await listen((socket) => socket.end(answer), path)
    await writeFile(join(directory, 'admin', 'socket-path'), path)
    expect(await askServer(directory, listUsers)).toMatchObject({ output: 'Done.\n' })

    // As if somebody else had made it after the temporary files were cleared.
    await chmod(elsewhere, 0o755)
    expect(await askServer(directory, listUsers)).toBeUndefined()
    await rm(elsewhere, { recursive: true, force: true })
  })
})
