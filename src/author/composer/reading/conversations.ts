import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { tellsDecision } from '../language/decision-words.ts'
import { floorWordsLength } from '../language/floor-words.ts'
import { wordCount } from '../language/script.ts'
import { standsAlone } from '../shaping/stands-alone.ts'
import { agendaPoints } from './agenda-points.ts'
import { leadTermLength } from './lead-term.ts'
import { joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
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

/** Words of a turn that says something whatever is in it, and of one with a figure or a decision. */
const speechWords = 35
const tellingWords = 12
/** A conversation of so many turns without an agenda is told by what it comes to. */
const fewestOfTalk = 12
/** So many people answer a question one after the other, in so many words or more of the first. */
const mostAnswers = 3
const answerWords = 10

const sentence = /[^.!?…。！？؟\s][^.!?…。！？؟]*(?:[.!?…。！？؟]+|$)/gu

/** "Decisions: this, that and the other". */
const fewestListed = 3

/**
 * Blocks with what people say in turn, where at least two people speak under one heading and one of them again. In an
 * interview, where one asks, what is said are paragraphs without names, so that questions become headings of their answers.
 * In any other conversation each turn is an item with its speaker as its term, an answer below its question, and the points
 * of an agenda that somebody announces are headings. What stands between turns stays.
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

/** The blocks of a section in which people speak: lists of turns, parted by the points of their agenda. */
function meeting(section: readonly SourceBlock[]): SourceBlock[] {
  const [first] = section
  const level = (first?.kind === 'heading' ? first.level : 1) + 1
  const blocks: SourceBlock[] = []
  let items: ListItemSource[] = []
  const flush = () => {
    // What opens a meeting without a figure says what is to come.
    if (opens && items.every(({ text }) => !/\p{N}/u.test(text.text)))
      for (const text of items.flatMap(textsOf))
        blocks.push({ kind: 'margin', place: 'notes', text })
    else if (items.length > 0) blocks.push({ kind: 'list', ordered: false, items })
    items = []
    asked = undefined
  }
  const all = section.flatMap(turnsOf)
  const points = agendaPoints(all)
  if (points.size === 0 && (all.length >= fewestOfTalk || holdsSpeeches(all)))
    return talk(section, level)
  let opens = points.size > 0
  let asked: { speaker: string; item: ListItemSource } | undefined
  for (const block of section) {
    const turns = turnsOf(block)
    if (turns.length === 0) {
      flush()
      blocks.push(block)
    }
    for (const [index, turn] of turns.entries()) {
      const point = points.get(turn.said.offsets[0] ?? -1)
      const procedure = opens && point === undefined && isProcedure(turn, turns[index - 1])
      const answers = asked !== undefined && asked.speaker !== turn.speaker
      if (procedure || (point === undefined && !answers && !saysSomething(turn.said.text))) {
        blocks.push(leftOut(turn))
        continue
      }
      for (const said of point?.before ?? [turn.said]) say(turn, said)
      if (point === undefined) continue
      flush()
      opens = false
      for (const text of point.leftOut) blocks.push({ kind: 'margin', place: 'nowhere', text })
      blocks.push({ kind: 'heading', level, text: point.name })
      for (const said of point.after) say(turn, said)
    }
  }
  flush()
  return blocks

  function say(turn: Turn, said: MappedText): void {
    const answers = asked !== undefined && asked.speaker !== turn.speaker ? asked.item : undefined
    asked = undefined
    // Whether it is a yes is the answer.
    const whole = answers === undefined ? withoutFloorWords(said) : said
    for (const [index, part] of partedAtTerms(whole).flatMap(withQuestionApart).entries()) {
      const term = leadTermLength(part.text, 2)
      // What is decided, and who does what, is said by all of them; who goes on to ask is the one who spoke.
      const unnamed = term > 0 || (index > 0 && isQuestion(part.text))
      const item: ListItemSource = {
        text: unnamed ? part : joinMapped([turn.name, part]),
        lead: unnamed ? term : turn.name.text.length,
        more: [],
        children: [],
      }
      if (answers !== undefined && !unnamed) answers.children.push(item)
      else items.push(item)
      asked = term === 0 && isQuestion(part.text) ? { speaker: turn.speaker, item } : undefined
    }
  }
}

/**
 * A long conversation without an agenda: a question with what is answered, turns that say much, decide something or give
 * figures below the name of who says it. All else is for the notes.
 */
function talk(section: readonly SourceBlock[], level: number): SourceBlock[] {
  const blocks: SourceBlock[] = []
  const { tag } = detectLanguage(
    section
      .flatMap(turnsOf)
      .map(({ said }) => said.text)
      .join('\n'),
  )
  /** Who asked the question that is open, and how many have answered it; who has the floor. */
  let asked: { speaker: string; answers: number } | undefined
  let floor: string | undefined
  for (const block of section) {
    const turns = turnsOf(block)
    if (turns.length === 0) {
      asked = undefined
      floor = undefined
      blocks.push(block)
    }
    for (const turn of turns) {
      const answers =
        asked !== undefined && asked.speaker !== turn.speaker && asked.answers < mostAnswers
      if (!answers) asked = undefined
      for (const part of withQuestionApart(withoutFloorWords(turn.said))) {
        if (isQuestion(part.text) && isTopic(part.text, tag)) {
          asked = { speaker: turn.speaker, answers: 0 }
          floor = undefined
          blocks.push({ kind: 'heading', level, text: part })
        } else if (asked !== undefined && answers && isAnswer(part.text, asked.answers)) {
          asked.answers++
          const lead = turn.name.text.length
          blocks.push({ kind: 'paragraph', text: joinMapped([turn.name, part]), lead })
        } else if (!isQuestion(part.text) && isTelling(part.text, tag)) {
          asked = undefined
          // Each decision stands by itself.
          if (floor !== turn.speaker || tellsDecision(part.text, tag)) {
            const name = turn.name.text.replace(/\s*[:：]\s*$/u, '')
            const text = sliceMapped(turn.name, 0, name.length)
            blocks.push({ kind: 'heading', level, text, isSpeaker: true })
          }
          floor = turn.speaker
          blocks.push({ kind: 'paragraph', text: part, lead: 0 })
        } else {
          if (isQuestion(part.text)) asked = undefined
          const place = saysSomething(part.text) ? 'notes' : 'nowhere'
          blocks.push({ kind: 'margin', place, text: joinMapped([turn.name, part]) })
        }
      }
    }
  }
  return withoutUnanswered(blocks)
}

/** Whether several people take the floor for long. */
function holdsSpeeches(turns: readonly Turn[]): boolean {
  const long = turns.filter(({ said }) => wordCount(said.text) >= speechWords)
  return new Set(long.map(({ speaker }) => speaker)).size > 1
}

/** Whether something answers a question: others may add as much as a sentence or two to the first answer. */
function isAnswer(text: string, given: number): boolean {
  return (
    !/[?？؟]/u.test(text) && saysSomething(text) && (given === 0 || wordCount(text) < speechWords)
  )
}

/** Blocks without questions of which nobody says enough for a slide: they and their answers are for the notes. */
function withoutUnanswered(blocks: readonly SourceBlock[]): SourceBlock[] {
  let isOpen = false
  return blocks.map((block, index): SourceBlock => {
    if (block.kind === 'heading') {
      const end = blocks.findIndex(({ kind }, at) => at > index && kind === 'heading')
      const answers = blocks.slice(index + 1, end < 0 ? undefined : end)
      const first = answers.find(({ kind }) => kind === 'paragraph')
      const words = first?.kind === 'paragraph' ? wordCount(first.text.text) : 0
      isOpen = isQuestion(block.text.text) && words < answerWords
    }
    const isShort = isOpen && (block.kind === 'heading' || block.kind === 'paragraph')
    return isShort ? { kind: 'margin', place: 'notes', text: block.text } : block
  })
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

function textsOf({ text, children }: ListItemSource): MappedText[] {
  return [text, ...children.flatMap(textsOf)]
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
