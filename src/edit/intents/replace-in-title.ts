import { wordReplacer } from '../../deck/operations/replace-words.ts'
import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { findReferences } from '../references/find-references.ts'
import { Declined, type Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { asTitle } from './title-words.ts'
import { mayBePart, quotedPairs, spokenPairs, type WordPair } from './word-pairs.ts'

/** "Replace Europe with EMEA in the title of slide 4": words of a title go, and not the whole of it. */
export const replaceInTitle: Intent = (clause, session) => {
  if (!clause.has('replace', 'change', 'swap', 'rename', 'use', 'delete')) return false
  const scope = titleScope(clause, session)
  if (scope === undefined) return false
  const rest = clause.without([scope])
  const pairs = pairsIn(rest, session)
  const [first] = pairs
  if (first === undefined || pairs.some((one) => one.find === '')) return false
  const renamed = (title: string) =>
    pairs.reduce((text, one) => replaced(text, one, session), title)
  const title = scope.ids === undefined ? renamed(session.now.title) : session.now.title
  const ids = scope.ids?.() ?? slidesWith(session, renamed, scope.several)
  const changed = ids.filter((id) => renamed(titleOf(session, id)) !== titleOf(session, id))
  if (title === session.now.title && changed.length === 0)
    throw new Declined('nothing_to_do', `“${first.find}” does not stand in ${scope.name}.`)
  if (title !== session.now.title) session.operate({ op: 'set_title', title })
  for (const id of changed) {
    const wanted = asTitle(renamed(titleOf(session, id)))
    if (wanted !== titleOf(session, id))
      session.operate({ op: 'set_slide_title', slideId: id, title: wanted })
  }
  session.remember(changed)
  return true
}

/** Where a clause says that only titles are meant. */
interface TitleScope {
  start: number
  end: number
  /** The slides, where they are named. */
  ids: (() => string[]) | undefined
  several: boolean
  /** As a sentence has it. */
  name: string
}

const slideInNoun = new RegExp(`^(?:${wordingsOf('slideInNoun')})`)
const pluralEnding = new RegExp(`(?:${wordingsOf('pluralEnding')})$`)

/** "in the title of slide 4", "in slide 4's title", "スライド4のタイトルの", "in the titles". */
function titleScope(clause: Clause, session: Session): TitleScope | undefined {
  const at = clause.find(['title'])
  if (at === -1 || clause.token(at)?.kind === 'quote') return undefined
  // "The title slide" is a slide; "заголовок слайда 4" is its title.
  if (clause.is(at + 1, 'slide', 'slides') && !clause.is(at + 2, 'number')) return undefined
  // "第4页标题": the word for a slide may be a part of that for its title.
  const within = slideInNoun.test(clause.token(at)?.text ?? '')
  const slides = findReferences(clause, session, { bareNumbers: within }).filter(
    (one) => (one.slideSaid || one.end === at) && one.form !== 'all',
  )
  const joined = (from: number, to: number) => clause.tokens.slice(from, to).every(isSmall)
  const before = slides.find((one) => one.end <= at && joined(one.end, at))
  const behind = slides.find(({ start }) => start > at && start - at <= 3 && joined(at + 1, start))
  let start = before?.start ?? at
  while (clause.is(start - 1, 'the', 'all', 'each') && !clause.is(start - 1, 'in')) start -= 1
  let end = behind?.end ?? at + 1
  const inFront =
    clause.is(start - 1, 'in') || (!session.grammar.toIsGoal && clause.is(start - 1, 'to'))
  if (inFront) start -= 1
  else if (before !== undefined && clause.is(end, 'in', 'of')) end += 1
  else if (!clause.is(start, 'in')) return undefined
  while (clause.is(end, 'only', 'of')) end += 1
  const ids = (behind ?? before)?.ids
  const several =
    pluralEnding.test(clause.token(at)?.text ?? '') || clause.is(at - 1, 'all', 'each')
  const name = ids === undefined ? 'a title' : 'that title'
  return { start, end, ids, several, name }
}

function isSmall(token: Token): boolean {
  return means(token, 'the', 'of', 'in', 'possessive', 'all', 'each', 'particle')
}

function pairsIn(clause: Clause, session: Session): readonly WordPair[] {
  const quotes = clause.quotes()
  if (clause.has('delete'))
    return quotes.length === 1 && clause.has('words')
      ? quotes.map(({ text }) => ({ find: text, inserted: '' }))
      : []
  const quoted = quotedPairs(clause)
  if (quoted.length > 0) return quoted
  const said = (words: string) =>
    session.now.slides.some((slide) => {
      const { title } = chosenVariant(slide)
      return replaced(title, { find: words, inserted: '' }, session) !== title
    })
  return spokenPairs(clause, session, said).filter((one) => one.inserted !== '')
}

/** A title with words replaced: whole words, or parts where there are none. */
function replaced(title: string, { find, inserted }: WordPair, { now }: Session): string {
  if (find === '') return title
  const matchCase = find !== inserted && find.toLowerCase() === inserted.toLowerCase()
  const wish = { find, replace: inserted, matchCase, wholeWords: true }
  const whole = wordReplacer(wish, now.language)({ text: title })
  if (whole.count > 0 || !mayBePart(find)) return whole.printed.text
  return wordReplacer({ ...wish, wholeWords: false }, now.language)({ text: title }).printed.text
}

function titleOf(session: Session, id: string): string {
  const slide = session.slide(id)
  return slide === undefined ? '' : chosenVariant(slide).title
}

/** The slides whose titles say the words, where none is named. @throws {Unclear} when it is not clear which. */
function slidesWith(
  session: Session,
  renamed: (title: string) => string,
  several: boolean,
): string[] {
  const { now } = session
  const says = (id: string) => renamed(titleOf(session, id)) !== titleOf(session, id)
  const found = session.idsNow().filter((id) => says(id) && titleOf(session, id) !== now.title)
  if (several || (found.length < 2 && renamed(now.title) === now.title)) return found
  // The title is that of the presentation, where it says the words.
  if (renamed(now.title) !== now.title) return []
  const { selectedSlideIds = [] } = session.context
  const meant = [session.mentioned, selectedSlideIds].find((ids) =>
    ids.some((id) => found.includes(id)),
  )
  return (
    meant?.filter((id) => found.includes(id)) ??
    session.askForSlides('slide of the title', 'The title of which slide?', found)
  )
}
