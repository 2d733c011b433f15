import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { bottomEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout, PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import {
  parts as beside,
  type Column,
  column,
  drawing,
  grid,
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
  type DisplayTitle,
  displayTitle,
  drawDisplay,
  drawDisplayEyebrow,
  prose,
  room,
} from './display-slide.ts'

/** Something that is to be done: what, and by whom or when. */
type Task = SlideContent['cards'][number]

/** How a theme ends a deck. */
interface ClosingLook extends DisplayLook<SlideContent> {
  title: DisplayTitle & { step?: 'cover' | 'section' }
  /** Under the title. */
  ornament?: (sheet: Sheet) => Part
  justify: Column['justify'] | ((content: SlideContent) => Column['justify'])
  /** Sentences and points under the title. */
  words: {
    gap: Points
    width: Points
    /** Of sentences. */
    size: Points
    tone: Tone
    balanced?: TextSlot['balanced']
  }
  tasks: {
    /** More than these do not close a deck, they go on. */
    most: number
    gap: Points
    /** The largest size of columns under rules, and how many stand in a row; 16 points, and two or three. */
    largest?: Points
    perRow?: number
  }
  /** Whom to ask, or where: in strong type under everything. */
  meta?: { gap?: Points; tone?: Tone }
}

const bodySizes: readonly Points[] = [24, 22, 20, 18, 16, 14, 12]

/** A title so much larger than what stands under it is one. */
const titleShare = 1.6

interface Attempt {
  title: TypeStep
  text: Points
}

/** The last slide: what to take home, sentences or points about it, and what is to be done. */
export function closingLayout(look: ClosingLook): DrawLayout {
  return (sheet, content) => {
    if (content.cards.length > look.tasks.most) return false
    return drawDisplay(sheet, content, look, (area, colors) => {
      if (!drawWords(sheet, content, look, area, colors)) return false
      const eyebrow = content.eyebrow || sheet.context.organisation
      if (eyebrow !== content.title) drawDisplayEyebrow(sheet, eyebrow, look.eyebrow, colors)
      return true
    })
  }
}

function drawWords(
  sheet: Sheet,
  content: SlideContent,
  look: ClosingLook,
  area: Box,
  colors: PanelColors,
): boolean {
  const { ornament } = look
  const justify = typeof look.justify === 'function' ? look.justify(content) : look.justify
  const rest = (size: Points) => restOf(sheet, content, look, area.width, size)
  const bodies = rest(12).length === 0 ? [Number.POSITIVE_INFINITY] : bodySizes
  const step = sheet.theme.type[look.title.step ?? 'cover']
  const title = displayTitle(sheet, content.title, step, look.title, area.width)
  const all = title.attempts(bodies.map((size) => ({ text: size })))
  const attempts = [...all.filter((one) => one.title.size >= one.text * titleShare), ...all]
  const build = (one: Attempt) => {
    const under = [...(ornament ? [ornament(sheet)] : []), ...rest(one.text)]
    return title.group(one.title, { under, ...(justify === undefined ? {} : { justify }) })
  }
  return fitTree(sheet, area, attempts, build, colors)
}

/** What stands under the title, in a size of running text. */
function restOf(
  sheet: Sheet,
  { paragraphs, bullets, cards, meta }: SlideContent,
  look: ClosingLook,
  areaWidth: Points,
  size: Points,
): Part[] {
  const { words, tasks } = look
  const { type, strong } = sheet.theme
  const align = look.title.align ?? 'start'
  const spare = Math.max(0, areaWidth - words.width)
  const side = align === 'center' ? spare / 2 : 0
  const placed = (tree: Tree) => inset({ x: side, right: spare - side, top: 0, bottom: 0 }, tree)
  const parts: Part[] = []
  if (paragraphs.length > 0) {
    const step = resized(type.subtitle, bullets.length > 0 ? size : Math.min(words.size, size))
    const { tone, balanced } = words
    const own = { step, tone, align, ...(balanced ? { balanced } : {}) }
    parts.push({ tree: placed(prose(sheet, 'closing-text', paragraphs, own)), gap: words.gap })
  }
  const items = points(sheet, bullets, size, words.tone)
  if (bullets.length > 0)
    parts.push({
      tree: placed(align === 'center' ? inMiddle(items) : items),
      gap: paragraphs.length > 0 ? size : words.gap,
    })
  const close = parts.length > 0 || cards.length > 3
  if (cards.length > 0)
    parts.push({
      tree: ruledTasks(sheet, cards, size, look),
      gap: tasks.gap * (close ? 0.58 : 1),
    })
  if (meta !== '') {
    const step = resized(inFont(type.body, strong), Math.min(16, size))
    const line = text('meta', meta, { step, tone: look.meta?.tone ?? 'ink', align, lines: 3 })
    parts.push({ tree: placed(line), gap: look.meta?.gap ?? 24 })
  }
  return parts
}

/** As wide as its words, in the middle of a slide. */
function inMiddle(tree: Tree): Tree {
  const aside = { tree: column([]), grow: 1 }
  return beside([aside, { tree, size: 'words' }, aside])
}

/** Points as one text with the theme's marks. */
function points(sheet: Sheet, items: SlideContent['bullets'], size: Points, tone: Tone): TextSlot {
  const { bullet, type } = sheet.theme
  const paragraphs = items.map(({ text: words, level }, index) => {
    const own = level === 0 ? size : Math.max(12, size - 4)
    const step = { ...resized(type.body, own), lineHeight: Math.round(own * 1.3) }
    const indent = Math.round(own * 1.05)
    const style = sheet.style(step, toneColor(level === 0 ? 'accent' : tone))
    return {
      ...sheet.paragraph(words, step, { color: toneColor(tone) }),
      bullet: { character: level === 0 ? bullet.character : '–', style, indent },
      ...(level === 0 ? {} : { marginStart: Math.round(size * 1.05) }),
      spaceBefore: index === 0 ? 0 : Math.round(size * (level === 0 ? 0.5 : 0.25)),
    }
  })
  const step = resized(type.body, size)
  return text('closing-items', { paragraphs }, { step, tone, placeholder: 'body' })
}

/** Tasks in rows of so many equals, as wide as in a full row. */
function taskGrid(trees: Tree[], perRow: number, gap: { x: Points; y: Points }): Tree {
  const missing = (perRow - (trees.length % perRow)) % perRow
  const all = [...trees, ...Array.from({ length: missing }, () => column([]))]
  const counts = Array.from({ length: all.length / perRow }, () => perRow)
  return grid(all, counts, gap, { aligned: true })
}

/** The text of a task, with by whom or when behind it. */
function taskText({ text: words, foot }: Task): string {
  return [words, foot].filter(Boolean).join(' · ')
}

/** With what to write on the theme's accent: its warm colour for what matters, where that can be read. */
export function onAccent({ theme: { colors } }: Sheet): PanelColors {
  const { accent: ground, accentInk: ink, emphasis, emphasisStrong: warm = emphasis } = colors
  const accent: Color = contrastRatio(warm, ground) >= 4.5 ? warm : ink
  return { ground, ink, mutedInk: ink, accent, line: accent }
}

/** Tasks under rules, in rows of two or three unless said. */
function ruledTasks(
  sheet: Sheet,
  tasks: Task[],
  size: Points,
  { title: { align = 'start' }, tasks: { largest = 16, perRow } }: ClosingLook,
): Tree {
  const { type, strong } = sheet.theme
  const headed = tasks.some(({ head }) => head !== '')
  const own = Math.min(headed ? largest : 20, size)
  const label = { ...resized(inFont(type.body, strong), own), lineHeight: Math.round(own * 1.2) }
  const body = resized(type.body, own)
  const trees = tasks.map((task, index) => {
    const name = `closing-${index + 1}`
    const rule = drawing((on, box, { line: color }) => {
      on.addLine(`${name}-rule`, box, { x: rightEdge(box), y: box.y }, { color, width: 1.5 })
    }, 0)
    const words = text(`${name}-text`, taskText(task), {
      step: body,
      tone: 'ink',
      align,
      balanced: true,
      fills: true,
    })
    return column([
      { tree: rule },
      {
        tree: text(`${name}-label`, task.head, {
          step: label,
          tone: 'accent',
          align,
          balanced: true,
          overhang: inches(0.12),
        }),
        gap: inches(0.2),
      },
      { tree: stack(words, room(own * 3.45)), gap: inches(headed ? 0.12 : 0.2), grow: 1 },
    ])
  })
  return taskGrid(trees, perRow ?? (tasks.length === 3 ? 3 : 2), {
    x: inches(0.2),
    y: inches(0.25),
  })
}

/** On the full accent, over the theme's ornament. */
export const plainClosing: ClosingLook = {
  colors: onAccent,
  scenery: (sheet) => {
    const { theme } = sheet
    sheet.background = { kind: 'solid', color: theme.colors.accent }
    theme.ornament.closing?.(sheet)
  },
  area: ({ theme: { frame } }) => {
    const y = Math.max(inches(0.95), bottomEdge(frame.eyebrow) + inches(0.15))
    return { x: frame.content.x, y, width: columnSpan(8), height: inches(6.95) - y }
  },
  title: { lines: { 40: 3, 28: 5 }, box: inches(2.1) },
  justify: 'end',
  words: { gap: inches(0.3), width: columnSpan(8), size: 20, tone: 'ink' },
  tasks: { most: 4, gap: inches(1.2) },
  meta: { tone: 'accent' },
  overScenery: true,
}

/** The last slide on the full accent: what to take home, and up to four things that are to be done. */
export const drawClosing = closingLayout(plainClosing)
