import { type Points, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { inFont, resized } from '../themes/type-step.ts'
import { first, type Part, text } from '../tree/tree.ts'

/** Under the text of a band there is the footer. */
const footerRoom: Points = 46
/** A band whose text is higher is set smaller. */
const mostText: Points = 76
const sizes: Points[] = [16, 14, 12]

/** What a band at the foot of the page looks like. */
interface FootBandLook {
  name: string
  fill: Color
  ink: Color
  /** Of the first of several paragraphs. */
  leadInk: Color
  air: Points
  /** Where the column that it ends begins, from the left of the page. */
  x: Points
}

/**
 * What sums up a slide on a band that runs to the edges of the page, with the footer's room under it. The last part of
 * a column that ends at the page's foot.
 */
export function footBandPart(sheet: Sheet, paragraphs: string[], look: FootBandLook): Part[] {
  if (paragraphs.length === 0) return []
  const { theme, context } = sheet
  const texts = sizes
    .filter((size) => size >= context.smallestBody)
    .map((size) => {
      const step = resized(theme.type.body, size)
      const set = paragraphs.map((words, index) => {
        const lead = index === 0 && paragraphs.length > 1
        const own = lead ? inFont(step, theme.strong) : step
        return {
          ...sheet.paragraph(words, own, { color: lead ? look.leadInk : look.ink }),
          spaceBefore: index === 0 ? 0 : 2,
        }
      })
      const slot = text('band-text', { paragraphs: set }, { step, tone: { color: look.ink } })
      return { kind: 'column' as const, parts: [{ tree: slot, most: mostText }], equal: true }
    })
  const { content } = theme.frame
  const before = content.x - look.x
  const tree = {
    kind: 'ground' as const,
    tree: first(...texts),
    padding: { x: before, top: look.air, bottom: footerRoom },
    draw: (on: Sheet, { y }: { y: Points }) => {
      const box = { x: 0, y, width: pageWidth, height: pageHeight - y }
      on.addShape(look.name, box, { fill: look.fill })
      const { ink } = look
      return { ground: look.fill, ink, mutedInk: ink, accent: ink, line: ink }
    },
  }
  return [{ tree }]
}
