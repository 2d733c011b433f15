import type { Clause } from '../clauses/clause.ts'
import { actions } from '../lexicons/verbs.ts'
import { findReferences } from '../references/find-references.ts'
import { Declined, type Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

const formats = [
  ['formatPdf', 'pdf'],
  ['formatPpt', 'ppt'],
  ['formatPng', 'png'],
  ['formatLink', 'link'],
] as const
type Format = (typeof formats)[number][1]

/** "Export as PDF", "send me the PowerPoint". */
export const exportDeck: Intent = (clause, session) => {
  const named: Format[] = clause.tokens.flatMap((token) =>
    formats.filter(([concept]) => means(token, concept)).map(([, format]) => format),
  )
  const exports = clause.has('export', 'send')
  if (named.length === 0 && !exports) return false
  // "Call slide 3 PDF"
  if (clause.is(clause.find(actions), 'rename')) return false
  if (clause.has('replace', 'delete', 'move', 'title') || clause.quotes().length > 0) return false
  if (sendsToOthers(clause))
    throw new Declined(
      'unsupported',
      'Sending to other people is not possible here; exporting a file or a link is.',
    )
  if (named.length === 0) {
    const asked = clause.has('deck', 'it', 'file', 'everything') || clause.length === 1
    if (
      !asked ||
      clause.has('a', 'add', 'needsModel') ||
      !means(clause.token(clause.find(['export'])), 'export')
    )
      return false
    const format = session.ask<Format>('As which kind of file?', [
      { text: 'PDF', value: 'pdf' },
      { text: 'PowerPoint', value: 'ppt' },
      { text: 'PNG images', value: 'png' },
      { text: 'Share link', value: 'link' },
    ])
    session.request({ request: 'export', formats: [format] })
    return true
  }
  if (
    !exports &&
    !clause.has('convert', 'make', 'use', 'write', 'put', 'add', 'choose') &&
    clause.length > 4
  )
    return false
  session.request({ request: 'export', formats: [...new Set(named)] })
  if (namesSlides(clause, session))
    throw new Declined(
      'unsupported',
      'Single slides are not exported here: the file holds the whole presentation.',
    )
  return true
}

/** "Export **slide 2** as PDF": whether only some of the slides are wanted. */
function namesSlides(clause: Clause, session: Session): boolean {
  return findReferences(clause, session).some(
    (one) => one.slideSaid && one.form !== 'all' && one.form !== 'topic',
  )
}

/** Whether something shall go to somebody: "email it to Bob", "share with the team". */
function sendsToOthers(clause: Clause): boolean {
  const send = clause.find(['send', 'unsupported'])
  if (send === -1) return false
  // "Give me a link that I can share with my boss": the caller sends it.
  const asked = clause.find(['export', 'add'])
  const file = clause.find(formats.map(([concept]) => concept))
  if (asked !== -1 && asked < file && file < send && !clause.is(asked, 'send')) return false
  const mail = clause.tokens.some((token) =>
    /^(e mail|email|mail|slack|post|email it|mail it|e mail it)$/.test(token.text),
  )
  const to = clause.tokens.findIndex(
    (token, index) =>
      index > send && (means(token, 'to', 'with') || token.text.startsWith('share')),
  )
  const me = clause.tokens.some((token) => /\b(me|us|mir|moi|me)$/.test(token.text))
  return (
    (mail && !me) ||
    clause.tokens.some((token) => /^(share|send)( it)? (with|to)/.test(token.text)) ||
    (to !== -1 && !me)
  )
}
