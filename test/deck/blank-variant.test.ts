import { expect, it } from 'vitest'
import { isBlank } from '../../src/deck/blank-variant.ts'
import type { Block } from '../../src/deck/blocks/block.ts'
import type { LayoutName } from '../../src/deck/slide.ts'
import { bullets, chart, image } from '../support/decks.ts'

it.each<[LayoutName, string, Block[], boolean]>([
  ['chart', 'nothing', [], true],
  ['bullets', 'empty points', [bullets(['', ' '])], true],
  ['bullets', 'a point', [bullets(['', 'Fuel'])], false],
  ['chart', 'a chart', [chart('bar', ['May'], { Sales: [1] })], false],
  ['image', 'a picture', [image('harbour', { alt: '' })], false],
  ['title', 'nothing', [], false],
  ['section', 'nothing', [], false],
  ['closing', 'nothing', [], false],
])('of the layout %s with %s under its title', (layout, _, blocks, blank) => {
  expect(isBlank({ layout, title: 'Costs', blocks })).toBe(blank)
})
