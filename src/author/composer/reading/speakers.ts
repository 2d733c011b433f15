import { leadTermLength } from './lead-term.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Fewer lines are no conversation. */
const fewestTurns = 4
/** Speakers are known by first name, whole name or office ("Ana", "Ana Silva", "Head of Sales"). */
const mostNameWords = 3

/** "Decisions: this, that and the other". */
const fewestListed = 3
/** Words with which people take the floor and that say nothing. */
const opening =
  /^(?:(?:ok|okay|so|well|yes|yeah|yep|right|great|thanks|um|uh|ja|also|genau|gut|oui|alors|bon|sí|bueno|vale|sì|allora|bene|sim|então|да|так|ну|хорошо)(?:[,.!]\s*|\s+(?=\S)|$))+/iu

/** What somebody says: the words, and who says them. */
interface Turn {
  speaker: string
  said: MappedText
}

/**
 * Blocks with what people say in turn ("Ana: signups were 3,210. Ben: so we ship?") as paragraphs without their names,
 * where at least two people speak under one heading and one of them again; what stands between them stays.
 */
export function withoutSpeakers(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sections: SourceBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([])
    sections[sections.length - 1]?.push(block)
  }
  return sections.flatMap((section) => (isConversation(section) ? section.flatMap(said) : section))
}

function isConversation(section: readonly SourceBlock[]): boolean {
  const turns = section.flatMap(turnsOf)
  const speakers = new Set(turns.map((turn) => turn.speaker))
  return turns.length >= fewestTurns && speakers.size >= 2 && turns.length >= speakers.size + 2
}

/** A block as what is said in it; one without turns as it is. */
function said(block: SourceBlock): SourceBlock[] {
  const turns = turnsOf(block)
  if (turns.length === 0) return [block]
  return turns.flatMap((turn): SourceBlock[] => {
    const text = sliceMapped(turn.said, opening.exec(turn.said.text)?.[0].length ?? 0)
    if (text.text === '') return []
    // What is decided is told as a list; any other colon is only how people speak.
    const lists =
      text.text.split(/[,;，、；]/u).length >= fewestListed && !/[.!?。！？]\s*\S/u.test(text.text)
    return [{ kind: 'paragraph', text, lead: lists ? leadTermLength(text.text) : 0 }]
  })
}

/** The turns of a paragraph or of a list that is nothing else. */
function turnsOf(block: SourceBlock): Turn[] {
  if (block.kind === 'paragraph') return turnOf(block.text, block.lead)
  if (block.kind !== 'list' || block.ordered) return []
  const turns = block.items.flatMap((item) =>
    item.children.length > 0 ? [] : turnOf(item.text, item.lead),
  )
  return turns.length === block.items.length ? turns : []
}

function turnOf(text: MappedText, lead: number): Turn[] {
  const name = text.text.slice(0, lead).replace(/\s*[:：]$/u, '')
  const said = trimMapped(sliceMapped(text, lead))
  const words = name.split(/\s+/u)
  // Names begin with capitals in scripts that have them.
  const named = /^[\p{Lu}\p{Lo}]/u.test(name) && words.length <= mostNameWords
  return lead > 0 && /[:：]$/u.test(text.text.slice(0, lead)) && named && said.text !== ''
    ? [{ speaker: name.toLowerCase(), said }]
    : []
}
