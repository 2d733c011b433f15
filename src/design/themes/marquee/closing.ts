import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { drawEyebrow } from '../../frame.ts'
import { addColumnTexts, setColumnTexts } from '../../layouts/column-texts.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { ladder } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawLozengeRule } from './frames.ts'
import { house } from './house.ts'
import { drawPlaybill } from './playbill.ts'

const middle: Points = pageWidth / 2
const [top, floor]: [Points, Points] = [104, 474]
const columnsWidth: Points = 800
const gutter: Points = 40
const ground = house.ray
const mostCards = 4

/** The end of the show: what to take home in the middle of the playbill, what is to be done in columns under it. */
export function drawMarqueeClosing(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const { cards, paragraphs } = content
  if (cards.length > mostCards) return false
  drawPlaybill(sheet)
  const columns = Math.max(1, cards.length)
  const width = (columnsWidth - gutter * (columns - 1)) / columns
  const entries = cards.map(({ head, text, foot }) => ({
    head,
    text: [text, foot].filter(Boolean).join(' · '),
    colors: { head: accent, detail: mutedInk, text: ink },
  }))
  for (const share of [0.36, 0.46, 0.58]) {
    const room = { width, height: (floor - top) * share, columns: columns + 1 }
    const texts = cards.length === 0 ? undefined : setColumnTexts(sheet, entries, room, 'center')
    if (cards.length > 0 && texts === undefined) continue
    const below = texts ? texts.height + 44 : 0
    const words = fitWords(sheet, paragraphs.join(' '), (floor - top - below) * 0.5)
    if (words === undefined) continue
    const said = words ? words.layout.height + 30 : 0
    const title = fitDisplayTitle(
      sheet,
      content.title,
      ladder(theme.type.cover, [60, 54, 48, 44, 40, 36, 32, 28, 24, 20, 18, 16, 14]),
      {
        width: 740,
        height: floor - top - below - said - 30,
        maximumLines: (step) => (step.size >= 44 ? 3 : step.size >= 28 ? 5 : 14),
      },
      { color: ink, align: 'center' },
    )
    if (title === undefined) continue
    const total = title.layout.height + 30 + said + below
    let y = top + Math.max(0, (floor - top - total) * 0.42)
    drawEyebrow(sheet, content.eyebrow || sheet.context.organisation, { color: accent, ground }, 74)
    addCentred(sheet, 'title', title, { y, ground }, { placeholder: 'title' })
    y += title.layout.height
    drawLozengeRule(sheet, 'title-rule', { x: middle, y: y + 20 }, 260)
    y += 40
    if (words) addCentred(sheet, 'closing-text', words, { y, ground })
    y += said
    if (texts) {
      // Columns hang at the foot, where the title leaves them room.
      const first = Math.max(y + 4, floor - 10 - texts.height - (floor - y - texts.height) * 0.4)
      cards.forEach((_, index) => {
        const x = middle - columnsWidth / 2 + (width + gutter) * index
        if (index > 0)
          sheet.addLine(
            `closing-rule-${index}`,
            { x: x - gutter / 2, y: first },
            { x: x - gutter / 2, y: first + texts.height },
            { color: house.brass, width: 0.75 },
          )
        const place = { x, y: first, width, align: 'center' as const, ground }
        addColumnTexts(sheet, `closing-${index + 1}`, texts, index, place)
      })
    }
    return true
  }
  return false
}

/** Sentences under the title; null without any, undefined when they do not fit. */
function fitWords(sheet: Sheet, text: string, height: Points): SetText | null | undefined {
  if (text === '') return null
  const { theme } = sheet
  return fitText(
    sheet,
    text,
    ladder(theme.type.subtitle, [20, 18, 16, 14, 12]),
    { width: 640, height, balanced: true },
    { color: theme.colors.mutedInk, align: 'center' },
  )
}
