import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { commonUnit, withUnit } from '../../charts/series-unit.ts'
import { comparedSeries } from '../../charts/shown-chart.ts'
import { drawFooterTexts } from '../../frame.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, drawing, type Part, text } from '../../tree/tree.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { markGrey } from './colors.ts'
import { kicker, strongFace } from './faces.ts'
import { bar, drawDoubleRule, drawRule, headRule, left, top, width } from './rules.ts'

/** Sizes of a headline and its lines at the most; over another line it is smaller before it takes two. */
const sizes: [size: Points, lines: number][] = [
  [30, 1],
  [30, 2],
  [26, 1],
  [24, 1],
  [24, 2],
  [20, 3],
  [18, 4],
]

/**
 * The double rule, the headline, the line under it, and the rule from which the columns hang. Over a chart in rows, the
 * line under the headline is its key too.
 */
export function drawGazetteHeading(sheet: Sheet, content: SlideContent): boolean {
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  const data = rowNames(content)
  const names = content.chart?.series.map((one) => one.name) ?? []
  const under = data ? withUnit(own, names, sheet.language) : own
  const lined = under !== '' || data !== undefined
  drawDoubleRule(sheet, 'head', top)
  drawRule(sheet, 'head-rule', headRule)
  const line = drawing((on, { y }) => drawUnder(on, under, data, y), kicker.lineHeight)
  return fitTree(sheet, { x: left, y: 41, width, height: 88 }, sizes, (tried) => {
    const [size, lines] = tried
    const step = { ...resized(sheet.theme.type.title, size), lineHeight: Math.round(size * 1.2) }
    const look = { step, tone: 'ink', lines, balanced: 'title', placeholder: 'title' } as const
    const parts: Part[] = [{ tree: text('title', content.title, look) }]
    if (lined) parts.push({ tree: line, gap: lines > 1 ? 4 : 9.6 })
    else if (lines === 1) parts.push({ tree: bar('head-bar'), gap: 18 })
    return column(parts, lines > 1 ? 'center' : 0.45)
  })
}

/** The names of two series, without the unit that they share. */
interface RowNames {
  main: string
  compared: string
}

/** The names of two series whose bars lie in rows; undefined for other charts. */
function rowNames({ chart }: SlideContent): RowNames | undefined {
  const at = chart?.chartType === 'bar' ? comparedSeries(chart) : undefined
  if (chart === undefined || at?.compared === undefined) return undefined
  const names = chart.series.map(({ name }) => name)
  const bare = (name = '') => name.slice(0, name.length - commonUnit(names).length)
  return { main: bare(names[at.main]), compared: bare(names[at.compared]) }
}

/** One line, shortened if need be; behind it the names of two series with samples of their bars. */
function drawUnder(sheet: Sheet, words: string, data: RowNames | undefined, y: Points): void {
  const { ground, colors } = sheet.theme
  const { ink: black, mutedInk: muted } = colors
  const roomLeft = data ? width * 0.55 : width
  let x = left
  /** A line that goes on where the one before it ended. */
  const add = (name: string, words: string, step: TypeStep, color: Color, most: Points) => {
    const own = Math.min(most, lineBoxWidth(sheet, words.slice(0, 200), step))
    const layout = fitLine(sheet, words, step, own, { color })
    const box = { x, y, width: own, height: kicker.lineHeight }
    sheet.addText({ name, box, layout, wrap: false, ground })
    x += own + 16
  }
  if (words !== '') add('eyebrow', words, kicker, muted, roomLeft)
  if (data === undefined) return
  const names = [
    { name: data.main, step: inFont(kicker, strongFace), color: black, mark: black, high: 11 },
    { name: data.compared, step: kicker, color: muted, mark: markGrey, high: 4 },
  ]
  names.forEach(({ name, step, color, mark, high }, index) => {
    if (name === '') return
    const middle = y + kicker.lineHeight / 2 + 0.5
    const sample = { x, y: middle - high / 2, width: 16, height: high }
    sheet.addShape(`key-${index + 1}-mark`, sample, { fill: mark })
    x += 22
    add(`key-${index + 1}-name`, name, step, color, width * 0.18)
  })
}

/** The deck's title and the page number under a hairline. */
export function drawGazetteFooter(sheet: Sheet, colors: { color: Color; ground: Color }): void {
  drawRule(sheet, 'foot-rule', 494.6)
  drawFooterTexts(sheet, colors)
}
