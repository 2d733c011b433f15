import { wordingsOf } from '../lexicons/any-language.ts'

/** Words that leave open what is meant, in the languages of the instructions. */
const openWords = new RegExp(`^(?:${wordingsOf('open')})`, 'iu')

/** What somebody says who does not know yet. */
const undecided = new RegExp(`^(?:${wordingsOf('undecided')})[\\s.!?…]*$`, 'iu')

/** Whether words only leave open what shall stand there ("something better"), so that they are no text themselves. */
export function isVague(words: string): boolean {
  return openWords.test(words.trim()) || isUndecided(words)
}

/** Whether an answer only says that its giver does not know. */
export function isUndecided(answer: string): boolean {
  return undecided.test(answer.trim())
}
