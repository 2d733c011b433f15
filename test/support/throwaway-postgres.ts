import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findProgram } from './programs.ts'

/** A Postgres server for tests. */
export interface ThrowawayPostgres {
  available: true
  /** Whether it was started here, and goes with this process and all that is in it. */
  isThrownAway: boolean
  /** A new, empty database; returns its address. */
  createDatabase(): Promise<string>
  /** Deletes a database that was made here, whoever is connected. */
  dropDatabase(url: string): Promise<void>
  /** Ends every session of its databases, as a server does that is restarted. */
  endSessions(): Promise<void>
  /**
   * Ends the server at once, as a crash does (`pg_ctl stop -m immediate`); undefined for one that was not started here.
   *
   * @returns what starts it again, on the same data.
   */
  crash?: () => Promise<{ startAgain(): Promise<void> }>
  stop(): Promise<void>
}

/** Whether there can be one, decided without starting it. */
export function findPostgres(): { available: boolean; reason: string } {
  return process.env.TEST_DATABASE_URL ? { available: true, reason: '' } : findProgram('initdb')
}

/**
 * The server that TEST_DATABASE_URL names (its user may create databases), else one started for this: reachable by a
 * socket in its own directory only, and gone with the process that started it, however that ends.
 */
export async function startThrowawayPostgres(): Promise<
  ThrowawayPostgres | { available: false; reason: string }
> {
  const { available, reason } = findPostgres()
  if (!available) return { available, reason }
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? undefined : await startCluster()
  const server = cluster?.url ?? new URL(given ?? '')
  const names = new Set<string>()
  const drop = async (name: string) => {
    await query(server, `drop database if exists ${name} with (force)`)
    names.delete(name)
  }
  return {
    available: true,
    isThrownAway: cluster !== undefined,
    async createDatabase() {
      const name = `slidewright_${randomUUID().replaceAll('-', '')}`
      await query(server, `create database ${name}`)
      names.add(name)
      const url = new URL(server)
      url.pathname = `/${name}`
      return url.href
    },
    async endSessions() {
      await query(
        server,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)',
        [[...names]],
      )
    },
    dropDatabase: (url) => drop(new URL(url).pathname.slice(1)),
    crash: cluster?.crash,
    async stop() {
      if (cluster !== undefined) await cluster.stop()
      else for (const name of names) await drop(name)
    },
  }
}

async function query(server: URL, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: server.href })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}

interface Cluster {
  url: URL
  crash: NonNullable<ThrowawayPostgres['crash']>
  stop(): Promise<void>
}

async function startCluster(): Promise<Cluster> {
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-pg-'))
  const user = serverUser()
  if (user !== undefined) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  await promisify(execFile)(
    'initdb',
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory },
  )

  // The shell waits for its input to end, which happens with this process at the latest. A line crashes the server, and
  // the next one starts it again. What it has committed outlives that: only a crash of the machine needs fsync.
  const script = `start() {
      postgres -D "$1" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \
        -c shared_buffers=32MB -c max_connections=200 >>"$2/log" 2>&1 </dev/null &
      pid=$!
    }
    start "$@"
    while read -r _; do kill -QUIT $pid; wait $pid; read -r _ && start "$@"; done
    kill -INT $pid; wait $pid; rm -rf "$2"`
  const shell = spawn('sh', ['-c', script, 'sh', data, directory], {
    ...user,
    cwd: directory,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const url = new URL(`postgres://postgres@localhost/postgres?host=${directory}`)
  const log = join(directory, 'log')
  await untilReady(url, log)
  // The test process may end without stopping it.
  shell.unref()
  return {
    url,
    async crash() {
      shell.stdin.write('crash\n')
      while (await answers(url)) await pause(5)
      return {
        async startAgain() {
          shell.stdin.write('start\n')
          await untilReady(url, log)
        },
      }
    },
    async stop() {
      // Waited for from here on: without this a program with nothing else to do would end in the middle.
      shell.ref()
      const exited = once(shell, 'exit')
      shell.stdin.end()
      await exited
    },
  }
}

async function answers(url: URL): Promise<boolean> {
  return await query(url, 'select 1').then(
    () => true,
    () => false,
  )
}

async function untilReady(url: URL, log: string): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await query(url, 'select 1')
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`Postgres did not start:\n${readFileSync(log, 'utf8')}`, { cause: error })
      await pause(20)
    }
  }
}

/** Postgres refuses to run as root: then it runs as its own user, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.map((line) => line.split(':')).find((one) => one[0] === name)
    if (fields !== undefined) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('Tests as root need a user "postgres" or "nobody" to run Postgres.')
}
