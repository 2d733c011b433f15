import { describe, expect, test, vi } from 'vitest'
import { InsufficientCreditsError } from '../../../src/accounts/holds.ts'
import { refusedFile } from '../../../src/images/uploads/upload-refused-error.ts'
import { describeProblem, logTooLong } from '../../../src/interfaces/http/error-handler.ts'
import { RequestKeyReusedError } from '../../../src/jobs/first-answers.ts'
import { LimitReachedError, TooManyReadingsError } from '../../../src/jobs/operations.ts'
import {
  InvalidLookError,
  NotFoundError,
  TooLongError,
  UnknownReferenceError,
  WrongPresentationError,
} from '../../../src/presentations/errors.ts'

describe('what a service refuses', () => {
  test.each([
    [400, new UnknownReferenceError('theme', 'Midnight')],
    [400, new WrongPresentationError()],
    [400, refusedFile('notes.docx', 'is empty')],
    [400, new InvalidLookError('A name has 1 to 100 characters.')],
    [400, new TooLongError('This takes too long.')],
    [402, new InsufficientCreditsError(500, 120)],
    [404, new NotFoundError('presentation')],
    [409, new RequestKeyReusedError()],
    [429, new LimitReachedError(5)],
    [429, new TooManyReadingsError(8)],
  ])('is a %i with its own sentence: %s', (statusCode, error) => {
    expect(describeProblem(error)).toMatchObject({ statusCode, detail: error.message })
  })

  test('is logged where a thread was ended', () => {
    const warn = vi.fn()
    const error = new TooLongError('This takes too long.')
    logTooLong(error, { log: { warn } })
    expect(warn).toHaveBeenCalledWith({ err: error }, 'A task was ended at its time limit')
  })

  test('is not what goes wrong inside', () => {
    expect(describeProblem(new TypeError('x is not a function'))).toBeUndefined()
  })
})
