import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawFan, drawSunburst } from './fan.ts'
import { drawLozengeRule, drawPlaybillFrame } from './frames.ts'
import { house } from './house.ts'
import { playbill } from './playbill.ts'

const middle: Points = pageWidth / 2
const fanRadius: Points = 96
const fanBase: Points = 196

/** A chapter as the title card of a film: before the curtain, its number in the fan, its name under a rule. */
export function drawMarqueeSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  sheet.background = { kind: 'solid', color: house.curtain }
  drawSunburst(sheet, 'sunburst', { x: middle, y: 726 }, house.fold)
  drawPlaybillFrame(sheet, playbill)
  const number = sheet.context.sectionNumber
  drawFan(sheet, 'fan', { x: middle, y: fanBase }, fanRadius, {
    petals: 9,
    stroke: { color: house.gold, width: 1 },
  })
  const numeral = theme.type.numeral
  const numberTop = fanBase + 10
  const top = numberTop + (number > 0 ? numeral.lineHeight + 40 : 40)
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [54, 48, 42, 36, 32, 28, 24, 20, 16, 14]),
    {
      width: 740,
      height: 476 - top,
      maximumLines: (step) => (step.size >= 40 ? 2 : step.size >= 28 ? 4 : 12),
    },
    { color: theme.colors.ink, align: 'center' },
  )
  if (title === undefined) return false
  const spare = Math.max(0, 470 - top - title.layout.height)
  const ground = house.fold
  if (number > 0) {
    const digits = sheet.paragraph(String(number), numeral, {
      color: theme.colors.accent,
      align: 'center',
    })
    const layout = sheet.set([digits], 300, false)
    addCentred(
      sheet,
      'section-number',
      { step: numeral, layout, width: 300 },
      { y: numberTop, ground },
      { wrap: false },
    )
  }
  const y = top + spare * 0.35
  drawLozengeRule(sheet, 'title-rule', { x: middle, y: y - 22 }, 260)
  addCentred(sheet, 'title', title, { y, ground }, { placeholder: 'title' })
  return true
}
