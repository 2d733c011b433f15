import type { Box, Points } from '../../scene/geometry.ts'
import { coverParagraphs } from '../cover-paragraphs.ts'
import { bottomEdge } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitLine, fitText } from '../text-fitting.ts'
import { ladder, type TypeStep } from '../themes/type-step.ts'

/** Where the words of a cover stand beside the theme's device. */
interface CoverText {
  /** Title and subtitle stay inside it. */
  area: Box
  /** Where the title ends while it is short; a longer one pushes the subtitle down. */
  titleBottom: Points
  gap: Points
  /** Width of the subtitle in its first size; smaller ones take the whole area. */
  subtitleWidth: Points
  date: { step: TypeStep; top: Points }
}

const titleSizes = [72, 60, 56, 54, 48, 44, 40, 36, 32, 28, 24, 20, 18, 16, 14, 12]

/**
 * The title in display type, the subtitle under it, a second short paragraph small at the foot. False when the title
 * does not fit at its smallest.
 */
export function drawCoverText(sheet: Sheet, content: SlideContent, place: CoverText): boolean {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const { area, gap } = place
  const fitTitle = (height: Points) =>
    fitText(
      sheet,
      content.title,
      ladder(theme.type.cover, titleSizes),
      {
        width: area.width,
        height,
        maximumLines: (step) => (step.size >= 48 ? 4 : step.size >= 36 ? 6 : 60),
        balanced: true,
      },
      { color: ink },
    )
  // A long title leaves room for what stands under it.
  const said = content.paragraphs.join('').length
  const reserved = said === 0 ? 0 : gap + (said > 200 ? 120 : 70)
  const title = fitTitle(area.height - reserved) ?? fitTitle(area.height)
  if (title === undefined) return false
  const { texts, date } = coverParagraphs(content.paragraphs)
  const text = texts.join(' ')
  const { height } = title.layout
  const bottom = Math.max(place.titleBottom, area.y + height)
  const [large, ...smaller] = ladder(theme.type.subtitle, [20, 18, 16, 14, 12])
  const room = bottomEdge(area) - bottom - gap
  const subtitle =
    (large &&
      fitText(
        sheet,
        text,
        [large],
        { width: place.subtitleWidth, height: room, maximumLines: () => 3 },
        { color: mutedInk },
      )) ??
    fitText(
      sheet,
      text,
      large ? [large, ...smaller] : smaller,
      { width: area.width, height: room, maximumLines: (step) => (step.size > 14 ? 5 : 20) },
      { color: mutedInk },
    )
  if (text !== '' && subtitle === undefined) return false
  addCoverTitle(sheet, title, text === '' ? undefined : subtitle, { left: area.x, bottom, gap })
  if (date !== '') {
    const { step, top } = place.date
    sheet.addText({
      name: 'date',
      box: { x: area.x, y: top, width: area.width, height: step.lineHeight },
      layout: fitLine(sheet, date, step, area.width, { color: mutedInk }),
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
}

/**
 * Adds a title that ends at `bottom`, and the subtitle a gap below it. `titleLeft` is where large letters begin when
 * they stand out of the edge.
 */
export function addCoverTitle(
  sheet: Sheet,
  title: SetText,
  subtitle: SetText | undefined,
  place: { left: Points; bottom: Points; gap: Points; titleLeft?: Points },
): void {
  const { left, bottom, gap, titleLeft = left } = place
  const { ground } = sheet.theme
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: titleLeft, y: bottom - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground,
  })
  if (subtitle)
    sheet.addText({
      name: 'subtitle',
      box: { x: left, y: bottom + gap, width: subtitle.width, height: subtitle.layout.height },
      layout: subtitle.layout,
      placeholder: 'subtitle',
      ground,
    })
}
