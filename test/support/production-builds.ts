import type { Vite } from 'vitest/node'

/**
 * A plugin of Vite that takes the builds of packages that users run. Vitest asks for those for development: of the reader
 * of Markdown one that checks itself at every character, and takes twice as long.
 */
export const productionBuilds = {
  name: 'slidewright:production-builds',
  configResolved({ resolve, ssr, environments }: Vite.ResolvedConfig): void {
    const all = [resolve, ssr.resolve, ...Object.values(environments).map((one) => one.resolve)]
    for (const { conditions = [] } of all.flatMap((one) => one ?? [])) {
      const at = conditions.indexOf('development|production')
      if (at !== -1) conditions.splice(at, 1)
    }
  },
}

/**
 * A plugin of Vite by which processes and threads that tests start are the built ones (see `entryFile`): from its source
 * each would load a translator first, which takes longer than what most of them do. `built-program.ts` builds them.
 */
export const builtEntries = {
  name: 'slidewright:built-entries',
  enforce: 'pre',
  transform(code: string, id: string): string | undefined {
    if (!id.endsWith('/src/program-files.ts')) return undefined
    const fromSource = "const fromSource = import.meta.url.endsWith('.ts')"
    if (!code.includes(fromSource)) throw new Error(`${id} does not say where entries are.`)
    return code.replace(fromSource, 'const fromSource = false')
  },
} as const
