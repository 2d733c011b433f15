import type { AskedModels } from '../accounts/prices.ts'
import type { GenerationInput } from './generation-input.ts'
import { usualIllustration } from './illustrate.ts'

/** The model that a presentation names; null or absent: it names none. */
interface NamesModel {
  model?: string | null
}

/** The models that a generation may ask: the language model that it names, or its presentation, and the one that draws unless it is declined. */
export function modelsOfGeneration(
  { model, imageOptions }: Pick<GenerationInput, 'model' | 'imageOptions'>,
  presentation: NamesModel = {},
): AskedModels {
  return {
    ...modelsOfPresentation(presentation),
    ...(model === undefined ? {} : { model }),
    draws: imageOptions?.aiImages ?? usualIllustration.aiImages,
  }
}

/** The models that the making of one slide may ask. */
export function modelsOfSlide(presentation: NamesModel): AskedModels {
  return { ...modelsOfPresentation(presentation), draws: usualIllustration.aiImages }
}

/** The model that is asked for words about a presentation. */
export function modelsOfPresentation({ model }: NamesModel): AskedModels {
  return { model: model ?? undefined }
}
