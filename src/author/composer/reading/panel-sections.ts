import { appendAll } from '../append-all.ts'
import { isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { settles } from '../language/decision-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { floorWordsLength } from '../language/floor-words.ts'
import { isQuestion, questionEnd } from '../language/questions.ts'
import { wordCount } from '../language/script.ts'
import { splitSentences } from '../language/sentences.ts'
import { leadTermLength } from './lead-term.ts'
import {
  capitalized,
  emptyMappedText,
  joinMapped,
  type MappedText,
  sliceMapped,
  trimMapped,
} from './mapped-text.ts'
import { marginOf, type SourceBlock } from './source-block.ts'
import { paragraphOf, partsOf, type Turn, untoldTurn } from './turn.ts'

/** Words of somebody who has the floor and not only an answer. */
const floorWords = 60
/** So much of what is said is said at that length, so many times, where people have the floor one after the other. */
const floorShare = 0.5
const fewestFloors = 3
/** Turns of who leads, and of these such as ask, at the least. */
const fewestLed = 3
const fewestQuestions = 2
const mostSettling = 0.1
/** Fewer words beside a question or between others' are for the notes. */
const tellingWords = 25
/** Words of a question that names its answers; one of fewer goes on from what was said. */
const fewestAsked = 6
const mostAsked = 16
/** Sentences behind a question that say no more than how to answer it ("One sentence each."). */
const mostBehind = 1
/** Words of what an asker says first that tells what the question is about. */
const contextWords = 6
/** Sentences with figures of who leads, who then has something to say. */
const fewestCounting = 2
/** Things counted by who leads that sum up what was said. */
const fewestSummed = 3

/** Whether people have the floor at length, one after the other, or who leads asks them most of what that one says. */
export function isPanel(turns: readonly Turn[], language: string): boolean {
  const words = turns.map(({ said }) => wordCount(said.text))
  const long = words.filter((count) => count >= floorWords)
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
  if (long.length >= fewestFloors && sum(long) >= sum(words) * floorShare) return true
  const leader = leaderOf(turns)
  const led = turns.filter(({ speaker }) => speaker === leader)
  const asked = turns.filter((turn, at) => turn.speaker === leader && isAsking(turns, at))
  // Who settles things leads a meeting, and is told by what comes of that.
  const settling = led.filter(({ said }) => settles(said.text, language))
  return (
    asked.length >= fewestQuestions &&
    asked.length * 2 >= led.length &&
    settling.length <= led.length * mostSettling
  )
}

/**
 * What is told where people have the floor one after the other: under the name of each the paragraphs of what that one says,
 * each a section of its own; under a question what others answer to it, with their names. Who leads the talk is told only where
 * that one sums up; what hands on the floor, greets or falls in between is for the notes.
 */
export function panelSections(
  turns: readonly Turn[],
  level: number,
  language: string,
): SourceBlock[] {
  const names = new Set(
    turns.flatMap(({ name }) =>
      name.text
        .toLowerCase()
        .split(/[\s:：()]+/u)
        .filter(Boolean),
    ),
  )
  const leader = leaderOf(turns)
  const blocks: SourceBlock[] = []
  /** What is said in paragraphs that questions and their answers go on from, by place. */
  const going = new Map<number, MappedText[]>()
  let floor: string | undefined
  for (let at = 0; at < turns.length; ) {
    const turn = turns[at]
    if (turn === undefined) break
    // Who opens asks whether all is ready.
    const answers =
      isAsking(turns, at) && (at > 0 || turn.speaker !== leader) ? answersTo(turns, at, leader) : []
    at += 1 + answers.length
    if (answers.length > 0) exchange(turn, answers)
    else if (turn.speaker === leader) appendAll(blocks, ledTurn(turn, blocks.length === 0))
    else if (wordCount(turn.said.text) >= tellingWords) takeFloor(turn)
    else appendAll(blocks, untoldTurn(turn, 'notes'))
  }
  for (const [at, pieces] of going) blocks[at] = paragraphOf(joinMapped(pieces))
  return blocks

  /** Somebody's words under that one's name, which stands already where only a word fell in between. */
  function takeFloor(turn: Turn): void {
    if (floor !== turn.speaker) blocks.push(bylineOf(turn))
    floor = turn.speaker
    appendAll(blocks, paragraphsApart(partsOf(turn)))
  }

  function bylineOf({ name }: Turn): SourceBlock {
    const text = sliceMapped(name, 0, name.text.replace(/\s*[:：]\s*$/u, '').length)
    return { kind: 'heading', level, text, byline: 'speaker' }
  }

  /** Where something begins that nothing names: who says it stands over it. */
  function edge(): SourceBlock {
    return { kind: 'heading', level: level + 1, text: emptyMappedText }
  }

  /** Paragraphs and lists, each paragraph of some length a section without a name of its own. */
  function paragraphsApart(parts: readonly SourceBlock[]): SourceBlock[] {
    return parts.flatMap((part, index): SourceBlock[] =>
      part.kind === 'paragraph' && (index === 0 || wordCount(part.text.text) >= tellingWords)
        ? [edge(), part]
        : [part],
    )
  }

  function exchange(asker: Turn, answers: readonly Turn[]): void {
    const { told: context, left, question, behind } = askedIn(asker, names, language)
    if (question === undefined) {
      goOn(asker, answers)
      return
    }
    floor = undefined
    blocks.push({ kind: 'heading', level, text: question })
    appendAll(blocks, context.map(paragraphOf))
    for (const answer of answers) {
      const [opening, ...parts] = partsOf(answer)
      const said = opening?.kind === 'paragraph' ? opening.text : emptyMappedText
      const text = joinMapped([answer.name, said])
      blocks.push({ kind: 'paragraph', text, lead: answer.name.text.length }, ...parts)
    }
    appendAll(
      blocks,
      [...left, ...behind].map((text) => marginOf(text, 'notes')),
    )
  }

  /** What goes on from what one said stays with it; all but the question itself is its asker's. */
  function goOn(asker: Turn, [first, ...others]: readonly Turn[]): void {
    if (first === undefined) return
    const sentences = splitSentences(asker.said, language)
    const from = Math.max(
      0,
      sentences.findLastIndex(({ text }) => isQuestion(text)),
    )
    const led = joinMapped(sentences.slice(0, from))
    if (led.text !== '') appendAll(blocks, untoldTurn({ ...asker, said: led }, 'notes'))
    const [opening, ...parts] = partsOf(first)
    const said = [
      ...sentences.slice(from),
      ...(opening?.kind === 'paragraph' ? [opening.text] : []),
    ]
    const last = blocks.findLastIndex(({ kind }) => kind !== 'margin')
    const before = blocks[last]
    if (floor === first.speaker && before?.kind === 'paragraph') {
      const pieces = going.get(last) ?? [before.text]
      appendAll(pieces, said)
      going.set(last, pieces)
      appendAll(blocks, parts)
    } else {
      blocks.push(bylineOf(first), ...paragraphsApart([paragraphOf(joinMapped(said)), ...parts]))
      floor = first.speaker
    }
    for (const one of others)
      if (wordCount(one.said.text) >= floorWords / 2) takeFloor(one)
      else appendAll(blocks, untoldTurn(one, 'notes'))
  }

  /** What who leads says: from where it sums up, all else for the notes. */
  function ledTurn(turn: Turn, opens: boolean): SourceBlock[] {
    const parts = partsOf(turn)
    const list = parts.findIndex(({ kind }) => kind === 'list')
    if (list >= 0) {
      floor = undefined
      return [
        bylineOf(turn),
        edge(),
        ...parts.flatMap((part, index): SourceBlock[] =>
          index <= list || part.kind !== 'paragraph' ? [part] : [marginOf(part.text, 'notes')],
        ),
      ]
    }
    const sentences = splitSentences(turn.said, language)
    const summing = sentences.filter(({ text }) => sumsUp(text, language))
    const counting = sentences.filter(({ text }) => findFigures(text, language).length > 0)
    if (!opens && counting.length >= fewestCounting) {
      takeFloor(turn)
      return []
    }
    if (opens || summing.length === 0) return untoldTurn(turn, 'notes')
    floor = undefined
    const from = sentences.findIndex((one) => summing.includes(one))
    const to = sentences.findLastIndex((one) => summing.includes(one))
    const around = [...sentences.slice(0, from), ...sentences.slice(to + 1)]
    return [
      bylineOf(turn),
      edge(),
      paragraphOf(joinMapped(sentences.slice(from, to + 1))),
      ...around.map((text) => marginOf(text, 'notes')),
    ]
  }
}

/** Who opens a talk and comes to speak again and again, in fewer words than the others. */
function leaderOf(turns: readonly Turn[]): string | undefined {
  const first = turns[0]?.speaker
  const mean = (some: readonly Turn[]) =>
    some.reduce((sum, { said }) => sum + wordCount(said.text), 0) / Math.max(1, some.length)
  const own = turns.filter(({ speaker }) => speaker === first)
  const others = turns.filter(({ speaker }) => speaker !== first)
  return own.length >= fewestLed && mean(own) < mean(others) ? first : undefined
}

/** Whether a turn ends with a question, or with how to answer it, and somebody else goes on who does not ask. */
function isAsking(turns: readonly Turn[], at: number): boolean {
  const [turn, next] = [turns[at], turns[at + 1]]
  if (turn === undefined || next === undefined || next.speaker === turn.speaker) return false
  const lists = turn.blocks?.some(({ kind }) => kind === 'list') === true
  return !lists && wordCount(turn.said.text) < floorWords && asks(turn) && !asks(next)
}

/** A question at the end, or before a sentence that says how to answer it. */
const endsAsking = new RegExp(`(?:${questionEnd})[^?？؟.!。！]{0,120}[.!。！]?\\s*$`, 'u')

function asks({ said }: Turn): boolean {
  return endsAsking.test(said.text)
}

/** What others say to a question, until somebody asks again, who leads goes on, or somebody comes back to it. */
function answersTo(turns: readonly Turn[], at: number, leader: string | undefined): Turn[] {
  const asker = turns[at]?.speaker
  const ends = (turn: Turn, index: number) =>
    turn.speaker === asker ||
    (turn.speaker === leader && asker !== leader) ||
    (index > at + 1 && asks(turn) && turns[index + 1] !== undefined)
  let end = at + 1
  for (let turn = turns[end]; turn !== undefined && !ends(turn, end); turn = turns[end]) end++
  return turns.slice(at + 1, end)
}

/**
 * A question that names what others answer, with what its asker says of it first; who is asked by name is no part of it.
 * `left`: what its asker says first and is no part of the matter.
 */
function askedIn(
  { name, said }: Turn,
  names: ReadonlySet<string>,
  language: string,
): { told: MappedText[]; left: MappedText[]; question?: MappedText; behind: MappedText[] } {
  const sentences = splitSentences(said, language)
  const at = sentences.findLastIndex(({ text }) => isQuestion(text))
  const asked = sentences[at]
  const whole = asked === undefined ? undefined : withoutAddress(asked, names)
  const words = wordCount(whole?.text ?? '')
  const isName = whole !== undefined && /^["“«„¿]?[\p{L}\p{N}]/u.test(whole.text)
  if (!isName || sentences.length - at - 1 > mostBehind || words < fewestAsked || words > mostAsked)
    return { told: [], left: [], behind: [] }
  const isTelling = ({ text }: MappedText) =>
    wordCount(text) >= contextWords && !isInterjection(text) && !isAboutSpeaker(text, language)
  const before = sentences.slice(0, at)
  return {
    told: before.filter(isTelling),
    left: before.flatMap((one, index) => {
      if (isTelling(one)) return []
      return [index === 0 ? joinMapped([name, one]) : one]
    }),
    question: capitalized(whole),
    behind: sentences.slice(at + 1),
  }
}

/** "Nkechi, the live tours, what …?", "So, what …?": without whom it asks and what only takes the floor. */
function withoutAddress(question: MappedText, names: ReadonlySet<string>): MappedText {
  const taken = trimMapped(sliceMapped(question, floorWordsLength(question.text)))
  const address = /^([^,，、]{1,40})[,，、]\s*/u.exec(taken.text)
  const called = (address?.[1] ?? '').toLowerCase().split(/\s+/u)
  return address !== null && called.every((word) => names.has(word))
    ? sliceMapped(taken, address[0].length)
    : taken
}

/** Whether a sentence settles something or counts up what was said: several things behind a colon, or several figures. */
function sumsUp(text: string, language: string): boolean {
  const lead = leadTermLength(text)
  const things = lead === 0 ? [] : text.slice(lead).split(/[;；]|[,，、](?=\s|[\u3000-\u9fff])/u)
  return (
    things.length >= fewestSummed ||
    findFigures(text, language).length >= fewestSummed ||
    settles(text, language)
  )
}
