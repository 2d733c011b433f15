import { inches, type Points, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { fitDisplayTitle } from '../display-title.ts'
import type { SetText, Sheet, TextOptions } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitLine, fitText, lineCount } from '../text-fitting.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import type { Vibe } from '../vibes/vibe.ts'
import { findVibe, vibeList } from '../vibes/vibe-list.ts'
import { addPictureInto } from './picture.ts'

/** Sizes that a title steps down through, from its vibe's own. */
const titleSizes = [54, 50, 48, 44, 40, 36, 32, 28, 26, 24]

/** Titles stand on the picture in at most so many rows. */
const mostRows = 2

const gap = inches(0.16)

/**
 * Software without a vibe's font sets a title in one that is up to so many times as wide: DejaVu Sans for Shippori
 * Mincho, as LibreOffice does.
 */
const substituteWidth = 1.3

const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** The vibe with the side on which its text stands. */
interface Manner {
  vibe: Vibe
  side: 'start' | 'end'
}

/**
 * A picture over the whole slide and a line of thought on its calm part, in the vibe's type; a small line over it and
 * one under it where there are some. Where the text stands at the end side, the picture is a mirrored one. Without the
 * picture the text stands on the vibe's ground.
 */
export function drawCreative(sheet: Sheet, content: SlideContent): boolean {
  const vibe: Vibe = findVibe(content.vibeId ?? '') ?? vibeList[0]
  const manner: Manner = { vibe, side: content.textSide ?? 'start' }
  const { image, paragraphs } = content
  sheet.background = { kind: 'solid', color: vibe.backdrop }
  if (image?.picture) addPictureInto(sheet, image, image.picture, page)

  const eyebrow = content.eyebrow === '' ? undefined : setEyebrow(sheet, manner, content.eyebrow)
  const subtitle = fitSmall(sheet, manner, paragraphs.join(' · '), [18, 16, 14])
  if (subtitle === undefined) return false
  const over = eyebrow === undefined ? 0 : eyebrow.height + gap
  const taken = over + (subtitle === null ? 0 : subtitle.layout.height + gap)
  const title = fitTitle(sheet, manner, content.title, vibe.calm.height - taken)
  if (title === undefined) return false
  const { calm, ground } = vibe
  const used = title.layout.height + taken
  const free = calm.height - used
  const start = calm.y + { top: 0, middle: free / 2, bottom: free }[vibe.anchor]
  const top = start + over
  const boxOf = (y: Points, { width, layout }: { width: Points; layout: TextLayout }) => ({
    x: manner.side === 'start' ? calm.x : pageWidth - calm.x - width,
    y,
    width,
    height: layout.height,
  })
  if (eyebrow !== undefined)
    sheet.addText({
      name: 'eyebrow',
      box: boxOf(start, { width: calm.width, layout: eyebrow }),
      layout: eyebrow,
      wrap: false,
      ground,
    })
  sheet.addText({
    name: 'title',
    box: boxOf(top, title),
    layout: title.layout,
    placeholder: 'title',
    ground,
  })
  if (subtitle !== null)
    sheet.addText({
      name: 'subtitle',
      box: boxOf(top + title.layout.height + gap, subtitle),
      layout: subtitle.layout,
      placeholder: 'subtitle',
      ground,
    })
  return true
}

/** Text is aligned at the edge of the page that it stands at. */
function textOptions({ vibe, side }: Manner): TextOptions {
  return { color: vibe.ink, align: side }
}

function fitTitle(sheet: Sheet, manner: Manner, text: string, height: number): SetText | undefined {
  const { vibe } = manner
  const { font, size, leading, tracking } = vibe.title
  const full: TypeStep = { font, size, lineHeight: Math.round(size * leading), tracking }
  const steps = titleSizes.filter((one) => one <= size).map((one) => resized(full, one))
  const room = { width: vibe.calm.width, height, maximumLines: () => mostRows }
  const set = fitDisplayTitle(sheet, text, steps, room, textOptions(manner))
  return set && holdRows(sheet, manner, set)
}

/**
 * The same rows in a box so wide that they stay as they are in a wider font: a third row would be set over the small
 * text. No-break spaces hold the second row together, since the box has room for more words in the first.
 */
function holdRows(sheet: Sheet, manner: Manner, set: SetText): SetText {
  const rows = set.layout.paragraphs.flatMap(({ lines }) => lines)
  const [first, second] = rows.map(({ text }) => text)
  if (first === undefined || rows.length > mostRows) return set
  const divided = second !== undefined
  if (divided && !/\s$/u.test(first)) return set
  const text = divided ? `${first.trimEnd()} ${second.trim().replaceAll(' ', '\u00a0')}` : first
  const widest = Math.max(...rows.map(({ width }) => width)) * substituteWidth
  const width = divided ? Math.min(widest, sheet.measure(text, set.step) * 0.97) : widest
  if (width <= set.width) return set
  const paragraphs = [sheet.paragraph(text, set.step, textOptions(manner))]
  const layout = sheet.setWithSlack(paragraphs, width)
  return lineCount(layout) === rows.length ? { ...set, layout, width } : set
}

/** One line over the title. */
function setEyebrow(sheet: Sheet, manner: Manner, text: string): TextLayout {
  const step = smallStep(manner.vibe, 15)
  return fitLine(sheet, text, step, manner.vibe.calm.width, textOptions(manner))
}

function smallStep(vibe: Vibe, size: Points): TypeStep {
  return { font: vibe.textFont, size, lineHeight: Math.round(size * 1.4), tracking: 0 }
}

/** Null where there is nothing to say under the title, undefined where it is too long. */
function fitSmall(
  sheet: Sheet,
  manner: Manner,
  text: string,
  sizes: Points[],
): SetText | null | undefined {
  if (text === '') return null
  const { vibe } = manner
  const steps = sizes.map((size) => smallStep(vibe, size))
  const room = { width: vibe.calm.width, height: 60, maximumLines: () => mostRows }
  return fitText(sheet, text, steps, room, textOptions(manner))
}
