import {
  type Box,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, type TypeStep } from '../type-step.ts'

/** Distance of the sheet's frame from its edge. */
const inset: Points = 18
const frame: Box = {
  x: inset,
  y: inset,
  width: pageWidth - 2 * inset,
  height: pageHeight - 2 * inset,
}
/** Zones between the ticks, and half a tick's length. */
const zones = { across: 8, down: 4 }
const halfTick: Points = 6

/** The frame of a drawing sheet with the ticks of its zones. */
export function drawSheetFrame(sheet: Sheet): void {
  const { ink } = sheet.theme.colors
  const right = frame.x + frame.width
  const bottom = frame.y + frame.height
  const commands: PathCommand[] = []
  const tick = (from: Point, to: Point) =>
    commands.push({ type: 'M', ...from }, { type: 'L', ...to })
  for (let zone = 1; zone < zones.across; zone++) {
    const x = frame.x + (frame.width * zone) / zones.across
    for (const y of [frame.y, bottom]) tick({ x, y: y - halfTick }, { x, y: y + halfTick })
  }
  for (let zone = 1; zone < zones.down; zone++) {
    const y = frame.y + (frame.height * zone) / zones.down
    for (const x of [frame.x, right]) tick({ x: x - halfTick, y }, { x: x + halfTick, y })
  }
  sheet.addShape('sheet-frame', frame, { stroke: { color: ink, width: 1 } })
  const around = {
    x: frame.x - halfTick,
    y: frame.y - halfTick,
    width: frame.width + 2 * halfTick,
    height: frame.height + 2 * halfTick,
  }
  sheet.addShape(
    'sheet-zones',
    around,
    { stroke: { color: ink, width: 0.75 } },
    {
      type: 'path',
      commands,
    },
  )
}

const top: Points = 492
const height: Points = frame.y + frame.height - top
const pageCell: Points = 48
/** Least and greatest width of the cell with the deck's title, and greatest of the one with the company. */
const titleCell: { least: Points; most: Points } = { least: 172.5, most: 330 }
const mostCompany: Points = 230
const padding: Points = 10.5

/** The title block in the corner of the sheet: company, title of the deck, page. */
export function drawTitleBlock(sheet: Sheet): void {
  const { theme, context } = sheet
  const { ink, mutedInk, background } = theme.colors
  const step = theme.type.footer
  const { organisation, deckTitle } = context
  const cell = (text: string, spare: Points, most: Points) =>
    Math.min(most, sheet.measure(text.slice(0, 120), step) + spare)
  const titleWidth =
    deckTitle === ''
      ? 0
      : Math.max(titleCell.least, cell(deckTitle, 2 * padding + 4, titleCell.most))
  const companyWidth = organisation === '' ? 0 : cell(organisation, 18, mostCompany)
  const right = frame.x + frame.width
  const page: Box = { x: right - pageCell, y: top, width: pageCell, height }
  const title: Box = { ...page, x: page.x - titleWidth, width: titleWidth }
  const company: Box = { ...page, x: title.x - companyWidth, width: companyWidth }
  const block = { ...company, width: right - company.x }
  sheet.addShape('title-block', block, { fill: background, stroke: { color: ink, width: 1 } })
  const divider = (name: string, x: Points) =>
    sheet.addLine(name, { x, y: top }, { x, y: top + height }, { color: ink, width: 0.75 })
  const line = (name: string, text: string, box: Box, right: Points) => {
    const width = box.width - padding - right
    sheet.addText({
      name,
      box: within(box, padding, width, step),
      layout: fitLine(sheet, text, step, width, { color: mutedInk }),
      wrap: false,
      ground: background,
      furniture: 'footer',
    })
  }
  if (titleWidth > 0) {
    divider('title-block-page', page.x)
    line('footer', deckTitle, title, padding)
  }
  if (companyWidth > 0) {
    divider('title-block-title', title.x)
    line('footer-organisation', organisation, company, 6)
  }
  const strong = inFont(step, theme.strong)
  sheet.addText({
    name: 'page-number',
    box: within(page, 4, page.width - 8, strong),
    layout: sheet.set(
      [sheet.paragraph(String(context.pageNumber), strong, { color: ink, align: 'center' })],
      page.width - 8,
      false,
    ),
    wrap: false,
    ground: background,
    furniture: 'slideNumber',
  })
}

/** A line of text in the middle of a cell's height. */
function within(cell: Box, left: Points, width: Points, step: TypeStep): Box {
  return {
    x: cell.x + left,
    y: cell.y + (cell.height - step.lineHeight) / 2,
    width,
    height: step.lineHeight,
  }
}
