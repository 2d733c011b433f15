import { steadyLinkEnd } from '../../presentations/link-lifetime.ts'
import { editorPath, thumbnailPath } from '../../presentations/render-files.ts'
import type { SignLink } from '../schemas/format-result.ts'

// The addresses that answers of the modern interface hold. Signed ones open for 23 to 24 hours, for
// whoever has them, and are the same within an hour: so are the answers that they stand in, and their tags.

/** A picture of a slide as it is when it is opened, 640 pixels wide. */
export function thumbnailAddress(sign: SignLink, presentationId: string, slideId: string): string {
  return sign(thumbnailPath(presentationId, slideId), steadyLinkEnd())
}

/** The page on which its owner, signed in, works on a presentation. */
export function editorAddress(publicUrl: string, presentationId: string): string {
  return publicUrl + editorPath(presentationId)
}

/** An uploaded picture, as it is kept. */
export function assetAddress(sign: SignLink, assetId: string): string {
  return sign(`/pictures/${assetId}`, steadyLinkEnd())
}

/** The cover of a theme. `ownerId` is whose list it stands in. */
export function previewAddress(sign: SignLink, ownerId: string, themeId: string): string {
  return sign(`/previews/${ownerId}/${themeId}.png`, steadyLinkEnd())
}
