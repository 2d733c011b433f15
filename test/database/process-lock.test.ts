import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ProcessLock, takeProcessLock } from '../../src/database/process-lock.ts'

const module = fileURLToPath(new URL('../../src/database/process-lock.ts', import.meta.url))

describe('takeProcessLock', () => {
  let directory: string
  let path: string
  const locks: ProcessLock[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-lock-'))
    path = join(directory, 'database.lock')
  })
  afterEach(async () => {
    for (const lock of locks.splice(0)) await lock.release()
    await rm(directory, { recursive: true })
  })

  /** Undefined when this process has the lock now, else the pid of who has it. */
  async function take(): Promise<number | undefined> {
    const taken = await takeProcessLock(path)
    if (taken.lock === undefined) return taken.heldBy
    locks.push(taken.lock)
    return undefined
  }

  /** Changes what the lock file says about its holder. */
  async function pretend(holder: Record<string, unknown>): Promise<void> {
    const written = JSON.parse(await readFile(path, 'utf8'))
    await writeFile(path, JSON.stringify({ ...written, ...holder }))
  }

  /** Another process that takes the lock and keeps it for as long as it lives. */
  async function holderInAnotherProcess() {
    const script = `
      import { takeProcessLock } from ${JSON.stringify(module)}
      const taken = await takeProcessLock(${JSON.stringify(path)})
      process.stdout.write(taken.lock === undefined ? 'refused' : 'held')
      setInterval(() => undefined, 1_000)`
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toBe('held')
    return {
      pid: child.pid,
      async kill() {
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
    }
  }

  it('is refused while another process has it, and taken over when that was killed', async () => {
    const holder = await holderInAnotherProcess()
    expect(await take()).toBe(holder.pid)
    await holder.kill()
    expect(existsSync(path)).toBe(true)
    expect(await take()).toBeUndefined()
  })

  it('is free after its release', async () => {
    const { lock } = await takeProcessLock(path)
    expect(await take()).toBe(process.pid)
    await lock?.release()
    expect(await take()).toBeUndefined()
  })

  it('leaves nothing behind', async () => {
    const { lock } = await takeProcessLock(path)
    await lock?.release()
    expect(await readdir(directory)).toEqual([])
  })

  it('knows a later process that got the pid of the dead one by its start', async () => {
    await takeProcessLock(path)
    await pretend({ startedAt: '1' })
    expect(await take()).toBeUndefined()
  })

  it('goes to one of many that find the same stale file', async () => {
    await takeProcessLock(path)
    await pretend({ startedAt: '1' })
    const answers = await Promise.all(Array.from({ length: 8 }, take))
    expect(answers.filter((heldBy) => heldBy === undefined)).toHaveLength(1)
  })

  it('goes to the next also when a process was killed in the middle of taking it over', async () => {
    await takeProcessLock(path)
    await pretend({ startedAt: '1' })
    await writeFile(`${path}.takeover`, await readFile(path))
    expect(await take()).toBeUndefined()
    expect(await readdir(directory)).toEqual(['database.lock'])
  })

  it('takes the place of a file that says nothing', async () => {
    await writeFile(path, '')
    expect(await take()).toBeUndefined()
  })

  it('believes the heartbeat of a process in another container', async () => {
    await takeProcessLock(path)
    await pretend({ bootId: 'another', pid: 7 })
    expect(await take()).toBe(7)
  })

  it('is taken over from another container that has gone silent', async () => {
    const { lock } = await takeProcessLock(path)
    const silent = await readFile(path, 'utf8')
    await lock?.release()
    await writeFile(path, silent)
    await pretend({ bootId: 'another', pid: 7 })
    expect(await take()).toBeUndefined()
  })
})
