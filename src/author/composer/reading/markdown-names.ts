import { isInterjection } from '../language/address-words.ts'
import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Words and characters of a title and of a name in bold; longer ones say something. */
const titleWords = 12
const titleLength = 90

/** Whether a line may be the name of what follows: short, and no sentence. */
export function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= titleLength &&
    wordCount(text) <= titleWords &&
    !/[.!,;。！，；،؛।]$/u.test(text)
  )
}

/** A heading without what stands behind its name. */
export function trimHeading(text: MappedText): MappedText {
  const kept = text.text.replace(/[\s:：#]+$/u, '')
  return sliceMapped(text, 0, kept.length)
}

/** The blocks with a line that opens a text without a heading of the highest level as its title. */
export function withTitle(blocks: SourceBlock[], isTitled: boolean): SourceBlock[] {
  const [first, ...others] = blocks
  const isLine =
    first?.kind === 'paragraph' &&
    first.lead === 0 &&
    isName(first.text.text) &&
    !isInterjection(first.text.text) &&
    !/[?？؟:：]$/u.test(first.text.text)
  return isTitled ||
    !isLine ||
    !others.some((block) => block.kind === 'heading' || block.kind === 'paragraph')
    ? blocks
    : [{ kind: 'heading', level: 1, text: first.text }, ...others]
}

/** The blocks with lines in bold (`names`) that stand over nothing as what they are: words that are stressed. */
export function withoutBareNames(
  blocks: readonly SourceBlock[],
  names: ReadonlySet<SourceBlock>,
): SourceBlock[] {
  return blocks.map((block, index): SourceBlock => {
    const next = blocks[index + 1]
    const isBare = next === undefined || (next.kind === 'heading' && !names.has(next))
    return names.has(block) && block.kind === 'heading' && isBare
      ? { kind: 'paragraph', text: block.text, lead: 0 }
      : block
  })
}
