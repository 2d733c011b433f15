import { expect, test } from 'vitest'
import { readSvg } from '../../../src/images/uploads/read-svg.ts'
import { svg } from '../../support/upload-files.ts'

const filtered = (steps: string, shapes = 1) =>
  svg(
    `<filter id="f">${steps}</filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(shapes)}`,
  )

test.each([
  ['noise on noise', filtered('<feTurbulence baseFrequency="0.9" numOctaves="900"/>'.repeat(50))],
  ['noise of endless layers', filtered('<feTurbulence numOctaves="1e9"/>')],
  ['a stroke made fat by a wide look around', filtered('<feMorphology radius="400 1"/>')],
  ['a filter with many steps, used over and over', filtered('<feGaussianBlur/>'.repeat(30), 100)],
])('%s is refused without drawing it', (_what, drawing) => {
  expect(() => readSvg(drawing)).toThrow('too complex to draw')
})

test.each([
  ['paper with a grain', filtered('<feTurbulence baseFrequency="0.9" numOctaves="4"/>')],
  [
    'shadows of sixty cards',
    filtered(
      '<feGaussianBlur/><feOffset/><feFlood/><feComposite/><feMerge><feMergeNode/></feMerge>',
      60,
    ),
  ],
])('%s is drawn', (_what, drawing) => {
  expect(readSvg(drawing).embedded).toEqual([])
})
