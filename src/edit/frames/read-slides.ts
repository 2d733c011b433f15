import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { copiedBefore } from '../references/added-slides.ts'
import { counted } from '../references/antecedents.ts'
import { impliedSlides } from '../references/find-references.ts'
import { parseNumbers } from '../references/parse-numbers.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import { isBlock, type Reference } from '../references/reference.ts'
import type { ReferenceText } from '../references/reference-reader.ts'
import * as resolve from '../references/resolve-reference.ts'
import type { Session } from '../session.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { onceInWish } from './once-in-wish.ts'
import { namesSlideByNumber } from './payload-ends.ts'
import { isPrintedIn } from './printed-things.ts'
import { slidesMoved, titledThere } from './read-destinations.ts'
import { isMadeSo } from './read-new-slides.ts'
import { exceptAt, openEnded } from './scope-of-slides.ts'
import { calledAnyhow, slidesShown, wholly } from './slides-by-verb.ts'
import type { SpanOf } from './span.ts'
import { isSoleKind, nounOf } from './thing-nouns.ts'
import { ordinalsAlone } from './which-words.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

const slideByLetter = new RegExp(`^(?:${wordingsOf('slideLetter')})(\\d{1,3})$`, 'u')

/** "Slides 2 and 4", "the last slide": by their noun, with how unlikely each reading is. */
function namedAt(given: ReferenceText, start: number): [Reference, number][] {
  const { tokens, session } = given
  const parse = (ranges: boolean) =>
    parseReferenceList(given, start, { bareNumbers: false, bareTopics: false, ranges })
  const reference = parse(true)
  if (reference === undefined || reference.end <= start) return []
  const words = tokens.slice(start, reference.end)
  // "… on slide 5 to 26", "rename **slide 2** to 4 things": hardly a range, of one slide or where the deck has fewer.
  const isOne = words.some((one) => means(one, 'slide') && !means(one, 'slides'))
  const isBeyond = (words.at(-1)?.value ?? 0) > session.context.deck.slides.length
  const isDoubtful = isBeyond || (isOne && words.some((one) => means(one, 'to')))
  const single = reference.form === 'number' && isDoubtful ? parse(false) : undefined
  const isSingle = single !== undefined && single.end < reference.end
  // "Call **the deck** Harbour tea": that as a whole, rather than all slides.
  const isDeck =
    words.some((one) => means(one, 'deck')) &&
    tokens.some((one) => means(one, 'title', 'titled', 'rename'))
  const isLess = isDeck || ['pronoun', 'topic'].includes(reference.form)
  const cost = isSingle ? 1.5 : isLess ? 0.6 : 0.2
  return [
    ...(isBlock(reference) ? [] : [[reference, cost] satisfies [Reference, number]]),
    ...(isSingle ? [[single, 0.2] satisfies [Reference, number]] : []),
  ]
}

/** "… **and shorten** the slide" is another wish, and no slide that is called so. */
const beginsNoSlide = (tokens: readonly Token[], at: number) =>
  isMadeSo(tokens, at) || (means(tokens[at], 'and') && means(tokens[at + 1], ...actions))

/** "Slides 2 and 4", "the last slide", "s4", "on 7"; with care where slides may be to go. */
export const slidesAt = onceInWish((text, start, session): readonly SpanOf<'slides'>[] =>
  text.tokens.some((one) => means(one, 'delete', 'unwanted'))
    ? session.carefully(() => readSlides(text, start, session))
    : readSlides(text, start, session),
)

function readSlides(text: WishText, start: number, session: Session): readonly SpanOf<'slides'>[] {
  const { tokens, instruction } = text
  const found: SpanOf<'slides'>[] = []
  const token = tokens[start]
  // "Preise-Folie" is one word.
  if (token?.kind === 'sign' && tokens[start - 1]?.end === token.start) return found
  if (beginsNoSlide(tokens, start)) return found
  const given = { tokens, instruction, session }
  // "On slide 3, move **the first** to the end".
  const ofItems = ordinalsAlone(tokens, start)
  const add = (reference: Reference, end: number, cost: number) => {
    if (reference.form === 'ordinal' && ofItems !== undefined && end <= ofItems.end) return
    found.push({ type: 'slides', reference, start, end, cost })
  }
  for (const [reference, cost] of namedAt(given, start)) add(reference, reference.end, cost)
  found.push(...calledAnyhow(text, start, session))
  // "Die Tabelle auf 7 …": a word that says "to" as well.
  if (
    means(token, 'in') &&
    means(token, 'to') &&
    nounOf(tokens[start - 1])?.kinds.includes('block')
  ) {
    const numbers = parseNumbers(tokens, start + 1, { ranges: true, plural: true })
    const next = numbers && tokens[numbers.end]
    if (numbers !== undefined && next?.kind === 'word' && nounOf(next) === undefined)
      add(numberReference(start, numbers.end, numbers.values, session), numbers.end, 0.5)
  }
  // The first letter of slide, page, Folie, diapositive, dia.
  const letter = slideByLetter.exec(token?.text ?? '')
  if (letter?.[1] !== undefined) {
    const number = Number(letter[1])
    add(numberReference(start, start + 1, [number], session), start + 1, 0.4)
  }
  // "Sur la dernière diapo".
  if (means(token, 'about') && !means(token, 'in')) {
    const there = parseReferenceList(given, start + 1, {
      bareNumbers: false,
      bareTopics: false,
      ranges: true,
    })
    if (there?.slideSaid && ['ordinal', 'number'].includes(there.form)) add(there, there.end, 0.1)
  }
  for (const said of [...slidesShown(text, start, session), ...slidesMoved(text, start, session)])
    add(said, said.end, 1.2)
  const spokenOf = slideSpokenOf(tokens, start, session)
  if (spokenOf !== undefined) add(spokenOf, spokenOf.end, 0.8)
  const copy = copyAt(tokens, start, session)
  if (copy !== undefined) add(copy, copy.end, 0.1)
  // "The titles **of 2 and 3**", "titles **for 2 and 3**".
  if (means(token, 'about', 'of', 'in') && isAlone(tokens[start - 1])) {
    const numbers = parseNumbers(tokens, start + 1, { ranges: true, plural: true })
    const next = numbers && tokens[numbers.end]
    const isLast = next === undefined || next.kind === 'sign'
    // "Заметки **на 5** убери": nothing else is counted there.
    const isBeforeVerb = means(next, ...actions)
    // "Notes **for 3**: …".
    const isSure = numbers !== undefined && (numbers.values.length > 1 || isColon(next))
    if (numbers && (isBeforeVerb || (isLast && isSure)))
      add(numberReference(start, numbers.end, numbers.values, session), numbers.end, 0.2)
  }
  // "Titre de la 8 : …, et **celui de la 9** : …", "and **that of 9**": what is wished of another is wished of it.
  if (means(token, 'the', 'this', 'one', 'it') && means(tokens[start + 1], 'of', 'in', 'about'))
    for (const { reference, end, cost } of slidesAt(text, start + 1, session))
      if (reference.form === 'number') add({ ...reference, start }, end, cost)
  const titled = titledThere(given, start)
  if (titled !== undefined) add(titled, titled.end, 0.9)
  const others = exceptAt(given, start)
  if (others !== undefined) add(others, others.end, 0.3)
  const onwards = openEnded(given, start)
  if (onwards !== undefined) add(onwards, onwards.end, 0.1)
  const first = numberFirst(tokens, start, session)
  if (first !== undefined) add(first, first.end, 0.5)
  const alone = numberAlone(text, start, session)
  if (alone !== undefined) add(alone, alone.end, 0.3)
  const short = lastAt(tokens, start, session)
  if (short !== undefined) add(short, short.end, 0.5)
  const chosen = chosenAt(tokens, start, session)
  if (chosen !== undefined) add(chosen, chosen.end, 0.2)
  // "4枚目".
  const sheets = parseNumbers(tokens, start, { ranges: true, plural: true })
  if (sheets?.ordinal && means(tokens[sheets.end - 1], 'slideMark'))
    add(numberReference(start, sheets.end, sheets.values, session), sheets.end, 0.2)
  const there = aimedAt(given, start)
  if (there !== undefined) add(there, there.end, 0.3)
  const counted = numbersThere(text, start, session)
  if (counted !== undefined) add(counted, counted.end, 0.4)
  return found
}

/** "The chart **on 7**": nothing else is counted there. */
function numbersThere(text: WishText, start: number, session: Session): Reference | undefined {
  const { tokens } = text
  const token = tokens[start]
  // "**Titles 3 to 5** centred": of what a slide has one of, several are those of slides.
  if (token?.kind === 'number' && isSole(tokens[start - 1])) {
    const several = parseNumbers(tokens, start, { ranges: true, plural: true })
    const isCount = several === undefined || several.values.length < 2
    return isCount || isNoun(tokens[several.end])
      ? undefined
      : numberReference(start, several.end, several.values, session)
  }
  const given = tokens.findIndex((one, at) => at > 0 && means(one, 'to', 'with', 'by'))
  const isAfterGiven = given > 0 && given < start
  // "The title of slide 9 to Sales **in 3**": the slide is named, and that is of what is given.
  if (isAfterGiven && means(token, 'in') && namesSlideByNumber(tokens.slice(0, given)))
    return undefined
  // "… por Apex **en las 3 y 6**": behind what has been given.
  const isBehind = isAfterGiven && means(tokens[start + 1], 'the')
  // "Onderstreep “A” **op 7**": where nothing is given or put, a word that says "to" as well says where.
  const isPlaced =
    means(token, 'in') && (isBehind || !tokens.some((one) => means(one, ...givesOrPuts)))
  const isThereSaid = (means(token, 'in', 'of') && !means(token, 'to')) || isPlaced
  if (!isThereSaid && !(means(token, 'in', 'of', 'about') && opensWish(tokens, start)))
    return undefined
  // "El título de **la 4**".
  const first = means(tokens[start + 1], 'the') ? start + 2 : start + 1
  const numbers = parseNumbers(tokens, first, { ranges: true, plural: true })
  if (numbers === undefined) return undefined
  const { values, end } = numbers
  // "In 3 titles" counts; "**from 3 to 5** the titles" does not.
  if (isNoun(tokens[end]) && !(values.length > 1 && isSole(tokens[end]))) return undefined
  // "The label **of 31**", "between **under 16** and family": no slides, where there are fewer.
  const isBeyond = values.some((value) => value > session.slides.length)
  const isSaid =
    means(tokens[start - 1], 'label') || isPrintedIn(text)(wordsBetween(text, start, end))
  return isBeyond && isSaid ? undefined : numberReference(start, end, values, session)
}

const isSole = (token: Token | undefined) => nounOf(token)?.kinds.every(isSoleKind) === true

const isNoun = (token: Token | undefined) =>
  nounOf(token) !== undefined || means(token, 'slide', 'slides')

/** What may be done to an amount, or goes somewhere. */
const givesOrPuts: readonly Concept[] = [
  ...actions.filter((verb) => !['delete', 'translate'].includes(verb)),
  'is',
  'shall',
  'from',
  'append',
  'sort',
]

/** "**En la 5**, …", "**na 4** zmień …": where a wish is for stands before it, though the word may say where something goes as well. */
function opensWish(tokens: readonly Token[], start: number): boolean {
  const numbers = parseNumbers(tokens, start + (means(tokens[start + 1], 'the') ? 2 : 1), {
    ranges: true,
    plural: true,
  })
  const next = numbers && tokens[numbers.end]
  // "En la 3 **el título** …": what a slide has one of.
  const behind = numbers && tokens[means(next, 'the') ? numbers.end + 1 : numbers.end]
  const isSaid = means(next, ...actions, 'another', 'all', 'text', 'words') || isSole(behind)
  return start === 0 && (/^[,:，：]$/.test(next?.text ?? '') || isSaid)
}

/** "Add it **to slide 4**", "agrega … **a la diapositiva 4**", "add A and B **to it**". */
function aimedAt(given: ReferenceText, start: number): Reference | undefined {
  const { tokens } = given
  const isRange = !means(tokens[start], 'to', 'into')
  if (isRange && !means(tokens[start], 'through')) return undefined
  const options = { bareNumbers: false, bareTopics: false, ranges: true }
  const there = parseReferenceList(given, start + 1, options)
  if (there === undefined || there.end <= start + 1 || isBlock(there)) return undefined
  if (isRange && (!there.slideSaid || !tokens.some((one) => means(one, 'add')))) return undefined
  const isLast = there.end === tokens.length && tokens.some((one) => means(one, 'add'))
  return there.form !== 'pronoun' || isLast ? there : undefined
}

/** "**These two**" are those that are chosen. */
function chosenAt(
  tokens: readonly Token[],
  start: number,
  { context: { selectedSlideIds: chosen = [] } }: Session,
): Reference | undefined {
  // "**For** these two".
  const at = means(tokens[start], 'about', 'of', 'in', 'to') ? start + 1 : start
  const first = tokens[at]
  // "**Ces deux** diapos" is one phrase.
  const isBoth = means(first, 'both') && chosen.length === 2
  const isSaid = isBoth || (means(first, 'this', 'them') && tokens[at + 1]?.value === chosen.length)
  if (chosen.length === 0 || !isSaid) return undefined
  const behind = isBoth ? at + 1 : at + 2
  const isNamed = means(tokens[behind], 'slides', 'slide')
  // "Both charts" are none of the slides that are chosen.
  if (isBoth && !isNamed && behind < tokens.length && tokens[behind]?.text !== ':') return undefined
  const end = isNamed ? behind + 1 : behind
  return { start, end, form: 'pronoun', slideSaid: true, plural: true, ids: () => [...chosen] }
}

/** "Move **the slide** to the end", "shorten **the slide**": the one that was spoken of, or is chosen. */
function slideSpokenOf(
  tokens: readonly Token[],
  start: number,
  session: Session,
): Reference | undefined {
  let at = means(tokens[start], 'the') ? start + 1 : start
  // "The **merged** slide".
  if (at > start && means(tokens[at], 'merge')) at += 1
  const isOne = means(tokens[at], 'slide') && !means(tokens[at], 'slides')
  // "The diesel **slide**" is called by a word.
  const verbs = ['move', 'rename', 'make', ...wholly] as const
  const isWhole = at > start || start === 0 || means(tokens[start - 1], ...verbs)
  if (!tokens.some((one) => means(one, ...verbs)) || !isWhole) return undefined
  if (!isOne || tokens[at + 1]?.kind === 'number') return undefined
  const reference = { start, end: at + 1, form: 'pronoun', slideSaid: true, plural: false } as const
  return { ...reference, ids: () => impliedSlides(session, 'Which slide do you mean?') }
}

/** "**Copy** goes to the end": the one that was made. */
function copyAt(tokens: readonly Token[], start: number, session: Session): Reference | undefined {
  if (start !== 0 || !means(tokens[0], 'copy') || !means(tokens[1], 'move', 'put', 'shall'))
    return undefined
  const reference = { start, end: 1, form: 'added', slideSaid: true, plural: false } as const
  return { ...reference, ids: () => copiedBefore(session) }
}

/** "**4** title bold", "**6** background accent", "**on 7** …": a number before what a slide has one of. */
function numberFirst(
  tokens: readonly Token[],
  start: number,
  session: Session,
): Reference | undefined {
  // "第**3**页标题": a mark before the number.
  const at = means(tokens[start], 'ordinalMark') ? start + 1 : start
  const numbers = parseNumbers(tokens, at, { ranges: true, plural: true })
  if ((at === start && start !== 0) || tokens[at]?.kind !== 'number' || !numbers) return undefined
  const { end, values } = numbers
  const next = tokens[end]
  const noun = nounOf(next)
  const isOne = noun?.kinds.some((kind) => isSoleKind(kind) || kind === 'block') ?? false
  const isPart = means(next, 'background', 'new', 'text') || leadsToGround(tokens, end)
  if (!isOne && !isPart) return undefined
  return numberReference(start, end, values, session)
}

/** "11 **bitte mit dem Akzent-Hintergrund**", "6 **on the accent background**". */
function leadsToGround(tokens: readonly Token[], from: number): boolean {
  const leads = (one: Token) =>
    means(one, 'please', 'with', 'in', 'the', 'a', 'accent', 'surface', 'emphasis') ||
    one.text === '-'
  return means(
    tokens.slice(from).find((one) => !leads(one)),
    'background',
  )
}

/** "The title **of the last**", "na auf **der letzten**": a slide, where nothing else is counted. */
function lastAt(tokens: readonly Token[], start: number, session: Session): Reference | undefined {
  if (!means(tokens[start], 'of', 'in', 'about')) return undefined
  let at = start + 1
  while (means(tokens[at], 'the', 'of') && at - start < 3) at += 1
  const token = tokens[at]
  const next = tokens[at + 1]
  const isOther = nounOf(next) !== undefined || means(next, 'slide', 'slides', 'place')
  if (isOther || next?.kind === 'number' || (next?.kind === 'word' && next.concepts.length === 0))
    return undefined
  const place = means(token, 'last') ? 'last' : means(token, 'ordinal') ? token?.value : undefined
  if (place === undefined || at === start + 1) return undefined
  return {
    start,
    end: at + 1,
    form: 'ordinal',
    slideSaid: true,
    plural: false,
    isUnnamed: true,
    ids: () => counted(session, [place === 'last' ? -1 : place]),
  }
}

/** "Title **8**", "notes **3**", "**7:** add …", "**7,** right list: …": a number that counts nothing else. */
function numberAlone({ tokens, instruction }: WishText, at: number, session: Session) {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.value === undefined) return undefined
  const begins = /^\s*$/.test(instruction.slice(0, token.start))
  const range = begins ? parseNumbers(tokens, at, { ranges: true, plural: true }) : undefined
  // "**3 to 5**: …".
  if (range !== undefined && range.values.length > 1 && isColon(tokens[range.end]))
    return numberReference(at, range.end, range.values, session)
  const [sign, next] = tokens.slice(at + 1)
  // "**7**, 8 and 9" are several.
  const opens = isColon(sign) || (isComma(sign) && next?.kind !== 'number')
  // "Give **slide 4** the title 5 to 6 May", "put the note 3 to 5 minutes **on slide 9**": the slide is named.
  const isNamed = tokens.some(
    (one, other) => means(one, 'slide') && tokens[other + 1]?.kind === 'number' && other + 1 !== at,
  )
  return (begins && opens) || (isAlone(tokens[at - 1]) && !isNamed)
    ? numberReference(at, at + 1, [token.value], session)
    : undefined
}

const isComma = (token: Token | undefined) => /^[,，]$/.test(token?.text ?? '')

/** Whether a word names what each slide has one of: a number behind it is the slide's. */
const isAlone = (token: Token | undefined) =>
  nounOf(token)?.kinds.every((kind) => ['title', 'subtitle', 'notes', 'eyebrow'].includes(kind)) ??
  false

function numberReference(
  start: number,
  end: number,
  values: readonly number[],
  session: Session,
): Reference {
  return {
    start,
    end,
    form: 'number',
    slideSaid: true,
    plural: values.length > 1,
    ids: () => resolve.numbers(session, [...values]),
  }
}
