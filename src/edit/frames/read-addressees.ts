import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { SpanOf } from './span.ts'
import type { WishText } from './wish-text.ts'

/** An address of mail or a channel: "bob@example.com", "#sales". */
const address = /^(?:[^\s@]+@\S+|#\p{L}[\p{L}\p{N}_-]*)/u

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
  `^(?:${[...services, wordingsOf('postingPlace')].join('|')})\\p{Ll}{0,3}(?![\\p{Ll}\\p{N}])`,
  'iu',
)

/** Who asks, to whom exports go. */
const caller = onlySaying('caller')

/** To whom or where something shall go: "to bob@example.com", "with Anna", "on Slack". */
export function addresseesAt(text: WishText, start: number): SpanOf<'addressee'>[] {
  const { tokens, instruction } = text
  if (!tokens.some((one) => means(one, 'share', 'send', 'formatLink'))) return []
  let at = start
  while (at - start < 3 && isBefore(tokens[at])) at += 1
  const token = tokens[at]
  if (token === undefined) return []
  const said = instruction.slice(token.start)
  const place = (address.exec(said) ?? service.exec(said))?.[0]
  const isGiven = tokens.slice(start, at).some((one) => means(one, 'to', 'with', 'toThere'))
  const isBehindVerb = means(tokens[start - 1], 'share', 'send')
  const isPerson = isUnknown(token) && !caller.test(token.text)
  const isNamed = isPerson && (isGiven || isBehindVerb || standsLast(text, start))
  if (place === undefined && !isNamed) return []
  const from = token.start + (place?.length ?? 0)
  const found: SpanOf<'addressee'>[] = []
  for (let end = at + 1; end <= tokens.length; end++) {
    const next = tokens[end]
    const isInside = next !== undefined && next.start < from
    if (!isInside) found.push({ type: 'addressee', start, end, cost: 0.3 + 0.1 * (end - at) })
    if (isInside || next === undefined) continue
    const isService = service.test(instruction.slice(next.start))
    if (next.kind === 'sign' && !/^[#@.]$/.test(next.text)) break
    if (!isService && means(next, 'share', 'send', 'export', 'as', 'afterwards')) break
    if (means(next, 'and') && !means(next, 'toThere')) break
  }
  return found
}

const isBefore = (token: Token | undefined) =>
  means(token, 'to', 'with', 'in', 'by', 'the', 'from', 'about') && !means(token, 'share', 'send')

/** "Udostępnij prezentację **Annie**", アンナさんと: whom a form of the name says, or a word behind it. */
function standsLast({ tokens, grammar, instruction }: WishText, start: number): boolean {
  const isShared = tokens.some((one) => means(one, 'share'))
  if (grammar.addressee !== undefined)
    return isShared && grammar.addressee.test(instruction.slice(tokens[start]?.start))
  return isShared && grammar.bareDative === true && means(tokens[start - 1], 'deck', 'it', 'file')
}
