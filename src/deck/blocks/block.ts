import { z } from 'zod'
import { marksProblem } from '../marks/mark.ts'
import type { SourceSpan } from '../sourced-text.ts'
import type { BlockStyle } from '../style.ts'
import type { BlockLine, ChangeOrigin } from './block-kind.ts'
import { type Block, type BlockKind, blockKinds, definitionOf } from './block-kinds.ts'
import type { ChangeText } from './printed-text.ts'

export type { Block, BlockKind } from './block-kinds.ts'

type BlockSchema = (typeof blockKinds)[keyof typeof blockKinds]['schema']

/** A block of any kind, whose marks are those of its texts. */
export const blockSchema = z
  .discriminatedUnion(
    'kind',
    Object.values(blockKinds).map(({ schema }) => schema) as [BlockSchema, ...BlockSchema[]],
  )
  .superRefine((block, context) => {
    mapBlockTexts(block, (printed) => {
      const problem = marksProblem(printed.text, printed.marks ?? [])
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
      return printed
    })
  })

/** The block as plain text: for transcripts, search and screen readers. */
export function blockPlainText(block: Block): string {
  return definitionOf(block).plainText(block)
}

/** The lines of a block, in its order. */
export function blockLines(block: Block): BlockLine[] {
  return definitionOf(block).lines(block)
}

/** Where everything in the block comes from, in the block's order; a span may come more than once. */
export function blockSources(block: Block): SourceSpan[] {
  return blockLines(block).flatMap((line) => line.sources)
}

/** The block with every text that a reader sees changed; names of things that are not shown stay. */
export function mapBlockTexts(block: Block, change: ChangeText): Block {
  return definitionOf(block).mapTexts(block, change)
}

/** The block with the origin of all of its words changed. */
export function mapBlockOrigins(block: Block, change: ChangeOrigin): Block {
  return definitionOf(block).mapOrigins(block, change)
}

/** They print program text, labels of data, or nothing of their own. */
const kindsWithoutStyle: readonly BlockKind[] = ['chart', 'code', 'image']

/** The style that all words of a block are set in, where it has one. */
export function styleOf(block: Block): BlockStyle | undefined {
  return 'style' in block ? block.style : undefined
}

/** The block with its words set so, or as its theme does; undefined where a block of its kind takes no style. */
export function withStyle(block: Block, style: BlockStyle | undefined): Block | undefined {
  if (kindsWithoutStyle.includes(block.kind)) return undefined
  const { style: _before, ...plain } = block as Block & { style?: BlockStyle }
  return (style === undefined ? plain : { ...plain, style }) as Block
}
