import { titleSaid } from '../answers/title-said.ts'
import type { Clause } from '../clauses/clause.ts'
import { partsOfPayload } from '../frames/payload-list.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { impliedSlides } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { isUnknown, means } from '../words/token.ts'
import { isUndecided, isVague } from '../words/vague.ts'
import type { Intent } from './intent.ts'
import { statedTitle } from './stated-title.ts'
import { asTitle, readTitle, titleVerbs } from './title-words.ts'

/** "Rename slide 4 to …", "change the title of the pricing slide to …", "rename the presentation …". */
export const rename: Intent = (clause, session) => {
  const renames = clause.has('rename') && !clause.has('add') && !renamesWithin(clause)
  const stated =
    clause.has('add') && !clause.has('receive') ? undefined : statedTitle(clause, session)
  if (!renames && stated === undefined && !changesTitle(clause)) return false
  if (renamesPart(clause))
    throw new Declined(
      'not_understood',
      'What is to be renamed stands on a slide, and was not found there. Nothing was renamed.',
    )
  const { title, reference, named } = stated ?? readTitle(clause, session)
  if (clause.has('delete') && !renames) {
    replaceTitle(session, reference)
    return true
  }
  if (title === '' && !renames) return false
  const selected =
    session.mentioned.length > 0 || (session.context.selectedSlideIds ?? []).length > 0
  // "Rename all slides", and a slide that shall be called "All".
  const allSlides =
    (reference?.form === 'all' && clause.has('slide', 'slides')) ||
    clause.tokens.some(({ text }) => everySlide.test(text))
  const deckMeant =
    (reference?.form === 'all' && !allSlides) ||
    isDeckTitle(named, session) ||
    (reference === undefined &&
      !allSlides &&
      (clause.has('deck') || (clause.has('title') && !selected)))
  // “To something better” says no title.
  const open = title === '' || (clause.quotes().length === 0 && isVague(title))
  const wanted = open ? askForTitle(session) : title
  if (deckMeant) {
    if (stated === undefined && saysSlideNumber(clause))
      throw new Declined('not_understood', 'Say it slide by slide: rename slide 4 to “…”.')
    if (session.now.title === wanted)
      throw new Declined('nothing_to_do', 'That is the title already.')
    session.operate({ op: 'set_title', title: wanted })
    return true
  }
  if (allSlides) {
    renameSlides(
      session,
      session.askForSlides('slide to rename', whichSlide, session.slideIds),
      wanted,
    )
    return true
  }
  const ids = reference ? reference.ids() : impliedSlides(session, whichSlide)
  if (clause.quotes().length === 0) confirmSameTitle(session, ids, wanted)
  renameSlides(session, ids, wanted)
  return true
}

/** A phrase that is one token. */
const everySlide = onlySaying('everySlide')

const whichSlide = 'Which slide shall be renamed?'

/** Whether a slide is named by its number: then no title of the presentation is meant ("change titles: slide 4 A"). */
function saysSlideNumber(clause: Clause): boolean {
  return clause.tokens.some(
    (token, at) => means(token, 'slide') && /^\d+$/.test(clause.tokens[at + 1]?.text ?? ''),
  )
}

/** "In the chart rename … to …": what is renamed there is a part of the chart or table, no slide. */
function renamesWithin(clause: Clause): boolean {
  if (clause.has('title', 'slide', 'slides', 'deck')) return false
  return clause.tokens.some(
    (token, at) =>
      means(token, 'chart', 'table') &&
      (clause.is(at - 1, 'in') || (clause.is(at - 1, 'the', 'this') && clause.is(at - 2, 'in'))),
  )
}

/** "Rename the row Otter to …": what a noun names that stands on slides is no slide. */
function renamesPart(clause: Clause): boolean {
  const title = clause.find(['title'])
  // 行「Otter」の名前, "the name of the row Otter".
  const owner = clause.is(title - 1, 'of')
    ? title - 3
    : clause.is(title + 2, 'the')
      ? title + 3
      : title + 2
  const isOwned = clause.is(title - 1, 'of') || clause.is(title + 1, 'of')
  if (clause.has('slide', 'slides', 'deck')) return false
  if (title !== -1) return isOwned && clause.is(owner, ...parts)
  const verb = clause.find(['rename'])
  const at = clause.tokens.findIndex(
    (token, index) => index > verb && !means(token, 'the', 'this', 'particle'),
  )
  return clause.is(at, ...parts)
}

const parts: readonly Concept[] = ['item', 'row', 'column', 'category', 'series', 'cell', 'value']

/** Whether something is done to a title, other than writing it anew in another style. */
function changesTitle(clause: Clause): boolean {
  const at = clause.find(['title'])
  const link = clause.tokens.findIndex(
    (token, index) => index > at && (token.text === ':' || means(token, 'to', 'as', 'toThere')),
  )
  // "Rewrite the title to: Regions, in short" says the very title.
  const says = link !== -1 && clause.tokens.slice(link).some((token) => isUnknown(token))
  const verbs = clause.has(...titleVerbs, 'convert', 'add') || (says && clause.has('regenerate'))
  const told = says ? clause.tokens.slice(0, link) : clause.tokens
  const restyled = told.some((token) =>
    means(token, ...rewriteStyles, 'needsModel', 'unsupported', 'colorName'),
  )
  // "Make all titles …" says how they shall look.
  if (clause.is(at - 1, 'all', 'each') && !clause.has('delete')) return false
  return at !== -1 && verbs && !(restyled && clause.quotes().length === 0)
}

/** "Remove the title of slide 3": a slide keeps a title, so that a new one is asked for. */
function replaceTitle(session: Session, reference: Reference | undefined): void {
  const ids = reference
    ? reference.ids()
    : impliedSlides(session, 'The title of which slide?', true)
  const [only = '', ...more] = ids
  if (more.length > 0)
    throw new Declined(
      'unsupported',
      'Slides keep their titles here; say what one shall be instead.',
    )
  const title = session.ask(
    'title',
    `A slide keeps a title here. What shall that of “${session.slideName(only)}” be instead?`,
    [],
    titleAnswered,
  )
  renameSlides(session, ids, title)
}

/** @throws {Unclear} unless that was answered. */
function askForTitle(session: Session): string {
  return session.ask('title', 'What shall the new title be?', [], titleAnswered)
}

function titleAnswered(answer: string): string | undefined {
  if (isUndecided(answer)) return undefined
  return asTitle(titleSaid(answer) ?? answer) || undefined
}

function renameSlides(session: Session, ids: readonly string[], title: string): void {
  if (session.pendingId !== undefined && ids[0] === session.pendingId) {
    session.amendPending({ title })
    return
  }
  for (const id of ids) session.operate({ op: 'set_slide_title', slideId: id, title })
  session.remember(ids)
}

/**
 * "Rename slides 2, 3 and 4 to Tools and Members": whether words that may be several titles, and not one for each slide, are
 * that of all.
 * @throws {Unclear} unless it was answered. @throws {Declined} when the answer was no.
 */
function confirmSameTitle(session: Session, ids: readonly string[], title: string): void {
  const titles = partsOfPayload(title).length
  if (ids.length < 2 || titles < 2 || titles === ids.length) return
  const isMeant = session.confirm(
    'one title for several',
    `Those are ${ids.length} slides and ${titles} titles. Shall all of them be called “${title}”?`,
    { yes: 'Yes, all of them', no: 'No, leave them as they are' },
  )
  if (!isMeant) throw new Declined('called_off', 'Nothing was renamed.')
}

/** "Rename 'Harbour coffee' to …" names the presentation where that is its title. */
function isDeckTitle(named: string | undefined, session: Session): boolean {
  return named !== undefined && fold(named) === fold(session.context.deck.title)
}
