import { nounOf } from '../frames/thing-nouns.ts'
import type { Concept } from '../lexicons/concept.ts'
import { functionWords, verbConcepts } from '../lexicons/wish-concepts.ts'
import { plainWords } from '../words/plain-words.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { Candidate } from './candidate.ts'
import { type Evidence, type Extent, saying } from './evidence.ts'

/** What speaks for or against a candidate, by name. */
export type Features = ReadonlyMap<string, number>

/** The meanings of words that may tell what is asked for. */
const telling: readonly Concept[] = [
  ...([
    'add',
    'delete',
    'move',
    'put',
    'swap',
    'rename',
    'make',
    'change',
    'use',
    'replace',
  ] as const),
  ...([
    'write',
    'keep',
    'append',
    'needs',
    'receive',
    'prepend',
    'unwanted',
    'hide',
    'new',
  ] as const),
  ...([
    'another',
    'more',
    'insteadOf',
    'shall',
    'is',
    'say',
    'to',
    'as',
    'out',
    'up',
    'down',
  ] as const),
  ...(['before', 'after', 'between', 'start', 'end', 'top', 'last', 'not', 'both', 'all'] as const),
  ...([
    'each',
    'place',
    'ordinal',
    'number',
    'titled',
    'notes',
    'title',
    'subtitle',
    'row',
  ] as const),
  ...(['column', 'cell', 'value', 'side', 'step', 'card', 'bullets', 'steps', 'cards'] as const),
  ...(['timeline', 'table', 'chart', 'point', 'item', 'list', 'text', 'words', 'bold'] as const),
  ...(['italic', 'underline', 'strike', 'colorName', 'color', 'link', 'size', 'larger'] as const),
  ...([
    'smaller',
    'font',
    'alignCenter',
    'alignEnd',
    'alignStart',
    'upperCase',
    'lowerCase',
  ] as const),
  ...([
    'background',
    'highlight',
    'sort',
    'convert',
    'split',
    'merge',
    'duplicate',
    'undo',
  ] as const),
  ...([
    'translate',
    'export',
    'picture',
    'theme',
    'slides',
    'deck',
    'question',
    'if',
    'or',
  ] as const),
  ...(['except', 'only', 'others', 'because', 'correction', 'alike', 'respectively'] as const),
  ...([
    'increases',
    'decreases',
    'total',
    'eyebrow',
    'caption',
    'quote',
    'agenda',
    'section',
  ] as const),
  ...(['sentence', 'unsupported', 'needsModel', 'with', 'by', 'in', 'onwards'] as const),
]

/** The meanings of words before a text or a thing that may tell what it is for. */
const leading: readonly Concept[] = [
  ...(['say', 'to', 'as', 'is', 'shall', 'insteadOf', 'not', 'before', 'after', 'titled'] as const),
  ...([
    'into',
    'add',
    'from',
    'delete',
    'new',
    'with',
    'between',
    'and',
    'replace',
    'text',
  ] as const),
  ...(['in', 'swap', 'move', 'change'] as const),
]

/** What speaks for a candidate, for a log-linear model: what is done with which words, and which are left over. */
export function featuresOf(candidate: Candidate, evidence: Evidence): Features {
  const found = new Map<string, number>()
  const set = (name: string, value = 1) => {
    if (value !== 0) found.set(name, (found.get(name) ?? 0) + value)
  }
  const { act } = candidate
  set(`act ${act}`)
  const taken = takenBy(candidate, evidence)
  wordsSaid(candidate, evidence, taken, set)
  wordsLeft(candidate, evidence, taken, set)
  textGiven(candidate, evidence, taken, set)
  thingMeant(candidate, evidence, taken, set)
  placeMeant(candidate, evidence, taken, set)
  frameMeant(candidate, set)
  if (evidence.isSlideSaid) set(evidence.slideIds.length > 1 ? 'slides several' : 'slide said')
  else if (evidence.slideIds.length > 1) set('slides open')
  return found
}

/** What speaks for it that an instruction asks for none of the candidates. */
export function featuresOfNone({ text, slides }: Evidence): Features {
  const { tokens, instruction } = text
  const verbs = tokens.filter((token) => means(token, ...verbConcepts)).length
  const quotes = tokens.filter(({ kind }) => kind === 'quote').length
  return new Map<string, number>([
    ['none', 1],
    ...telling
      .filter((one) => tokens.some((token) => token.kind !== 'quote' && means(token, one)))
      .map((one): [string, number] => [`none says ${one}`, 1]),
    ['none verbs', Math.min(verbs, 4) / 2],
    ['none quotes', Math.min(quotes, 4) / 2],
    ['none slides', Math.min(slides.length, 4) / 2],
    ['none length', Math.min(tokens.length, 60) / 20],
    ['none sentences', (instruction.match(/[.!?]\s/g) ?? []).length / 2],
  ])
}

type SetFeature = (name: string, value?: number) => void

/** Which tokens a candidate takes for something, and which of them for a text. */
interface Taken {
  isTaken: (at: number) => boolean
  isGiven: (at: number) => boolean
}

const given = ['payload', 'part', 'sides', 'topic']

function takenBy(
  { thing, other, given: text, second, spot, frame }: Candidate,
  { slides }: Evidence,
) {
  const spans = (frame?.spans ?? []).map(({ type, start, end }) => ({ type, from: start, to: end }))
  const texts = [text, second, ...spans.filter(({ type }) => given.includes(type))]
  const named = thing?.by === 'shared' ? undefined : thing
  const only = slides.length === 1 ? slides : []
  const all = [...texts, ...spans, named, other, spot, ...only]
  const isIn = (extents: readonly (Partial<Extent> | undefined)[]) => (at: number) =>
    extents.some((one) => one !== undefined && at >= (one.from ?? at + 1) && at < (one.to ?? at))
  return { isTaken: isIn(all), isGiven: isIn(texts) }
}

function wordsSaid(
  { act }: Candidate,
  { text }: Evidence,
  { isGiven }: Taken,
  set: SetFeature,
): void {
  const said = text.tokens.filter((token, at) => !isGiven(at) && token.kind !== 'quote')
  for (const concept of telling)
    if (said.some((token) => means(token, concept))) set(`${act} says ${concept}`)
}

function wordsLeft(
  { thing }: Candidate,
  { text }: Evidence,
  { isTaken }: Taken,
  set: SetFeature,
): void {
  const printed = new Set(thing === undefined ? [] : plainWords(saying(thing.thing)).split(' '))
  const words = text.tokens.filter(({ kind }) => kind !== 'sign')
  const left = text.tokens.filter(
    (token, at) => token.kind !== 'sign' && !isTaken(at) && !printed.has(plainWords(token.text)),
  )
  const kindOf = (token: Token) => {
    if (token.kind === 'quote' || token.kind === 'number') return token.kind
    if (means(token, ...verbConcepts)) return 'verb'
    if (means(token, ...functionWords)) return 'function'
    return isUnknown(token) ? 'unknown' : 'known'
  }
  const countOf = (kind: ReturnType<typeof kindOf>) =>
    left.filter((token) => kindOf(token) === kind).length
  set('left quotes', countOf('quote'))
  set('left quotes any', Math.min(countOf('quote'), 1))
  set('left numbers', Math.min(countOf('number'), 3))
  set(`left verbs ${Math.min(countOf('verb'), 3)}`)
  set('left unknown', Math.min(countOf('unknown'), 6) / 3)
  set('left unknown share', countOf('unknown') / Math.max(words.length, 1))
  set('left known', Math.min(countOf('known'), 6) / 3)
}

function textGiven(
  { act, thing, given: text, frame }: Candidate,
  { text: { tokens } }: Evidence,
  _taken: Taken,
  set: SetFeature,
): void {
  if (text === undefined || frame !== undefined) return
  set(`text by ${text.by}`)
  set(`${act} text by ${text.by}`)
  if (text.isPrinted) set(`${act} text printed`)
  if (text.to >= tokens.length - 1) set('text at end')
  if (text.from === 0) set('text at start')
  if (text.by !== 'quote') {
    const inside = tokens.slice(text.from, text.to)
    const has = (...concepts: Concept[]) => inside.some((token) => means(token, ...concepts))
    if (inside.some(({ kind }) => kind === 'quote')) set('text holds quote')
    if (inside.slice(1).some((token) => means(token, ...verbConcepts))) set('text has verb')
    if (inside.some((token) => token.text === ',')) set('text has comma')
    if (has('before', 'after', 'end', 'start')) set('text has place')
    set('text length', Math.min(inside.length, 12) / 12)
  }
  const before = tokens.slice(Math.max(0, text.from - 2), text.from)
  for (const one of leading)
    if (before.some((token) => means(token, one))) set(`${act} text after ${one}`)
  const noun = before.map((token) => nounOf(token)).find((one) => one !== undefined)
  if (noun !== undefined) {
    const isOwn = thing !== undefined && noun.kinds.includes(thing.thing.kind)
    set(`${act} text after ${isOwn ? 'own' : 'other'} noun`)
  }
  if (before.some((token) => token.text === ':')) set(`${act} text after colon`)
}

function thingMeant(
  { act, thing, other, given: text }: Candidate,
  { text: { tokens } }: Evidence,
  { isGiven }: Taken,
  set: SetFeature,
): void {
  if (thing === undefined) return
  const { kind, block } = thing.thing
  const nouns = tokens.flatMap((token, at) => (isGiven(at) ? [] : (nounOf(token) ?? [])))
  const isSaid = nouns.some(
    ({ kinds, prefers }) =>
      kinds.includes(kind) &&
      (!act.startsWith('insert') || prefers === undefined || prefers === block?.kind),
  )
  const what = act.startsWith('insert') ? 'insert' : 'thing'
  if (isSaid) set(`${what} noun said`)
  else if (nouns.length > 0) set(`${what} other noun`)
  if (act.startsWith('insert')) {
    set(`insert kind ${kind} ${block?.kind}`)
    return
  }
  set(`${act} thing ${thing.by}`)
  set(`thing ${thing.by} share`, thing.share)
  set(`${act} thing kind ${kind}`)
  set('thing rank', thing.rank)
  if (thing.by === 'shared') set('shared weight', Math.min(thing.weight, 20) / 10)
  if (other !== undefined) {
    set(`${act} other ${other.by}`)
    set('other share', other.share)
  }
  if (thing.from === undefined) return
  const before = tokens.slice(Math.max(0, thing.from - 2), thing.from)
  for (const one of leading)
    if (before.some((token) => means(token, one))) set(`${act} thing after ${one}`)
  if (text !== undefined) set(`${act} text ${text.from > thing.from ? 'behind' : 'before'} thing`)
}

function placeMeant(
  { act, spot }: Candidate,
  { text: { tokens } }: Evidence,
  { isTaken }: Taken,
  set: SetFeature,
): void {
  if (spot === undefined) return
  set(`${act} spot ${spot.by}`)
  const isElsewhere = tokens.some(
    (token, at) =>
      !isTaken(at) && means(token, 'before', 'after', 'between', 'start', 'end', 'top', 'last'),
  )
  if (isElsewhere) set(spot.by === 'none' ? 'spot none beside place' : 'spot beside another place')
}

function frameMeant({ act, frame }: Candidate, set: SetFeature): void {
  if (frame === undefined) return
  set('frame any')
  set(`frame silent ${frame.silent}`)
  if (frame.silent !== '') set(`${act} silent ${frame.silent}`)
  set('frame cost', Math.min(frame.cost, 20) / 5)
  for (const span of frame.spans) {
    if (span.type === 'word') continue
    set(`span ${span.type}`)
    if (span.type === 'payload') set(`${act} text by ${span.by}`)
    if (span.type === 'thing')
      set(`span thing ${span.phrase.which.by}${span.phrase.isBare ? ' bare' : ''}`)
    if (span.type === 'slides') set(`span slides ${span.reference.form}`)
  }
}
