import { isDeepStrictEqual } from 'node:util'
import { shorten } from '../../../text/shorten.ts'
import type { SourcedText } from '../../sourced-text.ts'
import {
  type Accepts,
  type BlockKindDefinition,
  type BlockList,
  lineOf,
  type Shortened,
} from '../block-kind.ts'
import { type ChangeText, withParts } from '../printed-text.ts'
import { largest, mostMeasured, textLengths } from '../shorten-list.ts'
import { type ComparisonBlock, type ComparisonRow, comparisonBlockSchema } from './schema.ts'

/** One of the points of a side (from 0), which says where it goes back to. */
type Point = SourcedText & { side: number }
type Line = ComparisonRow | Point

function mapRow(row: ComparisonRow, change: ChangeText, item: number): ComparisonRow {
  return {
    ...withParts(row, ['label'], change, { item }),
    cells: row.cells.map((cell, column) => withParts(cell, ['text'], change, { item, column })),
  }
}

/** Its rows; of lists the points, those that stand highest first, so that a stretch of them has something of each side. */
const lines = {
  things: ({ sides, rows }) => {
    const points = sides.flatMap(({ items = [] }, side) =>
      items.map((item, place) => ({ point: { ...item, side }, place })),
    )
    points.sort((one, other) => one.place - other.place)
    return [...rows, ...points.map(({ point }) => point)]
  },
  withThings: (block, things) => ({
    ...block,
    rows: things.filter((thing) => 'cells' in thing),
    sides: block.sides.map((side, index) => {
      const own = things.filter((thing): thing is Point => 'side' in thing && thing.side === index)
      // A side that says nothing may get points of a comparison that it is joined with.
      if (side.items === undefined && own.length === 0) return side
      return { ...side, items: own.map(({ side: _, ...point }) => point) }
    }),
  }),
  asRead: (things) => {
    const side = (thing: Line) => ('side' in thing ? thing.side : 0)
    return [...things].sort((one, other) => side(one) - side(other))
  },
  name: 'label',
  plainText: (line) =>
    'cells' in line ? [line.label, ...line.cells.map((cell) => cell.text)].join('\t') : line.text,
  mapTexts: (line, change, item) =>
    'cells' in line
      ? mapRow(line, change, item)
      : withParts(line, ['text'], change, { item, column: line.side }),
  // What was decided stands at the end.
  stretch: ({ verdict, ...block }, { last }) => (last && verdict ? { ...block, verdict } : block),
  join: (first, second) => {
    const shape = ({ sides, rows }: ComparisonBlock) => [
      rows.length > 0,
      ...sides.map((side) => side.text),
    ]
    if (!isDeepStrictEqual(shape(first), shape(second))) return undefined
    if (first.verdict && second.verdict) return undefined
    const verdict = second.verdict ?? first.verdict
    return verdict ? { verdict } : {}
  },
} satisfies BlockList<ComparisonBlock, Line>

/** The first rows or points that fit, cut short or without the verdict if need be. */
function shortenComparison(
  block: ComparisonBlock,
  fits: Accepts<ComparisonBlock>,
  language: string,
): Shortened<ComparisonBlock> | undefined {
  const { verdict, ...bare } = block
  const cutTo = (one: ComparisonBlock, length: number): ComparisonBlock => {
    const { verdict: decided, ...rest } = one
    const texts = comparison.mapTexts(rest, (printed) => ({
      ...printed,
      text: shorten(printed.text, language, (piece) => piece.length <= length + 1),
    }))
    return decided ? { ...texts, verdict: decided } : texts
  }
  const first = (one: ComparisonBlock, count: number) =>
    lines.withThings(one, lines.things(one).slice(0, count))
  for (const length of [Number.POSITIVE_INFINITY, ...textLengths])
    for (const variant of verdict === undefined ? [block] : [block, bare]) {
      const candidate = Number.isFinite(length) ? cutTo(variant, length) : variant
      const most = Math.min(lines.things(candidate).length, mostMeasured)
      const count = largest(most, (some) => fits(first(candidate, some)))
      if (count > 0) return { block: first(candidate, count) }
    }
  return undefined
}

/** Things side by side. The text of rows is cells joined by tabs, the names of the sides first; the verdict is last. */
export const comparison: BlockKindDefinition<typeof comparisonBlockSchema, Line> = {
  schema: comparisonBlockSchema,
  list: lines,
  plainText: ({ sides, rows, verdict }) => {
    const decided = verdict && [verdict.label, verdict.text].filter(Boolean).join(': ')
    const lists = sides.flatMap(({ text, items = [] }) => [text, ...items.map((one) => one.text)])
    return [
      ...(rows.length === 0 ? lists : [['', ...sides.map((side) => side.text)].join('\t')]),
      ...rows.map(lines.plainText),
      ...(verdict ? [[decided, verdict.note].filter(Boolean).join('. ')] : []),
    ].join('\n')
  },
  lines: (block) => [
    ...block.sides.flatMap((side) => [
      lineOf([side.text], side),
      ...(side.items ?? []).map((item) => lineOf([item.text], item)),
    ]),
    ...block.rows.flatMap((row) => row.cells.map((cell) => lineOf([row.label, cell.text], cell))),
    ...(block.verdict === undefined
      ? []
      : [lineOf([block.verdict.label, block.verdict.text, block.verdict.note], block.verdict)]),
  ],
  mapTexts: (block, change) => ({
    ...block,
    sides: block.sides.map((side, column) => ({
      ...withParts(side, ['text'], change, { column }),
      ...(side.items && {
        items: side.items.map((point, item) =>
          withParts(point, ['text'], change, { item, column }),
        ),
      }),
    })),
    rows: block.rows.map((row, item) => mapRow(row, change, item)),
    ...(block.verdict && { verdict: withParts(block.verdict, ['label', 'text', 'note'], change) }),
  }),
  mapOrigins: (block, change) => ({
    ...block,
    sides: block.sides.map((side) => ({
      ...change(side),
      ...(side.items && { items: side.items.map(change) }),
    })),
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
    ...(block.verdict && { verdict: change(block.verdict) }),
  }),
  shorten: shortenComparison,
}
