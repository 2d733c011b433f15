import type { Point, Points } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawChevronDisc, drawDisc } from './discs.ts'
import { pastel } from './pastels.ts'
import { drawDiscNumber, drawPillRows } from './pill-rows.ts'

const left: Points = 43.2
const width: Points = 873.6
const gap: Points = 15
const floor: Points = 490.5
/** Every second pill stands so much lower. */
const drop: Points = 42
const colors = [pastel.sky, pastel.lavender, pastel.mint, pastel.lemon, pastel.pink]

/** A process: standing pills, every second one lower, a chevron over each gap; few or many steps lie. */
export function drawSorbetSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = content.steps.map(({ head, text }, index) => ({
    mark: String(content.firstNumber + index),
    head,
    text,
  }))
  if (steps.length > 0 && !drawStanding(sheet, steps) && !drawLying(sheet, steps)) return false
  drawFooter(sheet)
  return true
}

interface Entry {
  mark: string
  head: string
  text: string
}

/** Space between a head and its text. */
const headGap: Points = 7

const typeSizes: { head: Points; text: Points }[] = [
  { head: 20, text: 16 },
  { head: 20, text: 14 },
  { head: 16, text: 14 },
]

function drawStanding(sheet: Sheet, steps: Entry[]): boolean {
  if (steps.length < 4 || steps.length > 5) return false
  const length = steps.reduce((sum, { head, text }) => sum + head.length + text.length, 0)
  if (length > mostCharacters) return false
  const pill = (width - gap * (steps.length - 1)) / steps.length
  const top = Math.max(headingBottom(sheet) + 12, 118.5)
  const height = floor - drop - top
  const radius = pill / 2
  const disc = Math.min(46.5, radius * 0.6)
  const discTop = 35
  const textTop = discTop + 2 * disc + 31
  for (const sizes of typeSizes) {
    if (sizes.text < sheet.context.smallestBody || (sizes.text > 14 && steps.length > 4)) continue
    const sets = setEntries(sheet, steps, pill - 2 * 20, sizes)
    if (sets === undefined) continue
    const fits = sets.every(({ head, text }) => {
      const bottom = textTop + (head?.layout.height ?? 0) + headGap + (text?.layout.height ?? 0)
      return bottom <= height - 28
    })
    if (!fits) continue
    steps.forEach((step, index) => {
      const x = left + index * (pill + gap)
      const y = top + (index % 2 === 1 ? drop : 0)
      const fill = colors[index % colors.length] as string
      const name = `step-${index + 1}`
      const box = { x, y, width: pill, height }
      sheet.addShape(`${name}-pill`, box, { fill }, { type: 'rectangle', radius })
      const center = { x: x + radius, y: y + discTop + disc }
      drawNumber(sheet, name, step.mark, center, disc, index === steps.length - 1)
      const set = sets[index]
      let textY = y + textTop
      for (const [part, one] of Object.entries({ head: set?.head, text: set?.text })) {
        if (one === undefined) continue
        const { layout } = one
        sheet.addText({
          name: `${name}-${part}`,
          box: { x: center.x - one.width / 2, y: textY, width: one.width, height: layout.height },
          layout,
          ground: fill,
        })
        textY += layout.height + headGap
      }
    })
    steps.slice(1).forEach((_, index) => {
      const center = { x: left + (index + 1) * (pill + gap) - gap / 2, y: top + 102.5 }
      drawChevronDisc(sheet, `next-${index + 1}`, center)
    })
    return true
  }
  return false
}

function setEntries(
  sheet: Sheet,
  steps: Entry[],
  room: Points,
  sizes: { head: Points; text: Points },
): { head: SetText | undefined; text: SetText | undefined }[] | undefined {
  const { theme } = sheet
  const headStep = resized(theme.type.head, sizes.head)
  const textStep: TypeStep = {
    ...resized(theme.type.body, sizes.text),
    lineHeight: Math.round(sizes.text * 1.36),
  }
  const broken = steps.some(
    ({ head, text }) =>
      longestWord(sheet, head, headStep) > room || longestWord(sheet, text, textStep) > room,
  )
  if (broken) return undefined
  const set = (text: string, step: TypeStep) =>
    text === ''
      ? undefined
      : fitText(
          sheet,
          text,
          [step],
          { width: room, height: 1000, balanced: true },
          { color: theme.colors.ink, align: 'center' },
        )
  return steps.map(({ head, text }) => ({ head: set(head, headStep), text: set(text, textStep) }))
}

function drawNumber(
  sheet: Sheet,
  name: string,
  mark: string,
  center: Point,
  radius: Points,
  last: boolean,
): void {
  const { ink, accent, accentInk } = sheet.theme.colors
  const fill = last ? accent : '#FFFFFF'
  drawDisc(sheet, `${name}-disc`, center, radius, fill)
  drawDiscNumber(sheet, `${name}-number`, mark, center, radius, {
    color: last ? accentInk : ink,
    ground: fill,
  })
}

/** Lying pills: one column, every second one farther in, while the steps are few; two columns for more. */
function drawLying(sheet: Sheet, steps: Entry[]): boolean {
  const top = headingBottom(sheet) + 24
  const area = { x: left, y: top, width, height: floor - top }
  const rows = steps.map((step, index) => ({ ...step, strong: index === steps.length - 1 }))
  const placed =
    (steps.length <= 5
      ? drawPillRows(sheet, rows, { name: 'step', columns: 1 }, area, drop)
      : undefined) ?? drawPillRows(sheet, rows, { name: 'step', columns: 2 }, area)
  if (placed === undefined) return false
  if (placed[0] === undefined || placed[0].width < width / 2) return true
  placed.slice(1).forEach((box, index) => {
    const before = placed[index]
    if (before === undefined) return
    const y = (bottomEdge(before) + box.y) / 2
    const x = left + width - drop - 150
    drawChevronDisc(sheet, `next-${index + 1}`, { x, y }, 'down')
  })
  return true
}
