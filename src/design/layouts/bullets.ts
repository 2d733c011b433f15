import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextNode } from '../../scene/node.ts'
import type { ParagraphSpecification } from '../../scene/text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { columnEdge, columnSpan } from '../grid.ts'
import { leadWordRuns } from '../lead-words.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { first, inset, parts, type Tree, text } from '../tree/tree.ts'
import { besideCompanion } from './beside-companion.ts'
import { joinedTexts } from './joined-texts.ts'
import { drawListRules } from './list-rules.ts'
import { drawParagraph, ruled } from './paragraph.ts'
import { rowColumns } from './row-columns.ts'

/** A top-level item with its sub-items. */
interface Group {
  text: string
  children: string[]
}

/** A way to set the list: how many columns, in which size, with how many lines an item at most. */
interface Arrangement {
  columns: 1 | 2
  text: Points
  /** Applies when the list has so many groups. */
  groups: [from: number, to: number]
  lines: number
}

const arrangements: Arrangement[] = [
  { columns: 1, text: 24, groups: [1, 4], lines: 2 },
  { columns: 1, text: 20, groups: [1, 6], lines: 3 },
  { columns: 2, text: 20, groups: [7, 12], lines: 2 },
  { columns: 1, text: 18, groups: [1, 6], lines: 4 },
  { columns: 2, text: 18, groups: [6, 14], lines: 3 },
  { columns: 1, text: 16, groups: [1, 8], lines: 20 },
  { columns: 2, text: 16, groups: [2, 16], lines: 20 },
  { columns: 2, text: 14, groups: [2, 20], lines: 30 },
  { columns: 1, text: 14, groups: [1, 20], lines: 30 },
  { columns: 2, text: 12, groups: [2, 24], lines: 30 },
  { columns: 1, text: 12, groups: [1, 24], lines: 30 },
]

/**
 * A list as ruled rows that fill the content area: few short items in large type, many in two columns. A paragraph
 * before the list stands beside it.
 */
export function drawBullets(sheet: Sheet, content: SlideContent): boolean {
  const { paragraphs } = content
  const groups = groupItems(content.bullets)
  if (groups.length === 0 && paragraphs.length > 0) return drawParagraph(sheet, content)
  if (!drawFrame(sheet, content)) return false
  const { content: area } = sheet.theme.frame
  const large = arrangements.filter((one) => one.text === 24)
  const drawn =
    groups.length === 0 ||
    (paragraphs.length > 0
      ? drawBesideLead(sheet, groups, paragraphs.join(' '))
      : besideCompanion(sheet, groups, (room) => drawList(sheet, groups, room, large)) ||
        drawList(sheet, groups, area, arrangements))
  if (!drawn) return false
  drawFooter(sheet)
  return true
}

/** The items of a list, each with the sub-items (level 1) that follow it; a sub-item before any item is an item. */
export function groupItems(items: SlideContent['bullets']): Group[] {
  const groups: Group[] = []
  for (const { text, level } of items) {
    const group = groups.at(-1)
    if (level === 1 && group !== undefined) group.children.push(text)
    else groups.push({ text, children: [] })
  }
  return groups
}

function drawBesideLead(sheet: Sheet, groups: Group[], lead: string): boolean {
  const { frame, listRules, type } = sheet.theme
  const area = frame.content
  const width = columnSpan(4) - inches(0.1)
  const sizes = [20, 18, 16, 14, 12].filter((size) => size >= sheet.context.smallestBody)
  const leads = ladder(type.large, sizes).map((step) => {
    const lines = Math.floor((area.height - inches(0.4)) / step.lineHeight)
    return text('lead', lead, { step, tone: 'ink', lines, fills: true })
  })
  const stroke = listRules.top ?? listRules.between
  const gap = columnEdge(5) - area.x - width
  const one = arrangements.filter(({ columns, text: size }) => columns === 1 && size <= 20)
  return drawList(sheet, groups, area, one, {
    width: area.width - width - gap,
    tree: (list) =>
      parts([
        { tree: ruled('lead-rule', stroke, first(...leads)), size: width },
        { tree: list, gap },
      ]),
  })
}

/** What the text of a row is called until the rows of its column are one text. */
const rowName = 'list-row'

/**
 * Draws the list in the first arrangement that holds it.
 * @param within the tree in which the list stands, and the width that it has there.
 */
export function drawList(
  sheet: Sheet,
  groups: Group[],
  area: Box,
  candidates: Arrangement[],
  within = { width: area.width, tree: (list: Tree): Tree => list },
): boolean {
  const { length } = groups.flatMap((one) => [one.text, ...one.children]).join('')
  const suited = candidates.filter(
    ({ groups: [from, to] }) => groups.length >= from && groups.length <= to,
  )
  if (length > mostCharacters) return false
  const drawn = fitTree(sheet, area, suited, (one) =>
    within.tree(listTree(sheet, groups, within.width, one)),
  )
  if (drawn) joinRows(sheet)
  return drawn
}

/** Rows between rules, as wide as is good to read, or as the column where all items stand on one line there. */
function listTree(
  sheet: Sheet,
  groups: Group[],
  whole: Points,
  { columns, text: size, lines }: Arrangement,
): Tree {
  const gutter = inches(0.4)
  const width = (whole - gutter * (columns - 1)) / columns
  const step = bodyStep(sheet, size)
  const oneLine = groups.every((one) => sheet.measure(one.text, step) < (width - size) * 0.95)
  const wide = columns === 2 || oneLine
  const padding = {
    x: 0,
    right: wide ? inches(0.1) : Math.max(0, width - size * 40),
    top: size * 0.42,
    bottom: size * 0.42,
  }
  const rows = groups.map((group) => {
    const paragraphs = groupParagraphs(sheet, group, step)
    return inset(
      padding,
      text(rowName, { paragraphs }, { step, tone: 'ink', anchor: 'middle', lines }),
    )
  })
  return rowColumns(rows, columns, gutter, {
    under: (on, boxes, from) => {
      drawListRules(on, boxes, (edge) => `rule-${from === 0 ? 1 : 2}-${edge}`)
    },
  })
}

/** The rows of a column become one text, the slide's body. */
function joinRows(sheet: Sheet): void {
  const rows = sheet.nodes.filter(
    (node): node is TextNode => node.kind === 'text' && node.name === rowName,
  )
  const others = sheet.nodes.filter((node) => node.name !== rowName)
  sheet.nodes.splice(0, sheet.nodes.length, ...others)
  for (const [index, x] of [...new Set(rows.map((row) => row.box.x))].entries()) {
    const [top, ...rest] = rows.filter((row) => row.box.x === x)
    if (top === undefined) continue
    const body = joinedTexts([top, ...rest])
    if (index === 0) sheet.addText({ ...body, name: 'body', placeholder: 'body' })
    else sheet.addText({ ...body, name: `body-${index + 1}` })
  }
}

/** Running text in a size, with the line height that suits a list. */
function bodyStep(sheet: Sheet, size: Points): TypeStep {
  const step = resized(sheet.theme.type.body, size)
  return { ...step, lineHeight: Math.round(size * 1.34 * 2) / 2 }
}

function groupParagraphs(sheet: Sheet, group: Group, step: TypeStep): ParagraphSpecification[] {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const style = sheet.style(step, ink)
  const strong = sheet.style(inFont(step, theme.strong), ink)
  const indent = Math.round(step.size * 1.05)
  const mark = sheet.style(step, theme.bullet.color)
  const childStep = bodyStep(sheet, Math.max(12, step.size - (step.size > 18 ? 4 : 2)))
  return [
    {
      ...sheet.paragraph(leadWordRuns(group.text, style, strong), step, { color: ink }),
      bullet: { character: theme.bullet.character, style: mark, indent },
    },
    ...group.children.map((text) => ({
      ...sheet.paragraph(text, childStep, { color: mutedInk }),
      marginStart: indent,
      spaceBefore: Math.round(step.size * 0.25),
      bullet: {
        character: '–',
        style: sheet.style(childStep, mutedInk),
        indent: Math.round(childStep.size * 1.1),
      },
    })),
  ]
}
