/** What a presentation can be had as: a page to share, a PDF file, a PPTX file, a picture of each slide (zipped). */
export const exportFormats = ['link', 'pdf', 'ppt', 'png'] as const
export type ExportFormat = (typeof exportFormats)[number]
