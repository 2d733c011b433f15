import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { quickCompilers } from './server-process.ts'

const adminFile = fileURLToPath(new URL('../../dist/admin.js', import.meta.url))

/** What a process of the command line left behind. */
export interface AdminRun {
  output: string
  errors: string
  exitCode: number | null
}

/** Runs the built command line in a process of its own, as a user does; DATA_DIR stands in `environment`. */
export function runAdminProcess(
  environment: Record<string, string>,
  ...parameters: string[]
): Promise<AdminRun> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...quickCompilers, adminFile, ...parameters],
      { env: { PATH: process.env.PATH, ...environment }, timeout: 60_000 },
      (_error, output, errors) => resolve({ output, errors, exitCode: child.exitCode }),
    )
  })
}

/** The first key in what a command printed. */
export function keyIn(output: string): string {
  return /sk_[0-9A-Za-z]{61}/.exec(output)?.[0] ?? ''
}
