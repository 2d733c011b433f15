import { Clause } from '../clauses/clause.ts'
import { Declined, SlideGone, TakenOut } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { saysWhere } from '../references/says-where.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Deed } from './frame.ts'
import type { WishText } from './wish-text.ts'
import { makeSlides } from './wished-slides/make-slides.ts'
import { readWishedSlides } from './wished-slides/read-wished-slides.ts'

/** "Replace slide 6 with slide 7", "… with a slide about hiring": one goes, so that it is asked. */
export function readReplaced(text: WishText, session: Session): Deed | undefined {
  const clause = new Clause(text.tokens, text.instruction)
  if (!clause.has('replace') || clause.has('swap')) return undefined
  const link = text.tokens.findIndex(
    (token, at) => means(token, 'with', 'by') && clause.is(at + 1, 'a', 'another', 'new'),
  )
  const isNew = link >= 0 && clause.tokens.slice(link).some((one) => means(one, 'slide'))
  const [old, instead, ...more] = findReferences(clause, session, isNew ? { to: link } : {})
  if (more.length > 0 || !(isOneSlide(old) || isIt(old))) return undefined
  // "**Slide 4's** title", "the notes **on slide 4**" are not the slide.
  if ([old, instead].some((one) => one && saysWhere(clause.tokens, one))) return undefined
  if (isNew) return instead === undefined ? replaceWithNew(text, link, old, session) : undefined
  if (!isOneSlide(instead) || !clause.is(instead.start - 1, 'with', 'by')) return undefined
  return (world) => replaceWith(world.session, oneOf(old, world.session), instead.ids()[0] ?? '')
}

/** "Replace **it** with slide 7" */
function isIt(reference: Reference | undefined): reference is Reference {
  return reference?.form === 'pronoun' && !reference.plural
}

function isOneSlide(reference: Reference | undefined): reference is Reference {
  return reference?.slideSaid === true && !reference.plural
}

/** "Delete slide 3 and **replace it**": what becomes of it is asked here. @throws {TakenOut} where it is gone. */
function oneOf(old: Reference, session: Session): string {
  try {
    return old.ids()[0] ?? ''
  } catch (error) {
    if (!(error instanceof SlideGone)) throw error
    throw new TakenOut(error.slideId, session.slideName(error.slideId))
  }
}

function replaceWith(session: Session, oldId: string, insteadId: string): void {
  if (oldId === insteadId) throw new Declined('nothing_to_do', 'That is the same slide.')
  const [gone, stays] = [session.slideName(oldId), session.slideName(insteadId)]
  const how = session.ask('way to replace', `What shall become of “${gone}”?`, [
    { text: `Delete it and move “${stays}” to its place`, value: 'move' as const },
    { text: `Delete it and put a copy of “${stays}” in its place`, value: 'copy' as const },
    { text: 'Let the two change places', value: 'swap' as const },
  ])
  if (how === 'swap') {
    session.operate({ op: 'swap_slides', slideIds: [oldId, insteadId] })
    return
  }
  session.refusePending([oldId, insteadId])
  const position = session.position(oldId)
  const slideId = how === 'copy' ? session.context.newId() : insteadId
  if (how === 'copy')
    session.operate({
      op: 'duplicate_slide',
      slideId: insteadId,
      newSlideId: slideId,
      position,
    })
  const place = session.idsNow([slideId]).indexOf(oldId)
  session.operate({ op: 'delete_slide', slideId: oldId })
  if (session.position(slideId) !== place)
    session.operate({ op: 'move_slide', slideId, position: place })
  session.remember([slideId])
}

/** "Replace slide 6 **with a slide about hiring**": what stands behind "with" is read as what shall be added. */
function replaceWithNew(
  text: WishText,
  at: number,
  old: Reference,
  session: Session,
): Deed | undefined {
  const [link, ...behind] = text.tokens.slice(at)
  if (link === undefined) return undefined
  const tokens = [{ ...link, concepts: ['add' as const] }, ...behind]
  const wished = readWishedSlides({ ...text, tokens }, session)
  if (wished === undefined) return undefined
  return (world) => {
    const id = oneOf(old, session)
    const sure = session.confirm(
      'replacing',
      `“${session.slideName(id)}” would be deleted, and a new slide put in its place. Shall it?`,
      { yes: 'Yes, replace it', no: 'No, keep it' },
    )
    if (!sure) throw new Declined('called_off', 'Nothing was replaced.')
    session.refusePending([id])
    const position = session.position(id)
    session.operate({ op: 'delete_slide', slideId: id })
    const place = { start: 0, end: 0, form: 'place', position: () => position } as const
    makeSlides({ ...wished, place }, world)
  }
}
