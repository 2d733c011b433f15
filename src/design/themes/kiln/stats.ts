import { type Box, type Points, pageHeight } from '../../../scene/geometry.ts'
import { archPath } from '../../devices/arch.ts'
import { commonFigureStep, type FigureStep, figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { drawKilnBand, kilnBandHeight } from './band.ts'
import { drawKilnBigNumber } from './big-number.ts'
import { drawKilnFooter } from './footer.ts'
import { skinAt } from './glazes.ts'
import { drawHalfDiscs } from './half-disc.ts'

const gap: Points = 18
const padding: Points = 18
const mostArches = 4

/** More characters than these do not fit an arch. */
const longestText = 800

/** Figures in arches that stand on the bottom edge of the slide, or on a band with what they add up to. */
export function drawKilnStats(sheet: Sheet, content: SlideContent): boolean {
  const { figures, paragraphs } = content
  if (figures.length === 1) return drawKilnBigNumber(sheet, content)
  if (!drawFrame(sheet, content)) return false
  if (figures.length === 0) {
    drawFooter(sheet)
    return true
  }
  if (figures.length > mostArches) return false
  // Spares the measuring of what cannot fit.
  if (figures.some(({ label, note }) => label.length + note.length > longestText)) return false
  const band = kilnBandHeight(sheet, paragraphs)
  if (band === undefined) return false
  const { x, width } = sheet.theme.frame.content
  const top = headingBottom(sheet) + (band > 0 ? 24 : 37.5)
  const bottom = pageHeight - band
  const pitch = (width + gap) / figures.length
  const arches = figures.map((_, index) => ({
    x: x + pitch * index,
    y: top,
    width: pitch - gap,
    height: bottom - top,
  }))
  const floor = band > 0 ? bottom - 20 : 497
  const sets = setFigures(sheet, figures, arches, floor)
  if (sets === undefined) return false
  figures.forEach((figure, index) => {
    drawArch(sheet, figure, sets[index] as ArchTexts, arches[index] as Box, index)
  })
  if (band > 0) {
    drawKilnBand(sheet, paragraphs, band)
    return true
  }
  const [first, last] = [skinAt(0), skinAt(figures.length - 1)]
  drawKilnFooter(
    sheet,
    { x: x + padding, width: pitch - gap - 2 * padding, color: first.note, ground: first.ground },
    { right: x + width - padding, color: last.note, ground: last.ground },
  )
  return true
}

interface ArchTexts {
  figure?: SetText
  label?: SetText
  note?: SetText
  mark: { radius: Points; foot: Points }
  figureTop: Points
}

/** Sizes of label and note in the order in which they are tried, and the largest of the figure. */
const typeSizes = [
  { figure: 66, label: 20, note: 16 },
  { figure: 66, label: 18, note: 16 },
  { figure: 54, label: 16, note: 14 },
  { figure: 44, label: 14, note: 14 },
  { figure: 40, label: 14, note: 12 },
  { figure: 32, label: 12, note: 12 },
]
const figureSizes = [66, 60, 54, 48, 44, 40, 36, 32, 28, 24]

/** All arches in one size of type, so that they read as equals. */
function setFigures(
  sheet: Sheet,
  figures: Figure[],
  arches: Box[],
  floor: Points,
): ArchTexts[] | undefined {
  const [arch] = arches
  if (arch === undefined) return undefined
  const width = arch.width - 2 * padding
  const { large, body } = sheet.theme.type
  for (const sizes of typeSizes) {
    if (sizes.note < sheet.context.smallestBody) continue
    const labelStep = inFont(resized(large, sizes.label), sheet.theme.strong)
    const noteStep = resized(body, sizes.note)
    // Words are broken only in the smallest size.
    const broken = figures.some(
      ({ label, note }) =>
        longestWord(sheet, label, labelStep) > width * 0.98 ||
        longestWord(sheet, note, noteStep) > width * 0.98,
    )
    if (broken && sizes.label > 12) continue
    const shared = commonFigureSteps(sheet, figures, width, sizes.figure)
    const sets = figures.map((figure, index) => {
      const skin = skinAt(index)
      const number =
        figure.figure === ''
          ? undefined
          : fitFigure(
              sheet,
              figure.figure,
              shared,
              { width, height: 96 },
              { color: skin.ink, align: 'center' },
            )
      const label = fitText(
        sheet,
        figure.label,
        [labelStep],
        { width, height: 90, maximumLines: () => 3 },
        { color: skin.ink, align: 'center' },
      )
      const note = fitText(
        sheet,
        figure.note,
        [noteStep],
        { width, height: 400, balanced: 'at sense' },
        { color: skin.note, align: 'center' },
      )
      return {
        broken:
          (figure.figure !== '' && number === undefined) ||
          label === undefined ||
          note === undefined,
        number,
        label: figure.label === '' ? undefined : label,
        note: figure.note === '' ? undefined : note,
      }
    })
    if (sets.some((set) => set.broken)) continue
    const numberHeight = Math.max(0, ...sets.map((set) => set.number?.layout.height ?? 0))
    for (const mark of [arch.width * 0.156, 30, 22, 0]) {
      const radius = Math.min(mark, 46)
      const foot =
        radius === 0
          ? arch.y + arch.width * 0.12
          : arch.y + Math.min(arch.width * 0.178, 62) + radius
      const figureTop = foot + (radius === 0 ? 8 : radius * 0.86)
      const fits = sets.every((set) => {
        const height = textHeight(numberHeight, set.label, set.note)
        return figureTop + height <= floor
      })
      // Above the middle of its round top an arch is too narrow for text.
      if (!fits || figureTop < arch.y + arch.width * 0.14) continue
      return sets.map(({ number, label, note }) => ({
        ...(number ? { figure: number } : {}),
        ...(label ? { label } : {}),
        ...(note ? { note } : {}),
        mark: { radius, foot },
        figureTop: figureTop + (numberHeight - (number?.layout.height ?? numberHeight)) / 2,
        numberBottom: figureTop + numberHeight,
      }))
    }
  }
  return undefined
}

const labelGap = 11
const noteGap = 7

function textHeight(figure: Points, label?: SetText, note?: SetText): Points {
  return (
    figure +
    (label ? labelGap + label.layout.height : 0) +
    (note ? noteGap + note.layout.height : 0)
  )
}

/** The steps from the largest in which every figure fits its arch on one line. */
function commonFigureSteps(
  sheet: Sheet,
  figures: Figure[],
  width: Points,
  largest: Points,
): FigureStep[] {
  const { statistic, unit } = sheet.theme.type
  const steps = figureLadder(statistic, unit, figureSizes).filter(
    ({ number }) => number.size <= largest,
  )
  const common = commonFigureStep(
    sheet,
    figures.map((one) => one.figure),
    steps,
    width,
  )
  return common === undefined ? steps : [common]
}

function drawArch(sheet: Sheet, figure: Figure, texts: ArchTexts, arch: Box, index: number): void {
  const skin = skinAt(index)
  const name = `arch-${index + 1}`
  sheet.addShape(name, arch, { fill: skin.ground }, { type: 'path', commands: archPath(arch) })
  const { radius, foot } = texts.mark
  const center = arch.x + arch.width / 2
  if (radius > 0)
    drawHalfDiscs(sheet, name, { x: center, y: foot }, radius, skin.mark, figure.trend)
  let y = texts.figureTop
  const add = (part: string, set: SetText | undefined, space: Points) => {
    if (set === undefined) return
    y += space
    sheet.addText({
      name: `stat-${index + 1}-${part}`,
      box: { x: center - set.width / 2, y, width: set.width, height: set.layout.height },
      layout: set.layout,
      ground: skin.ground,
    })
    y += set.layout.height
  }
  add('figure', texts.figure, 0)
  add('label', texts.label, labelGap)
  add('note', texts.note, noteGap)
}
