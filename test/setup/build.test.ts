import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = new URL('../../src/setup/build.mjs', import.meta.url).href
const program = `import { build } from '${script}'; process.exit(build(process.cwd()) ? 0 : 1)`

/** Stands for the compiler: makes a file of each source, and fails while there is one called broken.ts. */
const compiler = `
const fs = require('node:fs')
fs.mkdirSync('dist', { recursive: true })
for (const file of fs.readdirSync('src')) {
  if (file === 'broken.ts') process.exit(2)
  if (file === 'saved.ts') fs.writeFileSync('src/one.ts', 'saved meanwhile')
  for (const end of ['.js', '.js.map']) fs.writeFileSync('dist/' + file.slice(0, -3) + end, '')
}
fs.writeFileSync('dist/.tsbuildinfo', '')
`

let root: string
beforeEach(() => {
  root = join(tmpdir(), `slidewright-build-${uuidv7()}`)
  for (const file of ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json'])
    write(file, '{}')
  write('node_modules/typescript/bin/tsc', compiler)
  write('src/one.ts', '1')
  write('src/two.ts', '2')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

const remove = (file: string) => rmSync(join(root, file))
const made = () => readdirSync(join(root, 'dist')).filter((file) => file.endsWith('.js'))

/** What a build does. */
function build(): 'compiles' | 'nothing' | 'fails' {
  const command = ['--input-type=module', '--eval', program]
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) return 'fails'
  return stdout.includes('Compiling') ? 'compiles' : 'nothing'
}

test('what was built is not built again', () => {
  expect([build(), build()]).toEqual(['compiles', 'nothing'])
})

test.each<[string, () => void]>([
  ['a source changes', () => write('src/one.ts', 'one')],
  ['a source is new', () => write('src/three.ts', '3')],
  ['a setting changes', () => write('tsconfig.json', '{ }')],
  ['other packages are asked for', () => write('package-lock.json', '{ }')],
  ['a file that was made is gone', () => remove('dist/two.js')],
  ['a file that was made is cut off', () => write('dist/two.js', 'cut')],
  ['the compiler has run by itself', () => write('dist/.tsbuildinfo', 'again')],
])('it is when %s', (_what, change) => {
  build()
  change()
  expect([build(), build()]).toEqual(['compiles', 'nothing'])
})

test('what is saved while the compiler runs is built the next time', () => {
  write('src/saved.ts', '')
  expect([build(), build(), build()]).toEqual(['compiles', 'compiles', 'nothing'])
})

test('nothing stays of a source that is gone', () => {
  build()
  remove('src/two.ts')
  expect(build()).toBe('compiles')
  expect(made()).toEqual(['one.js'])
})

test('a build that failed is not taken for one', () => {
  build()
  write('src/broken.ts', '')
  expect([build(), build()]).toEqual(['fails', 'fails'])
})
