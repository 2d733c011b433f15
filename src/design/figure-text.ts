import type { Points } from '../scene/geometry.ts'
import type { Color } from '../scene/paint.ts'
import type { TextRun, TextStyle } from '../scene/text.ts'
import { isUnitAfter, isWordUnit, splitValue, type Value } from './figure-parts.ts'
import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { ladder, resized, type TypeStep } from './themes/type-step.ts'

/** The sizes of a figure: of its number, of its unit, and of what else belongs to the value. */
export interface FigureStep {
  number: TypeStep
  /** Of a sign or two letters: "%", "M". */
  unit: TypeStep
  /** Of a unit that is a word: "million". */
  word: TypeStep
  /** Of what stands before and after the figure: "about", "of 1,640". */
  rest: TypeStep
}

/** Units are not set smaller than this beside a number that is larger. */
const smallestUnit = 14

/** The share of the number's size that the rest of a value has, and within which sizes. */
const restShare = { share: 0.38, least: 14, most: 56 }

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
      const { share, least, most } = restShare
      const rest = Math.min(most, Math.max(least, Math.round(step.size * share)), step.size)
      return [1, wordUnit].map((own) => ({
        number: step,
        unit: beside(1),
        word: beside(own),
        rest: resized(unit, rest),
      }))
    },
  )
}

/** A value as runs, its unit smaller: the figure with what stands before it, and what stands after it. */
export function valueRuns(
  sheet: Sheet,
  value: Value,
  step: FigureStep,
  color: Color,
): { figure: TextRun[]; rest: TextRun[] } {
  const { before, number, gap, unit, after, apart } = splitValue(value)
  const style = sheet.style(step.number, color, true)
  const small = sheet.style(step.rest, color)
  const styleOf = (one: string) => sheet.style(isWordUnit(one) ? step.word : step.unit, color)
  const unitStyle = styleOf(unit)
  // The last digit is not tracked, which would pull the unit into it; in the largest type it has space enough.
  const digits = Array.from(number)
  const last = unit === '' || gap !== '' ? '' : (digits.pop() ?? '')
  const core = [
    { text: digits.join(''), style },
    { text: last, style: step.number.size > 100 ? style : { ...style, tracking: 0 } },
    { text: unit === '' ? '' : `${gap && '\u00a0'}${unit}`, style: unitStyle },
  ].filter((run) => run.text !== '')
  const lead = before === '' ? [] : [{ text: before, style: small }]
  const rest =
    after === ''
      ? []
      : [{ text: after, style: apart && isUnitAfter(after) ? styleOf(after) : small }]
  const space = { text: '\u00a0', style: small }
  const own = (runs: TextRun[]) =>
    runs.length === 0 ? [] : sheet.paragraph(runs, step.number, { color }).runs
  const between = lead.length > 0 ? [space] : []
  if (apart) return { figure: [...own(lead), ...between, ...own(core)], rest: own(rest) }
  // What the document has as one text is marked as one.
  const length = [...lead, ...between, ...core].reduce((sum, run) => sum + run.text.length, 0)
  const all = own([...lead, ...between, ...core, ...(rest.length > 0 ? [space] : []), ...rest])
  let end = 0
  const figure = all.filter((run) => {
    end += run.text.length
    return end <= length
  })
  return { figure, rest: all.slice(figure.length + 1) }
}

/** A value as runs of one line, what stands after the figure held to it. */
export function lineRuns(sheet: Sheet, value: Value, step: FigureStep, color: Color): TextRun[] {
  const { figure, rest } = valueRuns(sheet, value, step, color)
  if (rest.length === 0) return figure
  return [...figure, { text: '\u00a0', style: spaceBefore(sheet, rest, step, color) }, ...rest]
}

/** What counts the number stands about as far from it as its thousands do; other words by a space of their own. */
function spaceBefore(sheet: Sheet, rest: TextRun[], step: FigureStep, color: Color): TextStyle {
  const words = rest.map((run) => run.text).join('')
  const [{ style } = { style: sheet.style(step.rest, color) }] = rest
  if (!isUnitAfter(words)) return sheet.style(step.rest, color)
  return { ...style, size: (step.number.size + style.size) / 2, tracking: 0 }
}

/** A figure on one line, whatever its width. */
export function setFigure(
  sheet: Sheet,
  value: Value,
  step: FigureStep,
  options: TextOptions,
): SetText {
  const runs = lineRuns(sheet, value, step, options.color)
  const layout = sheet.set([sheet.paragraph(runs, step.number, options)], 10_000, false)
  return { step: step.number, layout, width: layout.width }
}
