/** What a presentation can be had as: a page to share, a PDF file, a PPTX file, a picture of each slide (zipped). */
export const exportFormats = ['link', 'pdf', 'ppt', 'png'] as const
export type ExportFormat = (typeof exportFormats)[number]

const names: Record<ExportFormat, string> = {
  link: 'share link',
  pdf: 'PDF file',
  ppt: 'PowerPoint file',
  png: 'PNG images',
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Formats in words: "the PDF file and the share link". */
export function formatsInWords(formats: readonly ExportFormat[]): string {
  return listed.format(formats.map((format) => `the ${names[format]}`))
}
