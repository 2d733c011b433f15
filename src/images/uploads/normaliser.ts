import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { DiskFullError } from '../../database/disk-full.ts'
import { entryArguments, entryFile } from '../../program-files.ts'
import { createFairQueue } from './fair-queue.ts'
import { firstMessage } from './first-message.ts'
import { UnusableImageError } from './unusable-image-error.ts'

/** A normalised picture on disk. */
export interface NormalisedFile {
  path: string
  mediaType: 'image/png' | 'image/jpeg'
  /** Pixels. */
  width: number
  height: number
  byteLength: number
  /** SHA-256 of the bytes, hexadecimal. */
  contentHash: string
}

/** What the process answers: the picture, what is wrong with the file, that there is no room for it, or what went wrong with us. */
export type NormaliseAnswer =
  | { image: NormalisedFile }
  | { refused: string }
  | { diskFull: string }
  | { failed: string }

/**
 * Decodes pictures of strangers in processes of their own: what a file does to a decoder (a crash, gigabytes, an
 * endless loop) happens there, and the process is ended. Threads cannot do that: a decoder that is under way keeps its
 * thread.
 */
export interface Normaliser {
  /**
   * Writes the picture of the file `source` to `target`, as `normaliseImage` makes it, when it is its owner's turn.
   * @throws UnusableImageError when it cannot be used, or takes too long.
   * @throws TooManyWaitingError when too many of this owner wait already.
   */
  normalise(ownerId: string, source: string, target: string): Promise<NormalisedFile>
  /** Ends all processes; files under way are refused. */
  close(): void
}

/**
 * What one file may take of a processor, in milliseconds: decoding 100 million pixels takes about four seconds, the
 * drawing of a made-up drawing never ends.
 */
const workMilliseconds = 5_000
/** How much longer it may take where other work leaves the process a part of a processor only. */
const patience = 4
/** How long a process may take to start, in milliseconds. */
const startMilliseconds = 20_000
/** Then a process that nobody needs gives its memory back. */
const idleMilliseconds = 20_000

/**
 * Two decoders use as much memory as one of the largest pictures each; more wait. Two on any machine, because each user
 * has one at a time: what one user's file does to a decoder does not hold up another one's.
 */
const mostProcesses = 2
/** Files of one user that wait; those of a request come one after the other. */
const mostWaiting = 20

/** @param options.timeLimit milliseconds of a processor's time that one file may take; 5 s by default. */
export function createNormaliser(options: { timeLimit?: number } = {}): Normaliser {
  const timeLimit = options.timeLimit ?? workMilliseconds
  const queue = createFairQueue({ atOnce: mostProcesses, mostWaiting })
  const idle: IdleProcess[] = []
  const running = new Set<ChildProcess>()
  /** Whose last file ended the process that read it. */
  const spoilers = new Set<string>()
  let closed = false

  /** Whoever has spoiled a process waits for another to start, and does not take the one that the others use. */
  async function take(ownerId: string): Promise<ChildProcess> {
    const kept = spoilers.has(ownerId) && running.size < mostProcesses ? undefined : idle.pop()
    if (kept !== undefined) {
      clearTimeout(kept.timer)
      if (kept.child.connected) {
        kept.child.ref()
        kept.child.channel?.ref()
        return kept.child
      }
    }
    const child = startProcess()
    running.add(child)
    child.once('exit', () => running.delete(child))
    await firstMessage(child, { waiting: startMilliseconds })
    stepBack(child)
    return child
  }

  function giveBack(child: ChildProcess): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), idleMilliseconds)
    timer.unref()
    // A process that has nothing else to do may end.
    child.unref()
    child.channel?.unref()
    idle.push({ child, timer })
  }

  async function ask(ownerId: string, source: string, target: string): Promise<NormalisedFile> {
    if (closed) throw new Error('The server is stopping.')
    const child = await take(ownerId)
    child.send({ source, target })
    const limits = { waiting: patience * timeLimit, work: timeLimit }
    spoilers.add(ownerId)
    const answer = (await firstMessage(child, limits)) as NormaliseAnswer
    spoilers.delete(ownerId)
    giveBack(child)
    if ('refused' in answer) throw new UnusableImageError(answer.refused)
    if ('diskFull' in answer) throw new DiskFullError(answer.diskFull)
    if ('failed' in answer) throw new Error(answer.failed)
    return answer.image
  }

  return {
    normalise: (ownerId, source, target) => queue.run(ownerId, () => ask(ownerId, source, target)),
    close() {
      closed = true
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Megabytes of JavaScript's own memory: reading the largest drawing takes less; pixels are not in it. */
const mostScriptMemory = 256

/**
 * One thread decodes, and the C library (mallopt(3), of glibc) gives back what is free at once: 150 MB instead of 300
 * for a JPEG of 10 MB.
 */
const frugalMemory = {
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

interface IdleProcess {
  child: ChildProcess
  timer: NodeJS.Timeout
}

function startProcess(): ChildProcess {
  return fork(entryFile('images/uploads/normalise-process'), {
    execArgv: [
      '--max-semi-space-size=1',
      `--max-old-space-size=${mostScriptMemory}`,
      ...entryArguments(),
    ],
    // Decoders complain on standard error, at a stranger's will.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of ours (keys, the database's address) is in the process that reads strangers' files.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      ...frugalMemory,
    },
  })
}

/**
 * Gives a process less of the processors than the server. Only once it has started, which is our own work and somebody
 * waits for it: with so little it would take ten times as long where processors are short.
 */
function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, 10)
  } catch {
    // A system that refuses it only answers polls a little slower.
  }
}

/** On Linux a priority holds for one thread, named like a process, and those that it starts from then on; elsewhere for all. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
