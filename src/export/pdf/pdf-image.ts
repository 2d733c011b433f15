/** A picture as pdfkit holds it: its resource name on the pages and, once embedded, its object. */
export interface PdfImage {
  label: string
  obj: PDFKit.PDFKitReference | null
  embed(document: PDFKit.PDFDocument): void
  /** Of PNG files: called once the object is written, which for those with transparency is later than `embed`. */
  finalize?: () => void
}
