import type { ReplaceText } from '../../deck/operations/operation.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { placesOfNumber } from '../other-senses.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'

/** A question shows so many places, and so much of each, in characters. */
const mostPlaces = 5
const placeShown = 60

/**
 * A small number counts one thing here and another there: whether all of them are meant is asked, unless that was said.
 * @throws {Unclear} unless it was answered, {Declined} where the answer is no.
 */
export function confirmNumber(session: Session, change: ReplaceText): void {
  const places = placesOfNumber(change, session.now)
  if (places.length < 2) return
  const texts = [...new Set(places)]
  const shown = texts.slice(0, mostPlaces).map((text) => `“${withEllipsis(text, placeShown)}”`)
  const more = texts.length > mostPlaces ? ` and ${texts.length - mostPlaces} more` : ''
  const isMeant = session.confirm(
    'number in several places',
    `“${change.find}” stands in ${places.length} places: ${shown.join(', ')}${more}. Shall it become “${change.replace}” in all of them?`,
    { yes: 'Yes, in all of them', no: 'No, leave everything as it is' },
  )
  if (!isMeant) throw new Declined('called_off', 'Nothing was replaced.')
}

/** Where another clause may begin within given words, and a quotation among them. */
const furtherClause = /[.!?。！？;；]\s*\p{L}|[,，、](?:\s+\S+){3}|[“”„«»"]/u

/**
 * "Replace Hirer with Theatre, our people do not know the other": whether words that no quotation marks end, and that go on beyond
 * a clause where those that give way do not, are all to be written is asked.
 * @throws {Unclear} unless it was answered, {Declined} where the answer is no.
 */
export function confirmWhole(
  { session }: { session: Session },
  { find, inserted, isQuoted }: { find: string; inserted: string; isQuoted: boolean },
): void {
  if (isQuoted || !furtherClause.test(inserted) || furtherClause.test(find)) return
  const isMeant = session.confirm(
    'all of the words',
    `Shall all of “${inserted}” stand in place of “${find}”?`,
    { yes: 'Yes, all of it', no: 'No, leave everything as it is' },
  )
  if (!isMeant) throw new Declined('called_off', 'Nothing was replaced.')
}
