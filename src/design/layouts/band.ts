import { inches } from '../../scene/geometry.ts'
import { columnEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { inFont, ladder, type TypeStep } from '../themes/type-step.ts'
import { column, first, inset, type Part, panel, parts, type Tree, text } from '../tree/tree.ts'

const edge = inches(0.25)
const leadGap = inches(0.2)
/** Its height where that holds the texts in two lines. */
const usual = inches(0.85)

/**
 * A band at the foot of the content area that sums up what stands above it: a lead in semi-bold and a text, or a text
 * alone, in the largest type that leaves it low. A part of a column, none without paragraphs.
 */
export function bandPart(sheet: Sheet, paragraphs: string[], gap: number): Part[] {
  if (paragraphs.length === 0) return []
  const { body } = sheet.theme.type
  const steps = ladder(body, [16, 14, 13, 12]).filter(
    ({ size }) => size >= sheet.context.smallestBody,
  )
  const low = steps.flatMap((step) => bandTexts(sheet, paragraphs, step, 2))
  const high = steps.flatMap((step) => bandTexts(sheet, paragraphs, step))
  const air = inches(0.05)
  const trees = [
    ...low.map((tree) => column([{ tree, size: usual - 2 * air }])),
    ...high.map((tree) => inset({ x: 0, top: air, bottom: air }, tree)),
  ]
  const padding = { x: edge, top: air, bottom: air }
  const band = panel('band', 'emphasis', { index: 0, count: 1 }, padding, first(...trees))
  return [{ tree: band, gap }]
}

/** The texts in one size; the text beside a lead starts on a column's edge, as the panels above do. */
function bandTexts(sheet: Sheet, paragraphs: string[], step: TypeStep, lines?: number): Tree[] {
  const { frame, strong } = sheet.theme
  const lead = paragraphs.length > 1 ? (paragraphs[0] ?? '') : ''
  const words = paragraphs.slice(lead === '' ? 0 : 1).join(' ')
  const look = { step, tone: 'ink', anchor: 'middle' } as const
  const said = text('band-text', words, { ...look, ...(lines ? { lines } : {}) })
  if (lead === '') return [said]
  return [4, 5, 6, 7].map((at) => {
    const most = at < 7 ? 1 : (lines ?? 3)
    const own = { ...look, step: inFont(step, strong), lines: most }
    const size = columnEdge(at) - frame.content.x - leadGap
    return parts([
      { tree: text('band-lead', lead, own), size },
      { tree: said, gap: leadGap },
    ])
  })
}
