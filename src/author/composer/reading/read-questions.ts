import { detectLanguage } from '../../language-detection.ts'
import { appendAll } from '../append-all.ts'
import { mayAsk } from '../language/questions.ts'
import { isAboutRecording } from '../language/recording-words.ts'
import { wordCount } from '../language/script.ts'
import { mapVerbatim, type Span } from './mapped-text.ts'
import { outlineRuns } from './outline-lines.ts'
import type { SourceBlock } from './source-block.ts'
import { isBlank, readLines } from './text-lines.ts'

/** Fewer questions with marks are initials. */
const fewestQuestions = 2
/** So many of what one mark sets off must ask. */
const askingShare = 2 / 3

/** Words of a question without a mark among those that have one. */
const questionWords = 14

/** "Q:", "P.", "**F1:**", "问：": a letter or two, in capitals where the script has them or before a colon, perhaps with a number. */
const mark =
  /^[ \t]*(?:[*_]{1,2})?(\p{Lu}{1,2}|\p{Lo}{1,3}|\p{Ll}{1,2}(?=[ \t]?\d{0,3}[:：]))[ \t]?\d{0,3}[.:)：．]([*_]{0,2})[ \t]*(?=\S)/u

/** A line with a mark, in capitals, or a question without one that opens its lines (an empty label). */
interface MarkedLine extends Span {
  label: string
  /** Where the words begin, behind the mark. */
  words: number
}

interface Question {
  asked: Span
  answer: Span
}

/** Reads a part of the input. */
type Reader = (text: string, from: number, to: number) => SourceBlock[]

/** Whether a text is questions and answers that two marks set off, whatever letters they are in its language. */
export function isQuestionsAndAnswers(input: string): boolean {
  return questionsIn(input).length >= fewestQuestions
}

/** Whether all questions of a text stand in one section of an outline that goes on behind it. */
export function asksInSection(input: string): boolean {
  const questions = questionsIn(input)
  const [first, last] = [questions[0]?.asked.start, questions.at(-1)?.answer.start]
  if (first === undefined || last === undefined) return false
  const lines = readLines(input, 0, input.length)
  return outlineRuns(lines).some((run) => {
    const places = run.map((at) => lines[at]?.start ?? 0)
    const behind = places.findIndex((place) => place > first)
    return behind > 0 && (places[behind] ?? first) > last
  })
}

/** Reads questions and answers: each question is the heading of its answer, without its mark; `read` reads what else there is. */
export function readQuestionsAndAnswers(input: string, read: Reader): SourceBlock[] {
  const questions = questionsIn(input)
  const first = questions[0]?.asked.start ?? input.length
  const blocks = read(input, 0, lineStart(input, first))
  const own = new Set<SourceBlock>()
  for (const [index, { asked, answer }] of questions.entries()) {
    const above = blocks.findLast((block) => block.kind === 'heading' && !own.has(block))
    const level = above?.kind === 'heading' ? above.level + 1 : 1
    const text = mapVerbatim(input.slice(asked.start, asked.end), asked.start)
    const heading: SourceBlock = { kind: 'heading', level, text }
    own.add(heading)
    blocks.push(heading)
    const next = questions[index + 1]?.asked.start
    const end = next === undefined ? answer.end : lineStart(input, next)
    appendAll(blocks, read(input, answer.start, end).map(answered))
  }
  return blocks
}

/** What an answer begins with leads to the rest of it and is the name of nothing. */
function answered(block: SourceBlock, index: number): SourceBlock {
  return index === 0 && block.kind === 'heading'
    ? { kind: 'paragraph', text: block.text, lead: 0 }
    : block
}

function lineStart(input: string, at: number): number {
  return input.lastIndexOf('\n', at - 1) + 1
}

/**
 * The questions of a text with their answers, in order; none where its marks are anything else. Among questions with marks others may have
 * none, and so may their answers.
 */
function questionsIn(input: string): Question[] {
  const all = markedLines(input)
  const lines = all.filter(({ label }) => label !== '')
  const [asking] = lines
  const answering = lines.find(({ label }) => label !== asking?.label)
  if (asking === undefined) return []
  if (lines.some(({ label }) => label !== asking.label && label !== answering?.label)) return []
  const said = ({ start, end }: Span) => input.slice(start, end).trim()
  const asked = all.filter(
    ({ start, label }) => start >= asking.start && label !== answering?.label,
  )
  let answered = 0
  const found = asked.map((line, index): Question => {
    const close = asked[index + 1]?.start ?? input.length
    const marks = lines.filter(
      ({ label, start }) => label === answering?.label && start > line.start && start < close,
    )
    const [answer] = marks
    answered += marks.length
    const text = input.slice(line.words, answer?.start ?? line.end).replace(/[\s*_]+$/u, '')
    return {
      asked: { start: line.words, end: line.words + text.length },
      answer: { start: answer?.words ?? line.end, end: close },
    }
  })
  if (answering === undefined)
    return found.every((one) => mayAsk(said(one.asked)) && said(one.answer) !== '') ? found : []
  const isMarked = (one: Question) => /[?？؟]/u.test(said(one.asked))
  // Who is answered in whole sentences asks, also where a question has no mark ("Q: what about clinical waste").
  const areUnmarked =
    found.some(isMarked) && found.every(({ answer }) => /[.!。！]$/u.test(said(answer)))
  const asks = (one: Question) =>
    isMarked(one) || mayAsk(said(one.asked)) || (areUnmarked && /\p{L}$/u.test(said(one.asked)))
  // A question whose answer has no mark shows that it is one.
  const isAnswered = (one: Question) => {
    const between = input.slice(one.asked.end, one.answer.start)
    const isOne = !/\n[ \t]*\n/u.test(said(one.asked))
    return isOne && said(one.answer) !== '' && (between.trim() !== '' || isMarked(one))
  }
  const paired =
    answered * 2 >= lines.length - 1 && answered <= found.length && found.every(isAnswered)
  // Who is asked whether they may be recorded speaks.
  if (paired && isRecorded([found[0], found.at(-1)].map((one) => said(one?.asked ?? noSpan))))
    return []
  const mostlyAsk = (some: readonly Question[]) =>
    some.filter(asks).length >= some.length * askingShare
  const withMarks = found.filter((_, index) => asked[index]?.label !== '')
  return paired && mostlyAsk(found) && mostlyAsk(withMarks) ? found : []
}

const noSpan: Span = { start: 0, end: 0 }

function isRecorded(asked: readonly string[]): boolean {
  const { tag } = detectLanguage(asked.join('\n'))
  return asked.some((one) => isAboutRecording(one, tag))
}

function markedLines(input: string): MarkedLine[] {
  const lines = readLines(input, 0, input.length)
  return lines.flatMap((line, at): MarkedLine[] => {
    const match = mark.exec(line.text)
    const { start, text } = line
    const end = start + text.length
    if (match !== null)
      return [{ label: match[1]?.toUpperCase() ?? '', start, words: start + match[0].length, end }]
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const opens = above !== undefined && isBlank(above) && below !== undefined && !isBlank(below)
    const isBare =
      opens && /^\s*[\p{L}¿].*[?？؟]\s*$/u.test(text) && wordCount(text) <= questionWords
    return isBare ? [{ label: '', start, words: start + text.search(/\S/u), end }] : []
  })
}
