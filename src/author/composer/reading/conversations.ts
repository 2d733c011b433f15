import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { settles } from '../language/decision-words.ts'
import { floorWordsLength } from '../language/floor-words.ts'
import { isQuestion, mayAsk } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { thanks } from '../language/thanks-words.ts'
import { endsUnmarked } from '../language/unmarked-ends.ts'
import { agendaPoints } from './agenda-points.ts'
import { isBracketed } from './bracketed.ts'
import { leadTermLength } from './lead-term.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import {
  type ListSource,
  marginOf,
  type ParagraphSource,
  type SourceBlock,
} from './source-block.ts'
import { speakersAmong } from './speakers.ts'
import { type TalkPart, talkSections } from './talk/talk-sections.ts'
import { type Turn, turnGoingOn, untoldTurn } from './turn.ts'

/** Fewer lines are no conversation. */
const fewestTurns = 4
/** Speakers are known by first name, whole name or office ("Ana", "Ana Silva", "Head of Sales"), and what they are. */
const mostNameWords = 5
/** In an interview one asks in so many of their turns, the others in so many of theirs at the most. */
const askingShare = 0.5
const answeringShare = 0.2
/** Of more people one leads the meeting and asks them all. */
const mostInInterview = 3
/** So much of what is answered is answered by one who then needs no name. */
const mainShare = 0.6
/** Of who asks in an interview no more turns settle something. */
const settlingShare = 0.1
/** Turns of who asks, among all. */
const leastOfAsker = 0.3
/** Words of a question that is a heading of its answer. */
const questionWords = 14
/** Fewer words without a figure that answer nothing say nothing by themselves. */
const fewestWords = 4

const sentence = /[^.!?…。！？؟\s][^.!?…。！？؟]*(?:[.!?…。！？؟]+|$)/gu

/** "Decisions: this, that and the other". */
const fewestListed = 3

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
    if (asker !== undefined) return askedAndAnswered(section, speakers, asker)
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

/** Who asks in an interview; undefined where it is none. */
function askerIn(turns: readonly Turn[]): string | undefined {
  const { tag } = detectLanguage(turns.map(({ said }) => said.text).join('\n'))
  const asked = new Map<string, { turns: number; questions: number; settled: number }>()
  for (const { speaker, said } of turns) {
    const known = asked.get(speaker) ?? { turns: 0, questions: 0, settled: 0 }
    known.turns++
    if (isQuestion(said.text)) known.questions++
    if (allMatches(said.text, sentence).some(([one]) => !isQuestion(one) && settles(one, tag)))
      known.settled++
    asked.set(speaker, known)
  }
  if (asked.size > mostInInterview) return undefined
  const [first, ...others] = [...asked].sort(([, a], [, b]) => b.questions - a.questions)
  if (first === undefined) return undefined
  const [speaker, asker] = first
  if (asker.questions < asker.turns * askingShare) return undefined
  if (asker.turns < turns.length * leastOfAsker) return undefined
  // Who settles things among several leads a meeting.
  if (others.length > 1 && asker.settled > asker.turns * settlingShare) return undefined
  const told = others.reduce((sum, [, one]) => sum + one.turns, 0)
  const questions = others.reduce((sum, [, one]) => sum + one.questions, 0)
  return questions <= told * answeringShare ? speaker : undefined
}

/**
 * The blocks of a section as what is said in them, a question of who asks as the heading of what answers it; those without turns as
 * they are. What answers is kept whole, be it a mere yes or no; who says it is named where several answer, or where nothing was asked.
 */
function askedAndAnswered(
  section: readonly SourceBlock[],
  speakers: ReadonlySet<string>,
  asker: string,
): SourceBlock[] {
  const turns = section.flatMap((block) => turnsOf(block, speakers))
  const main = answererIn(turns, asker)
  const [first] = section
  const level = (first?.kind === 'heading' ? first.level : 1) + 1
  let at = 0
  let isAsked = true
  return section.flatMap((block) => {
    const own = turnsOf(block, speakers)
    if (own.length === 0) return [block]
    at += own.length
    return own.flatMap((turn, index): SourceBlock[] => {
      const [before, next] = [-1, 1].map((step) => turns[at - own.length + index + step])
      const isAnswered = turn.speaker === asker && next !== undefined && next.speaker !== asker
      if (isAnswered) {
        const { question, lead } = questionIn(turn)
        isAsked = question !== undefined
        if (question !== undefined)
          return [
            { kind: 'heading', level, text: question },
            ...(lead === undefined ? [] : [named(turn, lead)]),
          ]
        if (saysSomething(turn.said.text)) return [named(turn, turn.said)]
        return untold(turn)
      }
      const isNamed =
        turn.speaker !== asker &&
        (!isAsked ||
          turn.speaker !== main ||
          (before?.speaker !== asker && before?.speaker !== turn.speaker))
      return isNamed ? [named(turn, turn.said)] : saidIn(turn, before?.said.text ?? '')
    })
  })
}

/** Of those who answer, the one who does so most often; undefined where several do so as much. */
function answererIn(turns: readonly Turn[], asker: string): string | undefined {
  const answers = turns.filter(({ speaker }) => speaker !== asker)
  const most = answers.length * mainShare
  return answers.find(
    ({ speaker }) => answers.filter((other) => other.speaker === speaker).length >= most,
  )?.speaker
}

function named({ name }: Turn, said: MappedText): ParagraphSource {
  return { kind: 'paragraph', text: joinMapped([name, said]), lead: name.text.length }
}

/** The question that a turn ends with, whole with what leads to it where that is short; else with what was said before it. */
function questionIn({ said }: Turn): { question?: MappedText; lead?: MappedText } {
  // Where a language has no mark for it, what the asker says in a few words asks.
  if (endsUnmarked(said.text) && wordCount(said.text) <= questionWords && !thanks(said.text))
    return { question: said }
  const last = allMatches(said.text, sentence).at(-1)
  if (last === undefined || !mayAsk(last[0])) return {}
  if (wordCount(said.text) <= questionWords) return { question: said }
  if (wordCount(last[0]) > questionWords) return {}
  const [lead, question] = [sliceMapped(said, 0, last.index), sliceMapped(said, last.index)]
  return last.index === 0
    ? { question: trimMapped(question) }
    : { question: trimMapped(question), lead: trimMapped(lead) }
}

/** What is said in a turn. @param before what was said before it. */
function saidIn(turn: Turn, before: string): SourceBlock[] {
  const answers = isQuestion(before)
  const text = answers ? turn.said : withoutFloorWords(turn.said)
  if (!answers && !saysSomething(text.text)) return untold(turn)
  return withQuestionApart(text).map((part): SourceBlock => {
    // What is decided is told as a list; any other colon is only how people speak.
    const lists =
      part.text.split(/[,;，、；]/u).length >= fewestListed && !/[.!?。！？]\s*\S/u.test(part.text)
    const lead = lists ? leadTermLength(part.text) : 0
    return { kind: 'paragraph', text: part, lead }
  })
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

/** What is said, and the question at its end that others may answer, where there are both. */
function withQuestionApart(said: MappedText): MappedText[] {
  const from = lastQuestion(said.text)
  return [sliceMapped(said, 0, from), sliceMapped(said, from)]
    .map(trimMapped)
    .filter(({ text }) => text !== '')
}

/** Where the question begins with which something ends; 0 without a short one. */
function lastQuestion(said: string): number {
  const last = allMatches(said, sentence).at(-1)
  const asks = last !== undefined && isQuestion(last[0]) && wordCount(last[0]) <= questionWords
  return asks ? last.index : 0
}

/** Whether what is said is more than words that take the floor, or that answer somebody. */
export function saysSomething(said: string): boolean {
  const rest = said.slice(floorWordsLength(said))
  return (
    /[\p{L}\p{N}]/u.test(rest) &&
    (wordCount(rest) >= fewestWords ||
      /\p{N}/u.test(rest) ||
      (isQuestion(rest) && wordCount(rest) > 1))
  )
}

/** A turn of too few words to be told: beside those that take the floor they may still settle something ("ok, then Tuesday"). */
function untold(turn: Turn): SourceBlock[] {
  return untoldTurn(turn, wordCount(withoutFloorWords(turn.said).text) > 1 ? 'notes' : 'nowhere')
}

function withoutFloorWords(said: MappedText): MappedText {
  const length = floorWordsLength(said.text)
  return length === 0 ? said : sliceMapped(said, length)
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
