import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { column, drawing, inset, type Part, parts, type Tree, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import { resized } from '../type-step.ts'
import { berry, foliage, ink, paper } from './colors.ts'
import { headingFoot } from './heading.ts'
import { drawDottedLeaf } from './leaf.ts'
import { drawLeafPair, drawSmallLeaves, drawStem, type Stem, stemAt } from './stem.ts'

type Event = SlideContent['timeline'][number]
type Side = 'above' | 'below'

const margin: Points = 43.2
const mostEvents = 10
const swing: Points = 23
/** From an event's place on the stem to the text on its free side. */
const nearText: Points = 33
const dotRadius: Points = 5.5
/** From the edge of a text to the middle of its dot. */
const inText: Points = 10.3
/** Where the stem runs when texts leave it the choice. */
const usualMiddle: Points = 294

/** Sizes of dates and texts; the first two of a few events only. */
const sizes: [date: Points, text: Points][] = [
  [22, 20],
  [20, 18],
  [16, 16],
  [16, 14],
  [14, 12],
]

/** A way to set the events: their sizes, and how wide a text may get over its neighbour on the other side. */
interface Arrangement {
  date: Points
  text: Points
  width: Points
  pitch: Points
  /** Length of the leaves, and from the stem to the texts. */
  leaf: Points
  gap: Points
}

/** Events along a stem in a slow wave, a leaf pair at each date and its text on the free side; what is planned is dotted. */
export const drawHerbariumTimeline = treeLayout<Arrangement>({
  attempts: ({ timeline: { length } }) => {
    if (length === 0) return undefined
    return length > mostEvents ? [] : arrangements(length)
  },
  area: (sheet) => {
    const y = headingFoot(sheet) + 14
    return { x: 0, y, width: pageWidth, height: contentEnd(sheet, 492) - y }
  },
  tree: stemTree,
})

function arrangements(count: number): Arrangement[] {
  // The last text needs room before the edge too.
  const pitch = Math.min(905 / Math.max(count, 3), 743 / Math.max(count - 1, 1))
  // Texts of one side stand two places apart; narrow ones keep clear of the leaves between them.
  const widths = [pitch * 0.8, Math.min(pitch * 1.5, 220)]
  return sizes.slice(count < 5 ? 0 : 2).flatMap(([date, words]) =>
    widths.map((width) => {
      const wide = width > pitch - 36
      const leaf = Math.min(wide ? 44 : 78, pitch * 0.6)
      return { date, text: words, width, pitch, leaf, gap: wide ? leaf + 12 : nearText }
    }),
  )
}

/** The first text stands under the stem, the next over it, and so on. */
const textSide = (index: number): Side => (index % 2 === 0 ? 'below' : 'above')
const leafSide = (index: number): Side => (index % 2 === 0 ? 'above' : 'below')
const placeOf = (index: number, { pitch }: Arrangement): Points => margin + pitch * index
/** How much lower than its middle the stem runs at an event. */
const wave = (index: number, one: Arrangement): Points =>
  stemAt({ middle: 0, swing }, placeOf(index, one) + inText).y

/** Texts over the stem, the stem, texts under it; the stem stands as near to its usual height as they let it. */
function stemTree(sheet: Sheet, { timeline }: SlideContent, one: Arrangement): Tree {
  const { y } = sheet.theme.frame.content
  const top = headingFoot(sheet) + 14
  const usual = Math.max(usualMiddle, y) - top
  // Leaves need their room where no text does.
  const leaves = Math.max(
    0,
    ...timeline.map((_, index) => {
      const down = wave(index, one)
      return one.leaf * 0.9 + (leafSide(index) === 'above' ? -down : down)
    }),
  )
  const least = drawing(() => {}, leaves)
  const side = (own: Side): Tree => ({
    kind: 'stack',
    trees: [least, sideTree(sheet, timeline, own, one)],
  })
  const stem = drawing((on, { y: middle }) => drawPlant(on, timeline, { middle, swing }, one), 0)
  return column([
    { tree: side('above'), grow: 1, most: usual },
    { tree: stem },
    { tree: side('below') },
  ])
}

/** The texts of one side: each hangs from the stem, or stands on it. */
function sideTree(sheet: Sheet, events: Event[], side: Side, one: Arrangement): Tree {
  const cells: Part[] = []
  let end = 0
  events.forEach((event, index) => {
    if (textSide(index) !== side) return
    const x = placeOf(index, one)
    const size = Math.min(one.width, pageWidth - margin - x)
    const away = one.gap + (side === 'below' ? wave(index, one) : -wave(index, one))
    const padding = { x: 0, top: side === 'below' ? away : 0, bottom: side === 'above' ? away : 0 }
    const words = inset(
      padding,
      column(eventWords(sheet, event, index, one), side === 'above' ? 'end' : 'start'),
    )
    cells.push({ tree: column([]), size: x - end }, { tree: words, size })
    end = x + size
  })
  return parts(cells)
}

function eventWords(
  { theme: { type } }: Sheet,
  event: Event,
  index: number,
  one: Arrangement,
): Part[] {
  const name = `event-${index + 1}`
  const body = (size: Points) => ({
    ...resized(type.body, size),
    lineHeight: Math.round(size * 1.31),
  })
  const lines = one.text <= 12 ? 4 : 2
  const small = Math.max(12, Math.min(16, one.text - 2))
  return [
    {
      tree: text(`${name}-date`, event.date, {
        step: resized(type.date, one.date),
        tone: { color: berry },
        lines,
      }),
    },
    { tree: text(`${name}-text`, event.text, { step: body(one.text), tone: { color: ink } }) },
    { tree: text(`${name}-detail`, event.detail, { step: body(small), tone: 'mutedInk' }), gap: 3 },
  ]
}

function drawPlant(sheet: Sheet, events: Event[], stem: Stem, one: Arrangement): void {
  const { pitch, leaf } = one
  const place = (index: number) => stemAt(stem, placeOf(index, one) + inText)
  const planned = events.findIndex((event) => event.planned)
  const grown = planned < 0 ? pageWidth : place(planned).x - 20
  const stroke = { color: foliage.green.blade, width: 2.25, cap: 'round' as const }
  drawStem(sheet, 'stem', stem, [0, Math.max(0, grown)], stroke)
  if (planned >= 0) {
    const dotted = { ...stroke, width: 2, dash: [0.2, 5] as [number, number] }
    drawStem(sheet, 'stem-ahead', stem, [Math.max(0, grown + 6), pageWidth], dotted)
  }
  events.forEach((_, index) => {
    const { x } = place(index)
    const to = Math.min(x + pitch - Math.max(34, pitch * 0.26), grown - 24, pageWidth - 30)
    drawSmallLeaves(sheet, `twig-${index + 1}`, stem, [x + 38, to], leafSide(index), index * 2)
  })
  events.forEach((event, index) => {
    const at = place(index)
    const name = `event-${index + 1}-leaf`
    const side = leafSide(index)
    if (event.planned && !event.highlighted) {
      const angle = side === 'above' ? 28 : 152
      const pen = { ...stroke, width: 1.5, dash: [0.2, 4] as [number, number] }
      drawDottedLeaf(sheet, name, { base: at, angle, length: leaf, slim: 0.42 }, pen)
      return
    }
    const lit = event.highlighted
    drawLeafPair(
      sheet,
      name,
      at,
      side,
      leaf,
      lit ? [foliage.berry, foliage.rose] : [foliage.green, foliage.light],
    )
  })
  events.forEach((event, index) => {
    const name = `event-${index + 1}-dot`
    if (event.planned && !event.highlighted) {
      const pen = { color: foliage.green.blade, width: 2 }
      drawRing(sheet, name, place(index), dotRadius, { fill: paper, stroke: pen })
      return
    }
    drawRing(sheet, `${name}-halo`, place(index), dotRadius + 1.5, { fill: paper })
    drawRing(sheet, name, place(index), dotRadius, { fill: event.highlighted ? berry : ink })
  })
}
