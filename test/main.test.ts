import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeEmbedded } from './support/databases.ts'
import { freePort } from './support/server-process.ts'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

describeEmbedded('the process', (_open, newPlace) => {
  let directory: string
  const children: ChildProcess[] = []
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-main-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  })

  function start(environment: Record<string, string>) {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: directory,
        LOG_LEVEL: 'warn',
        WORKER_THREADS: '1',
        WARM_UP: 'false',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const output = { stdout: '', stderr: '' }
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      output.stderr += chunk
    })
    const ended = once(child, 'close').then(([code]) => code as number)
    const running = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => {
        if (output.stdout.includes('is running at')) resolve()
      })
      ended.then(() => reject(new Error(output.stderr)))
    })
    running.catch(() => undefined)
    return { child, output, ended, running }
  }

  async function refusal(environment: Record<string, string>): Promise<string> {
    const { output, ended } = start(environment)
    expect(await ended).toBe(1)
    expect(output.stdout).toBe('')
    expect(output.stderr.trimEnd().split('\n')).toHaveLength(1)
    return output.stderr
  }

  test('refuses a bad setting with one sentence', async () => {
    expect(await refusal({ PORT: 'eighty' })).toMatch(/PORT/)
  })

  test('refuses a port that is taken before it makes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    expect(await refusal({ PORT: port })).toBe(
      `Port ${port} is in use by another process; set PORT to a free one.\n`,
    )
    other.close()
  })

  test('refuses a database that cannot be reached', async () => {
    const port = String(await freePort())
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`
    expect(await refusal({ PORT: port, DATABASE_URL: url })).toMatch(/DATABASE_URL/)
  })

  test('prints its address and the first key, keeps its directory to itself, and stops on SIGTERM despite an open connection', async () => {
    // Files that were laid out before; that is tested in `database/embedded.test.ts`.
    const { dataDirectory } = await newPlace()
    const port = String(await freePort())
    const first = start({ PORT: port, DATA_DIR: dataDirectory })
    await first.running
    await expect.poll(() => first.output.stdout).toMatch(/API key.*: sk_\w+/)
    expect(first.output.stdout).toContain(`http://localhost:${port}`)

    const second = start({ PORT: String(await freePort()), DATA_DIR: dataDirectory })
    expect(await second.ended).toBe(1)
    expect(second.output.stderr).toContain(dataDirectory)

    const agent = new Agent({ keepAlive: true })
    await new Promise<void>((resolve, reject) => {
      get(`http://127.0.0.1:${port}/health/live`, { agent }, (answer) =>
        answer.resume().on('end', resolve),
      ).on('error', reject)
    })
    // It ends itself with 1 when this takes longer than it may.
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    agent.destroy()
  })
})
