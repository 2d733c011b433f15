import type { SourcedText } from '../sourced-text.ts'
import type { Block } from './block.ts'

/** The block with every text that a reader sees put through `change`; names of things that are not shown stay. */
export function mapBlockTexts(block: Block, change: (text: string) => string): Block {
  const line = <One extends SourcedText>(one: One): One => ({ ...one, text: change(one.text) })
  const optional = <Name extends string>(name: Name, text: string | undefined) =>
    (text === undefined ? {} : { [name]: change(text) }) as { [Key in Name]?: string }
  switch (block.kind) {
    case 'paragraph':
      return { ...block, paragraphs: block.paragraphs.map(line) }
    case 'bullets':
      return { ...block, items: block.items.map(line) }
    case 'steps':
      return {
        ...block,
        items: block.items.map((item) => ({ ...line(item), ...optional('head', item.head) })),
      }
    case 'timeline':
      return {
        ...block,
        items: block.items.map((item) => ({ ...line(item), date: change(item.date) })),
      }
    case 'comparison':
      return {
        ...block,
        sides: block.sides.map(line),
        rows: block.rows.map((row) => ({
          ...row,
          label: change(row.label),
          cells: row.cells.map(line),
        })),
        ...(block.verdict && {
          verdict: {
            ...line(block.verdict),
            label: change(block.verdict.label),
            ...optional('note', block.verdict.note),
          },
        }),
      }
    case 'stats':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...line(item),
          label: change(item.label),
          ...optional('note', item.note),
        })),
      }
    case 'quote':
      return {
        ...block,
        quote: line(block.quote),
        ...optional('name', block.name),
        ...optional('affiliation', block.affiliation),
      }
    case 'definition':
      return {
        ...block,
        items: block.items.map((item) => ({ ...line(item), term: change(item.term) })),
      }
    case 'cards':
      return {
        ...block,
        items: block.items.map((item) => ({
          ...line(item),
          head: change(item.head),
          ...optional('foot', item.foot),
        })),
      }
    case 'table':
      return {
        ...block,
        columns: block.columns.map((column) => ({ ...column, name: change(column.name) })),
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
      }
    case 'chart':
      return {
        ...block,
        categories: block.categories.map(change),
        series: block.series.map((series) => ({ ...series, name: change(series.name) })),
        ...(block.annotations && { annotations: block.annotations.map(change) }),
      }
    case 'image':
      return {
        ...block,
        alt: change(block.alt),
        ...optional('caption', block.caption),
        ...optional('credit', block.credit),
      }
    case 'code':
      return { ...block, code: line(block.code) }
    case 'agenda':
      return { ...block, items: block.items.map(line) }
  }
}
