import { inches } from '../../scene/geometry.ts'
import { coverParagraphs } from '../cover-paragraphs.ts'
import { fitDisplayTitle } from '../display-title.ts'
import { drawEyebrow } from '../frame.ts'
import type { SetText, Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { balance, fitLine } from '../text-fitting.ts'
import { ladder, type TypeStep } from '../themes/type-step.ts'

/** Sizes a long title steps down through; 300 characters of any script are still shown whole. */
const titleSizes = [54, 44, 40, 36, 32, 28, 24, 20, 18, 16, 14, 12]

const groupBottom = inches(6.725)
/** Where title and subtitle end over a line at the foot, and that line's top. */
const raisedBottom = inches(6.45)
const dateTop = inches(6.88)

const titleTop = inches(0.95)
const gap = inches(0.3)

/** The cover: title and subtitle hang together from the bottom margin beside the theme's full-height ornament. */
export function drawCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  theme.ornament.title?.(sheet)
  const { texts, date } = coverParagraphs(content.paragraphs)
  const subtitle = fitSubtitle(sheet, texts)
  if (subtitle === undefined) return false
  const bottom = date !== '' ? raisedBottom : groupBottom
  const subtitleTop = bottom - subtitle.height
  const titleBottom = subtitle.texts.length > 0 ? subtitleTop - gap : bottom
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, titleSizes),
    {
      width: inches(5.767),
      height: titleBottom - titleTop,
      maximumLines: mostLines,
    },
    { color: theme.colors.ink },
  )
  if (title === undefined) return false
  const height = Math.max(title.layout.height, inches(1.95))
  sheet.addText({
    name: 'title',
    box: { x: inches(0.6), y: titleBottom - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: theme.colors.background,
  })
  if (subtitle.texts[0] !== undefined)
    sheet.addText({
      name: 'subtitle',
      box: {
        x: inches(0.6),
        y: subtitleTop,
        width: subtitle.texts[0].width,
        height: subtitle.height,
      },
      layout: subtitle.texts[0].layout,
      placeholder: 'subtitle',
      ground: theme.colors.background,
    })
  if (date !== '') drawDate(sheet, date)
  drawEyebrow(sheet, content.eyebrow, {
    color: theme.colors.accent,
    ground: theme.colors.background,
  })
  return true
}

/** When or by whom: one line at the foot. */
function drawDate(sheet: Sheet, text: string): void {
  const { theme } = sheet
  const { small } = theme.type
  const width = inches(5.767)
  sheet.addText({
    name: 'cover-date',
    box: { x: inches(0.6), y: dateTop, width, height: small.lineHeight },
    layout: fitLine(sheet, text, small, width, { color: theme.colors.mutedInk }),
    wrap: false,
    ground: theme.colors.background,
  })
}

/** Large titles have few lines; small ones as many as they need. */
function mostLines(step: TypeStep): number {
  if (step.size >= 50) return 3
  if (step.size >= 36) return 4
  return step.size >= 28 ? 6 : Number.POSITIVE_INFINITY
}

function fitSubtitle(
  sheet: Sheet,
  paragraphs: string[],
): { texts: SetText[]; height: number } | undefined {
  if (paragraphs.length === 0) return { texts: [], height: 0 }
  const { theme } = sheet
  for (const step of ladder(theme.type.subtitle, [20, 18, 16, 14])) {
    const width = step.size >= 20 ? inches(4.639) : inches(5.767)
    const specifications = paragraphs.map((text, index) => ({
      ...sheet.paragraph(text, step, { color: theme.colors.mutedInk }),
      spaceBefore: index === 0 ? 0 : step.lineHeight / 2,
    }))
    if (paragraphs.join('').length > 2000) return undefined
    const layout = sheet.setWithSlack(specifications, width)
    if (layout.height > inches(step.size >= 20 ? 1.2 : 1.6)) continue
    const set = { step, layout, width }
    const last = layout.paragraphs.at(-1)?.lines.at(-1)
    const [only] = paragraphs
    // A last line of one short word, or of one character, is shared out among the others.
    const widowed = paragraphs.length === 1 && (last?.width ?? width) < width * 0.22
    const text =
      widowed && only !== undefined
        ? balance(sheet, only, set, { color: theme.colors.mutedInk })
        : set
    return { texts: [text], height: layout.height }
  }
  return undefined
}
