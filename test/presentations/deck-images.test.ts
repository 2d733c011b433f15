import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadImages, storeImages } from '../../src/presentations/deck-images.ts'
import { openDiskStorage } from '../../src/storage/disk-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { deck, image, slide } from '../support/decks.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
const picture = (id: string) => slide('image', id, [image(id, { width: 3, height: 2 })])

describe('the pictures of a deck', () => {
  let directory: string
  let storage: Storage
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-images-'))
    storage = (await openDiskStorage(directory)).storage
    await storeImages(storage, 'ann', [
      { id: 'a1', mediaType: 'image/png', data: png, width: 3, height: 2 },
      { id: 'b2', mediaType: 'image/jpeg', data: jpeg, width: 3, height: 2 },
    ])
  })
  afterEach(() => rm(directory, { recursive: true }))

  it('come back once each, with their kind and size', async () => {
    const shown = deck({}, picture('a1'), picture('b2'), picture('a1'))
    expect(await loadImages(storage, 'ann', shown)).toEqual([
      { id: 'a1', mediaType: 'image/png', data: png, width: 3, height: 2 },
      { id: 'b2', mediaType: 'image/jpeg', data: jpeg, width: 3, height: 2 },
    ])
  })

  it('are left out when their bytes are gone', async () => {
    expect(await loadImages(storage, 'ann', deck({}, picture('gone')))).toEqual([])
  })

  it('belong to their owner', async () => {
    expect(await loadImages(storage, 'ben', deck({}, picture('a1')))).toEqual([])
  })
})
