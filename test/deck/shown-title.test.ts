import { describe, expect, it } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import { defaultTitle, shownTitle } from '../../src/deck/shown-title.ts'
import { bullets, deck, slide } from '../support/decks.ts'

const cover = slide('title', 'Harbours', [])
const content = slide('bullets', 'Ships', [bullets(['They wait'])])

describe('The title that footers and file names show', () => {
  it('is that of the deck', () => {
    expect(shownTitle(deck({ title: 'Ports' }, cover, content))).toBe('Ports')
  })

  it('is that of the title slide where nobody gave the deck one', () => {
    expect(shownTitle(deck({ title: defaultTitle }, cover, content))).toBe('Harbours')
  })

  it.each([
    ['begins with no title slide', [content, cover]],
    ['has no slides', []],
  ])('is the default where the deck %s', (_what, slides) => {
    expect(shownTitle(deck({ title: defaultTitle }, ...slides))).toBe(defaultTitle)
  })

  it('changes with the title slide when the deck is given a title, and comes back with it', () => {
    const before = deck({ title: defaultTitle }, cover, content)
    const { deck: named, inverse } = applyOperations(before, [{ op: 'set_title', title: 'Ports' }])
    expect(shownTitle(named)).toBe('Ports')
    expect(named.slides[0]?.variants[0]?.title).toBe('Ports')
    expect(applyOperations(named, inverse).deck).toEqual(before)
  })
})
