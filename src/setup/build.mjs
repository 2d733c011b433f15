// Bundles src/ to dist/ if dist/ is not what src/ makes. Plain JavaScript, as it runs before there is anything else.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** What the bundler's work depends on besides the sources. */
const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'src/setup/build.mjs']

/** What processes and threads begin with, under src/; see `entryFile`. */
const entries = [
  'main.ts',
  'admin.ts',
  'server.ts',
  'database/lay-out-files.ts',
  'database/process-lock.ts',
  'images/uploads/normalise-process.ts',
  'setup/prune-fonts.ts',
  'workers/start-threads.ts',
  'workers/worker.ts',
]

/**
 * Packages of many small ES modules, each of which costs Node a third of a millisecond: they go into the bundle with all
 * that they import. The others stay where they are, because they are one file, CommonJS, native, or read files beside
 * their own.
 */
const bundledPackages = new Set([
  '@better-auth/core',
  '@better-auth/oauth-provider',
  '@better-auth/utils',
  '@better-fetch/fetch',
  '@modelcontextprotocol/server',
  'better-auth',
  'better-call',
  'd3-contour',
  'd3-delaunay',
  'd3-scale',
  'drizzle-orm',
  'eta',
  'fastify-zod-openapi',
  'lru-cache',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  'uuid',
  'zod',
  'zod-openapi',
])

/** The files under a folder, by their paths in it; none if there is no such folder. */
function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
      .sort()
  } catch {
    return []
  }
}

/** Leaves the packages that we name, and do not bundle, to Node: also where a bundled one imports them. */
function leavePackages(root) {
  const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const nameOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')
  return {
    name: 'leave packages',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        const name = nameOf(path)
        const left = kind !== 'entry-point' && name in dependencies && !bundledPackages.has(name)
        return left ? { path, external: true } : undefined
      })
    },
  }
}

/** How sources of ours are bundled, wherever to. */
export function bundleOptions(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    legalComments: 'none',
    // What CommonJS among them calls.
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    plugins: [leavePackages(root)],
    logLevel: 'warning',
  }
}

/**
 * Bundles the sources. Names and lines stay as they are, for who reads a stack.
 * @returns the files that dist/ consists of now, or undefined if the sources cannot be bundled; that has been said then.
 */
async function bundle(root) {
  const esbuild = await import('esbuild')
  const options = {
    ...bundleOptions(root),
    entryPoints: entries.map((entry) => `src/${entry}`),
    outbase: 'src',
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
  }
  try {
    const { metafile } = await esbuild.build(options)
    const files = Object.keys(metafile.outputs)
    for (const path of files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${root}/${file}`))
      writeFileSync(path, escapeBeyondAscii(readFileSync(path, 'utf8')))
    return files.map((file) => file.slice('dist/'.length))
  } catch {
    return undefined
  }
}

/**
 * Escapes what esbuild leaves of other characters, which is in comments and patterns. V8 keeps the source of a module as long
 * as it runs, in each thread, and a single character beyond Latin-1 makes it take two bytes for each of its characters.
 * @param {string} source
 */
export function escapeBeyondAscii(source) {
  return source.replace(
    // A character that a pattern escapes although it need not is that character. Half of a surrogate pair after the other
    // stands for the same as in one, also where a pattern goes by code points.
    /(?<=(?<!\\)(?:\\\\)*)\\?([^\0-\x7f])/g,
    (_all, unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Says what dist/ is to be made of: all that the bundler reads of ours. */
function sourcePrint(root) {
  const hash = createHash('sha256')
  const sources = filesIn(`${root}/src`).filter((file) => file.endsWith('.ts'))
  for (const file of [...settings, ...sources.map((one) => `src/${one}`)]) {
    const content = readFileSync(`${root}/${file}`)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Where it is written what a build has made, and of what. */
const notes = (root) => `${root}/dist/.built`

/** The size and the time of a file of dist/; undefined if it is not there. */
function printOf(root, file) {
  try {
    const { size, mtimeMs } = statSync(`${root}/dist/${file}`)
    return `${size} ${mtimeMs}`
  } catch {
    return undefined
  }
}

/** What the last build has written down; nothing of one that failed. */
function lastBuild(root) {
  try {
    return JSON.parse(readFileSync(notes(root), 'utf8'))
  } catch {
    return { sources: '', made: {} }
  }
}

function isBuilt(root) {
  const { sources, made } = lastBuild(root)
  return (
    sources === sourcePrint(root) &&
    Object.entries(made).every(([file, print]) => printOf(root, file) === print)
  )
}

/**
 * Builds if something has changed; files of sources that are gone go too. Those of the build before stay until the
 * next, because a server that runs from them loads some of them late.
 * @param make makes dist/ and names its files, undefined when it cannot: the bundler.
 * @returns whether dist/ is up to date.
 */
export async function build(root, make = bundle) {
  if (isBuilt(root)) return true
  process.stdout.write('Building…\n')
  const before = lastBuild(root).made
  // Taken before: what is saved meanwhile may not be in what is made.
  const sources = sourcePrint(root)
  const files = await make(root)
  if (files === undefined) {
    rmSync(notes(root), { force: true })
    return false
  }
  const kept = new Set([...files, ...Object.keys(before)])
  for (const file of filesIn(`${root}/dist`)) if (!kept.has(file)) rmSync(`${root}/dist/${file}`)
  const made = Object.fromEntries(files.map((file) => [file, printOf(root, file)]))
  writeFileSync(notes(root), JSON.stringify({ sources, made }))
  return true
}
