import { Declined } from '../reading-errors.ts'

/** Why something is not done that only a language model could do; `what` begins the sentence: "Rewriting titles". */
export function needsModel(what: string): Declined {
  return new Declined('needs_model', `${what} needs a language model, and none is configured.`)
}
