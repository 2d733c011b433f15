/** What a presentation can be had as: a page to share, a PDF file, a PPTX file. */
export const exportFormats = ['link', 'pdf', 'ppt'] as const
export type ExportFormat = (typeof exportFormats)[number]
