/** A task that takes longer is stuck, or was made to be: 400,000 characters take a few seconds. In milliseconds of `ThreadTime`. */
export const taskTimeLimit = 120_000

/** A task was ended because it took longer than it may; the message says so to whoever asked for it. */
export class TaskTimeLimitError extends Error {
  override name = 'TaskTimeLimitError'

  /** @param limit in milliseconds. */
  constructor(limit: number) {
    super(
      `This took more than ${limit / 1_000} seconds of computing, which is the most that one step may take; ` +
        'a shorter text, fewer slides or fewer variants and pictures take less.',
    )
  }
}
