import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { headingBottom, underHeading } from '../../heading-bottom.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import {
  column,
  drawing,
  inset,
  type Part,
  parts,
  stack,
  type Tree,
  text,
} from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import { resized } from '../type-step.ts'
import { berry, foliage, ink, paper } from './colors.ts'
import { drawVine, type Side, type Stem, stemAt } from './vine.ts'

type Event = SlideContent['timeline'][number]

const margin: Points = 43.2
const mostEvents = 10
const dotRadius: Points = 5.5
/** From the edge of a text to the middle of its dot. */
const inText: Points = 10.3
/** Where the stem runs when texts leave it the choice. */
const usualMiddle: Points = 294

/** A way to set the events: the size of their texts, in so many lines, in a width. */
interface Arrangement {
  text: Points
  lines: number
  width: Points
  pitch: Points
  /** Length of the leaves, and from the stem to the texts. */
  leaf: Points
  gap: Points
  swing: Points
}

/** Events along a stem, a leaf pair at each date and its text on the free side; what is planned is dotted. */
export const drawHerbariumTimeline = treeLayout<Arrangement>({
  attempts: ({ timeline: { length } }) => {
    if (length === 0) return undefined
    return length > mostEvents ? [] : arrangements(length)
  },
  area: (sheet) => ({ ...underHeading(14, 492)(sheet), x: 0, width: pageWidth }),
  tree: vineTree,
})

/** Texts stand between the leaves of a stem in a wave, in as much room as those leave, or wider over them. */
function arrangements(count: number): Arrangement[] {
  // The last text needs room before the edge too.
  const pitch = Math.min(905 / Math.max(count, 3), 743 / Math.max(count - 1, 1))
  const between = (text: Points, lines: number): Arrangement => {
    const leaf = Math.min(78, pitch * 0.6)
    return { text, lines, width: pitch * 0.8, pitch, leaf, gap: 33, swing: 23 }
  }
  // The stem is nearly level, so that what stands over its leaves at one place does so at the next.
  const over = (text: Points, lines: number): Arrangement => {
    const leaf = Math.min(44, pitch * 0.6)
    const width = Math.min(pitch * 1.8, 260)
    return { text, lines, width, pitch, leaf, gap: leaf + 16, swing: 6 }
  }
  // Large leaves have room between five events, with more they would crowd the words.
  const roomy = count < 5 ? [between(20, 4), between(18, 4)] : count < 6 ? [between(16, 4)] : []
  const usual = [over(20, 4), over(18, 4), between(16, 4), over(16, 6), between(16, 8)]
  return [...roomy, ...usual, over(14, 6), between(14, 6), over(12, 30), between(12, 30)]
}

/** The first text stands under the stem, the next over it, and so on; leaves grow on the other side. */
const sides: [Side, Side] = ['below', 'above']
const textSide = (index: number) => sides[index % 2]
const dotPlace = (index: number, { pitch }: Arrangement): Points => margin + pitch * index + inText

/** Texts over the stem, the stem, texts under it; the stem stands as near to its usual height as they let it. */
function vineTree(sheet: Sheet, { timeline }: SlideContent, one: Arrangement): Tree {
  const { content } = sheet.theme.frame
  const most = Math.max(usualMiddle, content.y) - headingBottom(sheet) - 14
  // Leaves need their room where no text does.
  const leaves = drawing(() => {}, one.leaf * 0.9 + one.swing)
  const side = (own: Side) => stack(leaves, sideTree(sheet, timeline, own, one))
  const stem = drawing((on, { y }) => drawEvents(on, timeline, { ...one, middle: y }), 0)
  return column([{ tree: side('above'), grow: 1, most }, { tree: stem }, { tree: side('below') }])
}

/** The texts of one side: each hangs from the stem, or stands on it. */
function sideTree(sheet: Sheet, events: Event[], side: Side, one: Arrangement): Tree {
  let end = 0
  const cells = events.flatMap((event, index): Part[] => {
    if (textSide(index) !== side) return []
    const x = dotPlace(index, one) - inText
    const size = Math.min(one.width, pageWidth - margin - x)
    const fall = stemAt({ middle: 0, swing: one.swing }, x + inText).y
    const below = side === 'below'
    const away = { x: 0, top: below ? one.gap + fall : 0, bottom: below ? 0 : one.gap - fall }
    const words = column(eventWords(sheet, event, index, one), below ? 'start' : 'end')
    const blank: Part = { tree: column([]), size: x - end }
    end = x + size
    return [blank, { tree: inset(away, words), size }]
  })
  return parts(cells)
}

function eventWords(sheet: Sheet, event: Event, index: number, one: Arrangement): Part[] {
  const { type } = sheet.theme
  const name = `event-${index + 1}`
  const body = (size: Points) => ({
    ...resized(type.body, size),
    lineHeight: Math.round(size * 1.31),
  })
  const size = one.text === 16 ? 16 : one.text + 2
  const date = { step: resized(type.date, size), tone: { color: berry }, lines: 2 }
  const said = { step: body(one.text), tone: { color: ink }, lines: one.lines }
  const more = { step: body(Math.max(12, Math.min(16, one.text - 2))), tone: 'mutedInk' } as const
  return [
    { tree: text(`${name}-date`, event.date, date) },
    { tree: text(`${name}-text`, event.text, said) },
    { tree: text(`${name}-detail`, event.detail, more), gap: 3 },
  ]
}

function drawEvents(sheet: Sheet, events: Event[], one: Arrangement & Stem): void {
  const shoots = events.map(({ highlighted: lit, planned }, index) => {
    const side: Side = textSide(index) === 'above' ? 'below' : 'above'
    return { name: `event-${index + 1}`, x: dotPlace(index, one), side, lit, planned }
  })
  drawVine(sheet, 'stem', one, shoots, { ...one, to: pageWidth })
  for (const { name, x, lit, planned } of shoots) {
    const at = stemAt(one, x)
    const color = lit ? berry : planned ? foliage.green.blade : ink
    drawRing(sheet, `${name}-dot-halo`, at, dotRadius + 1.5, { fill: paper })
    const hollow = planned && !lit
    const paint = hollow ? { fill: paper, stroke: { color, width: 2 } } : { fill: color }
    drawRing(sheet, `${name}-dot`, at, dotRadius, paint)
  }
}
