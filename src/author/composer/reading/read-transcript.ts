import { allMatches } from '../../../text/all-matches.ts'
import { detectLanguage } from '../../language-detection.ts'
import { hesitations } from '../language/floor-words.ts'
import { closingWords, greetingWords, isAddressed, standAlone } from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { blanked, leftOutLines } from './blanked-text.ts'
import { isBracketed } from './bracketed.ts'
import { saysSomething } from './interview.ts'
import {
  collapseSpace,
  emptyMappedText,
  joinMapped,
  type MappedText,
  mapVerbatim,
  type Span,
} from './mapped-text.ts'
import { type RecordedTurn, type Recording, recordedTurns, textsOfTurns } from './recorded-turns.ts'
import type { SourceBlock } from './source-block.ts'
import { isBlank, readLines } from './text-lines.ts'
import { transcriptHead } from './transcript-head.ts'

/** Fewer lines with times are a plan of a day. */
export const fewestStamps = 5
/** Fewer names in brackets of their own are no talk. */
const fewestNamed = 4
/** Turns among lines with text, or among paragraphs where people speak by name; each may have its words on the next. */
const leastShare = 1 / 3
/** Words of a greeting and of a thank-you, with the names in them. */
const courtesyWords = 6
/** A recording without names begins within so many seconds; a plan of a day does not. */
const latestBeginning = 60
/** Words of a paragraph that the next piece of a recording no more belongs to. */
const paragraphWords = 80
/** So many pieces end where sentences do in a recording that is written with full stops. */
const endingShare = 0.2

/** "[applause]", and in round brackets where they open what is said. */
const directions = /\[[^[\]\n]{1,80}\]|^\s*\([^()\n\d]{1,80}\)/g

const sentence = /[^.!?…。！？؟\s][^.!?…。！？؟]*(?:[.!?…。！？؟]+|$)/gu
const sentenceEnd = /[.!?…。！？؟]["”»」)]*\s*$/u

/**
 * Whether a text is a recording written down: times that rise, with what people say in turn or from the recording's beginning;
 * or names set apart in brackets of their own, of people who speak again.
 */
export function isTranscript(input: string, { turns }: Recording = recordedTurns(input)): boolean {
  const stamps = turns.flatMap(({ time }) => time ?? [])
  const named = turns.filter(({ speaker }) => speaker !== undefined)
  const speakers = new Set(named.map(({ speaker }) => speaker))
  const conversation =
    named.length >= turns.length / 2 && speakers.size >= 2 && named.length > speakers.size
  // Days before times are those of a log or a programme too, where few lines are what somebody says.
  const isChat = conversation && named.length >= turns.length * leastSaid
  if (turns.some(({ isDated }) => isDated) && !isChat) return false
  const marked = named.filter(({ isMarked }) => isMarked).length
  if (marked >= fewestNamed && conversation) return turns.length >= paragraphCount(input) / 2
  if (stamps.length < fewestStamps) return false
  if (stamps.some((time, index) => time < (stamps[index - 1] ?? 0))) return false
  const lines = readLines(input, 0, input.length).filter((line) => !isBlank(line)).length
  if (conversation) return turns.length >= Math.min(lines, paragraphCount(input)) * leastShare
  return stamps.length >= lines * leastShare && (stamps[0] ?? latestBeginning) < latestBeginning
}

/** In a saved chat at least so many of the lines with a day are somebody's; the others are notices of the program. */
const leastSaid = 0.75

function paragraphCount(input: string): number {
  return input.split(/\n[ \t\r]*\n/).filter((one) => one.trim() !== '').length
}

/** Fewer turns by name alone, without times, are a conversation within another text. */
const fewestTurns = 6
/** Words that somebody says at a time in the mean, and how many turns end as sentences do. */
const meanWords = 6
const endedShare = 0.8

/** Whether a text is what people say in turn, by name, and next to nothing else: no form and no list with labels that come again. */
export function isTalk(input: string, { turns }: Recording = recordedTurns(input)): boolean {
  const named = turns.filter(({ speaker }) => speaker !== undefined)
  const speakers = new Set(named.map(({ speaker }) => speaker))
  if (named.length < fewestTurns || speakers.size < 2 || named.length < speakers.size + 2)
    return false
  const paragraphs = paragraphCount(input)
  const said = named.map(({ words, end }) => input.slice(words, end).trim())
  const ended = said.filter((one) => sentenceEnd.test(one)).length
  const words = said.reduce((sum, one) => sum + wordCount(one), 0)
  return (
    named.length * 2 >= paragraphs &&
    ended >= named.length * endedShare &&
    words >= named.length * meanWords
  )
}

/**
 * Reads a transcript: its head, then the paragraphs of each turn, without times, stage directions, sounds of hesitation,
 * greetings and thanks, the first with its speaker as a term where at least two of them say something.
 */
export function readTranscript(
  input: string,
  { turns, marks, notes }: Recording = recordedTurns(input),
): SourceBlock[] {
  const gone: Span[] = [...notes]
  const unsaid: Span[] = [...marks]
  const said = new Map<RecordedTurn, string>()
  const hasNames = turns.some(({ speaker }) => speaker !== undefined)
  const wholes = textsOfTurns(input, turns, marks)
  for (const [index, turn] of turns.entries()) {
    const whole = wholes[index] ?? ''
    const asides = [
      ...allMatches(whole, directions),
      ...allMatches(whole, sentence).filter(isCourtesy),
    ].map((match) => ({ start: match.index, end: match.index + match[0].length }))
    const sounds = hesitations(whole)
    const inInput = ({ start, end }: Span) => ({ start: turn.words + start, end: turn.words + end })
    gone.push(...asides.map(inInput))
    unsaid.push(...sounds.map(inInput))
    const words = blanked(whole, [...asides, ...sounds].sort(inOrder)).trim()
    // Beside what people say a time with a word or two marks a place ("[1:02:10] ends").
    const isNobodys = hasNames && turn.speaker === undefined && !turn.isCaption
    const isMark = isNobodys && (turn.isDated || isBracketed(whole) || !saysSomething(words))
    if (/[\p{L}\p{N}]/u.test(words) && !isMark) said.set(turn, words)
    else gone.push(wholeTurn(turn))
  }
  const telling = new Set([...said.keys()].filter((turn) => saysSomething(said.get(turn) ?? '')))
  const alone = new Set([...telling].map(({ speaker }) => speaker)).size < 2
  // Without names a turn is a piece of what one person says; others only answer that one.
  const isKept = (turn: RecordedTurn) => !alone || turn.speaker === undefined || telling.has(turn)
  const kept = [...said.keys()].filter(isKept)
  for (const turn of said.keys()) if (!isKept(turn)) gone.push(wholeTurn(turn))
  const text = blanked(input, [...unsaid, ...gone].sort(inOrder))
  const head = transcriptHead(
    blanked(input, marks),
    turns,
    detectLanguage([...said.values()].join('\n')).tag,
  )
  const paragraphs = toldParagraphs(text, kept, [...said.values()])
  return [
    ...head.blocks,
    // Below those who take part the talk itself begins; no point of it names a talk that has no name.
    ...(head.blocks.some(({ kind }) => kind === 'list') ||
    (!alone && head.blocks.length > 0 && !head.isNamed)
      ? [{ kind: 'heading', level: 2, text: emptyMappedText } as const]
      : []),
    ...paragraphs.map(({ turn, words, opens }): SourceBlock => {
      const name = opens && !alone ? nameOf(turn, head.names) : undefined
      return name === undefined
        ? { kind: 'paragraph', text: words, lead: 0 }
        : {
            kind: 'paragraph',
            text: joinMapped([name, words], name.text.endsWith('：') ? '' : ' '),
            lead: name.text.length,
          }
    }),
    ...leftOutLines(input, withoutParts(gone)),
  ]
}

/** A paragraph of what is told; `opens`: the first one of what somebody says. */
interface Told {
  turn: RecordedTurn
  words: MappedText
  opens: boolean
}

/**
 * What is told in paragraphs: those of each turn, and together the pieces of a recording in which one goes on, until a
 * sentence ends, or where they are captions until a paragraph is long enough.
 */
function toldParagraphs(
  text: string,
  turns: readonly RecordedTurn[],
  said: readonly string[],
): Told[] {
  const ended = said.filter((words) => sentenceEnd.test(words)).length
  const hasEnds = ended >= said.length * endingShare
  const told: { turn: RecordedTurn; pieces: MappedText[]; count: number; opens: boolean }[] = []
  for (const turn of turns) {
    for (const [index, words] of paragraphsIn(text, turn.words, turn.end).entries()) {
      const last = told.at(-1)
      const isSame =
        turn.speaker === undefined || (turn.isCaption && turn.speaker === last?.turn.speaker)
      const goesOn = index === 0 && last !== undefined && isSame
      const count = wordCount(words.text)
      const isOpen =
        (hasEnds && !sentenceEnd.test(last?.pieces.at(-1)?.text ?? '')) ||
        (turn.isCaption && (last?.count ?? 0) < paragraphWords)
      if (goesOn && isOpen) {
        last.pieces.push(words)
        last.count += count
      } else
        told.push({
          turn,
          pieces: [words],
          count,
          opens: index === 0 && !(goesOn && last.turn.speaker !== undefined),
        })
    }
  }
  return told.map(({ turn, pieces, opens }) => ({
    turn,
    words: pieces.length === 1 ? (pieces[0] ?? emptyMappedText) : collapseSpace(joinMapped(pieces)),
    opens,
  }))
}

function paragraphsIn(text: string, from: number, to: number): MappedText[] {
  const breaks = allMatches(text.slice(from, to), /\n[ \t\r]*\n/g)
  const starts = [from, ...breaks.map((match) => from + match.index + match[0].length)]
  return starts.flatMap((start, index) => {
    const end = breaks[index] === undefined ? to : from + (breaks[index]?.index ?? 0)
    const words = withSentenceBegun(collapseSpace(mapVerbatim(text.slice(start, end), start)))
    return /[\p{L}\p{N}]/u.test(words.text) ? [words] : []
  })
}

/** What goes on behind something that cannot be heard, or is not said, begins as a sentence does. */
function withSentenceBegun({ text, offsets }: MappedText): MappedText {
  const begun = text.replace(/(?<=[.!?…] )\p{Ll}/gu, (letter, at: number) => {
    const isBehindGap = (offsets[at] ?? 0) - (offsets[at - 2] ?? 0) > 2
    const capital = letter.toUpperCase()
    return isBehindGap && capital.length === letter.length ? capital : letter
  })
  return { text: begun, offsets }
}

/** A speaker's name with a colon; the whole name for letters that stand for it, at the place of these. */
function nameOf(
  { speaker, name }: RecordedTurn,
  names: ReadonlyMap<string, string>,
): MappedText | undefined {
  if (speaker === undefined || name === undefined) return undefined
  const whole = names.get(speaker)
  const [from = 0] = name.offsets
  const shown =
    whole === undefined
      ? name
      : { text: whole, offsets: new Array<number>(whole.length).fill(from) }
  const colon = /[\u3040-\u30ff\u3400-\u9fff]/u.test(shown.text) ? '：' : ':'
  return { text: shown.text + colon, offsets: [...shown.offsets, shown.offsets.at(-1) ?? from] }
}

/** A turn with its name, without its time. */
function wholeTurn({ name, words, end }: RecordedTurn): Span {
  return { start: name?.offsets[0] ?? words, end }
}

function inOrder(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end
}

/** Ranges in their order without those within another. */
function withoutParts(spans: readonly Span[]): Span[] {
  let end = 0
  return [...spans].sort(inOrder).filter((span) => {
    if (span.end <= end) return false
    end = span.end
    return true
  })
}

/** "Good morning, everybody", "Ada, thank you so much": a short sentence that greets or thanks and says nothing else. */
function isCourtesy([said]: RegExpExecArray): boolean {
  if (/[?？؟\d]/u.test(said) || wordCount(said) > courtesyWords) return false
  const parts = said
    .replace(/[.!…。！\s]+$/u, '')
    .split(/[,،，]\s*/u)
    .map((part) => part.trim())
  const isPolite = (part: string) =>
    standAlone(greetingWords, part) || standAlone(closingWords, part)
  return parts.some(isPolite) && parts.every((part) => isPolite(part) || isAddressed(part))
}
