import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, readlinkSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Who holds a lock. The optional parts are null where the system does not tell (only Linux does). */
interface Holder {
  token: string
  pid: number
  /** Clock ticks from the boot to the process's start: tells a process from a later one with its pid. */
  startedAt: string | null
  bootId: string | null
  /** Pids of different namespaces (containers) say nothing about each other. */
  pidNamespace: string | null
}

/** A lock file that this process holds. */
interface ProcessLock {
  release(): Promise<void>
}

const heartbeatMilliseconds = 1_000
const silenceMilliseconds = 3_500
/** Far longer than it takes to write a draft and put it into place. */
const abandonedMilliseconds = 60_000

/**
 * Takes an exclusive lock as a file, which a process that died leaves behind and the next one takes over.
 *
 * The file appears whole in one step (it is hard-linked into place), so that nobody reads half a holder. A stale file
 * is only replaced while holding the lock `<path>.takeover`, which is taken in the same way: of several processes
 * that find the same stale file only one replaces it.
 *
 * Whether the holder lives is read from /proc when it ran on this boot and in this pid namespace. Otherwise (another
 * container on the same volume, or not Linux) the holder's heartbeat decides: it touches its file every second, and
 * one that is silent for 3.5 seconds is dead.
 *
 * @param options.onLost called once when the file is gone or another's while this process has the lock: what it guards
 *   was moved, deleted or taken.
 * @returns undefined and the holder's pid when a living process has the lock.
 */
export async function takeProcessLock(
  path: string,
  options: { onLost?: () => void } = {},
): Promise<{ lock: ProcessLock } | { lock?: undefined; heldBy: number }> {
  const self = describeThisProcess()
  const living = await acquire(path, self)
  if (living !== undefined) return { heldBy: living.pid }
  await removeAbandonedDrafts(path)

  const heartbeat = setInterval(() => {
    const now = new Date()
    // A failed touch is harmless: where /proc can be read, it decides.
    utimes(path, now, now).catch(() => undefined)
    if (options.onLost === undefined || holds(path, self.token)) return
    clearInterval(heartbeat)
    options.onLost()
  }, heartbeatMilliseconds)
  heartbeat.unref()
  return {
    lock: {
      async release() {
        clearInterval(heartbeat)
        await removeOwn(path, self.token)
      },
    },
  }
}

/** Whether the file is there and names the holder; also where it cannot be read, which says nothing. */
function holds(path: string, token: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes(token)
  } catch (error) {
    return !isCode(error, 'ENOENT')
  }
}

/** @returns the living holder, or undefined when `self` holds the lock now. */
async function acquire(path: string, self: Holder): Promise<Holder | undefined> {
  for (;;) {
    if (await createWhole(path, self)) return undefined
    const holder = await readHolder(path)
    if (holder === undefined) continue
    if (await isAlive(path, holder)) return holder

    const mutex = `${path}.takeover`
    const rival = await acquire(mutex, self)
    if (rival !== undefined) return rival
    try {
      const current = await readHolder(path)
      if (current !== undefined && current.token === holder.token) {
        await replaceWhole(path, self)
        return undefined
      }
    } finally {
      await removeOwn(mutex, self.token)
    }
  }
}

async function createWhole(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { flag: 'wx' })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await unlink(draft)
  }
}

async function replaceWhole(path: string, holder: Holder): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { flag: 'wx' })
  await rename(draft, path)
}

async function removeOwn(path: string, token: string): Promise<void> {
  const holder = await readHolder(path)
  if (holder?.token === token) await unlink(path)
}

/** Undefined when there is no file. What cannot be understood counts as a holder that is long gone. */
async function readHolder(path: string): Promise<Holder | undefined> {
  let content: string
  try {
    content = await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
  return parseHolder(content) ?? { ...nobody, token: content }
}

const nobody: Holder = { token: '', pid: 0, startedAt: null, bootId: null, pidNamespace: null }

function parseHolder(content: string): Holder | undefined {
  try {
    const parsed = JSON.parse(content) as Partial<Holder> | null
    if (typeof parsed?.token !== 'string' || typeof parsed.pid !== 'number') return undefined
    return { ...nobody, ...parsed }
  } catch {
    return undefined
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  return isRunning(holder) ?? (await beats(path))
}

/** Whether the process of a holder lives; undefined where the system does not tell. */
function isRunning(holder: Holder): boolean | undefined {
  if (holder.pid === 0) return false
  const self = describeThisProcess()
  const samePids =
    self.bootId !== null &&
    self.pidNamespace !== null &&
    holder.bootId === self.bootId &&
    holder.pidNamespace === self.pidNamespace
  if (!samePids) return undefined
  return holder.startedAt !== null && startOfProcess(holder.pid) === holder.startedAt
}

/** Takes away what processes that were killed while they took the lock have left: old drafts, of none that is known to live. */
async function removeAbandonedDrafts(path: string): Promise<void> {
  const draft = /^(\.takeover)?\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  const directory = dirname(path)
  for (const name of await readdir(directory)) {
    if (!name.startsWith(basename(path)) || !draft.test(name.slice(basename(path).length))) continue
    const found = join(directory, name)
    const writtenAt = await modifiedAt(found)
    if (writtenAt === undefined || Date.now() - writtenAt < abandonedMilliseconds) continue
    const holder = await readHolder(found)
    if (holder !== undefined && !isRunning(holder)) await rm(found, { force: true })
  }
}

async function beats(path: string): Promise<boolean> {
  const before = await modifiedAt(path)
  const until = Date.now() + silenceMilliseconds
  while (Date.now() < until) {
    await delay(heartbeatMilliseconds / 4)
    if ((await modifiedAt(path)) !== before) return true
  }
  return false
}

async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function describeThisProcess(): Holder {
  return {
    token: randomUUID(),
    pid: process.pid,
    startedAt: startOfProcess(process.pid),
    bootId: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidNamespace: attempt(() => readlinkSync('/proc/self/ns/pid')),
  }
}

/**
 * Field 22 of /proc/<pid>/stat; counted from the last bracket, because a program's name may hold spaces. Null for a
 * process that has ended, also while its parent has yet to hear of it (a zombie).
 */
function startOfProcess(pid: number): string | null {
  return attempt(() => {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const ended = fields[0] === 'Z' || fields[0] === 'X'
    return ended ? null : (fields[19] ?? null)
  })
}

function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
