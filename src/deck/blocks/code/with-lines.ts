import type { CodeBlock } from './schema.ts'

/** The listing with some of its lines, from the 0-based `from` up to `to`: they keep their numbers and their highlights. */
export function linesOfCode(block: CodeBlock, from: number, to: number): CodeBlock {
  const { firstLine = 1, highlightedLines, ...rest } = block
  const lines = block.code.text.split('\n').slice(from, to)
  const first = firstLine + from
  const kept = highlightedLines?.filter((line) => line >= first && line < first + lines.length)
  return {
    ...rest,
    code: { ...block.code, text: lines.join('\n') },
    ...(first > 1 && { firstLine: first }),
    ...(kept?.length && { highlightedLines: kept }),
  }
}

/**
 * The listing with another text. Highlights go with their lines: to where the same lines stand now; of lines that were
 * written anew, as many as there were, each keeps its own; those of lines that are gone go too.
 */
export function withCodeText(block: CodeBlock, text: string): CodeBlock {
  const { highlightedLines, ...rest } = block
  const changed = { ...rest, code: { ...block.code, text } }
  if (highlightedLines === undefined) return changed
  const first = block.firstLine ?? 1
  const places = newPlaces(block.code.text.split('\n'), text.split('\n'))
  const kept = highlightedLines.flatMap((line) => {
    const place = places[line - first]
    return place === undefined ? [] : [place + first]
  })
  return kept.length === 0 ? changed : { ...changed, highlightedLines: kept }
}

/** Where each of some lines stands among others: lines that are alike at both ends are the same, and so are as many between. */
function newPlaces(old: readonly string[], now: readonly string[]): (number | undefined)[] {
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  const room = Math.min(old.length, now.length) - start
  while (end < room && old.at(-1 - end) === now.at(-1 - end)) end++
  const moved = now.length - old.length
  return old.map((line, index) => {
    if (index < start) return index
    if (index >= old.length - end) return index + moved
    if (moved === 0) return index
    const found = now.indexOf(line, start)
    return found >= 0 && found < now.length - end ? found : undefined
  })
}
