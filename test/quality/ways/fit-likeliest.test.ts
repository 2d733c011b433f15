import { expect, it } from 'vitest'
import { type Example, fittedLikelihoods, likelihoods } from './fit-likeliest.ts'

/** An example whose candidates have one feature each; the one that is meant has the first. */
const example = (meant: string, ...others: string[]): Example => ({
  group: '',
  candidates: [meant, ...others].map((name, at) => ({
    features: { [name]: 1 },
    isMeant: at === 0,
  })),
})

it('what is meant more often than not weighs more', () => {
  const examples = [
    ...Array.from({ length: 30 }, () => example('quoted', 'shared')),
    ...Array.from({ length: 10 }, () => example('shared', 'quoted')),
  ]
  const weights = fittedLikelihoods(examples)
  const [quoted = 0, shared = 0] = likelihoods(example('quoted', 'shared'), weights)
  expect(quoted).toBeCloseTo(0.75, 1)
  expect(quoted + shared).toBeCloseTo(1)
})

it('candidates that are meant together need not each be likely', () => {
  const both: Example = {
    group: '',
    candidates: ['one', 'same', 'other'].map((name) => ({
      features: { [name]: 1 },
      isMeant: name !== 'other',
    })),
  }
  const [one = 0, same = 0] = likelihoods(both, fittedLikelihoods(Array(20).fill(both)))
  expect(one + same).toBeGreaterThan(0.9)
})

it('what few examples have has no weight', () => {
  const weights = fittedLikelihoods([
    ...Array.from({ length: 20 }, () => example('quoted', 'shared')),
    example('rare', 'shared'),
  ])
  expect(weights.has('rare')).toBe(false)
})
