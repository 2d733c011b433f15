import type { FetchPublic } from '../images/fetching/fetch-public.ts'
import type { WebImageSource } from '../images/web/web-image.ts'
import type { ImageModel } from '../models/image-model.ts'
import type { GivenPicture } from '../workers/tasks.ts'

/** Where pictures come from besides uploads and procedure. */
export interface PictureSources {
  /** Absent: none is configured. */
  imageModel?: ImageModel | undefined
  /** None: the web is not searched. */
  webSources: readonly WebImageSource[]
  /**
   * Decodes a file of strangers or models, in its owner's turn.
   * @throws {Error} when it is no picture that can be shown.
   */
  decode(ownerId: string, data: Uint8Array): Promise<GivenPicture['picture']>
  /** Absent: what reaches the public internet only. */
  fetch?: FetchPublic
  /** After so many seconds nothing more is asked for, of one deck. */
  deckSeconds: number
  /** After so many tokens, asked and answered, no more is drawn for one deck; absent: as many as it takes. */
  deckTokens?: number | undefined
}
