/** A model answered, and not with what it was asked for; `message` says why, in words that the model itself can act on. */
export class UnusableAnswerError extends Error {
  override name = 'UnusableAnswerError'
}

/** A model did not answer: it cannot be reached, refuses, or takes too long; `message` is one sentence for the operator. */
export class ModelAwayError extends Error {
  override name = 'ModelAwayError'
}
