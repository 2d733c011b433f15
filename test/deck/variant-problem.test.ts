import { expect, it } from 'vitest'
import { variantProblem } from '../../src/deck/variant-problem.ts'
import { bullets, chart, paragraph } from '../support/decks.ts'

const sales = chart('bar', ['May'], { Sales: [1] })

it.each([
  ['chart' as const, [], 'has no chart block'],
  ['recap' as const, [paragraph('So it goes.')], 'has no bullets block'],
  ['bullets' as const, [bullets(['a']), bullets(['b'])], 'two blocks with the id “bullets”'],
])('a %s slide of %j is none', (layout, blocks, problem) => {
  expect(variantProblem({ layout, title: 'Sales', blocks })).toContain(problem)
})

it('a slide of points has no line that says who and when', () => {
  const points = { layout: 'bullets' as const, title: 'Sales', blocks: [bullets(['a'])] }
  expect(variantProblem({ ...points, meta: 'May 2026' })).toContain('“May 2026”')
  expect(variantProblem({ ...points, layout: 'closing', meta: 'May 2026' })).toBeUndefined()
})

it.each([
  ['chart' as const, [sales, paragraph('More.')]],
  ['section' as const, []],
  ['closing' as const, [paragraph('Thank you.')]],
])('a %s slide of %j is fine', (layout, blocks) => {
  expect(variantProblem({ layout, title: 'Sales', blocks })).toBeUndefined()
})
