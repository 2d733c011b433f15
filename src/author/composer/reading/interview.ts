import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { settles } from '../language/decision-words.ts'
import { floorWordsLength } from '../language/floor-words.ts'
import { isQuestion, mayAsk } from '../language/questions.ts'
import { isAboutRecording } from '../language/recording-words.ts'
import { wordCount } from '../language/script.ts'
import { thanks } from '../language/thanks-words.ts'
import { endsUnmarked } from '../language/unmarked-ends.ts'
import { joinsBefore } from '../shaping/stands-alone.ts'
import { leadTermLength } from './lead-term.ts'
import {
  capitalized,
  emptyMappedText,
  joinMapped,
  type MappedText,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import { marginOf, type ParagraphSource, type SourceBlock } from './source-block.ts'
import { paragraphOf, type Turn, untoldTurn } from './turn.ts'

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

/** "Decisions: this, that and the other". */
const fewestListed = 3
/** Words of a question that is a heading beside what else its turn says. */
const wholeWords = 20
/** Words of an answer that take up what was said. */
const fewestRepeated = 2
/** Turns at both ends of a talk that may be about its recording. */
const edgeTurns = 2
/** Who agrees to be recorded says so in no more words, and without a number. */
const mostConsentWords = 6

const sentence = /[^.!?…。！？؟\s][^.!?…。！？؟]*(?:[.!?…。！？؟]+|$)/gu

/** Who asks in an interview; undefined where it is none. */
export function askerIn(turns: readonly Turn[]): string | undefined {
  const { tag } = detectLanguage(turns.map(({ said }) => said.text).join('\n'))
  const asked = new Map<string, { turns: number; questions: number; settled: number }>()
  for (const { speaker, said } of turns) {
    const known = asked.get(speaker) ?? { turns: 0, questions: 0, settled: 0 }
    known.turns++
    if (isQuestion(said.text)) known.questions++
    if (sentencesIn(said.text).some(([one]) => !isQuestion(one) && settles(one, tag)))
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
 * The blocks of a section of an interview, a question of who asks as the heading of what answers it; those without turns as they are.
 * What answers is kept whole, be it a mere yes or no; who says it is named where several answer, or where nothing was asked, but never
 * by letters that stand for a name. What somebody else asks stands before its answer. A question that only says again what was said asks for
 * more; what is said of the recording, and what who asks says without asking anything, is for the notes, unless it answers or is
 * repeated.
 */
export function askedAndAnswered(
  section: readonly SourceBlock[],
  turnsOf: (block: SourceBlock) => Turn[],
  asker: string,
): SourceBlock[] {
  const turns = section.flatMap(turnsOf)
  const { tag } = detectLanguage(turns.map(({ said }) => said.text).join('\n'))
  const [first] = section
  const level = (first?.kind === 'heading' ? first.level : 1) + 1
  const told = new Exchange(turns, asker, level, tag)
  let at = 0
  return section.flatMap((block) => {
    const own = turnsOf(block)
    return own.length === 0 ? [block] : own.flatMap(() => told.blocksOf(at++))
  })
}

/** The turns of an interview one after the other. */
class Exchange {
  private readonly turns: readonly Turn[]
  private readonly asker: string
  private readonly main: string | undefined
  private readonly level: number
  private readonly language: string
  /** Whether something was asked that is not answered, and whether a question is open that what is said stands under. */
  private isAsked = true
  private isOpen = false
  /** Whether what is said until who asks says something again is none of the talk. */
  private isBeside = false
  /** What somebody else asks, until it is answered. */
  private waiting: MappedText | undefined

  constructor(turns: readonly Turn[], asker: string, level: number, language: string) {
    this.turns = turns
    this.asker = asker
    this.level = level
    this.language = language
    this.main = answererIn(turns, asker)
  }

  blocksOf(at: number): SourceBlock[] {
    const turn = this.turns[at]
    if (turn === undefined) return []
    return turn.speaker === this.asker ? this.asking(turn, at) : this.answering(turn, at)
  }

  private asking(turn: Turn, at: number): SourceBlock[] {
    const next = this.turns[at + 1]
    const isAnswered = next !== undefined && next.speaker !== this.asker
    this.isBeside = this.isOfRecording(turn, at)
    if (this.isBeside) return untoldTurn({ ...turn, said: this.withQuestion(turn.said) }, 'notes')
    if (this.waiting !== undefined) return [paragraphOf(this.withQuestion(turn.said))]
    const { question, lead, beside = [] } = isAnswered ? questionIn(turn) : {}
    if (question === undefined) {
      const said = withoutFloorWords(turn.said)
      if (isAnswered && saysSomething(said.text) && takesUp(next.said.text, said.text))
        return [paragraphOf(said)]
      this.isAsked &&= !isAnswered
      if (!saysSomething(turn.said.text)) return untold(turn)
      if (isAnswered && !isCode(turn)) return [named(turn, turn.said)]
      const ends = isAnswered && this.isOpen
      this.isOpen &&= !ends
      const end: SourceBlock[] = ends
        ? [{ kind: 'heading', level: this.level, text: emptyMappedText }]
        : []
      return [...untoldTurn(turn, 'notes'), ...end]
    }
    this.isAsked = true
    if (this.isOpen && isPrompt(question.text, this.turns[at - 1]?.said.text ?? ''))
      return untoldTurn(turn, 'nowhere')
    this.isOpen = true
    return [
      { kind: 'heading', level: this.level, text: question },
      ...beside.map((text) => marginOf(text, 'notes')),
      ...(lead === undefined ? [] : isCode(turn) ? [paragraphOf(lead)] : [named(turn, lead)]),
    ]
  }

  private answering(turn: Turn, at: number): SourceBlock[] {
    const [before, next] = [this.turns[at - 1], this.turns[at + 1]]
    if (this.isBeside) return untoldTurn(turn, 'notes')
    const goesOn = before?.speaker === turn.speaker
    // Who comes back to the talk has been away.
    if (goesOn && !saysSomething(before.said.text) && wordCount(turn.said.text) <= questionWords)
      return untoldTurn(turn, 'notes')
    const asks = isQuestion(turn.said.text) && wordCount(turn.said.text) <= questionWords
    // Nobody answers what the talk ends with.
    if (asks && next === undefined) return untoldTurn(turn, 'notes')
    if (asks && next !== undefined && next.speaker !== turn.speaker) {
      this.waiting = this.withQuestion(turn.said)
      return []
    }
    if (this.waiting !== undefined) return [paragraphOf(this.withQuestion(turn.said))]
    const isKnown = this.isAsked && turn.speaker === this.main
    if ((!isKnown || (before?.speaker !== this.asker && !goesOn)) && !isCode(turn))
      return [named(turn, turn.said)]
    const bare = withoutLoneJoining(turn.said, this.language)
    const said = before === undefined ? bare : withoutEcho(bare, before.said.text)
    return saidIn({ ...turn, said }, before?.said.text ?? '')
  }

  private withQuestion(said: MappedText): MappedText {
    const whole = this.waiting === undefined ? said : joinMapped([this.waiting, said])
    this.waiting = undefined
    return whole
  }

  /** Whether a turn with which a talk begins or ends is about its recording. */
  private isOfRecording({ said }: Turn, at: number): boolean {
    const isEdge = at < edgeTurns || at >= this.turns.length - edgeTurns
    const answer = this.turns[at + 1]?.said.text ?? ''
    // "When did you make your first **recording**?" is asked about what the talk is of.
    const isLong = wordCount(answer) > mostConsentWords || /\p{N}/u.test(answer)
    const isAnswered = isQuestion(said.text) && isLong
    return isEdge && !isAnswered && isAboutRecording(said.text, this.language)
  }
}

/** Whether the name of who speaks is letters that stand for it, or a title with one. */
function isCode({ name }: Turn): boolean {
  const last =
    name.text
      .replace(/[\s.:：]+$/u, '')
      .split(/\s+/u)
      .at(-1) ?? ''
  return /^(?:\p{Lu}{1,2}|\p{L})\d*$/u.test(last)
}

/** Whether a question only says again the last words of what was said, for somebody to go on. */
function isPrompt(question: string, before: string): boolean {
  return ` ${wordsIn(before).join(' ')}`.endsWith(` ${wordsIn(question).join(' ')}`)
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The sentences of what is said. */
function sentencesIn(said: string): RegExpExecArray[] {
  return allMatches(said, sentence)
}

/** How many of the words of an answer's first sentence somebody said right before it, and of how many; none where it asks. */
function repeated(answer: string, before: string): { again: number; all: number } {
  const [first = ''] = sentencesIn(answer)[0] ?? []
  const [own, known] = [isQuestion(first) ? [] : wordsIn(first), new Set(wordsIn(before))]
  return { again: own.filter((word) => known.has(word)).length, all: own.length }
}

/** Whether an answer begins by saying again what somebody said. */
function takesUp(answer: string, before: string): boolean {
  const { again, all } = repeated(answer, before)
  return again >= fewestRepeated && again * 2 >= all
}

/** An answer without its first sentence, where that only says again what somebody said right before. */
function withoutEcho(answer: MappedText, before: string): MappedText {
  const second = sentencesIn(answer.text)[1]
  const { again, all } = repeated(answer.text, before)
  const isEcho = again === all && all >= fewestWords
  return second !== undefined && isEcho ? sliceMapped(answer, second.index) : answer
}

/** What is said without a word at its end that joins what does not come ("But."). */
function withoutLoneJoining(said: MappedText, language: string): MappedText {
  const last = sentencesIn(said.text).at(-1)
  if (last === undefined || last.index === 0 || wordCount(last[0]) > 1) return said
  const word = last[0].replace(/[\s.…!]+$/u, '')
  return joinsBefore(`${word} ${word}`, language)
    ? trimMapped(sliceMapped(said, 0, last.index))
    : said
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

/**
 * The last question of a turn, whole with what leads to it where that is short; else with what was said before it and after it, and
 * what of that says nothing. What only takes the floor is none of it.
 */
function questionIn({ said: whole }: Turn): {
  question?: MappedText
  lead?: MappedText
  beside?: MappedText[]
} {
  const said = trimMapped(withoutOpening(withoutFloorWords(whole)))
  // Where a language has no mark for it, what the asker says in a few words asks.
  if (endsUnmarked(said.text) && wordCount(said.text) <= questionWords && !thanks(said.text))
    return { question: said }
  const sentences = sentencesIn(said.text)
  const at = sentences.findLastIndex(([one]) => mayAsk(one))
  const asked = sentences[at]
  if (asked === undefined) return {}
  const isLast = at === sentences.length - 1
  if (isLast && wordCount(said.text) <= questionWords) return { question: said }
  if (wordCount(asked[0]) > wholeWords) return {}
  const end = asked.index + asked[0].length
  const pieces = [sliceMapped(said, 0, asked.index), sliceMapped(said, end)].map(trimMapped)
  const told = pieces.filter(({ text }) => saysSomething(text))
  return {
    question: trimMapped(sliceMapped(said, asked.index, end)),
    ...(told.length === 0 ? {} : { lead: joinMapped(told) }),
    beside: pieces.filter(({ text }) => text !== '' && !saysSomething(text)),
  }
}

/** What is said without dots at its beginning. */
function withoutOpening(said: MappedText): MappedText {
  const dots = /^[\s.…]+/u.exec(said.text)?.[0].length ?? 0
  return dots === 0 ? said : capitalized(sliceMapped(said, dots))
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
  const heard = /^\s*\([^()\n\d]{1,30}\)\s*/u.exec(said.text.slice(length))?.[0].length ?? 0
  return length + heard === 0 ? said : sliceMapped(said, length + heard)
}
