import { isAboutListeners, isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { saysWhen } from '../language/dates.ts'
import { leavesOpen, settles, tellsDecision } from '../language/decision-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { pointsBack } from '../language/pointers-back.ts'
import { isQuestion } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { goesOn, standsAlone, standsInPlace } from '../shaping/stands-alone.ts'
import { leadTermLength } from './lead-term.ts'
import { emptyMappedText, joinMapped, type MappedText, sliceMapped } from './mapped-text.ts'
import { saysPlace } from './section-marks.ts'
import { marginOf, type SourceBlock } from './source-block.ts'
import { paragraphOf, type Turn } from './turn.ts'

/** Characters of talk that one slide stands for: with names and times some 700 of a transcript. */
const talkLength = 500
/** A stretch of talk may end from half of that on, where something is settled, and has ended after half as much again. */
const leastTalk = talkLength / 2
const mostTalk = talkLength * 1.5
/** Words that are told of a stretch: what a slide shows; of fewer there is room for what else stands alone. */
const toldWords = 60
const fewWords = 35
/** Words of such a sentence. */
const tellingWords = 6
/** Fewer words answer somebody or pass the floor. */
const sentenceWords = 4
/** Sentences before one that it needs to be understood. */
const mostBefore = 3

/** What a sentence is worth: what people came together for, then what they counted. */
const worths = { decision: 3, task: 2, open: 2, figure: 1.2 }
/** From here on a sentence is an outcome. */
const leastWorth = 1
/** Of a talk in which fewer of the turns that say something settle or count anything, what was said is told. */
const leastOutcomes = 0.25
/** Words of a talk that is told whole. */
const wholeTalk = 360

interface Sentence {
  turn: Turn
  /** Which turn of the stretch. */
  place: number
  text: MappedText
  worth: number
}

/**
 * What is told of a talk, a paragraph and a section without a name for each stretch of it: the sentences that decide, promise, leave something open or
 * give figures, with those before them that they need, and with the names of people who speak of themselves; where there are
 * none, the longest that stand alone. A short talk of which next to nothing comes is told whole, each turn under who speaks, where
 * no points of an agenda (`isAgenda`) name what it is about; so is a short one that people type, line by line. The rest is for the notes.
 */
export function talkOutcomes(
  turns: readonly Turn[],
  level: number,
  language: string,
  isAgenda = false,
): SourceBlock[] {
  const words = turns.reduce((sum, { said }) => sum + wordCount(said.text), 0)
  if (!isAgenda && words <= wholeTalk) {
    if (isTyped(turns)) return [lineByLine(turns)]
    if (!hasOutcomes(turns, language)) return turnByTurn(turns, level)
  }
  const parts = stretches(turns, language)
  return parts.flatMap((some) => {
    const sentences = sentencesOf(some, language)
    const told = toldOf(sentences, language)
    const rest: SourceBlock[] = leftOver(sentences, told).map((left) => marginOf(left, 'notes'))
    if (told.size === 0) return rest
    const edge: SourceBlock[] =
      parts.length > 1 ? [{ kind: 'heading', level, text: emptyMappedText }] : []
    const together = endedTogether(signed([...told], language))
    const paragraphs = together.map((some) => paragraphOf(joinMapped(some)))
    return [...edge, ...paragraphs, ...rest]
  })
}

/** Whether enough of what is said decides, promises, leaves open or counts something to stand for the talk. */
function hasOutcomes(turns: readonly Turn[], language: string): boolean {
  const all = sentencesOf(turns, language)
  const settling = new Set(all.filter(({ worth }) => worth >= leastWorth).map(({ turn }) => turn))
  const telling = new Set(all.filter((one) => isTelling(one, language)).map(({ turn }) => turn))
  return settling.size > 0 && settling.size >= telling.size * leastOutcomes
}

/** Whether people write to each other: half of what they say or more ends as no sentence does, and the next line says something else. */
function isTyped(turns: readonly Turn[]): boolean {
  const unended = turns.filter(({ said }) => /[\p{L}\p{N}\p{S}]$/u.test(said.text))
  return unended.length > 0 && unended.length * 2 >= turns.length
}

/** What people write to each other, an item each with the name before it. */
function lineByLine(turns: readonly Turn[]): SourceBlock {
  const items = turns.map(({ name, said }) => ({
    text: joinMapped([name, said]),
    lead: name.text.length,
    more: [],
    children: [],
  }))
  return { kind: 'list', ordered: false, items }
}

/** What is said, whole, under the names of those who say it one after the other. */
function turnByTurn(turns: readonly Turn[], level: number): SourceBlock[] {
  return turns.flatMap((turn, index): SourceBlock[] => {
    const name = sliceMapped(turn.name, 0, turn.name.text.replace(/\s*[:：]\s*$/u, '').length)
    const goesOn = turns[index - 1]?.speaker === turn.speaker
    return [
      ...(goesOn ? [] : [{ kind: 'heading', level, text: name, byline: 'speaker' } as const]),
      { kind: 'paragraph', text: turn.said, lead: 0 },
    ]
  })
}

/** The turns in stretches that end where something is settled, or a minute is over, and the next turn begins by itself. */
function stretches(turns: readonly Turn[], language: string): Turn[][] {
  const all: Turn[][] = []
  let [length, isSettled] = [0, false]
  for (const [index, turn] of turns.entries()) {
    const [first] = splitSentences(turn.said, language)
    const before = turns[index - 1]?.said.text ?? ''
    const joins = isSettled ? pointsBack : goesOn
    const begins = first !== undefined && !joins(first.text, language) && !isQuestion(before)
    const isOver =
      length >= mostTalk || (begins && (length >= talkLength || (length >= leastTalk && isSettled)))
    if (index === 0 || isOver) {
      all.push([])
      length = 0
      isSettled = false
    }
    all[all.length - 1]?.push(turn)
    length += turn.said.text.length
    isSettled ||= settles(turn.said.text, language)
  }
  const last = all.at(-1)
  // What is said at the end belongs to what it ends.
  if (last !== undefined && all.length > 1 && length < leastTalk / 2)
    return [...all.slice(0, -2), [...(all.at(-2) ?? []), ...last]]
  return all
}

function sentencesOf(turns: readonly Turn[], language: string): Sentence[] {
  return turns.flatMap((turn, place) =>
    splitSentences(turn.said, language).map((text) => ({
      turn,
      place,
      text,
      worth: worthOf(text.text, language),
    })),
  )
}

function worthOf(text: string, language: string): number {
  if (wordCount(text) < sentenceWords || isQuestion(text) || isInterjection(text)) return 0
  const when = saysWhen(text, language)
  const figures = findFigures(text, language).length
  return (
    (tellsDecision(text, language) || leadTermLength(text, 2) > 0 || saysPlace(text)
      ? worths.decision
      : 0) +
    (leavesOpen(text, language) ? worths.open : 0) +
    (when && isAboutSpeaker(text, language) ? worths.task : 0) +
    (figures > 0 ? worths.figure : 0) -
    (isAboutListeners(text, language) ? worths.figure / 2 : 0)
  )
}

/** The sentences that are told, in order. */
function toldOf(sentences: readonly Sentence[], language: string): ReadonlySet<Sentence> {
  const told = new Set<number>()
  let words = 0
  const tell = (at: number, most: number) => {
    const needed = withNeeded(sentences, at, language)?.filter((one) => !told.has(one)) ?? []
    const more = needed.reduce((sum, one) => sum + wordsOf(sentences[one]), 0)
    if (told.size > 0 && words + more > most) return
    words += more
    for (const one of needed) told.add(one)
  }
  const byWorth = [...sentences.entries()].sort(
    ([, a], [, b]) => b.worth - a.worth || wordsOf(b) - wordsOf(a),
  )
  const outcomes = byWorth.filter(([, { worth }]) => worth >= leastWorth)
  for (const [at] of outcomes) tell(at, toldWords)
  // What else stands alone has the room that they leave, or all where nothing came of the talk.
  const most = told.size > 0 ? fewWords : toldWords
  for (const [at, one] of byWorth) if (isTelling(one, language)) tell(at, most)
  return new Set(sentences.filter((_, index) => told.has(index)))
}

/** What is not told, each time all that somebody says without a sentence between that is; a turn with its name. */
function leftOver(sentences: readonly Sentence[], told: ReadonlySet<Sentence>): MappedText[] {
  const runs: Sentence[][] = []
  for (const [index, one] of sentences.entries()) {
    if (told.has(one)) continue
    const before = sentences[index - 1]
    if (before === undefined || told.has(before) || before.place !== one.place) runs.push([])
    runs[runs.length - 1]?.push(one)
  }
  return runs.map((run) => {
    const [first] = run
    const opens = first !== undefined && isOpening(sentences, sentences.indexOf(first))
    return joinMapped([...(opens ? [first.turn.name] : []), ...run.map((one) => one.text)])
  })
}

/** Whether a sentence is the first of its turn. */
function isOpening(sentences: readonly Sentence[], at: number): boolean {
  return sentences[at - 1]?.place !== sentences[at]?.place
}

/** Whether a sentence says something to everybody that stands alone. */
function isTelling(one: Sentence, language: string): boolean {
  const { text } = one.text
  return (
    wordsOf(one) >= tellingWords &&
    !isQuestion(text) &&
    !isInterjection(text) &&
    !isAboutListeners(text, language) &&
    standsAlone(text, language)
  )
}

/** A sentence with those before it that it goes on from or answers; undefined where those are too many. */
function withNeeded(
  sentences: readonly Sentence[],
  at: number,
  language: string,
): number[] | undefined {
  const needed = [at]
  for (let place = at; needed.length <= mostBefore; place--) {
    const text = sentences[place]?.text.text ?? ''
    const before = sentences[place - 1]
    const asked = before?.text.text ?? ''
    const isAnswer = !isQuestion(text) && isTopic(asked, language)
    // What opens a turn with "Then" or "But" says something of its own.
    const stands = isOpening(sentences, place)
      ? standsInPlace(text, language) && !pointsBack(text, language)
      : standsAlone(text, language)
    if ((stands || isQuestion(text)) && !isAnswer) return needed
    if (before === undefined) return undefined
    needed.unshift(place - 1)
  }
  return undefined
}

/** The sentences, those about who says them with the name before them. */
function signed(told: readonly Sentence[], language: string): MappedText[] {
  return told.flatMap(({ turn, place, text }, index) => {
    const goesOnSpeaking = told[index - 1]?.place === place
    return isAboutSpeaker(text.text, language) && !goesOnSpeaking ? [turn.name, text] : [text]
  })
}

/** Sentences in paragraphs: what ends without a mark would run on into the words of somebody else. */
function endedTogether(sentences: readonly MappedText[]): MappedText[][] {
  const groups: MappedText[][] = [[]]
  for (const sentence of sentences) {
    groups[groups.length - 1]?.push(sentence)
    if (/[\p{L}\p{N}]$/u.test(sentence.text)) groups.push([])
  }
  return groups.filter((some) => some.length > 0)
}

/** Whether a question names what it asks about, so that it can stand over its answer. */
function isTopic(text: string, language: string): boolean {
  return (
    isQuestion(text) &&
    wordCount(text) >= sentenceWords &&
    standsAlone(text, language) &&
    !isAboutListeners(text, language) &&
    !isAboutSpeaker(text, language)
  )
}

function wordsOf(sentence: Sentence | undefined): number {
  return wordCount(sentence?.text.text ?? '')
}
