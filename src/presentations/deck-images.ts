import { buffer } from 'node:stream/consumers'
import type { Deck } from '../deck/deck.ts'
import { imageKey } from '../storage/image-key.ts'
import type { Storage } from '../storage/storage.ts'
import type { AuthorResult, ExportTask } from '../workers/tasks.ts'

type DeckImage = NonNullable<ExportTask['images']>[number]

/** Keeps the pictures that new slides name; comes before the slides are written. */
export async function storeImages(
  storage: Storage,
  ownerId: string,
  images: AuthorResult['images'],
): Promise<void> {
  for (const image of images)
    await storage.put(imageKey(ownerId, image.id), image.data, image.mediaType)
}

/** The pictures that a deck's chosen variants name, each once; one whose bytes are gone is left out. */
export async function loadImages(
  storage: Storage,
  ownerId: string,
  deck: Deck,
): Promise<DeckImage[]> {
  const named = new Map<string, { width: number; height: number }>()
  for (const slide of deck.slides)
    for (const block of slide.variants[slide.chosen]?.blocks ?? [])
      if (block.kind === 'image') named.set(block.image, block)
  const images: DeckImage[] = []
  for (const [id, { width, height }] of named) {
    const stored = await storage.read(imageKey(ownerId, id))
    if (stored === undefined) continue
    const data = new Uint8Array(await buffer(stored.stream))
    images.push({ id, mediaType: mediaTypeOf(data), data, width, height })
  }
  return images
}

/** The media type of a picture. Only these two kinds are ever stored: a PNG begins with its signature (ISO/IEC 15948, 5.2). */
export function mediaTypeOf(data: Uint8Array): DeckImage['mediaType'] {
  const isPng = data[0] === 0x89 && data[1] === 0x50 && data[2] === 0x4e && data[3] === 0x47
  return isPng ? 'image/png' : 'image/jpeg'
}
