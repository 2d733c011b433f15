import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import type { Intent } from './intent.ts'

/** "Regenerate slide 3", "try again with the roadmap". */
export const regenerate: Intent = (clause, session) => {
  if (!clause.has('regenerate') || clause.has('needsModel', 'unsupported')) return false
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  if (references.length === 0 && clause.has('words', 'title', 'notes')) return false
  const ids =
    references.length > 0
      ? idsOf(references)
      : impliedSlides(session, 'Which slide shall be made anew?')
  for (const slideId of ids) session.request({ request: 'regenerate_slide', slideId })
  session.remember(ids)
  return true
}
