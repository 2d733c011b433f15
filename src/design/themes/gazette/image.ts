import type { Box, Points } from '../../../scene/geometry.ts'
import type { SceneImage } from '../../../scene/node.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { contentEnd } from '../../caption.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { withoutEcho } from '../../layouts/image.ts'
import { nearlyWhole, panorama, pictureRatio } from '../../layouts/picture.ts'
import { drawStatement, isStatement } from '../../layouts/picture-texts.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { resized } from '../type-step.ts'
import { setStory } from './drop-cap.ts'
import { caption, textFace } from './faces.ts'
import { drawColumnRule, drawRule, left, foot as pageFoot, right } from './rules.ts'

type Picture = NonNullable<SlideContent['image']>

const gutter: Points = 40
const top: Points = 149
/** A caption under a narrow picture is as wide as this. */
const narrowestCaption: Points = 180
/** The narrowest column for a caption beside its picture. */
const captionColumn: Points = 190

/**
 * A picture in its columns, its caption in italics under it, the story beside it. Without a story (nearly) all of it is
 * seen, its caption large in a column of its own.
 */
export function drawGazetteImage(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const image = content.image && withoutEcho(content.image, content.title)
  if (image !== undefined) {
    const told = content.paragraphs.length > 0 || content.bullets.length > 0
    const { picture } = image
    const foot = contentEnd(sheet, pageFoot)
    const nodes = sheet.nodes.length
    if (!told && picture && pictureRatio(picture) < panorama) {
      if (drawAlone(sheet, image, picture)) {
        drawFooter(sheet)
        return true
      }
      sheet.nodes.length = nodes
    }
    const room: Box = { x: left, y: top, width: told ? 578 : right - left, height: foot - top }
    const placed = placeWithCaption(sheet, image, room)
    if (placed === undefined) return false
    const { box, under, height } = placed
    drawPicture(sheet, image, box, height)
    if (under.height > 0)
      sheet.addText({
        name: 'caption',
        box: { x: left, y: bottomEdge(box) + 9, width: placed.width, height: under.height },
        layout: under,
        ground: sheet.theme.ground,
      })
    if (
      told &&
      !drawStory(
        sheet,
        content,
        left + Math.max(box.width, under.height > 0 ? placed.width : 0) + gutter,
      )
    )
      return false
  }
  drawFooter(sheet)
  return true
}

/** In the middle between two rules, or beside the column of its caption; false when that is too long. */
function drawAlone(sheet: Sheet, image: Picture, picture: SceneImage): boolean {
  const { theme } = sheet
  const foot = contentEnd(sheet, pageFoot)
  const words = [image.caption, image.credit].filter(Boolean).length > 0
  const beside = words ? captionColumn + gutter : 0
  const room = { width: right - left - beside, height: foot - top }
  const size = nearlyWhole(pictureRatio(picture), room)
  const space = (room.width - size.width) / 2
  const box = { x: left + space, y: top + (room.height - size.height) / 2, ...size }
  drawPicture(sheet, image, box, size.height)
  const behind = rightEdge(box) + gutter / 2
  if (words || space > gutter) drawColumnRule(sheet, 'column-rule', behind, [top, foot])
  if (!words) {
    if (space > gutter) drawColumnRule(sheet, 'column-rule-2', box.x - gutter / 2, [top, foot])
    return true
  }
  const x = rightEdge(box) + gutter
  const area = { x, y: top, width: Math.min(right - x, 280), height: foot - top }
  const { mutedInk, ink } = theme.colors
  const credit = fitText(sheet, image.credit, [{ ...caption, font: textFace }], area, {
    color: mutedInk,
  })
  const height = image.credit === '' ? 0 : (credit?.layout.height ?? area.height)
  const set = fitText(
    sheet,
    image.caption,
    [24, 20, 18, 16, 14, 12].map((size) => resized(caption, size)),
    {
      ...area,
      height: area.height - height - 12,
      maximumLines: (step) => (step.size > 18 ? 7 : 20),
    },
    { color: ink },
  )
  if (set === undefined || credit === undefined) return false
  if (image.caption !== '')
    sheet.addText({
      name: 'caption',
      box: {
        ...area,
        y: foot - height - (height > 0 ? 6 : 0) - set.layout.height,
        height: set.layout.height,
      },
      layout: set.layout,
      ground: theme.ground,
    })
  if (image.credit !== '')
    sheet.addText({
      name: 'picture-credit',
      box: { ...area, y: foot - height, height },
      layout: credit.layout,
      ground: theme.ground,
    })
  return true
}

/** The picture over its caption, which is as wide as the picture unless that is very narrow; undefined if it is too long. */
function placeWithCaption(sheet: Sheet, image: Picture, room: Box) {
  let { width } = room
  for (;;) {
    const under = setCaption(sheet, image, width)
    if (under === undefined) return undefined
    const height = room.height - (under.height > 0 ? under.height + 9 : 0)
    const box = pictureBox(image, { ...room, height })
    if (box.width >= width - 1 || width <= narrowestCaption) return { box, under, height, width }
    width = Math.max(narrowestCaption, box.width)
  }
}

/** The caption and, upright under it, who made the picture. */
function setCaption(sheet: Sheet, image: Picture, width: Points): TextLayout | undefined {
  const { mutedInk } = sheet.theme.colors
  if (image.caption.length + image.credit.length > 600) return undefined
  const paragraphs = [
    { text: image.caption, step: caption },
    { text: image.credit, step: { ...caption, font: textFace } },
  ]
    .filter(({ text }) => text !== '')
    .map(({ text, step }) => sheet.paragraph(text, step, { color: mutedInk }))
  const layout = sheet.setWithSlack(paragraphs, width)
  return layout.height <= 82 ? layout : undefined
}

/** The room itself if the picture nearly has its proportions, else as much of it as the picture fills uncut. */
function pictureBox({ picture }: Picture, room: Box): Box {
  if (picture === undefined) return room
  const own = picture.width / picture.height
  const wanted = room.width / room.height
  if (own > wanted * 0.7 && own < wanted * 1.5) return room
  return own < wanted
    ? { ...room, width: room.height * own }
    : { ...room, height: room.width / own }
}

function drawPicture(sheet: Sheet, image: Picture, box: Box, height: Points): void {
  const { picture, alt } = image
  if (picture === undefined) {
    drawRule(sheet, 'picture-top', box.y, [box.x, box.x + box.width])
    drawRule(sheet, 'picture-bottom', box.y + height, [box.x, box.x + box.width])
    const set = fitText(
      sheet,
      alt,
      [20, 16, 14, 12].map((size) => resized(caption, size)),
      { width: box.width - 60, height: box.height - 40 },
      { color: sheet.theme.colors.mutedInk, align: 'center' },
    )
    if (alt !== '' && set)
      sheet.addText({
        name: 'picture-alternative',
        box: { x: box.x + 30, y: box.y + 20, width: box.width - 60, height: box.height - 40 },
        anchor: 'middle',
        layout: set.layout,
        ground: sheet.theme.ground,
      })
    return
  }
  const own = picture.width / picture.height
  const wanted = box.width / box.height
  const share = own > wanted ? wanted / own : own / wanted
  // Faces and horizons lie above the middle more often than under it.
  const crop =
    own > wanted
      ? { x: (1 - share) / 2, y: 0, width: share, height: 1 }
      : { x: 0, y: (1 - share) * 0.4, width: 1, height: share }
  sheet.add({
    kind: 'image',
    name: 'picture',
    box,
    image: picture,
    ...(share < 0.999 ? { crop } : {}),
    description: alt,
  })
}

function drawStory(sheet: Sheet, content: SlideContent, x: Points): boolean {
  const width = Math.min(right - x, 420)
  const foot = contentEnd(sheet, pageFoot)
  drawColumnRule(sheet, 'column-rule', x - gutter / 2, [top, foot])
  const listed = content.bullets.length > 0
  const [sentence = ''] = content.paragraphs
  const area = { x, y: top, width, height: foot - top }
  if (isStatement(content) && drawStatement(sheet, sentence, area)) return true
  const share = content.paragraphs.length > 0 && listed ? 0.45 : 1
  const room = (foot - top) * share - 6
  let y = top + 2
  if (content.paragraphs.length > 0) {
    const measures = [20, 18, 16, 14, 12].map((size) => ({ size, width }))
    const story = setStory(sheet, content.paragraphs, measures, room)
    if (story === undefined) return false
    story.draw('text', { x, y })
    y += story.height + 16
  }
  return !listed || drawList(sheet, content.bullets, { x, y, width, height: foot - y })
}

function drawList(sheet: Sheet, items: SlideContent['bullets'], box: Box): boolean {
  const { theme } = sheet
  if (items.reduce((sum, { text }) => sum + text.length, 0) > mostCharacters) return false
  const sizes = items.length <= 4 ? [22, 20, 18, 16, 14, 12] : [18, 16, 14, 12]
  for (const size of sizes) {
    if (size < sheet.context.smallestBody) continue
    const step = resized(theme.type.body, size)
    const style = sheet.style(step, theme.bullet.color)
    const { character } = theme.bullet
    const layout = sheet.setWithSlack(
      items.map(({ text, level }, index) => ({
        ...sheet.paragraph(text, step, { color: theme.colors.ink }),
        spaceBefore: index === 0 ? 0 : size * 0.7,
        ...(level === 1 ? { marginStart: size } : {}),
        bullet: { character, style, indent: size },
      })),
      box.width,
    )
    if (layout.height > box.height) continue
    sheet.addText({ name: 'list', box, layout, ground: theme.ground })
    return true
  }
  return false
}
