import { execFileSync } from 'node:child_process'
import { describe } from 'vitest'

/** Programs that tests use to check our files from outside, with the Debian package that brings each. */
const packages = {
  initdb: 'postgresql',
  soffice: 'libreoffice-impress',
  chromium: 'chromium',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
} as const
export type Program = keyof typeof packages

/** Whether a program is on the machine's PATH, and if not, a sentence that says what to install. */
export function findProgram(program: Program): { available: boolean; reason: string } {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return { available: true, reason: '' }
  } catch {
    return {
      available: false,
      reason: `${program} is not on this machine (Debian package ${packages[program]})`,
    }
  }
}

/**
 * A group of tests that need outside programs. Without them it is skipped with the reason in its title; under
 * REQUIRE_ALL=1 (as in CI) it fails instead, so that nothing is skipped there in silence.
 */
export function describeWith(programs: readonly Program[], title: string, body: () => void): void {
  const missing = programs.map(findProgram).filter((one) => !one.available)
  if (missing.length === 0) {
    describe(title, body)
    return
  }
  const reasons = missing.map((one) => one.reason).join('; ')
  if (process.env.REQUIRE_ALL === '1')
    throw new Error(`REQUIRE_ALL=1, but tests of "${title}" cannot run: ${reasons}`)
  describe.skip(`${title} (skipped: ${reasons})`, body)
}
