import type { Box, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { definitionPoints } from '../../layouts/definition.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { column, drawing, inset, parts, type Tree, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawBar, drawColumnRule, drawRule, rowLine } from './rules.ts'
import { bandPart } from './stats.ts'

type Definition = SlideContent['definitions'][number]

/** Sizes of terms and their meanings. */
interface Sizes {
  term: Points
  text: Points
}

const mostTerms = 12
/** Widths of the terms beside their meanings: of one alone, and of rows. */
const entryTerm: Points = 330
const rowTerm: Points = 240
const entrySizes: Sizes[] = [
  { term: 54, text: 30 },
  { term: 48, text: 26 },
  { term: 40, text: 24 },
  { term: 34, text: 20 },
  { term: 26, text: 18 },
  { term: 22, text: 16 },
  { term: 20, text: 14 },
  { term: 16, text: 12 },
]
const rowSizes: Sizes[] = [
  { term: 22, text: 20 },
  { term: 20, text: 18 },
  { term: 20, text: 16 },
  { term: 18, text: 14 },
  { term: 14, text: 12 },
]

/** One term as an entry of a dictionary; several as rows, the term in headline type before its meaning. */
export const drawGazetteDefinition = treeLayout<Sizes>({
  attempts: ({ definitions: { length } }) =>
    length === 0 ? undefined : length > mostTerms ? [] : length === 1 ? entrySizes : rowSizes,
  tree: (sheet, { definitions, bullets, paragraphs }, sizes) => {
    const [only] = definitions
    const points = definitionPoints(sheet, bullets, sizes.text)
    const tree =
      only && definitions.length === 1
        ? entryTree(sheet, only, points, sizes)
        : rowsTree(sheet, definitions, points, sizes)
    return column([{ tree, grow: 1 }, ...bandPart(sheet, paragraphs)])
  },
})

/** A term over a red bar, behind a rule what it means. */
function entryTree(sheet: Sheet, one: Definition, points: Tree, sizes: Sizes): Tree {
  const { type } = sheet.theme
  const term: TypeStep = {
    ...resized(type.title, sizes.term),
    lineHeight: Math.round(sizes.term * 1.1),
  }
  const said = { ...resized(type.body, sizes.text), lineHeight: Math.round(sizes.text * 1.38) }
  const bar = drawing((on, at) => (one.term === '' ? undefined : drawBar(on, 'term-bar', at)), 4)
  const entry = parts([
    {
      tree: column([
        { tree: text('term-1', one.term, { step: term, tone: 'ink' }) },
        { tree: bar, gap: 18 },
      ]),
      size: entryTerm,
    },
    {
      tree: onBaseline(sheet, term, said, [
        { tree: text('definition-1', one.text, { step: said, tone: 'ink', placeholder: 'body' }) },
        { tree: points, gap: 16 },
      ]),
      gap: 48,
    },
  ])
  return {
    kind: 'ground',
    tree: column([{ tree: entry }], 0.3),
    padding: { x: 0, top: 19, bottom: 0 },
    draw: (on, box, colors) => {
      const x = box.x + entryTerm + 24
      drawColumnRule(on, 'column-rule', x, [box.y + 19, bottomEdge(box)])
      return colors
    },
  }
}

/** What stands beside a head so that the first lines of both are on one baseline. */
function onBaseline(
  sheet: Sheet,
  head: TypeStep,
  said: TypeStep,
  under: { tree: Tree; gap?: Points }[],
): Tree {
  const down = baselineOf(sheet, head) - baselineOf(sheet, said)
  return inset({ x: 0, top: Math.max(0, down), bottom: 0 }, column(under))
}

/** From the top of a line to its baseline. */
function baselineOf(sheet: Sheet, step: TypeStep): Points {
  const { paragraphs } = sheet.set([sheet.paragraph('x', step, { color: '#000000' })], 100)
  return paragraphs[0]?.lines[0]?.baseline ?? 0
}

/** Rows between rules: the terms at the left, what they mean beside them. */
function rowsTree(sheet: Sheet, all: Definition[], points: Tree, sizes: Sizes): Tree {
  const { type } = sheet.theme
  const term = { ...resized(type.head, sizes.term), lineHeight: Math.round(sizes.term * 1.22) }
  const said = resized(type.body, sizes.text)
  const space = sizes.text * 0.4
  const rows = all.map((one, index) => {
    const name = text(`term-${index + 1}`, one.term, { step: term, tone: 'ink' })
    const meaning = text(`definition-${index + 1}`, one.text, { step: said, tone: 'ink' })
    const row = parts([
      { tree: name, size: rowTerm },
      { tree: onBaseline(sheet, term, said, [{ tree: meaning }]), gap: 41 },
    ])
    const tree = inset({ x: 0, top: space, bottom: space }, column([{ tree: row }], 'center'))
    return { tree, grow: 1, most: 120 }
  })
  return column([
    { tree: { ...column(rows), under: drawRowRules }, grow: 1 },
    { tree: points, gap: 16 },
  ])
}

function drawRowRules(sheet: Sheet, rows: Box[]): void {
  rows.slice(1).forEach((row, index) => {
    drawRule(sheet, `term-${index + 2}-rule`, row.y, [row.x, rightEdge(row)], rowLine)
  })
}
