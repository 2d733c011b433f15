import type { FontReference } from '../../scene/text.ts'
import type { Typography } from '../../typography/typography.ts'
import { EmbeddedFont } from './embedded-font.ts'
import type { PdfImage } from './pdf-image.ts'

/** The fonts of one document, made when first drawn with. */
export class DocumentFonts {
  private readonly document: PDFKit.PDFDocument
  private readonly typography: Typography
  private readonly fonts = new Map<string, EmbeddedFont>()
  private readonly all: EmbeddedFont[] = []

  constructor(document: PDFKit.PDFDocument, typography: Typography) {
    this.document = document
    this.typography = typography
  }

  /** The font of a face, made known to the current page. */
  use(face: FontReference): EmbeddedFont {
    const key = `${face.family}/${face.weight}/${face.italic}`
    let font = this.fonts.get(key)
    if (!font || font.full) {
      font = new EmbeddedFont(this.document, this.typography.face(face), this.all.length)
      this.fonts.set(key, font)
      this.all.push(font)
    }
    this.document.page.fonts[font.id] = font.reference
    return font
  }

  /** Writes all fonts into the document. */
  embed(): void {
    for (const font of this.all) font.embed()
  }

  /** Releases the fonts' files. */
  close(): void {
    for (const font of this.all) font.close()
  }
}

/** A slide as the aim of links: the name of the destination, and what the link says. */
export interface SlideTarget {
  destination: string
  title: string
}

/** What drawing a page needs. Drawing happens on the document's current page. */
export interface PdfContext {
  document: PDFKit.PDFDocument
  fonts: DocumentFonts
  /** The scene's pictures by their ids. */
  images: ReadonlyMap<string, PdfImage>
  /** Where a link to a slide leads, by the slides' ids. */
  slides: ReadonlyMap<string, SlideTarget>
  /** The page's element of the structure tree. */
  section: PDFKit.PDFStructureElement
}

/** Draws something that means nothing to a reader: screen readers pass over it (ISO 32000-1, 14.8.2.2). */
export function drawArtifact(
  context: PdfContext,
  type: 'Layout' | 'Pagination',
  draw: () => void,
): void {
  context.document.markContent('Artifact', { type })
  draw()
  context.document.endMarkedContent()
}
