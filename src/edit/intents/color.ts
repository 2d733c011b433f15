import type { SetColor } from '../../deck/requests/request.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { Intent } from './intent.ts'

const roles = ['background', 'accent', 'text'] as const
type Role = SetColor['role']

/** Grounds for "a dark background" and "a light one". */
const dark = '#111827'
const light = '#FFFFFF'

/** What is done with slides, and never with a colour. */
const ofSlides: readonly Concept[] = [
  ...rewriteStyles,
  'move',
  'split',
  'merge',
  'swap',
  'duplicate',
]

/** "Make it blue", "use #1a73e8 as accent", "a dark background with white text". */
export const color: Intent = (clause, session) => {
  const roleSaid = clause.has('background', 'accent', 'text')
  const toned = clause.tokens.some((token) => means(token, 'dark', 'light'))
  const colored = clause.has('colorName')
  const onGround = clause.tokens.some((_, at) => groundBehind(clause, at) !== undefined)
  if (!colored && !roleSaid && !clause.has('color') && !toned) return false
  if (clause.has('delete', 'add', 'duplicate', 'merge', 'notes') && !roleSaid) return false
  if (
    !clause.has('use', 'change', 'make', 'convert', 'choose', 'put', 'replace', 'color', 'add') &&
    !roleSaid &&
    !onGround &&
    clause.length > 3
  )
    return false
  if (
    toned &&
    !colored &&
    !roleSaid &&
    !clause.has('theme', 'make', 'use', 'change', 'color', 'convert')
  )
    return false
  // "Bold the title of 7 and make it red": of what was spoken of, and no colour of the deck.
  const isOfDeck = roleSaid || clause.has('theme', 'deck', 'everything')
  if (!isOfDeck && colored && session.mentioned.length > 0) return false
  // "Make **Private computers** bold and red": of those words, which nobody here owns, and no colour of the deck.
  if (!isOfDeck && !clause.has('color') && clause.tokens.some(isUnknown)) return false
  const wishes = readPairOnGround(clause) ?? readColors(clause, session)
  // "Shorten the background slide"
  if (wishes.length === 0 && clause.has(...ofSlides)) return false
  if (wishes.length === 0) {
    const role = roles.find((one) => clause.has(one)) ?? 'accent'
    wishes.push({ role, color: askForColor(session, role) })
  }
  const references = findReferences(clause, session, { bareNumbers: false }).filter(
    (one) =>
      one.form !== 'all' && one.form !== 'quantity' && !(one.form === 'pronoun' && !one.slideSaid),
  )
  if (isOfTitles(clause, wishes))
    requireYes(
      session,
      'Titles have the colour of all text. Shall all of it be changed?',
      'all text',
    )
  else if (references.length > 0)
    requireYes(
      session,
      'Colours belong to the whole presentation. Shall it be changed on all slides?',
      'on all slides',
    )
  for (const wish of wishes) session.request({ request: 'set_color', ...wish })
  return true
}

/** Whether the text is to be coloured, and only titles were named. */
function isOfTitles(clause: Clause, wishes: readonly { role: Role }[]): boolean {
  const isText = wishes.some(({ role }) => role === 'text')
  return isText && clause.has('title') && !clause.has('text', 'words')
}

/** @throws {Unclear} until it is answered. @throws {Declined} when the answer is no. */
function requireYes(session: Session, question: string, where: string): void {
  const answers = { yes: `Yes, ${where}`, no: 'No, leave it as it is' }
  if (!session.confirm('colour of all', question, answers))
    throw new Declined('called_off', 'The colours were left as they are.')
}

/** Words and titles take the colour of the text. */
function roleOf(token: Token | undefined): Role | undefined {
  return (
    roles.find((one) => means(token, one)) ?? (means(token, 'words', 'title') ? 'text' : undefined)
  )
}

/** The position of the second colour of "yellow on white", when the first stands at a position. */
function groundBehind(clause: Clause, at: number): number | undefined {
  if (!clause.is(at, 'colorName')) return undefined
  let next = at + 1
  while (clause.is(next, 'words', 'text', 'title')) next += 1
  if (!clause.is(next, 'in')) return undefined
  next += 1
  while (clause.is(next, 'a', 'the', 'in')) next += 1
  return clause.is(next, 'colorName') ? next : undefined
}

/** "yellow on white", "white text on a blue background": the text and its ground. */
function readPairOnGround(clause: Clause): { role: Role; color: string }[] | undefined {
  const at = clause.tokens.findIndex((_, index) => groundBehind(clause, index) !== undefined)
  const text = clause.token(at)?.named
  const background = clause.token(groundBehind(clause, at) ?? -1)?.named
  if (text === undefined || background === undefined || clause.has('accent')) return undefined
  return [
    { role: 'text', color: text },
    { role: 'background', color: background },
  ]
}

/** "Black and white": which of several colours the accent is, where no word says it. @throws {Unclear} */
function askForAccent(session: Session, clause: Clause): string {
  const named = clause.tokens.filter((token) => means(token, 'colorName'))
  return session.ask(
    'one of the colours',
    'Which of these shall be the accent colour?',
    named.map((token) => ({
      text: token.text.replace(/^./u, (letter) => letter.toUpperCase()),
      value: token.named ?? '',
    })),
  )
}

/** Which colour goes into which role, as a clause says it. */
function readColors(clause: Clause, session: Session): { role: Role; color: string }[] {
  const found: { role: Role; color: string; said: boolean }[] = []
  let from = 0
  for (const [at, token] of clause.tokens.entries()) {
    const tone = means(token, 'dark') ? dark : means(token, 'light') ? light : undefined
    const color = means(token, 'colorName') ? token.named : tone
    if (color === undefined) continue
    const toneOfColor =
      tone !== undefined && !means(token, 'colorName') && clause.is(at + 1, 'colorName')
    if (toneOfColor) continue
    const before = clause.tokens.slice(from, at).findLast((one) => roleOf(one) !== undefined)
    const after = clause.tokens.slice(at + 1, at + 4).find((one) => roleOf(one) !== undefined)
    const roleToken = before ?? after
    const role = roleOf(roleToken)
    found.push({
      role: role ?? (tone === undefined ? 'accent' : 'background'),
      color,
      said: role !== undefined,
    })
    from = roleToken && roleToken === after ? at + 4 : at + 1
  }
  // "from blue to red": one role, the last colour.
  const last = new Map(found.map(({ role, color }) => [role, color]))
  if (found.length > 1 && !found.some((one) => one.said)) {
    const one = found.at(-1)
    const listed = found.every((other) => other.role === 'accent') && clause.has('and')
    if (listed) return [{ role: 'accent', color: askForAccent(session, clause) }]
    return one ? [{ role: one.role, color: one.color }] : []
  }
  return [...last].map(([role, color]) => ({ role, color }))
}

const offeredColors = [
  { text: 'Blue', value: '#2563EB' },
  { text: 'Green', value: '#16A34A' },
  { text: 'Red', value: '#DC2626' },
  { text: 'Orange', value: '#F97316' },
  { text: 'Purple', value: '#7C3AED' },
]

function askForColor(session: Session, role: Role): string {
  const name =
    role === 'accent' ? 'accent colour' : role === 'text' ? 'colour of the text' : 'background'
  return session.ask('colour', `Which colour shall the ${name} be?`, offeredColors, (answer) =>
    /^#[0-9a-f]{6}$/i.test(answer.trim()) ? answer.trim().toUpperCase() : undefined,
  )
}
