import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Place } from './databases.ts'

const mainFile = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** The key that `startServer` gives the first account. */
export const bootstrapKey = 'sk_test-key-of-the-first-account'

/** The credits of that account: enough for every test. */
export const signupCredits = 1_000_000

/** A server in a process of its own, as a user runs it. */
export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it has printed so far, both streams. */
  output(): string
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>
  /** SIGTERM; resolves to its exit code. */
  stop(): Promise<number | null>
}

/** The settings that name where a server's database is. */
export function environmentOf({ dataDirectory, databaseUrl }: Place): Record<string, string> {
  return {
    DATA_DIR: dataDirectory,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
}

/**
 * V8's quick compilers alone: a server of a few requests would spend a third of its life on having the embedded database and
 * itself compiled well. Benches measure what users run.
 */
export const quickCompilers = process.env.VITEST === undefined ? [] : ['--liftoff-only', '--no-opt']

/** Below those that the system hands out itself (32768 and up on Linux), so that no outgoing connection has one. */
const firstPort = 20_000
const portsOfWorker = 1000

/**
 * The ports of this worker begin here: what is free is only taken once a server has started, so that two workers who look at
 * the same ports give one to two servers.
 */
const ownPorts = firstPort + (Number(process.env.VITEST_POOL_ID ?? 0) % 10) * portsOfWorker
let tried = Math.floor(Math.random() * portsOfWorker)

/** A TCP port of the loopback address that was free a moment ago, and that no other test is given. */
export async function freePort(): Promise<number> {
  for (;;) {
    tried = (tried + 1) % portsOfWorker
    const port = ownPorts + tried
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    const listening = once(server, 'listening')
    server.listen(port, '127.0.0.1')
    await listening
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** Spawns the built server without waiting for it. `PORT` and `DATA_DIR` stand in `environment`; `flags` are Node's. */
export function spawnServer(
  environment: Record<string, string>,
  flags: readonly string[] = [],
): {
  child: ChildProcess
  output: () => string
  exited: Promise<number | null>
} {
  const child = spawn(process.execPath, [...quickCompilers, ...flags, mainFile], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      // A server of a few decks would spend more on getting ready for them; benches measure it ready.
      WARM_UP: String(process.env.VITEST === undefined),
      // Each thread loads the whole author first, which costs more than the work of most tests.
      ...(process.env.VITEST === undefined ? {} : { WORKER_THREADS: '1' }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output: () => printed, exited }
}

/**
 * Starts the built server on a free port and waits until it is ready.
 * @throws when it ends, or is not ready within three minutes, as long as a busy machine may take to lay out a database; the
 * message holds what it printed.
 */
export async function startServer(
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const { child, output, exited } = spawnServer(
    {
      BOOTSTRAP_API_KEY: bootstrapKey,
      // Tests poll often and make much; the limits have tests of their own.
      RATE_LIMIT_PER_MINUTE: '0',
      SIGNUP_CREDITS: String(signupCredits),
      PUBLIC_URL: url,
      ...environment,
      PORT: port,
    },
    flags,
  )
  let gone = false
  exited.then(() => {
    gone = true
  })
  const deadline = Date.now() + 180_000
  for (;;) {
    if (gone || Date.now() > deadline)
      throw new Error(`The server did not get ready. It printed:\n${output()}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    child,
    output,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
