import { defineConfig } from 'vitest/config'
import { builtEntries, productionBuilds } from './test/support/production-builds.ts'
import { SlowFirst } from './test/support/slow-first.ts'

export default defineConfig({
  plugins: [productionBuilds, builtEntries],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/tools/**'],
    globalSetup: ['test/support/run-directory.ts', 'test/support/built-program.ts'],
    setupFiles: ['test/support/property-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than two cores, for the tests of servers, databases and browsers that wait: each further process loads and
    // compiles everything once more, a sixth of the processor time of all tests with five.
    maxWorkers: 3,
    pool: 'forks',
    // One process for many files: what they import (fonts, word lists, the server) is loaded once, and they share a
    // Postgres. A file must leave nothing behind: no clock, no setting of the environment, no open server.
    isolate: false,
    // Room for what is new and soon gone, so that it is collected seldom, and V8's quick compiler for WebAssembly, of which
    // each process here runs little: a tenth of the processor time, measured over the tests of databases and pages.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--liftoff-only'],
    sequence: { sequencer: SlowFirst },
    // What a run has transformed, the next one reads (from node_modules/.experimental-vitest-cache), file by file as long
    // as its text is the same: transforming takes a core ten seconds, while both are wanted by the tests.
    experimental: { fsModuleCache: true },
  },
})
