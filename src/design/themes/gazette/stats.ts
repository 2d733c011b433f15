import type { Points } from '../../../scene/geometry.ts'
import { bottomEdge } from '../../grid.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout, panelRows } from '../../layouts/figures-layout.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing, first, type Ground, type Part, parts, text } from '../../tree/tree.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { strongFace } from './faces.ts'
import { drawColumnRule, drawRule } from './rules.ts'

/** Sizes of figure, label and note. */
type Row = [figure: Points, label: Points, note: Points]

const double: Row[] = [
  [44, 16, 14],
  [36, 14, 12],
  [28, 14, 12],
]
const single: Row[] = [
  [60, 18, 16],
  [54, 18, 16],
  [44, 16, 14],
  [36, 14, 14],
  [28, 14, 12],
  [28, 12, 12],
]
const gutter = (count: number): Points => (Math.max(...rows(count)) > 3 ? 33 : 45)
/** The upper row is never shorter. */
const rows = (count: number) => panelRows(count).toReversed()
const rowGap: Points = 30

/** Figures as columns: the number in black headline type, its name, a note; under a thick rule what they mean. */
export const drawGazetteStats = figuresLayout({
  counts: { least: 0, most: 8 },
  rows,
  even: true,
  sizes: ({ theme: { type } }, count) => {
    const few: Row[] = [
      ...(count <= 2 ? [[110, 22, 20] satisfies Row] : []),
      ...(count <= 3 ? [[80, 20, 18] satisfies Row] : []),
    ]
    return (count > 4 ? double : [...few, ...single]).map(([largest, label, note]) => ({
      largest,
      least: largest * 0.9,
      label: inFont(resized(type.body, label), strongFace),
      note: resized(type.body, note),
    }))
  },
  // A sign is as large as its number, a word half as large.
  scale: ({ theme: { type } }) => {
    const number = { ...resized(type.statistic, 110), lineHeight: 123 }
    return { number, unit: number, word: 0.5 }
  },
  edge: () => 0,
  gap: (_, count) => ({ x: gutter(count), y: rowGap }),
  cell: (sheet, figures, index, attempt) => {
    const slots = figureSlots(sheet, figures[index] as Figure, index, attempt, {
      tones: { figure: index === 0 ? 'accent' : 'ink' },
      label: { lines: 3 },
    })
    const low = figures.length > 4
    const blank = column([])
    return besideRules(
      index,
      figures.length,
      column([
        { tree: blank, grow: low ? 0 : 36 },
        { tree: slots.over },
        { tree: slots.figure, gap: 4 },
        { tree: slots.under, gap: 6 },
        { tree: slots.note, gap: 6 },
        { tree: blank, grow: 64 },
      ]),
    )
  },
  band: bandPart,
})

/** A column of figures between the rules of its row. */
function besideRules(index: number, count: number, tree: Ground['tree']): Ground {
  return {
    kind: 'ground',
    tree,
    padding: { x: 0, top: 19, bottom: 0 },
    draw: (sheet, box, colors) => {
      const { x, width } = sheet.theme.frame.content
      const name = `stat-${index + 1}`
      if (box.x > x + 1) {
        const ends: [Points, Points] = [box.y + 19, bottomEdge(box)]
        drawColumnRule(sheet, `${name}-column-rule`, box.x - gutter(count) / 2, ends)
      } else if (index > 0) {
        drawRule(sheet, `${name}-row-rule`, box.y - rowGap / 2, [x, x + width])
      }
      return colors
    },
  }
}

/** What stands above means this: a lead in headline type and a text beside it, under a thick rule. */
export function bandPart(sheet: Sheet, paragraphs: string[]): Part[] {
  if (paragraphs.length === 0) return []
  const { type, colors } = sheet.theme
  const lead = paragraphs.length > 1 ? (paragraphs[0] ?? '') : ''
  const words = paragraphs.slice(lead === '' ? 0 : 1).join(' ')
  const sizes = [18, 16, 14, 12].filter((size) => size >= sheet.context.smallestBody)
  const texts = sizes.map((size) => {
    const said = text('band-text', words, { step: resized(type.body, size), tone: 'ink' })
    if (lead === '') return parts([{ tree: said, size: 640 }, { tree: column([]) }])
    const [step = type.head] = ladder(type.head, [size + 2])
    return parts([
      { tree: text('band-lead', lead, { step, tone: 'ink', lines: 3, balanced: true }), size: 230 },
      { tree: said, gap: 28 },
    ])
  })
  const rule = drawing((on, box) => on.addShape('band-rule', box, { fill: colors.ink }), 3)
  const low = texts.map((tree) => column([{ tree, most: 76 }]))
  for (const one of low) one.equal = true
  return [
    { tree: rule, gap: 18 },
    { tree: first(...low, ...texts), gap: 11 },
  ]
}
