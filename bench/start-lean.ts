import { readFileSync } from 'node:fs'
import { type ServerProcess, startServer } from '../test/support/server-process.ts'

/** Node's own settings in the line of `npm start`. */
function startFlags(): string[] {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  const { scripts } = JSON.parse(text) as { scripts: { start: string } }
  return scripts.start.match(/(?<= )--\S+/g) ?? []
}

/** A server of the bench, started with the settings of `npm start`; `BENCH_NODE_FLAGS` adds further ones of Node. */
export function startLean(environment: Record<string, string>): Promise<ServerProcess> {
  const further = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  return startServer({ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...environment }, [
    ...startFlags(),
    ...further,
  ])
}
