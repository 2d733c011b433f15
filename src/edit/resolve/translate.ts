import { languageName } from '../../author/languages.ts'
import type { PrintedText } from '../../deck/blocks/printed-text.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import type { Translate } from '../../deck/requests/request.ts'
import { textsToTranslate } from '../model/translate-texts.ts'
import { mapTranslated } from '../model/translated-slide.ts'
import { needsModel, type ResolveContext, type ResolvedStep } from './resolve-context.ts'

/**
 * The deck, or one slide, with its texts in another language, as far as a model has translated them. Marks stay that were on a whole line.
 * Without a model it says which setting is missing.
 * @throws {OperationError} when it names a slide that does not exist.
 */
export function resolveTranslate(
  { language, slideId }: Translate,
  { deck, translations }: ResolveContext,
): ResolvedStep {
  const name = languageName(language) ?? language
  const known = translations?.get(language)
  if (known === undefined)
    return needsModel(`Translation into ${name} needs a language model: LLM_MODEL is not set.`)
  const { texts, failure } = known
  if (texts.size === 0)
    return needsModel(`Nothing was translated into ${name}: ${failure ?? 'there are no words.'}`)
  const at = slideId === undefined ? undefined : slidePosition(deck, slideId)
  const slides = at === undefined ? deck.slides : deck.slides.slice(at, at + 1)
  const operations = slides.flatMap((slide): Operation[] => {
    const translated = mapTranslated(slide, (printed) =>
      inOtherWords(printed, texts.get(printed.text)),
    )
    return JSON.stringify(translated) === JSON.stringify(slide)
      ? []
      : [{ op: 'replace_slide', slide: translated }]
  })
  if (at === undefined) {
    const title = texts.get(deck.title)
    // The title slides show it translated already.
    if (title !== undefined && title !== deck.title)
      operations.push({ op: 'set_title', title, slideIds: [] })
    operations.push({ op: 'set_language', language })
  }
  const left = textsToTranslate(deck, slides).filter((text) => !texts.has(text))
  const made = new Set(texts.values())
  const stays = left.filter((text) => !made.has(text)).length
  return {
    operations,
    summary:
      at === undefined
        ? `Translated the presentation into ${name}.`
        : `Translated slide ${at + 1} into ${name}.`,
    warnings:
      stays === 0
        ? []
        : [
            `${stays === 1 ? 'One text stays' : `${stays} texts stay`} as before, because the language model could not translate ${stays === 1 ? 'it' : 'them'}${failure ? `: ${failure}` : '.'}`,
          ],
  }
}

/** A text said anew, with the marks that covered all of it. */
function inOtherWords(printed: PrintedText, text: string | undefined): PrintedText {
  if (text === undefined || text === printed.text) return printed
  const whole = (printed.marks ?? []).filter(
    ({ from, to }) => from === 0 && to === printed.text.length,
  )
  const marks = whole.map((mark) => ({ ...mark, to: text.length }))
  return marks.length === 0 ? { text } : { text, marks }
}
