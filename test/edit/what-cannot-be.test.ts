import { describe, expect, it } from 'vitest'
import { interpretSample } from './sample-deck.ts'

describe('wishes that are declined with a sentence that helps', () => {
  it.each(['Redo', 'Redo that', 'redo the last change'])('“%s”: there are revisions', (words) => {
    expect(interpretSample(words, { lastChangedSlideIds: ['slide-4'] })).toEqual([
      {
        request: 'decline',
        reason: 'unsupported',
        sentence: expect.stringContaining('go back to revision 4'),
      },
    ])
  })

  it('redoing a slide is making it anew', () => {
    expect(interpretSample('Redo slide 3')).toEqual([
      { request: 'regenerate_slide', slideId: 'slide-3' },
    ])
  })

  it.each([
    'Skip slide 6',
    'Hide slide 6',
    'Blende Folie 6 aus',
    'Masque la diapo 6',
    'Скрой слайд 6',
    'スライド6を非表示にして',
    '隐藏第6页',
  ])('“%s”: no slide is hidden', (words) => {
    expect(interpretSample(words)).toMatchObject([
      { request: 'decline', sentence: expect.stringContaining('no hidden slides') },
    ])
  })

  it('a slide may be about hiding', () => {
    expect(interpretSample('Add a slide about how to skip lunch')).toMatchObject([
      { request: 'add_slide', topic: 'how to skip lunch' },
    ])
  })
})
