import type { Candidate } from '../deck/requests/dialogue-state.ts'
import type { Clarify, DeclineReason } from '../deck/requests/request.ts'

/** Ends the reading of an instruction with a question. */
export class Unclear extends Error {
  override name = 'Unclear'
  readonly clarify: Clarify
  /** What is asked for, and what can fill it. */
  readonly hole: string
  readonly candidates: readonly Candidate[]
  constructor(hole: string, question: string, candidates: readonly Candidate[]) {
    super(question)
    this.hole = hole
    this.candidates = candidates
    const options = candidates.filter((one) => !one.hidden).map((one) => one.label)
    this.clarify = { request: 'clarify', question, options }
  }
}

/** Ends the reading of one clause: nothing is done about it, for a reason. */
export class Declined extends Error {
  override name = 'Declined'
  readonly reason: DeclineReason
  constructor(reason: DeclineReason, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}

/** The same where what shall go is not there: no other reading may offer something else for it. */
export class NothingThere extends Declined {
  override name = 'NothingThere'
  constructor(sentence: string) {
    super('nothing_to_do', sentence)
  }
}

/** The same where a slide is wanted that an earlier part of the instruction has taken away. */
export class SlideGone extends Declined {
  override name = 'SlideGone'
  readonly slideId: string
  constructor(slideId: string, slideName: string) {
    super(
      'nothing_to_do',
      `“${slideName}” is no longer there by then, so nothing was done with it.`,
    )
    this.slideId = slideId
  }
}

/** The same where nothing of the instruction is done: what is said beside it may be parted otherwise. */
export class NothingDone extends NothingThere {}

/** The same where "it" is a part of a slide that an earlier part of the instruction deletes. */
export class PartGone extends NothingDone {}

/** The same where it is only put elsewhere: it was taken out, and not deleted. */
export class TakenOut extends SlideGone {
  override name = 'TakenOut'
}
