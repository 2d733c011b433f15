import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { rightEdge } from '../grid.ts'
import { drawIcon } from '../icons/draw-icon.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout, DrawPanel } from '../themes/theme.ts'
import { inFont, resized } from '../themes/type-step.ts'
import { column, drawing, grid, inset, type Part, parts, type Tree, text } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'

type Card = SlideContent['cards'][number]

/** A way to set the cards: how many stand in each row, and their sizes. */
interface Arrangement {
  rows: number[]
  /** The head stands at the side of its tile instead of under it. */
  beside: boolean
  /** Inches. */
  tile: number
  head: Points
  text: Points
}

const padding = inches(0.25)
/** Cards without tiles grow no higher. */
const mostWithoutTile = inches(2.9)
/** What stands at the head of a theme's panels, with air under it. */
const underHead = ({ theme: { panelHead = 0 } }: Sheet) => panelHead + 6
/** Heads may come nearer to the end of their card than running text. */
const headEdge = inches(0.15)

/** How a theme's cards stand: in which area, and on which panels where not the theme's own. */
interface CardsLook {
  area?: (sheet: Sheet) => Box
  drawPanel?: DrawPanel
}

/** Two to six things of equal weight: a tile with an icon or a number, a head, a text, and a foot under a hairline. */
export const drawCards = cardsLayout({})

/** Cards as a theme shows them. */
export function cardsLayout({ area, drawPanel }: CardsLook): DrawLayout {
  return treeLayout({
    attempts: (content) =>
      content.cards.length === 0
        ? undefined
        : [
            ...(tilesOf(content) === 'nothing' ? plainArrangements(content.cards) : []),
            ...arrangements(content.cards),
          ],
    tree: (sheet, content, arrangement) =>
      cardsTree(sheet, content, arrangement, {
        drawPanel: drawPanel ?? sheet.theme.drawPanel,
        fills: area !== undefined,
      }),
    ...(area ? { area } : {}),
  })
}

/** What stands in the tiles of cards: icons where all have one and numbers are not asked for, else numbers, or nothing. */
export function tilesOf({ cards, numberedCards }: SlideContent): 'icons' | 'numbers' | 'nothing' {
  if (numberedCards !== true && cards.every((card) => card.icon !== undefined)) return 'icons'
  return numberedCards === false ? 'nothing' : 'numbers'
}

/** A few words without tiles are set larger: they have the panels to themselves. */
function plainArrangements(cards: Card[]): Arrangement[] {
  const count = cards.length
  if (count > 4 || hasFeet(cards)) return []
  const row = { rows: [count], beside: false, tile: 0.9 }
  return [
    ...(count <= 3 ? [{ ...row, head: 36, text: 28 }] : []),
    { ...row, head: 32, text: 24 },
    { ...row, head: 28, text: 22 },
    { ...row, head: 24, text: 20 },
    ...(count === 4 ? wideArrangements : []),
  ]
}

/** Four cards two by two: the words of a narrow one need not make all small. */
const wideArrangements: Arrangement[] = [
  { rows: [2, 2], beside: true, tile: 0.6, head: 28, text: 22 },
  { rows: [2, 2], beside: true, tile: 0.6, head: 24, text: 20 },
]

/** More than six cards stand on one slide only where the deck cannot grow. */
function arrangements(cards: Card[]): Arrangement[] {
  const count = cards.length
  const row = { rows: [count], beside: false, tile: 0.9 }
  const small = { ...row, tile: 0.6 }
  // A foot takes a line from low panels.
  const grid = { rows: gridRows(count), beside: true, tile: hasFeet(cards) ? 0.5 : 0.6 }
  if (count > 8) return []
  if (count > 6) return [{ ...grid, tile: 0.45, head: 14, text: 12 }]
  if (count > 4)
    return [
      { ...grid, head: 20, text: 16 },
      { ...grid, head: 18, text: 14 },
      { ...grid, head: 16, text: 14 },
      { ...grid, head: 14, text: 12 },
    ]
  return [
    ...(count <= 3 && areShort(cards) ? [{ ...row, head: 28, text: 20 }] : []),
    ...(count <= 3 ? [{ ...row, head: 24, text: 20 }] : []),
    ...(count <= 3 ? [{ ...row, head: 22, text: 18 }] : []),
    { ...row, head: 20, text: 16 },
    ...(count === 4 ? [...wideArrangements, { ...grid, head: 20, text: 16 }] : []),
    { ...row, head: 18, text: 14 },
    { ...small, head: 16, text: 14 },
    ...(count === 4 ? [{ ...grid, head: 16, text: 14 }] : []),
    { ...small, head: 14, text: 12 },
  ]
}

/** Whether cards say so little that large type leaves room enough. */
function areShort(cards: Card[]): boolean {
  return cards.every(
    ({ head, text, foot }) => head.length <= 40 && text.length <= 60 && foot === '',
  )
}

function hasFeet(cards: Card[]): boolean {
  return cards.some((card) => card.foot !== '')
}

/** Five cards are three over two. */
function gridRows(count: number): number[] {
  const first = Math.ceil(count / 2)
  return count === 1 ? [1] : [first, count - first]
}

function cardsTree(
  sheet: Sheet,
  content: SlideContent,
  arrangement: Arrangement,
  { drawPanel, fills }: { drawPanel: DrawPanel; fills: boolean },
): Tree {
  const gap = sheet.theme.panelGap
  const all = content.cards.map((_, index) =>
    cardTree(sheet, content, index, arrangement, { drawPanel, fills }),
  )
  const cards = grid(all, arrangement.rows, { x: gap, y: gap }, { aligned: true })
  // Panels in an area of the theme's own are bands of the page, whatever stands on them.
  if (tilesOf(content) !== 'nothing' || arrangement.beside || fills) return cards
  // Panels of a few words without a tile need not be as high as the slide.
  return column([
    { tree: column([]), grow: 0.4 },
    { tree: cards, grow: 1, most: mostWithoutTile },
    { tree: column([]), grow: 0.6 },
  ])
}

function cardTree(
  sheet: Sheet,
  content: SlideContent,
  index: number,
  { beside, tile, head: headSize, text: textSize }: Arrangement,
  { drawPanel, fills }: { drawPanel: DrawPanel; fills: boolean },
): Tree {
  const { cards } = content
  const { type, strong } = sheet.theme
  const card = cards[index] as Card
  const count = cards.length
  const name = `card-${index + 1}`
  // A row of pictures and numbers mixed would look like a mistake.
  const tiles = tilesOf(content)
  const pictured = tiles === 'icons'
  const sunk = fills && tiles === 'nothing' && !hasFeet(cards)
  const side = inches(tile)
  const footed = hasFeet(cards)
  const tileDrawing = drawing((on, box) => {
    const square = { ...box, y: box.y + (box.height - side) / 2, width: side, height: side }
    drawCardTile(on, card, index, square, { count, pictured })
  }, side)
  const head = text(`${name}-head`, card.head, {
    step: resized(type.head, headSize),
    tone: 'ink',
    lines: textSize <= 12 ? 4 : 3,
    balanced: 'last line',
    // Beside a tile, heads of unlike length are centred on it; with room over it, a head stands at its text.
    anchor: beside ? 'middle' : footed || tiles === 'nothing' ? 'top' : 'bottom',
  })
  const body: Part = {
    tree: inset(
      { x: 0, top: 0, bottom: 0, right: padding - headEdge },
      text(`${name}-text`, card.text, {
        step: resized(type.body, textSize),
        tone: 'mutedInk',
        balanced: true,
        fills: true,
      }),
    ),
    gap: inches(beside ? 0.14 : tile >= 0.9 ? 0.233 : 0.12),
    grow: sunk ? 0 : 1,
  }
  const words: Part[] = beside
    ? [
        {
          tree:
            tiles === 'nothing'
              ? head
              : parts([
                  { tree: tileDrawing, size: side },
                  { tree: head, gap: inches(0.2) },
                ]),
        },
        body,
      ]
    : [
        { tree: tiles === 'nothing' ? column([]) : tileDrawing },
        // Without feet, short texts stand at the foot of their panels themselves, with room to grow there.
        {
          tree: head,
          gap: inches(tile >= 0.9 ? 0.3 : 0.2),
          grow: footed || tiles === 'nothing' ? 0 : 3,
        },
        body,
      ]
  const foot: Part[] = [
    {
      tree: drawing(card.foot === '' ? () => {} : drawRule(`${name}-rule`), 0),
      gap: inches(beside ? 0.08 : 0.12),
    },
    {
      // It may run a little past the rule over it.
      tree: inset(
        { x: 0, top: 0, bottom: 0, right: padding - headEdge - inches(0.08) },
        text(`${name}-foot`, card.foot, {
          step: { ...inFont(resized(type.small, Math.min(14, textSize)), strong), lineHeight: 17 },
          tone: 'accent',
          lines: 2,
          anchor: 'middle',
        }),
      ),
      gap: inches(beside ? 0.06 : 0.15),
      size: inches(beside ? 0.34 : 0.5),
    },
  ]
  const headsOnly = cards.every((one) => one.text === '' && one.foot === '')
  // On a panel as high as the page words without a tile stand a little over its middle.
  const justify = sunk ? 0.42 : headsOnly && beside ? 'center' : 'start'
  return {
    kind: 'ground',
    draw: (on, box) => drawPanel(on, name, box, 'plain', { index, count }),
    padding: {
      x: padding,
      right: headEdge,
      top: Math.max(inches(beside ? 0.2 : tile >= 0.9 ? 0.3 : 0.25), underHead(sheet)),
      bottom: footed ? inches(0.2) : padding,
    },
    tree: column([...words, ...(footed ? foot : [])], justify),
  }
}

function drawRule(name: string): Parameters<typeof drawing>[0] {
  return (sheet, box, { line }) => {
    const end = { x: rightEdge(box) - padding + headEdge, y: box.y }
    sheet.addLine(name, { x: box.x, y: box.y }, end, { color: line, width: 0.75 })
  }
}

/** Draws a card's tile into a box: its icon when all cards are `pictured`, else its number, which is `index` + 1. */
function drawCardTile(
  sheet: Sheet,
  card: Pick<Card, 'icon'>,
  index: number,
  box: Box,
  places: { count: number; pictured: boolean },
): void {
  const { theme } = sheet
  const { count, pictured } = places
  const { ground, ink } = theme.drawTile(sheet, `card-${index + 1}-tile`, box, { index, count })
  if (pictured && card.icon !== undefined) {
    const inset = box.width * (1 - 0.48 / 0.9) * 0.5
    const icon = {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: box.height - 2 * inset,
    }
    drawIcon(sheet, `card-${index + 1}-icon`, card.icon, icon, ink)
    return
  }
  const size = box.width >= inches(0.9) ? 32 : box.width >= inches(0.6) ? 24 : 18
  const step = resized(theme.type.stepNumber, size)
  const number = sheet.paragraph(String(index + 1), step, { color: ink, align: 'center' })
  sheet.addText({
    name: `card-${index + 1}-number`,
    box,
    anchor: 'middle',
    layout: sheet.set([number], box.width, false),
    wrap: false,
    ground,
  })
}
