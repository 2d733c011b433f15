import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { loggedError } from '../src/logged-error.ts'

describe('An error in the log', () => {
  it('keeps the stack and the code', () => {
    const error = Object.assign(new Error('No.'), { code: 'E_NO' })
    expect(loggedError(error)).toEqual({
      type: 'Error',
      message: 'No.',
      stack: error.stack,
      code: 'E_NO',
    })
  })

  it('holds nothing of what a failed query carried', () => {
    const error = new DrizzleQueryError(
      'insert into operations values ($1)',
      ['the text of a user'],
      new Error('deadlock detected'),
    )
    const logged = loggedError(error)
    expect(JSON.stringify(logged)).not.toContain('the text of a user')
    expect(logged).toMatchObject({
      query: 'insert into operations values ($1)',
      message: 'deadlock detected',
    })
  })

  it('can be of anything thrown', () => {
    expect(loggedError('boom')).toEqual({ type: 'string', message: 'boom' })
  })
})
