import { describe, expect, test } from 'vitest'
import { varyForms } from '../../../../src/author/composer/planning/rhythm.ts'
import { noBlockId, type SlideDraft } from '../../../../src/author/composer/slides/slide-draft.ts'
import type { Block } from '../../../../src/deck/blocks/block.ts'
import { blockPlainText } from '../../../../src/deck/blocks/block.ts'
import type { LayoutName } from '../../../../src/deck/slide.ts'

function draft(layout: LayoutName, ...blocks: Block[]): SlideDraft {
  return { layout, titles: ['Title'], blocks, shown: [], covered: [], spans: [] }
}

function bullets(...texts: string[]): SlideDraft {
  const items = texts.map((text, at) => ({
    text,
    level: 0 as const,
    sources: [{ input: 'input', start: at, end: at + 1 }],
  }))
  return draft('bullets', { kind: 'bullets', id: noBlockId, items })
}

const opening = draft('title')
const section = draft('section')
const list = bullets(
  'A first point that takes more than a few words to make',
  'A second point that takes more than a few words to make',
  'A third point that takes more than a few words to make',
)

function layoutsOf(drafts: readonly SlideDraft[]): LayoutName[] {
  return drafts.map((one) => one.layout)
}

describe('the forms of slides', () => {
  test('stay when no layout comes three times in a row', () => {
    const drafts = [opening, list, list, section, list]
    expect(layoutsOf(varyForms(drafts))).toEqual(layoutsOf(drafts))
  })

  test('vary where a layout would come three times in a row', () => {
    const layouts = layoutsOf(varyForms([opening, list, list, list, list, list]))
    expect(layouts.filter((one, at) => one === layouts[at - 1] && one === layouts[at - 2])).toEqual(
      [],
    )
  })

  test('show the same words', () => {
    const words = (drafts: readonly SlideDraft[]) =>
      drafts.map((one) => one.blocks.map(blockPlainText).join('\n'))
    const drafts = [opening, list, list, list, list]
    expect(words(varyForms(drafts))).toEqual(words(drafts))
  })

  test('make cards of items with terms', () => {
    const termed = bullets(
      'Speed: a page loads in a second',
      'Cost: half of what it was',
      'Reach: 40 countries',
    )
    const varied = varyForms([opening, termed, termed, termed])
    expect(
      varied.flatMap((one) => one.blocks).find((block) => block.kind === 'cards'),
    ).toMatchObject({
      items: [
        { head: 'Speed', text: 'A page loads in a second' },
        { head: 'Cost', text: 'Half of what it was' },
        { head: 'Reach', text: '40 countries' },
      ],
    })
  })

  test('are as many as a long deck needs to show six layouts', () => {
    const drafts = [opening, ...Array.from({ length: 4 }, () => [section, list, list]).flat()]
    const termed = drafts.map((one, at) =>
      at === 5 || at === 8
        ? bullets('Speed: a page loads in a second', 'Cost: half of what it was')
        : one,
    )
    expect(new Set(layoutsOf(varyForms(termed))).size).toBeGreaterThanOrEqual(6)
  })

  test('never change a picture', () => {
    const picture = draft('image', {
      kind: 'image',
      id: noBlockId,
      image: 'id',
      width: 10,
      height: 10,
      alt: 'A picture',
      sources: [],
    })
    expect(layoutsOf(varyForms([picture, picture, picture]))).toEqual(['image', 'image', 'image'])
  })
})
