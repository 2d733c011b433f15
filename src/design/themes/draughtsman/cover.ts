import type { Points } from '../../../scene/geometry.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { readMagnitude } from './magnitudes.ts'
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
/** The longer of two measures is so many times the other at the most. */
const mostApart = 3

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
  title: { lines: { 44: 3, 30: 5 }, bearing: 1.8, least: 176 },
  subtitle: { width, gap: 18, balanced: true },
  meta: { bottom: 500, gap: 16, step: ({ theme }) => resized(theme.type.body, 14) },
  finish: drawTitleBlock,
})

/** Up to two figures of one unit as lengths on one edge; undefined if they cannot be drawn so. */
function edgeMeasures({ figures }: SlideContent): EdgeMeasure[] | undefined {
  const texts = figures.map(({ label, figure }) => [label, figure].filter(Boolean).join(' '))
  const [first, second] = figures.map(({ figure }) => readMagnitude(figure))
  const [text = '', other = ''] = texts
  if (figures.length < 2) return texts.map(() => ({ text, length: usualLength, focus: true }))
  if (figures.length > 2 || first === undefined || first.unit !== second?.unit) return undefined
  const [low = 0, high = 0] = [first.value, second.value].sort((one, two) => one - two)
  if (low <= 0 || high > low * mostApart || /^[-−–]/.test(first.unit)) return undefined
  const scale = Math.min(usualLength / first.value, longestEdge / high)
  return [
    { text, length: first.value * scale, focus: true },
    { text: other, length: second.value * scale, focus: false },
  ]
}
