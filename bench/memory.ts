import { execFileSync } from 'node:child_process'
import type { ServerProcess } from '../test/support/server-process.ts'

/** The resident memory of a process, in MB. */
export function memory({ child }: ServerProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
    encoding: 'utf8',
  })
  return Number(kilobytes) / 1024
}
