import type { SetColor } from '../../../deck/requests/request.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { Declined } from '../../reading-errors.ts'
import type { Reference } from '../../references/reference.ts'
import type { Session } from '../../session.ts'
import type { Frame } from '../frame.ts'
import { takeDeck } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { Span } from '../span.ts'
import { Unfit } from '../world.ts'

type Role = SetColor['role']

/** A colour of the presentation as a wish says it. */
interface ColorWish {
  hex: string
  /** The word for it. */
  text: string
  /** Absent: nothing says what it is for. */
  role?: Role
  isTone: boolean
  isOn: boolean
}

/** What a colour can be for, by the words for it. */
const roles: Readonly<Partial<Record<Concept, Role>>> = {
  background: 'background',
  text: 'text',
  words: 'text',
}

function roleOf(span: Span): Role | undefined {
  if (span.type === 'sign') return roles[span.concept]
  if (span.type !== 'style' || span.style.color === undefined) return undefined
  return 'role' in span.style.color && span.style.color.role === 'accent' ? 'accent' : undefined
}

const hexOf = (span: Span): string | undefined =>
  span.type === 'style' && span.style.color !== undefined && 'hex' in span.style.color
    ? span.style.color.hex
    : undefined

/** Takes the colours of a wish with what each is for: what is said before it, or right behind. */
export function colorsWished(slots: Slots): ColorWish[] {
  const spans = takeColors(slots)
  const taken = new Set<Span>()
  return spans.flatMap((span, at) => {
    const hex = hexOf(span)
    if (hex === undefined || span.type !== 'style') return []
    const isFree = (one: Span | undefined): one is Span =>
      one !== undefined && roleOf(one) !== undefined && !taken.has(one)
    const before = spans.slice(0, at).findLast(isFree)
    const behind = spans[at + 1]
    const noun = before ?? (isFree(behind) ? behind : undefined)
    if (noun !== undefined) taken.add(noun)
    const role = noun && roleOf(noun)
    const { text, isOn = false } = span
    const { isTone = false } = span.style
    return [{ hex, text, ...(role ? { role } : {}), isTone, isOn }]
  })
}

/** The spans for colours and for what they are for, as they follow one another. */
function takeColors(slots: Slots): Span[] {
  const spans = [
    ...slots.takeAll('style', (one) => hexOf(one) !== undefined || roleOf(one) !== undefined),
    ...slots.takeAll('sign', (one) => roleOf(one) !== undefined),
  ]
  slots.take('sign', ({ concept }) => concept === 'color')
  return spans.toSorted((one, other) => one.start - other.start)
}

/** Sets colours of the presentation. */
export function setColors(wishes: readonly ColorWish[], session: Session): void {
  for (const { role, hex, isTone } of wishes)
    session.request({
      request: 'set_color',
      role: role ?? (isTone ? 'background' : 'accent'),
      color: hex,
    })
}

const verbs = ['use', 'change', 'make', 'convert', 'choose', 'put', 'replace', 'color'] as const

/** "Make it blue", "use #1a73e8 as accent", "a dark background with white text". */
export const setDeckColors: Frame = {
  name: 'set_color',
  isNew: true,
  read(slots) {
    if (!slots.verbs([...verbs, 'add', 'needs'], { silent: true })) return undefined
    const wishes = withGround(colorsWished(slots))
    if (wishes.length === 0) return undefined
    slots.takeAll(
      'name',
      ({ of, known, text }) => of === 'theme' && known === undefined && text === '',
    )
    const isOfDeck = takeDeck(slots)
    const isListed = slots.says('and')
    const slides = slots.takeAll('slides')
    return ({ session }) => {
      // "Bold the caption", and then "make it red".
      const { inverse = [] } = session.context.lastWish ?? {}
      const isSpokenOf =
        session.mentioned.length > 0 || inverse.some(({ op }) => op === 'replace_slide')
      const isSaid = wishes.some(({ role }) => role !== undefined)
      // "Bold the title of 7 and make it red": of what was spoken of, and no colour of the deck.
      if (!isSaid && !isOfDeck && isSpokenOf) throw new Unfit()
      if (slides.some(({ reference }) => isPartOfDeck(reference, session))) confirmAll(session)
      // "From blue to red" is one; of "black and white" it is asked which.
      if (wishes.length === 1 || isSaid) setColors(wishes, session)
      else if (isListed) setColors([askForAccent(session, wishes)], session)
      else setColors(wishes.slice(-1), session)
    }
  },
}

/** "Slide 3", "all slides **but the first**", "everything **from slide 9 to the end**". */
function isPartOfDeck({ form, kind, ids }: Reference, session: Session): boolean {
  if (form === 'pronoun') return false
  return form !== 'all' || (kind === undefined && ids().length < session.slideIds.length)
}

/** "Yellow on white": the text and its ground. */
function withGround(wishes: readonly ColorWish[]): ColorWish[] {
  const [text, ground, ...more] = wishes
  const isPair =
    ground?.isOn && more.length === 0 && text?.role !== 'accent' && ground.role !== 'accent'
  if (text === undefined || ground === undefined || !isPair) return [...wishes]
  return [
    { ...text, role: 'text' },
    { ...ground, role: 'background' },
  ]
}

/** @throws {Unclear} until it is answered. @throws {Declined} when the answer is no. */
function confirmAll(session: Session): void {
  const isMeant = session.confirm(
    'colour of all',
    'Colours belong to the whole presentation. Shall it be changed on all slides?',
    { yes: 'Yes, on all slides', no: 'No, leave it as it is' },
  )
  if (!isMeant) throw new Declined('called_off', 'The colours were left as they are.')
}

/** "Black and white": which of several colours the accent is, where no word says it. @throws {Unclear} */
function askForAccent(session: Session, wishes: readonly ColorWish[]): ColorWish {
  return session.ask(
    'one of the colours',
    'Which of these shall be the accent colour?',
    wishes.map((wish) => ({
      text: wish.text.replace(/^./u, (letter) => letter.toUpperCase()),
      value: wish,
    })),
  )
}

/** "Change the accent colour": which it shall be is asked. */
export const askForColor: Frame = {
  name: 'set_color',
  isNew: true,
  isLast: true,
  read(slots) {
    if (!slots.verbs(verbs)) return undefined
    const isColor = slots.all('sign').some(({ concept }) => concept === 'color')
    const [said, ...others] = takeColors(slots)
    const role = said && roleOf(said)
    if (others.length > 0 || (role === undefined && (said !== undefined || !isColor)))
      return undefined
    takeDeck(slots)
    return ({ session }) => setColors([askForOne(session, role ?? 'accent')], session)
  },
}

const offered = [
  { text: 'Blue', value: '#2563EB' },
  { text: 'Green', value: '#16A34A' },
  { text: 'Red', value: '#DC2626' },
  { text: 'Orange', value: '#F97316' },
  { text: 'Purple', value: '#7C3AED' },
]

function askForOne(session: Session, role: Role): ColorWish {
  const name =
    role === 'accent' ? 'accent colour' : role === 'text' ? 'colour of the text' : 'background'
  const hex = session.ask('colour', `Which colour shall the ${name} be?`, offered, (answer) =>
    /^#[0-9a-f]{6}$/i.test(answer.trim()) ? answer.trim().toUpperCase() : undefined,
  )
  return { hex, text: hex, role, isTone: false, isOn: false }
}
