import { expect, test } from 'vitest'
import { svgCost } from '../../../src/images/uploads/svg-cost.ts'
import { svgTags } from '../../../src/images/uploads/svg-tags.ts'

function costOf(drawing: string): number {
  return svgCost(svgTags(drawing) ?? [])
}

test('an element that others lie in counts with all of them, each time it is copied', () => {
  expect(costOf('<svg><g id="a"><path/><g id="b"><path/></g></g></svg>')).toBe(5)
  expect(costOf('<svg><g id="a"><path/><g id="b"><path/></g></g><use href="#a"/></svg>')).toBe(10)
})

test('what is copied in a part is drawn with every copy of the part', () => {
  const drawing = '<svg><path id="a"/><g id="b"><g><use href="#a"/></g></g><use href="#b"/></svg>'
  expect(costOf(drawing)).toBe(11)
})

test('a part that copies what it lies in never ends', () => {
  const drawing = '<svg><g id="a"><g id="b"><use href="#a"/></g></g></svg>'
  expect(costOf(drawing)).toBe(Number.POSITIVE_INFINITY)
})

test('references in parts that lie deep in each other are added up once', () => {
  const [begins, ends] = [
    Array.from({ length: 480 }, (_, depth) => `<g id="g${depth}">`).join(''),
    '</g>'.repeat(480),
  ]
  const uses = '<use href="#a"/>'.repeat(100_000)
  const tags = svgTags(`<svg><path id="a"/>${begins}${uses}${ends}</svg>`) ?? []
  const before = process.memoryUsage().heapUsed
  expect(svgCost(tags)).toBe(2 + 480 + 200_000)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
})

test('parts in parts that copy further ones are followed without an end of the stack', () => {
  const chains = Array.from({ length: 190 }, (_, at) => {
    const groups = Array.from({ length: 490 }, (__, depth) => `<g id="${at}-${depth}">`).join('')
    return `${groups}<use href="#${at + 1}-0"/>${'</g>'.repeat(490)}`
  })
  expect(costOf(`<svg>${chains.join('')}</svg>`)).toBe(Number.POSITIVE_INFINITY)
})
