import type { Nodes, Root } from 'mdast'
import { parseMarkdown } from './parse-markdown.ts'

/** ">" and a number at the start of a line. */
const greater = /^[ \t]{0,3}>[ \t]?\p{Sc}?\d/u
/** The same of a line that goes on with what holds then: "> 60 min: €3.00", "> 4 h … 9.00". */
const withValue =
  /^[ \t]{0,3}>[ \t]?\p{Sc}?\d[\d.,'’ \u00a0\u202f]*[\p{L}\p{M}%°²³./ ]{0,16}(?:\s?[:：=–—-]|\.{2,}|…|\t| {2,})\s*\S/u
const less = /^[ \t]{0,3}[<≤][ \t]?\p{Sc}?\d/u
const quoted = /^[ \t]{0,3}>/

/** What stands for the sign while marks are read: a character that marks nothing, that no text has, and that is as long. */
const stand = '\ue0fe'

/**
 * The tree of a document in which the ">" of tariffs and limits ("> 60 min: €3.00", over or below "< 30 min: free") begins no quotation.
 * Those are lines that each begin with ">" and a number and say what holds then, or stand beside a line that begins with "<" and a number.
 */
export function parseWithComparisons(source: string): Root {
  const plain = withoutComparisons(source)
  const root = parseMarkdown(plain)
  if (plain === source) return root
  // Not recursive: quotes can be nested thousands deep.
  const open: Nodes[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('value' in node) node.value = node.value.replaceAll(stand, '>')
    if ('children' in node) for (const child of node.children) open.push(child)
  }
  return root
}

function withoutComparisons(input: string): string {
  if (!/^[ \t]{0,3}>[ \t]?\p{Sc}?\d/mu.test(input)) return input
  const lines = input.split('\n')
  for (let at = 0; at < lines.length; at++) {
    if (!quoted.test(lines[at] ?? '')) continue
    let end = at
    while (quoted.test(lines[end] ?? '')) end++
    const run = lines.slice(at, end)
    const isBeside = less.test(lines[at - 1] ?? '') || less.test(lines[end] ?? '')
    if (run.every((line) => withValue.test(line) || (isBeside && greater.test(line))))
      for (let index = at; index < end; index++)
        lines[index] = (lines[index] ?? '').replace('>', stand)
    at = end
  }
  return lines.join('\n')
}
