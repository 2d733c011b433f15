import { joinMapped, type MappedText } from './mapped-text.ts'
import {
  type ListSource,
  type MarginSource,
  marginOf,
  type ParagraphSource,
  textsOfItem,
} from './source-block.ts'

/** What somebody says: the words, and who says them. */
export interface Turn {
  /** The name in lower case. */
  speaker: string
  /** The name with its colon. */
  name: MappedText
  /** The words of all of its paragraphs. */
  said: MappedText
  /** The paragraphs and lists that it is made of, without the name, the first a paragraph, where these are several. */
  blocks?: readonly (ParagraphSource | ListSource)[]
}

/** A turn that goes on with paragraphs and lists that nobody else says. */
export function turnGoingOn(turn: Turn, behind: readonly (ParagraphSource | ListSource)[]): Turn {
  if (behind.length === 0) return turn
  const words = behind.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  return {
    ...turn,
    said: joinMapped([turn.said, ...words]),
    blocks: [...partsOf(turn), ...behind],
  }
}

/** The paragraphs and lists that a turn is made of. */
function partsOf({ said, blocks }: Turn): readonly (ParagraphSource | ListSource)[] {
  return blocks ?? [paragraphOf(said)]
}

/** Words as a paragraph of their own. */
export function paragraphOf(text: MappedText): ParagraphSource {
  return { kind: 'paragraph', text, lead: 0 }
}

/** A turn that no slide tells: its words with the name, and each item of its lists. */
export function untoldTurn(
  { name, said, blocks = [] }: Turn,
  place: MarginSource['place'],
): MarginSource[] {
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
  const texts = [joinMapped([name, said]), ...items.flatMap(textsOfItem)]
  return texts.map((text) => marginOf(text, place))
}
