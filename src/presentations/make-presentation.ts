import { v7 as uuidv7 } from 'uuid'
import type { Deck } from '../deck/deck.ts'
import { untitled } from '../deck/shown-title.ts'
import { defaultThemeId } from '../design/themes/theme-list.ts'
import { keepFirstAnswer } from '../jobs/first-answers.ts'
import type { PrimaryModel } from '../models/model-catalog.ts'
import { resolveTheme } from './custom-themes.ts'
import { UnknownReferenceError } from './errors.ts'
import { findOverview, type PresentationOverview } from './presentation-overview.ts'
import { createPresentation } from './presentation-repository.ts'
import { requireModel } from './require-model.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/** What a caller says of a presentation before there is any text; texts are clean and within their limits. */
interface PresentationWish {
  /** Absent: the first text that is made into it gives one. */
  title?: string
  /** The id of a theme, or its name; absent: the default. */
  theme?: string
  /** BCP 47; absent: that of the first text. */
  language?: string
  /** Absent: the deployment's default. */
  model?: PrimaryModel
}

/**
 * Makes an empty presentation.
 * @param answerOf what the caller is told of it: kept with it, as plain JSON, under the key of the request.
 * @throws {UnknownReferenceError} for a theme that does not exist.
 * @throws {ModelUnavailableError} for a model that is not configured here.
 * @throws AnsweredMeanwhileError when a request with the same key was answered while this one was under way.
 */
export async function makePresentation<Answer>(
  {
    connection,
    models,
    requestKey,
  }: Pick<WorkDependencies, 'connection' | 'models' | 'requestKey'>,
  ownerId: string,
  { title, theme = defaultThemeId, language, model }: PresentationWish,
  answerOf: (presentation: PresentationOverview, deck: Deck) => Answer,
): Promise<Answer> {
  const { database } = connection
  const found = await resolveTheme(database, ownerId, theme)
  if (found === undefined) throw new UnknownReferenceError('theme', theme)
  if (model !== undefined) requireModel(models, model)
  const id = uuidv7()
  return database.transaction(async (tx) => {
    await createPresentation(tx, {
      id,
      ownerId,
      title: title ?? untitled,
      titleGiven: title !== undefined,
      language: language ?? 'en',
      languageKnown: language !== undefined,
      themeId: found.themeId,
      model: model ?? null,
    })
    const { overview, deck } = await findOverview(tx, ownerId, id)
    const answer = answerOf(overview, deck)
    if (requestKey !== undefined) await keepFirstAnswer(tx, ownerId, { ...requestKey, answer })
    return answer
  })
}
