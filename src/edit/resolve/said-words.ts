import { blockLines } from '../../author/variants/further-variants.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { wordsIn } from './words.ts'

/** Fewer words than this may be a name that a list cannot do without, though another line has it too. */
const leastWords = 4

/** What lines say, by their words. */
export class SaidWords {
  private readonly lines: Set<string>[] = []

  constructor(lines: readonly string[]) {
    this.add(...lines)
  }

  add(...lines: readonly string[]): void {
    this.lines.push(...lines.map((line) => new Set(wordsIn(line))))
  }

  /** Whether one of the lines has all words of another; a line without words is said. */
  has(line: string): boolean {
    const words = wordsIn(line)
    return words.length === 0 || this.lines.some((one) => words.every((word) => one.has(word)))
  }

  /** The block with what is not said yet: none of it where all is, else without its lines that are. */
  rest(block: Block): Block[] {
    const lines = blockLines(block)
    if (lines.length > 0 && lines.every((line) => this.has(line))) return []
    switch (block.kind) {
      case 'paragraph':
        return [{ ...block, paragraphs: block.paragraphs.filter((one) => this.isNew(one.text)) }]
      case 'bullets':
        // What stands below an item goes with it.
        return block.items.every((item) => item.level === 0)
          ? [{ ...block, items: block.items.filter((item) => this.isNew(item.text)) }]
          : [block]
      case 'stats':
        return [
          {
            ...block,
            items: block.items.filter((item) =>
              this.isNew([item.text, item.label, item.note].filter(Boolean).join(' ')),
            ),
          },
        ]
      case 'cards':
        return [
          {
            ...block,
            items: block.items.filter((item) =>
              this.isNew([item.head, item.text, item.foot].filter(Boolean).join(' ')),
            ),
          },
        ]
      default:
        return [block]
    }
  }

  private isNew(line: string): boolean {
    return wordsIn(line).length < leastWords || !this.has(line)
  }
}
