import { describe, expect, it } from 'vitest'
import { isDatabaseBusy } from '../../src/database/database-away.ts'
import { createUserTurns, onBehalfOf } from '../../src/database/user-turns.ts'

describe('Turns of users', () => {
  const turns = (patience = 60_000) => createUserTurns({ most: 2, patience })

  it('let a third session of a user wait until one of theirs is given back', async () => {
    const { take } = turns()
    const [first] = await onBehalfOf('ada', () => Promise.all([take(), take()]))
    let hasThird = false
    const third = onBehalfOf('ada', take).then(() => {
      hasThird = true
    })
    await new Promise(setImmediate)
    expect(hasThird).toBe(false)
    first()
    await third
  })

  it('let nobody else wait, nor what is done on nobody’s behalf', async () => {
    const { take } = turns()
    await onBehalfOf('ada', () => Promise.all([take(), take()]))
    await onBehalfOf('grace', () => Promise.all([take(), take()]))
    await Promise.all([take(), take(), take()])
  })

  it('are given back once, however often', async () => {
    const { take } = turns(1)
    const [first] = await onBehalfOf('ada', () => Promise.all([take(), take()]))
    first()
    first()
    await onBehalfOf('ada', take)
    await expect(onBehalfOf('ada', take)).rejects.toSatisfy(isDatabaseBusy)
  })

  it('end for whoever has waited too long, and go on for those behind', async () => {
    const { take } = turns(10)
    const [first] = await onBehalfOf('ada', () => Promise.all([take(), take()]))
    await expect(onBehalfOf('ada', take)).rejects.toSatisfy(isDatabaseBusy)
    first()
    await onBehalfOf('ada', take)
  })
})
