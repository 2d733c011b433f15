import type { Points } from './geometry.ts'
import type { Color } from './paint.ts'

/** A face of a shipped font: `{ family: 'Inter', weight: 600, italic: false }`. */
export interface FontReference {
  family: string
  weight: 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900
  italic: boolean
}

/** Where a click on words leads: to an address, or to another slide of the deck. */
export type TextLink = { url: string } | { slideId: string }

/** How a run of text is set. */
export interface TextStyle {
  font: FontReference
  /** Points; may be fractional. */
  size: Points
  color: Color
  /** Extra space after each character in points (not in em); negative tightens. */
  tracking: Points
  /** Tabular figures. */
  tabularFigures?: boolean
  /** A line under the words, or through them. */
  underline?: boolean
  strike?: boolean
  link?: TextLink
}

/** A run of text in one style, as a layout asks for it. Never holds a line end. */
export interface TextRun {
  text: string
  style: TextStyle
}

/** A paragraph as a layout asks for it. */
export interface ParagraphSpecification {
  runs: TextRun[]
  align: 'start' | 'center' | 'end'
  /** Where the paragraph begins; absent: that of its first letter, or of the language when it has none. */
  direction?: 'ltr' | 'rtl'
  /** Exact distance between baselines in points. */
  lineHeight: Points
  /** Space before the paragraph in points; ignored for the first of a text. */
  spaceBefore: Points
  /** The mark hanging before the first line; the text starts `indent` points from the box's edge. */
  bullet?: { character: string; style: TextStyle; indent: Points; markOffset?: Points }
  /** Indent of the whole paragraph from the box's edge. */
  marginStart?: Points
}

/** A glyph of a shaped run. Offsets and advance are points at the run's size, tracking included in the advance. */
export interface Glyph {
  id: number
  advance: Points
  xOffset: Points
  yOffset: Points
  /** Index in the run's `text` (UTF-16) of the first character that the glyph stands for. */
  cluster: number
}

/** Shaped text in one face, style and direction: what PDF, SVG and PNG draw. */
export interface GlyphRun {
  /** The face that really has the glyphs (may be a fallback of the one asked for). */
  font: FontReference
  size: Points
  color: Color
  tracking: Points
  tabularFigures?: boolean
  underline?: boolean
  strike?: boolean
  link?: TextLink
  /** Logical order. */
  text: string
  rightToLeft: boolean
  /** The run's left edge, from the left edge of the text box. */
  x: Points
  width: Points
  /** Visual order, left to right. */
  glyphs: Glyph[]
}

/** A line of laid-out text. */
export interface TextLine {
  /** Left edge of the ink's advance box, from the left edge of the text box. */
  x: Points
  /** Baseline, from the top of the laid-out text. */
  baseline: Points
  width: Points
  /** Visual order. */
  runs: GlyphRun[]
  text: string
}

/** A stretch of a paragraph in one face and language class: what an editable file writes as one run. */
export interface TextSegment {
  text: string
  style: TextStyle
  /** The face that has the glyphs: the style's own or a fallback. */
  font: FontReference
  /** Which of the three typeface slots of DrawingML it belongs to (ECMA-376 21.1.2.3: latin, ea, cs). */
  script: 'latin' | 'eastAsian' | 'complex'
}

/** A paragraph after breaking into lines. */
export interface LaidParagraph {
  specification: ParagraphSpecification
  direction: 'ltr' | 'rtl'
  /** Logical order; their texts joined are the paragraph. */
  segments: TextSegment[]
  lines: TextLine[]
  /** The mark, placed on the first line's baseline, if the paragraph has one. */
  bulletRun?: GlyphRun
}

/** Text set to a width. */
export interface TextLayout {
  /** The width it was set to, in points. */
  measure: Points
  /** Width of its longest line. */
  width: Points
  /** Line heights and paragraph spaces added up. */
  height: Points
  paragraphs: LaidParagraph[]
}
