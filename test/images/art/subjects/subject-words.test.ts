import { describe, expect, it } from 'vitest'
import { subjectNamed, subjectsOf } from '../../../../src/images/art/subjects/subject-words.ts'

const subjectOf = (title: string, text = '') => subjectsOf(title, text, 0)[0]

describe('what a slide is about', () => {
  it.each([
    ['Asia Pacific doubled its weekly sailings', 'ship'],
    ['Revenue grew 18 % in the third quarter', 'growth'],
    ['Our team in five countries', 'people'],
    ['A budget for the next three years', 'coins'],
    ['Patients wait less', 'heart'],
    ['Students learn by doing', 'book'],
    ['Wind and solar power', 'turbines'],
    ['Data moves between platforms', 'network'],
    ['New factory, new machines', 'machine'],
    ['Wachstum im dritten Quartal', 'growth'],
    ['Der Hafen von Rotterdam', 'ship'],
    ['L’équipe et ses clients', 'people'],
    ['La ciudad del futuro', 'city'],
    ['Выручка выросла', 'growth'],
    ['物流ネットワーク', 'ship'],
    ['نمو الإيرادات', 'growth'],
  ])('%s: %s', (title, subject) => {
    expect(subjectOf(title)).toBe(subject)
  })

  it('is told by the title before the text', () => {
    expect(subjectOf('A safe harbour', 'Our team and our customers')).toBe('ship')
    expect(subjectOf('Next', 'Our team and our customers')).toBe('people')
  })

  it('is not told by the middle of a word', () => {
    expect(subjectOf('Search report and portfolio')).not.toBe('ship')
  })

  it('is something that suits any thought where no word tells', () => {
    expect(subjectOf('Xyzzy')).toBe('balloon')
    expect(subjectsOf('Xyzzy', '', 0.99)[0]).toBe('plant')
  })
})

describe('a subject by name', () => {
  it('is itself, or what the word means', () => {
    expect(subjectNamed('Lighthouse')).toBe('lighthouse')
    expect(subjectNamed('forests')).toBe('forest')
    expect(subjectNamed('xyzzy')).toBeUndefined()
  })
})
