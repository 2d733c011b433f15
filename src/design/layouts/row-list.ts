import type { Points } from '../../scene/geometry.ts'
import type { ParagraphSpecification } from '../../scene/text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { leadWordRuns } from '../lead-words.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { toneColor } from '../tree/tone.ts'
import type { Tone } from '../tree/tree.ts'
import { drawBullets, groupItems } from './bullets.ts'
import { drawDefinition } from './definition.ts'

// Lists, recaps, agendas and definitions are the same thing in themes that draw each entry as a row of its own (a tile
// with a band, a pill): what stands in the rows is said here, how a row looks is the theme's.

/** What stands in one row. */
export interface ListRow {
  /** At its start: a number. */
  mark?: string
  /** In the display face. */
  head: string
  text: string
  /** Under the text and smaller. */
  children?: string[]
  /** At its end. */
  detail?: string
  /** The row that matters, or that comes next. */
  strong?: boolean
  link?: { slideId: string }
}

/**
 * A content slide of rows; what they cannot hold is drawn in the shared way. `draw` tries the arrangements of the rows
 * in the theme's content area; false if none has room.
 */
export function rowsLayout(
  rowsOf: (sheet: Sheet, content: SlideContent) => ListRow[],
  draw: (sheet: Sheet, rows: ListRow[]) => boolean,
  otherwise: DrawLayout,
): DrawLayout {
  return (sheet, content) => {
    const rows = rowsOf(sheet, content)
    const nodes = sheet.nodes.length
    if (rows.length > 0 && content.paragraphs.length === 0) {
      if (!drawFrame(sheet, content)) return false
      if (draw(sheet, rows)) {
        drawFooter(sheet)
        return true
      }
      sheet.nodes.length = nodes
    }
    return otherwise(sheet, content)
  }
}

/** How a theme's rows are arranged: one or two columns, in the type sizes that are tried in order. */
export interface RowArrangement {
  /** How nodes are named: `step` gives step-1. */
  name: string
  columns: 1 | 2
  sizes?: { head: Points; text: Points }[]
  /** Where a row's text is the slide's body placeholder. */
  placeholder?: boolean
}

/** Draws rows in one arrangement into the content area; false without room. */
export type DrawRows = (sheet: Sheet, rows: ListRow[], arrangement: RowArrangement) => boolean

/** Items as rows in one column; many of them in two where that has room. */
export function bulletsOfRows(draw: DrawRows): DrawLayout {
  return rowsLayout(
    itemRows,
    (sheet, rows) =>
      (rows.length > 6 ? ([2, 1] as const) : ([1, 2] as const)).some((columns) =>
        draw(sheet, rows, { name: 'item', columns, placeholder: true }),
      ),
    drawBullets,
  )
}

/** Key points as numbered rows. */
export function recapOfRows(draw: DrawRows): DrawLayout {
  return rowsLayout(
    pointRows,
    (sheet, rows) =>
      draw(sheet, rows, { name: 'point', columns: rows.length > 6 ? 2 : 1, placeholder: true }),
    drawBullets,
  )
}

/** The deck's parts as rows that end with the pages on which they begin. */
export function agendaOfRows(draw: DrawRows): DrawLayout {
  const sizes = [24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size }))
  return rowsLayout(
    agendaRows,
    (sheet, rows) => draw(sheet, rows, { name: 'part', columns: rows.length > 5 ? 2 : 1, sizes }),
    (sheet, content) => content.agenda.length === 0 && drawBullets(sheet, content),
  )
}

/** Terms as heads of rows, the largest in the sizes given; one term alone is set large. */
export function definitionOfRows(
  draw: DrawRows,
  largest: { head: Points; text: Points },
): DrawLayout {
  const sizes = [largest, { head: 20, text: 16 }, { head: 16, text: 14 }, { head: 14, text: 12 }]
  // Two or three terms have the room of five.
  const few = [
    { head: largest.head + 6, text: largest.text + 6 },
    { head: largest.head + 2, text: largest.text + 2 },
    ...sizes,
  ]
  return rowsLayout(
    definitionRows,
    (sheet, rows) =>
      draw(sheet, rows, {
        name: 'term',
        columns: rows.length > 6 ? 2 : 1,
        sizes: rows.length > 3 ? sizes : few,
      }),
    drawDefinition,
  )
}

/** The items of a list, their sub-items in their rows. */
export function itemRows(_: Sheet, { bullets }: SlideContent): ListRow[] {
  return groupItems(bullets).map(({ text, children }) => ({ head: '', text, children }))
}

/** Key points: the items of a list as numbered heads. */
export function pointRows(_: Sheet, { bullets }: SlideContent): ListRow[] {
  return groupItems(bullets).map(({ text, children }, index) => ({
    mark: String(index + 1),
    head: text,
    text: '',
    children,
  }))
}

/** The deck's parts, numbered, with the pages that they begin on and links to them. */
export function agendaRows(sheet: Sheet, { agenda, firstNumber }: SlideContent): ListRow[] {
  return agenda.map((part, index) => {
    const page = part.slideId && sheet.context.pageNumbers.get(part.slideId)
    return {
      mark: String(firstNumber + index),
      head: part.text,
      text: '',
      ...(page ? { detail: String(page) } : {}),
      ...(part.slideId ? { link: { slideId: part.slideId } } : {}),
      strong: part.current,
    }
  })
}

/** Terms as heads of their meanings; none for a term alone, which a page sets large, nor with points under them. */
export function definitionRows(_: Sheet, { definitions, bullets }: SlideContent): ListRow[] {
  return definitions.length < 2 || bullets.length > 0
    ? []
    : definitions.map(({ term, text }) => ({ head: term, text }))
}

/** How the words of a row are set. `textGap` is the space between head and text, in points. */
interface RowType {
  head: TypeStep
  headTone: Tone
  text: TypeStep
  textGap: number
  bullet: string
}

/**
 * The words of a row as one text, so that they wrap as one: the head, the text (its first words strong where there is
 * no head), the sub-items after bullets in the accent; in tones, for a text slot of a tree. Empty for a row without words.
 */
export function rowParagraphs(sheet: Sheet, row: ListRow, type: RowType): ParagraphSpecification[] {
  const { strong } = sheet.theme
  const ink = toneColor('ink')
  const paragraphs: ParagraphSpecification[] = []
  if (row.head !== '')
    paragraphs.push(sheet.paragraph(row.head, type.head, { color: toneColor(type.headTone) }))
  if (row.text !== '') {
    const style = sheet.style(type.text, ink)
    const runs =
      row.head === ''
        ? leadWordRuns(row.text, style, sheet.style(inFont(type.text, strong), ink))
        : row.text
    paragraphs.push({
      ...sheet.paragraph(runs, type.text, { color: ink }),
      spaceBefore: paragraphs.length > 0 ? type.textGap : 0,
    })
  }
  const { size } = type.text
  const small = resized(type.text, Math.max(12, size - (size > 16 ? 4 : 2)))
  for (const child of row.children ?? [])
    paragraphs.push({
      ...sheet.paragraph(child, small, { color: ink }),
      spaceBefore: 2,
      bullet: {
        character: type.bullet,
        style: sheet.style(small, toneColor('accent')),
        indent: 18,
      },
    })
  return paragraphs
}
