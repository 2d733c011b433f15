import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DatabaseAwayError, isDatabaseAway } from '../../src/database/database-away.ts'
import { isDiskFull } from '../../src/database/disk-full.ts'

const coded = (code: string) => Object.assign(new Error('It failed.'), { code })
const query = (cause: Error, parameter = 'text') =>
  new DrizzleQueryError('select $1', [parameter], cause)

describe('The database is away', () => {
  it.each([
    '57P01',
    '57P02',
    '57P03',
    '08006',
    '53300',
    '25P03',
  ])('when the server answers %s, however deep it stands', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
    expect(isDatabaseAway(query(coded(code)))).toBe(true)
  })

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
  ])('when a query fails with %s', (code) => {
    expect(isDatabaseAway(query(coded(code)))).toBe(true)
  })

  it('when no connection can be had, whatever the reason', () => {
    expect(isDatabaseAway(new DatabaseAwayError(coded('ENOENT')))).toBe(true)
  })

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
  ])('when the driver says "%s"', (message) => {
    expect(isDatabaseAway(query(new Error(message)))).toBe(true)
  })

  it('not when another connection than its own is lost', () => {
    expect(isDatabaseAway(coded('ECONNREFUSED'))).toBe(false)
  })

  it('not when somebody’s text says so', () => {
    expect(isDatabaseAway(query(coded('22021'), 'Connection terminated'))).toBe(false)
  })
})

describe('A disk is full', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('when something fails with %s', (code) => {
    expect(isDiskFull(coded(code))).toBe(true)
    expect(isDiskFull(query(coded(code)))).toBe(true)
    expect(isDiskFull(coded('EACCES'))).toBe(false)
  })
})
