import { describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { inShort, interpretSample } from './sample-deck.ts'

/** Instructions and, in short, the steps that they ask for. */
export type Wordings = [instruction: string, steps: string[]][]

/**
 * A language: all its wordings about a deck in that language, and those that name no slide by what it says about an
 * English deck too. Slide 4 was changed last.
 */
export function describeWordings(
  language: string,
  deck: Deck,
  { wordings, byContent }: { wordings: Wordings; byContent: Wordings },
): void {
  const lastChangedSlideIds = ['slide-4']
  describe(`instructions in ${language}`, () => {
    it.each([...wordings, ...byContent])('%s', (instruction, steps) => {
      expect(inShort(interpretSample(instruction, { deck, lastChangedSlideIds }))).toEqual(steps)
    })

    it.each(wordings)('%s, about an English deck', (instruction, steps) => {
      expect(inShort(interpretSample(instruction, { lastChangedSlideIds }))).toEqual(steps)
    })
  })
}
