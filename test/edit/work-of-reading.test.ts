import { describe, expect, it, vi } from 'vitest'
import { frames } from '../../src/edit/frames/frames.ts'
import * as readSpans from '../../src/edit/frames/read-spans.ts'
import * as annotating from '../../src/edit/words/annotate.ts'
import { longInstructions } from '../support/long-instructions.ts'
import { interpretSample } from './sample-deck.ts'

vi.mock('../../src/edit/frames/read-spans.ts', { spy: true })
vi.mock('../../src/edit/words/annotate.ts', { spy: true })

const spansAt = vi.mocked(readSpans.spansAt)
const annotate = vi.mocked(annotating.annotate)
const reads = frames.map((frame) => vi.spyOn(frame, 'read'))

/** What reading an instruction takes for each of its words. */
function workPerWord(instruction: string) {
  for (const spy of [...reads, spansAt, annotate]) spy.mockClear()
  interpretSample(instruction)
  const count = instruction.split(' ').length
  return {
    framesAsked: reads.reduce((sum, { mock }) => sum + mock.calls.length, 0) / count,
    spansLookedFor: spansAt.mock.calls.length / count,
    meaningsGiven: annotate.mock.calls.reduce((sum, [raw]) => sum + raw.length, 0) / count,
  }
}

describe.each(Object.entries(longInstructions))('%s', (_name, instruction) => {
  it.each([50, 100, 200, 400])('of %i words take no more for each of them than of few', (count) => {
    const work = workPerWord(instruction(count))
    // All frames ask for each way to read a word, and all languages what it means.
    expect(work.framesAsked).toBeLessThan(2 * frames.length)
    expect(work.spansLookedFor).toBeLessThan(5)
    expect(work.meaningsGiven).toBeLessThan(40)
  })
})

describe('an instruction of 500 words', () => {
  it('is read, however many signs stand between them', () => {
    const words = longInstructions['wishes in a row']?.(500) ?? ''
    expect(interpretSample(words)).not.toMatchObject([
      { sentence: expect.stringContaining('too long') },
    ])
  })
})
