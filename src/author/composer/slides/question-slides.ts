import type { Phrases } from '../language/phrases.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { capitalize, cutBeyond } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/**
 * Slides for discussion, the last resort when a source is too short for the slides asked for: a question that fits any
 * subject over the words of the source that it is about. What the composer adds is marked as added.
 */
export function questionSlides(
  subjects: readonly MappedText[],
  count: number,
  composing: Composing,
): SlideDraft[] {
  const titles = questionTitles(composing.phrases)
  return Array.from({ length: count }, (_, index): SlideDraft => {
    const subject = subjects[index % Math.max(1, subjects.length)]
    const round = Math.floor(index / titles.length)
    const title = titles[index % titles.length] ?? composing.phrases.discussion
    const prompt = composing.phrases.prompts[index % composing.phrases.prompts.length] ?? ''
    return {
      layout: 'paragraph',
      titles: [round === 0 ? title : `${title} (${round + 1})`],
      eyebrow: composing.phrases.discussion,
      blocks: [
        {
          kind: 'paragraph',
          id: noBlockId,
          paragraphs: [
            ...(subject === undefined
              ? []
              : [sourced(composing, cutBeyond(subject.text, 160), [subject])]),
            { text: prompt, sources: [], added: true },
          ],
        },
      ],
      shown: [],
      covered: [],
      spans: subject === undefined ? [] : [spanOf(subject)],
    }
  })
}

/** A slide that opens a subject of which the source only gives the name. */
export function subjectSlide(subject: Atom, composing: Composing): SlideDraft {
  return {
    layout: 'bullets',
    titles: [capitalize(subject.text.text.trim(), composing.language)],
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

function questionTitles(phrases: Phrases): string[] {
  return [
    ...phrases.questions,
    ...phrases.perspectives.flatMap((perspective) =>
      phrases.questions.map((question) => `${perspective}: ${lowerFirst(question)}`),
    ),
  ]
}

/** Behind a colon the question goes on in lower case, where the script has one (German nouns are no question words). */
function lowerFirst(question: string): string {
  return question.startsWith('¿')
    ? `¿${question.slice(1, 2).toLowerCase()}${question.slice(2)}`
    : question.slice(0, 1).toLowerCase() + question.slice(1)
}
