import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Fewer questions are asked by the text itself. */
const fewestQuestions = 3
/** Words of a question that is the name of its answer. */
const questionWords = 14

/** The number or letter that a question has ("3.", "Q4:"). */
const number = /^(?:\p{Lu}{0,2}\p{Nd}{1,3}[.)．:：、]\s*)?/u
/** A question that begins a paragraph, or is all of it, and ends no other sentence before. */
const opening = new RegExp(
  `${number.source}[^.!?。！？؟]{4,120}[?？؟](?=\\s|$|[\\u3040-\\u9fff])`,
  'u',
)

/**
 * Blocks with the questions that stand before their answers, alone or at the beginning of a paragraph, as headings: in a
 * document that asks at least three of them.
 */
export function withQuestionHeadings(blocks: readonly SourceBlock[]): SourceBlock[] {
  const parted = blocks.map((block, index) => partAtQuestion(block, blocks[index + 1]))
  if (parted.filter((one) => one !== undefined).length < fewestQuestions) return [...blocks]
  let level = 1
  return blocks.flatMap((block, index): SourceBlock[] => {
    if (block.kind === 'heading') level = block.level
    const found = parted[index]
    if (found === undefined) return [block]
    const heading: SourceBlock = { kind: 'heading', level: level + 1, text: found.question }
    return found.answer.text === ''
      ? [heading]
      : [heading, { kind: 'paragraph', text: found.answer, lead: 0 }]
  })
}

function partAtQuestion(
  block: SourceBlock,
  next: SourceBlock | undefined,
): { question: MappedText; answer: MappedText } | undefined {
  if (block.kind !== 'paragraph') return undefined
  const question = opening.exec(block.text.text)?.[0]
  if (question === undefined || wordCount(question) > questionWords) return undefined
  const answer = trimMapped(sliceMapped(block.text, question.length))
  // What nothing answers is a question of the text.
  if (answer.text === '' && (next === undefined || next.kind === 'heading')) return undefined
  const mark = number.exec(question)?.[0].length ?? 0
  return { question: sliceMapped(block.text, mark, question.length), answer }
}
