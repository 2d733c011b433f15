import { detectLanguage } from '../../language-detection.ts'
import { agendaPoints } from './agenda-points.ts'
import { isBracketed } from './bracketed.ts'
import { askedAndAnswered, askerIn } from './interview.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import {
  type ListSource,
  marginOf,
  type ParagraphSource,
  type SourceBlock,
} from './source-block.ts'
import { speakersAmong } from './speakers.ts'
import { type TalkPart, talkSections } from './talk/talk-sections.ts'
import { type Turn, turnGoingOn } from './turn.ts'

/** Fewer lines are no conversation. */
const fewestTurns = 4
/** Speakers are known by first name, whole name or office ("Ana", "Ana Silva", "Head of Sales"), and what they are. */
const mostNameWords = 5

/**
 * Blocks with what people say in turn, where at least two people speak under one heading and one of them again. In an
 * interview, where one asks, what is said are paragraphs, so that questions become headings of their answers. Where people
 * speak at length they have the floor one after the other (`panelSections`). Any other conversation is what comes of it, with
 * the points of an agenda that somebody announces as headings; names stand only before what people say of themselves. What
 * stands between turns stays.
 */
export function withConversations(blocks: readonly SourceBlock[]): SourceBlock[] {
  const labels = blocks.flatMap((block) => turnsOf(block))
  const speakers = speakersAmong(
    labels.map(({ name, said }) => ({ name: withoutColon(name.text), said: said.text })),
  )
  if (speakers.size === 0) return [...blocks]
  const sections: SourceBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([])
    sections[sections.length - 1]?.push(block)
  }
  const told = sections.map((section) => piecesOf(section, speakers))
  const turns = told.map(turnsAmong).filter(isConversation).flat()
  const talking = new Set(turns.map((turn) => turn.speaker))
  const asker = askerIn(turns)
  return sections.flatMap((section, index) => {
    const pieces = told[index] ?? []
    const own = turnsAmong(pieces)
    // Under one heading of a conversation few may speak, but the same.
    const goesOn = own.length > 1 && own.every((turn) => talking.has(turn.speaker))
    if (!isConversation(own) && !goesOn) return section
    if (asker !== undefined)
      return askedAndAnswered(section, (block) => turnsOf(block, speakers), asker)
    return meeting(section, pieces)
  })
}

/** What stands in a section one after the other: what somebody says, or anything else. */
type Piece = { turn: Turn } | { block: SourceBlock }

function turnsAmong(pieces: readonly Piece[]): Turn[] {
  return pieces.flatMap((piece) => ('turn' in piece ? [piece.turn] : []))
}

/**
 * A section in turns, where most of it is said: a paragraph or a list behind somebody's words that nobody else says goes on
 * from them, and a remark in brackets says what is heard beside them.
 */
function piecesOf(section: readonly SourceBlock[], speakers: ReadonlySet<string>): Piece[] {
  const parted = section.map((block) => ({ block, own: turnsOf(block, speakers) }))
  const texts = section.filter(({ kind }) => kind === 'paragraph' || kind === 'list')
  const saying = parted.filter(({ own }) => own.length > 0)
  const isTalk =
    saying.length * 2 >= texts.length || isConversation(saying.flatMap(({ own }) => own))
  const pieces: Piece[] = []
  const goingOn = new Map<Piece, (ParagraphSource | ListSource)[]>()
  let open: Piece | undefined
  for (const { block, own } of parted) {
    for (const turn of own) {
      open = { turn }
      pieces.push(open)
      goingOn.set(open, [])
    }
    if (own.length > 0) continue
    if (isTalk && open !== undefined && block.kind === 'paragraph' && isHeard(block.text.text))
      pieces.push({ block: { kind: 'margin', place: 'nowhere', text: block.text } })
    else if (isTalk && open !== undefined && isText(block)) goingOn.get(open)?.push(block)
    else {
      pieces.push({ block })
      if (block.kind !== 'margin') open = undefined
    }
  }
  return pieces.map((piece) =>
    'turn' in piece ? { turn: turnGoingOn(piece.turn, goingOn.get(piece) ?? []) } : piece,
  )
}

function isText(block: SourceBlock): block is ParagraphSource | ListSource {
  return block.kind === 'paragraph' || block.kind === 'list'
}

/** "Ada Lund (01:10)": when somebody spoke is no part of the name. */
const timeBehind = /\s*[[(]\d{1,2}(?::\d{2}){1,2}[\])]$/u

/** Characters of what is heard beside what is said. */
const heardLength = 62

/** "[laughter]", "(applause)": what is heard, where nothing else stands in its paragraph. */
const isHeard = (text: string) => text.length <= heardLength && isBracketed(text)

function isConversation(turns: readonly Turn[]): boolean {
  const speakers = new Set(turns.map((turn) => turn.speaker))
  return turns.length >= fewestTurns && speakers.size >= 2 && turns.length >= speakers.size + 2
}

/**
 * The blocks of a section in which people speak: what they say at length, or what comes of their talk, below the points of their agenda. What is said
 * before the first of these only to begin is told nowhere.
 */
function meeting(section: readonly SourceBlock[], pieces: readonly Piece[]): SourceBlock[] {
  const [first] = section
  const isEdge = first?.kind === 'heading' && first.text.text === ''
  const level = (first?.kind === 'heading' ? first.level : 1) + (isEdge ? 0 : 1)
  const all = turnsAmong(pieces)
  const points = agendaPoints(all)
  const { tag } = detectLanguage(all.map(({ said }) => said.text).join('\n'))
  const parts: TalkPart[] = []
  let open: { name?: MappedText; turns: Turn[] } = { turns: [] }
  const close = (name?: MappedText) => {
    if (open.turns.length > 0 || open.name !== undefined) parts.push(open)
    open = { turns: [], ...(name === undefined ? {} : { name }) }
  }
  for (const piece of pieces) {
    if ('block' in piece) {
      if (piece.block.kind !== 'margin') close()
      parts.push({ block: piece.block })
      continue
    }
    const { turn } = piece
    const point = points.get(turn.said.offsets[0] ?? -1)
    for (const said of point?.before ?? [turn.said]) open.turns.push({ ...turn, said })
    for (const list of turn.blocks?.filter(({ kind }) => kind === 'list') ?? []) {
      close()
      parts.push({ block: list })
    }
    if (point === undefined) continue
    for (const text of point.leftOut) parts.push({ block: marginOf(text, 'nowhere') })
    close(point.name)
    for (const said of point.after) open.turns.push({ ...turn, said })
  }
  close()
  return talkSections(parts, level, tag)
}

/** The turns of a paragraph or of a list that is nothing else; `speakers`: of these alone. */
function turnsOf(block: SourceBlock, speakers?: ReadonlySet<string>): Turn[] {
  if (block.kind === 'paragraph') return turnOf(block.text, block.lead, speakers)
  if (block.kind !== 'list' || block.ordered) return []
  const turns = block.items.flatMap((item) =>
    item.children.length > 0 ? [] : turnOf(item.text, item.lead, speakers),
  )
  return turns.length === block.items.length ? turns : []
}

function turnOf(text: MappedText, lead: number, speakers?: ReadonlySet<string>): Turn[] {
  const term = text.text.slice(0, lead)
  const name = withoutColon(term).replace(timeBehind, '')
  // "Caller (by phone)" goes on as "Caller".
  const speaker = name.replace(/\s*[(（][^()（）]*[)）]$/u, '').toLowerCase()
  const said = trimMapped(sliceMapped(text, lead))
  const words = name.split(/\s+/u)
  // Names begin with capitals in scripts that have them.
  const named = /^[\p{Lu}\p{Lo}]/u.test(name) && words.length <= mostNameWords
  if (lead === 0 || !/[:：]$/u.test(term) || !named || said.text === '') return []
  const colon = sliceMapped(text, lead - 1, lead)
  return speakers?.has(speaker) === false
    ? []
    : [{ speaker, name: joinMapped([sliceMapped(text, 0, name.length), colon], ''), said }]
}

function withoutColon(term: string): string {
  return term.replace(/\s*[:：]$/u, '')
}
