import { placeOf, type SourceBlock } from './source-block.ts'

/** Characters between the end of a line and what the first item of a list says: a line break, an indent and a mark. */
const longestGap = 12

/** Blocks whose lists know whether they begin in the line below a paragraph, which then leads to them. */
export function withLinesAbove(blocks: readonly SourceBlock[], input: string): SourceBlock[] {
  return blocks.map((block, index) => {
    const before = blocks[index - 1]
    if (block.kind !== 'list' || before?.kind !== 'paragraph') return block
    const [end, place] = [before.text.offsets.at(-1), placeOf(block)]
    if (end === undefined || place === undefined || place - end > longestGap) return block
    const breaks = input.slice(end, place).match(/\n/g)?.length
    return breaks === 1 ? { ...block, isBelowLine: true } : block
  })
}
