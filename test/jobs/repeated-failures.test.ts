import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createRepeatedFailures } from '../../src/jobs/repeated-failures.ts'
import { noteLog } from '../support/note-log.ts'

const failed = expect.stringMatching(/^Counting sheep failed/)

/** What Postgres says when its disk is full, of a query with other values every time. */
const diskFull = () =>
  new DrizzleQueryError(
    `insert ${Math.random()}`,
    [],
    Object.assign(new Error(`extend file ${Math.random()}`), { code: '53100' }),
  )

it('says of what fails again and again that it fails, and that it works again', () => {
  const { said, logger } = noteLog()
  const failures = createRepeatedFailures(logger)
  failures.succeeded('Counting sheep')
  for (let time = 0; time < 9; time++)
    failures.failed('Counting sheep', 'error', { err: diskFull() })
  expect(said).toEqual([failed])
  for (let time = 0; time < 9; time++) failures.succeeded('Counting sheep')
  expect(said).toEqual([failed, 'Counting sheep succeeds again'])
  failures.failed('Counting sheep', 'error', { err: diskFull() })
  expect(said.slice(2)).toEqual([failed])
})

it('says it again when it fails for another reason', () => {
  const { said, logger } = noteLog()
  const failures = createRepeatedFailures(logger)
  for (const err of [diskFull(), new TypeError('x'), diskFull(), new TypeError('y')])
    failures.failed('Counting sheep', 'warn', { err })
  expect(said).toEqual([failed, failed])
})

it('says it of every task', () => {
  const { said, logger } = noteLog()
  const failures = createRepeatedFailures(logger)
  failures.failed('Counting sheep', 'warn', { err: diskFull() })
  failures.failed('Counting stars', 'warn', { err: diskFull() })
  failures.succeeded('Counting cows')
  expect(said).toHaveLength(2)
})
