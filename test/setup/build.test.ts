import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = new URL('../../src/setup/build.mjs', import.meta.url).href
const {
  build,
  escapeBeyondAscii,
}: {
  build(root: string, make: () => Promise<string[] | undefined>): Promise<boolean>
  escapeBeyondAscii(source: string): string
} = await import(script)

/** Stands for the bundler: makes a file of each source, and fails while there is one called broken.ts. */
async function make(): Promise<string[] | undefined> {
  const sources = readdirSync(join(root, 'src')).filter((file) => file.endsWith('.ts'))
  if (sources.includes('broken.ts')) return undefined
  if (sources.includes('saved.ts')) write('src/one.ts', 'saved meanwhile')
  const files = sources.map((file) => `${file.slice(0, -3)}.js`)
  for (const file of files) write(`dist/${file}`, '')
  return files
}

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

/** What so many builds do, one after another. */
async function builds(count = 1): Promise<('builds' | 'nothing' | 'fails')[]> {
  const done: ('builds' | 'nothing' | 'fails')[] = []
  for (let number = 0; number < count; number++) {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const isBuilt = await build(root, make)
    const says = said.mock.calls.some(([text]) => `${text}`.includes('Building'))
    said.mockRestore()
    done.push(isBuilt ? (says ? 'builds' : 'nothing') : 'fails')
  }
  return done
}

test('what was built is not built again', async () => {
  expect(await builds(2)).toEqual(['builds', 'nothing'])
})

test.each<[string, () => void]>([
  ['a source changes', () => write('src/one.ts', 'one')],
  ['a source is new', () => write('src/three.ts', '3')],
  ['a setting changes', () => write('tsconfig.json', '{ }')],
  ['other packages are asked for', () => write('package-lock.json', '{ }')],
  ['a file that was made is gone', () => remove('dist/two.js')],
  ['a file that was made is cut off', () => write('dist/two.js', 'cut')],
])('it is when %s', async (_what, change) => {
  await builds()
  change()
  expect(await builds(2)).toEqual(['builds', 'nothing'])
})

test('what is saved while it is being built is built the next time', async () => {
  write('src/saved.ts', '')
  expect(await builds(3)).toEqual(['builds', 'builds', 'nothing'])
})

test('what a source made that is gone stays for a server that runs from it, until the build after the next', async () => {
  await builds()
  remove('src/two.ts')
  expect(await builds()).toEqual(['builds'])
  expect(made()).toEqual(['one.js', 'two.js'])
  write('src/one.ts', 'again')
  expect(await builds()).toEqual(['builds'])
  expect(made()).toEqual(['one.js'])
})

test('a build that failed is not taken for one', async () => {
  await builds()
  write('src/broken.ts', '')
  expect(await builds(2)).toEqual(['fails', 'fails'])
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
