import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import type { TextRun } from '../../scene/text.ts'
import { columnEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import type { PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import { column, drawing, type Ground, type Part, type Tree, text } from '../tree/tree.ts'
import {
  type FigureAttempt,
  type FigureLook,
  type FigureSizes,
  figureAttempts,
  figureSlots,
} from './figure-slots.ts'

/** Draws what a chart says beside it; `figureColor` is that of the slice it is about. False if the texts are too long. */
export type DrawTakeaway = (sheet: Sheet, content: SlideContent, figureColor?: Color) => boolean

/** How a theme shows what the chart beside it says. */
interface TakeawayLook {
  /** Where it stands; from the ninth column to the end of the content area unless said. */
  box?: (sheet: Sheet) => Box
  /** What it stands on, and with what to write there; the theme's panel of emphasis unless said. */
  ground?: (sheet: Sheet, box: Box, takeaway: Figure | undefined) => PanelColors
  padding: Ground['padding']
  /** Type of the figure, in its largest size, and of its unit. */
  scale: (sheet: Sheet) => { number: TypeStep; unit: TypeStep }
  /** The largest size of the name of the figure, and its type where not the strong face of running text. */
  label: { size: Points; step?: (sheet: Sheet) => TypeStep }
  tones?: FigureLook['tones']
  align?: 'start' | 'center'
  /** Whether the figure stands under its name, where the document does not say; over it unless said. */
  order?: Figure['order']
  /** The share of the free height that stays over the texts. */
  sink: number
  /** The figure has the colour of the slice that it is about, where that can be read. */
  inSliceColor?: boolean
  /** Stands over the texts. */
  ornament?: Tree
  /** A number that a second note begins with is strong. */
  strongStart?: boolean
  /** Between the figure and its name; the space after it is that before the name. */
  rule?: Part
  /** Between what is said of the figure and a second note. */
  secondRule?: Part
  /** The second note stands at the foot, in so much height. */
  secondHeight?: Points
  /** Space before the figure, its name, what is said of it, and the second note. */
  gaps: { figure?: Points; label: Points; note: Points; second: Points }
  /** Whether the arrow of a trend stands before the note, or the ornament says it. */
  arrow?: FigureLook['arrow']
}

type Sizes = FigureSizes & { second: TypeStep }

const shares = [1, 0.85, 0.7, 0.55, 0.4]
const noteSizes: Points[] = [16, 16, 14, 14, 12]
const proseSizes: Points[] = [20, 18, 16, 14, 12]

/** What a chart says beside it: one large figure, its name, a sentence, and a second note; or prose alone. */
export function takeawayLayout(look: TakeawayLook): DrawTakeaway {
  return (sheet, content, figureColor) => {
    const { takeaway } = content
    const box = look.box?.(sheet) ?? besideChart(sheet)
    const { padding } = look
    const width = box.width - padding.x - (padding.right ?? padding.x)
    const one = takeaway ?? { figure: '', label: '', note: '' }
    const sizes = takeaway ? figureSizes(sheet, look) : proseOnly(sheet)
    const attempts = figureAttempts(sheet, [one], sizes, look.scale(sheet), [{ width }])
    const drawGround = look.ground ?? onEmphasis
    return fitTree(sheet, box, attempts, (attempt) => ({
      kind: 'ground',
      padding,
      tree: wordsTree(sheet, one, content.paragraphs.join(' '), attempt, look),
      draw: (on, area) => {
        const colors = drawGround(on, area, takeaway)
        const isSliceColor = look.inSliceColor && figureColor !== undefined
        return isSliceColor && contrastRatio(figureColor, colors.ground) >= 3
          ? { ...colors, accent: figureColor }
          : colors
      },
    }))
  }
}

/** From the ninth of twelve columns to the end of the content area. */
function besideChart({ theme }: Sheet): Box {
  const { content } = theme.frame
  return { ...content, x: columnEdge(9), width: rightEdge(content) - columnEdge(9) }
}

const onEmphasis: NonNullable<TakeawayLook['ground']> = (sheet, box) =>
  sheet.theme.drawPanel(sheet, 'panel', box, 'emphasis', { index: 0, count: 1 })

function figureSizes(sheet: Sheet, { scale, label }: TakeawayLook): Sizes[] {
  const { type, strong } = sheet.theme
  const { number } = scale(sheet)
  const named = label.step?.(sheet) ?? inFont(type.body, strong)
  return shares.map((share, index) => {
    const largest = number.size * share
    const note = noteSizes[index] ?? 12
    const size = Math.max(12, label.size - 2 * index)
    return {
      largest,
      least: Math.min(28, largest) * 0.8,
      label: resized(named, size),
      note: resized(type.body, note),
      second: resized(type.small, Math.min(14, note)),
    }
  })
}

function proseOnly({ theme: { type } }: Sheet): Sizes[] {
  return proseSizes.map((size) => {
    const step = resized(size >= type.large.size ? type.large : type.body, size)
    return { largest: 28, label: step, note: step, second: step }
  })
}

function wordsTree(
  sheet: Sheet,
  one: Figure,
  second: string,
  attempt: FigureAttempt<Sizes>,
  look: TakeawayLook,
): Tree {
  const { ornament, rule, secondRule, secondHeight, gaps, align, tones, order } = look
  const words = { balanced: true, ...(align ? { align } : {}) }
  const slots = figureSlots(sheet, one, 0, attempt, {
    names: { figure: 'takeaway-figure', label: 'takeaway-label', note: 'takeaway-text' },
    tones: { figure: 'accent', note: 'ink', ...tones },
    label: words,
    note: { ...words, ...(secondHeight ? { fills: true } : {}) },
    figure: { ...words, overhang: gapUnderFigure(one, look) / 2 },
    ...(align ? { align } : {}),
    ...(order ? { order } : {}),
    ...(look.arrow ? { arrow: look.arrow } : {}),
  })
  const said = one.figure !== '' || one.label !== '' || one.note !== ''
  const ruled = rule && one.figure !== '' && one.label !== '' ? [rule] : []
  const secondParts: Part[] =
    second === ''
      ? []
      : [
          ...(secondRule && said ? [secondRule] : []),
          {
            tree: text(
              'takeaway-note',
              look.strongStart ? startingStrong(sheet, second, attempt.second) : second,
              {
                step: attempt.second,
                tone: tones?.note ?? 'ink',
                ...words,
              },
            ),
            gap: gaps.second,
            ...(secondHeight && said ? { size: secondHeight } : {}),
          },
        ]
  // Over a foot of its own, the note has what is left.
  const fills = secondHeight !== undefined && said
  return column(
    [
      ...(ornament ? [{ tree: ornament }] : []),
      { tree: slots.over },
      { tree: slots.figure, gap: gaps.figure ?? 0 },
      ...ruled,
      { tree: slots.under, gap: gaps.label },
      { tree: slots.note, gap: gaps.note, ...(fills ? { grow: 1 } : {}) },
      ...secondParts,
    ],
    look.sink,
  )
}

function gapUnderFigure(one: Figure, { gaps, order }: TakeawayLook): Points {
  if ((one.order ?? order) !== 'label-first') return gaps.label
  return one.note === '' ? Math.min(gaps.note, gaps.second) : gaps.note
}

/** The runs of a note whose first word, where it is a number, is strong. */
function startingStrong(sheet: Sheet, note: string, step: TypeStep): TextRun[] {
  const number = /^[^\s\p{L}]*\p{Nd}\S*(?=\s)/u.exec(note)?.[0] ?? ''
  const strong = sheet.style(inFont(step, sheet.theme.strong), toneColor('ink'))
  const rest = { text: note.slice(number.length), style: sheet.style(step, toneColor('mutedInk')) }
  return number === '' ? [rest] : [{ text: number, style: strong }, rest]
}

/** On the theme's panel: the name over the figure, the second note under a hairline at the foot. */
export const drawTakeaway = takeawayLayout({
  padding: { x: inches(0.3), right: inches(0.25), top: inches(0.3), bottom: inches(0.13) },
  scale: ({ theme: { type } }) => ({ number: type.figure, unit: type.figure }),
  label: { size: 16 },
  order: 'label-first',
  inSliceColor: true,
  sink: 0,
  gaps: { figure: inches(0.04), label: 4, note: inches(0.37), second: inches(0.2) },
  secondRule: {
    tree: drawing((sheet, { x, y, width }, { line }) => {
      const end = { x: x + width, y }
      sheet.addLine('panel-rule', { x, y }, end, { color: line, width: 0.75 })
    }, 0),
    gap: 12,
  },
  secondHeight: inches(0.87),
})
