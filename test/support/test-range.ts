/**
 * Whether the long products run whole (`npm run test:all`). `npm test` runs a part of each that misses no pair of values
 * and none of the moments that matter; what it leaves out is not defined there, instead of skipped.
 */
export const testsAll = process.env.TEST_ALL === '1'

/** A number of rounds, cases or requests: the second under `npm run test:all`. */
export function howMany(usual: number, all: number): number {
  return testsAll ? all : usual
}
