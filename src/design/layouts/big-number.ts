import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { contentEnd } from '../caption.ts'
import { figureLength, splitValue, valuePhrase } from '../figure-parts.ts'
import { drawEyebrow, drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnSpan } from '../grid.ts'
import { groundUnder } from '../ground.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { column, drawing, inset, stack, type Tree, text } from '../tree/tree.ts'
import {
  type FigureAttempt,
  type FigureLook,
  type FigureSizes,
  type FigureSlots,
  figureAttempts,
  figureSlots,
} from './figure-slots.ts'
import { drawStats } from './stats.ts'

/** What is drawn of a slide with one figure. */
interface OneFigure {
  /** Its label is what it counts; the title itself where it has none. */
  figure: Figure
  /** The title says more than the figure, and stands where titles stand; else the label is the title. */
  titled: boolean
  content: SlideContent
}

/** The texts of a figure that a slide is about; `note` are all that are said further. */
interface OneFigureSlots extends FigureSlots {
  /** Whether anything is said further, and whether anything at all stands under the figure. */
  noted: boolean
  worded: boolean
}

/** How a theme shows the one figure of a slide. */
interface BigNumberLook<Sizes extends FigureSizes> {
  /** Sizes of the figure and its texts, roomier first. */
  sizes: (sheet: Sheet, one: OneFigure) => readonly Sizes[]
  scale: (sheet: Sheet, one: OneFigure) => { number: TypeStep; unit: TypeStep; word?: number }
  /** So wide a figure may be. */
  width: (sheet: Sheet, one: OneFigure) => Points
  area: (sheet: Sheet, one: OneFigure) => Box
  tree: (sheet: Sheet, one: OneFigure, slots: OneFigureSlots, attempt: FigureAttempt<Sizes>) => Tree
  slots?: FigureLook
  /** The figure as it is drawn, where that differs from how it is printed. */
  value?: (figure: Figure) => Figure
  /** Under everything. */
  backdrop?: (sheet: Sheet) => void
  /** The title where it says more, else the eyebrow alone; false when it does not fit. The theme's unless said. */
  head?: (sheet: Sheet, one: OneFigure) => boolean
  footer?: (sheet: Sheet, one: OneFigure) => void
  /** Shows several figures, and one with more to say than has room here. */
  instead: DrawLayout
}

/** One figure that a slide is about, what it counts, and what it means. */
export function bigNumberLayout<Sizes extends FigureSizes>(look: BigNumberLook<Sizes>): DrawLayout {
  return (sheet, content) => {
    const [figure, ...others] = content.figures
    const before = sheet.nodes.length
    if (figure !== undefined && others.length === 0 && drawOne(sheet, content, figure, look))
      return true
    sheet.nodes.length = before
    return look.instead(sheet, content)
  }
}

function drawOne<Sizes extends FigureSizes>(
  sheet: Sheet,
  content: SlideContent,
  stated: Figure,
  look: BigNumberLook<Sizes>,
): boolean {
  const titled = saysMore(content.title, stated, content.eyebrow)
  const value = look.value?.(stated) ?? stated
  const figure = titled ? value : { ...value, label: stated.label || content.title }
  const one = { figure, titled, content }
  look.backdrop?.(sheet)
  if (!(look.head ?? drawHead)(sheet, one)) return false
  const width = look.width(sheet, one)
  const sizes = look.sizes(sheet, one)
  const attempts = figureAttempts(sheet, [figure], sizes, look.scale(sheet, one), [{ width }])
  const drawn = fitTree(sheet, look.area(sheet, one), attempts, (attempt) =>
    look.tree(sheet, one, slotsOf(sheet, one, attempt, look.slots), attempt),
  )
  if (!drawn) return false
  if (look.footer) look.footer(sheet, one)
  else drawFooter(sheet)
  return true
}

/** The texts of the figure and what is said further, each paragraph by itself. */
function slotsOf(
  sheet: Sheet,
  { figure, titled, content }: OneFigure,
  attempt: FigureAttempt,
  look: FigureLook = {},
): OneFigureSlots {
  const slots = figureSlots(sheet, figure, 0, attempt, {
    names: { figure: 'figure', label: 'claim', note: 'context' },
    ...look,
    label: { ...(titled ? {} : { placeholder: 'title' }), ...look.label },
  })
  const { note } = attempt
  const { tones, align } = look
  const more = content.paragraphs.map((words, index) => ({
    tree: text(figure.note === '' && index === 0 ? 'context' : `context-${index + 2}`, words, {
      step: note,
      tone: tones?.note ?? 'mutedInk',
      ...(align ? { align } : {}),
      ...look.note,
    }),
    gap: note.lineHeight * 0.4,
  }))
  const under = slots.under.kind === 'text' && figure.label !== ''
  const noted = figure.note !== '' || figure.trend !== undefined || more.length > 0
  return {
    ...slots,
    note: column([{ tree: slots.note, grow: more.length === 0 ? 1 : 0 }, ...more]),
    noted,
    worded: under || noted,
  }
}

/** The theme's frame where the title says more than the figure, else the eyebrow alone. */
export function drawHead(
  sheet: Sheet,
  { titled, content: { eyebrow, title }, content }: OneFigure,
  width?: Points,
): boolean {
  if (titled) return drawFrame(sheet, content, width)
  const { colors, ground } = sheet.theme
  drawEyebrow(sheet, eyebrow === title ? '' : eyebrow, { color: colors.accent, ground })
  return true
}

/** Steps of a scale in pairs, for the label of a figure and for what is said further. */
export function wordSizes(
  sheet: Sheet,
  steps: { label: TypeStep; note: TypeStep; largest: Points; least: Points },
  pairs: readonly (readonly [label: Points, note: Points])[],
): FigureSizes[] {
  const { label, note, ...figure } = steps
  return pairs
    .filter((pair) => Math.min(...pair) >= Math.min(14, sheet.context.smallestBody))
    .map((pair) => ({
      ...figure,
      label: resized(label, pair[0]),
      note: resized(note, pair[1]),
    }))
}

/** Figures with more characters than this are set in the second size. */
const shortFigure = 3
/** What stands at the foot of the content area, where it is short. */
const claimHeight = inches(0.6)
const notesHeight = inches(1)

/** One figure that fills two thirds of the slide, what it counts, and what it means. The other third is the theme's. */
export const plainBigNumber: BigNumberLook<FigureSizes> = {
  backdrop: (sheet) => sheet.theme.ornament['big-number']?.(sheet),
  head: (sheet, one) => drawHead(sheet, one, columnSpan(8)),
  scale: ({ theme: { type } }, { titled, figure }) => {
    const long = titled || figureLength(splitValue(figure)) > shortFigure
    const size = (step: TypeStep) => resized(step, Math.round((step.size * (long ? 8 : 11)) / 11))
    return { number: size(type.bigFigure), unit: size(type.bigUnit) }
  },
  sizes: (sheet) => {
    const { title, subtitle, bigFigure } = sheet.theme.type
    const [large, middle, low, small] = [1, 0.8, 2 / 3, 0.55].map((share) =>
      Math.round(title.size * share),
    ) as [Points, Points, Points, Points]
    return wordSizes(
      sheet,
      { label: title, note: subtitle, largest: bigFigure.size, least: bigFigure.size * 0.3 },
      [
        [large, Math.max(18, subtitle.size)],
        [large, 18],
        [middle, 18],
        [middle, 16],
        [low, 14],
        [small, 12],
      ],
    )
  },
  width: () => columnSpan(8),
  area: (sheet, { titled }) => {
    const { frame } = sheet.theme
    const y = titled ? frame.content.y : Math.max(inches(1), bottomEdge(frame.eyebrow))
    return {
      x: frame.content.x,
      y,
      width: columnSpan(8),
      height: contentEnd(sheet, inches(6.5)) - y,
    }
  },
  slots: {
    tones: { figure: 'accent' },
    figure: { anchor: 'bottom' },
    label: { balanced: true, fills: true, lines: 3 },
    note: { fills: true },
  },
  tree: (_sheet, _one, { over, figure, under, note, noted }, attempt) => {
    const blank = (height: Points) => drawing(() => {}, height)
    // Display type starts inside its box, the further the larger it is.
    const bearing = attempt.figure.number.size * 0.035
    const shift = { x: -bearing, right: bearing, top: 0, bottom: 0 }
    return column([
      { tree: over },
      { tree: inset(shift, figure), grow: 1 },
      { tree: stack(under, blank(claimHeight)), gap: inches(0.12) },
      {
        tree: inset(
          { x: 0, right: inches(0.6), top: 0, bottom: 0 },
          stack(noted ? note : column([]), blank(notesHeight / (noted ? 1 : 2))),
        ),
        gap: inches(0.15),
      },
    ])
  },
  footer: (sheet) => {
    const { colors, ground } = sheet.theme
    drawFooter(sheet, { color: colors.mutedInk, ground }, numberColors(sheet))
  },
  instead: drawStats,
}

/** One figure as large as it may be. */
export const drawBigNumber = bigNumberLayout(plainBigNumber)

/** The page number may lie on the theme's field. */
function numberColors(sheet: Sheet): { color: Color; ground: Color } {
  const { colors, frame } = sheet.theme
  const candidates = [colors.mutedInk, colors.accentInk, colors.ink].map((color) => {
    const ground = groundUnder(sheet, frame.pageNumber, color)
    return { color, ground, contrast: contrastRatio(color, ground) }
  })
  const { color, ground } = candidates
    .filter((one, index) => index === 0 || one.contrast > 4.5)
    .reduce((best, one) => (best.contrast >= 4.5 ? best : one))
  return { color, ground }
}

/** Whether a title has a word that figure, claim, context and eyebrow do not have. */
export function saysMore(title: string, figure: Figure, eyebrow: string): boolean {
  const value = valuePhrase(figure)
  const shown = bare([value, figure.label, figure.note, eyebrow].join(' '))
  const label = bare(figure.label)
  if (bare(title) === label || bare(title) === bare(`${value} ${figure.label}`)) return false
  if (figure.label === '') return false
  return title
    .split(/[\s,;:.!?–—-]+/u)
    .map(bare)
    .some((word) => word.length > 2 && !shown.includes(word))
}

function bare(text: string): string {
  return text.replace(/[\p{P}\p{S}\s]/gu, '').toLowerCase()
}
