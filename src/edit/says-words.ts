import type { Slide } from '../deck/slide.ts'
import { thingsOn } from './frames/thing.ts'
import { isSaid, topicWords } from './references/word-forms.ts'
import type { Token } from './words/token.ts'

/** Whether a slide says all the words of an answer, whatever their endings: "the one with **the costs**". */
export function saysWords(slide: Slide | undefined, answer: string): boolean {
  if (slide === undefined || topicWords(answer).length === 0) return false
  const said = thingsOn(slide).flatMap(({ texts }) => texts.map(({ text }) => text))
  return isSaid({ text: answer }, said.join(' '))
}

/** Whether the words of an answer say the number of a slide, or may: then they are none of what slides say. */
export function saysNumber(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'number' && /^\p{N}{1,2}$/u.test(text))
}
