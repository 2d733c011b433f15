import { describe, expect, it } from 'vitest'
import { inventedQuotations } from '../../../../src/author/model/checks/quotations.ts'

const source = ['The tenant ("Pellwick"), of 4 Row, and the house ("the theatre") agree.']

describe('quotations that no source has', () => {
  it('are words between marks, in any language', () => {
    expect(inventedQuotations(['She said "we never agreed to that".'], source)).toEqual([
      'we never agreed to that',
    ])
    expect(
      inventedQuotations(['茶的「發酵其實只是氧化而已，不是發酵」這句話'], source),
    ).toHaveLength(1)
  })

  it('are not the words between one quotation and the next', () => {
    expect(
      inventedQuotations(['"Pellwick", of 4 Row, who own it, and "the theatre"'], source),
    ).toEqual([])
  })
})
