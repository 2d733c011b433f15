import type { Points } from '../../scene/geometry.ts'
import type { TextLayout, TextRun } from '../../scene/text.ts'
import { substituteWidth } from '../../typography/slide-software.ts'
import { arrowRoom, arrowWidth, drawArrow } from '../devices/arrow.ts'
import { isWorded, isWordUnit, splitValue, standsAlone, valuePhrase } from '../figure-parts.ts'
import { type FigureStep, figureLadder, lineRuns, valueRuns } from '../figure-text.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure } from '../slide-content.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import type { Attempt } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import {
  column,
  first,
  type TextMark,
  type TextSlot,
  type Tone,
  type Tree,
  text,
} from '../tree/tree.ts'

/** The sizes in which figures and what is said of them are tried. */
export interface FigureSizes {
  /** Of the figure; it steps down from here by itself. */
  largest: Points
  label: TypeStep
  note: TypeStep
  /** Sooner than smaller figures than this, smaller texts are tried; 28 points unless said. */
  least?: Points
}

/** The width of a figure in our face, and in a wider one. */
interface FigureColumn {
  width: Points
  room?: Points
}

/** Where the rest of a value stands: on the line of its figure, or on one of its own under it. */
type RestPlace = 'beside' | 'under'

/** One way to set figures: all numbers in one size. */
export type FigureAttempt<Sizes extends FigureSizes = FigureSizes> = Sizes &
  Attempt & {
    figure: FigureStep
    /** Of the first figure, where it is larger than the others. */
    main?: FigureStep
    rest: RestPlace
    /** What is more of a phrase than a figure stands on several lines, in smaller type. */
    wraps: boolean
  }

const figureSizes: Points[] = [
  280, 240, 220, 200, 180, 160, 150, 140, 128, 120, 112, 104, 96, 84, 72, 66, 60, 54, 48, 44, 40,
  36, 32, 28, 24,
]
/** Sizes of figures on several lines; sooner than the small ones, smaller texts are tried. */
const phraseSizes = {
  large: [96, 84, 72, 60, 54, 48, 40, 36, 32, 28, 24, 20],
  small: [18, 16, 14, 12],
}
/** Of the width of its column: so large is a phrase on several lines at the most, and on one line at the least. */
const phraseShare = { most: 1 / 6, least: 1 / 7 }
/** A figure that is at least so much of its size without the rest of the value has that at its side. */
const leastBeside = 0.8

/**
 * The ways to set figures in columns: of the sizes, roomier first, each with the numbers as large as they may be, then
 * smaller, at last on several lines. Where one of several is said in words, all are set whole in one size: words as
 * large as numbers would outweigh those whose units are small.
 * @param scale number and unit in the theme's proportion, and the share of it that words beside numbers have.
 * @param columns their widths, and the `room` in them that a wider face in the place of ours may take, where that has an end.
 * @param mainScale how many times larger than the others the first figure may be, where it is the main one.
 */
export function figureAttempts<Sizes extends FigureSizes>(
  sheet: Sheet,
  figures: readonly Figure[],
  sizes: readonly Sizes[],
  scale: { number: TypeStep; unit: TypeStep; word?: number },
  columns: readonly FigureColumn[],
  mainScale?: number,
): FigureAttempt<Sizes>[] {
  const narrowest = Math.min(...columns.map(({ width }) => width))
  const values = figures.map((one, index) => ({ one, ...(columns[index] ?? { width: 0 }) }))
  const parts = figures.map(splitValue)
  const whole = figures.length > 1 && figures.some(isWorded)
  const worded = scale.word === undefined && parts.some(({ unit }) => isWordUnit(unit))
  const steps = figureLadder(scale.number, scale.unit, figureSizes)
    // Without words beside numbers every second pair is the one before it again.
    .filter((_, index) => worded || index % 2 === 0)
    .map((step) => {
      const { number, unit } = step
      if (whole) return { number, unit: number, word: number, rest: number }
      const word = resized(unit, Math.max(14, Math.round(unit.size * (scale.word ?? 0))))
      return scale.word === undefined ? step : { ...step, word }
    })
  const [main, ...others] = values
  const waysOf = (rest: RestPlace) => ({
    rest,
    possible: stepsThatFit(sheet, mainScale || !main ? others : values, steps, rest),
    mainSteps: mainScale && main ? stepsThatFit(sheet, [main], steps, rest) : [],
  })
  const beside = waysOf('beside')
  // Where one has nothing that could stand under its figure, there would be a hole.
  const under =
    parts.every(({ after }) => standsAlone(after)) && !whole ? waysOf('under') : undefined
  const sizeOf = ({ possible }: typeof beside) => possible[0]?.number.size ?? 0
  const keeps = !under || sizeOf(beside) >= sizeOf(under) * leastBeside
  const ways = under ? (keeps ? [beside, under] : [under, beside]) : [beside]
  const attempt = (size: Sizes, figure: FigureStep, way: typeof beside, wraps: boolean) => {
    const most = figure.number.size * (mainScale ?? 1) + 0.5
    const larger = way.mainSteps.find(({ number }) => number.size <= most)
    const text = Math.min(size.label.size, size.note.size)
    const { rest } = way
    return { ...size, text, figure, rest, wraps, ...(larger ? { main: larger } : {}) }
  }
  const onLine = (size: Sizes, fewest: Points) => {
    const least = Math.min(fewest, size.largest)
    return ways.flatMap((way) =>
      way.possible
        .filter(({ number }) => number.size <= size.largest && number.size >= least)
        .map((figure) => attempt(size, figure, way, false)),
    )
  }
  const wrapping = (size: Sizes, some: Points[]) =>
    some
      .filter((own) => own <= Math.min(size.largest, Math.max(20, narrowest * phraseShare.most)))
      .map((own) => {
        const [step] = figureLadder(resized(scale.number, own), resized(scale.unit, own), [])
        return attempt(size, step as FigureStep, under ?? beside, true)
      })
  const { large, small } = phraseSizes
  const least = narrowest * phraseShare.least
  const fewest = Math.min(28, ...sizes.map((size) => size.least ?? 28))
  // A phrase on several lines is read sooner than one in small type.
  const phrased = parts.some(isPhrase)
  return [
    ...(phrased ? sizes.flatMap((size) => [...onLine(size, least), ...wrapping(size, large)]) : []),
    // Smaller than this, a figure says less than the words beside it; where it cannot be larger, that does not count.
    ...sizes.flatMap((size) =>
      onLine(size, Math.min(size.least ?? 28, Math.max(fewest, ...ways.map(sizeOf)))),
    ),
    ...(phrased ? [] : sizes.flatMap((size) => wrapping(size, large))),
    ...sizes.flatMap((size) => wrapping(size, small)),
  ]
}

/** Whether a value says in words what it is: "within one hour", "between 9 and 13 percent". */
function isPhrase({ number, unit }: { number: string; unit: string }): boolean {
  return unit === '' && number.split(' ').length >= 3 && /\p{L}/u.test(number)
}

/** The steps from the first in which all values stand in their columns without a break. */
function stepsThatFit(
  sheet: Sheet,
  values: (FigureColumn & { one: Figure })[],
  steps: FigureStep[],
  place: RestPlace,
): FigureStep[] {
  const options = { color: '#000000' }
  const fits = (step: FigureStep, hasRoom: (line: TextLayout, column: FigureColumn) => boolean) =>
    values.every(({ one, ...column }) => {
      if (one.figure === '') return true
      if (valuePhrase(one).length > 60) return false
      const hasLine = (runs: TextRun[], own: TypeStep) =>
        hasRoom(sheet.set([sheet.paragraph(runs, own, options)], 10_000, false), column)
      if (place === 'beside') return hasLine(lineRuns(sheet, one, step, options.color), step.number)
      const { figure, rest } = valueRuns(sheet, one, step, options.color)
      return hasLine(figure, step.number) && hasLine(rest, step.rest)
    })
  const widest = steps.findIndex((step) => fits(step, (line, { width }) => line.width <= width))
  if (widest < 0) return []
  const own = steps.slice(widest)
  const start = own.findIndex((step) =>
    fits(step, (line, { room }) => room === undefined || substituteWidth(line) <= room),
  )
  return own.slice(Math.max(0, start))
}

/** How a theme shows a figure and what is said of it. */
export interface FigureLook {
  /** Of the texts in the file; `stat-1-figure` and so on unless said. */
  names?: Record<'figure' | 'label' | 'note', string>
  /** Of the figure, of its label, of its note, and of the arrow of its trend. */
  tones?: { figure?: Tone; label?: Tone; note?: Tone; arrow?: Tone }
  figure?: Partial<TextSlot>
  label?: Partial<TextSlot>
  note?: Partial<TextSlot>
  align?: 'start' | 'center'
  /** Where the arrow of a trend stands: before the note unless said, in its first line, after the figure. */
  arrow?: 'note' | 'in note' | 'figure' | 'elsewhere'
  /** Whether labels stand over their figures or under them, where the document does not say; under them unless said. */
  order?: Figure['order']
}

/** The texts of a figure, for a theme to put under one another; its label is in the one place or the other. */
export type FigureSlots = Record<'over' | 'figure' | 'under' | 'note', Tree>

/** The texts of a figure, each by itself; the label where it is read. */
export function figureSlots(
  sheet: Sheet,
  one: Figure,
  index: number,
  attempt: FigureAttempt,
  look: FigureLook = {},
): FigureSlots {
  const name = `stat-${index + 1}`
  const { label, note } = attempt
  const { tones = {}, align, order = 'value-first' } = look
  // Without a note to stand at, an arrow goes with its figure.
  const arrow = one.note === '' && look.arrow !== 'elsewhere' ? 'figure' : (look.arrow ?? 'note')
  const aligned = align ? { align } : {}
  const { names = { figure: `${name}-figure`, label: `${name}-label`, note: `${name}-note` } } =
    look
  const named = text(names.label, one.label, {
    step: label,
    tone: tones.label ?? 'ink',
    ...aligned,
    ...look.label,
  })
  const nothing = column([])
  const over = (one.order ?? order) === 'label-first'
  return {
    over: over ? named : nothing,
    figure: valueSlot(
      sheet,
      names.figure,
      one,
      (index === 0 && attempt.main) || attempt.figure,
      attempt,
      {
        tone: tones.figure ?? 'ink',
        ...aligned,
        ...(arrow === 'figure' ? trendMark(name, one, 20, tones.arrow, { after: true }) : {}),
        ...look.figure,
      },
    ),
    under: over ? nothing : named,
    note: text(names.note, one.note, {
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

/** A value as one text: on a line, on a line and one under it, or as a phrase of several lines. */
function valueSlot(
  sheet: Sheet,
  name: string,
  one: Figure,
  step: FigureStep,
  { rest: place, wraps }: Pick<FigureAttempt, 'rest' | 'wraps'>,
  look: Pick<TextSlot, 'tone'> & Partial<TextSlot>,
): Tree {
  const color = toneColor(look.tone)
  const own = { ...look, step: step.number, lines: 1 }
  const onLine = text(name, one.figure === '' ? '' : lineRuns(sheet, one, step, color), own)
  const { figure, rest } = valueRuns(sheet, one, step, color)
  const divided = place === 'under' && rest.length > 0
  const options = { color, ...(look.align ? { align: look.align } : {}) }
  const paragraphs = [
    sheet.paragraph(figure, step.number, options),
    sheet.paragraph(rest, step.rest, options),
  ]
  const onLines = divided ? text(name, { paragraphs }, own) : onLine
  if (wraps) {
    const { size } = step.number
    const phrase = { ...step.number, lineHeight: Math.round(size * 1.2) }
    const lines = size >= 24 ? { lines: 3 } : {}
    const words = { ...look, step: phrase, ...lines, balanced: true }
    return first(onLines, text(name, valuePhrase(one), words))
  }
  return onLines
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
        const at = { x: place.after ? x + room - wide : x, y }
        drawArrow(sheet, `${name}-arrow`, trend, at, wide, color)
      },
    },
  }
}
