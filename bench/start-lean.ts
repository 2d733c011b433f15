import { readFileSync } from 'node:fs'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'

/** The line of `npm start`. */
function startLine(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { scripts } = JSON.parse(text) as { scripts: { start: string } }
  return scripts.start
}

/** Node's own settings in it. */
const startFlags = (): string[] => startLine().match(/(?<= )--\S+/g) ?? []

/** What it says to the system's allocator where the environment says nothing: `NAME=${NAME:-value}`. */
const startEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    [...startLine().matchAll(/(MALLOC_\w+)=\$\{\1:-(\d+)\}/g)].map(([, name = '', value = '']) => [
      name,
      process.env[name] ?? value,
    ]),
  )

/** A server of the bench, started with the settings of `npm start`; `BENCH_NODE_FLAGS` adds further ones of Node. */
export function startLean(environment: Record<string, string>): Promise<ServerProcess> {
  const further = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  return startServer({ ...startEnvironment(), ...environment }, [...startFlags(), ...further])
}
