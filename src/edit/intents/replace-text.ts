import { OperationError } from '../../deck/operations/outcome.ts'
import { replaceText as applyReplace } from '../../deck/operations/replace-text.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { findReferences } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Replace 'Acme' with 'Globex' everywhere", "change every Acme to Globex on slide 3", "remove the word 'very'". */
export const replaceText: Intent = (clause, session) => {
  const deleted = deletedWords(clause)
  if (deleted !== undefined) return replace(clause, session, deleted, '')
  if (!clause.has('replace', 'change', 'swap', 'make', 'use', 'convert', 'put', 'rename'))
    return false
  const quotes = clause.quotes()
  const [first, second] = quotes
  if (first && second) {
    // "use 'B' instead of 'A'"
    const turned = clause.tokens
      .slice(first.at, second.at)
      .some((token) => token.text === 'instead' || token.text === 'instead of')
    return turned
      ? replace(clause, session, second.text, first.text)
      : replace(clause, session, first.text, second.text)
  }
  if (!clause.has('replace', 'change', 'swap')) return false
  const verb = clause.find(['replace', 'change', 'swap'])
  // "将Acme改为Globex": the verb stands between the two.
  const medial = session.language === 'zh' && clause.is(verb, 'to') && verb > 0
  let from = medial ? 0 : verb + 1
  while (
    (clause.is(from, 'the', 'all', 'words', 'each', 'of', 'everywhere', 'from') ||
      (medial && clause.is(from, 'particle', 'in', 'deck'))) &&
    from < clause.length
  )
    from += 1
  const joint = medial
    ? verb
    : clause.tokens.findIndex(
        (token, index) => index > from && means(token, 'with', 'by', 'to', 'into', 'toThere'),
      )
  if (joint === -1) return false
  let to = joint + 1
  while (to < clause.length) {
    if (clause.is(to, 'everywhere')) break
    if (
      clause.is(to, 'in') &&
      findReferences(clause, session, { from: to + 1 }).some((one) => one.start === to + 1)
    )
      break
    to += 1
  }
  let findEnd = joint
  while (findEnd > from + 1 && clause.is(findEnd - 1, 'everywhere', 'particle')) findEnd -= 1
  // "AcmeをGlobexに": what goes in stands before the word that says so.
  const object = clause.tokens.findIndex(
    (token, index) => index > from && index < joint && token.text === 'を',
  )
  const backwards = object !== -1 && clause.is(joint, 'toThere')
  const findTo = backwards ? object : findEnd
  let insertedFrom = backwards ? object + 1 : joint + 1
  while (backwards && clause.is(insertedFrom, 'everywhere')) insertedFrom += 1
  const find = first && first.at < findTo ? first.text : tidied(clause.text(from, findTo))
  const inserted =
    first && first.at >= insertedFrom
      ? first.text
      : tidied(clause.text(insertedFrom, backwards ? joint : to))
  if (find === '' || inserted === '') return false
  const said = countOf(session, find) > 0
  if (!said && clause.has('background', 'accent', 'color', 'theme', 'themeName', 'layout'))
    return false
  if (!clause.has('replace') && !said) return false
  if (
    clause.has('replace') &&
    countOf(session, find) === 0 &&
    findReferences(clause, session, { from, to: joint }).length > 0
  )
    return false
  return replace(clause, session, find, inserted)
}

/** "delete the word 'very' everywhere": the words in quotation marks. */
function deletedWords(clause: Clause): string | undefined {
  if (!clause.has('delete')) return undefined
  const [quote, ...others] = clause.quotes()
  if (quote === undefined || others.length > 0) return undefined
  const worded = clause.is(quote.at - 1, 'words') || clause.has('words')
  if (
    clause.is(quote.at + 1, 'slide', 'slides') ||
    clause.is(quote.at - 1, 'slide', 'slides', 'titled')
  )
    return undefined
  return worded || clause.has('everywhere') ? quote.text : undefined
}

function countOf(session: Session, find: string): number {
  try {
    applyReplace(session.now, {
      op: 'replace_text',
      find,
      replace: find,
      matchCase: false,
      wholeWords: true,
    })
    return 1
  } catch (error) {
    if (error instanceof OperationError) return 0
    throw error
  }
}

function replace(clause: Clause, session: Session, find: string, inserted: string): boolean {
  if (find === '' || find.length > 1000 || inserted.length > 10_000) return false
  const references = findReferences(
    clause.without(clause.quotes().map(({ at }) => ({ start: at, end: at + 1 }))),
    session,
    { bareNumbers: false },
  ).filter((one) => one.slideSaid && one.form !== 'all' && one.form !== 'topic')
  const slideIds = references.length > 0 ? idsOf(references) : undefined
  const change = {
    op: 'replace_text' as const,
    find,
    replace: inserted,
    ...(slideIds === undefined ? {} : { slideIds }),
    matchCase: find !== inserted && find.toLowerCase() === inserted.toLowerCase(),
    wholeWords: true,
  }
  try {
    applyReplace(session.now, change)
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    session.operate({ ...change, wholeWords: false })
    return true
  }
  session.operate(change)
  if (slideIds) session.remember(slideIds)
  return true
}
