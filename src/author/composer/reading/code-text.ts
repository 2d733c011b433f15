import { allMatches } from '../../../text/all-matches.ts'
import { type MappedText, sliceMapped } from './mapped-text.ts'

const fence = /^[ \t]*(`{3,}|~{3,})[^\n]*$/u

/**
 * The listing inside a markdown code block as it stands in the source: without its fences, each line without the
 * indentation that all of them share. Markdown's indented block begins behind the indentation of its first line; a listing
 * of `wholeLines` has that too.
 */
export function codeText(block: MappedText, wholeLines = false): MappedText {
  let lines = linesOf(block)
  const mark = fence.exec(lines[0]?.text ?? '')?.[1]
  if (mark !== undefined) {
    const last = lines[lines.length - 1]?.text.trim() ?? ''
    const closed = lines.length > 1 && last.startsWith(mark) && fence.test(last)
    lines = lines.slice(1, closed ? -1 : undefined)
  }
  const whole = wholeLines || mark !== undefined
  while (lines[0]?.text.trim() === '') lines = lines.slice(1)
  while (lines[lines.length - 1]?.text.trim() === '') lines = lines.slice(0, -1)
  const indents = lines
    .filter((line) => line.text.trim() !== '')
    .slice(whole ? 0 : 1)
    .map((line) => /^[ \t]*/.exec(line.text)?.[0].length ?? 0)
  const shared = indents.reduce((least, one) => Math.min(least, one), indents[0] ?? 0)
  const cut = lines.map((line, index) => {
    const own = /^[ \t]*/.exec(line.text)?.[0].length ?? 0
    return sliceMapped(line, !whole && index === 0 ? own : Math.min(shared, own))
  })
  return joinLines(cut)
}

function linesOf(block: MappedText): MappedText[] {
  const lines: MappedText[] = []
  let from = 0
  for (const match of allMatches(block.text, /\r\n?|\n|$/g)) {
    lines.push(sliceMapped(block, from, match.index))
    from = match.index + match[0].length
  }
  return lines
}

/** Joined by line breaks; empty lines stay. */
function joinLines(lines: readonly MappedText[]): MappedText {
  let text = ''
  const offsets: number[] = []
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      text += '\n'
      offsets.push(offsets[offsets.length - 1] ?? line.offsets[0] ?? 0)
    }
    text += line.text
    for (const offset of line.offsets) offsets.push(offset)
  }
  return { text, offsets }
}
