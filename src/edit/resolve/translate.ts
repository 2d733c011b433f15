import { languageName } from '../../author/languages.ts'
import type { Translate } from '../../deck/requests/request.ts'
import { needsModel, type ResolvedStep } from './resolve-context.ts'

/** Translation needs a language model, and says which setting is missing. */
export function resolveTranslate({ language }: Translate): ResolvedStep {
  const name = languageName(language) ?? language
  return needsModel(`Translation into ${name} needs a language model: LLM_MODEL is not set.`)
}
