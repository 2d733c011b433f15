import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { slideColors } from '../tree/place-tree.ts'
import { parts as beside, type TextSlot, type Tree, text } from '../tree/tree.ts'
import { drawListRules } from './list-rules.ts'
import { rowColumns } from './row-columns.ts'

type Part = SlideContent['agenda'][number]

/** A part of the deck as it is listed. */
export interface ListedPart {
  part: Part
  /** As printed; it goes on where the agenda before ended. */
  number: number
  /** The page it begins on; empty where it leads nowhere. */
  page: string
  /** Among all parts of the slide, and in its column, from 0. */
  index: number
  place: number
}

/** How a theme lists the parts of a deck. */
interface AgendaLook {
  /** More parts than this stand on further slides. */
  mostParts: number
  /** So many stand in one column, more in two. */
  oneColumn: number
  columnGap: Points
  /** The highest that a row gets. */
  highest: Points
  /** Where the rows stand in the theme's content area; the whole of it unless said. */
  area?: (content: Box, rows: number) => Box
  /** Steps of the names and their lines at most, in the order in which they are tried, in rows of a height. */
  steps: (sheet: Sheet, height: Points, columns: number) => { step: TypeStep; lines: number }[]
  row: (
    sheet: Sheet,
    listed: ListedPart,
    row: { step: TypeStep; lines: number; height: Points; all: ListedPart[] },
  ) => Tree
  /** Draws what lies under the rows of a column. */
  under?: (sheet: Sheet, boxes: Box[], parts: ListedPart[]) => void
}

/** The deck's parts as rows of one height that end with the page on which each begins. */
export function agendaLayout(look: AgendaLook): DrawLayout {
  return (sheet, content) => {
    if (!drawFrame(sheet, content)) return false
    if (content.agenda.length > 0 && !drawParts(sheet, content, look)) return false
    drawFooter(sheet)
    return true
  }
}

function drawParts(sheet: Sheet, { agenda, firstNumber }: SlideContent, look: AgendaLook): boolean {
  const { mostParts, oneColumn, columnGap, highest, under } = look
  const length = agenda.reduce((sum, part) => sum + part.text.length, 0)
  if (agenda.length > mostParts || length > mostCharacters) return false
  const columns = agenda.length > oneColumn ? 2 : 1
  const rows = Math.ceil(agenda.length / columns)
  const { content } = sheet.theme.frame
  const area = look.area?.(content, rows) ?? content
  const height = Math.min(area.height / rows, highest)
  const all = agenda.map((part, index): ListedPart => {
    const page = part.slideId && sheet.context.pageNumbers.get(part.slideId)
    const number = firstNumber + index
    return { part, number, page: page ? String(page) : '', index, place: index % rows }
  })
  const attempts = look.steps(sheet, height, columns)
  return fitTree(
    sheet,
    area,
    attempts.map((one) => ({ ...one, text: one.step.size })),
    (attempt) =>
      rowColumns(
        all.map((one) => look.row(sheet, one, { ...attempt, height, all })),
        columns,
        columnGap,
        {
          equal: true,
          most: highest,
          under: (on, boxes, first) => under?.(on, boxes, all.slice(first, first + boxes.length)),
        },
      ),
  )
}

/** The name of a part; it leads to where the part begins. */
export function partName(
  name: string,
  { part }: ListedPart,
  look: Pick<TextSlot, 'step' | 'tone' | 'lines'>,
): TextSlot {
  return text(name, part.text, { ...look, anchor: 'middle', ...linkOf(part) })
}

/** The page on which a part begins, in a cell of its own. */
export function partPage(
  name: string,
  { part, page }: ListedPart,
  look: Pick<TextSlot, 'step' | 'tone' | 'align'>,
): TextSlot {
  return text(name, page, {
    ...look,
    tabularFigures: true,
    lines: 1,
    anchor: 'middle',
    ...linkOf(part),
  })
}

function linkOf({ slideId }: Part): Pick<TextSlot, 'link'> {
  return slideId === undefined ? {} : { link: { slideId } }
}

const inset = inches(0.25)

/** The deck's parts as numbered rows between rules; the part that comes next is marked. */
export const drawAgenda = agendaLayout({
  mostParts: 16,
  oneColumn: 4,
  columnGap: inches(0.2),
  // Fewer rows than four keep the height of four with a little more air.
  highest: inches(1.5),
  steps: ({ theme: { type, strong } }, height, columns) => {
    const sizes = [...(columns === 1 ? [24] : []), 20, 18, 16, 14, 12]
    return sizes
      .filter((size) => size * 2.4 <= height || size === 12)
      .map((size) => ({
        step: {
          ...inFont(type.large, strong),
          size,
          lineHeight: Math.round(size * 1.25 * 2) / 2,
        },
        lines: size === 12 ? 6 : 2,
      }))
  },
  row: ({ theme: { type } }, listed, { step, lines, height, all }) => {
    const { part, number, index } = listed
    const { size } = step
    const last = all.at(-1)?.number ?? number
    // Two digits need the width of one and a half.
    const figure = resized(type.title, Math.min(size * (last > 9 ? 1.2 : 1.5), height * 0.5))
    const cells = beside([
      {
        tree: text(`part-${number}-number`, String(number), {
          step: figure,
          tone: 'accent',
          lines: 1,
          anchor: 'middle',
        }),
        size: inches(size > 20 ? 0.95 : 0.8) - inset,
      },
      { tree: partName(`part-${number}-name`, listed, { step, tone: 'ink', lines }) },
      {
        tree: partPage(`part-${number}-page`, listed, {
          step: resized(type.body, Math.min(type.body.size, size)),
          tone: 'mutedInk',
          align: 'end',
        }),
        size: inches(0.45),
      },
    ])
    return {
      kind: 'ground',
      tree: cells,
      padding: { x: inset, top: 0, bottom: 0 },
      draw: (on, box) =>
        part.current
          ? on.theme.drawPanel(on, `part-${index + 1}-panel`, box, 'emphasis', {
              index,
              count: all.length,
            })
          : slideColors(on),
    }
  },
  under: (sheet, boxes, [first]) => {
    const name = `rule-${first?.index ?? 0}`
    drawListRules(sheet, boxes, (edge) => (edge === 0 ? name : `${name}-${edge}`))
  },
})
