import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { figureLength, splitFigure } from '../figure-parts.ts'
import { figureLadder, fitFigure } from '../figure-text.ts'
import { drawEyebrow, drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnSpan } from '../grid.ts'
import { groundUnder } from '../ground.ts'
import type { SetText, Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { ladder } from '../themes/type-step.ts'
import { drawStats } from './stats.ts'

/** Figures with more characters than this are set in the second size. */
const shortFigure = 3

/** One figure that fills the slide, what it counts, and what it means. The page's other third is the theme's. */
export function drawBigNumber(sheet: Sheet, content: SlideContent): boolean {
  const [figure, ...others] = content.figures
  // Several figures, or one with more to say than has room beside the field, are statistics.
  if (figure === undefined || others.length > 0) return drawStats(sheet, content)
  const before = sheet.nodes.length
  if (drawOneFigure(sheet, content, figure)) return true
  sheet.nodes.length = before
  return drawStats(sheet, content)
}

/**
 * The head of a page for one figure in themes that set what it counts beside it: the frame where the title says more
 * than the figure (then it is `titled`), else the eyebrow alone, and what the figure is becomes the title. Undefined
 * when the title does not fit.
 */
export function drawFigureHead(
  sheet: Sheet,
  content: SlideContent,
  figure: Figure,
): { titled: boolean } | undefined {
  const { theme } = sheet
  const titled = figure.label === '' || saysMore(content.title, figure, content.eyebrow)
  if (titled) return drawFrame(sheet, content) ? { titled } : undefined
  drawEyebrow(sheet, content.eyebrow, { color: theme.colors.accent, ground: theme.ground })
  return { titled }
}

function drawOneFigure(sheet: Sheet, content: SlideContent, figure: Figure): boolean {
  const { theme } = sheet
  const { frame, type, colors } = theme
  theme.ornament['big-number']?.(sheet)
  const titled = saysMore(content.title, figure, content.eyebrow)
  const x = frame.content.x
  const width = columnSpan(8)

  const add = (name: string, box: Box, set: SetText, title = false) =>
    sheet.addText({
      name,
      box,
      layout: set.layout,
      ...(title ? { placeholder: 'title' as const } : {}),
      ground: groundUnder(sheet, box, inkOf(set)),
    })

  // A title of its own stands where titles stand; else the claim under the figure is the title.
  if (titled) {
    if (!drawFrame(sheet, content, width)) return false
  } else
    drawEyebrow(sheet, content.eyebrow === content.title ? '' : content.eyebrow, {
      color: colors.accent,
      ground: theme.ground,
    })
  const top = titled ? frame.content.y : Math.max(inches(1), bottomEdge(frame.eyebrow))
  const claim = titled ? figure.label : figure.label || content.title
  const notes = [figure.note, ...content.paragraphs].filter(Boolean)
  const texts = fitTexts(sheet, claim, notes, width)
  if (texts === undefined) return false
  if (texts.claim)
    add(
      'claim',
      { x, y: texts.claimTop, width: texts.claim.width, height: texts.claimHeight },
      texts.claim,
      !titled,
    )

  const bottom = texts.claimTop - inches(0.05)
  const box = { x: x - inches(0.1), y: top, width, height: bottom - top }
  const size = figureLength(splitFigure(figure.figure)) > shortFigure || titled ? 8 / 11 : 1
  const steps = figureLadder(
    type.bigFigure,
    type.bigUnit,
    [8 / 11, 0.6, 0.5, 0.42, 0.36, 0.3, 0.25, 0.2, 0.16].map((share) =>
      Math.round(type.bigFigure.size * share),
    ),
  ).filter((step) => step.number.size <= type.bigFigure.size * size + 0.5)
  if (figure.figure !== '') {
    const set = fitFigure(sheet, figure.figure, steps, box, { color: colors.accent })
    if (set === undefined) return false
    sheet.addText({
      name: 'figure',
      box,
      anchor: 'bottom',
      layout: set.layout,
      wrap: set.wrap,
      ground: theme.ground,
    })
  }
  if (texts.note)
    add(
      'context',
      { x, y: texts.noteTop, width: texts.note.width, height: texts.noteHeight },
      texts.note,
    )
  drawFooter(sheet, { color: colors.mutedInk, ground: theme.ground }, numberColors(sheet))
  return true
}

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

function inkOf(set: SetText): string {
  return set.layout.paragraphs[0]?.specification.runs[0]?.style.color ?? '#000000'
}

function titleSizes(size: Points): Points[] {
  return [size, Math.round(size * 0.8), Math.round((size * 2) / 3), Math.round(size * 0.55)]
}

interface Texts {
  claim: SetText | undefined
  claimTop: Points
  claimHeight: Points
  note: SetText | undefined
  noteTop: Points
  noteHeight: Points
}

/** Claim and context from the foot of the content area: as specified when they are short, higher up when they are not. */
function fitTexts(sheet: Sheet, claim: string, notes: string[], width: Points): Texts | undefined {
  const { type, colors } = sheet.theme
  const bottom = inches(6.5)
  const smallest = sheet.context.smallestBody
  const claims = ladder(type.title, titleSizes(type.title.size))
  for (const noteStep of ladder(type.subtitle, [type.subtitle.size, 18, 16, 14, 12])) {
    if (noteStep.size < smallest) continue
    const note = setNotes(sheet, notes, noteStep)
    if (notes.length > 0 && note === undefined) continue
    const noteHeight = Math.max(note?.layout.height ?? 0, inches(1))
    const noteTop = Math.min(inches(5.5), bottom - noteHeight)
    const set =
      claim === ''
        ? undefined
        : fitText(
            sheet,
            claim,
            claims,
            { width, height: inches(1.5), balanced: true, maximumLines: () => 3 },
            { color: colors.ink },
          )
    if (claim !== '' && set === undefined) return undefined
    const claimHeight = Math.max(set?.layout.height ?? 0, inches(0.6))
    const claimTop = noteTop - inches(0.15) - claimHeight
    return {
      claim: set,
      claimTop: Math.min(inches(4.75), claimTop),
      claimHeight,
      note,
      noteTop,
      noteHeight,
    }
  }
  return undefined
}

function setNotes(
  sheet: Sheet,
  notes: string[],
  step: { size: Points } & Parameters<Sheet['paragraph']>[1],
): SetText | undefined {
  if (notes.length === 0 || notes.join('').length > 1200) return undefined
  const width = inches(7.422)
  const paragraphs = notes.map((text, index) => ({
    ...sheet.paragraph(text, step, { color: sheet.theme.colors.mutedInk }),
    spaceBefore: index === 0 ? 0 : step.lineHeight * 0.4,
  }))
  const layout = sheet.setWithSlack(paragraphs, width)
  return layout.height > inches(step.size >= 18 ? 1.4 : 1.9) ? undefined : { step, layout, width }
}

/** Whether a title has a word that figure, claim, context and eyebrow do not have. */
export function saysMore(title: string, figure: Figure, eyebrow: string): boolean {
  const shown = bare([figure.figure, figure.label, figure.note, eyebrow].join(' '))
  const label = bare(figure.label)
  if (bare(title) === label || bare(title) === bare(`${figure.figure} ${figure.label}`))
    return false
  if (figure.label === '') return false
  return title
    .split(/[\s,;:.!?–—-]+/u)
    .map(bare)
    .some((word) => word.length > 2 && !shown.includes(word))
}

function bare(text: string): string {
  return text.replace(/[\p{P}\p{S}\s]/gu, '').toLowerCase()
}
