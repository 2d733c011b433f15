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
