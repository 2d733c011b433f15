import { setFlagsFromString } from 'node:v8'
import { Piscina } from 'piscina'

/**
 * Room for what is new in a thread's heap, in megabytes. The main thread, whose heap is laid out before this is said, has four times
 * that: requests of many share it, and a first deck is made a tenth sooner; in threads more gains nothing, and stays in memory.
 */
const semiSpace = 4

/** `--import tsx` itself does nothing in a thread, so the loader is registered from a module made for that. */
function typescriptLoader(): string {
  const loader = import.meta.resolve('tsx/esm/api')
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${loader}'; register()`)}`
}

/** One thread, from its start to its end: it is not replaced. */
export interface Thread {
  /** Calls a function of the module; one call at a time. Rejects with what it throws, and when the thread ends. */
  run(name: string, task: unknown): Promise<unknown>
  isAlive(): boolean
  /** Ends it at once, whatever it does. */
  end(): Promise<void>
}

/**
 * Starts a thread that calls the functions which a module exports. It can be ended at any moment, also while it is
 * loading that module: Piscina asks for it by `require` first, and a thread that is ended while Node links a graph of
 * ES modules for a `require` aborts the whole process (before Node 24). Without that feature it is imported.
 * @param events `onError`: it failed while it had no task, by what it loads for example; without a listener Piscina's
 *   event would end the process. `onEnd`: it has ended, for whatever reason.
 * @throws {Error} when the system gives no further thread.
 */
export function startThread(
  module: URL,
  events: { onError: (error: Error) => void; onEnd: () => void },
): Thread {
  // A module is TypeScript when run from source (tests, benchmarks) and JavaScript when built.
  const fromSource = module.pathname.endsWith('.ts')
  // A flag of the process stands above the limits that a thread is given.
  setFlagsFromString(`--max-semi-space-size=${semiSpace}`)
  const pool = new Piscina({
    filename: module.href,
    execArgv: [
      '--no-experimental-require-module',
      ...(fromSource ? ['--import', typescriptLoader()] : []),
    ],
    minThreads: 1,
    maxThreads: 1,
    // Nobody asks how long tasks took; each histogram takes 350 kB.
    recordTiming: false,
  })
  let alive = true
  pool.on('error', events.onError)
  pool.on('workerDestroy', () => {
    if (!alive) return
    alive = false
    // Piscina starts another in its place otherwise, and one that cannot be started would end the process.
    void pool.destroy()
    events.onEnd()
  })
  return {
    run: (name, task) => pool.run(task, { name }),
    isAlive: () => alive,
    async end() {
      if (alive) await pool.destroy()
    },
  }
}
