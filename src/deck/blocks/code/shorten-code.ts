import { withEllipsis } from '../../../text/cut-text.ts'
import type { Accepts, Shortened } from '../block-kind.ts'
import { largest, mostMeasured } from '../shorten-list.ts'
import type { CodeBlock } from './schema.ts'
import { linesOfCode } from './with-lines.ts'

/** The first lines of a listing that fit, as they are, else each cut short. */
export function shortenCode(
  block: CodeBlock,
  fits: Accepts<CodeBlock>,
): Shortened<CodeBlock> | undefined {
  const count = block.code.text.split('\n').length
  const upTo = (size: number, width: number): CodeBlock => {
    const some = linesOfCode(block, 0, size)
    const cut = some.code.text.split('\n').map((line) => withEllipsis(line, width))
    return { ...some, code: { ...some.code, text: cut.join('\n') } }
  }
  for (const width of [Number.POSITIVE_INFINITY, 160, 100, 60, 30, 10]) {
    const most = largest(Math.min(count, mostMeasured), (size) => fits(upTo(size, width)))
    if (most > 0) return { block: upTo(most, width) }
  }
  return undefined
}
