import { inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { commonStep } from '../common-step.ts'
import { fitDisplayTitle } from '../display-title.ts'
import { drawEyebrow } from '../frame.ts'
import { bottomEdge, columnSpan } from '../grid.ts'
import { groundUnder } from '../ground.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'

const foot = inches(6.95)
/** From the end of the title to the rules of the columns. */
const aboveColumns = inches(1.2)
const gutter = inches(0.2)

/** More than this does not close a deck, it goes on. */
const mostCards = 4

/** The last slide on the full accent: what to take home, and up to four things that are to be done. */
export function drawClosing(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { colors } = theme
  sheet.background = { kind: 'solid', color: colors.accent }
  theme.ornament.closing?.(sheet)
  const { cards, paragraphs } = content
  if (cards.length > mostCards) return false
  const columns = planColumns(sheet, cards)
  if (columns === undefined) return false
  const below = columns.length > 0 ? (columns[0]?.top ?? foot) : foot
  const words = planParagraphs(sheet, paragraphs, below)
  if (words === undefined) return false
  const tight = columns.length > 1 || (cards.length > 0 && words.texts.length > 0)
  const titleBottom =
    words.texts.length > 0
      ? words.top - inches(0.3)
      : cards.length > 0
        ? below - (tight ? inches(0.7) : aboveColumns)
        : foot
  const { eyebrow } = theme.frame
  const titleTop = Math.max(inches(0.95), bottomEdge(eyebrow) + inches(0.15))
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, [theme.type.cover.size, 54, 44, 40, 36, 32, 28, 24, 20, 18, 16, 14]),
    {
      width: columnSpan(8),
      height: Math.min(titleBottom - titleTop, inches(4.8)),
      maximumLines: (step) => (step.size >= 40 ? 3 : step.size >= 28 ? 5 : 12),
    },
    { color: colors.accentInk },
  )
  if (title === undefined) return false
  const height = Math.max(Math.min(inches(2.1), titleBottom - titleTop), title.layout.height)
  const box = { x: theme.frame.content.x, y: titleBottom - height, width: title.width, height }
  sheet.addText({
    name: 'title',
    box,
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: groundUnder(sheet, box, colors.accentInk),
  })
  const strong = strongOnAccent(sheet)
  drawEyebrow(sheet, content.eyebrow || sheet.context.organisation, {
    color: strong,
    ground: colors.accent,
  })
  words.texts.forEach((set, index) => {
    const place = { x: theme.frame.content.x, y: words.top, width: set.width, height: words.height }
    sheet.addText({
      name: index === 0 ? 'closing-text' : `closing-text-${index + 1}`,
      box: place,
      layout: set.layout,
      ground: groundUnder(sheet, place, colors.accentInk),
    })
  })
  for (const row of columns) drawColumns(sheet, row, strong)
  return true
}

/** The theme's warm colour on its accent where that can be read, else the accent's own ink. */
export function strongOnAccent(sheet: Sheet): Color {
  const { accent, accentInk, emphasisStrong } = sheet.theme.colors
  return contrastRatio(emphasisStrong, accent) >= 4.5 ? emphasisStrong : accentInk
}

interface ColumnRow {
  cards: SlideContent['cards']
  /** Number of the first card among all, from 1. */
  first: number
  top: Points
  labelTop: Points
  textTop: Points
  bottom: Points
  pitch: Points
  width: Points
  label: TypeStep
  text: TypeStep
}

/** Two columns as specified, three narrower ones, four as two rows of two; from the foot of the page upwards. */
function planColumns(sheet: Sheet, cards: SlideContent['cards']): ColumnRow[] | undefined {
  if (cards.length === 0) return []
  const { theme } = sheet
  const inRow = cards.length === 3 ? 3 : 2
  const width = (columnSpan(8) + gutter) / inRow - gutter
  const headed = cards.some((card) => card.head !== '')
  const sizes = headed ? [16, 14, 12] : [20, 18, 16, 14, 12]
  for (const size of sizes.filter((one) => one >= sheet.context.smallestBody)) {
    const label = {
      ...resized(inFont(theme.type.body, theme.strong), size),
      lineHeight: Math.round(size * 1.2),
    }
    const text = resized(theme.type.body, size)
    const room = { width, height: inches(size <= 14 ? 2.4 : 1.9) }
    const last = size === 12 || size <= sheet.context.smallestBody
    const fits = (texts: string[], step: TypeStep) =>
      commonStep(sheet, texts, last ? [step] : [step, resized(step, step.size - 0.5)], room) ===
      step
    const labels = cards.map((card) => card.head)
    const bodies = cards.map(cardText)
    if (!fits(labels, label) || !fits(bodies, text)) continue
    const heights = (texts: string[], step: TypeStep) =>
      Math.max(
        0,
        ...texts
          .filter((one) => one !== '')
          .map(
            (one) => fitText(sheet, one, [step], room, { color: '#000000' })?.layout.height ?? 0,
          ),
      )
    const rows: ColumnRow[] = []
    let bottom = foot
    for (let first = Math.floor((cards.length - 1) / inRow) * inRow; first >= 0; first -= inRow) {
      const own = cards.slice(first, first + inRow)
      const labelHeight = heights(labels.slice(first, first + inRow), label)
      const textHeight = heights(bodies.slice(first, first + inRow), text)
      const need = inches(0.2) + labelHeight + inches(0.12) + textHeight
      const top = Math.min(bottom - inches(1.35), bottom - need)
      const labelTop = top + inches(0.2)
      const textTop = labelTop + labelHeight + inches(headed ? 0.12 : 0)
      rows.unshift({
        cards: own,
        first: first + 1,
        top,
        labelTop,
        textTop,
        bottom,
        pitch: width + gutter,
        width,
        label,
        text,
      })
      bottom = top - inches(0.25)
    }
    if ((rows[0]?.top ?? 0) >= inches(2.6)) return rows
  }
  return undefined
}

function cardText({ text, foot }: SlideContent['cards'][number]): string {
  return [text, foot].filter(Boolean).join(' · ')
}

function drawColumns(sheet: Sheet, row: ColumnRow, strong: Color): void {
  const { frame, colors } = sheet.theme
  row.cards.forEach((card, column) => {
    const x = frame.content.x + row.pitch * column
    const number = row.first + column
    const { top, width } = row
    const stroke = { color: strong, width: 1.5 }
    sheet.addLine(`closing-${number}-rule`, { x, y: top }, { x: x + width, y: top }, stroke)
    const add = (
      part: string,
      text: string,
      step: TypeStep,
      y: Points,
      bottom: Points,
      color: Color,
    ) => {
      if (text === '') return
      const room = { width, height: bottom - y + 0.5, balanced: true }
      const set = fitText(sheet, text, [step], room, { color })
      if (set === undefined) return
      const box = { x, y, width, height: bottom - y }
      sheet.addText({
        name: `closing-${number}-${part}`,
        box,
        layout: set.layout,
        ground: groundUnder(sheet, box, color),
      })
    }
    add('label', card.head, row.label, row.labelTop, row.textTop, strong)
    add('text', cardText(card), row.text, row.textTop, row.bottom, colors.accentInk)
  })
}

/** Sentences under the title, without columns or over them. */
function planParagraphs(sheet: Sheet, paragraphs: string[], below: Points) {
  const none = { texts: [], top: below, height: 0 }
  if (paragraphs.length === 0) return none
  if (paragraphs.join('').length > 1200) return undefined
  const { type, colors } = sheet.theme
  const bottom = below === foot ? foot - inches(0.2) : below - inches(0.5)
  const width = inches(7.422)
  for (const step of ladder(type.subtitle, [type.subtitle.size, 18, 16, 14, 12])) {
    if (step.size < sheet.context.smallestBody) continue
    const specifications = paragraphs.map((text, index) => ({
      ...sheet.paragraph(text, step, { color: colors.accentInk }),
      spaceBefore: index === 0 ? 0 : step.lineHeight / 2,
    }))
    const layout = sheet.setWithSlack(specifications, width)
    if (layout.height > inches(step.size >= 18 ? 1.8 : 2.6)) continue
    if (bottom - layout.height < inches(2.4)) continue
    return { texts: [{ step, layout, width }], top: bottom - layout.height, height: layout.height }
  }
  return undefined
}
