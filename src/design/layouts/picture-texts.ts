import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { bottomEdge, columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { ladder, resized } from '../themes/type-step.ts'
import type { Picture } from './picture.ts'
import { drawPlainList, itemRows } from './plain-rows.ts'

/**
 * What stands beside a picture: prose or a list from the top, the caption and its credit at the bottom. False when it
 * does not fit the area.
 */
export function drawPictureTexts(
  sheet: Sheet,
  content: SlideContent,
  image: Picture,
  area: Box,
): boolean {
  const { paragraphs, bullets } = content
  const bottom = drawCaption(sheet, image, area, paragraphs.length + bullets.length === 0)
  if (bottom === undefined) return false
  const box = { ...area, height: bottom - area.y }
  if (bullets.length > 0) {
    const top = drawLead(sheet, paragraphs.join(' '), box)
    return (
      top !== undefined &&
      drawPlainList(
        sheet,
        itemRows(bullets),
        { columns: 1, sizes: listSizes },
        {
          ...box,
          y: top,
          height: bottom - top,
        },
      )
    )
  }
  const [sentence = ''] = paragraphs
  return (
    (isStatement(content) && drawStatement(sheet, sentence, box)) ||
    drawBeside(sheet, paragraphs, box)
  )
}

/** Whether all that a slide says beside its picture is one short sentence. */
export function isStatement({ paragraphs, bullets }: SlideContent): boolean {
  const [sentence = ''] = paragraphs
  return bullets.length === 0 && paragraphs.length === 1 && sentence.length <= longestStatement
}

/** A sentence no longer than this is set as a statement beside its picture. */
const longestStatement = 90

/** One short sentence in display type, in the middle of its column; false when it does not fit. */
function drawStatement(sheet: Sheet, text: string, area: Box): boolean {
  const { theme } = sheet
  const set = fitText(
    sheet,
    text,
    ladder(theme.type.statement, [36, 32, 28, 24]),
    {
      width: area.width,
      height: area.height * 0.8,
      maximumLines: (step) => (step.size > 28 ? 5 : 6),
    },
    { color: theme.colors.ink },
  )
  if (set === undefined) return false
  sheet.addText({
    name: 'body',
    box: { ...area, width: set.width },
    anchor: 'middle',
    layout: set.layout,
    placeholder: 'body',
    ground: theme.ground,
  })
  return true
}

const listSizes = [20, 18, 16, 14, 12].map((size) => ({ head: size, text: size }))

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

/**
 * Caption and credit at the foot of the area, `alone` in large type; gives where what stands over them must end,
 * undefined if they are too long.
 */
export function drawCaption(
  sheet: Sheet,
  { caption, credit }: Pick<Picture, 'caption' | 'credit'>,
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
    (alone && theme.listRules.top) || theme.listRules.between,
  )
  return y - inches(0.2)
}
