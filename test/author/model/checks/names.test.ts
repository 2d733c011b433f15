import { describe, expect, it } from 'vitest'
import { inventedNames } from '../../../../src/author/model/checks/names.ts'

const source = 'Ada Osei leads the depot. Deliveries come on Mon and Thu.'

describe('names that a text says', () => {
  it('are invented where no source has them', () => {
    expect(inventedNames(['The depot is led by Maria Klein'], [source], 'en')).toEqual([
      'Maria',
      'Klein',
    ])
  })

  it('are known with what a case adds to them', () => {
    expect(inventedNames(["The plan is Osei's"], [source], 'en')).toEqual([])
  })

  it('are known where the source writes them shorter', () => {
    expect(inventedNames(['Lorries come each Monday and Thursday'], [source], 'en')).toEqual([])
  })

  it('are not known by a beginning that is a word of the source', () => {
    const sources = ['She asked for all of it. The house and the yard.', 'For all, she said.']
    expect(inventedNames(['It was Sheila who asked Theresa and Forster'], sources, 'en')).toEqual([
      'Sheila',
      'Theresa',
      'Forster',
    ])
  })

  it('are not told by capitals in a title that has them everywhere, as the titles of the source have', () => {
    const title = 'What the Depot Finally Needs After Winter'
    const sources = [source, 'How Deliveries Reach the Yard Before Noon']
    expect(inventedNames([title], sources, 'en')).toEqual([])
    expect(inventedNames([title], [source], 'en')).not.toEqual([])
  })

  it.each([
    'Offices in Leeds, Berlin, Munich and Hamburg',
    'Anna Miller meets Paul Fischer',
  ])('are told in a line that lists them: %s', (line) => {
    const sources = [source, 'How Deliveries Reach the Yard Before Noon']
    expect(inventedNames([line], sources, 'en')).not.toEqual([])
  })

  it('are not told by capitals where nouns have them', () => {
    expect(inventedNames(['Das Lager braucht Zeit'], [source], 'de')).toEqual([])
  })
})
