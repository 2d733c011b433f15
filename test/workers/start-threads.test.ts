import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startThreads } from '../../src/workers/start-threads.ts'
import { howMany } from '../support/test-range.ts'

/** Modules that take Node about a second to link: every name is looked for through every module. */
function writeSlowModules(directory: string): string {
  const names = Array.from({ length: 3000 }, (_, index) => `name${index}`)
  const depth = 200
  const file = (index: number) => join(directory, `module${index}.mjs`)
  writeFileSync(file(0), names.map((name) => `export const ${name} = 1`).join('\n'))
  for (let index = 1; index <= depth; index++)
    writeFileSync(file(index), `export * from './module${index - 1}.mjs'\n`)
  const last = join(directory, 'slow.mjs')
  writeFileSync(
    last,
    `import { ${names.join(', ')} } from './module${depth}.mjs'\nexport default () => name0\nexport const loaded = () => undefined\n`,
  )
  return last
}

describe('a thread that is loading its modules', () => {
  let directory = ''
  let slow = ''
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'slidewright-threads-'))
    slow = writeSlowModules(directory)
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  /** Runs a program of its own, because what must not happen would end this one as well. */
  function run(lines: string): string {
    const startThreads = JSON.stringify(
      new URL('../../dist/workers/start-threads.js', import.meta.url),
    )
    const program = `
      import { setTimeout } from 'node:timers/promises'
      const { startThreads } = await import(${startThreads})
      const slow = new URL(${JSON.stringify(pathToFileURL(slow))})
      ${lines}`
    return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
  }

  it('can be ended at any moment', () => {
    const ended = run(`
      for (let wait = 200; wait <= 800; wait += ${howMany(300, 150)}) {
        const pool = startThreads(slow, 1, { onError: console.error })
        await setTimeout(wait)
        await pool.close()
      }
      console.log('all ended')`)
    expect(ended).toBe('all ended\n')
  })

  it('can have its first task cancelled at any moment', () => {
    const cancelled = run(`
      const pool = startThreads(slow, 1, { onError: console.error })
      for (let wait = 200; wait <= 800; wait += ${howMany(300, 200)})
        await pool.run('default', 0, { signal: AbortSignal.timeout(wait) }).catch((error) => console.log(error.name))
      process.exit(0)`)
    expect(new Set(cancelled.trim().split('\n'))).toEqual(new Set(['AbortError']))
  })

  it('does not outlive the process, nor end it otherwise than asked', () => {
    expect(
      run(`startThreads(slow, 2, { onError: console.error })
      await setTimeout(400)
      console.log('exit')
      process.exit(0)`),
    ).toBe('exit\n')
  })
})

it('Threads do no more than half of what they can for one user, while others may come', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-threads-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'gate.mjs')
  writeFileSync(
    file,
    `export const answer = () => 'done'
     export const loaded = () => undefined
     /** Waits for the gate, and says how many were in front of it then. */
     export const wait = (shared) => {
       const [gate, waiting] = [0, 1]
       const state = new Int32Array(shared)
       const together = Atomics.add(state, waiting, 1) + 1
       Atomics.wait(state, gate, 0)
       Atomics.sub(state, waiting, 1)
       return together
     }`,
  )
  const onError = (error: Error) => expect.fail(error.message)
  const threads = startThreads(pathToFileURL(file), 2, { onError })
  onTestFinished(() => threads.close())
  const state = new Int32Array(new SharedArrayBuffer(8))
  const asked = [1, 2, 3].map(() =>
    threads.run('wait', state.buffer, { party: 'ada', hasHalfAtMost: true }),
  )
  // The second finds the place that the first has left: nobody else has taken it.
  for (const _ of [1, 2]) expect(await threads.run('answer', 0)).toBe('done')
  Atomics.store(state, 0, 1)
  Atomics.notify(state, 0)
  expect(await Promise.all(asked)).toEqual([1, 1, 1])
})

it('Threads say when there was work and then none for a while, not when they have only warmed up', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-threads-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'warm.mjs')
  writeFileSync(
    file,
    `export const warm = () => undefined
     export const answer = () => 'done'
     export const loaded = () => undefined`,
  )
  const onError = (error: Error) => expect.fail(error.message)
  let quiet = 0
  const threads = startThreads(pathToFileURL(file), 1, { onError, onQuiet: () => quiet++, idle: 1 })
  onTestFinished(() => threads.close())
  await threads.warm(['warm'])
  expect(quiet).toBe(0)
  expect(await threads.run('answer', 0)).toBe('done')
  await expect.poll(() => quiet).toBe(1)
})

it('Threads say that they are warm enough while they go on', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'slidewright-threads-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'warm.mjs')
  writeFileSync(
    file,
    `export const first = () => undefined
     export const further = () => new Promise(() => setInterval(() => undefined, 1_000))`,
  )
  const onError = (error: Error) => expect.fail(error.message)
  const threads = startThreads(pathToFileURL(file), 1, { onError })
  onTestFinished(() => threads.close())
  await threads.warm(['first', 'further'], 1)
})
