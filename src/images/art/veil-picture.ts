import { createHash } from 'node:crypto'
import type { Vibe } from '../../design/vibes/vibe.ts'
import { findVibe, vibeList } from '../../design/vibes/vibe-list.ts'
import { pageWidth } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import { pictureHeight, pictureWidth, rasterize } from './rasterize.ts'

/** How much of the veil's colour lies over the picture under the text: its least favourable pixel is then still readable on. */
const veilOpacity = 0.9

/**
 * Any picture as one that a vibe's text can stand on: filling a page, with the vibe's colour over the side of the text, which
 * fades out beside it.
 *
 * @param atRight the text stands at the right.
 */
export async function veilPicture(
  picture: SceneImage,
  vibeId: string,
  atRight: boolean,
): Promise<SceneImage> {
  const { calm, backdrop }: Vibe = findVibe(vibeId) ?? vibeList[0]
  const end = Math.min(1, (calm.x + calm.width) / pageWidth + 0.03)
  const faded = Math.min(1, end + 0.25)
  const ends = atRight ? 'x1="1" x2="0"' : 'x1="0" x2="1"'
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${backdrop}" stop-opacity="${opacity}"/>`
  const source = `data:${picture.mediaType};base64,${Buffer.from(picture.data).toString('base64')}`
  const size = 'width="1280" height="720"'
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" ${size}>` +
    `<linearGradient id="veil" ${ends} y1="0" y2="0">${stop(0, veilOpacity)}${stop(end, veilOpacity)}${stop(faded, 0)}</linearGradient>` +
    `<image ${size} preserveAspectRatio="xMidYMid slice" href="${source}"/>` +
    `<rect ${size} fill="url(#veil)"/></svg>`
  const data = await rasterize(svg, {})
  const id = createHash('sha256').update(data).digest('hex')
  return { id, mediaType: 'image/jpeg', data, width: pictureWidth, height: pictureHeight }
}
