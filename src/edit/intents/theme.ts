import { editDistance } from '../../text/edit-distance.ts'
import { Clause } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import { wholeSlideKinds } from '../references/slides-of-kind.ts'
import type { Session } from '../session.ts'
import { fold } from '../words/fold.ts'
import { isUnknown, means } from '../words/token.ts'
import { color } from './color.ts'
import type { Intent } from './intent.ts'

const themeNoun = new RegExp(`\\b(?:${wordingsOf('themeNoun')})\\b`, 'gi')

/** "Use the Kiln theme", "switch to Observatory". */
export const theme: Intent = (clause, session) => {
  const named = clause.tokens.find((token) => means(token, 'themeName'))
  const said = clause.has('theme')
  if (!said && named === undefined) return false
  // "Das Thema" is a theme, and what a slide is about.
  const topical = clause.tokens.some((token) => means(token, 'theme') && means(token, 'about'))
  if (topical && clause.has('slide', 'slides') && named === undefined) return false
  if (
    clause.has('delete', 'add', 'duplicate', 'merge', 'notes', 'title') ||
    clause.quotes().length > 1
  )
    return false
  if (
    !said &&
    !clause.has('use', 'change', 'make', 'convert', 'choose', 'put') &&
    clause.length > 2
  )
    return false
  if (!said && clause.has('slide', 'slides', 'colorName', 'languageName')) return false
  if (named?.named !== undefined) {
    if (namesSlides(clause, session))
      throw new Declined(
        'unsupported',
        'A theme is that of the whole presentation; single slides have none of their own.',
      )
    apply(session, named.named)
    const rest = new Clause(
      clause.tokens.filter((token) => token !== named && !means(token, 'theme')),
      clause.instruction,
    )
    // "Use Kiln with a dark background"
    const colored = rest.has('colorName') || (rest.has('background') && rest.has('dark', 'light'))
    return colored ? color(rest, session) : true
  }
  if (clause.has('colorName', 'needsModel', 'unsupported', 'dark', 'light', 'color')) return false
  if (
    !clause.has('use', 'change', 'make', 'convert', 'choose', 'put', 'another', 'replace') &&
    clause.length > 3
  )
    return false
  const words = clause.tokens
    .filter((token) => isUnknown(token) || token.kind === 'quote')
    .map((token) => token.text)
  return apply(session, askForTheme(session, words.join(' ')))
}

/** "Apply the Kiln theme to **slide 3**", "to **the agenda**". */
function namesSlides(clause: Clause, session: Session): boolean {
  return findReferences(clause, session).some(
    (one) =>
      (one.slideSaid && one.form !== 'all' && one.form !== 'topic') ||
      (one.kind !== undefined && wholeSlideKinds.includes(one.kind)),
  )
}

function apply(session: Session, themeId: string): boolean {
  if (session.now.themeId === themeId)
    throw new Declined('nothing_to_do', 'The presentation has that theme already.')
  session.operate({ op: 'set_theme', themeId })
  return true
}

/** The theme that is meant by a name that is none. @throws {Unclear} unless that was answered. */
function askForTheme(session: Session, words: string): string {
  const { themes } = session.context
  const near = themes
    .map((one) => ({ one, distance: editDistance(fold(one.name), words, 3) }))
    .filter(({ distance }) => distance <= 3 && words.length >= 4)
    .sort((a, b) => a.distance - b.distance)
    .map(({ one }) => one)
  const offered = near.length > 0 ? near : themes
  const question =
    words === ''
      ? 'Which theme shall be used?'
      : `There is no theme “${words}”. Which theme shall be used?`
  return session.ask(
    'theme',
    question,
    offered.map(({ id, name }) => ({ text: name, value: id })),
    (answer) =>
      themes.find((one) => fold(one.name) === fold(answer.replace(themeNoun, '')).trim())?.id,
  )
}
