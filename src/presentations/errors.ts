import { withEllipsis } from '../text/cut-text.ts'

/** What a path can lead to. A design system is a theme as one of the ways in calls it. */
type AskedThing =
  | 'presentation'
  | 'generation'
  | 'operation'
  | 'revision'
  | 'slide'
  | 'file'
  | 'theme'
  | 'design system'
  | 'vibe'

/** What is asked for does not exist, or belongs to somebody else: callers cannot tell the two apart. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  readonly what: AskedThing

  /** @param what the kind of thing, as in "presentation". */
  constructor(what: AskedThing) {
    super(`There is no such ${what}.`)
    this.what = what
  }
}

/** What a caller can name by a value. A design system is a theme as one of the ways in calls it. */
type UnknownThing = 'theme' | 'design system' | 'vibe' | 'image' | 'slide'

/** A value that names something (a theme, an image) that does not exist or is not the caller's. */
export class UnknownReferenceError extends Error {
  override name = 'UnknownReferenceError'
  readonly what: UnknownThing
  readonly value: string

  /** @param what the kind of thing, as in "theme". */
  constructor(what: UnknownThing, value: string) {
    super(`There is no ${what} ${JSON.stringify(withEllipsis(value, 100))}.`)
    this.what = what
    this.value = value
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

/** An edit was made for a revision that is no longer the presentation's, or that is about to be left. */
export class StaleRevisionError extends Error {
  override name = 'StaleRevisionError'

  /** @param current the presentation's revision; `undefined` while other work is changing it. */
  constructor(base: number, current: number | undefined) {
    super(
      current === undefined
        ? `Other work is changing the presentation, so revision ${base} is about to be passed; wait until it has ended, read the presentation and send the edit again.`
        : `The presentation is at revision ${current}, and this edit was made for revision ${base}; read it and send the edit again.`,
    )
  }
}

/** Operations that do not fit the presentation; the message says which and why. */
export class InvalidEditError extends Error {
  override name = 'InvalidEditError'
}

/** A thread had no more time for a task; the message says what can be done about it. */
export class TooLongError extends Error {
  override name = 'TooLongError'
}

/** A language model that this deployment has no key for. */
export class ModelUnavailableError extends Error {
  override name = 'ModelUnavailableError'

  /** @param setting the environment variable that is missing. */
  constructor(model: string, setting: string) {
    super(`The model ${model} is not available here: the server has no ${setting}.`)
  }
}

/** A presentation is being generated, and what is asked would be at odds with that. */
export class BusyError extends Error {
  override name = 'BusyError'

  constructor() {
    super('The presentation is being generated; wait until that has ended, or cancel it.')
  }
}
