import type { Database } from '../../database/connection.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { findUploads } from '../../images/uploads/find-uploads.ts'
import { UnknownReferenceError } from '../errors.ts'
import { mapOperationBlocks } from './map-operation-blocks.ts'

/** How a document names a picture. */
interface NamedPicture {
  image: string
  width: number
  height: number
}

/**
 * Operations with pictures as documents name them. A caller names an upload by its id; what is kept is the hash of its
 * bytes, with the size that it has. What the deck shows already, in any variant, can be named again.
 * @throws {UnknownReferenceError} for a picture that is neither.
 */
export async function withOwnPictures(
  { tx, ownerId, deck }: { tx: Database; ownerId: string; deck: Deck },
  operations: readonly Operation[],
): Promise<Operation[]> {
  const ids = new Set<string>()
  mapPictures(operations, (picture) => {
    ids.add(picture.image)
    return picture
  })
  if (ids.size === 0) return [...operations]
  const uploads = await findUploads(tx, ownerId, [...ids])
  const uploaded = new Map(uploads.map((upload) => [upload.id, upload]))
  const inDeck = picturesOf(deck)
  return mapPictures(operations, (picture) => {
    const upload = uploaded.get(picture.image)
    if (upload !== undefined) {
      const { contentHash: image, width, height } = upload
      return { image, width, height }
    }
    if (!inDeck.has(picture.image)) throw new UnknownReferenceError('image', picture.image)
    return picture
  })
}

function mapPictures(
  operations: readonly Operation[],
  change: (picture: NamedPicture) => NamedPicture,
): Operation[] {
  return operations.map((operation) =>
    operation.op === 'replace_image'
      ? { ...operation, ...change(operation) }
      : mapOperationBlocks(operation, (block) =>
          block.kind === 'image' ? { ...block, ...change(block) } : block,
        ),
  )
}

function picturesOf({ slides }: Deck): Set<string> {
  const blocks = slides.flatMap(({ variants }) => variants.flatMap((variant) => variant.blocks))
  return new Set(blocks.flatMap((block) => (block.kind === 'image' ? block.image : [])))
}
