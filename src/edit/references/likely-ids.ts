import { Declined, Unclear } from '../reading-errors.ts'
import { mostOptions, type Session } from '../session.ts'
import type { Reference } from './reference.ts'

/** The slides of a reference, or those that would be asked about; none where that could be any. */
export function likelyIds(session: Session, reference: Reference): string[] {
  try {
    return reference.ids()
  } catch (error) {
    if (error instanceof Declined) return []
    if (!(error instanceof Unclear)) throw error
    const { options } = error.clarify
    const offered = session.slideIds.filter((id) => options.includes(session.slideName(id)))
    return offered.length < Math.min(mostOptions, session.slideIds.length) ? offered : []
  }
}
