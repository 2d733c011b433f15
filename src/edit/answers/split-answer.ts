import { allMatches } from '../../text/all-matches.ts'
import { wordingsOf } from '../lexicons/any-language.ts'

/** A beginning of an answer, which may be the answer itself, and what is said behind it. */
interface AnswerPart {
  said: string
  /** Empty when the whole is the answer. */
  rest: string
  /** Whether the rest takes something back: "slide 4 **but** not its picture". */
  contrary: boolean
}

/** More separators than an answer has. */
const mostParts = 8

const and = wordingsOf('and', 'andThen')
const separator = new RegExp(
  `\\s*(?:[,;.!?](?=\\s|$)|[\\n。、，；！？])\\s*(?:(?:${and}|${wordingsOf('andThenBehindSign')})\\s+)?|\\s+(?:${and})\\s+`,
  'giu',
)
const contrast = new RegExp(`^(?:${wordingsOf('but', 'butFirst')})\\b\\s*`, 'iu')
const contrastWithin = new RegExp(`\\s+(?=(?:${wordingsOf('but')})\\s)`, 'giu')

/**
 * The ways to read an answer as an answer with something behind it, the longest answer first: the whole, then up to
 * each comma, "and" or end of a sentence that stands between no two numbers.
 */
export function answerParts(answer: string): AnswerPart[] {
  const words = answer.trim()
  const cuts = [...allMatches(words, separator), ...allMatches(words, contrastWithin)]
    .map((found) => ({ from: found.index, to: found.index + found[0].length }))
    // "Slides 3 **and** 5 to the end" is about both.
    .filter(
      ({ from, to }) => !(/\p{N}$/u.test(words.slice(0, from)) && /^\p{N}/u.test(words.slice(to))),
    )
    .sort((one, other) => other.from - one.from)
    .slice(0, mostParts)
  const parts = cuts.map(({ from, to }) => {
    const behind = words.slice(to).trim()
    const rest = behind.replace(contrast, '')
    return { said: words.slice(0, from).trim(), rest, contrary: rest !== behind }
  })
  const beginnings = parts.filter(
    ({ said, rest, contrary }) => said !== '' && (rest !== '' || !contrary),
  )
  return [wholeOf(words), ...beginnings]
}

/** An answer with nothing behind it. */
export function wholeOf(answer: string): AnswerPart {
  return { said: answer, rest: '', contrary: false }
}

const not = new RegExp(`^(?:(?:${wordingsOf('and')})\\s+)?(?:${wordingsOf('notThose')})\\s+`, 'iu')

/** What an answer takes away behind itself: "slide 4, **not slide 2**"; undefined when it says something else. */
export function whatNot(rest: string): string | undefined {
  return not.test(rest) ? rest.replace(not, '').replace(/[\s.!]+$/u, '') : undefined
}
