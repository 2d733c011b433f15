import type { ContentBlock } from '@modelcontextprotocol/server'
import type { FormatResultView } from '../schemas/format-result.ts'

type Formats = Readonly<Record<string, FormatResultView | undefined>>

/** How each format is shown among the resources of an answer. */
const kinds: Readonly<Record<string, { name: string; title: string; mimeType: string }>> = {
  link: { name: 'presentation.html', title: 'Page to share', mimeType: 'text/html' },
  pdf: { name: 'presentation.pdf', title: 'PDF file', mimeType: 'application/pdf' },
  ppt: {
    name: 'presentation.pptx',
    title: 'PowerPoint file',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
}

/** A link for each format that was completed. */
export function formatLinks(formats: Formats | null): ContentBlock[] {
  return Object.entries(formats ?? {}).flatMap(([format, result]) => {
    const kind = kinds[format]
    if (kind === undefined || result === undefined || result.url === null) return []
    const description = 'Opens without signing in, for 24 hours.'
    return [{ type: 'resource_link' as const, uri: result.url, ...kind, description }]
  })
}

/** A line for each format: its address, or what became of it. */
export function formatLines(formats: Formats | null): string[] {
  return Object.entries(formats ?? {}).flatMap(([format, result]) => {
    if (result === undefined) return []
    const { status, url, error } = result
    if (url !== null) return [`${format}: ${url} (valid for 24 hours)`]
    return [`${format}: ${status}${error === null ? '' : `: ${error}`}`]
  })
}
