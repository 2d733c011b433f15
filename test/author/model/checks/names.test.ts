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

  it('are not told by capitals in a title that has them everywhere', () => {
    expect(inventedNames(['What the Depot Finally Needs After Winter'], [source], 'en')).toEqual([])
  })

  it('are not told by capitals where nouns have them', () => {
    expect(inventedNames(['Das Lager braucht Zeit'], [source], 'de')).toEqual([])
  })
})
