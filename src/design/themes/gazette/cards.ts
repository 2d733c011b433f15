import type { Points } from '../../../scene/geometry.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { tilesOf } from '../../layouts/cards.ts'
import { drawDefinition } from '../../layouts/definition.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { column, drawing, grid, type Part, panel, type Tree, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import type { DrawLayout } from '../theme.ts'
import { resized, step } from '../type-step.ts'
import { italicFace } from './faces.ts'
import { bar, drawRule, rowGap, rowLine } from './rules.ts'
import { columnRows } from './stats.ts'

/** Sizes of a card's head and text. */
interface CardSizes {
  head: Points
  text: Points
}

const cardSizes: CardSizes[] = [
  { head: 44, text: 30 },
  { head: 36, text: 26 },
  { head: 30, text: 24 },
  { head: 28, text: 22 },
  { head: 26, text: 20 },
  { head: 24, text: 18 },
  { head: 20, text: 16 },
  { head: 18, text: 14 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** Things of equal weight as columns: an icon, a number or a bar, a head, a text, in italics what they depend on. */
const drawColumns = treeLayout<CardSizes>({
  attempts: ({ cards: { length } }) => {
    if (length === 0) return undefined
    const largest = length > 4 ? 28 : length > 3 ? 30 : length > 2 ? 36 : 44
    return length > 8 ? [] : cardSizes.filter(({ head }) => head <= largest)
  },
  tree: (sheet, content, sizes) => {
    const { panelGap: x } = sheet.theme
    const cells = content.cards.map((_, index) => cardTree(sheet, content, index, sizes))
    return grid(cells, columnRows(cells.length), { x, y: rowGap }, { aligned: true, even: true })
  },
})

function cardTree(sheet: Sheet, content: SlideContent, index: number, sizes: CardSizes): Tree {
  const { type } = sheet.theme
  const { cards } = content
  const { head = '', text: said = '', foot = '' } = cards[index] ?? {}
  const name = `card-${index + 1}`
  const footed: Part[] = [
    {
      tree: drawing((on, { x, y, width }) => {
        if (foot !== '') drawRule(on, `${name}-foot-rule`, y, [x, x + width], rowLine)
      }, 0),
      gap: 12,
    },
    {
      tree: text(`${name}-foot`, foot, {
        step: step(italicFace, Math.min(18, sizes.text), Math.min(18, sizes.text) * 1.3),
        tone: 'accent',
        lines: 3,
      }),
      gap: 8,
    },
  ]
  return panel(
    name,
    'plain',
    { index, count: cards.length },
    { x: 0, top: 0, bottom: 0 },
    column([
      { tree: markOf(sheet, content, index) },
      {
        tree: text(`${name}-head`, head, {
          step: resized(type.head, sizes.head),
          tone: 'ink',
          lines: sizes.head > 24 ? 2 : 4,
          balanced: true,
        }),
        gap: 14,
      },
      {
        tree: text(`${name}-text`, said, {
          step: resized(type.body, sizes.text),
          tone: 'ink',
          fills: true,
        }),
        gap: 8,
        grow: 1,
      },
      ...(cards.some((card) => card.foot !== '') ? footed : []),
    ]),
  )
}

/** What a card begins with. */
function markOf({ theme }: Sheet, content: SlideContent, index: number): Tree {
  const name = `card-${index + 1}`
  const size = content.cards.length > 4 ? 32 : 44
  const icon = content.cards[index]?.icon
  if (tilesOf(content) === 'icons' && icon)
    return drawing((sheet, { x, y }, { accent }) => {
      drawIcon(sheet, `${name}-icon`, icon, { x: x - 2, y, width: size, height: size }, accent)
    }, size)
  if (content.numberedCards !== true) return bar(`${name}-bar`)
  const numeral = { ...resized(theme.type.stepNumber, size), lineHeight: size }
  return text(`${name}-number`, String(index + 1), { step: numeral, tone: 'accent', lines: 1 })
}

/** A card whose text is longer fills a column. */
const longestBrief = 90

/** Cards in columns; two or three that say little in rows, as large as the page. */
export const drawGazetteCards: DrawLayout = (sheet, content) => {
  const { cards } = content
  const brief =
    cards.length > 1 &&
    cards.length < 4 &&
    content.numberedCards !== true &&
    tilesOf(content) !== 'icons' &&
    cards.every(({ head, text: said, foot }) => {
      return head !== '' && said !== '' && foot === '' && said.length <= longestBrief
    })
  if (!brief) return drawColumns(sheet, content)
  const definitions = cards.map(({ head, text: said }) => ({ term: head, text: said }))
  const nodes = sheet.nodes.length
  if (drawDefinition(sheet, { ...content, definitions })) return true
  sheet.nodes.length = nodes
  return drawColumns(sheet, content)
}
