import { inches, type Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import {
  type Column,
  column,
  inset,
  type Part,
  stack,
  type TextSlot,
  type Tone,
  type Tree,
  text,
} from '../tree/tree.ts'
import {
  type DisplayLook,
  displayTitle,
  drawDisplay,
  drawDisplayEyebrow,
  prose,
  room,
} from './display-slide.ts'

/** What stands under a cover's title, and the line that says who, when and where. */
interface CoverWords {
  texts: string[]
  meta: string
}

/** How a theme opens a deck. */
interface CoverLook extends DisplayLook<SlideContent> {
  /** Draws what the cover shows besides words; false where it has no place for some of it. */
  figures?: (sheet: Sheet, content: SlideContent) => boolean
  subtitle: {
    /** The width of the theme's own size, in three lines at most; others, and more lines, have the whole area. */
    width: Points
    gap: Points
    balanced?: TextSlot['balanced']
    /** Its box is no lower. */
    least?: Points
    tone?: Tone
  }
  /** Between title and subtitle. */
  ornament?: (sheet: Sheet, size: Points) => Part
  /** Where the group of title and subtitle stands: at the top of its area unless said. */
  justify?: Column['justify']
  /** The line that says who, when and where: with the space before it, it stands at `bottom`. */
  meta: {
    bottom: Points
    gap: Points
    step: (sheet: Sheet) => TypeStep
    tone?: Tone
    mark?: TextSlot['mark']
  }
  /** How the content is divided, where that is not as usual. */
  words?: (content: SlideContent, sheet: Sheet) => CoverWords
}

/** A line as short as this, alone after the subtitle, says when or by whom. */
const longestDate = 60

/**
 * The words of a cover. Where it has no line of its own that says who, when and where, a short second paragraph with
 * nothing behind it is that line.
 */
export function coverWords({
  paragraphs,
  meta,
}: Pick<SlideContent, 'paragraphs' | 'meta'>): CoverWords {
  const [first = '', second = '', ...others] = paragraphs
  const dated = second !== '' && others.length === 0 && second.length <= longestDate
  return meta === '' && dated ? { texts: [first], meta: second } : { texts: paragraphs, meta }
}

/** A cover: the title in display type, a subtitle, and a line small at the foot, beside the theme's ornament. */
export function coverLayout(look: CoverLook): DrawLayout {
  return (sheet, content) =>
    drawDisplay(sheet, content, look, (own, colors) => {
      if (look.figures?.(sheet, content) === false) return false
      const words = look.words?.(content, sheet) ?? coverWords(content)
      const area = words.meta === '' ? own : { ...own, height: look.meta.bottom - own.y }
      const { cover } = sheet.theme.type
      const title = displayTitle(sheet, content.title, cover, look.title, area.width)
      const attempts = title.attempts(coverMeasures(sheet, words, look, area.width))
      const justified = look.justify === undefined ? {} : { justify: look.justify }
      const build = (attempt: Attempt) => {
        const under = underTitle(sheet, words, look, attempt, area.width)
        const group = title.group(attempt.title, { under, ...justified })
        return withMeta(sheet, group, words.meta, look, attempt)
      }
      if (!fitTree(sheet, area, attempts, build, colors)) return false
      drawDisplayEyebrow(sheet, content.eyebrow, look.eyebrow, colors)
      return true
    })
}

interface Measure {
  subtitle: TypeStep
  width: Points
  lines: number
  metaSize: Points
  metaLines: number
}
type Attempt = Measure & { title: TypeStep }

function coverMeasures(
  sheet: Sheet,
  words: CoverWords,
  { subtitle, meta }: CoverLook,
  width: Points,
): Measure[] {
  const { type } = sheet.theme
  const steps = ladder(type.subtitle, [type.subtitle.size, 18, 16, 14, 12])
  const [first = type.subtitle] = steps
  const measures =
    words.texts.length === 0
      ? [{ subtitle: first, width, lines: 1 }]
      : [
          { subtitle: first, width: subtitle.width, lines: 3 },
          ...steps.map((step) => ({ subtitle: step, width, lines: step.size > 14 ? 5 : 30 })),
        ]
  const { size } = meta.step(sheet)
  return [
    ...measures.map((one) => ({ ...one, metaSize: size, metaLines: 2 })),
    ...measures.slice(-1).map((one) => ({ ...one, metaSize: Math.min(12, size), metaLines: 4 })),
  ]
}

/** What stands under the title: the theme's ornament, the subtitle. */
function underTitle(
  sheet: Sheet,
  { texts }: CoverWords,
  look: CoverLook,
  attempt: Attempt,
  areaWidth: Points,
): Part[] {
  const { gap, least = 0, balanced, tone = 'mutedInk' } = look.subtitle
  const align = look.title.align ?? 'start'
  const ornaments = look.ornament ? [look.ornament(sheet, attempt.title.size)] : []
  if (texts.length === 0) return ornaments
  const said = prose(sheet, 'subtitle', texts, {
    step: attempt.subtitle,
    tone,
    lines: attempt.lines,
    align,
    placeholder: 'subtitle',
    ...(balanced ? { balanced } : {}),
  })
  const spare = areaWidth - attempt.width
  const side = align === 'center' ? spare / 2 : 0
  const placed = inset({ x: side, right: spare - side, top: 0, bottom: 0 }, said)
  return [...ornaments, { tree: least === 0 ? placed : stack(placed, room(least)), gap }]
}

/** The group with the line that says who, when and where under it, if there is one. */
function withMeta(
  sheet: Sheet,
  group: Tree,
  meta: string,
  look: CoverLook,
  { metaSize, metaLines }: Attempt,
): Tree {
  if (meta === '') return group
  const { mark, step, tone = 'mutedInk', gap } = look.meta
  const line = text('meta', meta, {
    step: resized(step(sheet), metaSize),
    tone,
    lines: metaLines,
    align: look.title.align ?? 'start',
    ...(mark ? { mark } : {}),
  })
  return column([
    { tree: group, grow: 1 },
    { tree: line, gap },
  ])
}

/** Small strong type in the text face, for lines that say who, when and where. */
export function strongSmall({ theme }: Sheet): TypeStep {
  return inFont(resized(theme.type.body, 12), theme.strong)
}

/** The cover: title and subtitle hang together from the bottom margin beside the theme's full-height ornament. */
export const drawCover = coverLayout({
  scenery: (sheet) => sheet.theme.ornament.title?.(sheet),
  area: { x: inches(0.6), y: inches(0.95), width: inches(5.767), height: inches(6.725 - 0.95) },
  title: { lines: { 50: 3, 36: 4 }, box: inches(1.95) },
  subtitle: {
    width: inches(4.639),
    gap: inches(0.3),
    balanced: 'at sense',
  },
  justify: 'end',
  meta: {
    bottom: inches(6.88) + 19,
    gap: inches(0.43),
    step: ({ theme }) => theme.type.small,
  },
})
