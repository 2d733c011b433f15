import { inches, type Points, pageWidth } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { drawBullets } from './bullets.ts'
import { drawParagraph } from './paragraph.ts'
import {
  addPicture,
  footBesideTitle,
  type Picture,
  pictureRatio,
  standsInFrame,
} from './picture.ts'
import { drawGroup, drawPictureAlone } from './picture-alone.ts'
import { drawPictureTexts, isStatement } from './picture-texts.ts'

/** Pictures at least so much wider than high lie beside the text at the height of the content; others stand. */
const landscape = 1.25

/** Pictures that stand in a frame are not narrower than this share of their height. */
const leastRatio = 0.8

const gap = inches(0.45)

/** For a short sentence beside a picture that stands in a frame. */
const statementColumn: Points = 340

/**
 * A picture that bleeds off the right edge, as high as the page when it stands and as high as the content when it
 * lies; its caption and what the slide says at its left. With nothing but a caption to say, (nearly) all of the picture
 * is shown, as large as the page allows. Without the picture the caption is the statement.
 */
export function drawImage(sheet: Sheet, content: SlideContent): boolean {
  const { paragraphs, bullets } = content
  if (content.image?.picture === undefined) return drawWithoutPicture(sheet, content)
  const { picture } = content.image
  const image = withoutEcho(content.image, content.title)
  if (paragraphs.length + bullets.length === 0) {
    const nodes = sheet.nodes.length
    if (drawPictureAlone(sheet, content, image, picture)) return true
    sheet.nodes.length = nodes
  }
  if (standsInFrame(sheet) && pictureRatio(picture) < landscape && isStatement(content)) {
    const nodes = sheet.nodes.length
    if (drawGroup(sheet, content, image, picture, statementColumn)) return true
    sheet.nodes.length = nodes
  }
  return pictureRatio(picture) >= landscape
    ? drawLying(sheet, content, image, picture)
    : drawStanding(sheet, content, image, picture)
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

function drawStanding(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
): boolean {
  const area = sheet.theme.frame.content
  const foot = footBesideTitle(sheet)
  const free = foot !== undefined
  // Within a frame it is lower, and narrower for it: its upper and lower parts are seen.
  const ratio = Math.max(leastRatio, pictureRatio(picture))
  const left = free ? columnEdge(7) : Math.max(columnEdge(7), rightEdge(area) - area.height * ratio)
  const textWidth = left - gap - area.x
  const box = free
    ? { x: left, y: 0, width: pageWidth - left, height: foot }
    : { ...area, x: left, width: rightEdge(area) - left }
  if (!(free ? drawFrame(sheet, content, textWidth) : drawFrame(sheet, content))) return false
  addPicture(sheet, image, picture, box)
  if (!drawPictureTexts(sheet, content, image, { ...area, width: textWidth })) return false
  if (free) drawFooter(sheet, undefined, undefined, area.x + textWidth)
  else drawFooter(sheet)
  return true
}

function drawLying(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  picture: SceneImage,
): boolean {
  if (!drawFrame(sheet, content)) return false
  const area = sheet.theme.frame.content
  const free = footBesideTitle(sheet) !== undefined
  const right = free ? pageWidth : rightEdge(area)
  // On a theme's own foot it stands.
  const foot = (free && sheet.theme.pictureFoot) || bottomEdge(area)
  const height = foot - area.y
  // As wide as its proportions ask for, but the text keeps its columns.
  const widest = right - columnEdge(5)
  const width = Math.max(right - columnEdge(7), Math.min(widest, height * pictureRatio(picture)))
  const box = { x: right - width, y: area.y, width, height }
  addPicture(sheet, image, picture, box)
  const column = { ...area, width: box.x - gap - area.x }
  if (!drawPictureTexts(sheet, content, image, column)) return false
  drawFooter(sheet)
  return true
}
