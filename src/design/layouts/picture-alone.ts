import { type Box, type Points, pageWidth } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import { fitDisplayTitle } from '../display-title.ts'
import { addTitle, drawFooter, drawFrame, drawOwnEyebrow } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized } from '../themes/type-step.ts'
import {
  addPicture,
  footBesideTitle,
  nearlyWhole,
  type Picture,
  panorama,
  pictureFoot,
  pictureRatio,
  standsInFrame,
  underTheHeading,
} from './picture.ts'
import { drawCaption, drawPictureTexts } from './picture-texts.ts'

/** Pictures no wider than this stand beside the title, as high as the page. */
const besideTitle = 1.45
/** The narrowest column for a caption, and beside a picture without one. */
const column: { caption: Points; bare: Points } = { caption: 176, bare: 76 }
/** The narrowest column for a title. */
const titleColumn: Points = 236
const gap: Points = 28

/**
 * A slide that shows a picture and says no more than its caption: (nearly) the whole of it, as large as the page allows.
 * In themes without a frame it runs off the page, beside the title or under it; in the others it stands in the middle of
 * its room. False when title or caption do not fit.
 */
export function drawPictureAlone(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
): boolean {
  const ratio = pictureRatio(picture)
  const foot = pictureFoot(sheet)
  const beside = ratio <= besideTitle ? footBesideTitle(sheet) : undefined
  if (beside !== undefined) return drawBesideTitle(sheet, content, image, picture, beside)
  if (foot === undefined || (ratio <= besideTitle && standsInFrame(sheet)))
    return drawFramed(sheet, content, image, picture)
  if (!drawFrame(sheet, content)) return false
  return ratio >= panorama
    ? drawPanorama(sheet, image, picture)
    : drawUnderTitle(sheet, image, picture, foot)
}

function isCaptioned({ caption, credit }: Picture): boolean {
  return caption !== '' || credit !== ''
}

/** As high as the page, off its right edge; the title in large type at its left. */
function drawBesideTitle(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
  foot: Points,
): boolean {
  const { theme } = sheet
  const { content: area, title: frame } = theme.frame
  theme.ornament.content?.(sheet)
  const room = { width: pageWidth - area.x - titleColumn - gap, height: foot }
  const { width } = nearlyWhole(pictureRatio(picture), room)
  const left = { ...area, width: pageWidth - width - gap - area.x }
  const set = fitDisplayTitle(
    sheet,
    content.title,
    ladder(resized(theme.type.title, 44), [44, 40, 36, 32, 28, 24, 20]),
    {
      width: left.width,
      height: 240,
      maximumLines: (step) => (step.size > 36 ? 3 : step.size > 24 ? 5 : 8),
    },
    { color: theme.colors.ink },
  )
  if (set === undefined) return false
  addTitle(sheet, set, { ...frame, width: set.width, height: set.layout.height })
  drawOwnEyebrow(sheet, content, left.width)
  addPicture(sheet, image, picture, { x: pageWidth - width, y: 0, width, height: foot })
  const y = frame.y + set.layout.height + gap
  const captioned = drawCaption(sheet, image, { ...left, y, height: bottomEdge(area) - y }, true)
  if (captioned === undefined) return false
  drawFooter(sheet, undefined, undefined, rightEdge(left))
  return true
}

/** Under the title, off the right edge and the foot of the page; its caption at its left. */
function drawUnderTitle(sheet: Sheet, image: Picture, picture: SceneImage, foot: Points): boolean {
  const area = sheet.theme.frame.content
  const top = underTheHeading(sheet)
  const captioned = isCaptioned(image)
  const narrowest = captioned ? column.caption : column.bare
  const { width, height } = nearlyWhole(pictureRatio(picture), {
    width: pageWidth - area.x - narrowest - gap,
    height: foot - top,
  })
  const box = { x: pageWidth - width, y: foot - height, width, height }
  addPicture(sheet, image, picture, box)
  const left = { x: area.x, y: top, width: box.x - gap - area.x, height: bottomEdge(area) - top }
  if (drawCaption(sheet, image, left, true) === undefined) return false
  drawFooter(sheet, undefined, undefined, rightEdge(left))
  return true
}

/** From edge to edge of the page, the caption under it. */
function drawPanorama(sheet: Sheet, image: Picture, picture: SceneImage): boolean {
  const area = sheet.theme.frame.content
  const bottom = drawCaption(sheet, image, area, false)
  if (bottom === undefined) return false
  const room = { ...area, height: bottom - area.y }
  const wide = centred(picture, { ...room, x: 0, width: pageWidth })
  // One that does not reach the edges keeps the margins.
  addPicture(sheet, image, picture, wide.width > pageWidth - 1 ? wide : centred(picture, room))
  drawFooter(sheet)
  return true
}

/** In the middle of its room; its caption at its left, under it if it is wide. */
function drawFramed(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
): boolean {
  const ratio = pictureRatio(picture)
  if (isCaptioned(image) && ratio < panorama)
    return drawGroup(sheet, content, image, picture, ratio > 1 ? column.caption : titleColumn)
  if (!drawFrame(sheet, content)) return false
  const room = roomUnderHeading(sheet)
  const bottom = drawCaption(sheet, image, room, false)
  if (bottom === undefined) return false
  addPicture(sheet, image, picture, centred(picture, { ...room, height: bottom - room.y }))
  drawFooter(sheet)
  return true
}

/** A picture and, in a column at its left, what the slide says, together in the middle of the content area. */
export function drawGroup(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
  words: Points,
): boolean {
  if (!drawFrame(sheet, content)) return false
  const room = roomUnderHeading(sheet)
  const most = room.width - words - gap
  const size = nearlyWhole(pictureRatio(picture), { width: most, height: room.height })
  const x = rightEdge(room) - Math.max(0, (most - size.width) / 2) - size.width
  addPicture(sheet, image, picture, { ...size, x, y: room.y })
  const left = { ...room, x: x - gap - words, width: words, height: size.height }
  if (!drawPictureTexts(sheet, content, image, left)) return false
  drawFooter(sheet)
  return true
}

function roomUnderHeading(sheet: Sheet): Box {
  const { content: area } = sheet.theme.frame
  const y = underTheHeading(sheet)
  return { ...area, y, height: bottomEdge(area) - y }
}

function centred(picture: SceneImage, room: Box): Box {
  const size = nearlyWhole(pictureRatio(picture), room)
  return {
    x: room.x + (room.width - size.width) / 2,
    y: room.y + (room.height - size.height) / 2,
    ...size,
  }
}
