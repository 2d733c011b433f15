import type { Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { sheetFrame } from './drawing-sheet.ts'

const top: Points = 492
const height: Points = bottomEdge(sheetFrame) - top
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
  const { organisation, deckTitle, pageNumber } = context
  const wide = (words: string, spare: Points, { least, most }: { least: Points; most: Points }) =>
    words === ''
      ? 0
      : Math.min(most, Math.max(least, sheet.measure(words.slice(0, 120), step) + spare))
  const titleWidth = wide(deckTitle, 2 * padding + 4, titleCell)
  const companyWidth = wide(organisation, 18, { least: 0, most: mostCompany })
  const page = rightEdge(sheetFrame) - pageCell
  const title = page - titleWidth
  const company = title - companyWidth
  const block = { x: company, y: top, width: companyWidth + titleWidth + pageCell, height }
  sheet.addShape('title-block', block, { fill: background, stroke: { color: ink, width: 1 } })
  const line = (name: string, words: string, x: Points, width: Points) => {
    if (words === '') return
    sheet.addText({
      name,
      box: { x, y: top + (height - step.lineHeight) / 2, width, height: step.lineHeight },
      layout: fitLine(sheet, words, step, width, { color: mutedInk }),
      wrap: false,
      ground: background,
      furniture: 'footer',
    })
  }
  for (const [name, x] of [
    ['title', title],
    ['page', page],
  ] as const)
    if (x > company)
      sheet.addLine(
        `title-block-${name}`,
        { x, y: top },
        { x, y: top + height },
        { color: ink, width: 0.75 },
      )
  line('footer-organisation', organisation, company + padding, companyWidth - padding - 6)
  line('footer', deckTitle, title + padding, titleWidth - 2 * padding)
  const strong = inFont(step, theme.strong)
  const width = pageCell - 8
  const number = sheet.paragraph(String(pageNumber), strong, { color: ink, align: 'center' })
  sheet.addText({
    name: 'page-number',
    box: { x: page + 4, y: top + (height - step.lineHeight) / 2, width, height: step.lineHeight },
    layout: sheet.set([number], width, false),
    wrap: false,
    ground: background,
    furniture: 'slideNumber',
  })
}
