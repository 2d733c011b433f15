import { allMatches } from '../../text/all-matches.ts'
import type { Clause } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { actions } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import { isUnknown } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { isVerbOfSending } from './sending-verb.ts'
import { formats } from './wished-formats.ts'

/** Why nothing is sent, and what can be done instead. */
export function cannotSend(): Declined {
  return new Declined(
    'unsupported',
    'Sending to other people, posting and sharing with them is not possible here. Ask for a PDF, a PowerPoint file or a share link, and send that yourself.',
  )
}

/** An address of mail or a channel: "bob@example.com", "#sales". */
const address = /[^\s@]@[^\s@]|(?:^|[\s(])#\p{L}[\p{L}\p{N}_-]*/u

/** Places on the net where things are sent or posted; their names are the same in all languages, but for an ending. */
const services = [
  'slack',
  '(?:microsoft )?teams',
  'discord',
  'whatsapp',
  'telegram',
  'messenger',
  'outlook',
  'gmail',
  'linkedin',
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'slideshare',
  'reddit',
  'tweet',
  'google drive',
  'onedrive',
  'dropbox',
  'icloud',
  'sharepoint',
  'confluence',
  'notion',
  'jira',
  'trello',
]
const service = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...services, wordingsOf('postingPlace')].join('|')})\\p{Ll}{0,3}(?![\\p{Ll}\\p{N}])`,
  'giu',
)

/** The caller, to whom exports go. */
const caller = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${wordingsOf('caller')})(?![\\p{L}\\p{N}])|${wordingsOf('callerUnspaced')}`,
  'iu',
)

/** "Send the deck to bob@example.com", "post it on Slack", "share it with Anna". @throws {Declined} */
export const sendToOthers: Intent = (clause, session) => {
  const verb = clause.find([...actions, 'share', 'send', 'unsupported'])
  if (!clause.is(verb, 'share', 'send', 'export', 'unsupported')) return false
  if (!isVerbOfSending(clause, verb, session)) return false
  if (clause.quotes().length > 0 || clause.has('replace', 'title')) return false
  // "Save as PDF in Google Drive": the file is made.
  const makesFile = clause.is(verb, 'export') && !clause.is(verb, 'share', 'send')
  if (makesFile && clause.has(...formats.map(([concept]) => concept))) return false
  if (goesElsewhere(clause) || isGivenTo(clause, verb, session)) throw cannotSend()
  return false
}

/** Whether an address or a service is named as where to; "the Slack slide" is about one. */
function goesElsewhere(clause: Clause): boolean {
  const said = clause.text(0)
  if (address.test(said)) return true
  const last = allMatches(said, service).at(-1)
  if (last === undefined) return false
  const at = said.indexOf(last[0]) + clause.instruction.indexOf(said)
  const slide = clause.findLast(['slide'])
  return (clause.token(slide)?.start ?? -1) < at
}

/** Whether the presentation is to be shared with somebody: "share it with Anna", "udostępnij prezentację Annie". */
function isGivenTo(clause: Clause, verb: number, session: Session): boolean {
  if (!clause.is(verb, 'share') || caller.test(clause.text(0))) return false
  const thing = clause.find(['deck', 'it', 'file', 'everything'])
  if (thing === -1 || clause.has('slide')) return false
  const beside = clause.find(['with'], verb + 1)
  if (beside !== -1 && beside + 1 < clause.length) return true
  const { addressee, bareDative = false } = session.grammar
  if (addressee !== undefined) return addressee.test(clause.text(0))
  const behind = clause.token(thing + 1)
  return bareDative && behind !== undefined && isUnknown(behind)
}
