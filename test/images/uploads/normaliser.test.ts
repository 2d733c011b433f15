import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNormaliser, type Normaliser } from '../../../src/images/uploads/normaliser.ts'
import { picture, svg } from '../../support/upload-files.ts'

let directory: string
let normaliser: Normaliser

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'slidewright-normaliser-'))
})
afterEach(async () => {
  normaliser.close()
  await rm(directory, { recursive: true, force: true })
})

async function normalise(name: string, data: Uint8Array, owner = 'ada') {
  await writeFile(join(directory, name), data)
  return normaliser.normalise(owner, join(directory, name), join(directory, `${name}.normalised`))
}

/** Blurs over the whole drawing: nothing that only counts them sees how long they take. */
const endless = svg(
  `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(200)}</filter><rect width="60" height="40" filter="url(#f)"/>`,
)

test('gives the picture with its size and the hash of its bytes', async () => {
  normaliser = createNormaliser()
  const image = await normalise('a', await picture('png'))
  expect(image).toMatchObject({ mediaType: 'image/jpeg', width: 60, height: 40 })
  expect(image.contentHash).toMatch(/^[0-9a-f]{64}$/)
  expect((await readFile(image.path)).length).toBe(image.byteLength)
})

test('the same file gives the same bytes', async () => {
  normaliser = createNormaliser()
  const data = await picture('webp')
  const [one, other] = [await normalise('a', data), await normalise('b', data)]
  expect(other.contentHash).toBe(one.contentHash)
})

test('a drawing that never ends is ended, and the next file is read', async () => {
  normaliser = createNormaliser({ timeLimit: 1_500 })
  const results = await Promise.allSettled([
    normalise('endless.svg', endless),
    normalise('b', await picture('png')),
  ])
  expect(results.map((one) => (one.status === 'rejected' ? one.reason.message : 'read'))).toEqual([
    'takes too long to decode; save it in a simpler form',
    'read',
  ])
})

test('whoever ended a process waits for another to start, and nobody else does', async () => {
  normaliser = createNormaliser({ timeLimit: 1_000 })
  const small = await picture('png')
  await normalise('a', small, 'ada')
  await Promise.all([normalise('b', small, 'ada'), normalise('c', small, 'grace')])
  await expect(normalise('endless.svg', endless, 'ada')).rejects.toThrow('takes too long')
  const order: string[] = []
  await Promise.all(
    ['ada', 'grace'].map((owner) =>
      normalise(`last of ${owner}`, small, owner).then(() => order.push(owner)),
    ),
  )
  expect(order).toEqual(['grace', 'ada'])
})

/** The threads of the processes that this one has started. */
function threadsOfChildren(): number[] {
  const threads = (pid: number | string) => readdirSync(`/proc/${pid}/task`)
  const children = threads('self').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.flatMap(threads).map(Number)
}

test.runIf(process.platform === 'linux')('all threads that decode step back', async () => {
  normaliser = createNormaliser({ timeLimit: 60_000 })
  const others = new Set(threadsOfChildren())
  const outcome = normalise('endless.svg', endless).catch((error: Error) => error.message)
  const decoding = () => threadsOfChildren().filter((thread) => !others.has(thread))
  await expect
    .poll(() => new Set(decoding().map((thread) => getPriority(thread))), { timeout: 20_000 })
    .toEqual(new Set([10]))
  normaliser.close()
  expect(await outcome).toBe('cannot be decoded')
})

test('closing ends what is under way', async () => {
  normaliser = createNormaliser()
  const outcome = normalise('endless.svg', endless).catch((error: Error) => error.message)
  await writeFile(join(directory, 'other'), 'x')
  normaliser.close()
  expect(await outcome).toMatch(/cannot be decoded|stopping/)
})
