import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startThreads } from '../../src/workers/start-threads.ts'

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
      new URL('../../src/workers/start-threads.ts', import.meta.url),
    )
    const program = `
      import { setTimeout } from 'node:timers/promises'
      const { startThreads } = await import(${startThreads})
      const slow = new URL(${JSON.stringify(pathToFileURL(slow))})
      ${lines}`
    return execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { encoding: 'utf8' },
    )
  }

  it('can be ended at any moment', () => {
    const ended = run(`
      for (let wait = 200; wait <= 800; wait += 150) {
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
      for (let wait = 200; wait <= 800; wait += 200)
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
  const file = join(directory, 'timer.mjs')
  writeFileSync(
    file,
    `export default (length) => new Promise((done) => setTimeout(() => done(Date.now()), length))
     export const loaded = () => undefined`,
  )
  const onError = (error: Error) => expect.fail(error.message)
  const threads = startThreads(pathToFileURL(file), 2, { onError })
  const asked = [1, 2, 3].map(() => threads.run('default', 200, { party: 'ada' }))
  const other = await threads.run('default', 0)
  const ends = await Promise.all(asked)
  expect(other).toBeLessThan(Number(ends[1]))
  expect(Number(ends[2]) - Number(ends[0])).toBeGreaterThan(350)
  await threads.close()
  rmSync(directory, { recursive: true })
})
