import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout, Theme } from '../themes/theme.ts'
import { besideCompanion } from './beside-companion.ts'
import { drawBullets } from './bullets.ts'
import { definitionNotes, drawDefinition } from './definition.ts'
import type { DrawRows, ListRow, RowSize } from './marked-rows.ts'
import { drawPlainRows, itemRows } from './plain-rows.ts'

// Lists, recaps, agendas and definitions are the same thing: entries, each a row of its own. What stands in the rows is
// said here, how a row looks is the theme's.

/**
 * A content slide of rows; what they cannot hold is drawn in another way. `draw` tries the arrangements of the rows in
 * the theme's content area; false if none has room.
 */
export function rowsLayout(
  rowsOf: (content: SlideContent, sheet: Sheet) => ListRow[],
  draw: (sheet: Sheet, rows: ListRow[], content: SlideContent) => boolean,
  otherwise: DrawLayout,
): DrawLayout {
  return (sheet, content) => {
    const rows = rowsOf(content, sheet)
    const nodes = sheet.nodes.length
    if (rows.length > 0) {
      if (!drawFrame(sheet, content)) return false
      if (draw(sheet, rows, content)) {
        drawFooter(sheet)
        return true
      }
      sheet.nodes.length = nodes
    }
    return otherwise(sheet, content)
  }
}

/** Items as rows in one column; many of them in two where that has room. A list with a lead is drawn in the shared way. */
export function bulletsOfRows(draw: DrawRows): DrawLayout {
  return rowsLayout(
    ({ bullets, paragraphs }) => (paragraphs.length > 0 ? [] : itemRows(bullets)),
    (sheet, rows) =>
      (rows.length > 6 ? ([2, 1] as const) : ([1, 2] as const)).some((columns) =>
        draw(sheet, rows, { name: 'item', columns, placeholder: true }),
      ),
    drawBullets,
  )
}

/** Key points as numbered rows. */
function recapOfRows(draw: DrawRows): DrawLayout {
  return rowsLayout(
    pointRows,
    (sheet, rows) =>
      draw(sheet, rows, { name: 'point', columns: rows.length > 6 ? 2 : 1, placeholder: true }),
    drawBullets,
  )
}

/** The deck's parts as rows that end with the pages on which they begin. */
function agendaOfRows(draw: DrawRows, oneColumn = 5): DrawLayout {
  const sizes = [24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size }))
  return rowsLayout(
    agendaRows,
    (sheet, rows) =>
      draw(sheet, rows, { name: 'part', columns: rows.length > oneColumn ? 2 : 1, sizes }),
    (sheet, content) => content.agenda.length === 0 && drawBullets(sheet, content),
  )
}

/** Terms as heads of rows, the largest in the sizes given, points and a note under them; one term alone is set large. */
function definitionOfRows(draw: DrawRows, largest: RowSize): DrawLayout {
  const usual = [
    { head: 22, text: 18 },
    { head: 20, text: 16 },
    { head: 16, text: 14 },
    { head: 14, text: 12 },
  ]
  const sizes = [largest, ...usual.filter(({ text }) => text < largest.text)]
  // Two or three terms have the room of five.
  const few = [
    { head: largest.head + 6, text: largest.text + 6 },
    { head: largest.head + 2, text: largest.text + 2 },
    ...sizes,
  ]
  return rowsLayout(
    definitionRows,
    (sheet, rows, content) =>
      draw(sheet, rows, {
        name: 'term',
        columns: rows.length > 6 ? 2 : 1,
        sizes: rows.length > 3 ? sizes : few,
        ...definitionNotes(sheet, content),
      }),
    (sheet, content) => content.definitions.length < 2 && drawDefinition(sheet, content),
  )
}

/** Key points: the items of a list as numbered heads. */
export function pointRows({ bullets }: SlideContent): ListRow[] {
  return itemRows(bullets).map(({ text, children = [] }, index) => ({
    mark: String(index + 1),
    head: text,
    text: '',
    children,
  }))
}

/** The deck's parts, numbered, with the pages that they begin on and links to them. */
export function agendaRows({ agenda, firstNumber }: SlideContent, sheet: Sheet): ListRow[] {
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

/** Terms as heads of their meanings; none for a term alone, which a page sets large. */
export function definitionRows({ definitions }: SlideContent): ListRow[] {
  return definitions.length < 2 ? [] : definitions.map(({ term, text }) => ({ head: term, text }))
}

/** The lists of a theme whose rows are drawn by `draw`. */
interface RowLists {
  draw: DrawRows
  /** The largest sizes of terms and their meanings. */
  largestTerm: RowSize
  /** A few short items or parts stand beside the theme's own picture. */
  beside?: boolean
  /** Where items are not shown as the others. */
  bullets?: DrawLayout
  /** Draws the deck's parts, where those look otherwise, more than so many in two columns. */
  drawParts?: DrawRows
  oneColumn?: number
}

/** Items, key points, the deck's parts and terms: all rows of one kind. */
export function rowLayouts({
  draw,
  largestTerm,
  beside = false,
  bullets,
  drawParts,
  oneColumn,
}: RowLists): Pick<Theme['layouts'], 'bullets' | 'recap' | 'agenda' | 'definition'> {
  const drawItems: DrawRows = (sheet, rows, arrangement) =>
    (beside &&
      besideCompanion(sheet, rows, (area) =>
        draw(sheet, rows, { ...arrangement, columns: 1 }, area),
      )) ||
    draw(sheet, rows, arrangement)
  return {
    bullets: bullets ?? bulletsOfRows(drawItems),
    recap: recapOfRows(draw),
    agenda: agendaOfRows(drawParts ?? drawItems, oneColumn),
    definition: definitionOfRows(draw, largestTerm),
  }
}

/** Rows between the theme's rules. */
export const plainLists = rowLayouts({
  draw: drawPlainRows,
  largestTerm: { head: 24, text: 20 },
  bullets: drawBullets,
  oneColumn: 4,
})
