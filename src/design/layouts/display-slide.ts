import type { Box, Points } from '../../scene/geometry.ts'
import { fallbackHeight } from '../fallback-fonts.ts'
import { drawEyebrow } from '../frame.ts'
import { groundUnder } from '../ground.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import type { PanelColors } from '../themes/theme.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import { slideColors } from '../tree/place-tree.ts'
import { toneColor } from '../tree/tone.ts'
import {
  type Column,
  column,
  drawing,
  inset,
  type Part,
  stack,
  type TextSlot,
  type Tone,
  type Tree,
  text,
} from '../tree/tree.ts'

// What covers, sections and closings share: a title in display type, with a little under it.

/** How the title of a cover, a section or a closing is set. */
export interface DisplayTitle {
  /** The most lines from each of these sizes on; smaller ones have as many as they need. */
  lines?: Readonly<Record<Points, number>>
  /** Of its lines; as wide as the area unless said. */
  width?: Points
  /** How far letters this large stand out at their start, so that they stand over the edge of small ones. */
  bearing?: Points
  /** With the space over it, it is no lower: short titles end where others do. */
  least?: Points
  /** Nor is its box lower than this. */
  box?: Points
  align?: 'start' | 'center'
  /** At which edge of its box it stands: at the bottom unless said. */
  anchor?: TextSlot['anchor']
  tone?: Tone
}

/** Where the line over a title stands, as on other slides or as a line of its own, or how the theme draws it. */
type EyebrowLook =
  | { y: Points; width?: Points; tone?: 'accent' | 'mutedInk' }
  | ((sheet: Sheet) => LinePlace)
  | { draw: (sheet: Sheet, words: string) => void }

/** How a theme shows a slide that is a title with little else. It goes by the slide's content, or by a section's number. */
export interface DisplayLook<Of> {
  /** What it stands on; the slide's own ground unless said. */
  colors?: (sheet: Sheet) => PanelColors
  /** Lies under everything. */
  scenery?: (sheet: Sheet, of: Of) => void
  /** Where the title stands, with what stands under it. */
  area: Box | ((sheet: Sheet, of: Of) => Box)
  title: DisplayTitle
  /** The line over the title; as on other slides unless said. */
  eyebrow?: EyebrowLook
  /** The scenery may reach under the words. */
  overScenery?: boolean
  /** Lies over everything. */
  finish?: (sheet: Sheet) => void
}

/** Draws a slide in its theme's look around words that `draw` sets in an area; false when they do not fit. */
export function drawDisplay<Of>(
  sheet: Sheet,
  of: Of,
  look: DisplayLook<Of>,
  draw: (area: Box, colors: PanelColors) => boolean,
): boolean {
  const colors = look.colors?.(sheet) ?? slideColors(sheet)
  look.scenery?.(sheet, of)
  const first = sheet.nodes.length
  const area = typeof look.area === 'function' ? look.area(sheet, of) : look.area
  if (!draw(area, colors)) return false
  if (look.overScenery) settleGrounds(sheet, first)
  look.finish?.(sheet)
  return true
}

/** Draws the line over a title. */
export function drawDisplayEyebrow(
  sheet: Sheet,
  words: string,
  look: EyebrowLook | undefined,
  colors: PanelColors,
): void {
  if (typeof look === 'function') drawLine(sheet, 'eyebrow', words, look(sheet), colors)
  else if (look && 'draw' in look) look.draw(sheet, words)
  else {
    const color = colors[look?.tone ?? 'accent']
    drawEyebrow(sheet, words, { color, ground: colors.ground }, look?.y, look?.width)
  }
}

/** What a title steps down through after the theme's own size; 300 characters of any script are still shown whole. */
const titleSizes: readonly Points[] = [
  84, 72, 60, 54, 48, 44, 40, 36, 32, 28, 24, 20, 18, 16, 14, 12,
]

const usualLines: NonNullable<DisplayTitle['lines']> = { 48: 4, 36: 6 }

/** From this size on a title keeps room for slide software that has not its face. */
const roomySize: Points = 28

/** A script that may be broken anywhere is, rather than set in less than this share of the largest size. */
const smallestShare = 0.7

/** From an ornament over a title to the title. */
const underOrnament: Points = 22

/** What stands over and under a title, and where all of it stands in its area. */
interface Company {
  over?: Part | undefined
  under: Part[]
  /** At the top, so that a longer title pushes down what is under it, unless said. */
  justify?: Column['justify']
}

/** A title in the sizes that it is tried in. */
interface SizedTitle {
  /**
   * Its sizes with what stands under it in one way after the other: the title gives first down to a size that is still
   * large, then what stands under it, then the title again.
   */
  attempts: <Other extends object>(others: readonly Other[]) => (Other & { title: TypeStep })[]
  /** The title in one of its steps with its company. */
  group: (step: TypeStep, company: Company) => Tree
}

/** The title of a cover, a section or a closing in an area of a width; its box has room over it for a wider face. */
export function displayTitle(
  sheet: Sheet,
  words: string,
  type: TypeStep,
  look: DisplayTitle,
  areaWidth: Points,
): SizedTitle {
  const { least = 0, box = 0, bearing = 0, width = areaWidth, anchor = 'bottom' } = look
  const { align = 'start', tone = 'ink' } = look
  const steps = [type.size, ...titleSizes.filter((size) => size < type.size)]
  const all = steps.map((size) => resized(type, size))
  const large = all.filter(({ size }) => size >= roomySize)
  const known = new Map<TypeStep, { own: Points; wide: Points }>()

  const heightsOf = (step: TypeStep) => {
    if (anchor !== 'bottom' || step.size < roomySize) return { own: 0, wide: 0 }
    const paragraph = sheet.paragraph(words, step, { color: toneColor(tone) })
    const heights = known.get(step) ?? {
      own: Math.max(box, sheet.setWithSlack([paragraph], width).height),
      wide: fallbackHeight(sheet, words, step, width),
    }
    known.set(step, heights)
    return heights
  }

  const titleIn = (step: TypeStep): Tree => {
    const known = Object.entries(look.lines ?? usualLines)
    // The keys of an object that are whole numbers are in their order.
    const lines = known.findLast(([from]) => step.size >= Number(from))?.[1]
    const isLarge = step.size >= type.size * smallestShare
    const title = text('title', words, {
      step,
      tone,
      balanced: 'title',
      anchor,
      align,
      placeholder: 'title',
      ...(lines === undefined || !isLarge ? {} : { lines }),
    })
    const side = align === 'center' ? (areaWidth - width) / 2 : 0
    const padding = { x: side - bearing, right: areaWidth - width - side, top: 0, bottom: 0 }
    return inset(padding, stack(title, room(box)))
  }

  return {
    attempts: (others) =>
      [large, all].flatMap((some) =>
        others.flatMap((other) => some.map((title) => ({ ...other, title }))),
      ),
    group: (step, { over, under, justify = 'start' }) => {
      const tree = titleIn(step)
      const { own, wide } = heightsOf(step)
      if (justify === 'start') {
        const foot = column([{ tree: column([]), grow: 1 }, { tree }])
        const titled = anchor === 'bottom' ? stack(foot, room(Math.max(least, wide))) : tree
        return column([{ tree: titled }, ...under])
      }
      const share = justify === 'end' ? 1 : justify === 'center' ? 0.5 : justify
      return column([
        { tree: room(Math.max(0, wide - own)), grow: share },
        ...(over ? [over] : []),
        { tree, ...(over ? { gap: underOrnament } : {}) },
        ...under,
        { tree: column([]), grow: 1 - share },
      ])
    },
  }
}

/** Nothing, so high. */
export function room(height: Points): Tree {
  return drawing(() => {}, height)
}

/** One line at its place, shortened where it is too long. */
export interface LinePlace {
  x: Points
  y: Points
  width: Points
  step: TypeStep
  tone: keyof Omit<PanelColors, 'ground' | 'line'>
  align?: 'start' | 'center' | 'end'
}

/** Adds one line of text, if there is any. */
export function drawLine(
  sheet: Sheet,
  name: string,
  words: string,
  { x, y, width, step, tone, align = 'start' }: LinePlace,
  colors: PanelColors,
): void {
  if (words === '') return
  sheet.addText({
    name,
    box: { x, y, width, height: step.lineHeight },
    layout: fitLine(sheet, words, step, width, { color: colors[tone], align }),
    wrap: false,
    ground: colors.ground,
  })
}

/** Paragraphs under a title; one alone is balanced as wished. */
export function prose(
  sheet: Sheet,
  name: string,
  said: readonly string[],
  look: Omit<TextSlot, 'kind' | 'name' | 'text'>,
): TextSlot {
  const [only, ...more] = said
  if (more.length === 0) return text(name, only ?? '', look)
  const { step, tone, align = 'start' } = look
  const paragraphs = said.map((one, index) => ({
    ...sheet.paragraph(one, step, { color: toneColor(tone), align }),
    spaceBefore: index === 0 ? 0 : step.lineHeight / 2,
  }))
  return text(name, { paragraphs }, look)
}

/** From the node with an index on, texts stand on the least favourable of what was drawn under their words. */
function settleGrounds(sheet: Sheet, first: number): void {
  for (let index = first; index < sheet.nodes.length; index++) {
    const node = sheet.nodes[index]
    if (node?.kind !== 'text') continue
    const { box, layout } = node
    const color = layout.paragraphs[0]?.specification.runs[0]?.style.color ?? '#000000'
    const words = { ...box, width: Math.min(box.width, layout.width) }
    sheet.replace(index, { ...node, ground: groundUnder(sheet, words, color) })
  }
}
