import { existsSync } from 'node:fs'

// Where files of the project lie, for code that does not know where it lies itself: run from its source it is under
// src/, and built it is in whichever file of dist/ the bundler has put it.

/** TypeScript when run from source (tests, `npm run dev`), JavaScript when built. */
const fromSource = import.meta.url.endsWith('.ts')

const root = nearestPackage(new URL('.', import.meta.url))

/** The nearest folder, from one upwards, that holds a package.json. */
function nearestPackage(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder
  const parent = new URL('..', folder)
  if (parent.href === folder.href) throw new Error('The package.json of this program is missing.')
  return nearestPackage(parent)
}

/** A file or folder of the project. @param path from its root, `migrations` for example. */
export function projectFile(path: string): URL {
  return new URL(path, root)
}

/**
 * A module that another process or thread begins with; the build knows each of them by name.
 * @param path from `src/`, without its ending.
 */
export function entryFile(path: string): URL {
  return projectFile(fromSource ? `src/${path}.ts` : `dist/${path}.js`)
}

/** What Node needs to run such a module in a process. */
export function entryArguments(): string[] {
  return fromSource ? ['--import', import.meta.resolve('tsx')] : []
}
