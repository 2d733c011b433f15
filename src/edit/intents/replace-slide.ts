import type { Clause } from '../clauses/clause.ts'
import { doWithFrames } from '../frames/read-with-frames.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Replace slide 6 with slide 7", "… with a slide about hiring": takes one away, so that it is asked. */
export const replaceSlide: Intent = (clause, session) => {
  if (!clause.has('replace') || clause.has('swap')) return false
  if (replacesWithNew(clause, session)) return true
  const references = findReferences(clause, session, { bareNumbers: false })
  const [old, instead, ...more] = references
  if (!isOneSlide(instead) || more.length > 0) return false
  if (!isOneSlide(old) && !isIt(old)) return false
  if (!clause.is(instead.start - 1, 'with', 'by')) return false
  const [oldId, insteadId] = [old.ids()[0] ?? '', instead.ids()[0] ?? '']
  if (oldId === insteadId) throw new Declined('nothing_to_do', 'That is the same slide.')
  const [gone, stays] = [session.slideName(oldId), session.slideName(insteadId)]
  const how = session.ask('way to replace', `What shall become of “${gone}”?`, [
    { text: `Delete it and move “${stays}” to its place`, value: 'move' as const },
    { text: `Delete it and put a copy of “${stays}” in its place`, value: 'copy' as const },
    { text: 'Let the two change places', value: 'swap' as const },
  ])
  if (how === 'swap') session.operate({ op: 'swap_slides', slideIds: [oldId, insteadId] })
  else putInPlace(session, { oldId, insteadId, copied: how === 'copy' })
  return true
}

/** Deletes a slide, and puts another one, or a copy of it, where it stood. */
function putInPlace(
  session: Session,
  { oldId, insteadId, copied }: { oldId: string; insteadId: string; copied: boolean },
): void {
  session.refusePending([oldId, insteadId])
  const slideId = copied ? session.context.newId() : insteadId
  if (copied)
    session.operate({
      op: 'duplicate_slide',
      slideId: insteadId,
      newSlideId: slideId,
      position: session.position(oldId),
    })
  const place = session.idsNow([slideId]).indexOf(oldId)
  session.operate({ op: 'delete_slide', slideId: oldId })
  if (session.position(slideId) !== place)
    session.operate({ op: 'move_slide', slideId, position: place })
  session.remember([slideId])
}

/** "Replace **it** with slide 7" */
function isIt(reference: Reference | undefined): reference is Reference {
  return reference?.form === 'pronoun' && !reference.plural
}

function isOneSlide(reference: Reference | undefined): reference is Reference {
  return reference?.slideSaid === true && !reference.plural
}

/** "Replace slide 6 with a slide about hiring": what stands behind "with" is read as what shall be added. */
function replacesWithNew(clause: Clause, session: Session): boolean {
  const at = clause.tokens.findIndex(
    (token, index) => means(token, 'with', 'by') && clause.is(index + 1, 'a', 'another', 'new'),
  )
  const link = clause.token(at)
  if (link === undefined) return false
  const [old, ...more] = findReferences(clause, session, { bareNumbers: false, to: at })
  if (!isOneSlide(old) || more.length > 0) return false
  const wish = [{ ...link, concepts: ['add'] as const }, ...clause.tokens.slice(at + 1)]
  if (!wish.some((one) => means(one, 'slide'))) return false
  const [id = ''] = old.ids()
  const sure = session.confirm(
    'replacing',
    `“${session.slideName(id)}” would be deleted, and a new slide put in its place. Shall it?`,
    { yes: 'Yes, replace it', no: 'No, keep it' },
  )
  if (!sure) throw new Declined('called_off', 'Nothing was replaced.')
  session.refusePending([id])
  const position = session.position(id)
  session.operate({ op: 'delete_slide', slideId: id })
  if (!doWithFrames(clause.instruction, session, wish))
    throw new Declined('not_understood', 'What the new slide shall be was not understood.')
  session.amendPending({ position })
  return true
}
