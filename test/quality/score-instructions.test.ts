import { expect, it } from 'vitest'
import { interpretInQuality } from './interpret.ts'
import { scoreInstructions } from './score-instructions.ts'

const scores = scoreInstructions(interpretInQuality)

it('reads at least nine of ten instructions exactly right', () => {
  const right = scores.filter((score) => score.right).length
  expect(right / scores.length).toBeGreaterThanOrEqual(0.9)
})

it('never takes away what the words did not mean', () => {
  const wrong = scores.filter((score) => score.destroys)
  expect(wrong.map(({ instruction, given }) => ({ instruction, given }))).toEqual([])
})
