import { blockLines } from '../../author/variants/further-variants.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { groupsOf, thingsOf, thingTexts, withThings } from '../../deck/blocks/block-list.ts'
import { wordsIn } from './words.ts'

/** Kinds of which one thing can go without the others. */
const loose: ReadonlySet<Block['kind']> = new Set(['paragraph', 'bullets', 'stats', 'cards'])

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
    // What stands below an item goes with it.
    if (!loose.has(block.kind) || groupsOf(block).some((group) => group.length > 1)) return [block]
    const rest = thingsOf(block).filter((one) =>
      this.isNew(thingTexts(block, one).filter(Boolean).join(' ')),
    )
    return [withThings(block, rest)]
  }

  private isNew(line: string): boolean {
    return wordsIn(line).length < leastWords || !this.has(line)
  }
}
