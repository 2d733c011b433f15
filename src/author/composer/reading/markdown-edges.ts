import type { RootContent } from 'mdast'
import { detectLanguage } from '../../language-detection.ts'
import { splitSentences } from '../language/sentences.ts'
import { documentHead } from './document-head.ts'
import { edgeRole } from './edge-roles.ts'
import type { MappedText } from './mapped-text.ts'
import { headingText, type OutlineHeading } from './outline-lines.ts'
import { headingLevel } from './plain-headings.ts'
import type { SourceBlock } from './source-block.ts'
import { isBlank, readLines } from './text-lines.ts'

/** Whether nothing but footnotes stands behind. */
export function isLast(next: RootContent | undefined): boolean {
  return next === undefined || next.type === 'footnoteDefinition'
}

/** Words of what stands in italics below a title. */
export const bylineWords = 45

/** The first sentence for the cover, what is remarked for the notes, the others as they are. */
export function readByline(text: MappedText): SourceBlock[] {
  const language = detectLanguage(text.text).tag
  return splitSentences(text, language).map((sentence, index): SourceBlock => {
    const isRemark = edgeRole(sentence.text, () => language) === 'remark'
    if (isRemark || index === 0)
      return { kind: 'margin', place: isRemark ? 'notes' : 'cover', text: sentence }
    return { kind: 'paragraph', text: sentence, lead: 0 }
  })
}

/** Paragraphs that may stand over a title. */
const mostOver = 3

/** Where the heading of the highest level stands below no more than a few paragraphs; -1 for none. */
export function titleAt(nodes: readonly RootContent[]): number {
  const at = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1)
  const over = nodes.slice(0, Math.max(0, at))
  return over.length <= mostOver && over.every(({ type }) => type === 'paragraph') ? at : -1
}

/** The lines of a text that are headings as plain text shows them, by where they begin. */
export function plainNames(source: string, base: number): Map<number, OutlineHeading> {
  const lines = readLines(source, base, source.length)
  const title = documentHead(lines)?.title?.at
  return new Map(
    lines.flatMap((line, at): [number, OutlineHeading][] => {
      const level = at === title ? 1 : headingLevel(lines, at)
      const end = line.start + line.text.trimEnd().length
      return level === 0 || isBlank(line)
        ? []
        : [
            [
              line.start,
              { level: at === title ? 1 : Math.max(level, 2), text: headingText(line), end },
            ],
          ]
    }),
  )
}
