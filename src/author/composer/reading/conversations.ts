import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { tellsDecision } from '../language/decision-words.ts'
import { floorWordsLength } from '../language/floor-words.ts'
import { pointsBack } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { goesOn, standsAlone } from '../shaping/stands-alone.ts'
import { agendaPoints } from './agenda-points.ts'
import { leadTermLength } from './lead-term.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'
import type { Turn } from './turn.ts'

/** Fewer lines are no conversation. */
const fewestTurns = 4
/** Speakers are known by first name, whole name or office ("Ana", "Ana Silva", "Head of Sales"), and what they are. */
const mostNameWords = 5
/** In an interview one asks in so many of their turns, the others in so many of theirs at the most. */
const askingShare = 0.5
const answeringShare = 0.2
/** Of more people one leads the meeting and asks them all. */
const mostInInterview = 3
/** Turns of who asks, among all. */
const leastOfAsker = 0.3
/** Words of a question that is a heading of its answer. */
const questionWords = 14
/** Fewer words without a figure that answer nothing say nothing by themselves. */
const fewestWords = 4
/** Words of a question and an answer before the first point of an agenda that are about the call itself. */
const procedureWords = 8

/** Words of what says something whatever is in it, and of what does with a figure or a decision. */
const speechWords = 6
const tellingWords = 4
/** Words of a sentence that a slide can show; fewer answer or pass the floor. */
const sentenceWords = 3
/** So many people answer a question one after the other, in so many words or more. */
const mostAnswers = 3
const answerWords = 10
/** An answer after the first adds a sentence or two. */
const furtherWords = 35

const sentence = /[^.!?…。！？؟\s][^.!?…。！？؟]*(?:[.!?…。！？؟]+|$)/gu

/** "Decisions: this, that and the other". */
const fewestListed = 3

/**
 * Blocks with what people say in turn, where at least two people speak under one heading and one of them again. In an
 * interview, where one asks, what is said are paragraphs, so that questions become headings of their answers. In any other
 * conversation too, with the points of an agenda that somebody announces as headings; names stand only before what people say
 * of themselves. What stands between turns stays.
 */
export function withConversations(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sections: SourceBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([])
    sections[sections.length - 1]?.push(block)
  }
  const talks = sections.map((section) => section.flatMap(turnsOf)).filter(isConversation)
  const turns = talks.flat()
  const interview = isInterview(turns)
  const speakers = new Set(turns.map((turn) => turn.speaker))
  return sections.flatMap((section) => {
    const own = section.flatMap(turnsOf)
    // Under one heading of a conversation few may speak, but the same.
    const goesOn = own.length > 1 && own.every((turn) => speakers.has(turn.speaker))
    if (!isConversation(own) && !goesOn) return section
    return interview ? section.flatMap(saidWithoutNames) : meeting(section)
  })
}

function isConversation(turns: readonly Turn[]): boolean {
  const speakers = new Set(turns.map((turn) => turn.speaker))
  return turns.length >= fewestTurns && speakers.size >= 2 && turns.length >= speakers.size + 2
}

function isInterview(turns: readonly Turn[]): boolean {
  const asked = new Map<string, { turns: number; questions: number }>()
  for (const { speaker, said } of turns) {
    const known = asked.get(speaker) ?? { turns: 0, questions: 0 }
    known.turns++
    if (isQuestion(said.text)) known.questions++
    asked.set(speaker, known)
  }
  if (asked.size > mostInInterview) return false
  const [asker, ...others] = [...asked.values()].sort((a, b) => b.questions - a.questions)
  if (asker === undefined || asker.questions < asker.turns * askingShare) return false
  if (asker.turns < turns.length * leastOfAsker) return false
  const told = others.reduce((sum, one) => sum + one.turns, 0)
  return others.reduce((sum, one) => sum + one.questions, 0) <= told * answeringShare
}

/** A block as what is said in it, without names, a question at its end set apart; one without turns as it is. */
function saidWithoutNames(block: SourceBlock): SourceBlock[] {
  const turns = turnsOf(block)
  if (turns.length === 0) return [block]
  return turns.flatMap((turn): SourceBlock[] => {
    const text = withoutFloorWords(turn.said)
    if (!saysSomething(text.text)) return [leftOut(turn)]
    return withQuestionApart(text).map((part): SourceBlock => {
      // What is decided is told as a list; any other colon is only how people speak.
      const lists =
        part.text.split(/[,;，、；]/u).length >= fewestListed &&
        !/[.!?。！？]\s*\S/u.test(part.text)
      const lead = lists ? leadTermLength(part.text) : 0
      return { kind: 'paragraph', text: part, lead }
    })
  })
}

/**
 * The blocks of a section in which people speak: a paragraph for each who says something, below the points of their agenda. A
 * question is told with what answers it, or not at all; what says too little is for the notes.
 */
function meeting(section: readonly SourceBlock[]): SourceBlock[] {
  const [first] = section
  const level = (first?.kind === 'heading' ? first.level : 1) + 1
  const blocks: SourceBlock[] = []
  const all = section.flatMap(turnsOf)
  const points = agendaPoints(all)
  const { tag } = detectLanguage(all.map(({ said }) => said.text).join('\n'))
  const speakers = all.map(({ speaker }) => speaker)
  let opens = points.size > 0
  /** The question that is open, the name of who asks it, and what has been answered so far. */
  let asked: { turn: Turn; question: MappedText; answers: Turn[] } | undefined
  /** Whether what was said last is for the notes: what goes on from it is so too. */
  let isMissing = false
  for (const block of section) {
    const turns = turnsOf(block)
    if (turns.length === 0) {
      close()
      blocks.push(block)
    }
    for (const [index, turn] of turns.entries()) {
      const point = points.get(turn.said.offsets[0] ?? -1)
      if (opens && point === undefined && isProcedure(turn, turns[index - 1])) {
        blocks.push(leftOut(turn))
        continue
      }
      for (const said of point?.before ?? [turn.said]) say(turn, said)
      if (point === undefined) continue
      close()
      opens = false
      for (const text of point.leftOut) blocks.push({ kind: 'margin', place: 'nowhere', text })
      blocks.push({ kind: 'heading', level, text: point.name })
      for (const said of point.after) say(turn, said)
    }
  }
  close()
  return blocks

  function say(turn: Turn, said: MappedText): void {
    if (asked !== undefined && answers(turn, said)) {
      asked.answers.push({ ...turn, said })
      return
    }
    close()
    const parts = partedAtTerms(withoutFloorWords(said)).flatMap(withQuestionApart)
    if (parts.length === 0) blocks.push(leftOut({ ...turn, said }))
    for (const part of parts) {
      close()
      if (isQuestion(part.text)) asked = { turn, question: part, answers: [] }
      else tell(turn, part)
    }
  }

  function answers({ speaker }: Turn, { text }: MappedText): boolean {
    if (asked === undefined || asked.turn.speaker === speaker) return false
    const given = asked.answers
    if (/[?？؟]/u.test(text)) return false
    // Whether it is a yes is the answer.
    if (given.length === 0) return true
    const isShort = wordCount(text) < furtherWords && isTelling(text, tag) && !goesOn(text, tag)
    return isShort && given.length < mostAnswers && given.every((one) => one.speaker !== speaker)
  }

  /** A paragraph of what somebody says, without what is asked in the midst of it and what only answers that. */
  function tell(turn: Turn, said: MappedText, answers = false): void {
    const lead = leadTermLength(said.text, 2)
    const sentences = splitSentences(said, tag)
    const told = sentences.filter(
      ({ text }) => !isQuestion(text) && wordCount(text) >= sentenceWords,
    )
    const text = joinMapped(told)
    const goesBack = told[0] !== sentences[0] || isMissing
    const tells =
      lead > 0 || (isTelling(text.text, tag) && !(goesBack && pointsBack(text.text, tag)))
    const rest = tells ? sentences.filter((one) => !told.includes(one)) : [said]
    for (const one of rest) {
      const place = (answers || saysSomething(one.text)) && !opens ? 'notes' : 'nowhere'
      blocks.push({ kind: 'margin', place, text: joinMapped([turn.name, one]) })
    }
    isMissing = !tells
    if (tells) blocks.push({ kind: 'paragraph', text: lead > 0 ? said : signed(turn, text), lead })
  }

  /** What somebody says of themselves, with their name. */
  function signed({ name }: Turn, said: MappedText): MappedText {
    return isAboutSpeaker(said.text, tag) ? joinMapped([name, said]) : said
  }

  /** "Nadeem, where are we?", "How is it, Ann?" */
  function isToSpeaker(text: string): boolean {
    const parts = text.toLowerCase().split(/[,，、،?？؟]\s*/u)
    return parts.some((part) => part !== '' && speakers.some((name) => name.includes(part)))
  }

  /** Tells the question that is open with its answers where it names what it asks about and they say enough. */
  function close(): void {
    if (asked === undefined) return
    const { turn, question, answers: given } = asked
    asked = undefined
    const words = given.reduce((sum, { said }) => sum + wordCount(said.text), 0)
    if (words >= answerWords && isTopic(question.text, tag) && !isToSpeaker(question.text)) {
      const told = given.map((one) => signed(one, one.said))
      blocks.push({ kind: 'paragraph', text: joinMapped([question, ...told]), lead: 0 })
      isMissing = false
      return
    }
    blocks.push({ kind: 'margin', place: 'notes', text: joinMapped([turn.name, question]) })
    isMissing = true
    for (const one of given) tell(one, one.said, true)
  }
}

/** Whether a question names what it asks about, so that it can stand over its answer. */
function isTopic(text: string, language: string): boolean {
  return (
    wordCount(text) >= fewestWords &&
    standsAlone(text, language) &&
    !isAboutListeners(text, language) &&
    !isAboutSpeaker(text, language)
  )
}

/** Whether somebody says enough for a slide, or what is decided or counted. */
function isTelling(text: string, language: string): boolean {
  const words = wordCount(text)
  if (words >= speechWords) return true
  return words >= tellingWords && (/\p{N}/u.test(text) || tellsDecision(text, language))
}

/** What is said, parted before each sentence that begins with a term of a word or two ("Decision: …"). */
function partedAtTerms(said: MappedText): MappedText[] {
  const starts = allMatches(said.text, sentence).flatMap((match) =>
    match.index > 0 && leadTermLength(match[0], 2) > 0 ? [match.index] : [],
  )
  return [0, ...starts]
    .map((from, index) => trimMapped(sliceMapped(said, from, starts[index])))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
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

/** Whether somebody only asks whether all is ready, or answers that, before the first point is reached. */
function isProcedure({ said }: Turn, before: Turn | undefined): boolean {
  const short = (text: string) => wordCount(text) <= procedureWords && !/\p{N}/u.test(text)
  return (
    short(said.text) &&
    (isQuestion(said.text) ||
      (before !== undefined && isQuestion(before.said.text) && short(before.said.text)))
  )
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

function leftOut({ name, said }: Turn): SourceBlock {
  return { kind: 'margin', place: 'nowhere', text: joinMapped([name, said]) }
}

function withoutFloorWords(said: MappedText): MappedText {
  return sliceMapped(said, floorWordsLength(said.text))
}

function isQuestion(text: string): boolean {
  return /[?？؟][)\]”"»]?$/u.test(text)
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
  const term = text.text.slice(0, lead)
  const name = term.replace(/\s*[:：]$/u, '')
  const said = trimMapped(sliceMapped(text, lead))
  const words = name.split(/\s+/u)
  // Names begin with capitals in scripts that have them.
  const named = /^[\p{Lu}\p{Lo}]/u.test(name) && words.length <= mostNameWords
  return lead > 0 && /[:：]$/u.test(term) && named && said.text !== ''
    ? [{ speaker: name.toLowerCase(), name: sliceMapped(text, 0, lead), said }]
    : []
}
