import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const prepare = fileURLToPath(new URL('../../src/setup/prepare.mjs', import.meta.url))

/** Called by vitest before any test process starts: what tests start in processes and threads is what src/ says. */
export default function buildProgram(): void {
  execFileSync(process.execPath, [prepare, 'build'], { stdio: 'inherit' })
}
