import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openConnection } from '../../../src/database/open-connection.ts'
import { startScriptedApp } from './scripted-app.ts'

// `npm run a2a:scripted -- --port N`: the A2A interface with an agent that follows a script, so that any conformance
// suite can drive every state. Any bearer token is accepted; what is kept is gone when it ends.

const { values } = parseArgs({ options: { port: { type: 'string', default: '9999' } } })
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new Error(`--port should be a number up to 65535, and is ${values.port}.`)

const dataDirectory = await mkdtemp(join(tmpdir(), 'slidewright-scripted-'))
const connection = await openConnection({ dataDirectory })
const scripted = await startScriptedApp(connection, { publicUrl: `http://127.0.0.1:${port}` })

async function stop(exitCode: number): Promise<void> {
  await scripted.close()
  await connection.close()
  await rm(dataDirectory, { recursive: true, force: true })
  process.exit(exitCode)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))

try {
  const address = await scripted.app.listen({ port, host: '127.0.0.1' })
  process.stdout.write(
    `The scripted agent listens on ${address}, its card is ${address}/.well-known/agent-card.json\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  await stop(1)
}
