import type { EditRequest } from '../../deck/requests/request.ts'
import { resolveAddPicture } from './add-picture.ts'
import { resolveAddSlide } from './add-slide.ts'
import { resolveConvertSlide } from './convert-slide.ts'
import { inKnownLanguage } from './known-language.ts'
import { resolveRegenerateSlide } from './regenerate-slide.ts'
import type { ResolveContext, ResolvedStep } from './resolve-context.ts'
import { resolveRewriteSlide } from './rewrite-slide.ts'
import { resolveSetColor } from './set-color.ts'
import { resolveTranslate } from './translate.ts'
import { resolveWriteNotes } from './write-notes.ts'

/** Requests that come to operations; of the others the service takes care, or nothing is to be done. */
export type ContentRequest = Exclude<
  EditRequest,
  { request: 'take_back' | 'undo' | 'restore_revision' | 'export' | 'clarify' | 'decline' }
>

/**
 * Turns a request into operations that carry the resulting content: deterministic but for new ids.
 * @throws {OperationError} when it names a slide that does not exist.
 */
export async function resolveStep(
  request: ContentRequest,
  given: ResolveContext,
): Promise<ResolvedStep> {
  const context = { ...given, deck: inKnownLanguage(given.deck) }
  switch (request.request) {
    case 'convert_slide':
      return resolveConvertSlide(request, context)
    case 'rewrite_slide':
      return resolveRewriteSlide(request, context)
    case 'add_slide':
      return resolveAddSlide(request, context)
    case 'add_picture':
      return resolveAddPicture(request, context)
    case 'write_notes':
      return resolveWriteNotes(request, context)
    case 'translate':
      return resolveTranslate(request, context)
    case 'regenerate_slide':
      return resolveRegenerateSlide(request, context)
    case 'set_color':
      return resolveSetColor(request, context)
  }
}
