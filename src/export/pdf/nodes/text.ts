import { turnedBounds } from '../../../scene/geometry.ts'
import type { TextNode } from '../../../scene/node.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { eachGlyphRun, type PlacedRun, type PlacedText } from '../../../scene/text-position.ts'
import { drawGlyphRuns } from '../glyph-runs.ts'
import { drawArtifact, type PdfContext, type SlideTarget } from '../pdf-context.ts'

/** Draws a text and says what it is: the title a heading, marked paragraphs a list, furniture an artifact. */
export function drawText(context: PdfContext, node: TextNode): void {
  if (node.furniture) {
    drawArtifact(context, 'Pagination', () => drawPlainText(context, node))
    return
  }
  const { document, section } = context
  const target = node.link && context.slides.get(node.link.slideId)
  let parts = 0
  const draw = (runs: PlacedRun[]) => () =>
    drawTurned(document, node, () => drawGlyphRuns(context, runs))
  const addWords = (parent: PDFKit.PDFStructureElement, type: string, words: PlacedRun[]) => {
    const spoken = spokenText(node.layout, words)
    if (target) {
      const element = document.struct(type)
      parent.add(element)
      const link = document.struct('Link', spoken)
      element.add(link)
      link.add(draw(words))
      // The whole box answers to a click, as the area of the first paragraph.
      if (parts === 0) addLinkArea(document, node, target, link)
    } else {
      const element = document.struct(type, spoken)
      parent.add(element)
      for (const stretch of stretchesOf(words)) addStretch(context, element, stretch, draw(stretch))
    }
    parts += 1
  }
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
      addWords(item, 'LBody', words)
    } else if (words.length > 0) {
      list = undefined
      addWords(section, node.placeholder === 'title' ? 'H1' : 'P', words)
    }
  }
}

/** Draws a text inside whatever structure element is open. */
export function drawPlainText(
  context: PdfContext,
  text: PlacedText & Pick<TextNode, 'rotation'>,
): void {
  const runs: PlacedRun[] = []
  eachGlyphRun(text, (run) => runs.push(run))
  drawTurned(context.document, text, () => drawGlyphRuns(context, runs))
}

/** Words in stretches that lead to one place each, or nowhere. */
function stretchesOf(words: readonly PlacedRun[]): PlacedRun[][] {
  const stretches: PlacedRun[][] = []
  for (const placed of words) {
    const last = stretches.at(-1)
    if (last && last[0]?.run.link === placed.run.link) last.push(placed)
    else stretches.push([placed])
  }
  return stretches
}

/** Adds words to a structure element; those that lead somewhere as a link whose area answers to a click. */
function addStretch(
  { document, slides }: PdfContext,
  element: PDFKit.PDFStructureElement,
  words: readonly PlacedRun[],
  draw: () => void,
): void {
  const link = words[0]?.run.link
  const target = link && 'slideId' in link ? slides.get(link.slideId) : undefined
  if (link === undefined || (target === undefined && !('url' in link))) {
    element.add(draw)
    return
  }
  const own = document.struct('Link')
  element.add(own)
  own.add(draw)
  const address = 'url' in link ? link.url : undefined
  const annotation: object = {
    structParent: own,
    Contents: new String(address ?? target?.title ?? ''),
  }
  for (const { run, x, baseline } of words) {
    const [y, height] = [baseline - run.size * 0.8, run.size * 1.05]
    if (address !== undefined) document.link(x, y, run.width, height, address, annotation)
    else if (target) document.goTo(x, y, run.width, height, target.destination, annotation)
  }
}

function drawTurned(
  document: PDFKit.PDFDocument,
  { box, rotation }: Pick<TextNode, 'box' | 'rotation'>,
  draw: () => void,
): void {
  if (!rotation) {
    draw()
    return
  }
  document.save()
  document.rotate(rotation, { origin: [box.x + box.width / 2, box.y + box.height / 2] })
  draw()
  document.restore()
}

/** Makes a text's box answer to a click, on behalf of a link of the structure (ISO 32000-1, 14.8.4.4.2). */
function addLinkArea(
  document: PDFKit.PDFDocument,
  node: TextNode,
  target: SlideTarget,
  link: PDFKit.PDFStructureElement,
): void {
  const { x, y, width, height } = turnedBounds(node.box, node.rotation)
  // pdfkit's types do not know that annotations can have a place in the structure.
  const annotation: object = { structParent: link, Contents: new String(target.title) }
  document.goTo(x, y, width, height, target.destination, annotation)
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
