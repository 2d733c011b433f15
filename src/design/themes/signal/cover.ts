import { coverParagraphs } from '../../cover-paragraphs.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { addCoverTitle } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawCoverChevrons } from './chevrons.ts'
import { black, yellow } from './colors.ts'
import { drawSlab } from './slab.ts'

const left = 43.2
/** Large letters have space before them: they begin a little before the edge. */
const titleLeft = 40.5
const width = 520
const titleTop = 96
const titleBottom = 454.5
const gap = 18.5

/** The cover: the title as large as it gets, at the right chevrons of the slide's height. */
export function drawSignalCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const options = { color: black }
  drawCoverChevrons(sheet)
  drawSlab(sheet, 'slab', { x: left, y: 43.5 }, 48, black)
  const { texts, date } = coverParagraphs(content.paragraphs)
  const text = texts.join(' ')
  const fitSubtitle = (lines: number) =>
    fitText(
      sheet,
      text,
      ladder(theme.type.subtitle, [14, 13, 12]),
      { width: 430, height: 150, maximumLines: () => lines, balanced: 'at sense' },
      options,
    )
  const subtitle = text === '' ? undefined : (fitSubtitle(2) ?? fitSubtitle(7))
  if (text !== '' && subtitle === undefined) return false
  const below = subtitle === undefined ? 0 : subtitle.layout.height
  const bottom = Math.min(titleBottom, 512 - below - gap)
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, [96, 84, 72, 60, 52, 44, 36, 30, 26, 22, 18, 15, 12]),
    {
      width,
      height: bottom - titleTop,
      maximumLines: (step) => (step.size >= 60 ? 3 : step.size >= 44 ? 4 : 40),
    },
    options,
  )
  if (title === undefined) return false
  addCoverTitle(sheet, title, subtitle, { left, titleLeft, bottom, gap })
  const label = resized(inFont(theme.type.large, theme.strong), 16)
  const lines = [
    { name: 'eyebrow', text: content.eyebrow, step: label, y: 61.5 },
    { name: 'date', text: date, step: resized(inFont(label, theme.type.subtitle.font), 12), y: 83 },
  ]
  for (const { name, text: words, step, y } of lines) {
    if (words === '') continue
    sheet.addText({
      name,
      box: { x: left, y, width, height: step.lineHeight },
      layout: fitLine(sheet, words, step, width, options),
      wrap: false,
      ground: yellow,
    })
  }
  return true
}
