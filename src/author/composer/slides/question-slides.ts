import type { Block } from '../../../deck/blocks/block.ts'
import type { Phrases } from '../language/phrases.ts'
import { wordCount } from '../language/script.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize, cutBeyond } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** From so many on, the questions have a slide of their own that opens them, and one that says how to go about them. */
const openedFrom = 5

/**
 * Slides for discussion, the last resort when a source is too short for the slides asked for: questions that fit any
 * subject over the words of the source that they are about, in rounds of eight that each look from another side. What
 * the composer adds is marked as added.
 */
export function questionSlides(
  subjects: readonly MappedText[],
  count: number,
  composing: Composing,
): SlideDraft[] {
  const { phrases } = composing
  const slides: SlideDraft[] = []
  if (count >= openedFrom)
    slides.push(openingSlide(phrases.discussion), methodSlide(subjects, phrases))
  for (let asked = 0; slides.length < count; asked++) {
    const round = Math.floor(asked / phrases.questions.length)
    const first = asked % phrases.questions.length === 0
    const perspective = perspectiveOf(round, phrases)
    // A round is opened only when more than one question follows.
    if (first && round > 0 && slides.length + 2 < count) slides.push(openingSlide(perspective))
    const question = phrases.questions[asked % phrases.questions.length] ?? phrases.discussion
    const title = round === 0 ? question : `${perspective}: ${lowerFirst(question)}`
    slides.push(questionSlide(title, subjects, asked, composing))
  }
  return slides
}

function perspectiveOf(round: number, phrases: Phrases): string {
  const { perspectives } = phrases
  const perspective = perspectives[(round + perspectives.length - 1) % perspectives.length] ?? ''
  const turn = Math.floor((round + perspectives.length - 1) / perspectives.length)
  return turn <= 1 ? perspective : `${perspective} (${turn})`
}

function openingSlide(title: string): SlideDraft {
  return { layout: 'section', titles: [title], blocks: [], shown: [], covered: [], spans: [] }
}

/** How to go about a question: alone, in pairs, then all together. */
function methodSlide(subjects: readonly MappedText[], phrases: Phrases): SlideDraft {
  const subject = subjects.find((one) => one.text.length <= 48)?.text ?? phrases.summary
  const [pairs = '', together = '', alone = ''] = phrases.prompts
  const items = [alone, pairs, together].map((text) => ({
    text: text.replace(/[.。।]$/u, ''),
    sources: [],
    added: true,
  }))
  return {
    layout: 'steps',
    titles: [`${phrases.discussion}: ${subject}`],
    blocks: [{ kind: 'steps', id: noBlockId, items }],
    shown: [],
    covered: [],
    spans: [],
  }
}

function questionSlide(
  title: string,
  subjects: readonly MappedText[],
  asked: number,
  composing: Composing,
): SlideDraft {
  const { prompts, discussion } = composing.phrases
  const short = subjects.filter((one) => wordCount(one.text) <= 6 && one.text.length <= 60)
  const several = asked % 3 === 1 && short.length >= 3
  const from = several ? (asked * 3) % short.length : 0
  const chosen = several
    ? [...short, ...short].slice(from, from + 3)
    : subjects.slice(asked % Math.max(1, subjects.length)).slice(0, 1)
  const prompt = { text: prompts[asked % prompts.length] ?? '', sources: [], added: true }
  const block: Block = several
    ? {
        kind: 'cards',
        id: noBlockId,
        items: chosen.map((one) => ({ ...sourced(composing, '', [one]), head: one.text })),
      }
    : {
        kind: 'paragraph',
        id: noBlockId,
        paragraphs: [
          ...chosen.map((one) =>
            sourced(composing, cutBeyond(one.text, 160, composing.language), [one]),
          ),
          prompt,
        ],
      }
  return {
    layout: several ? 'cards' : 'paragraph',
    titles: [title],
    eyebrow: discussion,
    blocks: [block],
    shown: [],
    covered: [],
    spans: chosen.map(spanOf),
  }
}

/** A slide that opens a subject of which the source only gives the name. */
export function subjectSlide(subject: Atom, composing: Composing): SlideDraft {
  return {
    layout: 'bullets',
    // Under a cover with that name it is what the deck goes through.
    titles: [capitalize(subject.text.text.trim(), composing.language), composing.phrases.covers],
    blocks: [
      {
        kind: 'bullets',
        id: noBlockId,
        items: composing.phrases.questions
          .slice(0, 4)
          .map((text) => ({ text, sources: [], added: true, level: 0 })),
      },
    ],
    shown: [subject],
    covered: [subject],
    spans: [spanOf(subject.text)],
  }
}

/** Behind a colon the question goes on in lower case, where the script has one (German nouns are no question words). */
function lowerFirst(question: string): string {
  return question.startsWith('¿')
    ? `¿${question.slice(1, 2).toLowerCase()}${question.slice(2)}`
    : question.slice(0, 1).toLowerCase() + question.slice(1)
}
