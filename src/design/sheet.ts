import type { TitleStyle } from '../deck/style.ts'
import type { Box, Points } from '../scene/geometry.ts'
import type { Geometry, SceneNode, TextNode } from '../scene/node.ts'
import type { Color, Paint, Stroke } from '../scene/paint.ts'
import type { ParagraphSpecification, TextLayout, TextRun, TextStyle } from '../scene/text.ts'
import { nearestFace } from '../typography/font-catalog.ts'
import { slack } from '../typography/slide-software.ts'
import type { Typography } from '../typography/typography.ts'
import { fontForLanguage } from './alphabet-fonts.ts'
import {
  asWritten,
  bindLineEnds,
  bindQuantities,
  measureForMixedScripts,
  measureWithoutOrphan,
} from './line-ends.ts'
import { markedRuns, wishedColor } from './marks/marked-runs.ts'
import type { ShownMarks } from './marks/shown-marks.ts'
import { type ShownStyles, smallestStyled } from './marks/shown-styles.ts'
import { isJoinedScript, isRightToLeft } from './text-cleaning.ts'
import { textFamilies } from './text-families.ts'
import type { Theme } from './themes/theme.ts'
import type { TypeStep } from './themes/type-step.ts'

/** What a layout has to know beside the slide's own content. */
export interface SheetContext {
  theme: Theme
  typography: Typography
  /** BCP 47. */
  language: string
  deckTitle: string
  /** Whose deck it is: the small line over the title of its cover; empty without one. */
  organisation: string
  /** From 1. */
  pageNumber: number
  /** The number of this section slide among the deck's, or of the section that the slide is in; 0 before the first. */
  sectionNumber: number
  /** The number that is printed of it: its place in the agenda; 0 for none. */
  sectionNumeral: number
  /** Page numbers of the deck's slides by their ids, from 1: for an agenda. */
  pageNumbers: ReadonlyMap<string, number>
  /** Body text does not get smaller than this, in points. */
  smallestBody: Points
  /** What is marked in the slide's texts. */
  marks?: ShownMarks
  /** Which of them are set otherwise than the theme does. */
  styles?: ShownStyles | undefined
}

/** Text that was tried in a step and fits its width. */
export interface SetText {
  step: TypeStep
  layout: TextLayout
  /** The width of the box to put it in. */
  width: Points
}

/** What a text is set with. Several runs make one paragraph; a list of lists makes several. */
export interface TextOptions {
  color: Color
  align?: 'start' | 'center' | 'end'
  tabularFigures?: boolean
}

const opposite = { start: 'end', center: 'center', end: 'start' } as const

const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * In a deck that runs from right to left, every text starts at the right, also "+37%" and names in Latin letters; those
 * read from left to right in themselves. Text that mixes both, and items of a list, whose mark stands at the right,
 * run as the deck does. What has a direction of its own (program text) keeps it.
 */
function inRightToLeftDeck(paragraph: ParagraphSpecification): ParagraphSpecification {
  if (paragraph.direction !== undefined) return paragraph
  const text = paragraph.runs.map((run) => run.text).join('')
  if (rightToLeftLetter.test(text) || paragraph.bullet) return { ...paragraph, direction: 'rtl' }
  return { ...paragraph, direction: 'ltr', align: opposite[paragraph.align] }
}

/** Figures from this size on are display type. */
const displaySize: Points = 20

/**
 * Whether a text is one line of a figure in display type ("€1.4 million"): where its face is missing, a wider one must
 * not send its unit to a second line. Not a label that begins with one ("120 operators retrained").
 */
function isFigureLine({ paragraphs }: TextLayout): boolean {
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines)
  const [line] = lines
  if (line === undefined || lines.length > 1) return false
  return (
    line.text.length <= 24 &&
    (line.text.match(/\p{L}{2,}/gu) ?? []).length < 2 &&
    /^\P{Nd}{0,4}\p{Nd}/u.test(line.text) &&
    paragraphs.some(({ segments }) => segments.some(({ style }) => style.size >= displaySize))
  )
}

/** A page in the making: sets text in the theme's type and collects the nodes in reading order. */
export class Sheet {
  readonly context: SheetContext
  readonly theme: Theme
  readonly language: string
  readonly rightToLeft: boolean
  readonly nodes: SceneNode[] = []
  background: Paint
  /** What stands at the foot of the page, outside its content, is written so. */
  footColors: { color: Color; ground: Color }
  /** While set, what is added keeps its place in this area when the page is mirrored: parts of a chart. */
  rigidArea: Box | undefined
  /** While false, what could only be set with a broken word does not fit. */
  mayBreakWords = true
  readonly rigidAreas = new Map<SceneNode, Box>()
  readonly #tracked: boolean
  /** Runs that have their style: a text may be put together of texts. */
  readonly #styled = new WeakSet<TextRun>()

  constructor(context: SheetContext) {
    this.context = context
    this.theme = context.theme
    this.language = context.language
    this.rightToLeft = isRightToLeft(context.language)
    this.background = context.theme.background
    this.footColors = { color: context.theme.colors.mutedInk, ground: context.theme.ground }
    this.#tracked = !isJoinedScript(context.language)
  }

  /** What is set otherwise than the theme does; nothing of a chart is. */
  get styles(): ShownStyles | undefined {
    return this.rigidArea ? undefined : this.context.styles
  }

  /** The same in a step: program text and what stands around the content are set as the theme does. */
  #stylesIn(step: TypeStep): ShownStyles | undefined {
    const { eyebrow, footer } = this.theme.type
    return step.program || step === eyebrow || step === footer ? undefined : this.styles
  }

  /** A step of the scale in a colour. */
  style(step: TypeStep, color: Color, tabularFigures?: boolean): TextStyle {
    const font = this.theme.face?.(step.font) ?? step.font
    return {
      font: step.program ? font : fontForLanguage(font, this.language),
      size: step.size,
      color,
      tracking: this.#tracked ? Math.round(step.tracking * step.size * 1000) / 1000 : 0,
      ...(tabularFigures ? { tabularFigures } : {}),
    }
  }

  /** A paragraph in one style. */
  paragraph(
    text: string | TextRun[],
    step: TypeStep,
    options: TextOptions,
  ): ParagraphSpecification {
    const style = this.style(step, options.color, options.tabularFigures)
    const runs = typeof text === 'string' ? [{ text, style }] : text
    const words = runs.map((run) => run.text).join('')
    const styles = this.#stylesIn(step)
    const share = styles?.shareOf(words, step.size) ?? 1
    return {
      runs: this.#set(runs, words, step),
      align: (styles && this.ownAlign(words)) ?? options.align ?? 'start',
      lineHeight: Math.round(step.lineHeight * share * 10) / 10,
      spaceBefore: 0,
    }
  }

  /** Where the lines of a text stand that is aligned otherwise than the theme does; it has the whole width of its room. */
  ownAlign(words: string): TextOptions['align'] {
    return this.styles?.styleOf(words, Number.POSITIVE_INFINITY)?.align
  }

  /** The runs of a text in its style and with its marks. */
  #set(runs: TextRun[], words: string, step: TypeStep): TextRun[] {
    const styles = this.#stylesIn(step)
    const { marks, theme } = this.context
    const style = styles?.styleOf(words, step.size)
    const styled = style ? this.#inStyle(runs, style, styles?.shareOf(words, step.size)) : runs
    // A figure is held to its unit by a space that the document has not.
    const own = marks?.get(words) ?? marks?.get(words.replaceAll('\u00a0', ' '))
    const bound = step.program ? words : bindQuantities(words, own)
    const held = bound === words ? styled : this.#inWords(styled, bound)
    return own === undefined ? held : markedRuns(held, own, theme)
  }

  /** Runs with another text of the same length. */
  #inWords(runs: readonly TextRun[], words: string): TextRun[] {
    let end = 0
    return runs.map((run) => {
      end += run.text.length
      const other = { ...run, text: words.slice(end - run.text.length, end) }
      if (this.#styled.has(run)) this.#styled.add(other)
      return other
    })
  }

  #inStyle(runs: TextRun[], { color, font }: TitleStyle, share = 1): TextRun[] {
    return runs.map((run) => {
      if (this.#styled.has(run)) return run
      const { size } = run.style
      const shared = Math.max(Math.min(size, smallestStyled), size * share)
      const style = { ...run.style, size: Math.round(shared * 100) / 100 }
      if (color) style.color = wishedColor(color)
      if (font && textFamilies.includes(font))
        style.font = fontForLanguage(nearestFace({ ...style.font, family: font }), this.language)
      const styled = { ...run, style }
      this.#styled.add(styled)
      return styled
    })
  }

  /** Paragraphs set to a width; figures stay with their units, and no last line is one short word. */
  set(paragraphs: ParagraphSpecification[], width: Points, wrap = true): TextLayout {
    const placed = this.rightToLeft ? paragraphs.map(inRightToLeftDeck) : paragraphs
    let layout = this.#layOut(placed, width, wrap)
    for (let round = 0; wrap && round < 3; round++) {
      const bound = bindLineEnds(layout)
      const next = bound && this.#layOut(bound, width, wrap)
      if (next === undefined || next.height > layout.height + 0.01) break
      layout = next
    }
    return asWritten(layout, placed)
  }

  #layOut(paragraphs: ParagraphSpecification[], width: Points, wrap: boolean): TextLayout {
    return this.context.typography.layoutText(paragraphs, width, { language: this.language, wrap })
  }

  /**
   * Paragraphs set to a box's width with a little slack, where the alignment allows it: right-aligned text must end
   * at the edge itself.
   */
  setWithSlack(paragraphs: ParagraphSpecification[], width: Points): TextLayout {
    const startsLeft = !this.rightToLeft && paragraphs.every((one) => one.align === 'start')
    if (!startsLeft) return this.set(paragraphs, width)
    const within = width * (1 - slack)
    let layout = this.set(paragraphs, within)
    // Other line ends may have more changes of script in a line.
    for (let round = 0; round < 3; round++) {
      const spaced = measureForMixedScripts(layout, within)
      if (spaced === undefined || spaced <= width * 0.6) break
      layout = this.set(paragraphs, spaced)
    }
    const narrow = measureWithoutOrphan(layout)
    const next = narrow !== undefined && narrow > width * 0.6 && this.set(paragraphs, narrow)
    return next && next.height <= layout.height + 0.01 ? next : layout
  }

  /** Width in points of one line, with its marks. */
  measure(text: string, step: TypeStep, tabularFigures?: boolean): Points {
    const style = this.style(step, '#000000', tabularFigures)
    const runs = this.#set([{ text, style }], text, step)
    const { typography } = this.context
    return runs.reduce(
      (sum, run) => sum + typography.measureText(run.text, run.style, this.language),
      0,
    )
  }

  /** Adds text that is set already. A figure on one line stays on it in every software, unless `wrap` says otherwise. */
  addText(
    node: Omit<TextNode, 'kind' | 'wrap' | 'anchor'> & Partial<Pick<TextNode, 'wrap' | 'anchor'>>,
  ) {
    const wrap = node.placeholder !== undefined || !isFigureLine(node.layout)
    this.add({ kind: 'text', anchor: 'top', wrap, ...node })
  }

  /** Adds a shape; ornament unless said otherwise. */
  addShape(
    name: string,
    box: Box,
    paint: { fill?: Paint | Color; stroke?: Stroke },
    geometry: Geometry = { type: 'rectangle' },
    decorative = true,
  ): void {
    const { fill, stroke } = paint
    this.add({
      kind: 'shape',
      name,
      box,
      geometry,
      decorative,
      ...(fill === undefined
        ? {}
        : { fill: typeof fill === 'string' ? { kind: 'solid', color: fill } : fill }),
      ...(stroke === undefined ? {} : { stroke }),
    })
  }

  /** Adds a straight line, unless the theme has none. */
  addLine(
    name: string,
    from: { x: Points; y: Points },
    to: { x: Points; y: Points },
    stroke: Stroke,
  ) {
    if (this.theme.lineless) return
    const x = Math.min(from.x, to.x)
    const y = Math.min(from.y, to.y)
    const box = { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }
    this.addShape(name, box, { stroke }, { type: 'line', from, to })
  }

  /** Puts a changed node in the place of the one at an index; it keeps that one's place on mirrored pages. */
  replace(index: number, node: SceneNode): void {
    const old = this.nodes[index]
    const area = old && this.rigidAreas.get(old)
    this.nodes[index] = node
    if (area) this.rigidAreas.set(node, area)
  }

  /** Adds a finished node. */
  add(node: SceneNode): void {
    this.nodes.push(node)
    if (this.rigidArea) this.rigidAreas.set(node, this.rigidArea)
  }
}
