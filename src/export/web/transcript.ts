import type { SceneNode, TableNode } from '../../scene/node.ts'
import type { Page } from '../../scene/scene.ts'
import type { LaidParagraph, TextLayout } from '../../scene/text.ts'

/** A slide's content as a reader hears it. Texts are plain; whoever writes them escapes them. */
export type TranscriptPart =
  | { kind: 'paragraph'; text: string; direction: 'ltr' | 'rtl' }
  | { kind: 'list'; ordered: boolean; items: { text: string; direction: 'ltr' | 'rtl' }[] }
  | { kind: 'table'; description: string; head: string[]; rows: string[][] }
  | { kind: 'chart'; description: string }

function paragraphText(paragraph: LaidParagraph): string {
  return paragraph.segments
    .map((segment) => segment.text)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
}

function layoutText(layout: TextLayout): string {
  return layout.paragraphs.map(paragraphText).filter(Boolean).join(' ')
}

const countingMark = /^\p{Nd}+[.)]?$/u

function textParts(layout: TextLayout): TranscriptPart[] {
  const parts: TranscriptPart[] = []
  for (const paragraph of layout.paragraphs) {
    const text = paragraphText(paragraph)
    if (text === '') continue
    const { direction, specification } = paragraph
    const mark = specification.bullet?.character
    if (mark === undefined) {
      parts.push({ kind: 'paragraph', text, direction })
      continue
    }
    const ordered = countingMark.test(mark)
    const last = parts.at(-1)
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push({ text, direction })
    else parts.push({ kind: 'list', ordered, items: [{ text, direction }] })
  }
  return parts
}

function tablePart(table: TableNode): TranscriptPart {
  const [head = [], ...rows] = table.rows.map((row) =>
    row.cells.map((cell) => layoutText(cell.layout)),
  )
  return { kind: 'table', description: table.description, head, rows }
}

function nodeParts(node: SceneNode): TranscriptPart[] {
  switch (node.kind) {
    case 'shape':
      return []
    case 'text':
      // The title is the slide's heading; the deck's name and the number would be said on every slide.
      return node.placeholder === 'title' || node.furniture ? [] : textParts(node.layout)
    case 'table':
      return [tablePart(node)]
    case 'chart':
      return [{ kind: 'chart', description: node.description }]
  }
}

/** What is on a page besides its title, in the order of its nodes; neighbouring items become one list. */
export function pageTranscript(page: Page): TranscriptPart[] {
  return page.nodes.flatMap(nodeParts)
}
