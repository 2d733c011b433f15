import { type Box, inches, type Points, pageWidth } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import { drawFooter, drawFrame, drawOwnEyebrow } from '../frame.ts'
import { bottomEdge, columnEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { column, drawing, first, type Part, text } from '../tree/tree.ts'
import { drawBullets } from './bullets.ts'
import { drawParagraph } from './paragraph.ts'
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
import { captionParts, drawPictureTexts, isStatement } from './picture-texts.ts'

/** Pictures at least so much wider than high lie beside the text at the height of the content; others stand. */
const landscape = 1.25
/** Pictures no wider than this stand beside the title, as high as the page, where they are all there is to see. */
const besideTitle = 1.45
/** Pictures that stand in a frame are not narrower than this share of their height. */
const leastRatio = 0.8
/** Between words and picture: of a slide that says something, and of one that shows a picture. */
const [textGap, gap]: [Points, Points] = [inches(0.45), 28]
/** Columns of words: beside a wide picture, without a caption there, beside a high one, of a short sentence. */
const columns = { caption: 176, bare: 76, title: 236, statement: 340 }

/**
 * Where a picture stands: beside the title, as high as the page; under it, off the corner of the page; over its caption;
 * with words in a group in the middle; or at the side of what the slide says.
 */
type Shape = 'beside title' | 'under title' | 'over caption' | 'group' | 'at the side'

/**
 * A picture and what the slide says at its left. With nothing but a caption to say, (nearly) all of the picture is shown,
 * as large as the page allows; in themes without a frame it runs off the page. Without the picture its caption is the
 * statement.
 */
export function drawImage(sheet: Sheet, content: SlideContent): boolean {
  const picture = content.image?.picture
  if (content.image === undefined || picture === undefined)
    return drawWithoutPicture(sheet, content)
  const image = withoutEcho(content.image, content.title)
  const nodes = sheet.nodes.length
  return shapesOf(sheet, content, image, pictureRatio(picture)).some((shape) => {
    sheet.nodes.length = nodes
    return shape === 'over caption'
      ? drawOverCaption(sheet, content, image, picture)
      : drawBesideWords(sheet, content, image, picture, shape)
  })
}

/** A picture without the caption that only repeats the slide's title. */
function withoutEcho(image: Picture, title: string): Picture {
  return image.caption === title ? { ...image, caption: '', alt: image.alt || title } : image
}

function drawWithoutPicture(sheet: Sheet, content: SlideContent): boolean {
  const { image, paragraphs, bullets } = content
  const caption = image ? image.caption || image.alt : ''
  const texts = [caption, ...paragraphs, image?.credit ?? ''].filter(Boolean)
  const shown = { ...content, paragraphs: texts }
  return bullets.length > 0 ? drawBullets(sheet, shown) : drawParagraph(sheet, shown)
}

function isCaptioned({ caption, credit }: Picture): boolean {
  return caption !== '' || credit !== ''
}

/** The shapes of a slide in the order in which they are tried. */
function shapesOf(sheet: Sheet, content: SlideContent, image: Picture, ratio: number): Shape[] {
  const framed = standsInFrame(sheet)
  if (content.paragraphs.length + content.bullets.length > 0)
    return framed && ratio < landscape && isStatement(content)
      ? ['group', 'at the side']
      : ['at the side']
  if (ratio <= besideTitle && footBesideTitle(sheet) !== undefined)
    return ['beside title', 'at the side']
  if (ratio >= panorama) return ['over caption', 'at the side']
  if (pictureFoot(sheet) === undefined || (ratio <= besideTitle && framed))
    return [isCaptioned(image) ? 'group' : 'over caption', 'at the side']
  return ['under title', 'at the side']
}

/** A picture and the column at its left. */
interface Place {
  picture: Box
  words: Box
}

/** Where the two stand, under the heading that is drawn where it is over both. */
function placeOf(
  shape: Shape,
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  ratio: number,
): Place {
  const { content: area, title } = sheet.theme.frame
  const bottom = bottomEdge(area)
  const beside = (picture: Box, y: Points, own = gap, end = bottom): Place => {
    const words = { x: area.x, y, width: picture.x - own - area.x, height: end - y }
    return { picture, words }
  }
  switch (shape) {
    case 'beside title': {
      const height = footBesideTitle(sheet) ?? bottom
      const room = { width: pageWidth - area.x - columns.title - gap, height }
      const { width } = nearlyWhole(ratio, room)
      return beside({ x: pageWidth - width, y: 0, width, height }, title.y)
    }
    case 'under title': {
      const foot = pictureFoot(sheet) ?? bottom
      const y = underTheHeading(sheet)
      const narrowest = isCaptioned(image) ? columns.caption : columns.bare
      const room = { width: pageWidth - area.x - narrowest - gap, height: foot - y }
      const size = nearlyWhole(ratio, room)
      return beside({ x: pageWidth - size.width, y: foot - size.height, ...size }, y)
    }
    case 'group': {
      const wide = ratio > 1 ? columns.caption : columns.title
      const words = isStatement(content) ? columns.statement : wide
      const y = underTheHeading(sheet)
      const most = area.width - words - gap
      const size = nearlyWhole(ratio, { width: most, height: bottom - y })
      const x = rightEdge(area) - Math.max(0, (most - size.width) / 2) - size.width
      const place = beside({ ...size, x, y }, y, gap, y + size.height)
      return { ...place, words: { ...place.words, x: x - gap - words, width: words } }
    }
    default:
      return beside(atTheSide(sheet, ratio), area.y, textGap)
  }
}

/** The box of a picture that fills the room at the side of what the slide says. */
function atTheSide(sheet: Sheet, ratio: number): Box {
  const area = sheet.theme.frame.content
  const pageFoot = footBesideTitle(sheet)
  const right = pageFoot === undefined ? rightEdge(area) : pageWidth
  if (ratio < landscape) {
    // Within a frame it is lower, and narrower for it: its upper and lower parts are seen.
    const framed = rightEdge(area) - area.height * Math.max(leastRatio, ratio)
    const x = pageFoot === undefined ? Math.max(columnEdge(7), framed) : columnEdge(7)
    const box = pageFoot === undefined ? area : { y: 0, height: pageFoot }
    return { x, y: box.y, width: right - x, height: box.height }
  }
  // On a theme's own foot it stands.
  const foot = (pageFoot !== undefined && sheet.theme.pictureFoot) || bottomEdge(area)
  const height = foot - area.y
  // As wide as its proportions ask for, but the text keeps its columns.
  const widest = right - columnEdge(5)
  const width = Math.max(right - columnEdge(7), Math.min(widest, height * ratio))
  return { x: right - width, y: area.y, width, height }
}

function drawBesideWords(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
  shape: Shape,
): boolean {
  const ratio = pictureRatio(picture)
  const isHigh =
    shape === 'at the side' && ratio < landscape && footBesideTitle(sheet) !== undefined
  const titled = shape === 'beside title'
  if (titled) sheet.theme.ornament.content?.(sheet)
  else {
    const width = isHigh ? columnEdge(7) - textGap - sheet.theme.frame.content.x : undefined
    if (!drawFrame(sheet, content, width)) return false
  }
  const place = placeOf(shape, sheet, content, image, ratio)
  if (titled) drawOwnEyebrow(sheet, content, place.words.width)
  addPicture(sheet, image, picture, place.picture)
  const over = titled ? [largeTitle(sheet, content.title)] : []
  if (!drawPictureTexts(sheet, content, image, place.words, over)) return false
  const isUnderFoot = titled || isHigh || shape === 'under title'
  drawFooter(sheet, undefined, undefined, isUnderFoot ? rightEdge(place.words) : undefined)
  return true
}

/** The title of a slide that has nothing else to say. */
function largeTitle({ theme: { type } }: Sheet, title: string): Part {
  const steps = ladder(resized(type.title, 44), [44, 40, 36, 32, 28, 24, 20])
  const slots = steps.map((step) =>
    text('title', title, {
      step,
      tone: 'ink',
      lines: step.size > 36 ? 3 : step.size > 24 ? 5 : 8,
      balanced: 'title',
      placeholder: 'title',
    }),
  )
  return { tree: first(...slots) }
}

/** In the middle of its room, a panorama from edge to edge of the page where the theme has no frame; its caption under it. */
function drawOverCaption(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
): boolean {
  if (!drawFrame(sheet, content)) return false
  const ratio = pictureRatio(picture)
  const free = pictureFoot(sheet) !== undefined
  const { content: area } = sheet.theme.frame
  const y = free ? area.y : underTheHeading(sheet)
  const shown = drawing((on, room) => {
    const wide = centred(ratio, { ...room, x: 0, width: pageWidth })
    // One that does not reach the edges keeps the margins.
    const bleeds = free && wide.width > pageWidth - 1
    addPicture(on, image, picture, bleeds ? wide : centred(ratio, room))
  })
  const { small } = sheet.theme.type
  const caption = captionParts(sheet, image, ladder(small, [small.size, 12]))
  const room = { ...area, y, height: bottomEdge(area) - y }
  if (!fitTree(sheet, room, [{}], () => column([{ tree: shown, grow: 1 }, ...caption])))
    return false
  drawFooter(sheet)
  return true
}

function centred(ratio: number, room: Box): Box {
  const size = nearlyWhole(ratio, room)
  return {
    x: room.x + (room.width - size.width) / 2,
    y: room.y + (room.height - size.height) / 2,
    ...size,
  }
}
