import type { Points } from '../../../scene/geometry.ts'
import { commonStep } from '../../common-step.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawBar, drawRule, left, rowLine, width } from './rules.ts'

type Card = SlideContent['cards'][number]

/** Room for the red bar or the icon before a headline. */
const lead: Points = 84
const iconSize: Points = 48
const gutter: Points = 36
/** The share of the width that heads take beside their texts. */
const headShare = 0.42
/** Longer texts fill a column of their own. */
const longestText = 90

/** Whether cards say so little that columns would end in their upper half: a few words each, nothing at their foot. */
export function areHeadlines(cards: readonly Card[]): boolean {
  const bare = cards.every((card) => card.text === '')
  return (
    cards.length > 1 &&
    cards.length <= (bare ? 4 : 3) &&
    cards.every(({ head, text, foot }) => head !== '' && foot === '' && text.length <= longestText)
  )
}

/** Such cards one under the other, as high as the page, their texts beside them; false when they do not fit. */
export function drawHeadlines(sheet: Sheet, cards: readonly Card[]): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const height = (area.height - 4) / cards.length
  const bare = cards.every((card) => card.text === '')
  const all = width - lead
  const headWidth = bare ? all : (all - gutter) * headShare
  const textWidth = all - gutter - headWidth
  const heads = setAlike(
    sheet,
    cards.map((card) => card.head),
    { step: theme.type.head, sizes: [48, 44, 40, 36, 32, 28, 24, 20], leading: 1.2, lines: 2 },
    { width: headWidth, height: height - 16 },
  )
  const texts = setAlike(
    sheet,
    cards.map((card) => card.text),
    { step: theme.type.body, sizes: [28, 26, 24, 22, 20, 18], leading: 1.34, lines: 3 },
    { width: textWidth, height: height - 16 },
  )
  if (heads === undefined || texts === undefined) return false
  const pictured = cards.every((card) => card.icon !== undefined)
  cards.forEach((card, index) => {
    const name = `card-${index + 1}`
    const y = area.y + 4 + height * index
    if (index > 0) drawRule(sheet, `${name}-rule`, y, [left, left + width], rowLine)
    const middle = y + height / 2
    if (pictured && card.icon) {
      const box = { x: left, y: middle - iconSize / 2, width: iconSize, height: iconSize }
      drawIcon(sheet, `${name}-icon`, card.icon, box, theme.colors.accent)
    } else drawBar(sheet, `${name}-bar`, { x: left, y: middle - 2 })
    const add = (part: string, set: SetText | undefined, x: Points) => {
      if (set === undefined) return
      sheet.addText({
        name: `${name}-${part}`,
        box: { x, y, width: set.width, height },
        anchor: 'middle',
        layout: set.layout,
        ground: theme.ground,
      })
    }
    add('head', heads[index], left + lead)
    add('text', texts[index], left + lead + headWidth + gutter)
  })
  return true
}

/** Equals in the largest size in which all have room, one without words as nothing; undefined if they have in none. */
function setAlike(
  sheet: Sheet,
  texts: string[],
  type: { step: TypeStep; sizes: Points[]; leading: number; lines: number },
  room: { width: Points; height: Points },
): (SetText | undefined)[] | undefined {
  const steps = type.sizes
    .filter((size) => size >= sheet.context.smallestBody)
    .map((size) => ({ ...resized(type.step, size), lineHeight: Math.round(size * type.leading) }))
  const lined = { ...room, maximumLines: () => type.lines }
  const step = commonStep(sheet, texts, steps, lined)
  if (step === undefined) return undefined
  const { ink: color } = sheet.theme.colors
  return texts.map((text) =>
    text === '' ? undefined : fitText(sheet, text, [step], lined, { color }),
  )
}
