import type { Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { sheetFrame } from './drawing-sheet.ts'

const top: Points = 492
const height: Points = bottomEdge(sheetFrame) - top
const padding: Points = 10.5
/** Least and greatest widths of the cells of the company, the deck's title and the page. */
const cells = [
  { name: 'footer-organisation', least: 0, most: 230 },
  { name: 'footer', least: 172.5, most: 330 },
  { name: 'page-number', least: 48, most: 48 },
]

/** The title block in the corner of the sheet: company, title of the deck (on two lines if it is long), page. */
export function drawTitleBlock(sheet: Sheet): void {
  const { colors, type, strong } = sheet.theme
  const { ink, mutedInk, background: ground } = colors
  const { organisation, deckTitle, pageNumber } = sheet.context
  const words = [organisation, deckTitle, String(pageNumber)]
  const widths = cells.map(({ least, most }, index) => {
    const said = words[index]?.slice(0, 120) ?? ''
    const length = sheet.measure(said, type.footer)
    // Half as long on each of two lines, and a word more.
    const wished = length + 18 > most ? length / 2 + 60 : length + 18
    return said && Math.min(most, Math.max(least, wished))
  })
  const width = widths.reduce<number>((sum, one) => sum + (one || 0), 0)
  const box = { x: rightEdge(sheetFrame) - width, y: top, width, height }
  sheet.addShape('title-block', box, { fill: ground, stroke: { color: ink, width: 1 } })
  let { x } = box
  for (const [index, { name }] of cells.entries()) {
    const said = words[index] ?? ''
    const cell = widths[index]
    if (!cell) continue
    const rule = { color: ink, width: 0.75 }
    if (x > box.x) sheet.addLine(`${name}-rule`, { x, y: top }, { x, y: top + height }, rule)
    const isPage = name === 'page-number'
    const inner = isPage ? { x: x + 4, width: cell - 8 } : { x: x + padding, width: cell - 16.5 }
    const step = isPage ? inFont(type.footer, strong) : type.footer
    const look = isPage
      ? ({ color: ink, align: 'center' } as const)
      : ({ color: mutedInk, align: 'start' } as const)
    const inLines = sheet.set([sheet.paragraph(said, step, look)], inner.width)
    const fits = inLines.height <= 2 * step.lineHeight + 0.1
    const layout = fits ? inLines : fitLine(sheet, said, step, inner.width, look)
    sheet.addText({
      name,
      box: { ...inner, y: top + (height - layout.height) / 2, height: layout.height },
      layout,
      wrap: layout.height > step.lineHeight,
      ground,
      furniture: isPage ? 'slideNumber' : 'footer',
    })
    x += cell
  }
}
