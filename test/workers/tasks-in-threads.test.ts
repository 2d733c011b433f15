import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startThreads, type Threads } from '../../src/workers/start-threads.ts'
import { TaskTimeLimitError } from '../../src/workers/task-time-limit.ts'

const directory = mkdtempSync(join(tmpdir(), 'slidewright-tasks-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

let number = 0
function moduleOf(lines: string): URL {
  const file = join(directory, `module${++number}.mjs`)
  writeFileSync(file, lines)
  return pathToFileURL(file)
}

/** A task that waits for a second one in another thread, and answers. */
const meet = (answer: string) => `
  export const meet = (shared) => {
    const arrived = new Int32Array(shared)
    Atomics.add(arrived, 0, 1)
    Atomics.notify(arrived, 0)
    Atomics.wait(arrived, 0, 1)
    return ${answer}
  }
`

/** Tasks that say in which thread they run, take their time, wait for a second one, never end, or end their thread. */
const tasks = moduleOf(`
  import { threadId } from 'node:worker_threads'
  export const thread = () => threadId
  export const echo = (text) => text
  export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds, threadId))
  export const stick = () => { for (;;); }
  export const crash = () => process.exit(3)
  export const loaded = () => undefined
  ${meet('threadId')}
  export const slowly = () => new Promise((done) => setTimeout(done, 300))
  export const wrong = () => { throw new Error('Wrong') }
`)

/** Says in which thread it runs, and 0 in one that has not warmed up. */
const warmed = () =>
  moduleOf(`
    import { threadId } from 'node:worker_threads'
    let isWarm = false
    export const loaded = () => undefined
    export const warm = () => { isWarm = true }
    export const warmedThread = () => (isWarm ? threadId : 0)
  `)

/** Two tasks at once say what each of their threads has done to warm up. */
const warmedInSteps = () =>
  moduleOf(`
    const steps = []
    export const loaded = () => undefined
    export const first = () => { steps.push('first') }
    export const second = () => { steps.push('second') }
    export const wrong = () => { throw new Error('Wrong') }
    ${meet('steps')}
  `)

/** Warming up ends every thread but the first one. */
const endsSecond = () =>
  moduleOf(`
    import { existsSync, writeFileSync } from 'node:fs'
    import { threadId } from 'node:worker_threads'
    const mark = new URL('warmed${number}', import.meta.url)
    export const loaded = () => undefined
    export const endSecond = () => {
      if (existsSync(mark)) process.exit(3)
      writeFileSync(mark, '')
    }
    ${meet('threadId')}
  `)

/** Loads the first time, and never ends loading after that. */
const loadsForOne = () =>
  moduleOf(`
    import { existsSync, writeFileSync } from 'node:fs'
    import { threadId } from 'node:worker_threads'
    const mark = new URL('begun${number}', import.meta.url)
    if (existsSync(mark)) await new Promise(() => setInterval(() => undefined, 1_000))
    writeFileSync(mark, '')
    export const loaded = () => undefined
    export const thread = () => threadId
    export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds, threadId))
  `)

/** Loads the first time, and fails to after that. */
const loadsOnce = () =>
  moduleOf(`
    import { existsSync, writeFileSync } from 'node:fs'
    const mark = new URL('loaded${number}', import.meta.url)
    if (existsSync(mark)) throw new Error('It does not load')
    writeFileSync(mark, '')
    export const crash = () => process.exit(3)
    export const echo = (text) => text
  `)

describe('Tasks in threads', () => {
  let threads: Threads | undefined
  const errors: string[] = []
  function start(
    most: number,
    options: Partial<Parameters<typeof startThreads>[2]> = {},
    module = tasks,
  ): Threads {
    errors.length = 0
    threads = startThreads(module, most, {
      onError: (error) => errors.push(error.message),
      ...options,
    })
    return threads
  }
  afterEach(() => threads?.close())

  it('are refused with the reason, and nothing else ends, when their module does not load', async () => {
    const { run } = start(1, {}, loadsOnce())
    await expect(run('crash', 0)).rejects.toThrow('exited')
    // The thread that was started in place of the other fails without a task, the next one with it.
    await expect.poll(() => errors).toEqual(['It does not load'])
    await expect(run('echo', 'a')).rejects.toThrow('It does not load')
  })

  it('run in a new thread after one has ended its own', async () => {
    const { run } = start(1)
    await expect(run('crash', 0)).rejects.toThrow('exited')
    expect(await run('echo', 'a')).toBe('a')
  })

  it('start when a thread is free again, also because one was cancelled', async () => {
    const { run } = start(2)
    const long = run('stick', 0).catch(() => 'closed')
    const cancelling = new AbortController()
    const cancelled = run('stick', 0, { signal: cancelling.signal })
    const waiting = run('echo', 'a')
    await setTimeout(50)
    cancelling.abort()
    await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(await waiting).toBe('a')
    await threads?.close()
    expect(await long).toBe('closed')
  })

  it('run in one thread as long as one comes after the other', async () => {
    const { run } = start(4)
    const first = await run('thread', 0)
    expect(await run('thread', 0)).toBe(first)
  })

  it('take only as many threads as there are tasks', async () => {
    const { run } = start(4)
    const counter = new SharedArrayBuffer(4)
    const two = [run('meet', counter), run('meet', counter)]
    const used = new Set(await Promise.all(two))
    expect(used.size).toBe(2)
    expect(used).toContain(await run('thread', 0))
  })

  it('go to a thread that is free before a new one has loaded', async () => {
    const { run } = start(2, {}, loadsForOne())
    const first = await run('thread', 0)
    expect(await Promise.all([run('sleep', 50), run('thread', 0)])).toEqual([first, first])
  })

  it('wait a moment for a thread that is free before a new one is loaded', async () => {
    const { run } = start(2, { patience: 60_000 })
    const first = await run('thread', 0)
    expect(await Promise.all([run('sleep', 100), run('thread', 0)])).toEqual([first, first])
  })

  it('go to the oldest thread that is free: its code is compiled', async () => {
    const { run } = start(2)
    const first = await run('thread', 0)
    const counter = new SharedArrayBuffer(4)
    await Promise.all([run('meet', counter), run('meet', counter)])
    const [, younger] = await Promise.all([run('sleep', 10), run('sleep', 100)])
    expect(younger).not.toBe(first)
    expect(await run('thread', 0)).toBe(first)
  })

  it('go to the thread that warms up, as soon as it has ended what it does', async () => {
    const { run, warm } = start(2)
    const order: string[] = []
    const warmed = warm(['slowly', 'stick'])
    await run('echo', 'a').then(() => order.push('task'))
    await warmed
    expect(order).toEqual(['task'])
  })

  it('run although warming up has failed', async () => {
    const { run, warm } = start(1)
    await warm(['wrong', 'stick'])
    expect(errors).toEqual(['Wrong'])
    expect(await run('echo', 'a')).toBe('a')
  })

  it('run although warming up does not end, once its time is over', async () => {
    const { run, warm } = start(1, { timeLimit: 1_500 })
    const warmed = warm(['stick'])
    expect(await run('echo', 'a')).toBe('a')
    await warmed
    expect(errors).toEqual([expect.stringContaining('more than 1.5 seconds of computing')])
  })

  it('can be cancelled while they wait for the thread that warms up', async () => {
    const { run, warm } = start(1)
    void warm(['stick'])
    const cancelling = new AbortController()
    const cancelled = run('echo', 'never', { signal: cancelling.signal })
    await setTimeout(50)
    cancelling.abort()
    await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  it('reject when the threads are closed while they wait for the one that warms up', async () => {
    const { run, warm, close } = start(1)
    void warm(['stick'])
    const waiting = run('echo', 'never').catch((error: Error) => error.message)
    await setTimeout(50)
    await close()
    expect(await waiting).toBe('The worker threads are closed.')
  })

  it('have their time from when they start, not from when they wait', async () => {
    const { run } = start(1, { timeLimit: 1_500 })
    const stuck = run('stick', 0)
    const waiting = run('sleep', 200)
    await expect(stuck).rejects.toThrow(new TaskTimeLimitError(1_500))
    expect(await waiting).toBeGreaterThan(0)
  })

  it('have their time by what threads compute, not by a clock on the wall', async () => {
    let computed = 0
    const time = { begin: () => () => undefined, read: () => computed }
    const { run } = start(1, { timeLimit: 10, time })
    expect(await run('sleep', 50)).toBeGreaterThan(0)
    time.read = () => (computed += 10)
    await expect(run('stick', 0)).rejects.toThrow(TaskTimeLimitError)
  })

  it('can be cancelled while they wait, and leave the others in order', async () => {
    const { run } = start(1)
    const order: unknown[] = []
    const note = (text: string, options = {}) =>
      run('echo', text, options).then((answer) => order.push(answer))
    const first = note('first')
    const cancelling = new AbortController()
    const cancelled = run('echo', 'never', { signal: cancelling.signal })
    const others = [note('second'), note('third')]
    cancelling.abort()
    await expect(cancelled).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    await Promise.all([first, ...others])
    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('take turns by whom they are for, where they wait', async () => {
    const { run } = start(1)
    const order: string[] = []
    const first = run('sleep', 50, { party: 'ada' })
    const others = ['ada', 'ada', 'grace', 'ada'].map((party) =>
      run('echo', party, { party }).then(() => order.push(party)),
    )
    await Promise.all([first, ...others])
    expect(order).toEqual(['ada', 'grace', 'ada', 'ada'])
  })

  it('that are cancelled leave their thread alone where they end soon enough', async () => {
    const { run } = start(1)
    const first = await run('thread', 0)
    const signal = AbortSignal.timeout(10)
    expect(await run('sleep', 100, { signal, grace: 5_000 })).toBe(first)
    const stuck = run('stick', 0, { signal: AbortSignal.timeout(10), grace: 50 })
    await expect(stuck).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(await run('thread', 0)).not.toBe(first)
  })

  it('that cannot be handed over are refused alone', async () => {
    const { run } = start(1)
    await expect(run('echo', () => 0)).rejects.toThrow('could not be cloned')
    expect(await run('echo', 'a')).toBe('a')
  })

  it('find a fresh thread after a pause: what the last one kept is given back', async () => {
    const { run } = start(1, { idle: 100 })
    const first = await run('thread', 0)
    await setTimeout(400)
    expect(await run('thread', 0)).not.toBe(first)
  })

  it('find a thread after a pause that has warmed up as the first one had', async () => {
    const { run, warm } = start(1, { idle: 100 }, warmed())
    await warm(['warm'])
    const first = await run('warmedThread', 0)
    await expect.poll(() => run('warmedThread', 0), { interval: 300 }).not.toBe(first)
    expect(await run('warmedThread', 0)).toBeGreaterThan(0)
  })

  it('find the thread that has warmed up also after a pause without any', async () => {
    const { run, warm } = start(1, { idle: 50 })
    const first = await run('thread', 0)
    await warm(['echo'])
    await setTimeout(200)
    expect(await run('thread', 0)).toBe(first)
  })

  it('find a thread that was loaded beside others as warm as the first', async () => {
    const { run, warm } = start(2, { coldPatience: 60_000 }, warmedInSteps())
    await warm(['first', 'second', 'wrong'])
    const counter = new SharedArrayBuffer(4)
    const both = await Promise.all([run('meet', counter), run('meet', counter)])
    expect(both).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ])
    expect(errors).toEqual(['Wrong', 'Wrong'])
  })

  it('that have waited too long take a thread which has only begun to warm up', async () => {
    const { run, warm } = start(2, { coldPatience: 0 }, warmedInSteps())
    await warm(['first', 'second'])
    const counter = new SharedArrayBuffer(4)
    const both = await Promise.all([run('meet', counter), run('meet', counter)])
    expect(both).toEqual([['first', 'second'], ['first']])
  })

  it('run although warming up has ended the thread that was loaded for them', async () => {
    const { run, warm } = start(2, {}, endsSecond())
    await warm(['endSecond'])
    const counter = new SharedArrayBuffer(4)
    const both = await Promise.all([run('meet', counter), run('meet', counter)])
    expect(new Set(both).size).toBe(2)
    expect(errors).toEqual([expect.stringContaining('exited')])
  })

  it('reject when the threads are closed, under way or waiting', async () => {
    const { run } = start(1)
    const results = [run('stick', 0), run('echo', 'a')].map((one) => one.catch(() => 'closed'))
    await setTimeout(50)
    await threads?.close()
    expect(await Promise.all(results)).toEqual(['closed', 'closed'])
    await expect(run('echo', 'b')).rejects.toThrow('closed')
  })
})
