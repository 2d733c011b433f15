import type { Points } from '../../scene/geometry.ts'
import type { Glyph, GlyphRun } from '../../scene/text.ts'
import type { PlacedRun } from '../../scene/text-position.ts'
import { type EmbeddedFont, hex16, utf16Hex } from './embedded-font.ts'
import type { PdfContext } from './pdf-context.ts'

/** Smallest correction of a pen's position that is written, in thousandths of the size. */
const correctionThreshold = 0.2

/** Draws shaped text: the glyphs that the typography room chose, each where it said. */
export function drawGlyphRuns(context: PdfContext, placed: readonly PlacedRun[]): void {
  for (const { run, x, baseline } of placed) drawGlyphRun(context, run, x, baseline)
}

function drawGlyphRun(context: PdfContext, run: GlyphRun, x: Points, baseline: Points): void {
  const { document } = context
  const font = context.fonts.use(run.font)
  document.fillColor(run.color)
  // Page coordinates grow downwards, text coordinates upwards.
  document.addContent(
    `BT /${font.id} ${decimal(run.size)} Tf 1 0 0 -1 ${decimal(x)} ${decimal(baseline)} Tm`,
  )
  const writer = new GlyphWriter(document, font, run.size)
  for (const { glyphs, text } of clustersOf(run)) {
    const composed = glyphs.length > 1
    if (composed) writer.beginSpan(text)
    const texts = glyphTexts(glyphs.length, text, run.rightToLeft)
    glyphs.forEach((glyph, index) => {
      writer.draw(glyph, texts[index] as string)
    })
    if (composed) writer.endSpan()
  }
  writer.flush()
  document.addContent('ET')
}

/** Glyphs of one cluster, in visual order, and the text that they stand for. */
function clustersOf(run: GlyphRun): { glyphs: Glyph[]; text: string }[] {
  const starts = [...new Set(run.glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? run.text.length]))
  const clusters: { glyphs: Glyph[]; text: string }[] = []
  let current = -1
  for (const glyph of run.glyphs) {
    if (glyph.cluster !== current) {
      current = glyph.cluster
      clusters.push({ glyphs: [], text: run.text.slice(current, ends.get(current)) })
    }
    clusters[clusters.length - 1]?.glyphs.push(glyph)
  }
  return clusters
}

/**
 * What each glyph of a cluster reads as, for viewers that do not know ActualText: character by character where that
 * is plain, else all of the text at the first glyph.
 */
function glyphTexts(count: number, text: string, rightToLeft: boolean): string[] {
  const characters = [...text]
  if (count === characters.length && count > 1)
    return rightToLeft ? characters.reverse() : characters
  return Array.from({ length: count }, (_, index) => (index === 0 ? text : ''))
}

/** Writes text operators; keeps track of where the viewer's pen is. */
class GlyphWriter {
  private readonly document: PDFKit.PDFDocument
  private readonly font: EmbeddedFont
  private readonly size: Points
  private operands: string[] = []
  private codes = ''
  private rise = 0
  /** Where the next glyph should stand, and where the viewer's pen is: thousandths of the size. */
  private target = 0
  private pen = 0

  constructor(document: PDFKit.PDFDocument, font: EmbeddedFont, size: Points) {
    this.document = document
    this.font = font
    this.size = size
  }

  draw(glyph: Glyph, text: string): void {
    const scale = 1000 / this.size
    if (glyph.yOffset !== this.rise) {
      this.flush()
      this.rise = glyph.yOffset
      this.document.addContent(`${decimal(this.rise)} Ts`)
    }
    const correction = Math.round((this.target + glyph.xOffset * scale - this.pen) * 100) / 100
    if (Math.abs(correction) >= correctionThreshold) {
      this.endCodes()
      this.operands.push(decimal(-correction))
      this.pen += correction
    }
    const code = this.font.code(glyph.id, text)
    this.codes += hex16(code)
    this.pen += this.font.width(code)
    this.target += glyph.advance * scale
  }

  /** What is drawn until `endSpan` reads as `text` (ISO 32000-1, 14.9.4). */
  beginSpan(text: string): void {
    this.flush()
    this.document.addContent(`/Span <</ActualText <feff${utf16Hex(text)}>>> BDC`)
  }

  endSpan(): void {
    this.flush()
    this.document.addContent('EMC')
  }

  flush(): void {
    this.endCodes()
    if (this.operands.length > 0) this.document.addContent(`[${this.operands.join('')}] TJ`)
    this.operands = []
  }

  private endCodes(): void {
    if (this.codes !== '') this.operands.push(`<${this.codes}>`)
    this.codes = ''
  }
}

/** A number as PDF writes it: no exponent, at most three decimals. */
function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
