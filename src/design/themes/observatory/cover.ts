import type { Points } from '../../../scene/geometry.ts'
import { coverParagraphs } from '../../cover-paragraphs.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { drawEyebrow } from '../../frame.ts'
import { addCoverTitle } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder, resized } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { drawCoverSky } from './skies.ts'

const left: Points = 43.2
const width: Points = 402
const titleBottom: Points = 310
const titleTop: Points = 92
const lowest: Points = 452
/** A longer date is a part of the subtitle. */
const dateWidth: Points = 300

/** The cover: title and subtitle in the empty sky at the left of the planet; a second line of text as a small body. */
export function drawObservatoryCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  drawCoverSky(sheet)
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, [42, 36, 32, 28, 24, 21, 18, 16, 14, 12]),
    {
      width,
      height: lowest - titleTop,
      maximumLines: (step) => (step.size >= 36 ? 3 : step.size >= 28 ? 5 : 40),
    },
    { color: ink },
  )
  if (title === undefined) return false
  const dateStep = resized(theme.type.body, 12)
  const { texts, date } = coverParagraphs(content.paragraphs)
  const dated = date !== '' && sheet.measure(date, dateStep) <= dateWidth
  const text = (dated ? texts : content.paragraphs).join(' ')
  const height = title.layout.height
  const bottom = Math.max(titleBottom, titleTop + height)
  const subtitle = fitText(
    sheet,
    text,
    ladder(theme.type.subtitle, [16, 14, 12]),
    {
      width: 380,
      height: lowest + (dated ? 8 : 40) - bottom - 14,
      maximumLines: () => 5,
      balanced: 'at sense',
    },
    { color: mutedInk },
  )
  if (text !== '' && subtitle === undefined) return false
  addCoverTitle(sheet, title, text === '' ? undefined : subtitle, { left, bottom, gap: 14 })
  drawEyebrow(sheet, content.eyebrow, { color: mutedInk, ground: theme.ground }, 62)
  if (dated) {
    drawBody(sheet, 'date-disc', { at: { x: 47.7, y: 475.5 }, radius: 4.5, fill: matter.apricot })
    sheet.addText({
      name: 'date',
      box: {
        x: 62.5,
        y: 475.5 - dateStep.lineHeight / 2,
        width: dateWidth,
        height: dateStep.lineHeight,
      },
      layout: fitLine(sheet, date, dateStep, dateWidth, { color: ink }),
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
}
