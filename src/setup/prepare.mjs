// Runs before `npm start` and `npm test`, on a clone that may have nothing installed yet; so it is plain JavaScript
// and needs nothing but Node and npm. `node prepare.mjs build` also compiles; `… start` says that a server starts next.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const minimum = [20, 19]

/** Ends the process with one sentence. */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a command in the project's root with its output shown; ends this process if it fails. */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(`"${command} ${args.join(' ')}" failed; see above.`)
}

/** The packages of a lock file: path → version, without those that a platform may leave out. */
function lockedVersions(file) {
  const { packages } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
  return new Map(
    Object.entries(packages)
      .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
      .map(([path, entry]) => [path, entry.version]),
  )
}

/** Whether node_modules holds exactly what package-lock.json asks for. npm keeps its own lock file in there. */
function isInstalled() {
  try {
    const installed = lockedVersions('node_modules/.package-lock.json')
    return [...lockedVersions('package-lock.json')].every(
      ([path, version]) => installed.get(path) === version,
    )
  } catch {
    return false
  }
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < minimum[0] || (major === minimum[0] && minor < minimum[1]))
  stop(`Slidewright needs Node ${minimum.join('.')} or newer; this is ${process.versions.node}.`)

if (!isInstalled()) {
  process.stdout.write('Installing packages (only the first time)…\n')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
}
if (process.argv.includes('build') && !(await build(root)))
  stop('The project cannot be built; see above.')
if (process.argv.includes('start')) process.stdout.write('Starting…\n')
