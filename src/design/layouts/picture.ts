import { type Box, type Points, pageHeight } from '../../scene/geometry.ts'
import type { ImageNode, SceneImage } from '../../scene/node.ts'
import { headingBottom } from '../heading-bottom.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'

/** What a slide says of its picture, and the picture itself if it is still there. */
export type Picture = NonNullable<SlideContent['image']>

/** The share of a picture's width or height that may be cut off where it is all that its slide shows. */
const mostCut = 0.1

/** Pictures at least so much wider than high run across the page, with what they say under them. */
export const panorama = 2.2

/** Between the heading and a picture that hangs under it. */
const underHeading: Points = 28

/** Width over height. */
export function pictureRatio({ width, height }: SceneImage): number {
  return width / Math.max(1, height)
}

/**
 * Where pictures that run off the page end: its foot, or what the theme has there; undefined in themes with a frame, and
 * over a caption.
 */
export function pictureFoot({ theme }: Sheet): Points | undefined {
  if (theme.frame.captionTop !== undefined) return undefined
  return theme.pictureFoot ?? (theme.drawFooter === undefined ? pageHeight : undefined)
}

/** The same for pictures beside the slide's title: not in themes with a heading of their own. */
export function footBesideTitle(sheet: Sheet): Points | undefined {
  return sheet.theme.drawHeading === undefined ? pictureFoot(sheet) : undefined
}

/** Whether pictures that stand keep inside a frame that the theme draws. */
export function standsInFrame(sheet: Sheet): boolean {
  const { frame, pictureFoot: foot } = sheet.theme
  const framed = foot === undefined || frame.captionTop !== undefined
  return framed && footBesideTitle(sheet) === undefined
}

/** The largest size within a room in which (nearly) the whole of a picture is seen. */
export function nearlyWhole(
  ratio: number,
  room: { width: Points; height: Points },
): { width: Points; height: Points } {
  const wanted = room.width / room.height
  const shown = Math.min(Math.max(wanted, ratio * (1 - mostCut)), ratio / (1 - mostCut))
  return shown < wanted
    ? { width: room.height * shown, height: room.height }
    : { width: room.width, height: room.width / shown }
}

/** Where a picture under the slide's heading may begin: higher than other content where the heading is short. */
export function underTheHeading(sheet: Sheet): Points {
  const eyebrow = sheet.nodes.find((node) => node.name === 'eyebrow')
  const bottom = Math.max(
    headingBottom(sheet),
    eyebrow === undefined ? 0 : eyebrow.box.y + eyebrow.box.height,
  )
  return Math.min(sheet.theme.frame.content.y, bottom + underHeading)
}

/** Shows the middle of a picture in a box, or where the theme's pictures stand instead. */
export function addPicture(
  sheet: Sheet,
  texts: Pick<Picture, 'alt' | 'caption'>,
  image: SceneImage,
  box: Box,
): void {
  const { box: own, radius } = sheet.theme.placePicture?.(sheet, box, image) ?? { box }
  addPictureInto(sheet, texts, image, own, radius)
}

/** Shows the middle of a picture in the box's proportions. */
export function addPictureInto(
  sheet: Sheet,
  { alt, caption }: Pick<Picture, 'alt' | 'caption'>,
  image: SceneImage,
  box: Box,
  radius?: Points,
): void {
  const crop = centreCrop(pictureRatio(image), box.width / box.height)
  const node: ImageNode = {
    kind: 'image',
    name: 'picture',
    box,
    image,
    ...(crop ? { crop } : {}),
    ...(radius === undefined ? {} : { radius }),
    description: alt || caption,
  }
  sheet.add(node)
}

/** The middle of a picture with one ratio that has another; undefined for all of it. */
export function centreCrop(ratio: number, wanted: number): ImageNode['crop'] {
  if (Math.abs(ratio - wanted) < 0.005) return undefined
  if (ratio > wanted) {
    const width = wanted / ratio
    return { x: (1 - width) / 2, y: 0, width, height: 1 }
  }
  const height = ratio / wanted
  return { x: 0, y: (1 - height) / 2, width: 1, height }
}
