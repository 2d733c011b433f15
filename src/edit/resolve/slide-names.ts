import { wordCount } from '../../author/composer/language/script.ts'
import { stopwordsFor } from '../../author/composer/language/stopwords.ts'
import { withoutPart } from '../../author/slide-titles/part-titles.ts'
import { wordsIn } from './words.ts'

/** A title longer than this is read with effort. */
const longestTitle = 70

/**
 * The title of a slide that was made of several: theirs, joined as the language does. One that says the same as another
 * and more is left out, and so are all but the first where they are too long together.
 */
export function mergedTitle(titles: readonly string[], language: string): string {
  const bases = [...new Set(titles.map((title) => withoutPart(title).trim()))].filter(Boolean)
  const distinct = bases.filter(
    (title, index) =>
      !bases.some(
        (other, place) =>
          place !== index &&
          saysAllOf(title, other) &&
          // Of two in the same words the first stays.
          (place < index || !saysAllOf(other, title)),
      ),
  )
  const joined = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    distinct.map((title, index) => (index === 0 ? title : withinSentence(title, language))),
  )
  return joined.length <= longestTitle ? joined : (bases[0] ?? '')
}

/** More words, or signs of a text that has no spaces, are a statement, which reads badly as a part of another. */
const mostNameWords = 5

/** Whether titles are names that read well as one ("Costs and risks"), and none of them a statement. */
export function readTogether(titles: readonly string[]): boolean {
  return titles.every(
    (title) =>
      !/[:;,.!?：；，。！？]/u.test(title) && wordCount(withoutPart(title)) <= mostNameWords,
  )
}

/** The title without the capital of a beginning, where its first word is none that has a capital elsewhere. */
function withinSentence(title: string, language: string): string {
  const [word = ''] = /^\p{L}{2,}/u.exec(title) ?? []
  const small = word.toLowerCase()
  return stopwordsFor(language).has(small) ? small + title.slice(word.length) : title
}

function saysAllOf(title: string, other: string): boolean {
  const words = new Set(wordsIn(title))
  const others = wordsIn(other)
  return others.length > 0 && others.every((word) => words.has(word))
}
