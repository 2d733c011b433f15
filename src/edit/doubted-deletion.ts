import { beginningOf } from '../text/cut-text.ts'
import type { Clause } from './clauses/clause.ts'
import type { EditStep } from './edit-step.ts'
import { actions } from './lexicons/verbs.ts'
import { Declined, SlideGone, Unclear } from './reading-errors.ts'
import { findReferences } from './references/find-references.ts'
import { kindOf } from './references/slides-of-kind.ts'
import type { Session } from './session.ts'
import { askWhetherNeeded, ofPresentation } from './taken-out.ts'
import { means } from './words/token.ts'

/** A part of an instruction that takes something away, and why it is asked about. */
export interface DoubtedDeletion {
  /** The part, 0-based. */
  clause: number
  words: string
  slideIds: readonly string[]
  /** The words beside it that were not understood; absent where they speak of what would be gone. */
  notUnderstood?: string
}

/** How much of an instruction a question repeats. */
const longestWords = 200

/** Where parts of an instruction begin that take something away one after the other: the part, and the steps before. */
interface Run extends ReadBefore {
  steps: number
}

/** A part by its index, what "it" meant at its beginning, and how many answers had been used. */
export interface ReadBefore {
  index: number
  mentioned: readonly string[]
  settledBefore: number
}

/** The parts of an instruction that take something away without having asked. */
export class Deletions {
  private first: Omit<DoubtedDeletion, 'notUnderstood'> | undefined
  private run: Run | undefined
  private unread: string | undefined

  /** "**Slide 3 the last one**, then delete slide 2": a part that was not understood, before what takes something away. */
  miss(clause: Clause, { reason }: Declined): void {
    if (reason === 'not_understood' && clause.has(...slideWords)) this.unread ??= said(clause)
  }

  /**
   * A part that was read, with all steps so far; `before` is how many there were before it.
   * @returns it, where it deletes slides and a part before it that is about slides was not understood.
   */
  note(
    part: ReadBefore,
    clause: Clause,
    all: readonly EditStep[],
    before: number,
  ): DoubtedDeletion | undefined {
    const steps = all.slice(before)
    const slideIds = steps.flatMap((step) =>
      'op' in step && step.op === 'delete_slide' ? [step.slideId] : [],
    )
    const takes = steps.some((step) => 'op' in step && step.op.startsWith('delete_'))
    if (takes) this.first ??= { clause: part.index, words: said(clause), slideIds }
    this.run = takes ? (this.run ?? { ...part, steps: before }) : undefined
    return this.unread !== undefined && slideIds.length > 0
      ? { clause: part.index, words: said(clause), slideIds, notUnderstood: this.unread }
      : undefined
  }

  /** "Delete slide 4, the chart": where to begin again when a part asks what else shall go, with nothing gone before. */
  togetherWith(clause: Clause): Run | undefined {
    return clause.has('delete') ? this.run : undefined
  }

  /** The deletion to be asked about because a part behind it cannot be followed, and may depend on it. */
  doubtedBy(
    clause: Clause,
    error: Unclear | Declined,
    session: Session,
  ): DoubtedDeletion | undefined {
    if (this.first === undefined) return undefined
    if (error instanceof SlideGone)
      return this.first.slideIds.includes(error.slideId) && !clause.has('delete')
        ? this.first
        : undefined
    if (error instanceof Unclear)
      return this.first.slideIds.length > 0 && speaksOfGone(clause, session)
        ? this.first
        : undefined
    const unread = error.reason === 'not_understood' && asks(clause)
    return unread ? { ...this.first, notUnderstood: said(clause) } : undefined
  }
}

/**
 * Whether what is in doubt shall be taken away all the same.
 * @throws {Unclear} unless it was answered.
 */
export function confirmDoubted(
  { words, slideIds, notUnderstood }: DoubtedDeletion,
  session: Session,
): boolean {
  if (notUnderstood === undefined) return askWhetherNeeded(session, slideIds)
  return session.confirm(
    'deletion before what was not understood',
    `“${notUnderstood}” was not understood. Shall “${words}” be done all the same?`,
    { yes: 'Yes, do it', no: 'No, leave everything as it is' },
  )
}

/**
 * Whether a part only says that something shall go, and no part before it names slides: what goes may be said in words
 * beside it that were taken for another wish.
 * @param areUnderstood whether all parts before it were.
 */
export function namesNothing(
  clauses: readonly Clause[],
  index: number,
  session: Session,
  areUnderstood: boolean,
): boolean {
  const clause = clauses[index]
  if (clauses.length === 1 || !clause?.has('delete')) return false
  const says = clause.tokens.some(
    (token) => kindOf(token) !== undefined || means(token, 'slide', 'slides', 'notes', 'deck'),
  )
  const refers = (one: Clause) =>
    findReferences(one, session, { bareNumbers: true, bareTopics: true }).length > 0
  return !says && !(areUnderstood && clauses.slice(0, index + 1).some(refers))
}

/** Whether "it" in words is a slide that has just been deleted. */
function speaksOfGone(clause: Clause, session: Session): boolean {
  return (
    session.mentioned.length === 0 &&
    clause.has('it', 'them', 'own') &&
    !clause.has(...ofPresentation)
  )
}

/** What says that words are about slides. */
const slideWords = ['slide', 'slides', 'number'] as const

/** Whether words that were not understood may be a wish: "It is outdated" and "You are great" are none. */
function asks(clause: Clause): boolean {
  return clause.has(...actions, 'it', 'them', 'own', ...slideWords) && !clause.has('is')
}

function said(clause: Clause): string {
  return beginningOf(clause.text(0).trim(), longestWords)
}

/**
 * Asks before all notes of a deck go, where there are several.
 * @throws {Unclear} unless it was answered. @throws {Declined} when the answer was no.
 */
export function confirmAllNotes(session: Session, ids: readonly string[]): void {
  const all = session.now.slides.filter(({ notes = '' }) => notes !== '')
  if (all.length < 2 || all.some(({ id }) => !ids.includes(id))) return
  const sure = session.confirm('all notes', `Shall the notes of all ${all.length} slides go?`, {
    yes: 'Yes, delete them',
    no: 'No, keep them',
  })
  if (!sure) throw new Declined('called_off', 'Nothing was deleted.')
}
