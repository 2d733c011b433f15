import type { SceneImage } from '../scene/node.ts'

/** Gives the picture that an image block names; undefined when there is none (any more). */
export type ImageLibrary = (imageId: string) => SceneImage | undefined

/** A library of these pictures. */
export function imageLibrary(images: readonly SceneImage[] = []): ImageLibrary {
  const known = new Map(images.map((image) => [image.id, image]))
  return (id) => known.get(id)
}

/** A library without pictures. */
export const noImages: ImageLibrary = () => undefined
