import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { fallbackGrowth, inRoomyBox } from '../fallback-fonts.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import type { PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { brokenWords, unspaced } from '../word-ends.ts'
import { drawCardTile } from './card-tile.ts'

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

/** Two to six things of equal weight: a tile with an icon or a number, a head, a text, and a foot under a hairline. */
export function drawCards(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { cards } = content
  if (cards.length > 0 && !arrangements(cards).some((one) => placeCards(sheet, cards, one)))
    return false
  drawFooter(sheet)
  return true
}

/** What is tried, in this order. More than six cards stand on one slide only where the deck cannot grow. */
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
    { ...row, head: 20, text: 16 },
    ...(count === 4 ? [{ ...grid, head: 20, text: 16 }] : []),
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

function placeCards(sheet: Sheet, cards: Card[], arrangement: Arrangement): boolean {
  const { context, theme } = sheet
  if (arrangement.text < context.smallestBody) return false
  const boxes = cardBoxes(theme.frame.content, arrangement.rows, theme.panelGap)
  const nodes = sheet.nodes.length
  // A row of pictures and numbers mixed would look like a mistake.
  const pictured = cards.every((card) => card.icon !== undefined)
  const headsOnly = cards.every((card) => card.text === '' && card.foot === '')
  const drawn = cards.map((card, index) => ({ card, index, box: boxes[index] as Box }))
  let first = 0
  for (const count of arrangement.rows) {
    const row = drawn.slice(first, first + count)
    first += count
    if (drawRow(sheet, row, { count: cards.length, pictured, headsOnly }, arrangement)) continue
    sheet.nodes.length = nodes
    return false
  }
  return true
}

function cardBoxes(area: Box, rows: number[], gap: Points): Box[] {
  const height = (area.height - gap * (rows.length - 1)) / rows.length
  return rows.flatMap((count, row) => {
    const width = (area.width - gap * (count - 1)) / count
    return Array.from({ length: count }, (_, column) => ({
      x: area.x + (width + gap) * column,
      y: area.y + (height + gap) * row,
      width,
      height,
    }))
  })
}

interface PlacedCard {
  card: Card
  index: number
  box: Box
}

/** Draws the cards of one row, whose texts begin at the same heights; false if one of them does not fit. */
function drawRow(
  sheet: Sheet,
  row: PlacedCard[],
  { count, pictured, headsOnly }: { count: number; pictured: boolean; headsOnly: boolean },
  arrangement: Arrangement,
): boolean {
  const { theme } = sheet
  const steps = cardSteps(sheet, arrangement)
  const [sample] = row
  if (sample === undefined) return true
  const colors = row.map(({ box, index }) =>
    theme.drawPanel(sheet, `card-${index + 1}`, box, 'plain', { index, count }),
  )
  const places = measures(sample.box, arrangement)
  const footed = hasFeet(row.map(({ card }) => card))
  const bottom = footed
    ? places.ruleTop - inches(arrangement.beside ? 0.08 : 0.12)
    : bottomEdge(sample.box) - padding

  const texts: SetCard[] = []
  for (const [place, { card }] of row.entries()) {
    const set = setCard(sheet, card, colors[place] as PanelColors, places, steps, arrangement)
    if (set === undefined) return false
    texts.push(set)
  }
  const headHeight = Math.max(...texts.map((one) => one.head?.height ?? 0))
  const textHeight = Math.max(...texts.map((one) => one.text?.height ?? 0))
  const tops = textTops(places, headHeight, textHeight, bottom, {
    ...arrangement,
    footed,
    headsOnly,
    growth: Math.max(...texts.map((one) => one.growth)),
  })
  if (Math.max(tops.head + headHeight, tops.text + textHeight) > bottom + 0.01) return false

  row.forEach((one, place) => {
    const set = texts[place] as SetCard
    drawCard(sheet, one, set, colors[place] as PanelColors, {
      ...places,
      tops,
      headHeight,
      bottom,
      pictured,
      count,
      tile: inches(arrangement.tile),
      beside: arrangement.beside,
    })
  })
  return true
}

interface Places {
  tileTop: Points
  tileBottom: Points
  /** Of heads at the side of their tile: how far they stand in. */
  headInset: Points
  headWidth: Points
  textWidth: Points
  ruleTop: Points
  footTop: Points
  footHeight: Points
}

function measures(box: Box, { beside, tile }: Arrangement): Places {
  const bottom = bottomEdge(box)
  const side = inches(tile)
  const tileTop = box.y + inches(beside ? (tile < 0.6 ? 0.2 : 0.25) : tile >= 0.9 ? 0.3 : 0.25)
  const headInset = beside ? padding + side + inches(0.2) : padding
  return {
    tileTop,
    tileBottom: tileTop + side,
    headInset,
    headWidth: box.width - headInset - inches(0.15),
    textWidth: box.width - 2 * padding,
    ruleTop: bottom - inches(beside ? 0.48 : 0.87),
    footTop: bottom - inches(beside ? 0.42 : 0.72),
    footHeight: inches(beside ? 0.34 : 0.5),
  }
}

interface CardSteps {
  head: TypeStep
  text: TypeStep
  foot: TypeStep
}

function cardSteps(sheet: Sheet, { head, text }: Arrangement): CardSteps {
  const { type, strong } = sheet.theme
  return {
    head: resized(type.head, head),
    text: resized(type.body, text),
    foot: { ...inFont(resized(type.small, Math.min(14, text)), strong), lineHeight: 17 },
  }
}

interface SetCard {
  head?: TextLayout
  headWidth: Points
  text?: TextLayout
  textWidth: Points
  /** How much higher the text may get where slide software has not its font. */
  growth: Points
  foot?: TextLayout
}

/** The texts of a card in their steps; undefined if one has no room at all. */
function setCard(
  sheet: Sheet,
  card: Card,
  colors: PanelColors,
  places: Places,
  steps: CardSteps,
  arrangement: Arrangement,
): SetCard | undefined {
  const { headWidth, textWidth, tileTop, ruleTop } = places
  const smallest = arrangement.text <= 12
  const height = ruleTop + inches(0.62) - tileTop
  // Words are broken only in the smallest size.
  if (
    !smallest &&
    (longestWord(sheet, card.head, steps.head) > headWidth * 0.98 ||
      longestWord(sheet, card.text, steps.text) > textWidth * 0.98)
  )
    return undefined
  const set = (text: string, step: TypeStep, width: Points, color: string, lines: number) => {
    if (text === '') return null
    const room = { width, height, balanced: true, maximumLines: () => lines }
    const balanced = fitText(sheet, text, [step], room, { color })
    return balanced && inRoomyBox(sheet, text, balanced, width, { color })
  }
  const head = set(card.head, steps.head, headWidth, colors.ink, smallest ? 4 : 3)
  if (
    !smallest &&
    head &&
    unspaced.test(card.head) &&
    brokenWords(head.layout, sheet.language) >= 1
  )
    return undefined
  const text = set(card.text, steps.text, textWidth, colors.mutedInk, 30)
  const foot = setFoot(sheet, card.foot, steps.foot, places, colors.accent)
  if (head === undefined || text === undefined || foot === undefined) return undefined
  return {
    headWidth: head?.width ?? headWidth,
    textWidth: text?.width ?? textWidth,
    growth: text ? fallbackGrowth(sheet, card.text, text, text.width) : 0,
    ...(head ? { head: head.layout } : {}),
    ...(text ? { text: text.layout } : {}),
    ...(foot ? { foot } : {}),
  }
}

/** One line if it can be, which may run a little past the rule over it; else two; null without a text. */
function setFoot(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  { textWidth, footHeight }: Places,
  color: string,
): TextLayout | null | undefined {
  if (text === '') return null
  const width = footWidth(textWidth)
  if (text.length < 200 && sheet.measure(text, step) <= width)
    return sheet.set([sheet.paragraph(text, step, { color })], width, false)
  return fitText(
    sheet,
    text,
    [step, resized(step, 12)],
    { width, height: footHeight + 1 },
    { color },
  )?.layout
}

function footWidth(textWidth: Points): Points {
  return textWidth + inches(0.08)
}

/** Where tiles, heads and texts of a row begin. */
function textTops(
  { tileTop, tileBottom }: Places,
  headHeight: Points,
  textHeight: Points,
  bottom: Points,
  {
    beside,
    footed,
    headsOnly,
    growth,
  }: { beside: boolean; footed: boolean; headsOnly: boolean; growth: Points },
): { tile: Points; head: Points; text: Points } {
  const tileHeight = tileBottom - tileTop
  if (beside) {
    const tile = headsOnly ? Math.max(tileTop, (tileTop + bottom - tileHeight) / 2) : tileTop
    const head = Math.max(tileTop, tile + (tileHeight - headHeight) / 2)
    const under = inches(tileHeight < inches(0.6) ? 0.1 : 0.16)
    return { tile, head, text: Math.max(tile + tileHeight, head + headHeight) + under }
  }
  const large = tileHeight >= inches(0.9)
  const gap = textHeight === 0 ? 0 : inches(large ? 0.233 : 0.12)
  const head = tileBottom + inches(large ? 0.3 : 0.2)
  // Without feet, short texts stand at the foot of their panels themselves, with room to grow there.
  const spare = bottom - (head + headHeight + gap + textHeight)
  const shift = footed || spare < inches(0.6) ? 0 : spare - Math.min(growth, spare)
  return { tile: tileTop, head: head + shift, text: head + shift + headHeight + gap }
}

interface CardPlaces extends Places {
  tops: { tile: Points; head: Points; text: Points }
  headHeight: Points
  bottom: Points
  pictured: boolean
  count: number
  tile: Points
  beside: boolean
}

function drawCard(
  sheet: Sheet,
  { card, index, box }: PlacedCard,
  set: SetCard,
  colors: PanelColors,
  places: CardPlaces,
): void {
  const { tops, tile, ruleTop, footTop, footHeight, bottom } = places
  const name = `card-${index + 1}`
  const left = box.x + padding
  const { ground } = colors
  const tileBox = { x: left, y: tops.tile, width: tile, height: tile }
  drawCardTile(sheet, card, index, tileBox, places)
  if (set.head) {
    // A head that ends over its text grows upwards where a wider font needs another line.
    const free = places.beside ? 0 : tops.head - tops.tile - tile - inches(0.3)
    const grows = free > 1 && set.head.height > places.headHeight - 0.01
    sheet.addText({
      name: `${name}-head`,
      box: {
        x: box.x + places.headInset,
        y: grows ? tops.head - free : tops.head,
        width: set.headWidth,
        height: places.headHeight + (grows ? free : 0),
      },
      // Beside a tile, heads of unlike length are centred on it.
      anchor: places.beside ? 'middle' : grows ? 'bottom' : 'top',
      layout: set.head,
      wrap: true,
      ground,
    })
  }
  if (set.text)
    sheet.addText({
      name: `${name}-text`,
      box: { x: left, y: tops.text, width: set.textWidth, height: bottom - tops.text },
      layout: set.text,
      ground,
    })
  if (!set.foot) return
  sheet.addLine(
    `${name}-rule`,
    { x: left, y: ruleTop },
    { x: rightEdge(box) - padding, y: ruleTop },
    { color: colors.line, width: 0.75 },
  )
  sheet.addText({
    name: `${name}-foot`,
    box: { x: left, y: footTop, width: footWidth(places.textWidth), height: footHeight + 1 },
    anchor: 'middle',
    layout: set.foot,
    ground,
  })
}
