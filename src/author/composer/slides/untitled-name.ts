import { isInterjection } from '../language/address-words.ts'
import { wordCount } from '../language/script.ts'
import type { Manuscript } from '../manuscript.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import { withoutFullStop } from '../shaping/shorten.ts'
import { clauseTitle, pointTitle } from './point-title.ts'

/** Words of a first line that names the text. */
const lineWords = 20
/** Words of a line about a text that can name it. */
const namingWords = 4
/** Words of the clause that names a text. */
const clauseWords = 14

/**
 * What to call a text without a title: a table by its columns, all else by its first line, where that is no sentence ("Annual meeting, speech of the chair"),
 * else its first sentence where that is short, else the one that says most of those that open a paragraph or
 * else of all. Undefined where none is short enough.
 */
export function nameOfUntitled(manuscript: Manuscript, language: string): string | undefined {
  if (manuscript.tableName !== undefined) return manuscript.tableName.text
  const line = openingLine(manuscript)
  if (line !== undefined) return line.text.text.trim()
  const [first] = manuscript.sentences
  const short = first === undefined ? undefined : pointTitle(first, language)
  if (short !== undefined) return short
  const { sentences } = manuscript
  const opening = sentences.filter((atom) => atom.opens === true)
  for (const atom of [...byScore(opening), ...byScore(sentences)]) {
    const title = pointTitle(atom, language) ?? clauseTitle(atom, clauseWords, language)
    if (title !== undefined) return title
  }
  return undefined
}

function byScore(atoms: readonly Atom[]): Atom[] {
  return [...atoms].sort((a, b) => b.score - a.score || a.index - b.index)
}

/** The first words of a text without a title, where they are a line of their own, end no sentence and greet nobody. */
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
  return ends || isInterjection(text) || wordCount(text) > lineWords || others.length === 0
    ? undefined
    : first
}
