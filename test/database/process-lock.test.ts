import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeProcessLock } from '../../src/database/process-lock.ts'

const holderFile = fileURLToPath(new URL('../support/hold-lock.js', import.meta.url))

describe('takeProcessLock', () => {
  let directory: string
  let path: string
  const children: ChildProcess[] = []

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-lock-'))
    path = join(directory, 'lock')
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await rm(directory, { recursive: true })
  })

  /** Another process that tries to take the lock, and the first line it prints. */
  async function anotherProcess(): Promise<{ child: ChildProcess; line: string }> {
    const child = spawn(process.execPath, [holderFile, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    return { child, line: line.toString().trim() }
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** The file as a holder would have left it. */
  async function leftBehind(change: Record<string, unknown>): Promise<void> {
    const { lock } = await takeProcessLock(path)
    const holder = JSON.parse(readFileSync(path, 'utf8'))
    await lock?.release()
    await writeFile(path, JSON.stringify({ ...holder, token: 'of another', ...change }))
  }

  it('takes a free lock, and leaves nothing behind', async () => {
    const { lock } = await takeProcessLock(path)
    expect(existsSync(path)).toBe(true)
    await lock?.release()
    expect(await readdir(directory)).toEqual([])
  })

  it('refuses while this very process has it', async () => {
    const { lock } = await takeProcessLock(path)
    expect(await takeProcessLock(path)).toEqual({ heldBy: process.pid })
    await lock?.release()
  })

  it('refuses while another process has it', async () => {
    const { child, line } = await anotherProcess()
    expect(line).toBe('taken')
    expect(await takeProcessLock(path)).toEqual({ heldBy: child.pid })
  })

  it('refuses another process while this one has it', async () => {
    const { lock } = await takeProcessLock(path)
    expect((await anotherProcess()).line).toBe(`held by ${process.pid}`)
    await lock?.release()
  })

  it('refuses while the holder is stopped, but alive', async () => {
    const { child } = await anotherProcess()
    child.kill('SIGSTOP')
    expect(await takeProcessLock(path)).toEqual({ heldBy: child.pid })
  })

  describe('finds drafts of other starts, and', () => {
    const old = new Date(Date.now() - 3_600_000)

    async function leaveDraft(ending: string, change: Record<string, unknown>, at = old) {
      await leftBehind(change)
      const draft = `${path}${ending}`
      await rename(path, draft)
      await utimes(draft, at, at)
    }

    it.each([
      '.0b0a4f6e-1111-4222-8333-444455556666',
      '.takeover.0b0a4f6e-1111-4222-8333-444455556666',
    ])('takes away an old one %s of a process that is gone', async (ending) => {
      await leaveDraft(ending, { startedAt: '1' })
      const { lock } = await takeProcessLock(path)
      await lock?.release()
      expect(await readdir(directory)).toEqual([])
    })

    it.each([
      ['an old one of a process that lives', '.0b0a4f6e-1111-4222-8333-444455556666', {}, old],
      ['a new one', '.0b0a4f6e-1111-4222-8333-444455556666', { startedAt: '1' }, new Date()],
      ['any other file', '.backup', { startedAt: '1' }, old],
    ])('leaves %s', async (_case, ending, change, at) => {
      await leaveDraft(ending, change, at)
      const { lock } = await takeProcessLock(path)
      await lock?.release()
      expect(await readdir(directory)).toEqual([`lock${ending}`])
    })
  })

  it('takes over from a process that was killed', async () => {
    await kill((await anotherProcess()).child)
    expect(existsSync(path)).toBe(true)
    const { lock } = await takeProcessLock(path)
    expect(lock).toBeDefined()
    await lock?.release()
    expect(await readdir(directory)).toEqual([])
  })

  it('takes over when the pid belongs to a later process, as pid 1 does in a new container', async () => {
    await leftBehind({ startedAt: '1' })
    expect((await takeProcessLock(path)).lock).toBeDefined()
  })

  it('takes over after a boot, or from another container, once its holder has been silent', async () => {
    await leftBehind({ bootId: 'another boot', pid: process.pid })
    expect((await takeProcessLock(path)).lock).toBeDefined()
  })

  it('refuses while a holder in another container is heard of', async () => {
    await leftBehind({ pidNamespace: 'pid:[another]', pid: 4_711 })
    const heartbeat = setInterval(() => utimes(path, new Date(), new Date()), 200)
    expect(await takeProcessLock(path)).toEqual({ heldBy: 4_711 })
    clearInterval(heartbeat)
  })

  it.each(['', 'not JSON', '{}', 'null'])('takes over a file that says "%s"', async (content) => {
    await writeFile(path, content)
    expect((await takeProcessLock(path)).lock).toBeDefined()
  })

  it('lets only one of many take over a stale file', async () => {
    await leftBehind({ startedAt: '1' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeProcessLock(path)))
    expect(answers.filter((one) => one.lock !== undefined)).toHaveLength(1)
  })

  it('lets only one take over when a process was killed in the middle of taking over', async () => {
    await leftBehind({ startedAt: '1' })
    await writeFile(`${path}.takeover`, readFileSync(path))
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeProcessLock(path)))
    expect(answers.filter((one) => one.lock !== undefined)).toHaveLength(1)
  })

  it('leaves the file of a successor alone', async () => {
    const { lock } = await takeProcessLock(path)
    await writeFile(path, JSON.stringify({ token: 'of another', pid: 1 }))
    await lock?.release()
    expect(existsSync(path)).toBe(true)
  })
})

it('says once when its file is gone', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-lost-'))
  const path = join(directory, 'database.lock')
  const lost = vi.fn()
  const { lock } = await takeProcessLock(path, { onLost: lost })
  await rm(directory, { recursive: true })
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), { timeout: 4_000 })
  await lock?.release()
})
