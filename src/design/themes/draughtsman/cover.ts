import type { Points } from '../../../scene/geometry.ts'
import { coverParagraphs } from '../../cover-paragraphs.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { addCoverTitle } from '../../layouts/cover-text.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder, resized } from '../type-step.ts'
import {
  drawEdgeMeasures,
  drawSubject,
  type EdgeMeasure,
  longestEdge,
  usualLength,
} from './container.ts'
import { comparableMagnitudes } from './magnitudes.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 372
/** White at the left of large letters, so that they stand on the edge of the small ones. */
const bearing: Points = 1.8
/** Where a short title ends, where a long one begins, the lowest line of text, and the middle of the date. */
const titleBottom: Points = 254
const titleTop: Points = 92
const lowest: Points = 466
const dateMiddle: Points = 491

/** The cover: beside the title a container whose edge is as long as the deck's first figure says. */
export function drawDraughtsmanCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const measures = edgeMeasures(content)
  if (measures === undefined) return false
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, [60, 52, 44, 38, 34, 30, 26, 24, 20, 18, 16, 14, 12]),
    {
      width,
      height: lowest - titleTop,
      maximumLines: (step) => (step.size >= 44 ? 3 : step.size >= 30 ? 5 : 40),
    },
    { color: ink },
  )
  if (title === undefined) return false
  const { texts, date } = coverParagraphs(content.paragraphs)
  const text = texts.join(' ')
  const { height } = title.layout
  const bottom = Math.max(titleBottom, titleTop + height)
  const subtitle = fitSubtitle(sheet, text, lowest - bottom - 18)
  if (text !== '' && subtitle === undefined) return false

  const [measure] = measures
  drawSubject(sheet, measure === undefined ? {} : { length: measure.length })
  const place = { left, titleLeft: left - bearing, bottom, gap: 18 }
  addCoverTitle(sheet, title, text === '' ? undefined : subtitle, place)
  if (!drawEdgeMeasures(sheet, measures)) return false
  const line = (name: string, text: string, size: Points, middle: Points, color: string) => {
    const step = resized(theme.type.body, size)
    if (text === '') return
    sheet.addText({
      name,
      box: { x: left, y: middle - step.lineHeight / 2, width, height: step.lineHeight },
      layout: fitLine(sheet, text, step, width, { color }),
      wrap: false,
      ground: theme.ground,
    })
  }
  line('eyebrow', content.eyebrow, 14, 67, mutedInk)
  line('date', date, 12, dateMiddle, mutedInk)
  drawTitleBlock(sheet)
  return true
}

function fitSubtitle(sheet: Sheet, text: string, height: Points): SetText | undefined {
  const { theme } = sheet
  return fitText(
    sheet,
    text,
    ladder(theme.type.subtitle, [16, 14, 12]),
    { width, height, maximumLines: () => 6, balanced: true },
    { color: theme.colors.mutedInk },
  )
}

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
