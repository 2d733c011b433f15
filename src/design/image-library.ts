import type { SceneImage } from '../scene/node.ts'

/** Gives the picture that an image block names; undefined when there is none (any more). */
export type ImageLibrary = (imageId: string) => SceneImage | undefined

/** A library without pictures. */
export const noImages: ImageLibrary = () => undefined
