import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = new URL('../../src/setup/build.mjs', import.meta.url).href
const { escapeBeyondAscii }: { escapeBeyondAscii(source: string): string } = await import(script)

/** Stands for the bundler: makes a file of each source, and fails while there is one called broken.ts. */
const program = `
import fs from 'node:fs'
import { build } from '${script}'
function make() {
  fs.mkdirSync('dist', { recursive: true })
  const sources = fs.readdirSync('src').filter((file) => file.endsWith('.ts'))
  if (sources.includes('broken.ts')) return undefined
  if (sources.includes('saved.ts')) fs.writeFileSync('src/one.ts', 'saved meanwhile')
  const files = sources.map((file) => file.slice(0, -3) + '.js')
  for (const file of files) fs.writeFileSync('dist/' + file, '')
  return files
}
process.exit((await build(process.cwd(), make)) ? 0 : 1)`

let root: string
beforeEach(() => {
  root = join(tmpdir(), `slidewright-build-${uuidv7()}`)
  for (const file of ['package-lock.json', 'package.json', 'tsconfig.json', 'src/setup/build.mjs'])
    write(file, '{}')
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
function build(): 'builds' | 'nothing' | 'fails' {
  const command = ['--input-type=module', '--eval', program]
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  if (status !== 0) return 'fails'
  return stdout.includes('Building') ? 'builds' : 'nothing'
}

test('what was built is not built again', () => {
  expect([build(), build()]).toEqual(['builds', 'nothing'])
})

test.each<[string, () => void]>([
  ['a source changes', () => write('src/one.ts', 'one')],
  ['a source is new', () => write('src/three.ts', '3')],
  ['a setting changes', () => write('tsconfig.json', '{ }')],
  ['other packages are asked for', () => write('package-lock.json', '{ }')],
  ['a file that was made is gone', () => remove('dist/two.js')],
  ['a file that was made is cut off', () => write('dist/two.js', 'cut')],
])('it is when %s', (_what, change) => {
  build()
  change()
  expect([build(), build()]).toEqual(['builds', 'nothing'])
})

test('what is saved while it is being built is built the next time', () => {
  write('src/saved.ts', '')
  expect([build(), build(), build()]).toEqual(['builds', 'builds', 'nothing'])
})

test('what a source made that is gone stays for a server that runs from it, until the build after the next', () => {
  build()
  remove('src/two.ts')
  expect(build()).toBe('builds')
  expect(made()).toEqual(['one.js', 'two.js'])
  write('src/one.ts', 'again')
  expect(build()).toBe('builds')
  expect(made()).toEqual(['one.js'])
})

test('a build that failed is not taken for one', () => {
  build()
  write('src/broken.ts', '')
  expect([build(), build()]).toEqual(['fails', 'fails'])
})

test.each([
  ['a character', '/^[–—]$/', '–'],
  ['one that is escaped without need', '/^\\–$/', '–'],
  ['one after a backslash', '/^\\\\–$/', '\\–'],
  ['one of two units', '/^[😀]$/u', '😀'],
  ['one of two units in a class by units', '/^[😀]+$/', '😀'],
])('a pattern of %s matches the same in ASCII', (_name, source, matched) => {
  const escaped = escapeBeyondAscii(source)
  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(escaped) ?? []
  expect(new RegExp(pattern, flags).test(matched)).toBe(true)
})
