import { pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { Page, Scene } from '../../scene/scene.ts'
import { cleanText } from '../../typography/clean-text.ts'
import type { Typography } from '../../typography/typography.ts'
import { DeckDocument } from './deck-document.ts'
import { embedImages } from './document-images.ts'
import { drawNode } from './nodes/node.ts'
import { paintOutline } from './paint.ts'
import { DocumentFonts, drawArtifact, type PdfContext, type SlideTarget } from './pdf-context.ts'

const wholePage = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/**
 * A scene as a PDF: one page of 960 × 540 pt a slide, text as embedded subsets of the scene's fonts, selectable, with
 * bookmarks and tags. Equal scenes give equal bytes.
 */
export async function exportPdf(scene: Scene, typography: Typography): Promise<Uint8Array> {
  const document = new DeckDocument(cleanText(scene.title), scene.language)
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  const fonts = new DocumentFonts(document, typography)
  try {
    const images = await embedImages(document, scene)
    const slides = slideTargets(scene)
    const root = document.struct('Document')
    document.addStructure(root)
    for (const page of scene.pages) drawPage({ document, fonts, images, slides }, root, page)
    root.end()
    fonts.embed()
  } finally {
    fonts.close()
  }
  document.end()
  await finished
  return Buffer.concat(chunks)
}

function slideTargets(scene: Scene): Map<string, SlideTarget> {
  return new Map(
    scene.pages.map(({ slideId, title }, index) => [
      slideId,
      { destination: `slide-${index + 1}`, title: cleanText(title) },
    ]),
  )
}

function drawPage(
  shared: Omit<PdfContext, 'section'>,
  root: PDFKit.PDFStructureElement,
  page: Page,
): void {
  const { document } = shared
  document.addPage()
  const target = shared.slides.get(page.slideId)
  if (target) document.addNamedDestination(target.destination, 'Fit')
  const title = cleanText(page.title)
  const number = document.outline.children.length + 1
  // Without an explicit destination pdfkit's bookmarks scroll the page out of sight to the right.
  const bookmark: Parameters<typeof document.outline.addItem>[1] & { fit: boolean } = { fit: true }
  document.outline.addItem(title.trim() === '' ? String(number) : title, bookmark)
  const section = document.struct('Sect', title === '' ? {} : { title })
  root.add(section)
  const context = { ...shared, section }
  drawArtifact(context, 'Layout', () =>
    paintOutline(document, wholePage, { fill: page.background }, () =>
      document.rect(0, 0, pageWidth, pageHeight),
    ),
  )
  for (const node of page.nodes) drawNode(context, node)
  section.end()
}
