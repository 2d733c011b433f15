import type { HtmlToken } from './html-tokens.ts'

/** The tables, by their tags' indices, that hold headings, lists or further tables, or that say so themselves. */
export function layoutTables(
  tokens: readonly HtmlToken[],
  closings: ReadonlyMap<number, number>,
): Set<number> {
  const layouts = new Set<number>()
  const open: number[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text') continue
    if (token.kind === 'end') {
      if (token.name === 'table') open.pop()
      continue
    }
    const around = open.at(-1)
    if (around !== undefined && /^(?:h[1-6]|ul|ol|table)$/.test(token.name)) layouts.add(around)
    if (token.name !== 'table' || !closings.has(index)) continue
    if (token.attributes.get('role') === 'presentation') layouts.add(index)
    open.push(index)
  }
  return layouts
}
