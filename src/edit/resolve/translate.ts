import { languageName } from '../../author/languages.ts'
import type { Translate } from '../../deck/requests/request.ts'
import type { ResolvedStep } from './resolve-context.ts'

/** Translation needs a language model, and says which setting is missing. */
export function resolveTranslate({ language }: Translate): ResolvedStep {
  return {
    operations: [],
    summary: '',
    warnings: [],
    declined: {
      request: 'decline',
      reason: 'needs_model',
      sentence: `Translation into ${languageName(language) ?? language} needs a language model: LLM_MODEL is not set.`,
    },
  }
}
