import type { Box, Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { withUnit } from '../charts/series-unit.ts'
import { fitDisplayTitle } from '../display-title.ts'
import { drawEyebrow } from '../frame.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitLine } from '../text-fitting.ts'
import type { Theme } from '../themes/theme.ts'
import { ladder } from '../themes/type-step.ts'

/** How a theme shows the title of a slide with the line that says what the slide is a part of. */
interface HeadingLook {
  /** Sizes of the title that are tried. */
  sizes: Points[]
  /** How many lines it takes at the most in a size, over or under a line of its own or without one. */
  lines: (size: Points, lined: boolean) => number
  /** The room of the title; that of the frame unless said. `most` is how wide it is beside a picture. */
  room?: (sheet: Sheet, content: SlideContent, lined: boolean, most: Points) => Box
  align?: 'center'
  /** The share of the free height of its room that stays over the title. */
  sink?: number
  /** Of the title, of the line, and of what they stand on, where those are not ink, accent and the theme's ground. */
  colors?: { title?: Color; line?: Color; ground?: Color }
  /** Where the line begins under the title, given where that ends; without it, it stands over the title. */
  under?: (titleEnd: Points, lineHeight: Points) => Points
  /** The line is muted running text as it is written, and says too what the two series of a chart count. */
  quiet?: boolean
  /** How wide that line is at the most beside the names of those series; as wide as the title's room unless said. */
  besideKey?: Points
  /** What lies under the title. */
  scenery?: (sheet: Sheet) => void
  /** What follows the title, given its box. */
  rule?: (sheet: Sheet, title: Box) => void
}

/** The heading of content slides: a title as display type, over or under it a line. */
export function headingLayout(look: HeadingLook): NonNullable<Theme['drawHeading']> {
  return (sheet, content, most = Number.POSITIVE_INFINITY) => {
    const { type, frame, colors, ground: usual } = sheet.theme
    const { title = colors.ink, ground = usual } = look.colors ?? {}
    const color = look.colors?.line ?? (look.quiet ? colors.mutedInk : colors.accent)
    const words = lineOf(sheet, content, look)
    const room = look.room?.(sheet, content, words !== '', most) ?? frame.title
    const set = fitDisplayTitle(
      sheet,
      content.title,
      ladder(type.title, look.sizes),
      { ...room, maximumLines: ({ size }) => look.lines(size, words !== '') },
      { color: title, ...(look.align ? { align: look.align } : {}) },
    )
    if (set === undefined) return false
    look.scenery?.(sheet)
    const { layout, width } = set
    const { height } = layout
    const x = look.align ? room.x + (room.width - width) / 2 : room.x
    const y = room.y + (room.height - height) * (look.sink ?? 0)
    const box = { x, y, width, height }
    sheet.addText({ name: 'title', box, layout, placeholder: 'title', ground })
    look.rule?.(sheet, box)
    if (words === '') return true
    const step = look.quiet ? type.small : type.eyebrow
    const isKeyed = content.chart?.series.length === 2
    const lineWidth = (isKeyed && look.besideKey) || room.width
    const top = look.under?.(bottomEdge(box), step.lineHeight) ?? frame.eyebrow.y
    if (!look.quiet) drawEyebrow(sheet, words, { color, ground }, top)
    else
      sheet.addText({
        name: 'eyebrow',
        box: { x: room.x, y: top, width: lineWidth, height: step.lineHeight },
        layout: fitLine(sheet, words, step, lineWidth, { color }),
        wrap: false,
        ground,
      })
    return true
  }
}

/** What the slide is a part of, unless its title says the same; in a quiet line also what its chart counts. */
function lineOf(sheet: Sheet, { title, eyebrow, chart }: SlideContent, look: HeadingLook): string {
  const own = eyebrow === title ? '' : eyebrow
  if (!look.quiet) return own
  const counted = chart?.series.length === 2 ? chart.series.map((one) => one.name) : []
  return withUnit(own, counted, sheet.language)
}
