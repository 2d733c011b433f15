import type { Deck } from '../../src/deck/deck.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import { sameColor } from './color-names.ts'
import { instructionDecks } from './instruction-decks.ts'
import type { Expectation, Instruction } from './instructions.ts'
import { isOrderStep, orderAfter, placeOf, type SlideOrder } from './slide-order.ts'

type Fields = Record<string, unknown>

/** Whether an answer is one of the acceptable ones, by the rules that stand over the list of instructions. */
export function isAcceptable(one: Instruction, given: readonly EditStep[]): boolean {
  return one.expected.some((expectation) => matches(one, expectation, given))
}

/** Whether an answer is this acceptable one. */
function matches(one: Instruction, expectation: Expectation, given: readonly EditStep[]): boolean {
  const deck = instructionDecks[one.deck]
  const wanted = expandAll(expectation, given, deck)
  if (wanted === undefined) return false
  const sides = { wanted: new Side(deck, wanted), given: new Side(deck, [...given]) }
  while (!sides.wanted.atEnd || !sides.given.atEnd) {
    const [left, right] = [sides.wanted.takeRun(), sides.given.takeRun()]
    if (left.length === 0 || right.length === 0) return false
    if (isOrderStep(left[0] as Fields)) {
      if (!isOrderStep(right[0] as Fields)) return false
      for (const step of left) sides.wanted.take(step)
      for (const step of right) sides.given.take(step)
      if (sides.wanted.order.join() !== sides.given.order.join()) return false
    } else if (!sameRun(one, sides, left, right)) return false
  }
  return true
}

/** A question without what its answer is read against: what is asked and what can be chosen is the answer given here. */
function withoutState(step: EditStep): EditStep {
  if (!('request' in step) || step.request !== 'clarify') return step
  const { state: _state, ...asked } = step
  return asked
}

/** One answer with the order of the slides as far as it has been followed. New slides are called by their number. */
class Side {
  order: SlideOrder
  newest = '#new'
  private made = 0
  private next = 0
  private readonly steps: EditStep[]
  private readonly ids = new Map<string, string>()
  private readonly deck: Deck

  constructor(deck: Deck, steps: EditStep[]) {
    this.deck = deck
    this.steps = steps.map(withoutState)
    this.order = deck.slides.map((slide) => slide.id)
  }

  get atEnd(): boolean {
    return this.next >= this.steps.length
  }

  /** The next steps that are compared together: those that order slides, or those of one name. */
  takeRun(): EditStep[] {
    const first = this.steps[this.next]
    if (first === undefined) return []
    const run: EditStep[] = []
    for (let step = this.steps[this.next]; step !== undefined; step = this.steps[++this.next]) {
      const together = isOrderStep(first as Fields)
        ? isOrderStep(step as Fields)
        : nameOf(step) === nameOf(first)
      if (!together) break
      run.push(step)
    }
    return run
  }

  /** The step with the ids of slides and blocks as both sides call them. */
  resolved(step: EditStep): EditStep {
    return mapTexts(step, (text) => {
      if (text === '#new') return this.newest
      const mark = /^#(\d+)(?:\/(.+))?$/.exec(text)
      if (mark === null) return this.ids.get(text) ?? text
      const slide = this.deck.slides[Number(mark[1]) - 1]
      if (slide === undefined) return text
      const [, , kind] = mark
      if (kind === undefined) return slide.id
      return chosenVariant(slide).blocks.find((block) => block.kind === kind)?.id ?? text
    })
  }

  /** Follows a step. */
  take(step: EditStep): void {
    const resolved = this.resolved(step)
    const name = `new-${this.made + 1}`
    const before = this.order.length
    this.order = orderAfter(this.order, resolved, name)
    if (this.order.length <= before) return
    this.made++
    this.newest = name
    if ('newSlideId' in step && step.newSlideId) this.ids.set(step.newSlideId, name)
  }
}

function sameRun(
  one: Instruction,
  sides: { wanted: Side; given: Side },
  wanted: EditStep[],
  given: EditStep[],
): boolean {
  if (wanted.length !== given.length) return false
  const rest = [...given]
  const inOrder = nameOf(wanted[0] as EditStep) === 'add_slide'
  for (const step of wanted) {
    const index = inOrder ? 0 : rest.findIndex((other) => sameStep(one, sides, step, other))
    const other = rest[index]
    if (other === undefined || (inOrder && !sameStep(one, sides, step, other))) return false
    sides.wanted.take(step)
    sides.given.take(other)
    rest.splice(index, 1)
  }
  return true
}

function sameStep(
  one: Instruction,
  sides: { wanted: Side; given: Side },
  wanted: EditStep,
  given: EditStep,
): boolean {
  if (nameOf(wanted) !== nameOf(given)) return false
  const left = sides.wanted.resolved(wanted) as Fields
  const right = sides.given.resolved(given) as Fields
  const leftPlace = placeOf(left as EditStep, sides.wanted.order)
  if (leftPlace !== placeOf(right as EditStep, sides.given.order)) return false
  const ignored = new Set(['matchCase', 'wholeWords', 'newSlideId'])
  if (leftPlace !== undefined) ignored.add('position')
  const fields = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const field of fields)
    if (!ignored.has(field) && !sameField(one, field, left[field], right[field], nameOf(wanted)))
      return false
  return true
}

function sameField(
  one: Instruction,
  field: string,
  wanted: unknown,
  given: unknown,
  step: string,
): boolean {
  if (wanted === undefined || given === undefined) return wanted === given
  if (field === 'options') return sameOptions(one, wanted as string[], given as string[])
  if (Array.isArray(wanted) && Array.isArray(given)) {
    const free = step === 'swap_slides' || step === 'replace_text' || step === 'export'
    const [left, right] = free ? [wanted.toSorted(), given.toSorted()] : [wanted, given]
    return left.length === right.length && left.every((item, index) => sameText(item, right[index]))
  }
  if (typeof wanted !== 'string' || typeof given !== 'string') return Object.is(wanted, given)
  if (wanted === '*') return given.trim() !== ''
  if (field === 'color') return sameColor(wanted, given)
  if (field === 'topic' || field === 'subject') return sameTopic(wanted, given)
  return sameText(wanted, given)
}

function plain(text: unknown): string {
  const bare = String(text)
    .normalize('NFC')
    .replace(/^[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'„]+|[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'.。]+$/gu, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}

function sameText(wanted: unknown, given: unknown): boolean {
  return plain(wanted) === plain(given)
}

const mostExtraLetters = 12

function sameTopic(wanted: string, given: string): boolean {
  const [left, right] = [plain(wanted).toLowerCase(), plain(given).toLowerCase()]
  return right.includes(left) && right.length <= left.length + mostExtraLetters
}

/** Each wanted slide is offered in an option of its own, and none instead that the instruction does not name. */
function sameOptions(one: Instruction, wanted: string[], given: string[]): boolean {
  if (wanted.includes('*')) return true
  const deck = instructionDecks[one.deck]
  const offered = given.map((option) => slidesNamed(option, deck))
  const numbers = wanted.map((mark) => Number(mark.slice(1)))
  const own = numbers.every((number) => offered.some((named) => named.includes(number)))
  const several = new Set(numbers).size <= given.length
  const others = offered
    .flat()
    .filter((number) => !numbers.includes(number))
    .every((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(one.instruction))
  return own && several && others
}

/** The numbers of the slides that an option names, by number or by title. */
function slidesNamed(option: string, deck: Deck): number[] {
  const byNumber = [...option.matchAll(/(?:slide\s*|#)(\d+)/giu)].map((match) => Number(match[1]))
  if (byNumber.length > 0) return byNumber
  return deck.slides.flatMap((slide, index) => {
    const { title } = chosenVariant(slide)
    return title !== '' && option.toLowerCase().includes(title.toLowerCase()) ? [index + 1] : []
  })
}

const withoutRunningText = new Set([
  'title',
  'agenda',
  'section',
  'chart',
  'table',
  'image',
  'quote',
  'closing',
])

/** Writes a step for `#all` out; undefined when the answer leaves out a slide that it may not leave out. */
function expandAll(
  expectation: Expectation,
  given: readonly EditStep[],
  deck: Deck,
): EditStep[] | undefined {
  const steps: EditStep[] = []
  for (const step of expectation as EditStep[]) {
    if (!('slideId' in step) || step.slideId !== '#all') {
      steps.push(step)
      continue
    }
    const answered = new Set(
      given.flatMap((one) =>
        nameOf(one) === nameOf(step) && 'slideId' in one && one.slideId ? [one.slideId] : [],
      ),
    )
    const optional = (index: number) =>
      nameOf(step) === 'rewrite_slide' &&
      withoutRunningText.has(chosenVariant(deck.slides[index] as Deck['slides'][number]).layout)
    deck.slides.forEach((slide, index) => {
      if (answered.has(slide.id) || !optional(index)) steps.push({ ...step, slideId: slide.id })
    })
  }
  return steps
}

/** The name of an operation or a request. */
export function nameOf(step: EditStep): string {
  return 'op' in step ? step.op : step.request
}

function mapTexts<T>(value: T, map: (text: string) => string): T {
  if (typeof value === 'string') return map(value) as T
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      // Only ids are marks: a title may well be "#1".
      /^(?:slideIds?|blockId|newSlideId)$/.test(name) ? mapTexts(item, map) : item,
    ]),
  ) as T
}
