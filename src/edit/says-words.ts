import type { Slide } from '../deck/slide.ts'
import { thingsOn } from './frames/thing.ts'
import { isSaid } from './references/said-in.ts'
import { topicWords } from './references/topic-search.ts'

/** Whether a slide says all the words of an answer, whatever their endings: "the one with **the costs**". */
export function saysWords(slide: Slide | undefined, answer: string): boolean {
  if (slide === undefined || topicWords(answer).length === 0) return false
  const said = thingsOn(slide).flatMap(({ texts }) => texts.map(({ text }) => text))
  return isSaid({ text: answer }, said.join(' '))
}
