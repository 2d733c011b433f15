import fc from 'fast-check'
import { chartTypes } from '../../src/deck/blocks/chart/schema.ts'
import { convertTargets } from '../../src/deck/requests/request.ts'
import { layoutNames } from '../../src/deck/slide.ts'
import type { ContentRequest } from '../../src/edit/resolve/resolve-step.ts'
import { anyText } from './arbitrary-decks.ts'

const slideId = fc.constantFrom('slide-1', 'slide-2', 'slide-3')
const words = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Revenue', 'fuel prices', 'الإيرادات', '売上高', '') },
  { weight: 1, arbitrary: anyText.map((text) => text.slice(0, 300)) },
)
const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined })

/** Pictures take a second each to draw: they are asked for by tests of their own. */
const drawn = new Set(['image', 'creative'])

/** A request of any kind but for a picture, on a deck of `anyDeck`; its slide may or may not exist. */
export const anyRequest: fc.Arbitrary<ContentRequest> = fc.oneof(
  fc.record({
    request: fc.constant('add_slide' as const),
    position: maybe(fc.nat(5)),
    topic: maybe(words),
    title: maybe(words),
    points: maybe(fc.array(words, { maxLength: 5 })),
    layout: maybe(fc.constantFrom(...layoutNames.filter((name) => !drawn.has(name)))),
  }),
  fc.record({
    request: fc.constant('rewrite_slide' as const),
    slideId,
    style: fc.constantFrom('shorter' as const, 'longer' as const, 'simpler' as const),
  }),
  fc.record({
    request: fc.constant('convert_slide' as const),
    slideId,
    to: fc.constantFrom(...convertTargets),
    chartType: maybe(fc.constantFrom(...chartTypes)),
  }),
  fc.record({ request: fc.constant('regenerate_slide' as const), slideId }),
  fc.record({ request: fc.constant('write_notes' as const), slideId }),
  fc.record({
    request: fc.constant('set_color' as const),
    role: fc.constantFrom('accent' as const, 'background' as const, 'text' as const),
    color: fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`),
  }),
  fc.record({ request: fc.constant('translate' as const), language: fc.constant('fr') }),
)
