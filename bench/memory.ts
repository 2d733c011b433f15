import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerProcess } from '../test/support/server-process.ts'

/** The resident memory of a process, in MB. */
export function memory({ child }: ServerProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
    encoding: 'utf8',
  })
  return Number(kilobytes) / 1024
}

/** Highest resident memory of a process in MB since it started, or since `forgetPeak` (Linux; NaN elsewhere). */
export function peakMemory({ child }: ServerProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** From now on `peakMemory` tells the highest since now. */
export function forgetPeak({ child }: ServerProcess): void {
  try {
    // 5 resets the peak (proc(5), clear_refs).
    writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
  } catch {
    // Not Linux: there is no peak to forget.
  }
}
