import { isSummaryLabel } from '../language/heading-words.ts'
import { emptyMappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/**
 * Blocks in which a paragraph before the first section that says under a label what the text comes to ("In short: …", "Short version. …") is a section of
 * its own, called by that label.
 */
export function withSummaryHeadings(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sections = blocks.findIndex(({ kind }, at) => kind === 'heading' && at > 0)
  const end = sections < 0 ? blocks.length : sections
  return blocks.flatMap((block, at): SourceBlock[] => {
    if (block.kind !== 'paragraph' || at >= end) return [block]
    // "In short: …", "Short version. …"
    const lead =
      block.lead || (/^[^.。!?:：]{2,40}[.。](?=\s|\p{Lo})/u.exec(block.text.text)?.[0].length ?? 0)
    if (lead === 0) return [block]
    const label = trimMapped(sliceMapped(block.text, 0, lead))
    const text = trimMapped(sliceMapped(block.text, lead))
    const bare = sliceMapped(label, 0, label.text.replace(/[\s:：.。]+$/u, '').length)
    if (text.text === '' || !isSummaryLabel(bare.text)) return [block]
    const next = blocks[at + 1]
    const goesOn = next !== undefined && next.kind !== 'heading' && next.kind !== 'margin'
    return [
      { kind: 'heading', level: 2, text: bare },
      { ...block, text, lead: 0 },
      ...(goesOn ? [{ kind: 'heading', level: 2, text: emptyMappedText } as const] : []),
    ]
  })
}
