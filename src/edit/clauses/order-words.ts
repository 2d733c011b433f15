import type { Grammar } from '../lexicons/grammar.ts'
import { actions } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'
import { listColon } from './list-pieces.ts'

/**
 * A clause as if it were said in English order: a verb at the end goes to the front, and what belongs to a verb but
 * stands at the end ("füge … hinzu") is left out, so that titles and topics end where they end. Words of politeness
 * are left out everywhere.
 */
export function orderWords(tokens: readonly Token[], grammar: Grammar): Token[] {
  if (grammar.verbOpens) return [...tokens]
  // "Necesito una diapositiva" asks for something, "necesito borrar la 3" only says it politely.
  const said = tokens.filter(
    (token, at) =>
      !means(token, 'please') ||
      // "Lösch ne Folie": the word is an article where something follows.
      (means(token, 'a') && at < tokens.length - 1) ||
      // "第2点": the word that a number stands for.
      (means(token, 'item') && means(tokens[at - 1], 'number')) ||
      (token.concepts.length > 1 &&
        !tokens.some((other) => other !== token && means(other, ...actions))),
  )
  let end = said.length
  while (end > 1 && isTrailing(said[end - 1] as Token, said.slice(0, end - 1))) end -= 1
  const last = said[end - 1]
  if (!grammar.verbLast || last === undefined || end < 2) return said.slice(0, end)
  // "PDF-Export" is a noun.
  const sign = said[end - 2]
  const isJoined = sign?.text === '-' && sign.end === last.start
  if (!means(last, ...actions) || isNoun(last) || isJoined) return said.slice(0, end)
  // "Füge … mit den Punkten: …, Agenda entfernen hinzu": the last point, whatever its words mean.
  if (means(said[0], 'add') && listColon(said) !== -1) return said.slice(0, end)
  return [last, ...said.slice(0, end - 1)]
}

/** A part of a verb, or a particle, at the end of a clause whose verb stands before it. */
function isTrailing(token: Token, before: readonly Token[]): boolean {
  if (token.kind === 'quote' || token.kind === 'number') return false
  if (means(token, 'item') && means(before.at(-1), 'number')) return false
  if (!means(token, 'particle') || means(token, ...actions)) return false
  return (
    before.some((one) => means(one, ...actions)) &&
    !means(token, 'it', 'them', 'start', 'end', 'itsPlace', 'body')
  )
}

/** Words that are both a verb and the name of something stay where they are. */
function isNoun(token: Token): boolean {
  return means(token, 'slide', 'slides', 'it', 'them', 'quote', 'recap')
}
