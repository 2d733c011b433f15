import type { Clause } from '../clauses/clause.ts'
import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { findReferences } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'

/** What slides do by themselves in a remark, in languages that command in the same form: "la diapositiva 7 duplica la 6". */
const done: readonly Concept[] = ['add', 'duplicate', 'merge', 'split', ...rewriteStyles]

/** The slides that a remark is about: those that its sentence begins with. */
export function remarkedOn(clause: Clause, session: Session): Reference | undefined {
  const { grammar } = session
  const references = findReferences(clause, session, { bareNumbers: false })
  const [first] = references
  // "O slide 7": a Portuguese article may be read as a Spanish "or".
  const opens = clause.tokens
    .slice(0, first?.start ?? 0)
    .every((token) => means(token, 'please', 'particle', 'the', 'or'))
  const subject = opens && first?.form !== 'pronoun' ? first : undefined
  const verbAt = clause.find(actions, subject?.end ?? 0)
  if (subject === undefined) return hasHappened(clause, grammar) ? first : undefined
  if (verbAt === -1) return undefined
  const between = clause.tokens.slice(subject.end, verbAt)
  if (between.some((token) => token.kind === 'sign')) return undefined
  const verb = clause.tokens[verbAt] as Token
  if (between.some((token) => means(token, 'is') || been.test(token.text)))
    return isCalled(clause, between, verb, grammar) ? subject : undefined
  const isNext = between.every((token) => means(token, 'please', 'not', 'only', 'particle'))
  if (!isNext || means(verb, ...kindConcepts)) return undefined
  if (!isOwnDoing(clause, verb, grammar) || grammar.objectFirst) return undefined
  if (grammar.thirdPerson === undefined) return hasObject(clause, verbAt) ? subject : undefined
  const isOther = subject.plural && references.some((one) => one.start > verbAt)
  return isThirdPerson(clause, verb, grammar) || isOther ? subject : undefined
}

const been = onlySaying('been')
const wished = new RegExp(`^(?:${wordingsOf('wished')})\\b`)

/** "Slide 7 **is a copy** of slide 6", "slide 3 **was shortened**"; not "slide 4 is to be moved". */
function isCalled(
  clause: Clause,
  between: readonly Token[],
  verb: Token,
  { participle }: Grammar,
): boolean {
  const last = between.at(-1)
  const said = written(clause, verb)
  if (means(verb, 'duplicate', 'copy')) return true
  const isWished = between.some((token) => wished.test(token.text))
  const isLast = means(last, 'is') || been.test(last?.text ?? '')
  return !isWished && isLast && participle?.test(said) === true
}

/** Whether a verb says what slides do by themselves; in English the ending says it. */
function isOwnDoing(clause: Clause, verb: Token, grammar: Grammar): boolean {
  return means(verb, ...done) || isThirdPerson(clause, verb, grammar)
}

/** "Slide 6 **shortens** the story". */
function isThirdPerson(clause: Clause, verb: Token, { thirdPerson }: Grammar): boolean {
  return thirdPerson?.test(written(clause, verb)) === true
}

/** What may stand behind a verb of a wish about the slide that was named before it: "Folie 3 kürze bitte um die Hälfte". */
const ofWish: readonly Concept[] = [
  'please',
  'particle',
  'the',
  'a',
  'it',
  'them',
  'all',
  'both',
  'in',
  'to',
  'into',
  'by',
  'of',
  'start',
  'end',
  'times',
  'half',
  'number',
  ...rewriteStyles,
]

/** "La diapositiva 7 duplica **la 6**", "Folie 6 kürzt **die Geschichte**": what it is done to stands behind the verb. */
function hasObject(clause: Clause, verbAt: number): boolean {
  if (clause.is(verbAt, 'it', 'them') || clause.is(verbAt + 1, 'in', 'into', 'to', 'by'))
    return false
  const behind = clause.tokens.slice(verbAt + 1).filter((token) => token.kind === 'word')
  if (!clause.is(verbAt, 'add')) return behind.some((token) => !means(token, ...ofWish))
  // "La diapo 4 ajoute des notes" may be a wish.
  return behind.some((token) => isUnknown(token) || means(token, 'not'))
}

/** "Somebody **moved** slide 3 to the end", where wishes have no such form. */
function hasHappened(clause: Clause, { participle }: Grammar): boolean {
  const verbAt = clause.find(actions)
  const verb = clause.token(verbAt)
  if (verb?.corrected !== true || verbAt === 0) return false
  const before = clause.tokens.slice(0, verbAt)
  return (
    participle?.test(written(clause, verb)) === true &&
    before.some((token) => isUnknown(token) || means(token, 'person'))
  )
}

function written(clause: Clause, token: Token): string {
  return clause.instruction.slice(token.start, token.end).toLowerCase()
}
