import type { Block } from '../../src/deck/blocks/block.ts'
import { cleanCode, cleanLine } from '../../src/design/text-cleaning.ts'
import { sentences } from '../../src/text/sentences.ts'

/** Everything of a block that a reader must find again, on a slide or in its notes: texts that are never divided. */
export function blockTexts(block: Block, language: string): string[] {
  return rawTexts(block, language).map(bareText).filter(Boolean)
}

/** A text without white space, which setting may change. */
export function bareText(text: string): string {
  return cleanLine(text).replace(/[\s\u00a0\u202f]+/g, '')
}

const shows = (...texts: (string | undefined)[]) =>
  texts.some((text) => bareText(text ?? '') !== '')

function rawTexts(block: Block, language: string): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.flatMap((one) => sentences(one.text, language))
    case 'bullets':
    case 'agenda':
      return block.items.map((item) => item.text)
    case 'steps':
      return block.items.flatMap((item) => [item.head ?? '', item.text])
    case 'timeline':
      return block.items.flatMap((item) => [item.date, item.text])
    case 'definition':
      return block.items.flatMap((item) => [item.term, item.text])
    // An item with nothing but a foot, a note or an attribution says nothing and is left out.
    case 'cards':
      return block.items
        .filter((item) => shows(item.head, item.text))
        .flatMap((item) => [item.head, item.text, item.foot ?? ''])
    case 'stats':
      return block.items
        .filter((item) => shows(item.prefix ?? '', item.text, item.suffix ?? '', item.label))
        .flatMap((item) => [
          item.prefix ?? '',
          item.text,
          item.suffix ?? '',
          item.label,
          item.note ?? '',
        ])
    case 'quote':
      return shows(block.quote.text)
        ? [block.quote.text, block.name ?? '', block.affiliation ?? '']
        : []
    case 'comparison':
      return [
        ...block.sides.flatMap(({ text, items = [] }) => [text, ...items.map((one) => one.text)]),
        ...block.rows
          .filter((row) => shows(...row.cells.map((cell) => cell.text)))
          .flatMap((row) => [row.label, ...row.cells.map((cell) => cell.text)]),
        ...(block.verdict && shows(block.verdict.text)
          ? [block.verdict.label, block.verdict.text, block.verdict.note ?? '']
          : []),
      ]
    case 'table':
      return [...block.columns.map((one) => one.name), ...block.rows.flatMap((row) => row.cells)]
    case 'image':
      return [block.caption ?? '', block.credit ?? '']
    case 'code':
      return cleanCode(block.code.text).lines
    case 'chart':
      return []
  }
}
