import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { coverParagraphs } from '../../cover-paragraphs.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { drawEyebrow } from '../../frame.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawFan } from './fan.ts'
import { drawLozengeRule } from './frames.ts'
import { house } from './house.ts'
import { drawPlaybill } from './playbill.ts'

const middle: Points = pageWidth / 2
const width: Points = 700
const fan = { radius: 42, top: 66 }
/** Where words may stand: under the fan, over the row of bulbs. */
const [top, bottom]: [Points, Points] = [122, 474]
const ground = house.ray

/** The cover: a playbill, all in the middle, in a frame with rows of bulbs before a rising sun. */
export function drawMarqueeCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { mutedInk, accent } = theme.colors
  drawPlaybill(sheet)
  drawFan(sheet, 'fan', { x: middle, y: fan.top + fan.radius }, fan.radius, {
    petals: 7,
    stroke: { color: house.gold, width: 1 },
  })
  const { texts, date } = coverParagraphs(content.paragraphs)
  const text = texts.join(' ')
  const dateStep = inFont(resized(theme.type.body, 14), theme.strong)
  const dated = fitText(
    sheet,
    date,
    ladder(dateStep, [14, 12]),
    { width, height: 22, maximumLines: () => 1 },
    { color: accent, align: 'center' },
  )
  const own = date !== '' && dated !== undefined
  const words = own || date === '' ? text : content.paragraphs.join(' ')
  const eyebrow = content.eyebrow === '' ? 0 : theme.frame.eyebrow.height + 16
  const floor = bottom - (own ? 34 : 6)
  const title = fitCoverTitle(sheet, content.title, floor - top - eyebrow, words.length)
  if (title === undefined) return false
  const room = floor - top - eyebrow - title.layout.height - 48
  const subtitle =
    words === ''
      ? undefined
      : fitText(
          sheet,
          words,
          ladder(theme.type.subtitle, [20, 18, 16, 14, 12]),
          {
            width: 600,
            height: room,
            maximumLines: (step) => (step.size >= 18 ? 3 : 12),
            balanced: true,
          },
          { color: mutedInk, align: 'center' },
        )
  if (words !== '' && subtitle === undefined) return false
  const under = subtitle ? 48 + subtitle.layout.height : 30
  const total = eyebrow + title.layout.height + under
  let y = top + Math.max(0, (floor - top - total) * 0.46)
  if (eyebrow > 0) drawEyebrow(sheet, content.eyebrow, { color: accent, ground }, y)
  y += eyebrow
  addCentred(sheet, 'title', title, { y, ground }, { placeholder: 'title' })
  y += title.layout.height
  drawLozengeRule(sheet, 'title-rule', { x: middle, y: y + 22 }, 260)
  if (subtitle)
    addCentred(sheet, 'subtitle', subtitle, { y: y + 44, ground }, { placeholder: 'subtitle' })
  if (own && dated) addCentred(sheet, 'date', dated, { y: 456, ground })
  return true
}

const titleSizes = [60, 54, 48, 44, 40, 36, 32, 28, 24, 20, 18, 16, 14, 12]

/** A long title leaves room for what stands under it. */
function fitCoverTitle(
  sheet: Sheet,
  text: string,
  room: Points,
  said: number,
): SetText | undefined {
  const { theme } = sheet
  const setWithin = (height: Points) =>
    fitDisplayTitle(
      sheet,
      text,
      ladder(theme.type.cover, titleSizes),
      {
        width,
        height,
        maximumLines: (step) => (step.size >= 48 ? 3 : step.size >= 32 ? 5 : 40),
      },
      { color: theme.colors.ink, align: 'center' },
    )
  const reserved = said === 0 ? 30 : said > 200 ? 150 : 100
  return setWithin(room - reserved) ?? setWithin(room - 60)
}
