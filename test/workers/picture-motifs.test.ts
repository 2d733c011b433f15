import { describe, expect, it } from 'vitest'
import { motifsOf } from '../../src/workers/picture-motifs.ts'
import { bullets, slide } from '../support/decks.ts'

const titled = (...titles: string[]) => titles.map((title) => slide('section', title, []))
const subjects = (...titles: string[]) =>
  motifsOf(titled(...titles), {}, 'en').map(({ subject }) => subject)

describe('what the pictures of slides show', () => {
  it('is what their words speak of, by the title first', () => {
    expect(subjects('The tall tower', 'Patients wait less')).toEqual(['tower', 'heart'])
    const list = slide('bullets', 'Next', [bullets(['Our team grows', 'Our people stay'])])
    expect(motifsOf([list], {}, 'en')).toEqual([{ subject: 'people', view: 'wide' }])
  })

  it('is nothing in particular where no word tells', () => {
    expect(subjects('Churn is the lowest since 2021')).toEqual([undefined])
  })

  it('is another thing of the same kind on neighbours', () => {
    expect(subjects('Cargo', 'Ports', 'Sailings')).toEqual(['ship', 'crane', 'sailboat'])
  })

  it('is seen from close by where a neighbour shows the same', () => {
    const views = (...titles: string[]) =>
      motifsOf(titled(...titles), {}, 'en').map(({ view }) => view)
    expect(views('The bridge', 'A bridge', 'Bridges')).toEqual(['wide', 'close', 'wide'])
    expect(views('Xyzzy', 'Plugh')).toEqual(['wide', 'close'])
  })

  it('is what the vibe of a user names, whatever the words', () => {
    const motifs = motifsOf(titled('The tall tower', 'Patients'), { subject: 'Wald' }, 'en')
    expect(motifs.map(({ subject }) => subject)).toEqual(['forest', 'forest'])
  })

  it('is read in the language of the deck', () => {
    const [motif] = motifsOf(titled('बंदरगाह का दूसरा केंद्र'), {}, 'hi')
    expect(motif?.subject).toBe('ship')
  })
})
