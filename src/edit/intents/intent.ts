import type { Clause } from '../clauses/clause.ts'
import type { Session } from '../session.ts'

/**
 * Reads one kind of wish out of a clause: adds its steps to the session and answers true, or answers false when the
 * clause means something else.
 * @throws {Unclear} when something has to be asked first.
 * @throws {Declined} when nothing can be done.
 */
export type Intent = (clause: Clause, session: Session) => boolean
