import { partsOfPayload } from '../payload-list.ts'
import { Unfit } from '../world.ts'

/** @throws {Unfit} where there are more cells than columns. */
export function cellsOf(text: string, columns: number): string[] {
  const cells = partsOfPayload(text)
  if (cells.length > columns) throw new Unfit()
  return Array.from({ length: columns }, (_, at) => cells[at] ?? '')
}

/** An item of a list: where it has two parts, what stands before the dash or colon is the first. */
export function itemOf(
  kind: string,
  text: string,
  column: number | undefined,
): string | { text: string; [part: string]: unknown } {
  const pair = /^(.{1,80}?)\s*(?:\s[–—-]\s|:\s)\s*(.+)$/su.exec(text)
  const [, first = '', second = ''] = pair ?? []
  switch (kind) {
    case 'comparison':
      return { text, side: column ?? 0 }
    case 'steps':
    case 'cards':
      return pair
        ? { head: first, text: second }
        : kind === 'cards'
          ? { head: text, text: '' }
          : text
    case 'timeline': {
      const dated = pair ?? /^(\d\S*)\s+(.+)$/su.exec(text)
      if (dated === null) throw new Unfit()
      return { date: dated[1] ?? '', text: dated[2] ?? '' }
    }
    case 'stats':
      if (pair === null) throw new Unfit()
      return { text: first, label: second }
    case 'definition':
      if (pair === null) throw new Unfit()
      return { term: first, text: second }
    default:
      return text
  }
}
