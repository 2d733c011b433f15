import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import { asException } from './exception.ts'
import { readAdded } from './forms/added.ts'
import { readAll, readAllBut } from './forms/all-slides.ts'
import { readHoldingKind } from './forms/holding-kind.ts'
import { readKind } from './forms/kind.ts'
import { readLocated } from './forms/located.ts'
import { readNamed } from './forms/named.ts'
import { readNumbered } from './forms/numbered.ts'
import { readOrdinal } from './forms/ordinal.ts'
import { readParity } from './forms/parity.ts'
import { readBoth, readPronoun } from './forms/pronoun.ts'
import { readSomeOf } from './forms/some-of.ts'
import { readBareTopic, readQuoted, readTopicBefore } from './forms/topic.ts'
import { isSlideName, itemPhrases } from './item-phrase.ts'
import { likelyIds } from './likely-ids.ts'
import { parseNumbers } from './parse-numbers.ts'
import { idsOf, isBlock, type Reference } from './reference.ts'
import { everyForm, type ReferenceOptions } from './reference-options.ts'
import {
  type NestedReferences,
  type ReadForm,
  ReferenceReader,
  type ReferenceText,
} from './reference-reader.ts'
import * as resolve from './resolve-reference.ts'

/** The forms of references, in the order in which they are tried: the first that fits is meant. */
const forms: readonly ReadForm[] = [
  readAllBut,
  readSomeOf,
  readBoth,
  readAdded,
  readParity,
  readHoldingKind,
  readAll,
  readLocated,
  readNumbered,
  readOrdinal,
  readPronoun,
  readNamed,
  readKind,
  readTopicBefore,
  readQuoted,
  readBareTopic,
]

/** The reference that begins at a token, or undefined. */
export function parseReference(
  text: ReferenceText,
  start: number,
  options: ReferenceOptions = everyForm,
): Reference | undefined {
  if (namesItem(text, start)) return undefined
  const reader = new ReferenceReader(text, start, options, nested)
  for (const read of forms) {
    reader.restart()
    const found = read(reader)
    if (found === undefined) continue
    const meant = unspared(text.session, withNumberBehind(text, found))
    return text.isPart ? meant : asException(reader, meant)
  }
  return undefined
}

/** Forms that call a slide by words. */
const calledForms: readonly Reference['form'][] = ['title', 'kind', 'topic']

/** "The pricing slide **(8)**", "**(slide 8)**": the number is sure, unless the words name another slide. */
function withNumberBehind({ tokens, session }: ReferenceText, found: Reference): Reference {
  const { end, form } = found
  if (!calledForms.includes(form) || tokens[end]?.text !== '(') return found
  const first = means(tokens[end + 1], 'slide') ? end + 2 : end + 1
  const numbers = parseNumbers(tokens, first, { ranges: false, plural: false })
  if (numbers === undefined || tokens[numbers.end]?.text !== ')') return found
  if (!found.slideSaid && first === end + 1) return found
  const ids = () => {
    const numbered = resolve.numbers(session, numbers.values)
    const named = likelyIds(session, found)
    if (named.length === 0 || named.some((id) => numbered.includes(id))) return numbered
    const question = 'The words and the number are not of the same slide. Which do you mean?'
    return session.askForSlides('words or number', question, [...named, ...numbered])
  }
  return { ...found, form: 'number', slideSaid: true, end: numbers.end + 1, ids }
}

/**
 * Whether a token belongs to words that say which of the things on a slide: the 3 of "step 3" is no slide. Where a slide
 * is called so, they may be its name.
 */
function namesItem(text: ReferenceText, start: number): boolean {
  return itemPhrases(text.tokens).some(
    (phrase) =>
      start >= phrase.start &&
      start < phrase.end &&
      (start > phrase.start || !isSlideName(text, phrase, text.session)),
  )
}

/** A reference without the slides that the wish leaves as they are. */
function unspared(session: Session, found: Reference): Reference {
  if (session.spared.length === 0) return found
  return { ...found, ids: () => found.ids().filter((id) => !session.spared.includes(id)) }
}

/** A reference, or several with "and" between them, as one. */
export function parseReferenceList(
  text: ReferenceText,
  start: number,
  options: ReferenceOptions = everyForm,
): Reference | undefined {
  // "**Either** slide 4 or slide 5".
  const isEither = means(text.tokens[start], 'or')
  const either = isEither ? parseOneOf(text, start + 1, options) : undefined
  if (either?.isOneOf) return { ...either, start }
  const first = parseReference({ ...text, isPart: true }, start, options)
  if (first === undefined) return undefined
  const found = withAlternatives(text, withOthers(text, first, options), options)
  if (text.isPart) return found
  const reader = new ReferenceReader(text, start, options, nested)
  return asException(reader, found)
}

/** The reference that begins at a token, or those that "or" joins. */
export function parseOneOf(
  text: ReferenceText,
  start: number,
  options: ReferenceOptions,
): Reference | undefined {
  const first = parseReference(text, start, options)
  return first && withAlternatives(text, first, options)
}

/** A reference with those that "or" joins to it: which of them is meant is asked. */
function withAlternatives(
  text: ReferenceText,
  first: Reference,
  options: ReferenceOptions,
): Reference {
  const { tokens, session } = text
  const list = [first]
  let { end } = first
  // What shall go is asked about by the wish. "Into the cards or the table" says what it shall become.
  if (session.careful || means(tokens[first.start - 1], 'into', 'as', 'with')) return first
  while (means(tokens[end], 'or') && !means(tokens[end], 'the')) {
    // "Slide 3 or **9**".
    const bareNumbers = options.bareNumbers || (first.slideSaid && first.form === 'number')
    const more = parseReference({ ...text, isPart: true }, end + 1, { ...options, bareNumbers })
    if (more === undefined) break
    list.push(more)
    end = more.end
  }
  if (list.length === 1) return first
  const all = () => idsOf(list.map((one) => ({ ids: () => orAsked(session, one) })))
  const place = tokens[first.start]?.start ?? 0
  return { ...first, end, isOneOf: true, ids: () => session.askOnce(place, all) }
}

/** Where one of several may be more than one slide, all of these are offered. */
function orAsked(session: Session, one: Reference): string[] {
  const likely = likelyIds(session, one)
  return likely.length > 0 ? likely : one.ids()
}

/** A reference with those that follow it behind "and" or a comma. */
function withOthers(text: ReferenceText, first: Reference, options: ReferenceOptions): Reference {
  // "Every slide" leaves none to be named beside it.
  if (first.form === 'all' && first.kind === undefined) return first
  const { tokens } = text
  const list = [first]
  let end = first.end
  for (;;) {
    let next = end
    while (means(tokens[next], 'and') || /^[,、，&]$/.test(tokens[next]?.text ?? '')) next += 1
    if (next === end) break
    const before = list.at(-1) ?? first
    const more = parseReference({ ...text, before, isPart: true }, next, options)
    // "除了第4页，全部删除": what is left out, and then of what.
    if (more === undefined || (text.isPart && more.form === 'all')) break
    list.push(more)
    end = more.end
  }
  if (list.length === 1) return first
  return {
    ...first,
    form: list.some((one) => one.form === 'parity') ? 'parity' : first.form,
    end,
    plural: true,
    mixed: new Set(list.map(isBlock)).size > 1,
    slideSaid: list.every((one) => one.slideSaid || one.form === 'number'),
    ids: () => idsOf(list),
  }
}

/** References within references are read by the same rules; the forms get them from here, not from this file. */
const nested: NestedReferences = { one: parseReference, list: parseReferenceList }
