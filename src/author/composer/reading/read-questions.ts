import { detectLanguage } from '../../language-detection.ts'
import { appendAll } from '../append-all.ts'
import { mayAsk } from '../language/questions.ts'
import { isAboutRecording } from '../language/recording-words.ts'
import { mapVerbatim, type Span } from './mapped-text.ts'
import { outlineRuns } from './outline-lines.ts'
import type { SourceBlock } from './source-block.ts'
import { readLines } from './text-lines.ts'

/** Fewer questions with marks are initials. */
const fewestQuestions = 2
/** So many of what one mark sets off must ask. */
const askingShare = 2 / 3

/** "Q:", "P.", "**F1:**", "问：": a letter or two, in capitals where the script has them, perhaps with a number. */
const mark =
  /^[ \t]*(?:[*_]{1,2})?(\p{Lu}{1,2}|\p{Lo}{1,3})[ \t]?\d{0,3}[.:)：．]([*_]{0,2})[ \t]*(?=\S)/u

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

/** The questions of a text with their answers, in order; none where its marks are anything else. */
function questionsIn(input: string): Question[] {
  const lines = markedLines(input)
  const [asking] = lines
  const answering = lines.find(({ label }) => label !== asking?.label)
  if (asking === undefined) return []
  if (answering === undefined) return questionsAlone(input, lines)
  const pair = new Set([asking.label, answering.label])
  if (lines.some(({ label }) => !pair.has(label))) return []
  const found = lines.flatMap((line, index): Question[] => {
    const next = lines[index + 1]
    if (line.label !== asking.label || next?.label !== answering.label) return []
    const text = input
      .slice(line.words, next.start)
      .trimEnd()
      .replace(/[*_]+$/u, '')
    const close = lines[index + 2]?.start ?? input.length
    return [
      {
        asked: { start: line.words, end: line.words + text.trimEnd().length },
        answer: { start: next.words, end: close },
      },
    ]
  })
  const said = ({ start, end }: Span) => input.slice(start, end).trim()
  const isMarked = ({ asked }: Question) => /[?？؟]/u.test(said(asked))
  // Who is answered in whole sentences asks, also where a question has no mark ("Q: what about clinical waste").
  const areUnmarked =
    found.some(isMarked) && found.every(({ answer }) => /[.!。！]$/u.test(said(answer)))
  const asks = (one: Question) =>
    isMarked(one) || mayAsk(said(one.asked)) || (areUnmarked && /\p{L}$/u.test(said(one.asked)))
  const paired = found.length * 2 === lines.length
  // Who is asked whether they may be recorded speaks.
  if (paired && isRecorded([found[0], found.at(-1)].map((one) => said(one?.asked ?? noSpan))))
    return []
  return paired && found.filter(asks).length >= found.length * askingShare ? found : []
}

const noSpan: Span = { start: 0, end: 0 }

function isRecorded(asked: readonly string[]): boolean {
  const { tag } = detectLanguage(asked.join('\n'))
  return asked.some((one) => isAboutRecording(one, tag))
}

/** "Q. When …?" over answers without a mark: lines of one mark that all ask, each with words below. */
function questionsAlone(input: string, lines: readonly MarkedLine[]): Question[] {
  const found = lines.map((line, index): Question => {
    const text = input.slice(line.words, line.end).replace(/[\s*_]+$/u, '')
    const close = lines[index + 1]?.start ?? input.length
    return {
      asked: { start: line.words, end: line.words + text.length },
      answer: { start: line.end, end: close },
    }
  })
  const said = ({ start, end }: Span) => input.slice(start, end).trim()
  const isWhole = found.every(({ asked, answer }) => mayAsk(said(asked)) && said(answer) !== '')
  return isWhole ? found : []
}

function markedLines(input: string): MarkedLine[] {
  return readLines(input, 0, input.length).flatMap((line): MarkedLine[] => {
    const match = mark.exec(line.text)
    const end = line.start + line.text.length
    return match === null
      ? []
      : [{ label: match[1] ?? '', start: line.start, words: line.start + match[0].length, end }]
  })
}
