import type { Slide } from '../deck/slide.ts'
import type { Upload } from '../images/uploads/find-uploads.ts'
import { imageKey } from '../storage/image-key.ts'
import type { Storage } from '../storage/storage.ts'
import type { UploadedImage } from '../workers/tasks.ts'

/** What the author is told of an upload: its bytes are kept already, and no layout looks at them. */
export function uploadedImage(upload: Upload): UploadedImage {
  const { contentHash, filename, mediaType, width, height } = upload
  return { id: contentHash, filename, mediaType, width, height, data: new Uint8Array() }
}

/**
 * The uploads whose bytes can be shown, and a sentence about each other one: its file is gone or damaged.
 */
export async function readableUploads(
  storage: Storage,
  uploads: readonly Upload[],
): Promise<{ readable: Upload[]; warnings: string[] }> {
  const readable: Upload[] = []
  const warnings: string[] = []
  for (const upload of uploads) {
    const stored = await storage.read(imageKey(upload.ownerId, upload.contentHash))
    stored?.stream.destroy()
    if (stored) readable.push(upload)
    else
      warnings.push(
        `The image ${JSON.stringify(upload.filename)} is not shown: its file is damaged on this server; upload it again.`,
      )
  }
  return { readable, warnings }
}

/** The ids of the uploads that slides show, in any of their variants. */
export function shownUploads(uploads: readonly Upload[], slides: readonly Slide[]): string[] {
  const shown = new Set(
    slides.flatMap((slide) =>
      slide.variants.flatMap((variant) =>
        variant.blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : [])),
      ),
    ),
  )
  return uploads.filter((upload) => shown.has(upload.contentHash)).map((upload) => upload.id)
}

/** A sentence when uploads were deleted between a generation's start and its work. */
export function goneUploads(ids: readonly string[], found: readonly Upload[]): string[] {
  const gone = ids.length - found.length
  if (gone === 0) return []
  return [
    gone === 1
      ? 'One image was deleted before it was used.'
      : `${gone} images were deleted before they were used.`,
  ]
}
