import { transcribe } from '../../author/transcript/transcribe.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import type { WriteNotes } from '../../deck/requests/request.ts'
import type { ResolveContext, ResolvedStep } from './resolve-context.ts'

/**
 * Speaker notes of what the slide says, as a transcript has them.
 * @throws {OperationError} when there is no such slide.
 */
export function resolveWriteNotes({ slideId }: WriteNotes, context: ResolveContext): ResolvedStep {
  const { deck, notesBefore, sources, untitled } = context
  const number = slidePosition(deck, slideId) + 1
  const [written] = transcribe(deck, [slideId], { notes: notesBefore, sources, untitled })
  return {
    operations: [{ op: 'set_notes', slideId, notes: written?.content ?? null }],
    summary: `Wrote notes for slide ${number}.`,
    warnings: [],
  }
}
