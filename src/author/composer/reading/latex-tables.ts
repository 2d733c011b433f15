import { gridBlocks } from './grid-blocks.ts'
import type { MappedText } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Rows that name the columns are no more than these. */
const mostHeads = 3

/** A table while it is read. */
export class LatexTable {
  /** Tables opened within its cells. */
  inner = 0
  private readonly rows: MappedText[][] = [[]]
  /** How many of the first rows stand over the line under the head; 0 while no such line was seen. */
  private head = 0

  closeCell(text: MappedText): void {
    this.rows.at(-1)?.push(text)
  }

  closeRow(text: MappedText): void {
    this.closeCell(text)
    this.rows.push([])
  }

  /** The line under the head: what stands over the first of them names the columns. */
  rule(): void {
    if (this.head === 0) this.head = this.filled().length
  }

  /** What the table says. */
  blocks(): SourceBlock[] {
    const rows = this.filled()
    return gridBlocks(rows, Math.min(Math.max(1, this.head), mostHeads, rows.length))
  }

  private filled(): MappedText[][] {
    return this.rows.filter((row) => row.some((cell) => cell.text !== ''))
  }
}
