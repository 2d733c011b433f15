import { Piscina } from 'piscina'

/** `--import tsx` itself does nothing in a thread, so the loader is registered from a module made for that. */
function typescriptLoader(): string {
  const loader = import.meta.resolve('tsx/esm/api')
  return `data:text/javascript,${encodeURIComponent(`import { register } from '${loader}'; register()`)}`
}

/**
 * Starts `threads` threads that call the functions which a module exports. They can be ended at any moment, also while
 * they are loading that module: Piscina asks for it by `require` first, and a thread that is ended while Node links a
 * graph of ES modules for a `require` aborts the whole process (before Node 24). Without that feature it is imported.
 */
export function startThreads(module: URL, threads: number): Piscina {
  // A module is TypeScript when run from source (tests, benchmarks) and JavaScript when built.
  const fromSource = module.pathname.endsWith('.ts')
  return new Piscina({
    filename: module.href,
    execArgv: [
      '--no-experimental-require-module',
      ...(fromSource ? ['--import', typescriptLoader()] : []),
    ],
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
  })
}
