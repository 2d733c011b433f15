import { isInterjection } from '../language/address-words.ts'
import { holdsPointer } from '../language/pointers-back.ts'
import { wordCount } from '../language/script.ts'
import type { Manuscript } from '../manuscript.ts'
import { cosine } from '../scoring/ngram-vector.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { withoutFullStop } from '../shaping/shorten.ts'
import { clauseTitle, pointTitle } from './point-title.ts'

/** Words of a first line that names the text. */
const lineWords = 20
/** Words of a line about a text that can name it. */
const namingWords = 4
/** Only so many sentences of a text are compared: that takes the square of their number. */
const mostCompared = 150
/** Words of the clause that names a text. */
const clauseWords = 14

/**
 * What to call a text without a title: a table by its columns, all else by its first line, where that is no sentence ("Annual meeting, speech of the chair"),
 * else the short sentence that says most of what all of them say. Undefined where none is short enough.
 */
export function nameOfUntitled(manuscript: Manuscript, language: string): string | undefined {
  if (manuscript.tableName !== undefined) return manuscript.tableName.text
  const line = openingLine(manuscript)
  if (line !== undefined) return line.text.text.trim()
  const [first] = manuscript.sentences
  const short = first === undefined ? undefined : pointTitle(first, language)
  if (short !== undefined) return short
  const sentences = manuscript.sentences.slice(0, mostCompared)
  const opening = sentences.filter((atom) => atom.opens === true)
  const whole = (atom: Atom) => pointTitle(atom, language)
  const clause = (atom: Atom) => clauseTitle(atom, clauseWords, language)
  return (
    mostCentral(opening, whole, manuscript, language) ??
    mostCentral(sentences, whole, manuscript, language) ??
    mostCentral(opening, clause, manuscript, language) ??
    mostCentral(sentences, clause, manuscript, language)
  )
}

/** The title that the one of some sentences gives which says most of what all of them say. */
function mostCentral(
  atoms: readonly Atom[],
  titleOf: (atom: Atom) => string | undefined,
  { sentences, root }: Manuscript,
  language: string,
): string | undefined {
  const answers = answersIn(root)
  let best: { title: string; value: number } | undefined
  for (const atom of atoms) {
    const title = titleOf(atom)
    if (title === undefined || holdsPointer(title, language)) continue
    if (answers.has(atom)) continue
    const value = centrality(atom, sentences)
    if (best === undefined || value > best.value) best = { title, value }
  }
  return best?.title
}

/** The sentences that answer the question over them, and say nothing without it. */
function answersIn(root: Topic): ReadonlySet<Atom | undefined> {
  const asked = flattenTopics(root).filter(({ heading }) => /[?？؟]\s*$/u.test(heading?.text ?? ''))
  return new Set(asked.map((topic) => topicAtoms(topic)[0]))
}

/** How much of what the sentences of a text say is said in one of them. */
function centrality(atom: Atom, sentences: readonly Atom[]): number {
  const step = Math.max(1, Math.ceil(sentences.length / mostCompared))
  let sum = 0
  for (let index = 0; index < sentences.length; index += step) {
    const other = sentences[index]
    if (other !== undefined && other !== atom) sum += cosine(atom.vector, other.vector)
  }
  return sum
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
