import PDFDocument from 'pdfkit'
import { pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { PdfImage } from './pdf-image.ts'

/** Files say nothing of when they were made: equal decks give equal bytes. */
const creationDate = new Date(Date.UTC(2000, 0, 1))
const producer = 'Slidewright'

/** A tagged PDF 1.7 of slide-sized pages without anything on it. */
export class DeckDocument extends PDFDocument {
  declare appendXML: (xml: string) => void
  /** Reads a PNG or JPEG file. */
  declare openImage: (data: Uint8Array) => PdfImage
  private readonly deckTitle: string

  constructor(title: string, language: string) {
    super({
      size: [pageWidth, pageHeight],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      autoFirstPage: false,
      // No standard font: all of ours are embedded.
      font: '',
      info: {
        Title: title,
        Producer: producer,
        Creator: producer,
        CreationDate: creationDate,
      },
    })
    this.deckTitle = title
  }

  /** In pdfkit's stead, which puts the title into the XML without escaping it. */
  _addInfo(): void {
    const description = (namespaces: string, content: string) =>
      this.appendXML(`<rdf:Description rdf:about="" ${namespaces}>${content}</rdf:Description>`)
    const title = escapeXml(this.deckTitle)
    const created = creationDate.toISOString().replace('.000Z', 'Z')
    description(
      'xmlns:dc="http://purl.org/dc/elements/1.1/"',
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>`,
    )
    description(
      'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
      `<xmp:CreateDate>${created}</xmp:CreateDate><xmp:CreatorTool>${producer}</xmp:CreatorTool>`,
    )
    description(
      'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
      `<pdf:Producer>${producer}</pdf:Producer>`,
    )
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
