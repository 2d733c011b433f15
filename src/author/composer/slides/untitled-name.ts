import { wordCount } from '../language/script.ts'
import type { Manuscript } from '../manuscript.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import { withoutFullStop } from '../shaping/shorten.ts'
import { pointTitle } from './point-title.ts'

/** Words of a first line that names the text. */
const lineWords = 20
/** Words of a line about a text that can name it. */
const namingWords = 4

/**
 * What to call a text without a title: its first line, where that is no sentence ("Annual meeting, speech of the chair"),
 * else its first sentence where that is short; undefined
 * where it is neither.
 */
export function nameOfUntitled(manuscript: Manuscript, language: string): string | undefined {
  const line = openingLine(manuscript)
  if (line !== undefined) return line.text.text.trim()
  const [first] = manuscript.sentences
  return first === undefined ? undefined : pointTitle(first, language)
}

/** The first words of a text without a title, where they are a line of their own and end no sentence. */
export function openingLine(manuscript: Manuscript): Atom | undefined {
  if (manuscript.title !== undefined) return undefined
  if (manuscript.imprint.length > 0)
    return manuscript.imprint.find(
      ({ lead, text: { text } }) =>
        lead === 0 && wordCount(text) >= namingWords && wordCount(text) <= lineWords,
    )
  const [first, ...others] = flattenTopics(manuscript.root).flatMap(topicAtoms)
  if (first?.kind !== 'sentence' || first.opens !== true) return undefined
  const text = first.text.text.trim()
  const ends = withoutFullStop(text) !== text || /[!?！？؟…:：;]$/u.test(text)
  return ends || wordCount(text) > lineWords || others.length === 0 ? undefined : first
}
