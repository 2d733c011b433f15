import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextNode } from '../../scene/node.ts'
import type { Stroke } from '../../scene/paint.ts'
import { textTop } from '../../scene/text-position.ts'
import { substituteGrowth } from '../../typography/slide-software.ts'
import { bottomEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { inFont, resized } from '../themes/type-step.ts'
import { joinedTexts } from './joined-texts.ts'
import {
  drawMarkedRows,
  type ListRow,
  type PlacedRow,
  type RowArrangement,
  type RowLook,
  type RowSize,
} from './marked-rows.ts'

/** Room for numbers before rows that have some. */
const numberRoom: Points = inches(0.95)
/** What is marked stands on a panel that reaches so far beyond its words. */
const inset: Points = inches(0.25)

const pointSizes = [26, 24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size }))

/** Rows between the theme's rules, a number in the accent before each that has one; the one that comes next on a panel. */
export function drawPlainRows(
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area: Box = sheet.theme.frame.content,
): boolean {
  const { theme } = sheet
  const { columns, name } = arrangement
  const numbered = rows.some((row) => row.mark !== undefined)
  const parts = name === 'part'
  const paired = rows.every((row) => row.head !== '' && row.text !== '')
  const numbers = columns === 1 ? numberRoom : inches(0.8)
  const start = parts ? inset : 0
  // Two columns of names are no larger than two lines of one.
  const sizes = arrangement.sizes?.filter(({ head }) => !parts || columns === 1 || head <= 20)
  return drawMarkedRows(
    sheet,
    rows,
    area,
    { ...arrangement, ...(sizes ? { sizes } : {}) },
    {
      type: (_, size) => typeOf(sheet, size, name),
      lead: numbered ? numbers : paired ? inset : 0,
      trail: name === 'item' ? readable(rows) : parts ? inset : 0,
      highest: parts ? inches(1.5) : area.height,
      ...(parts ? { space: { good: 3, small: 3 }, detailGap: 13 } : {}),
      ...(name === 'point' ? { sizes: pointSizes } : {}),
      columnGap: inches(name === 'item' ? 0.4 : 0.2),
      bullet: theme.bullet.character,
      ...(name === 'item' ? { bulleted: true } : {}),
      ...(paired ? { headTone: () => 'accent', headWidth: columnSpan(4) - inset } : {}),
      ...(name === 'point' ? { leadTone: 'accent' } : {}),
      under: (on, placed) => drawRules(on, placed),
      draw: (on, one) => {
        const { row, index, box } = one
        const position = { index, count: rows.length }
        const colors = row.strong
          ? theme.drawPanel(on, `${name}-${index + 1}-panel`, box, 'emphasis', position)
          : { ground: theme.ground, accent: theme.colors.accent }
        const share = parts ? 1.5 : 2
        if (row.mark !== undefined)
          drawNumber(on, name, one, { ...colors, share, start, width: numbers - start })
        return colors
      },
    },
  )
}

/** The words of a numbered row are in the display face, or strong where they are names of parts. */
function typeOf(sheet: Sheet, { head, text }: RowSize, name: string) {
  const { type, strong } = sheet.theme
  const face = { part: inFont(type.large, strong), point: type.title }[name] ?? type.value
  const lineHeight = Math.round(head * 1.26 * 2) / 2
  return {
    head: { ...face, size: head, lineHeight },
    text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.34 * 2) / 2 },
    detail: resized(type.body, Math.min(type.body.size, head)),
  }
}

/** Lines of a list end where they are good to read, unless each item is one that the column holds. */
function readable(rows: ListRow[]): RowLook['trail'] {
  // If one is too long, it is most likely the first of these.
  const longestFirst = rows.map((row) => row.text).sort((a, b) => b.length - a.length)
  return (sheet, width, step) => {
    const room = (width - step.size) * 0.95
    const isShort = longestFirst.every((text) => sheet.measure(text, step) < room)
    return isShort ? inches(0.1) : Math.max(0, width - step.size * 40)
  }
}

function drawNumber(
  sheet: Sheet,
  name: string,
  { row, index, box, head, equal, lowest }: PlacedRow,
  look: { share: number; start: Points; width: Points; accent: string; ground: string },
): void {
  const { title, figure } = sheet.theme.type
  const digits = row.mark ?? ''
  // Two digits need the width of one and a half.
  const most = Math.min(equal * 0.6, lowest * 0.8)
  const size = Math.min(head * look.share * (digits.length > 1 ? 0.8 : 1), most)
  const step = resized(name === 'part' ? title : figure, Math.round(size))
  const place = { ...box, x: box.x + look.start, width: look.width }
  const paragraph = sheet.paragraph(digits, step, { color: look.accent })
  sheet.addText({
    name: `${name}-${index + 1}-number`,
    box: place,
    anchor: 'middle',
    layout: sheet.set([paragraph], look.width, false),
    wrap: false,
    ground: look.ground,
  })
}

/** The theme's rules: a strong one over the first row, others under each; without the one over them, none at the foot. */
function drawRules(sheet: Sheet, rows: readonly Pick<PlacedRow, 'box' | 'column'>[]): void {
  const { top, between } = sheet.theme.listRules
  const [first] = rows
  if (first === undefined) return
  const { x } = first.box
  const rule = (edge: number, y: Points, stroke: Stroke) =>
    sheet.addLine(
      `rule-${first.column + 1}-${edge}`,
      { x, y },
      { x: rightEdge(first.box), y },
      stroke,
    )
  if (top) rule(0, first.box.y, top)
  rows.slice(0, top ? undefined : -1).forEach(({ box }, index) => {
    rule(index + 1, bottomEdge(box), between)
  })
}

/** The items of a list, each with the sub-items (level 1) that follow it; a sub-item before any item is an item. */
export function itemRows(items: SlideContent['bullets']): ListRow[] {
  const rows: (ListRow & { children: string[] })[] = []
  for (const { text, level } of items) {
    const row = rows.at(-1)
    if (level === 1 && row !== undefined) row.children.push(text)
    else rows.push({ head: '', text, children: [] })
  }
  return rows
}

/**
 * A list between rules with the theme's marks; the rows of each column are one text, the slide's body. Where a face that
 * stands in for ours would move a row over a rule, each is a text of its own.
 */
export function drawPlainList(
  sheet: Sheet,
  rows: ListRow[],
  arrangement: Omit<RowArrangement, 'name'>,
  area?: Box,
): boolean {
  const inRows = { name: 'item', placeholder: true, ...arrangement }
  if (!drawPlainRows(sheet, rows, inRows, area)) return false
  const isRow = (name: string) => /^item-\d+$/.test(name)
  const texts = sheet.nodes.filter(
    (node): node is TextNode => node.kind === 'text' && isRow(node.name),
  )
  for (const [index, x] of [...new Set(texts.map((one) => one.box.x))].entries()) {
    const [top, ...rest] = texts.filter((one) => one.box.x === x)
    if (top === undefined || !staysOffRules(sheet, [top, ...rest], index + 1)) continue
    for (const one of [top, ...rest]) sheet.nodes.splice(sheet.nodes.indexOf(one), 1)
    const body = joinedTexts([top, ...rest])
    if (index === 0) sheet.addText({ ...body, name: 'body', placeholder: 'body' })
    else sheet.addText({ ...body, name: `body-${index + 1}` })
  }
  return true
}

/** Whether rows that are one text stay off the rules between them also where another face breaks their lines. */
function staysOffRules({ nodes }: Sheet, texts: readonly TextNode[], column: number): boolean {
  let [least, most] = [0, 0]
  return texts.slice(1).every((next, index) => {
    const text = texts[index] as TextNode
    const [lower, higher] = substituteGrowth(text.layout, text.box.width)
    least += lower
    most += higher
    const rule = nodes.find(({ name }) => name === `rule-${column}-${index + 1}`)?.box.y
    const foot = textTop(text) + text.layout.height
    if (rule === undefined) return true
    const [over, under] = [rule - foot, textTop(next) - rule]
    return most < over - 2 && -least < under / 2
  })
}
