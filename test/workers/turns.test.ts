import { expect, it } from 'vitest'
import { createTurns } from '../../src/workers/turns.ts'

it('Who waits with one thing waits for one thing of each other, however much they have', () => {
  const turns = createTurns<string>()
  for (const item of ['a1', 'a2', 'a3']) turns.add('ada', item)
  turns.add('grace', 'g1')
  const order = [turns.next(), turns.next()]
  turns.add('joan', 'j1')
  for (let item = turns.next(); item; item = turns.next()) order.push(item)
  expect(order).toEqual(['a1', 'g1', 'a2', 'j1', 'a3'])
})

it('What is taken out has no turn', () => {
  const turns = createTurns<string>()
  turns.add('ada', 'a1')
  turns.add('grace', 'g1')
  turns.remove('ada', 'a1')
  expect([turns.next(), turns.next()]).toEqual(['g1', undefined])
})

it('Whose turn it cannot be is passed over, and is the next one afterwards', () => {
  const turns = createTurns<string>()
  turns.add('ada', 'a1')
  turns.add('grace', 'g1')
  turns.add('grace', 'g2')
  expect([turns.next((party) => party !== 'ada'), turns.next()]).toEqual(['g1', 'a1'])
})
