import { expect, it } from 'vitest'
import { collectGarbage } from '../../src/workers/collect-garbage.ts'

it('What nothing uses any longer is gone after a collection, without a flag of Node', () => {
  const gone = new WeakRef({})
  // A reference is kept until the end of the turn in which it was made or read.
  return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    collectGarbage()
    expect(gone.deref()).toBeUndefined()
  })
})
