// Compiles src/ to dist/ if dist/ is not what src/ makes. Plain JavaScript, as it runs before there is anything else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** What the compiler's work depends on besides the sources. */
const settings = ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json']

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

/** Where the compiler notes what it has made. */
const notes = '.tsbuildinfo'

const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts')
const isMade = (file) => file.endsWith('.js') || file.endsWith('.js.map')

/** What the compiler makes of the sources. */
function expectedIn(source) {
  const stems = filesIn(source).filter(isSource)
  return new Set(stems.flatMap((file) => [`.js`, `.js.map`].map((end) => file.slice(0, -3) + end)))
}

/** Says what dist/ is to be made of: all that the compiler reads. */
function sourcePrint(root) {
  const hash = createHash('sha256')
  const sources = filesIn(`${root}/src`).filter((file) => file.endsWith('.ts'))
  for (const file of [...settings, ...sources.map((one) => `src/${one}`)]) {
    const content = readFileSync(`${root}/${file}`)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Says what was made: the size and the time of each file. Whoever changes one, or runs the compiler by itself, has made
 * something else of dist/ than what is written down.
 */
function madePrint(root) {
  const hash = createHash('sha256')
  for (const file of filesIn(`${root}/dist`).filter((one) => isMade(one) || one === notes)) {
    const { size, mtimeMs } = statSync(`${root}/dist/${file}`)
    hash.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** What is written down of a build. */
const stamp = (sources, made) => `${sources}\n${made}\n`

function missingIn(root) {
  const made = new Set(filesIn(`${root}/dist`))
  return [...expectedIn(`${root}/src`)].some((file) => !made.has(file))
}

/** Whether what the last build made is no more as it left it; after one that failed nobody can say. */
function isMadeOtherwise(root) {
  try {
    return !readFileSync(`${root}/dist/.built`, 'utf8').endsWith(`\n${madePrint(root)}\n`)
  } catch {
    return false
  }
}

function isBuilt(root) {
  try {
    const written = readFileSync(`${root}/dist/.built`, 'utf8')
    return written === stamp(sourcePrint(root), madePrint(root)) && !missingIn(root)
  } catch {
    return false
  }
}

/**
 * Builds what has changed, and nothing if nothing has; files whose sources are gone go too. What is left of a build that
 * failed counts as not built.
 * @returns whether dist/ is up to date.
 */
export function build(root) {
  if (isBuilt(root)) return true
  process.stdout.write('Compiling what has changed…\n')
  // The compiler remembers what it has made, and would not make again what was lost or changed since.
  if (missingIn(root) || isMadeOtherwise(root)) rmSync(`${root}/dist/${notes}`, { force: true })
  rmSync(`${root}/dist/.built`, { force: true })
  // Taken before: what is saved while the compiler runs may not be in what it makes.
  const sources = sourcePrint(root)
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']
  const { status } = spawnSync(process.execPath, compiler, { cwd: root, stdio: 'inherit' })
  if (status !== 0) return false
  const expected = expectedIn(`${root}/src`)
  for (const file of filesIn(`${root}/dist`))
    if (isMade(file) && !expected.has(file)) rmSync(`${root}/dist/${file}`)
  writeFileSync(`${root}/dist/.built`, stamp(sources, madePrint(root)))
  return true
}
