import { type Box, inches, type Points, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { ImageNode, SceneImage } from '../../scene/node.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { ladder, resized } from '../themes/theme.ts'
import { drawBullets, drawList, groupItems } from './bullets.ts'
import { drawProse } from './paragraph.ts'

type Image = NonNullable<SlideContent['image']>

/** Pictures at least so much wider than high lie beside the text at the height of the content; others stand. */
const landscape = 1.25

/** Pictures that stand in a frame are not narrower than this share of their height. */
const leastRatio = 0.8

const gap = inches(0.45)

/**
 * A picture that bleeds off the right edge, as high as the page when it stands and as high as the content when it
 * lies; its caption and what the slide says at its left. Without the picture the caption is the statement.
 */
export function drawImage(sheet: Sheet, content: SlideContent): boolean {
  const { image } = content
  if (image?.picture === undefined) return drawWithoutPicture(sheet, content)
  const { picture } = image
  const ratio = picture.width / Math.max(1, picture.height)
  return ratio >= landscape
    ? drawLying(sheet, content, image, picture, ratio)
    : drawStanding(sheet, content, image, picture)
}

function drawWithoutPicture(sheet: Sheet, content: SlideContent): boolean {
  const { image, paragraphs, bullets } = content
  const caption = image ? image.caption || image.alt : ''
  const texts = [caption, ...paragraphs, image?.credit ?? ''].filter(Boolean)
  const shown = { ...content, paragraphs: texts }
  return bullets.length > 0 ? drawBullets(sheet, shown) : drawProse(sheet, shown)
}

/** Whether pictures may run off the page: not in themes that draw a frame of their own around it. */
function bleeds(sheet: Sheet): boolean {
  return sheet.theme.drawFooter === undefined && sheet.theme.drawHeading === undefined
}

function drawStanding(
  sheet: Sheet,
  content: SlideContent,
  image: Image,
  picture: SceneImage,
): boolean {
  const area = sheet.theme.frame.content
  const free = bleeds(sheet)
  // Within a frame it is lower, and narrower for it: its upper and lower parts are seen.
  const ratio = Math.max(leastRatio, picture.width / Math.max(1, picture.height))
  const left = free ? columnEdge(7) : Math.max(columnEdge(7), rightEdge(area) - area.height * ratio)
  const textWidth = left - gap - area.x
  const box = free
    ? { x: left, y: 0, width: pageWidth - left, height: pageHeight }
    : { ...area, x: left, width: rightEdge(area) - left }
  if (!(free ? drawFrame(sheet, content, textWidth) : drawFrame(sheet, content))) return false
  addPicture(sheet, image, picture, box)
  if (!drawTexts(sheet, content, image, { ...area, width: textWidth })) return false
  if (free) drawFooter(sheet, undefined, undefined, area.x + textWidth)
  else drawFooter(sheet)
  return true
}

function drawLying(
  sheet: Sheet,
  content: SlideContent,
  image: Image,
  picture: SceneImage,
  ratio: number,
): boolean {
  if (!drawFrame(sheet, content)) return false
  const area = sheet.theme.frame.content
  const right = bleeds(sheet) ? pageWidth : rightEdge(area)
  const alone = !hasTexts(content, image)
  // As wide as its proportions ask for, but the text keeps its columns.
  const widest = right - (alone ? area.x : columnEdge(5))
  const width = alone
    ? widest
    : Math.max(right - columnEdge(7), Math.min(widest, area.height * ratio))
  const box = { x: right - width, y: area.y, width, height: area.height }
  addPicture(sheet, image, picture, box)
  if (!drawTexts(sheet, content, image, { ...area, width: box.x - gap - area.x })) return false
  drawFooter(sheet)
  return true
}

function hasTexts({ paragraphs, bullets }: SlideContent, { caption, credit }: Image): boolean {
  return paragraphs.length + bullets.length > 0 || caption !== '' || credit !== ''
}

/** Shows the middle of a picture in the box's proportions. */
export function addPicture(sheet: Sheet, { alt, caption }: Image, image: SceneImage, box: Box) {
  const crop = centreCrop(image.width / Math.max(1, image.height), box.width / box.height)
  const node: ImageNode = {
    kind: 'image',
    name: 'picture',
    box,
    image,
    ...(crop ? { crop } : {}),
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

/** What stands beside a picture: prose or a list from the top, the caption and its credit at the bottom. */
function drawTexts(sheet: Sheet, content: SlideContent, image: Image, area: Box): boolean {
  const { paragraphs, bullets } = content
  const bottom = drawCaption(sheet, image, area, paragraphs.length + bullets.length === 0)
  if (bottom === undefined) return false
  const box = { ...area, height: bottom - area.y }
  if (bullets.length > 0) {
    const top = drawLead(sheet, paragraphs.join(' '), box)
    return (
      top !== undefined &&
      drawList(sheet, groupItems(bullets), { ...box, y: top, height: bottom - top }, listSizes)
    )
  }
  return drawBeside(sheet, paragraphs, box)
}

const listSizes = [20, 18, 16, 14, 12].map((size) => ({
  columns: 1 as const,
  size,
  groups: [1, 8] as [number, number],
  lines: size >= 18 ? 4 : 20,
}))

/** A sentence over a list; gives where the list may begin, undefined if it is too long. */
function drawLead(sheet: Sheet, text: string, area: Box): Points | undefined {
  if (text === '') return area.y
  const { theme, context } = sheet
  const sizes = [20, 18, 16, 14, 12].filter((size) => size >= context.smallestBody)
  const set = fitText(
    sheet,
    text,
    ladder(theme.type.large, sizes),
    { width: area.width, height: area.height * 0.4 },
    { color: theme.colors.ink },
  )
  if (set === undefined) return undefined
  const { height } = set.layout
  sheet.addText({
    name: 'lead',
    box: { ...area, height },
    layout: set.layout,
    ground: theme.ground,
  })
  return area.y + height + inches(0.25)
}

/** Prose in the largest size that fits. */
function drawBeside(sheet: Sheet, paragraphs: string[], area: Box): boolean {
  if (paragraphs.length === 0) return true
  const { theme, context } = sheet
  const length = paragraphs.join('').length
  if (paragraphs.length > 20 || length > 3000) return false
  const sizes = (length <= 180 ? [24, 20, 18, 16, 14, 12] : [20, 18, 16, 14, 12]).filter(
    (size) => size >= context.smallestBody,
  )
  for (const size of sizes) {
    const step = { ...resized(theme.type.body, size), lineHeight: Math.round(size * 1.38) }
    const layout = sheet.setWithSlack(
      paragraphs.map((text, index) => ({
        ...sheet.paragraph(text, step, { color: theme.colors.ink }),
        spaceBefore: index === 0 ? 0 : Math.round(size * 0.7),
      })),
      area.width,
    )
    if (layout.height > area.height) continue
    sheet.addText({
      name: 'body',
      box: area,
      layout,
      placeholder: 'body',
      ground: theme.ground,
    })
    return true
  }
  return false
}

/** Caption and credit at the foot of the area; gives where text over them must end, undefined if they are too long. */
function drawCaption(
  sheet: Sheet,
  { caption, credit }: Image,
  area: Box,
  alone: boolean,
): Points | undefined {
  const { theme, context } = sheet
  const { type, colors, ground } = theme
  let bottom = bottomEdge(area)
  const add = (name: string, text: string, sizes: Points[], color: string, most: Points) => {
    if (text === '') return true
    const set = fitText(
      sheet,
      text,
      ladder(
        sizes[0] === type.small.size ? type.small : resized(type.large, sizes[0] ?? 20),
        sizes.filter((size) => size >= Math.min(12, context.smallestBody)),
      ),
      { width: area.width, height: most, balanced: true },
      { color },
    )
    if (set === undefined) return false
    const { height } = set.layout
    sheet.addText({
      name,
      box: { x: area.x, y: bottom - height, width: set.width, height },
      layout: set.layout,
      ground,
    })
    bottom -= height + inches(0.08)
    return true
  }
  const sizes = alone ? [24, 20, 18, 16, 14, 12] : [type.small.size, 12]
  const room = alone ? area.height * 0.8 : inches(1)
  if (!add('picture-credit', credit, [12], colors.mutedInk, inches(0.6))) return undefined
  if (!add('picture-caption', caption, sizes, alone ? colors.ink : colors.mutedInk, room))
    return undefined
  if (caption === '' && credit === '') return bottom
  const y = bottom - inches(0.08)
  sheet.addLine(
    'caption-rule',
    { x: area.x, y },
    { x: area.x + Math.min(area.width, columnSpan(2)), y },
    alone ? theme.listRules.top : theme.listRules.between,
  )
  return y - inches(0.2)
}
