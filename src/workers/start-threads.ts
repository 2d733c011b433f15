import { Piscina } from 'piscina'

/** `--import tsx` itself does nothing in a thread, so the loader is registered from a module made for that. */
function typescriptLoader(): string {
  const loader = import.meta.resolve('tsx/esm/api')
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${loader}'; register()`)}`
}

/** A thread that had nothing to do for so long ends, unless it is the last: it holds about 100 MB. */
const idleMilliseconds = 20_000

/**
 * Starts threads that call the functions which a module exports: one at once, which stays, and more as there is work for
 * them, up to `most`. They can be ended at any moment, also while
 * they are loading that module: Piscina asks for it by `require` first, and a thread that is ended while Node links a
 * graph of ES modules for a `require` aborts the whole process (before Node 24). Without that feature it is imported.
 */
export function startThreads(module: URL, most: number): Piscina {
  // A module is TypeScript when run from source (tests, benchmarks) and JavaScript when built.
  const fromSource = module.pathname.endsWith('.ts')
  return new Piscina({
    filename: module.href,
    execArgv: [
      '--no-experimental-require-module',
      ...(fromSource ? ['--import', typescriptLoader()] : []),
    ],
    minThreads: 1,
    maxThreads: most,
    idleTimeout: idleMilliseconds,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
}
