import { describe, expect, it } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import { defaultTitle, shownTitle, untitled } from '../../src/deck/shown-title.ts'
import { bullets, deck, slide } from '../support/decks.ts'

const cover = slide('title', 'Harbours', [])
/** The cover with a picture of the same name, which is chosen. */
const pictured = {
  ...cover,
  variants: [...cover.variants, { layout: 'creative' as const, title: 'Harbours', blocks: [] }],
  chosen: 1,
}
const content = slide('bullets', 'Ships', [bullets(['They wait'])])

describe('The title that footers and file names show', () => {
  it('is that of the deck', () => {
    expect(shownTitle(deck({ title: 'Ports' }, cover, content))).toBe('Ports')
  })

  it('is that of the title slide where nobody gave the deck one', () => {
    expect(shownTitle(deck({ title: defaultTitle }, cover, content))).toBe('Harbours')
  })

  it('is that of a slide that is alone', () => {
    expect(shownTitle(deck({ title: defaultTitle }, content))).toBe('Ships')
  })

  it.each(['', untitled])('is that of the title slide where the deck is called %j', (title) => {
    expect(shownTitle(deck({ title }, cover, content))).toBe('Harbours')
  })

  it('is the same whichever look of the title slide is chosen', () => {
    expect(shownTitle(deck({ title: defaultTitle }, pictured, content))).toBe('Harbours')
  })

  it.each([
    ['begins with no title slide', [content, cover]],
    ['begins with a slide that is only a picture', [slide('creative', 'Storms', []), cover]],
    ['has no slides', []],
  ])('is the default where the deck %s', (_what, slides) => {
    expect(shownTitle(deck({ title: defaultTitle }, ...slides))).toBe(defaultTitle)
  })

  it.each([
    ['words', cover],
    ['a picture', pictured],
  ])('changes with a title slide of %s when the deck is given a title, and comes back with it', (_look, first) => {
    const before = deck({ title: defaultTitle }, first, content)
    const { deck: named, inverse } = applyOperations(before, [{ op: 'set_title', title: 'Ports' }])
    expect(shownTitle(named)).toBe('Ports')
    for (const variant of named.slides[0]?.variants ?? []) expect(variant.title).toBe('Ports')
    expect(applyOperations(named, inverse).deck).toEqual(before)
  })
})
