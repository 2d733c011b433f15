import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  optionalDependencies?: Record<string, string>
}

const { packages } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, LockedPackage> }

/** Whether a package that lies at `path` finds `name` in its own node_modules or one above. */
function resolves(path: string, name: string): boolean {
  for (
    let folder = path;
    ;
    folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true
    if (folder === '') return false
  }
}

it('the lock file names the packages of every platform, for without them `npm ci` refuses', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !resolves(path, name))
      .map((name) => `${name} of ${path}`),
  )
  expect(missing).toEqual([])
})
