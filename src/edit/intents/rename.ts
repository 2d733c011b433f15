import { type Clause, tidied } from '../clauses/clause.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { Declined } from '../session.ts'
import { fold } from '../words/fold.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

const longestTitle = 300

/** "Rename slide 4 to …", "change the title of the pricing slide to …", "rename the presentation …". */
export const rename: Intent = (clause, session) => {
  const renames = clause.has('rename') && !clause.has('add')
  const titled =
    clause.has('title') &&
    clause.has(
      'change',
      'make',
      'replace',
      'use',
      'move',
      'put',
      'delete',
      'write',
      'rename',
      'convert',
      'add',
    )
  if (!renames && !titled) return false
  if (
    clause.has('shorter', 'longer', 'simpler', 'needsModel', 'unsupported', 'colorName') &&
    clause.quotes().length === 0 &&
    !renames
  )
    return false
  const verb = Math.max(
    0,
    clause.find(['rename', 'change', 'make', 'replace', 'use', 'move', 'put', 'delete', 'write']),
  )
  const words = titleWords(clause, session, verb)
  const reference = words.reference
  if (clause.has('delete') && !renames) {
    const ids = reference
      ? reference.ids()
      : impliedSlides(session, 'The title of which slide?', true)
    for (const id of ids) session.operate({ op: 'set_slide_title', slideId: id, title: '' })
    session.remember(ids)
    return true
  }
  if (words.title === '' && !renames) return false
  const deckMeant =
    reference?.form === 'all' ||
    (reference === undefined && clause.has('deck')) ||
    isDeckTitle(words.named, session)
  const selected =
    session.mentioned.length > 0 || (session.context.selectedSlideIds ?? []).length > 0
  const title =
    words.title !== ''
      ? words.title
      : session.ask(
          'What shall the new title be?',
          [],
          (answer) => tidied(answer).slice(0, longestTitle) || undefined,
        )
  if (
    deckMeant ||
    (reference === undefined && !selected && (clause.has('title') || session.slides.length !== 1))
  ) {
    if (!deckMeant && !clause.has('title')) {
      const ids = impliedSlides(session, 'Which slide shall be renamed?')
      renameSlides(session, ids, title)
      return true
    }
    if (session.now.title === title)
      throw new Declined('nothing_to_do', 'That is the title already.')
    session.operate({ op: 'set_title', title })
    return true
  }
  const ids = reference ? reference.ids() : impliedSlides(session, 'Which slide shall be renamed?')
  renameSlides(session, ids, title)
  return true
}

function renameSlides(session: Session, ids: readonly string[], title: string): void {
  if (session.pendingId !== undefined && ids[0] === session.pendingId) {
    session.amendPending({ title })
    return
  }
  for (const id of ids) session.operate({ op: 'set_slide_title', slideId: id, title })
  session.remember(ids)
}

function isDeckTitle(named: string | undefined, session: Session): boolean {
  return named !== undefined && fold(named) === fold(session.context.deck.title)
}

/** What is renamed and the new title, as a clause says them. */
function titleWords(
  clause: Clause,
  session: Session,
  verb: number,
): { title: string; reference: Reference | undefined; named?: string } {
  const quotes = clause.quotes()
  const last = quotes.at(-1)
  if (last !== undefined) {
    const before = findReferences(clause, session, {
      to: last.at,
      bareNumbers: true,
      bareTopics: true,
    })
    const after = findReferences(clause, session, { from: last.at + 1, bareNumbers: false })
    const reference = pick(before, clause) ?? pick(after, clause)
    const first = quotes.length > 1 ? quotes[0]?.text : undefined
    return {
      title: last.text.slice(0, longestTitle),
      reference,
      ...(first === undefined ? {} : { named: first }),
    }
  }
  const titleAt = clause.find(['title'])
  if (
    titleAt !== -1 &&
    titleAt < verb &&
    (clause.is(verb, 'move', 'make') || session.language === 'zh')
  ) {
    // "The title of the pricing slide should be …"
    const before = { to: verb, bareNumbers: true, bareTopics: true }
    const said = clause.text(verb + 1, clause.length - trailing(clause, session))
    return {
      title: tidied(said).slice(0, longestTitle),
      reference: pick(findReferences(clause, session, before), clause),
    }
  }
  const colon = clause.tokens.findIndex((token) => /^[:：]$/.test(token.text))
  const reference = pick(
    findReferences(clause, session, {
      from: verb,
      bareNumbers: true,
      bareTopics: true,
      ...(colon === -1 ? {} : { to: colon }),
    }),
    clause,
  )
  const end = clause.length - trailing(clause, session)
  const behind =
    reference && reference.form !== 'all' ? reference.end : clause.find(['title', 'deck'], verb) + 1
  const from = Math.max(behind, verb + 1)
  const dest = clause.tokens.findIndex(
    (token, index) =>
      index >= from &&
      (means(token, 'to', 'as', 'into', 'is', 'titled', 'with') ||
        token.text === ':' ||
        token.text === 'should be'),
  )
  const backwards = clause.findLast(['toThere'])
  if (backwards > from) {
    let begin = from
    while (clause.is(begin, 'of', 'the', 'title', 'particle', 'possessive')) begin += 1
    return { title: tidied(clause.text(begin, backwards)).slice(0, longestTitle), reference }
  }
  let start = dest === -1 ? from : dest + 1
  if (
    dest !== -1 &&
    clause.is(dest - 1, 'from') === false &&
    clause.find(['from'], from) === from
  ) {
    const to = clause.tokens.findLastIndex((token, index) => index > from && means(token, 'to'))
    if (to !== -1) start = to + 1
  }
  return { title: tidied(clause.text(start, end)).slice(0, longestTitle), reference }
}

/** "the title" and "the title slide" may be read as the cover: only slides that are said count beside a title. */
function pick(references: readonly Reference[], clause: Clause): Reference | undefined {
  return references.find(
    (one) =>
      !(one.kind === 'cover' && !one.slideSaid) &&
      !(one.form === 'quantity') &&
      !(clause.is(one.start, 'title') && !one.slideSaid),
  )
}

/** Separable parts of verbs at the end of a clause ("benenne … um"), which are no part of a title. */
function trailing(clause: Clause, session: Session): number {
  if (session.language === 'en') return 0
  return clause.is(clause.length - 1, 'particle', 'rename', 'change', 'convert') ? 1 : 0
}
