import type { Clause } from '../clauses/clause.ts'
import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { cannotSend } from './send-to-others.ts'
import { isNounOfSending } from './sending-verb.ts'
import { type Format, formats, wishedFormats } from './wished-formats.ts'

/** Verbs that say that something shall be sent, given or saved. */
const sending: readonly Concept[] = ['export', 'send', 'receive']

/** Verbs that ask for a file where they are said of nothing else: "make it a PDF", "use PowerPoint". */
const making: readonly Concept[] = ['write', 'make', 'convert', 'use', 'choose', 'put']

/** "Export as PDF", "send me the PowerPoint", "I need pictures of all slides", "PDF and PPTX please". */
export const exportDeck: Intent = (clause, session) => {
  const verb = clause.find([...actions, ...sending])
  const sends = verb !== -1 && asksToSend(clause, verb)
  const makes = clause.is(verb, ...making)
  if (verb !== -1 && !sends && !makes) return false
  if (clause.has('replace', 'delete', 'title') || clause.quotes().length > 0) return false
  // "把PDF发给我": what is sent may stand before the verb.
  const wished = wishedFormats(clause, verb + 1 === clause.length ? 0 : verb + 1, session)
  const named = [...new Set(wished.named)]
  const isWished = named.length > 0 || wished.unknown.length > 0
  if (!sends && (!wished.isAll || named.length === 0)) return false
  if (sendsToOthers(clause) && (isWished || !clause.has('move'))) throw cannotSend()
  if (!isWished) return askForFormat(clause, session)
  if (named.length > 0) session.request({ request: 'export', formats: named })
  const sentences = [
    ...wished.unknown.map(
      (name) =>
        `“${name}” is not a format that can be exported; PDF, PowerPoint, PNG and a share link are.`,
    ),
    ...(namesSlides(clause, session)
      ? ['Single slides are not exported here: the file holds the whole presentation.']
      : []),
  ]
  if (sentences.length > 0) throw new Declined('unsupported', sentences.join(' '))
  return true
}

/** Whether a verb asks for something to be sent; "I want to rename …" asks for something else. */
function asksToSend(clause: Clause, verb: number): boolean {
  if (!clause.is(verb, ...sending)) return false
  if (!clause.is(verb, 'export') && isNounOfSending(clause, verb)) return false
  if (clause.is(verb, 'export', 'send')) return true
  const other = clause.find(actions, verb + 1)
  return other === -1 || clause.is(other, ...sending, ...making, 'add')
}

/** "Export it": as what is asked. @throws {Unclear} unless that was answered. */
function askForFormat(clause: Clause, session: Session): boolean {
  const asked = clause.has('deck', 'it', 'file', 'everything') || clause.length === 1
  const at = clause.find(['export'])
  if (!asked || clause.has('a', 'add', 'move', 'needsModel') || at === -1) return false
  const format = session.ask<Format>('format', 'As which kind of file?', [
    { text: 'PDF', value: 'pdf' },
    { text: 'PowerPoint', value: 'ppt' },
    { text: 'PNG images', value: 'png' },
    { text: 'Share link', value: 'link' },
  ])
  session.request({ request: 'export', formats: [format] })
  return true
}

/** "Export **slide 2** as PDF": whether only some of the slides are wanted. */
function namesSlides(clause: Clause, session: Session): boolean {
  return findReferences(clause, session).some(
    (one) => one.slideSaid && one.form !== 'all' && one.form !== 'topic',
  )
}

const byMail = onlySaying('mail')
const share = onlySaying('share')
const sendTo = onlySaying('sendTo')
const caller = new RegExp(`\\b(?:${wordingsOf('sentToCaller')})\\b`)

/** Whether something shall go to somebody: "email it to Bob", "share with the team". */
function sendsToOthers(clause: Clause): boolean {
  const send = clause.find(['send', 'unsupported'])
  if (send === -1) return false
  // "Give me a link that I can share with my boss": the caller sends it.
  const asked = clause.find(['export', 'add'])
  const file = clause.find(formats.map(([concept]) => concept))
  if (asked !== -1 && asked < file && file < send && !clause.is(asked, 'send')) return false
  const mail = clause.tokens.some((token) => byMail.test(token.text))
  const to = clause.tokens.findIndex(
    (token, index) => index > send && (means(token, 'to', 'with') || share.test(token.text)),
  )
  const me = clause.tokens.some((token) => caller.test(token.text))
  return (
    (mail && !me) ||
    (!me && clause.tokens.some((token) => sendTo.test(token.text))) ||
    (to !== -1 && !me)
  )
}
