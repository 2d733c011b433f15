import type { Points } from '../../../scene/geometry.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { comparableMagnitudes } from './magnitudes.ts'
import {
  drawEdgeMeasures,
  drawSubject,
  type EdgeMeasure,
  longestEdge,
  usualLength,
} from './subject.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 372

/** The cover: beside the title a container whose edge is as long as the deck's first figure says. */
export const drawDraughtsmanCover = coverLayout({
  figures: (sheet, content) => {
    const measures = edgeMeasures(content)
    if (measures === undefined) return false
    const [measure] = measures
    drawSubject(sheet, measure === undefined ? {} : { length: measure.length })
    return drawEdgeMeasures(sheet, measures)
  },
  area: { x: left, y: 78, width, height: 388 },
  title: {
    lines: [
      [44, 3],
      [30, 5],
    ],
    bearing: 1.8,
    least: 176,
  },
  subtitle: { width, gap: 18, balanced: true },
  meta: { bottom: 500, gap: 16, step: ({ theme }) => resized(theme.type.body, 14) },
  finish: drawTitleBlock,
})

/**
 * Up to two figures as lengths on one edge; undefined if they are more, or cannot be drawn to one scale.
 */
function edgeMeasures(content: SlideContent): EdgeMeasure[] | undefined {
  const { figures } = content
  if (figures.length === 0) return []
  const texts = figures.map(({ label, figure }) => [label, figure].filter(Boolean).join(' '))
  if (figures.length === 1) return [{ text: texts[0] as string, length: usualLength, focus: true }]
  const values = comparableMagnitudes(
    figures.map(({ figure }) => figure),
    3,
  )
  if (figures.length > 2 || values === undefined) return undefined
  const [first = 1, second = 1] = values
  const scale = Math.min(usualLength / first, longestEdge / Math.max(first, second))
  return [
    { text: texts[0] as string, length: first * scale, focus: true },
    { text: texts[1] as string, length: second * scale, focus: false },
  ]
}
