import type { Candidate } from '../../deck/requests/dialogue-state.ts'
import type { Slide } from '../../deck/slide.ts'
import { thingsOn } from '../frames/thing.ts'
import { isSaid, topicWords } from '../references/word-forms.ts'

/**
 * The one of what a question offered of which most words of an answer are said: in its label ("Hanneke's", "Dormouse 2, price per column"), or
 * else on the slide that it is ("the columns we plan to sell"). Undefined where two are as near, and of a yes and a no.
 */
export function candidateSaid(
  said: string,
  candidates: readonly Candidate[],
  slides: readonly Slide[],
): Candidate | undefined {
  if (candidates.some(({ saidBy }) => saidBy !== undefined)) return undefined
  const textOf = ({ id, slide }: Candidate) => {
    const shown = slide === undefined ? undefined : slides.find((one) => one.id === id)
    return shown ? thingsOn(shown).flatMap(({ texts }) => texts.map(({ text }) => text)) : []
  }
  return (
    nearest(said, candidates, ({ label }) => label) ??
    nearest(said, candidates, (one) => textOf(one).join(' '))
  )
}

function nearest(
  said: string,
  candidates: readonly Candidate[],
  textOf: (one: Candidate) => string,
): Candidate | undefined {
  const words = topicWords(said)
  const texts = candidates.map(textOf)
  const counts = texts.map((text) => words.filter((word) => isSaid({ text: word }, text)).length)
  const most = Math.max(0, ...counts)
  const [best, ...others] = candidates.filter((_, at) => counts[at] === most)
  return most > 0 && others.length === 0 ? best : undefined
}
