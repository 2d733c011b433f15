import { inspect } from 'node:util'
import { PGlite } from '@electric-sql/pglite'

// A process of its own: lays out the files of a new database in the directory that its argument names.

// A Ctrl-C goes to all processes of a terminal; the server that asked for the files says when it is time to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const [directory] = process.argv.slice(2)
try {
  await (await PGlite.create(directory)).close()
} catch (error) {
  // What WebAssembly's file system throws is no Error, but has a name and a number.
  process.stderr.write(error instanceof Error ? error.message : inspect(error, { depth: 0 }))
  process.exit(1)
}
