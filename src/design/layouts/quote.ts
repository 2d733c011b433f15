import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawGlyphShape } from '../devices/glyph-shape.ts'
import { drawFooter } from '../frame.ts'
import { boxInInches, columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import type { DrawLayout, PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { slideColors } from '../tree/place-tree.ts'
import {
  column,
  drawing,
  first,
  inset,
  type Part,
  type Tone,
  type Tree,
  text,
} from '../tree/tree.ts'

type Quote = NonNullable<SlideContent['quote']>

/** Where the title over a quote stands; no lower than its line. */
interface QuoteTitlePlace {
  x: Points
  y: Points
  width: Points
  height?: Points
  align?: 'start' | 'center'
}

/** A size of the words, and the width they are set in. */
interface Measure {
  size: Points
  width: Points
}

/** How a theme shows somebody's words. */
export interface QuoteLook {
  /** What the words stand on; the slide's own ground unless said. */
  colors?: (sheet: Sheet) => PanelColors
  /** Lies under everything. */
  scenery?: (sheet: Sheet, content: SlideContent, titled: boolean) => void
  /** The title of a quote that has one of its own: a place for one small line, or the theme's own heading. */
  title: QuoteTitlePlace | ((sheet: Sheet, content: SlideContent) => boolean)
  titleColors?: (sheet: Sheet) => { color: Color; ground: Color }
  /** Where the mark, the words and the names stand. */
  area: (titled: boolean, quote: Quote) => Box
  /** The sizes to try, with their widths; see `quoteSizes`. */
  measures: (words: number, sheet: Sheet, content: SlideContent) => Measure[]
  /** The most lines in a size. */
  lines?: (size: Points) => number
  step?: (sheet: Sheet, quote: Quote) => TypeStep
  align?: 'start' | 'center'
  /** How much of the room that is left stands over the words, 0 to 1. */
  sink: number
  /** A mark over the words, with the space between. */
  mark?: { height: Points; draw: (sheet: Sheet, box: Box, colors: PanelColors) => void }
  /** What the words stand on by themselves. */
  onGround?: (sheet: Sheet, words: Tree) => Tree
  /** Who said it, with the space before; not asked for words without a name. */
  names: (sheet: Sheet, quote: Quote) => Part[]
  /** They stand at the foot of the area, and what is left is shared over and under the words. */
  namesAtFoot?: boolean
  footer?: (sheet: Sheet, content: SlideContent) => void
}

/** Whether the slide's title says something that the quote, and the names under it, do not. */
function hasOwnTitle(content: SlideContent): boolean {
  const title = bare(content.title)
  const quote = bare(content.quote?.text ?? '')
  return title !== '' && !quote.startsWith(title) && !namesSpeaker(content.title, content)
}

/** Whether a text is nothing but the name or the affiliation that stands under the quote already. */
export function namesSpeaker(text: string, { quote }: Pick<SlideContent, 'quote'>): boolean {
  return [quote?.name, quote?.affiliation].some((name) => name && bare(name) === bare(text))
}

function bare(words: string): string {
  return words.replace(/[\p{P}\p{S}\s]/gu, '').toLowerCase()
}

/**
 * Sizes in one width: those over `large.over` only for `large.words` words at most, because a long quote is read, not
 * shouted.
 */
export function quoteSizes(
  sizes: readonly Points[],
  width: Points,
  large: { over: Points; words: number } = { over: 40, words: 15 },
): (words: number) => Measure[] {
  return (words) =>
    sizes
      .filter((size) => words <= large.words || size <= large.over)
      .map((size) => ({ size, width }))
}

/** What quotes step down through after a theme's own size. */
export const usualQuoteSizes: readonly Points[] = [48, 40, 36, 32, 30, 28, 24, 20, 18, 16]

/** The theme's own quotation mark over words, in a size; its line so far under the top. */
export function glyphMark(
  size: Points,
  { height, line }: { height: Points; line: Points },
  colorOf: (sheet: Sheet) => Color = ({ theme }) => theme.colors.accent,
): NonNullable<QuoteLook['mark']> {
  return {
    height,
    draw: (sheet, box) => {
      const mark = resized(sheet.theme.type.numeral, size)
      const origin = { x: box.x - 4, y: box.y + line }
      drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, colorOf(sheet))
    },
  }
}

/** Somebody's words in the largest size that they fit. The quote is the slide's title unless that says something else. */
export function quoteLayout(look: QuoteLook): DrawLayout {
  return (sheet, content) => {
    const { quote } = content
    if (quote === undefined) return false
    const colors = look.colors?.(sheet) ?? slideColors(sheet)
    const titled = hasOwnTitle(content)
    look.scenery?.(sheet, content, titled)
    if (titled && !drawTitle(sheet, content, look, colors)) return false
    const attempts = look
      .measures(quote.text.split(/\s+/).length, sheet, content)
      .map((measure) => ({ ...measure, text: measure.size }))
    const build = (measure: Measure) =>
      quoteTree(sheet, { quote, caption: content.caption }, titled, look, measure)
    if (!fitTree(sheet, look.area(titled, quote), attempts, build, colors)) return false
    if (look.footer) look.footer(sheet, content)
    else drawFooter(sheet)
    return true
  }
}

function quoteTree(
  sheet: Sheet,
  { quote, caption }: { quote: Quote; caption: string },
  titled: boolean,
  look: QuoteLook,
  { size, width }: Measure,
): Tree {
  const area = look.area(titled, quote)
  const step = look.step?.(sheet, quote) ?? sheet.theme.type.quote
  const lines = look.lines?.(size)
  const names = quote.name !== '' || quote.affiliation !== '' ? look.names(sheet, quote) : []
  // It stands with the words, on their ground: quotes fill the page in ways of their own.
  const note = text('slide-caption', caption, {
    step: resized(sheet.theme.type.body, 16),
    tone: 'ink',
    lines: 3,
    ...(look.align ? { align: look.align } : {}),
  })
  // Not close under the names: it would read as what somebody is.
  const captioned: Part[] = caption === '' ? [] : [{ tree: note, gap: look.namesAtFoot ? 16 : 26 }]
  const behind = look.namesAtFoot ? [...captioned, ...names] : names
  const words = text('quote', quote.text, {
    step: resized(step, size),
    tone: 'ink',
    balanced: 'at sense',
    overhang: (behind[0]?.gap ?? 0) / 2,
    ...(look.align ? { align: look.align } : {}),
    ...(lines === undefined ? {} : { lines }),
    ...(titled ? {} : { placeholder: 'title' as const }),
  })
  const { mark } = look
  const said = look.onGround?.(sheet, words) ?? words
  const narrow: Tree = inset({ x: 0, top: 0, bottom: 0, right: area.width - width }, said)
  const place: Tree =
    look.align === 'center'
      ? inset({ x: (area.width - width) / 2, top: 0, bottom: 0 }, said)
      : narrow
  const under: Part = { tree: column([]), grow: 1 - look.sink }
  return column([
    { tree: column([]), grow: look.sink },
    { tree: mark ? drawing(mark.draw, mark.height) : column([]) },
    { tree: place },
    ...(look.namesAtFoot ? [...captioned, under, ...names] : [...names, ...captioned, under]),
  ])
}

function drawTitle(
  sheet: Sheet,
  content: SlideContent,
  { title, titleColors }: QuoteLook,
  colors: PanelColors,
): boolean {
  if (typeof title === 'function') return title(sheet, content)
  const { color, ground } = titleColors?.(sheet) ?? { color: colors.accent, ground: colors.ground }
  const step = inFont(sheet.theme.type.body, sheet.theme.strong)
  // As large as the places have room for; a long title is small rather than cut.
  const lines = ({ size }: TypeStep) => (size > 12 ? 1 : 2)
  const room = { width: title.width, height: 36, maximumLines: lines }
  const steps = [20, 18, 16, 14, 12].map((size) => resized(step, size))
  const set = fitText(sheet, content.title, steps, room, {
    color,
    align: title.align ?? 'start',
  })
  if (set === undefined) return false
  const { layout } = set
  sheet.addText({
    name: 'title',
    box: {
      x: title.x,
      y: title.y,
      width: title.width,
      height: Math.max(title.height ?? 0, layout.height),
    },
    layout,
    placeholder: 'title',
    ground,
  })
  return true
}

/** Name over affiliation, in smaller type and on more lines where they are long. */
export function attribution(
  sheet: Sheet,
  { name, affiliation }: Quote,
  look: {
    sizes?: Points[]
    /** In ems. */
    leading?: number
    steps?: { name: TypeStep; affiliation: TypeStep }
    tones?: { name: Tone; affiliation: Tone }
    align?: 'start' | 'center'
  } = {},
): Tree {
  const { sizes = [16, 14, 12], leading, tones, align = 'start' } = look
  const { type, strong } = sheet.theme
  const steps = look.steps ?? { name: inFont(type.body, strong), affiliation: type.body }
  return first(
    ...sizes.map((size, index) => {
      const lines = index === 0 ? 1 : index === sizes.length - 1 ? 6 : 2
      const slot = (part: keyof typeof steps, words: string, tone: Tone) => {
        const own = resized(steps[part], Math.min(size, look.steps ? steps[part].size : size))
        const step =
          leading === undefined ? own : { ...own, lineHeight: Math.round(size * leading) }
        return { tree: text(`quote-${part}`, words, { step, tone, lines, align }) }
      }
      return column([
        slot('name', name, tones?.name ?? 'ink'),
        slot('affiliation', affiliation, tones?.affiliation ?? 'mutedInk'),
      ])
    }),
  )
}

/** The words of somebody on the warm ground under a large mark; who said them under a rule. */
export const drawQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({
    ground: colors.emphasis,
    ink: colors.ink,
    mutedInk: colors.emphasisMuted,
    accent: colors.accent,
    line: colors.accent,
  }),
  scenery: (sheet) => {
    const { theme } = sheet
    sheet.background = { kind: 'solid', color: theme.colors.emphasis }
    theme.ornament.quote?.(sheet)
  },
  title: { ...boxInInches(0.6, 0.5, 12.133, 0.32) },
  area: (titled) => boxInInches(0.6, titled ? 0.98 : 0.5, 12.133, titled ? 5.87 : 6.35),
  measures: (words, sheet) =>
    quoteSizes([sheet.theme.type.quote.size, ...usualQuoteSizes], columnSpan(8))(words),
  sink: 0,
  // The mark is drawn where a line of 120 pt with its top at the area's would put it.
  mark: glyphMark(120, { height: inches(1), line: 98 }),
  names: (sheet, quote) => [
    { tree: ruleOf(0.9, 0.03), gap: inches(0.57) },
    {
      tree: inset(
        { x: 0, top: 0, bottom: 0, right: inches(12.133) - columnSpan(8) },
        attribution(sheet, quote, { leading: (0.29 * 72) / 16 }),
      ),
      gap: inches(0.19),
    },
  ],
  footer: (sheet) => {
    const { emphasis, emphasisMuted } = sheet.theme.colors
    drawFooter(sheet, { color: emphasisMuted, ground: emphasis })
  },
})

function ruleOf(width: number, height: number): Tree {
  return drawing((sheet, box, { accent }) => {
    const rule = { ...box, width: inches(width), height: inches(height) }
    sheet.addShape('quote-rule', rule, { fill: accent })
  }, inches(height))
}
