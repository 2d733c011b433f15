import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { ParagraphSpecification, TextLayout } from '../../scene/text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnEdge, columnSpan, rightEdge } from '../grid.ts'
import { leadWordRuns } from '../lead-words.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { drawParagraph } from './paragraph.ts'

/** A top-level item with its sub-items. */
interface Group {
  text: string
  children: string[]
}

/** A way to set the list: how many columns, in which size, with how many lines an item at most. */
interface Arrangement {
  columns: 1 | 2
  size: Points
  /** Applies when the list has so many groups. */
  groups: [from: number, to: number]
  lines: number
}

const arrangements: Arrangement[] = [
  { columns: 1, size: 24, groups: [1, 4], lines: 2 },
  { columns: 1, size: 20, groups: [1, 6], lines: 3 },
  { columns: 2, size: 20, groups: [7, 12], lines: 2 },
  { columns: 1, size: 18, groups: [1, 6], lines: 4 },
  { columns: 2, size: 18, groups: [6, 14], lines: 3 },
  { columns: 1, size: 16, groups: [1, 8], lines: 20 },
  { columns: 2, size: 16, groups: [2, 16], lines: 20 },
  { columns: 2, size: 14, groups: [2, 20], lines: 30 },
  { columns: 1, size: 14, groups: [1, 20], lines: 30 },
  { columns: 2, size: 12, groups: [2, 24], lines: 30 },
  { columns: 1, size: 12, groups: [1, 24], lines: 30 },
]

/**
 * A list as ruled rows that fill the content area: few short items in large type, many in two columns. A paragraph
 * before the list stands beside it.
 */
export function drawBullets(sheet: Sheet, content: SlideContent): boolean {
  if (content.bullets.length === 0 && content.paragraphs.length > 0)
    return drawParagraph(sheet, content)
  if (!drawFrame(sheet, content)) return false
  const groups = groupItems(content.bullets)
  const { content: area } = sheet.theme.frame
  if (groups.length > 0) {
    const drawn =
      content.paragraphs.length > 0
        ? drawBesideLead(sheet, groups, content.paragraphs)
        : drawSparse(sheet, groups) || drawList(sheet, groups, area, arrangements)
    if (!drawn) return false
  }
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

function drawBesideLead(sheet: Sheet, groups: Group[], paragraphs: string[]): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const width = columnSpan(4) - inches(0.1)
  const text = paragraphs.join(' ')
  const set = fitText(
    sheet,
    text,
    ladder(theme.type.large, [20, 18, 16, 14, 12]),
    { width, height: area.height - inches(0.25) },
    { color: theme.colors.ink },
  )
  if (set === undefined || set.step.size < sheet.context.smallestBody) return false
  const { x, y } = area
  const { top } = theme.listRules
  if (top) sheet.addLine('lead-rule', { x, y }, { x: x + width, y }, top)
  sheet.addText({
    name: 'lead',
    box: { x, y: y + inches(0.2), width, height: area.height - inches(0.25) },
    layout: set.layout,
    ground: theme.ground,
  })
  const left = columnEdge(5)
  return drawList(
    sheet,
    groups,
    { ...area, x: left, width: rightEdge(area) - left },
    arrangements.filter((one) => one.columns === 1 && one.size <= 20),
  )
}

/** Up to three short items leave room for the theme's own picture at their side; false if these do not. */
function drawSparse(sheet: Sheet, groups: Group[]): boolean {
  const { companion, frame } = sheet.theme
  if (companion === undefined || groups.length > 3) return false
  if (groups.some((group) => group.children.length > 0 || group.text.length > 110)) return false
  const width = companion.left - frame.content.x - inches(0.4)
  const large = arrangements.filter((one) => one.size === 24)
  const nodes = sheet.nodes.length
  companion.draw(sheet)
  if (drawList(sheet, groups, { ...frame.content, width }, large)) return true
  sheet.nodes.length = nodes
  return false
}

/** Draws the list in the first arrangement that holds it. */
export function drawList(
  sheet: Sheet,
  groups: Group[],
  area: Box,
  candidates: Arrangement[] = arrangements,
): boolean {
  const length = groups.reduce(
    (sum, one) => sum + one.text.length + one.children.join('').length,
    0,
  )
  if (length > mostCharacters || groups.length > 24) return false
  for (const arrangement of candidates) {
    const [from, to] = arrangement.groups
    if (groups.length < from || groups.length > to) continue
    if (arrangement.size < sheet.context.smallestBody) continue
    const columns = setColumns(sheet, groups, area, arrangement)
    if (columns === undefined) continue
    columns.forEach((column, index) => {
      drawColumn(sheet, column, index)
    })
    return true
  }
  return false
}

/** Items set in one column, with the heights of their rows. */
interface Column {
  area: Box
  layout: TextLayout
  /** Of the text, which may be narrower than the rules. */
  width: Points
  firstTop: Points
  /** Where the rows begin; the last is the end. */
  edges: Points[]
}

function setColumns(
  sheet: Sheet,
  groups: Group[],
  area: Box,
  arrangement: Arrangement,
): Column[] | undefined {
  if (arrangement.columns === 1) {
    const column = setColumn(sheet, groups, area, arrangement)
    return column && [column]
  }
  const gutter = inches(0.4)
  const width = (area.width - gutter) / 2
  const half = Math.ceil(groups.length / 2)
  const left = setColumn(sheet, groups.slice(0, half), { ...area, width }, arrangement, half)
  const right =
    left &&
    setColumn(
      sheet,
      groups.slice(half),
      { ...area, x: area.x + width + gutter, width },
      arrangement,
      half,
    )
  return left && right && [left, right]
}

/**
 * Items in a measure that is good to read; in a longer one, or over the whole width if all stand on one line there, where
 * that saves lines.
 */
function setInMeasure(
  sheet: Sheet,
  paragraphs: ParagraphSpecification[],
  most: Points,
  size: Points,
): { layout: TextLayout; width: Points } {
  const setTo = (width: Points) => {
    const layout = sheet.setWithSlack(paragraphs, width)
    return { layout, width, lines: lineCount(layout) }
  }
  const good = setTo(Math.min(most, size * 38))
  if (good.lines === paragraphs.length || good.width === most) return good
  const whole = setTo(most)
  if (whole.lines === paragraphs.length) return whole
  const longer = most <= size * 46 ? whole : setTo(size * 46)
  return longer.lines < good.lines ? longer : good
}

function setColumn(
  sheet: Sheet,
  groups: Group[],
  area: Box,
  { size, lines, columns }: Arrangement,
  rows = groups.length,
): Column | undefined {
  const step = bodyStep(sheet, size)
  const specifications = groups.map((group) => groupParagraphs(sheet, group, step))
  const { layout, width } =
    columns === 1
      ? setInMeasure(sheet, specifications.flat(), area.width, size)
      : {
          layout: sheet.setWithSlack(specifications.flat(), area.width - inches(0.1)),
          width: area.width - inches(0.1),
        }
  if (layout.height > area.height) return undefined

  // Heights of the groups, from the lines that their paragraphs have.
  const heights: Points[] = []
  let index = 0
  for (const group of specifications) {
    let height = 0
    for (const [place, specification] of group.entries()) {
      const count = layout.paragraphs[index]?.lines.length ?? 1
      if (place === 0 && count > lines) return undefined
      height += count * specification.lineHeight + (place === 0 ? 0 : specification.spaceBefore)
      index++
    }
    heights.push(height)
  }
  const tops = rowEdges(heights, area, size, rows)
  if (tops === undefined) return undefined

  let previousBottom = 0
  heights.forEach((height, row) => {
    const top = tops[row] as Points
    const next = tops[row + 1] as Points
    const textTop = top + (next - top - height) / 2
    const first = specifications[row]?.[0]
    if (first !== undefined && row > 0) first.spaceBefore = textTop - previousBottom
    previousBottom = textTop + height
  })
  const firstTop =
    (tops[0] as Points) + ((tops[1] as Points) - (tops[0] as Points) - (heights[0] as Points)) / 2
  return {
    area: { ...area, width: area.width },
    layout: sheet.setWithSlack(specifications.flat(), width),
    width,
    firstTop,
    edges: tops,
  }
}

/**
 * Where rows begin: of equal height if the highest fits one, else with equal padding; undefined if the padding would
 * get too small.
 */
function rowEdges(heights: Points[], area: Box, size: Points, rows: number): Points[] | undefined {
  const smallestPadding = size * 0.42
  const equal = area.height / rows
  const own = heights.map((height) =>
    Math.max(...heights) + 2 * smallestPadding <= equal
      ? equal
      : height + (area.height - heights.reduce((a, b) => a + b, 0)) / heights.length,
  )
  if (own.some((height, index) => height < (heights[index] as Points) + 2 * smallestPadding - 0.01))
    return undefined
  const edges = [area.y]
  for (const height of own) edges.push((edges.at(-1) as Points) + height)
  return edges
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

function drawColumn(sheet: Sheet, column: Column, index: number): void {
  const { listRules } = sheet.theme
  const { area, layout, width, firstTop, edges } = column
  const right = rightEdge(area)
  for (const [row, y] of edges.entries()) {
    const stroke = row === 0 ? listRules.top : listRules.between
    if (stroke) sheet.addLine(`rule-${index + 1}-${row}`, { x: area.x, y }, { x: right, y }, stroke)
  }
  sheet.addText({
    name: index === 0 ? 'body' : `body-${index + 1}`,
    box: {
      x: area.x,
      y: firstTop,
      width,
      height: Math.max(layout.height, bottomEdge(area) - firstTop),
    },
    layout,
    ...(index === 0 ? { placeholder: 'body' as const } : {}),
    ground: sheet.theme.ground,
  })
}
