import { wordingsOf } from '../lexicons/any-language.ts'

/** What stands before an answer and says nothing of it: "I mean **slide 4**", "well, let's take the first". */
const before = new RegExp(`^(?:(?:${wordingsOf('lead')})(?:\\s*[,:–—-]\\s*|\\s+))+`, 'iu')

/** A yes before the answer itself: "yes, **the first one**". */
const yesBefore = new RegExp(
  `^(?:${wordingsOf('yesBefore')})(?:\\s*[,:.!–—-]\\s*|\\s+|[、，])`,
  'iu',
)

/** What is friendly and stands behind an answer. */
const behind = new RegExp(
  `(?:[\\s,.!]*\\b(?:${wordingsOf('thanksAtLength', 'courtesy')})|(?<=.)[\\s,]+(?:${wordingsOf('meantLast')}))[\\s.!]*$`,
  'iu',
)

/**
 * An answer without the words around it that say nothing: "I mean slide 4, thanks" is "slide 4". A yes before it is
 * taken away too, unless a yes would be an answer by itself.
 */
export function plainAnswer(answer: string, yesAnswers: boolean): string {
  let words = answer.trim()
  for (;;) {
    let shorter = words.replace(behind, '').replace(before, '')
    if (!yesAnswers) shorter = shorter.replace(yesBefore, '')
    shorter = shorter.replace(/[\s,.!;]+$/u, '')
    if (shorter === words || shorter === '') return words
    words = shorter
  }
}

const deleting = new RegExp(`(?<![\\p{L}\\p{M}])(?:${wordingsOf('deleteFirst')})\\s+`, 'iu')
const everyFirst = new RegExp(`^(?:${wordingsOf('everyFirst')})`, 'iu')

/**
 * An answer to what an instruction asks that says its verb again: "delete **the first one**" is the first of those that
 * the wish to delete may mean, and not the first slide. What gives a place or says all is left as it is.
 */
export function withoutDeleting(answer: string, instruction: string): string {
  const found = deleting.exec(answer)
  if (found?.index !== 0 || !deleting.test(instruction)) return answer
  const rest = answer.slice(found[0].length)
  return everyFirst.test(rest) ? answer : rest
}

/** Whether words are a courtesy and nothing else: "Thanks!" */
export function isCourtesy(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(words.replace(behind, ''))
}
