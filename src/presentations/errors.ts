/** What is asked for does not exist, or belongs to somebody else: callers cannot tell the two apart. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'

  /** @param what the kind of thing, as in "presentation". */
  constructor(what: 'presentation' | 'generation' | 'slide' | 'file' | 'theme' | 'vibe') {
    super(`There is no such ${what}.`)
  }
}

/** A value that names something (a theme, an image) that does not exist or is not the caller's. */
export class UnknownReferenceError extends Error {
  override name = 'UnknownReferenceError'

  /** @param what the kind of thing, as in "theme". */
  constructor(what: 'theme' | 'vibe' | 'image' | 'slide', value: string) {
    const shown = value.length > 100 ? `${value.slice(0, 100)}…` : value
    super(`There is no ${what} ${JSON.stringify(shown)}.`)
  }
}

/** A slide is named under a presentation that it is not in, though it is in another one of the same caller. */
export class WrongPresentationError extends Error {
  override name = 'WrongPresentationError'

  constructor() {
    super('This slide belongs to another presentation.')
  }
}

/** A custom theme or vibe that cannot be kept as it was sent; the message says why, in one sentence. */
export class InvalidLookError extends Error {
  override name = 'InvalidLookError'
}
