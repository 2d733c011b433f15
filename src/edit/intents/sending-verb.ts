import type { Clause } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'

/** What may stand before a verb in a request: politeness, who asks, and what is sent where that is a mere "it". */
const beforeVerb: readonly Concept[] = [
  'please',
  'greeting',
  'afterwards',
  'and',
  'particle',
  'receive',
  'shall',
  'it',
]

/** Verbs that change the presentation. */
const editing = actions.filter((one) => one !== 'export')

/**
 * Whether a word that can mean sending is the verb of its clause. "**Post** it on Slack" is a wish to send; in "the
 * **post** about Slack is too long", "**message** slide" and "**upload**: make it dark" it is a noun.
 */
export function isVerbOfSending(clause: Clause, at: number, session: Session): boolean {
  if (isNounOfSending(clause, at) || isEdited(clause, at)) return false
  const begins = clause.tokens
    .slice(0, isPronounBefore(clause, at) ? at - 1 : at)
    .every((token) => means(token, ...beforeVerb) && !means(token, 'the', 'this'))
  const { verbLast, verbBetween } = session.grammar
  return begins || verbLast !== undefined || verbBetween === true
}

/** Whether such a word names or describes a thing: "the message", "message slide", "upload: …", "分享的幻灯片". */
export function isNounOfSending(clause: Clause, at: number): boolean {
  const before = clause.token(at - 1)
  const isOwned = means(before, 'the', 'a', 'this', 'possessive') && !means(before, 'it', 'please')
  if (isOwned && !isPronounBefore(clause, at)) return true
  if (clause.token(at + 1)?.text === ':' || isAttribute(clause, at)) return true
  return clause.is(at + 1, 'slide', 'slides') && clause.token(at + 2)?.kind !== 'number'
}

const attributive = new RegExp(`^(?:${wordingsOf('attributive')})`)

/** "分享的幻灯片": a verb right before such a particle says what the thing behind it is, not what is wished. */
function isAttribute(clause: Clause, at: number): boolean {
  return attributive.test(clause.instruction.slice(clause.token(at)?.end))
}

const infinitive = new RegExp(`(?:${wordingsOf('infinitive')})$`)

/** An article may be a pronoun before an infinitive: "l'envoyer", "a enviar". */
function isPronounBefore(clause: Clause, at: number): boolean {
  return clause.is(at - 1, 'the') && infinitive.test(clause.token(at)?.text ?? '')
}

/** Whether the clause asks for a change of the presentation. */
function isEdited(clause: Clause, sending: number): boolean {
  return clause.tokens.some(
    (token, at) =>
      at !== sending &&
      means(token, ...editing) &&
      !means(token, 'send', 'share', 'deck', 'it') &&
      !clause.is(at - 1, 'the', 'a'),
  )
}
