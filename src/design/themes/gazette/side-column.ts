import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, drawing, first, inset, type Part, text } from '../../tree/tree.ts'
import { inFont, ladder } from '../type-step.ts'
import { storyOf } from './drop-cap.ts'
import { strongFace, total } from './faces.ts'
import { columnTop, drawColumnRule, drawRule, foot, right } from './rules.ts'

const columnRule: Points = 641.2
const left: Points = 661

/** Sizes of the text, and what its lines leave free at their end. */
const measures: { text: Points; right: Points }[] = [
  { text: 16, right: 43 },
  { text: 16, right: 5 },
  { text: 14, right: 5 },
  { text: 12, right: 5 },
]

/**
 * The column beside a chart: its figure, if it explains one, then its text; a figure without a note is what the column
 * adds up to, and stands at its foot.
 */
export function drawSideColumn(sheet: Sheet, content: SlideContent): boolean {
  const { takeaway: { label = '', figure = '', note = '' } = {}, paragraphs } = content
  const bottom = contentEnd(sheet, foot)
  const area = { x: left, y: columnTop, width: right - left, height: bottom - columnTop }
  drawColumnRule(sheet, 'column-rule', columnRule, [columnTop, bottom])
  const sum = [label, figure].filter(Boolean).join(': ')
  const sums =
    sum !== '' && note === '' && paragraphs.length > 0 && sheet.measure(sum, total) <= area.width
  const head = sums ? [] : figurePart(sheet, label, figure)
  const ending: Part[] = [
    {
      tree: drawing((on, box) => {
        on.addShape('total-rule', { ...box, height: 3 }, { fill: on.theme.colors.ink })
      }, 3),
      gap: 8,
    },
    { tree: text('takeaway-figure', sum, { step: total, tone: 'ink', lines: 1 }), gap: 8 },
  ]
  const texts = [...(sums ? [] : [note]), ...paragraphs].filter(Boolean)
  return fitTree(sheet, area, measures, (measure) => {
    const story = storyOf(sheet, 'takeaway-text', texts, {
      size: measure.text,
      width: area.width - measure.right,
      initial: head.length === 0,
    })
    const around = { x: 0, top: 2.7, bottom: 0, right: measure.right }
    return column([
      ...head,
      { tree: inset(around, story), gap: 10, grow: 1 },
      ...(sums ? ending : []),
    ])
  })
}

/** The figure in red over its name and a rule. */
function figurePart(sheet: Sheet, label: string, figure: string): Part[] {
  if (label === '' && figure === '') return []
  const { type } = sheet.theme
  const figures = ladder(type.figure, [54, 48, 40, 34, 28, 24, 20, 16]).map((step) =>
    text('takeaway-figure', figure, { step, tone: 'accent', lines: step.size >= 34 ? 1 : 3 }),
  )
  const names = ladder(inFont(type.body, strongFace), [16, 14, 12]).map((step) =>
    text('takeaway-label', label, { step, tone: 'ink', lines: 4 }),
  )
  const rule = drawing((on, { x, y }) => drawRule(on, 'takeaway-rule', y, [x, right]), 0)
  return [{ tree: first(...figures) }, { tree: first(...names), gap: 2 }, { tree: rule, gap: 10 }]
}
