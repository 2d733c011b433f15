import type { Point, Points } from '../../scene/geometry.ts'
import type { Glyph, GlyphRun } from '../../scene/text.ts'
import type { PlacedRun } from '../../scene/text-position.ts'
import { textRules } from '../../scene/text-rules.ts'
import { type EmbeddedFont, hex16 } from './embedded-font.ts'
import type { PdfContext } from './pdf-context.ts'
import type { ComposedGlyph, SubsetGlyph } from './truetype-file.ts'

/** Smallest correction of a pen's position that is written, in thousandths of the size. */
const correctionThreshold = 0.2

/** Most characters that a glyph is read as: poppler takes no more than 250 digits in an entry of a ToUnicode map. */
const longestReading = 30

/** Most glyphs that are composed into one; a pile of more marks is drawn one by one. */
const mostParts = 64

/*
 * What is read: each glyph has the text of its cluster. Readers take glyphs from the left, then reverse what belongs to
 * a right-to-left script, some of them within the text of one glyph too; there each glyph stands for one character, and
 * the others of its cluster (marks, the second letter of a ligature) belong to empty glyphs before it.
 */

/**
 * Draws shaped text: the glyphs that the typography room chose, each where it said. Where a line was broken at a space,
 * the space is there to be read, though it takes no room: words must not run together (ISO 32000-1, 14.8.2.5).
 */
export function drawGlyphRuns(context: PdfContext, placed: readonly PlacedRun[]): void {
  for (const { run, x, baseline, line, lineIndex, paragraph, isBullet } of placed) {
    const brokenAtSpace =
      !isBullet && lineIndex < paragraph.lines.length - 1 && /\s$/.test(line.text)
    const endsLine = run === line.runs[paragraph.direction === 'ltr' ? line.runs.length - 1 : 0]
    drawGlyphRun(context, run, { x, y: baseline }, brokenAtSpace && endsLine, paragraph.direction)
    for (const rule of textRules(run, x, baseline))
      context.document.rect(rule.x, rule.y, rule.width, rule.height).fill(run.color)
  }
}

function drawGlyphRun(
  context: PdfContext,
  run: GlyphRun,
  origin: Point,
  withSpace: boolean,
  direction: 'ltr' | 'rtl',
): void {
  if (!isDrawable(run, origin)) return
  const { document } = context
  const font = context.fonts.use(run.font)
  document.fillColor(run.color)
  // Page coordinates grow downwards, text coordinates upwards.
  const start = `BT /${font.id} ${decimal(run.size)} Tf 1 0 0 -1 ${decimal(origin.x)} ${decimal(origin.y)} Tm`
  const writer = new GlyphWriter(font, run.size)
  if (withSpace && direction === 'rtl') writer.drawNothing(' ')
  for (const { glyphs, text } of clustersOf(run)) {
    const [read = '', ...others] = readings(text, run.rightToLeft)
    if (run.rightToLeft) for (const other of others.reverse()) writer.drawNothing(other)
    const composed = glyphs.length > 1 ? compose(glyphs, run, font.unitsPerEm) : undefined
    if (composed) writer.draw(composed.glyph, composed, read)
    else
      glyphs.forEach((glyph, index) => {
        writer.draw(glyph.id, glyph, index === 0 ? read : '')
      })
    if (!run.rightToLeft) for (const other of others) writer.drawNothing(other)
  }
  if (withSpace && direction === 'ltr') writer.drawNothing(' ')
  document.addContent([start, ...writer.operators(), 'ET'].join('\n'))
}

/** What a cluster's glyphs are read as, one after another. */
function readings(text: string, rightToLeft: boolean): string[] {
  if (text.length === 1) return [text]
  const characters = [...text]
  if (rightToLeft) return characters
  const parts: string[] = []
  for (let start = 0; start < characters.length; start += longestReading)
    parts.push(characters.slice(start, start + longestReading).join(''))
  return parts
}

/** Numbers that no page can show would make the whole page unreadable. */
function isDrawable(run: GlyphRun, origin: Point): boolean {
  const isSane = (value: number) => Math.abs(value) < 1e6
  return (
    run.size > 0 &&
    [run.size, origin.x, origin.y].every(isSane) &&
    run.glyphs.every(
      ({ advance, xOffset, yOffset }) => isSane(advance) && isSane(xOffset) && isSane(yOffset),
    )
  )
}

/** The glyphs of a cluster as one; undefined where a font could not hold it. */
function compose(
  glyphs: readonly Glyph[],
  run: GlyphRun,
  unitsPerEm: number,
): (Pick<Glyph, 'advance' | 'xOffset' | 'yOffset'> & { glyph: ComposedGlyph }) | undefined {
  if (glyphs.length > mostParts) return undefined
  const units = (points: number) => Math.round((points * unitsPerEm) / run.size)
  let pen = 0
  const parts = glyphs.map(({ id, advance, xOffset, yOffset }) => {
    const part = { glyphId: id, x: units(pen + xOffset), y: units(yOffset) }
    pen += advance
    return part
  })
  const advance = units(pen - run.tracking)
  const fits = parts.every(({ x, y }) => Math.abs(x) < 0x4000 && Math.abs(y) < 0x4000)
  if (!fits || advance < 0 || advance > 0xffff) return undefined
  return { glyph: { parts, advance }, advance: pen, xOffset: 0, yOffset: 0 }
}

/** Glyphs of one cluster, in visual order, and the text that they stand for: clusters run as their text does. */
function clustersOf({ glyphs, text, rightToLeft }: GlyphRun): { glyphs: Glyph[]; text: string }[] {
  const clusters: { glyphs: Glyph[]; text: string }[] = []
  let before = text.length
  for (let first = 0; first < glyphs.length; ) {
    const start = glyphs[first]?.cluster ?? 0
    let next = first + 1
    while (glyphs[next]?.cluster === start) next += 1
    const end = rightToLeft ? before : (glyphs[next]?.cluster ?? text.length)
    clusters.push({ glyphs: glyphs.slice(first, next), text: text.slice(start, end) })
    before = start
    first = next
  }
  return clusters
}

/** Writes text operators; keeps track of where the viewer's pen is. */
class GlyphWriter {
  private readonly font: EmbeddedFont
  private readonly size: Points
  private readonly written: string[] = []
  private operands: string[] = []
  private codes = ''
  private rise = 0
  /** Where the next glyph should stand, and where the viewer's pen is: thousandths of the size. */
  private target = 0
  private pen = 0

  constructor(font: EmbeddedFont, size: Points) {
    this.font = font
    this.size = size
  }

  /** Draws a glyph at the pen, and moves the pen by its advance. */
  draw(
    drawn: SubsetGlyph,
    glyph: Pick<Glyph, 'advance' | 'xOffset' | 'yOffset'>,
    text: string,
  ): void {
    const scale = 1000 / this.size
    if (glyph.yOffset !== this.rise) {
      this.flush()
      this.rise = glyph.yOffset
      this.written.push(`${decimal(this.rise)} Ts`)
    }
    const correction = Math.round((this.target + glyph.xOffset * scale - this.pen) * 100) / 100
    if (Math.abs(correction) >= correctionThreshold) {
      this.endCodes()
      this.operands.push(decimal(-correction))
      this.pen += correction
    }
    const code = this.font.code(drawn, text)
    this.codes += hex16(code)
    this.pen += this.font.width(code)
    this.target += glyph.advance * scale
  }

  /** Something that is read, but neither seen nor taking room. */
  drawNothing(text: string): void {
    this.draw({ parts: [], advance: 0 }, { advance: 0, xOffset: 0, yOffset: 0 }, text)
  }

  /** All that was drawn, an operator with its operands a line. */
  operators(): readonly string[] {
    this.flush()
    return this.written
  }

  private flush(): void {
    this.endCodes()
    if (this.operands.length > 0) this.written.push(`[${this.operands.join('')}] TJ`)
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
