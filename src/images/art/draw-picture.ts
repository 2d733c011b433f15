import { createHash } from 'node:crypto'
import { findVibe, vibeList } from '../../design/vibes/vibe-list.ts'
import type { SceneImage } from '../../scene/node.ts'
import type { ArtRequest } from './art-request.ts'
import { artists } from './artists.ts'
import { pictureHeight, pictureWidth, type RasterOptions, rasterize } from './rasterize.ts'

/**
 * The picture of a creative slide: the same request, vibe and options always give the same bytes. Its id is the SHA-256
 * of them. An unknown vibe is the first of the list.
 */
export async function drawPicture(
  vibeId: string,
  request: ArtRequest,
  options: RasterOptions = {},
): Promise<SceneImage> {
  const vibe = findVibe(vibeId) ?? vibeList[0]
  const { mirrored = false } = options
  const data = await rasterize(artists[vibe.name]({ ...request, mirrored }), options)
  const id = createHash('sha256').update(data).digest('hex')
  return { id, mediaType: 'image/jpeg', data, width: pictureWidth, height: pictureHeight }
}
