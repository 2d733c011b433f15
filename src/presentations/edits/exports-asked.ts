import type { ExportFormat } from '../export-format.ts'

const names: Record<ExportFormat, string> = {
  link: 'share link',
  pdf: 'PDF file',
  ppt: 'PowerPoint file',
  png: 'PNG images',
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** What an edit did that asked for files alone: "Asked for the PDF file and the share link." */
export function exportsAsked(formats: readonly ExportFormat[]): string {
  return `Asked for ${listed.format(formats.map((format) => `the ${names[format]}`))}.`
}
