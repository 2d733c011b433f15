import type { Points } from '../../scene/geometry.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../devices/arrow.ts'
import { isWordUnit, splitFigure } from '../figure-parts.ts'
import { commonFigureStep, type FigureStep, figureLadder, figureRuns } from '../figure-text.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure } from '../slide-content.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import type { Attempt } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import { first, type TextMark, type TextSlot, type Tone, type Tree, text } from '../tree/tree.ts'

/** The sizes in which figures and what is said of them are tried. */
export interface FigureSizes {
  /** Of the figure; it steps down from here by itself. */
  largest: Points
  label: TypeStep
  note: TypeStep
  /** Sooner than smaller figures than this, smaller texts are tried; 28 points unless said. */
  least?: Points
}

/** One way to set figures: all numbers in one size. */
export type FigureAttempt<Sizes extends FigureSizes = FigureSizes> = Sizes &
  Attempt & {
    figure: FigureStep
    /** Of the first figure, where it is larger than the others. */
    main?: FigureStep
    /** What is more of a phrase than a figure stands on several lines, in smaller type. */
    wraps: boolean
  }

const figureSizes: Points[] = [
  220, 180, 150, 128, 120, 112, 104, 96, 84, 72, 66, 60, 54, 48, 44, 40, 36, 32, 28, 24,
]
/** Sizes of a figure on several lines. */
const phraseSizes: Points[] = [36, 28, 24, 20, 18, 16, 14, 12]

/**
 * The ways to set figures in columns: of the sizes, roomier first, each with the numbers as large as they may be, then
 * smaller, at last on several lines.
 * @param scale number and unit in the theme's proportion, and the share of it that words beside numbers have.
 * @param widths of the columns.
 * @param mainScale how many times larger than the others the first figure may be, where it is the main one.
 */
export function figureAttempts<Sizes extends FigureSizes>(
  sheet: Sheet,
  figures: readonly Figure[],
  sizes: readonly Sizes[],
  scale: { number: TypeStep; unit: TypeStep; word?: number },
  widths: readonly Points[],
  mainScale?: number,
): FigureAttempt<Sizes>[] {
  const words = figures.map((one) => one.figure)
  const worded = scale.word === undefined && words.some((one) => isWordUnit(splitFigure(one).unit))
  const steps = figureLadder(scale.number, scale.unit, figureSizes)
    // Without words beside numbers every second pair is the one before it again.
    .filter((_, index) => worded || index % 2 === 0)
    .map((step) => {
      const { unit } = step
      const word = resized(unit, Math.max(14, Math.round(unit.size * (scale.word ?? 0))))
      return scale.word === undefined ? step : { ...step, word }
    })
  const [main, ...others] = words.map((word, index) => ({ word, width: widths[index] ?? 0 }))
  const possible = stepsThatFit(sheet, mainScale || !main ? others : [main, ...others], steps)
  const mainSteps = mainScale && main ? stepsThatFit(sheet, [main], steps) : []
  const attempt = (size: Sizes, figure: FigureStep, wraps: boolean) => {
    const most = figure.number.size * (mainScale ?? 1) + 0.5
    const larger = mainSteps.find(({ number }) => number.size <= most)
    const text = Math.min(size.label.size, size.note.size)
    return { ...size, text, figure, wraps, ...(larger ? { main: larger } : {}) }
  }
  const onLines = sizes.flatMap((size) => {
    // Smaller than this, a figure says less than the words beside it.
    const least = Math.min(size.least ?? 28, size.largest)
    return possible
      .filter(({ number }) => number.size <= size.largest && number.size >= least)
      .map((figure) => attempt(size, figure, false))
  })
  const wrapping = sizes.flatMap((size) =>
    steps
      .filter(({ number }) => number.size <= size.largest && phraseSizes.includes(number.size))
      .map((figure) => attempt(size, figure, true)),
  )
  return [...onLines, ...wrapping]
}

/** The steps from the first in which all figures stand on one line in their columns. */
function stepsThatFit(
  sheet: Sheet,
  words: { word: string; width: Points }[],
  steps: FigureStep[],
): FigureStep[] {
  const widest = steps.findIndex((step) =>
    words.every(({ word, width }) => commonFigureStep(sheet, [word], [step], width)),
  )
  return widest < 0 ? [] : steps.slice(widest)
}

/** How a theme shows a figure and what is said of it. */
interface FigureLook {
  /** Of the figure, of its label, of its note, and of the arrow of its trend. */
  tones?: { figure?: Tone; label?: Tone; note?: Tone; arrow?: Tone }
  figure?: Partial<TextSlot>
  label?: Partial<TextSlot>
  note?: Partial<TextSlot>
  align?: 'start' | 'center'
  /** Where the arrow of a trend stands: before the note unless said, in its first line, after the figure. */
  arrow?: 'note' | 'in note' | 'figure' | 'elsewhere'
}

/** The texts of a figure, for a theme to put under one another. */
export function figureSlots(
  sheet: Sheet,
  one: Figure,
  index: number,
  attempt: FigureAttempt,
  look: FigureLook = {},
): Record<'figure' | 'label' | 'note', Tree> {
  const name = `stat-${index + 1}`
  const { wraps, label, note } = attempt
  const figure = (index === 0 && attempt.main) || attempt.figure
  const { tones = {}, align, arrow = 'note' } = look
  const aligned = align ? { align } : {}
  const tone = tones.figure ?? 'ink'
  const own = {
    tone,
    ...aligned,
    ...(arrow === 'figure' ? trendMark(name, one, 20, tones.arrow, { after: true }) : {}),
    ...look.figure,
  }
  const runs = figureRuns(sheet, one.figure, figure, toneColor(tone))
  const onLine = text(`${name}-figure`, runs, { step: figure.number, lines: 1, ...own })
  const phrases = phraseSizes
    .filter((size) => size < figure.number.size)
    .map((size) => ({ ...resized(figure.number, size), lineHeight: Math.round(size * 1.2) }))
    .map((step) => text(`${name}-figure`, one.figure, { step, ...own }))
  return {
    figure: wraps ? first(onLine, ...phrases) : onLine,
    label: text(`${name}-label`, one.label, {
      step: label,
      tone: tones.label ?? 'ink',
      ...aligned,
      ...look.label,
    }),
    note: text(`${name}-note`, one.note, {
      step: note,
      tone: tones.note ?? 'mutedInk',
      balanced: 'last line',
      ...aligned,
      ...(arrow === 'note' ? trendMark(name, one, note.size, tones.arrow) : {}),
      ...(arrow === 'in note'
        ? trendMark(name, one, note.size, tones.arrow, { inline: true })
        : {}),
      ...look.note,
    }),
  }
}

/** The arrow of a trend on the line of a text of a size. */
function trendMark(
  name: string,
  { trend }: Figure,
  size: Points,
  tone: Tone = 'accent',
  place: Pick<TextMark, 'after' | 'inline'> = {},
): Pick<TextSlot, 'mark'> {
  if (trend === undefined) return {}
  const room = arrowRoom(size)
  return {
    mark: {
      room,
      ...place,
      draw: (sheet, { x, y }, colors) => {
        const color = typeof tone === 'string' ? colors[tone] : tone.color
        const wide = arrowWidth(size)
        drawArrow(
          sheet,
          `${name}-arrow`,
          trend,
          { x: place.after ? x + room - wide : x, y },
          wide,
          color,
        )
      },
    },
  }
}
