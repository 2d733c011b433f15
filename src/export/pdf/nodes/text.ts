import type { TextNode } from '../../../scene/node.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { eachGlyphRun, type PlacedRun, type PlacedText } from '../../../scene/text-position.ts'
import { drawGlyphRuns } from '../glyph-runs.ts'
import { drawArtifact, type PdfContext } from '../pdf-context.ts'

/** Draws a text and says what it is: the title a heading, marked paragraphs a list, furniture an artifact. */
export function drawText(context: PdfContext, node: TextNode): void {
  if (node.furniture) {
    drawArtifact(context, 'Pagination', () => drawPlainText(context, node))
    return
  }
  const { document, section } = context
  const draw = (runs: PlacedRun[]) => () => drawGlyphRuns(context, runs)
  let list: PDFKit.PDFStructureElement | undefined
  for (const { mark, words } of paragraphsOf(node)) {
    if (mark.length > 0) {
      if (!list) {
        list = document.struct('L')
        section.add(list)
      }
      const item = document.struct('LI')
      list.add(item)
      item.add(document.struct('Lbl', {}, draw(mark)))
      item.add(document.struct('LBody', spokenText(node.layout, words), draw(words)))
    } else if (words.length > 0) {
      list = undefined
      const type = node.placeholder === 'title' ? 'H1' : 'P'
      section.add(document.struct(type, spokenText(node.layout, words), draw(words)))
    }
  }
}

/** Draws a text inside whatever structure element is open. */
export function drawPlainText(context: PdfContext, text: PlacedText): void {
  const runs: PlacedRun[] = []
  eachGlyphRun(text, (run) => runs.push(run))
  drawGlyphRuns(context, runs)
}

/**
 * What is said in the stead of right-to-left glyphs, whose content stands in visual order (ISO 32000-1, 14.9.4): the
 * paragraphs that they belong to.
 */
export function spokenText(
  layout: TextLayout,
  runs: readonly Pick<PlacedRun, 'run' | 'paragraphIndex'>[],
): { actual?: string } {
  if (!runs.some(({ run }) => run.rightToLeft)) return {}
  const said = layout.paragraphs
    .filter((_, index) => runs.some(({ paragraphIndex }) => paragraphIndex === index))
    .map(({ segments }) => segments.map(({ text }) => text).join(''))
  return { actual: said.join(' ') }
}

function paragraphsOf(text: PlacedText): { mark: PlacedRun[]; words: PlacedRun[] }[] {
  const paragraphs: { mark: PlacedRun[]; words: PlacedRun[] }[] = []
  eachGlyphRun(text, (placed) => {
    let paragraph = paragraphs[placed.paragraphIndex]
    if (!paragraph) {
      paragraph = { mark: [], words: [] }
      paragraphs[placed.paragraphIndex] = paragraph
    }
    if (placed.isBullet) paragraph.mark.push(placed)
    else paragraph.words.push(placed)
  })
  // Paragraphs without a glyph leave holes.
  return paragraphs.filter((paragraph) => paragraph !== undefined)
}
