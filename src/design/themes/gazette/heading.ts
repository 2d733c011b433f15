import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { commonUnit, withUnit } from '../../charts/series-unit.ts'
import { comparedSeries } from '../../charts/shown-chart.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, longestWord } from '../../text-fitting.ts'
import { inFont, resized, step, type TypeStep } from '../type-step.ts'
import { markGrey } from './colors.ts'
import { caption, kicker, strongFace, textFace } from './faces.ts'
import { drawBar, drawDoubleRule, drawRule, left, right, top, width } from './rules.ts'

/** The rule under the headline, from which columns hang. */
export const headRule: Points = 130
const titleTop: Points = 43

/**
 * The double rule, the headline, the line under it, and the rule from which the columns hang. Over a chart in rows, the
 * line under the headline is its key too.
 */
export function drawGazetteHeading(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  const data = rowNames(content)
  const names = content.chart?.series.map((one) => one.name) ?? []
  const under = data ? withUnit(own, names, sheet.language) : own
  const keyed = data !== undefined
  drawDoubleRule(sheet, 'head', top)
  const lined = under !== '' || keyed
  const bottom = lined ? 107 : 122
  const set = [
    { size: 30, lines: lined ? 1 : 2 },
    { size: 26, lines: 2 },
    { size: 24, lines: 2 },
    { size: 20, lines: 3 },
  ]
    .map(({ size, lines }) => {
      const step = resized(theme.type.title, size)
      // Words are broken only in the smallest size.
      if (size > 20 && longestWord(sheet, content.title, step) > width * 0.98) return undefined
      return fitDisplayTitle(
        sheet,
        content.title,
        [step],
        { width, height: bottom - titleTop, maximumLines: () => lines },
        { color: theme.colors.ink },
      )
    })
    .find((one) => one !== undefined)
  if (set === undefined) return false
  const { height } = set.layout
  // A single line hangs a little lower; two fill the space.
  const y = Math.min(53, (titleTop + bottom - height) / 2)
  sheet.addText({
    name: 'title',
    box: { x: left, y, width: set.width, height },
    layout: set.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  if (lined) drawUnder(sheet, under, data, Math.max(98.6, y + height - 0.3))
  else if (y + height < 100 && content.layout !== 'recap')
    drawBar(sheet, 'head-bar', { x: left, y: 107 })
  drawRule(sheet, 'head-rule', headRule)
  return true
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
function drawUnder(sheet: Sheet, text: string, data: RowNames | undefined, y: Points): void {
  const { theme } = sheet
  const { ink: black, mutedInk: muted } = theme.colors
  const place = { y, height: kicker.lineHeight }
  const room = data ? width * 0.55 : width
  let x = left
  if (text !== '') {
    const own = data ? lineWidth(sheet, text, kicker, room) : width
    const layout = fitLine(sheet, text, kicker, own, { color: muted })
    const box = { x, ...place, width: own }
    sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground: theme.ground })
    x += own + 18
  }
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
    const own = lineWidth(sheet, name, step, width * 0.18)
    const layout = fitLine(sheet, name, step, own, { color })
    const box = { x, ...place, width: own }
    sheet.addText({ name: `key-${index + 1}-name`, box, layout, wrap: false, ground: theme.ground })
    x += own + 16
  })
}

/** Width of a box for one line of text, `room` at most. */
function lineWidth(sheet: Sheet, text: string, step: TypeStep, room: Points): Points {
  return Math.min(room, lineBoxWidth(sheet, text.slice(0, 200), step))
}

/** A hairline, the deck's title in italics, the page number upright. */
export function drawGazetteFooter(
  sheet: Sheet,
  { color, ground }: { color: Color; ground: Color },
): void {
  const { context } = sheet
  const { footer, pageNumber } = sheet.theme.frame
  drawRule(sheet, 'foot-rule', 494.6, [left, right], { color: sheet.theme.colors.ink, width: 0.75 })
  if (context.deckTitle !== '')
    sheet.addText({
      name: 'footer',
      box: footer,
      layout: fitLine(sheet, context.deckTitle, resized(caption, 10), footer.width, { color }),
      wrap: false,
      ground,
      furniture: 'footer',
    })
  const number = sheet.paragraph(String(context.pageNumber), step(textFace, 10, 13.3), {
    color,
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: 'page-number',
    box: pageNumber,
    layout: sheet.set([number], pageNumber.width, false),
    wrap: false,
    ground,
    furniture: 'slideNumber',
  })
}
