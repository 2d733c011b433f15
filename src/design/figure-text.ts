import type { Points } from '../scene/geometry.ts'
import type { Color } from '../scene/paint.ts'
import type { TextRun } from '../scene/text.ts'
import { isWordUnit, splitFigure } from './figure-parts.ts'
import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { fitText } from './text-fitting.ts'
import { ladder, resized, type TypeStep } from './themes/type-step.ts'

/** The two sizes of a figure: of its number, and of its unit. */
export interface FigureStep {
  number: TypeStep
  /** Of a sign or two letters: "%", "M". */
  unit: TypeStep
  /** Of a unit that is a word: "million". */
  word: TypeStep
}

/** Units are not set smaller than this beside a number that is larger. */
const smallestUnit = 14

/** Words beside a number are set smaller than signs by this factor, where they would not fit otherwise. */
const wordUnit = 0.7

/**
 * The sizes that a figure steps down through: the theme's own pair, then the same pair smaller; each also with words
 * smaller than signs.
 */
export function figureLadder(number: TypeStep, unit: TypeStep, sizes: Points[]): FigureStep[] {
  return ladder(number, [number.size, ...sizes.filter((size) => size < number.size)]).flatMap(
    (step) => {
      const beside = (share: number) => {
        const size = Math.round((unit.size * step.size * share) / number.size)
        return resized(unit, Math.max(Math.min(smallestUnit, step.size), size))
      }
      return [1, wordUnit].map((share) => ({ number: step, unit: beside(1), word: beside(share) }))
    },
  )
}

/** A figure as runs of one line, its unit smaller and held to its number. */
export function figureRuns(
  sheet: Sheet,
  figure: string,
  { number, unit, word }: FigureStep,
  color: Color,
): TextRun[] {
  const parts = splitFigure(figure)
  const style = sheet.style(number, color, true)
  if (parts.unit === '') return [{ text: parts.number, style }]
  const unitStyle = sheet.style(isWordUnit(parts.unit) ? word : unit, color)
  if (parts.gap !== '')
    return [
      { text: parts.number, style },
      { text: `\u00a0${parts.unit}`, style: unitStyle },
    ]
  // The last digit is not tracked, which would pull the unit into it; in the largest type it has space enough.
  const digits = Array.from(parts.number)
  const last = digits.pop() ?? ''
  return [
    ...(digits.length > 0 ? [{ text: digits.join(''), style }] : []),
    { text: last, style: number.size > 100 ? style : { ...style, tracking: 0 } },
    { text: parts.unit, style: unitStyle },
  ]
}

/** A figure on one line, whatever its width. */
export function setFigure(
  sheet: Sheet,
  figure: string,
  step: FigureStep,
  options: TextOptions,
): SetText {
  const runs = figureRuns(sheet, figure, step, options.color)
  const layout = sheet.set([sheet.paragraph(runs, step.number, options)], 10_000, false)
  return { step: step.number, layout, width: layout.width }
}

/**
 * The first pair of sizes in which every one of the figures fits its width on one line; undefined when none is small
 * enough.
 */
export function commonFigureStep(
  sheet: Sheet,
  figures: string[],
  steps: FigureStep[],
  width: Points,
): FigureStep | undefined {
  const shown = figures.filter((figure) => figure !== '')
  if (shown.some((figure) => figure.length > 60)) return undefined
  return steps.find((step) =>
    shown.every((figure) => setFigure(sheet, figure, step, { color: '#000000' }).width <= width),
  )
}

/**
 * A figure in a room of a width and a height: on one line in a step of the ladder, or, when it is more of a phrase, on
 * several lines in smaller type. The box of the result is `room.width` wide. Undefined when it fits nowhere.
 */
export function fitFigure(
  sheet: Sheet,
  figure: string,
  steps: FigureStep[],
  room: { width: Points; height: Points },
  options: TextOptions,
): (SetText & { wrap: boolean }) | undefined {
  const possible = steps.filter((step) => step.number.lineHeight <= room.height + 0.5)
  const step = commonFigureStep(sheet, [figure], possible, room.width)
  if (step) {
    const runs = figureRuns(sheet, figure, step, options.color)
    const layout = sheet.set([sheet.paragraph(runs, step.number, options)], room.width, false)
    return { step: step.number, layout, width: room.width, wrap: false }
  }
  const smallest = steps.at(-1)?.number
  if (smallest === undefined) return undefined
  const sizes = [28, 24, 20, 18, 16, 14, 12].filter((size) => size <= smallest.size)
  const set = fitText(sheet, figure, ladder(smallest, sizes), room, options)
  return set && { ...set, wrap: true }
}
