import { readWords } from '../read-words.ts'
import { isSaid } from '../references/word-forms.ts'
import type { Session } from '../session.ts'
import { onceEach } from '../words/once-each.ts'
import { plainWords } from '../words/plain-words.ts'
import { means, type Token } from '../words/token.ts'
import { waysToPartValues } from './payload-list.ts'

/** Reads words as those of an instruction are read. */
export type ReadTokens = (words: string) => readonly Token[]

/** Reads parts of an instruction in the language of the whole. */
export function readerIn(session: Session, language = session.language): ReadTokens {
  const context = { ...session.context, language }
  return (words) => readWords(words, context, session.search)?.tokens ?? []
}

/**
 * The values that are given for some names: as many as there are, in their order ("295000, 190000, 690000"), or each with what it is
 * for, which need not be said whole ("beim Bus “Werkleitung”", "0.92 until June, 1.05 from July", "Ana done, the rest open"). Nothing
 * stands for a name that is not said. Undefined where it is not clear for which name a value is.
 */
export function valuesByName(
  names: readonly string[],
  text: string,
  read: ReadTokens,
): (string | undefined)[] | undefined {
  for (const parts of waysToPartValues(text)) {
    const given = parts.map((part) => valueFor(names, part, read))
    const found = namedValues(names, given)
    if (found !== undefined) return found
    // Where several say what they are for, none is a value as it stands.
    const areNamed = given.filter((one) => one !== undefined).length > 1
    if (parts.length === names.length && !areNamed) return parts
  }
  return undefined
}

/** Reads the same of any words, where every value is said with what it is for, and one is no list. */
export function valuesReader(
  names: readonly string[],
  read: ReadTokens,
): (text: string) => (string | undefined)[] | undefined {
  const valueIn = onceEach((part) => valueFor(names, part, read))
  return (text) => {
    for (const parts of waysToPartValues(text)) {
      const found = parts.length > 1 ? namedValues(names, parts.map(valueIn)) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }
}

function namedValues(
  names: readonly string[],
  given: readonly (ValueFor | undefined)[],
): (string | undefined)[] | undefined {
  const found: (string | undefined)[] = names.map(() => undefined)
  let rest: string | undefined
  for (const one of given) {
    if (one === undefined) return undefined
    if (one.of === 'rest') rest = one.value
    else
      for (const at of one.of) {
        if (found[at] !== undefined) return undefined
        found[at] = one.value
      }
  }
  return rest === undefined ? found : found.map((value) => value ?? rest)
}

interface ValueFor {
  /** The places of the names that it is for, or all that are not said. */
  of: readonly number[] | 'rest'
  value: string
}

/** "Bus “Werkleitung”", "€48 for L6 and above", "Yusra and Petrescu done": a value with the names that it is for. */
function valueFor(names: readonly string[], part: string, read: ReadTokens): ValueFor | undefined {
  const tokens = read(part)
  const [quote, ...others] = tokens.filter(({ kind }) => kind === 'quote')
  if (others.length > 0) return undefined
  if (quote !== undefined) {
    const of = namesSaid(
      names,
      tokens.filter((one) => one !== quote),
    )
    return of && { of, value: quote.text }
  }
  const said = (from: number, to: number) =>
    part.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
  // The name first, as much of it as is said.
  for (let at = tokens.length - 1; at > 0; at--) {
    // "Adult **£13**": a sign belongs to what it stands before.
    if (tokens[at - 1]?.kind === 'sign' && !isLink(tokens, at - 1)) continue
    const of = namesSaid(names, tokens.slice(0, at))
    let from = at
    // "Beim Bus **die** Werkleitung".
    while (from + 1 < tokens.length && (isLink(tokens, from) || means(tokens[from], 'the')))
      from += 1
    const value = tokens.slice(from)
    // "Ana Ben" may be a whole name as well.
    const isName =
      from === at && value.every(({ kind }) => kind === 'word') && namesSaid(names, value)
    if (of !== undefined && value.length > 0 && isValue(value) && !isName)
      return { of, value: said(from, tokens.length) }
  }
  // The value first, up to what says for which it is.
  for (let at = 1; at < tokens.length; at++) {
    const of = isSmall(tokens[at]) ? namesSaid(names, tokens.slice(at)) : undefined
    if (of !== undefined && isValue(tokens.slice(0, at))) return { of, value: said(0, at) }
  }
  return undefined
}

/** Whether words can be a value: amounts, and words that say nothing else ("done", "not included"); no further wish, and no place. */
const isValue = (tokens: readonly Token[]): boolean =>
  tokens.every(
    (one) =>
      one.kind === 'number' ||
      (one.kind === 'sign' ? !/^[.;:。；：!?！？]$/.test(one.text) : one.concepts.length === 0) ||
      means(one, 'a', 'not', 'unit', 'detail', 'number', 'this', 'both'),
  )

/** What joins a name and its value. */
function isLink(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  // "-5" is a number.
  if (token?.text === '-' && tokens[at + 1]?.start === token.end) return false
  return (
    /^(?:[-:：=–—]|->|→)$/.test(token?.text ?? '') ||
    means(token, 'is', 'shall', 'to', 'into', 'change', 'as', 'by', 'with')
  )
}

/** What stands before a name and is no part of it. */
const isSmall = (token: Token | undefined): boolean =>
  token?.kind === 'sign' ||
  means(
    token,
    'of',
    'in',
    'about',
    'with',
    'by',
    'to',
    'into',
    'the',
    'a',
    'from',
    'through',
    'before',
    'after',
    'particle',
    'please',
    'afterwards',
  )

/** The places of the names that some words say; "the rest" are all others. */
function namesSaid(
  names: readonly string[],
  tokens: readonly Token[],
): readonly number[] | 'rest' | undefined {
  const own = tokens.filter((one) => !isSmall(one) && !means(one, 'and'))
  if (own.length === 0) return undefined
  if (own.some((one) => means(one, 'others'))) return own.length === 1 ? 'rest' : undefined
  const whole = nameSaid(names, own)
  if (whole !== undefined) return [whole]
  const several = own.map((one) => nameSaid(names, [one]))
  const isJoined = tokens.some((one) => means(one, 'and'))
  const places = several.flatMap((at) => (at === undefined ? [] : [at]))
  return isJoined && places.length === own.length && new Set(places).size === own.length
    ? places
    : undefined
}

/** The place of the one name that says all of some words. */
function nameSaid(names: readonly string[], own: readonly Token[]): number | undefined {
  const fitting = names.flatMap((name, at) => (own.every((one) => isSaid(one, name)) ? [at] : []))
  if (fitting.length === 1) return fitting[0]
  const said = plainWords(own.map(({ text }) => text).join(' '))
  const [exact, ...others] = fitting.filter((at) => plainWords(names[at] ?? '') === said)
  return others.length > 0 ? undefined : exact
}
