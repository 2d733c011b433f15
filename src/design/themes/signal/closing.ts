import type { Points } from '../../../scene/geometry.ts'
import { commonStep } from '../../common-step.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { drawClosingChevrons } from './chevrons.ts'
import { black, white, yellow } from './colors.ts'
import { drawSlab } from './slab.ts'

const left: Points = 43.2
const width: Points = 560
const foot: Points = 496
const mostCards = 4
const gutter: Points = 24

/** The cover inverted: yellow on black, under the title what is to be done, each under a slab. */
export function drawSignalClosing(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { cards, paragraphs } = content
  if (cards.length > mostCards) return false
  sheet.background = { kind: 'solid', color: black }
  drawClosingChevrons(sheet)
  drawSlab(sheet, 'slab', { x: left, y: 43.5 }, 48, yellow)
  const eyebrow = content.eyebrow || sheet.context.organisation
  if (eyebrow !== '' && eyebrow !== content.title) {
    const step = resized(inFont(theme.type.large, theme.strong), 16)
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 61.5, width, height: step.lineHeight },
      layout: fitLine(sheet, eyebrow, step, width, { color: white }),
      wrap: false,
      ground: black,
    })
  }
  const tasksTop = drawTasks(sheet, cards)
  if (tasksTop === undefined) return false
  const words = paragraphs.join(' ')
  const text = fitText(
    sheet,
    words,
    ladder(resized(theme.type.body, 18), [18, 16, 14, 12]),
    { width, height: cards.length > 0 ? 90 : 190 },
    { color: white },
  )
  if (words !== '' && text === undefined) return false
  const textHeight = words === '' || text === undefined ? 0 : text.layout.height + 18
  const bottom = tasksTop - (cards.length > 0 ? 30 : 0) - textHeight
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, [96, 84, 72, 60, 52, 44, 36, 30, 26, 22, 18, 15, 12]),
    {
      width: width - 20,
      height: bottom - 96,
      maximumLines: (step) => (step.size >= 60 ? 3 : step.size >= 40 ? 4 : 40),
    },
    { color: yellow },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left - 2.7, y: bottom - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: black,
  })
  if (textHeight > 0 && text)
    sheet.addText({
      name: 'closing-text',
      box: { x: left, y: bottom + 18, width, height: text.layout.height },
      layout: text.layout,
      ground: black,
    })
  return true
}

/** Draws the tasks in two columns from the foot upwards and gives their top; undefined if they do not fit. */
function drawTasks(sheet: Sheet, cards: SlideContent['cards']): Points | undefined {
  if (cards.length === 0) return foot
  const { theme } = sheet
  const columns = cards.length === 1 ? 1 : 2
  const own = (width - gutter * (columns - 1)) / columns
  const texts = cards.map(({ text, foot: end }) => [text, end].filter(Boolean).join(' · '))
  for (const size of [16, 14, 12]) {
    if (size < sheet.context.smallestBody) continue
    const head: TypeStep = {
      ...resized(inFont(theme.type.body, theme.strong), size),
      lineHeight: Math.round(size * 1.25),
    }
    const body = { ...resized(theme.type.body, size), lineHeight: Math.round(size * 1.3) }
    const room = { width: own, height: 150 }
    const last = size === 12
    const fits = (all: string[], step: TypeStep) =>
      last || commonStep(sheet, all, [step, resized(step, size - 0.5)], room) === step
    if (
      !fits(texts, body) ||
      !fits(
        cards.map((card) => card.head),
        head,
      )
    )
      continue
    const set = (text: string, step: TypeStep, color: string) =>
      text === '' ? undefined : fitText(sheet, text, [step], room, { color })
    const sets = cards.map((card, index) => ({
      head: set(card.head, head, yellow),
      text: set(texts[index] ?? '', body, white),
    }))
    const height = (index: number) =>
      (sets[index]?.head?.layout.height ?? 0) + (sets[index]?.text?.layout.height ?? 0) + 18
    const rows = Math.ceil(cards.length / columns)
    const heights = Array.from({ length: rows }, (_, row) =>
      Math.max(
        ...cards.map((_one, index) => (Math.floor(index / columns) === row ? height(index) : 0)),
      ),
    )
    const total = heights.reduce((sum, one) => sum + one, 0) + 20 * (rows - 1)
    if (total > 220 && !last) continue
    if (total > 300) return undefined
    const top = foot - total
    sets.forEach((one, index) => {
      const row = Math.floor(index / columns)
      const x = left + (own + gutter) * (index % columns)
      let y = top + heights.slice(0, row).reduce((sum, high) => sum + high + 20, 0)
      drawSlab(sheet, `closing-${index + 1}-slab`, { x, y }, 48, yellow)
      y += 18
      for (const [part, text] of Object.entries(one)) {
        if (text === undefined) continue
        const { layout } = text
        sheet.addText({
          name: `closing-${index + 1}-${part}`,
          box: { x, y, width: own, height: layout.height },
          layout,
          ground: black,
        })
        y += layout.height
      }
    })
    return top
  }
  return undefined
}
