import type { Points } from '../../../scene/geometry.ts'
import { isWordUnit, splitFigure } from '../../figure-parts.ts'
import { drawFooter } from '../../frame.ts'
import { saysMore } from '../../layouts/big-number.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText, lineCount, longestWord } from '../../text-fitting.ts'
import { ladder, resized } from '../type-step.ts'
import { setStory } from './drop-cap.ts'
import { aside } from './faces.ts'
import { drawBar, drawColumnRule, drawDoubleRule, foot, left, right, top } from './rules.ts'
import { drawGazetteStats } from './stats.ts'

const columnRule: Points = 590
const sideLeft: Points = 614
const bodyTop: Points = 96

/** One figure as large as a headline on the day of great news; beside it what it counts and what it means. */
export function drawGazetteBigNumber(sheet: Sheet, content: SlideContent): boolean {
  const [figure, ...others] = content.figures
  if (figure === undefined || others.length > 0) return drawGazetteStats(sheet, content)
  const { theme } = sheet
  const { mutedInk } = theme.colors
  const { ground } = theme
  drawDoubleRule(sheet, 'head', top)
  if (content.eyebrow !== '' && content.eyebrow !== content.title)
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 56, width: 520, height: aside.lineHeight },
      layout: fitLine(sheet, content.eyebrow, aside, 520, { color: mutedInk }),
      wrap: false,
      ground,
    })
  if (!drawFigure(sheet, figure.figure)) return false
  drawColumnRule(sheet, 'column-rule', columnRule, [63, foot])
  if (!drawSide(sheet, content)) return false
  drawFooter(sheet)
  return true
}

/** The number as large as its column allows; a word behind it ("million") stands under it. */
function drawFigure(sheet: Sheet, figure: string): boolean {
  if (figure === '') return true
  const { type, colors, ground } = sheet.theme
  const parts = splitFigure(figure)
  const word = isWordUnit(parts.unit) ? parts.unit : ''
  const number = word === '' ? figure : parts.number
  const width = columnRule - left - 20
  const options = { color: colors.accent, tabularFigures: true }
  const sizes = [320, 280, 240, 200, 170, 140, 120, 100, 84, 72, 60, 48, 36, 24]
  for (const [index, size] of sizes.entries()) {
    const large = { ...resized(type.bigFigure, size), lineHeight: Math.round(size * 1.02) }
    const small = resized(type.title, Math.max(24, Math.round(size * 0.36)))
    const most = size > 84 ? 1 : 4
    const last = index === sizes.length - 1
    if (!last && longestWord(sheet, number, large) > width * 0.98) continue
    if (!last && longestWord(sheet, word, small) > width * 0.98) continue
    if (number.length > 200) return false
    const layout = sheet.setWithSlack(
      [
        sheet.paragraph(number, large, options),
        ...(word === '' ? [] : [sheet.paragraph(word, small, options)]),
      ],
      width,
    )
    if (lineCount(layout) > most + (word === '' ? 0 : 1)) continue
    if (layout.height > foot - bodyTop) continue
    // A little above the middle: the optical centre of the page.
    const y = bodyTop + (foot - bodyTop - layout.height) * 0.42
    const box = { x: left - 4, y, width: width + 12, height: layout.height }
    sheet.addText({ name: 'figure', box, layout, ground })
    return true
  }
  return false
}

function drawSide(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const [figure] = content.figures
  if (figure === undefined) return false
  const width = right - sideLeft
  const more = saysMore(content.title, figure, content.eyebrow)
  const label = more ? figure.label : ''
  const title = fitText(
    sheet,
    more ? content.title : figure.label || content.title,
    ladder({ ...theme.type.title, size: 36, lineHeight: 42 }, [36, 32, 28, 24, 20, 18, 16]),
    { width, height: 210, maximumLines: (step) => (step.size > 24 ? 5 : 10) },
    { color: theme.colors.ink },
  )
  if (title === undefined) return false
  const texts = [label, figure.note, ...content.paragraphs].filter(Boolean)
  const measures = [18, 16, 14, 12].map((size) => ({ size, width: width - 12 }))
  const room = foot - 66 - title.layout.height - 50
  const story = texts.length > 0 ? setStory(sheet, texts, measures, room, false) : undefined
  if (texts.length > 0 && story === undefined) return false
  const height = title.layout.height + (story ? 40 + story.height : 0)
  const y = Math.max(66, 96 + (foot - 96 - height) * 0.42)
  sheet.addText({
    name: 'title',
    box: { x: sideLeft, y, width, height: title.layout.height },
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  if (story === undefined) return true
  drawBar(sheet, 'title-bar', { x: sideLeft, y: y + title.layout.height + 16 })
  story.draw('context', { x: sideLeft, y: y + title.layout.height + 34 })
  return true
}
