import { describe, expect, it } from 'vitest'
import { releasedHolds } from '../../../src/export/pptx/released-holds.ts'
import { layout } from '../../support/scenes.ts'

const released = (text: string, room: number) =>
  releasedHolds(layout(text), room)
    .paragraphs.flatMap(({ segments }) => segments.map((segment) => segment.text))
    .join('')

describe('words that no-break spaces hold on one line', () => {
  const held = 'Questions: gardens\u00a0and\u00a0compost\u00a0together of the quarter'

  it('stay held where a wider face has the room', () => {
    expect(released(held, 400)).toBe(held)
  })

  it('are parted before the last of them, as late as the room allows', () => {
    expect(released(held, 220)).toBe(
      'Questions: gardens\u00a0and\u00a0compost together of the quarter',
    )
    expect(released(held, 120)).toBe('Questions: gardens\u00a0and compost together of the quarter')
  })

  it('are parted after the number of a quantity only where there is no other place', () => {
    expect(released('a\u00a0whole\u00a012\u00a0kilometres', 170)).toBe(
      'a\u00a0whole 12\u00a0kilometres',
    )
    expect(released('12\u00a0kilometres', 100)).toBe('12 kilometres')
  })
})
