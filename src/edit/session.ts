import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import type { AddSlide, EditRequest } from '../deck/requests/request.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'
import { withEllipsis } from '../text/cut-text.ts'
import { Asking } from './answers/asking.ts'
import { saysAll, severalOf } from './answers/yes-or-no.ts'
import type { GivenAnswer } from './choice.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { english } from './lexicons/english.ts'
import type { Grammar } from './lexicons/grammar.ts'
import { Declined, SlideGone, TakenOut } from './reading-errors.ts'
import { idsOf, type Reference } from './references/reference.ts'
import { searchIn, type TopicSearch } from './references/topic-search.ts'
import { saysNumber, saysWords } from './says-words.ts'
import { slidesWanted } from './slides-wanted.ts'
import { type AddedSlide, slideAddedBy } from './spoken-of.ts'
import { emptySlide, usualPosition } from './stand-in-slide.ts'
import type { Token } from './words/token.ts'

/** How operations begin that leave slides where they are. */
const changing = ['set_', 'replace_', 'update_']

/** How many slides a question names at the most. */
export const mostOptions = 8

const stillAdded = 'That slide is only being added.'

/** One reading of an instruction: the deck before it and as it becomes, the steps so far, and what "it" means. */
export class Session extends Asking {
  readonly context: InstructionContext
  /** The slides as they were numbered when the instruction was given. */
  readonly slides: readonly Slide[]
  readonly steps: EditStep[] = []
  /** The deck after the steps so far; slides to be added stand in it as empty ones. */
  now: Deck
  readonly search: TopicSearch
  /** The slides spoken of last in this instruction. */
  mentioned: string[] = []
  /** Where the instruction takes something back or says what shall stay: the slides of which it does. What shall go is asked then. */
  bound: readonly string[] | undefined
  /** Those that were named only as where something stands, which "it" then is. */
  places: readonly string[] = []
  /** Slides that a wish needs, though one before it deletes them: whether it only puts them elsewhere. */
  needed: ReadonlyMap<string, { isPut: boolean }> = new Map()
  /** Those that the wish before has deleted, as long as no others were spoken of. */
  gone: readonly string[] = []
  /** Whether the wish before has deleted something that stands on slides: that is "it", and nothing else. */
  isPartGone = false
  /** The request whose slide was spoken of last: it has no id yet. */
  pending: AddSlide | undefined
  /** What that slide is called in `now` until it has an id. */
  pendingId: string | undefined
  /** The slides that the newest clause which added some has added. */
  added: readonly AddedSlide[] = []
  /** Requests for new slides as they were before more was said of them: what they said was understood. */
  readonly superseded: AddSlide[] = []
  /** The slides that the wish which is being read shall leave as they are: "but not slide 4". */
  spared: readonly string[] = []
  /** Whether slides are being looked for that shall go, or become one: what is only likely is asked then. */
  careful = false
  /** BCP 47 primary subtag of the language that the instruction is in. */
  language = english.language
  /** How that language builds its phrases. */
  grammar: Grammar = english.grammar ?? {}
  /** Cuts an answer into words with their meanings; set by the reader of instructions. */
  readWords: (answer: string) => readonly Token[] = () => []
  /** Reads references out of an answer; set by the reader of instructions. */
  readAnswer: (answer: string) => Reference | undefined = () => undefined
  /** The slides that stood before one that this instruction has deleted or moved away, as they stood then. */
  beforeGap: readonly string[] | undefined
  /** The requests for new slides by what these are called in `now`. */
  private readonly standIns = new Map<string, AddSlide>()
  private addsFirst = true
  /** Which of alternatives were chosen, by where these are said: they are read more than once. */
  private chosen: ReadonlyMap<number, string[]> = new Map()

  constructor(context: InstructionContext, answers: readonly GivenAnswer[] = []) {
    super(answers)
    this.context = context
    this.now = context.deck
    this.mentioned = [...(context.mentionedSlideIds ?? [])]
    const order = context.slideOrder
    const slides = context.deck.slides
    const isSame = order?.every((id, at) => slides[at]?.id === id) && order.length === slides.length
    this.slides =
      order === undefined || isSame
        ? slides
        : order.flatMap((id) => slides.find((slide) => slide.id === id) ?? emptySlide(id))
    this.search = searchIn(slides)
  }

  /** Says in which language the words are that are read. */
  readIn({ language, grammar }: { language: string; grammar: Grammar }): void {
    this.language = language
    this.grammar = grammar
  }

  /**
   * The slides that the caller means, out of some. An answer that hardly names a slide which is none of these is asked
   * about once more.
   * @throws {Unclear} unless that was answered already.
   */
  askForSlides(hole: string, question: string, among: readonly string[]): string[] {
    // What has been deleted since the slides got their numbers cannot be meant.
    const there = among.filter((id) => this.position(id) !== -1)
    if (there.length === 0 && among.length > 0)
      throw new Declined('nothing_to_do', 'The slides in question have been deleted.')
    this.refuseMade(there)
    const choices = there.map((id, index) => ({
      text: this.slideName(id),
      value: { ids: [id], sure: true },
      id,
      slide: this.slideIds.indexOf(id) + 1,
      hidden: index >= mostOptions,
    }))
    const { ids, sure } = this.ask(hole, question, choices, (answer) => {
      if (saysAll(answer, there.length)) return { ids: there, sure: true }
      const several = severalOf(
        answer,
        choices.map((one) => one.text),
      )
      const chosen = choices.filter((one) => several.includes(one.text))
      if (chosen.length > 1) return { ids: chosen.flatMap((one) => one.value.ids), sure: true }
      const reference = this.readAnswer(answer)
      if (
        !saysNumber(this.readWords(answer)) &&
        (reference === undefined || reference.form === 'topic')
      ) {
        const saying = there.filter((id) => saysWords(this.slide(id), answer))
        if (saying.length === 1) return { ids: saying, sure: true }
      }
      if (reference === undefined) return undefined
      // "All but the last one" is said of what was offered.
      const named = idsOf([reference])
      const ids = reference.form === 'all' ? named.filter((id) => there.includes(id)) : named
      if (ids.length === 0) return undefined
      if (ids.some((id) => this.position(id) === -1)) return undefined
      const clear = reference.slideSaid || !['number', 'ordinal'].includes(reference.form)
      return { ids, sure: clear || ids.every((id) => there.includes(id)) }
    })
    if (sure) return ids
    const names = ids.map((id) => `“${this.slideName(id)}”`)
    const meant = this.confirm(`${hole} for certain`, `Do you mean ${names.join(', ')}?`, {
      yes: 'Yes',
      no: 'No',
    })
    if (!meant) throw new Declined('called_off', 'Nothing further was changed.')
    return ids
  }

  /** Those of some alternatives that the caller means. @throws {Unclear} unless that was answered already. */
  askOnce(place: number, among: () => readonly string[]): string[] {
    const ids =
      this.chosen.get(place) ??
      this.askForSlides('some of the slides', 'Which of them do you mean?', among())
    this.chosen = new Map(this.chosen).set(place, ids)
    return ids
  }

  /** Notes that a wish needs a slide that one before it deletes; false where that was known. */
  need(error: SlideGone): boolean {
    if (this.needed.has(error.slideId)) return false
    const isPut = error instanceof TakenOut
    this.needed = new Map(this.needed).set(error.slideId, { isPut })
    return true
  }

  /** Whether slides go, though wishes behind may need them. @throws {Unclear} unless that was answered. */
  mayGo(slideIds: readonly string[]): boolean {
    const wanted = slideIds.flatMap((id) => this.needed.get(id) ?? [])
    if (wanted.length === 0) return true
    if (wanted.every(({ isPut }) => isPut)) return false
    const names = slideIds.map((id) => `“${this.slideName(id)}”`).join(', ')
    const question = `What follows needs ${names}. Shall it be deleted first?`
    const options = { yes: 'Yes, delete it', no: 'No, keep it' }
    return this.confirm('deletion before what needs it', question, options)
  }

  /** Looks for slides that shall go: see `careful`. */
  carefully<Result>(look: () => Result): Result {
    const before = this.careful
    this.careful = true
    try {
      return look()
    } finally {
      this.careful = before
    }
  }

  /** "Slide 3: Pricing". */
  slideName(id: string): string {
    const position = this.slides.findIndex((slide) => slide.id === id)
    const slide = this.slides[position]
    const title = slide ? chosenVariant(slide).title.trim().replace(/\s+/g, ' ') : ''
    return `Slide ${position + 1}${title === '' ? '' : `: ${withEllipsis(title, 120)}`}`
  }

  /** The ids of the slides in their numbering. */
  get slideIds(): string[] {
    return this.slides.map((slide) => slide.id)
  }

  /** The ids of the deck after the steps so far, in its order, without some. */
  idsNow(without: readonly string[] = []): string[] {
    return this.now.slides.map((slide) => slide.id).filter((id) => !without.includes(id))
  }

  /** The slide that one was copied from in this instruction. */
  originalOf(id: string): string | undefined {
    const copying = this.steps.find(
      (step) => 'op' in step && step.op === 'duplicate_slide' && step.newSlideId === id,
    )
    return copying && 'slideId' in copying ? copying.slideId : undefined
  }

  /** As it is after the steps so far. */
  slide(id: string): Slide | undefined {
    return this.now.slides.find((slide) => slide.id === id)
  }

  /** 0-based, as the deck is after the steps so far; -1 when it is gone. */
  position(id: string): number {
    return this.now.slides.findIndex((slide) => slide.id === id)
  }

  /**
   * Adds an operation to the steps.
   * @throws {Declined} when it does not fit the deck. @throws {SlideGone}
   */
  operate(operation: Operation): void {
    this.refuseGone(operation)
    try {
      this.now = applyOperations(this.now, [operation]).deck
    } catch (error) {
      if (error instanceof OperationError) throw new Declined('nothing_to_do', error.message)
      throw error
    }
    this.steps.push(this.onceAdded(operation))
    const added = slideAddedBy(operation)
    if (added !== undefined) this.noteAdded(added)
  }

  /** An operation as it is done once the slide that it is for has been added; that one gets an id for it. */
  private onceAdded(operation: Operation): Operation {
    const id = slidesWanted(operation).find((one) => this.isStandIn(one))
    const request = id === undefined ? undefined : this.standIns.get(id)
    if (id === undefined || request === undefined) return operation
    if (!('slideId' in operation)) throw new Declined('nothing_to_do', stillAdded)
    const slideId = request.newSlideId ?? this.context.newId()
    if (request.newSlideId === undefined) this.amend(id, { newSlideId: slideId })
    return { ...operation, slideId }
  }

  /** Takes back, when it is called, what has been done since. */
  beforeSteps(): () => void {
    const { now, mentioned, gone, pending, pendingId, added, beforeGap, addsFirst, chosen } = this
    const { isPartGone } = this
    const [steps, settled] = [this.steps.length, this.settled.length]
    const used = this.answers.map((answer) => answer.used)
    return () => {
      this.steps.length = steps
      this.settled.length = settled
      for (const [at, answer] of this.answers.entries()) answer.used = used[at] ?? false
      const before = { now, mentioned, gone, pending, pendingId, added, beforeGap }
      Object.assign(this, before, { addsFirst, chosen, isPartGone })
    }
  }

  /** Begins a clause: what it adds takes the place of what was added before. */
  beginClause(): void {
    this.addsFirst = true
  }

  private noteAdded(one: AddedSlide): void {
    this.added = this.addsFirst ? [one] : [...this.added, one]
    this.addsFirst = false
  }

  /** Adds a request about slides that are there to the steps. */
  request(request: Exclude<EditRequest, { request: 'clarify' | 'decline' | 'add_slide' }>): void {
    this.refuseGone(request)
    this.steps.push(request)
  }

  /** Whether a slide was there that wishes before have taken away. */
  isGone(id: string): boolean {
    return this.slideIds.includes(id) && this.position(id) === -1
  }

  /** Whether there are such. */
  get hasGone(): boolean {
    return this.slideIds.some((id) => this.isGone(id))
  }

  /** The slides spoken of last in this instruction. @throws {SlideGone} where the wish before has deleted them. */
  spokenOf(): readonly string[] {
    this.refuseSpeakingOf(this.gone)
    return this.mentioned
  }

  /** @throws {SlideGone} where there is a slide that was deleted. */
  refuseSpeakingOf([gone]: readonly string[]): void {
    if (gone !== undefined) throw new SlideGone(gone, this.slideName(gone))
  }

  /** @throws {SlideGone} where a step is for a slide that a step before has taken away. */
  private refuseGone(step: Operation | EditRequest): void {
    const gone = slidesWanted(step).find((id) => this.isGone(id))
    if (gone !== undefined) throw new SlideGone(gone, this.slideName(gone))
  }

  /** Adds the request for a new slide; what is said of "it" from here on goes into the request. */
  addSlide(request: AddSlide): void {
    this.steps.push(request)
    const id = `\u0000new-${this.standIns.size + 1}`
    this.standIns.set(id, request)
    this.noteAdded({ slideId: id, by: 'inserting' })
    const slide = emptySlide(id, request)
    const position = request.position ?? usualPosition(this.now, request)
    this.now = { ...this.now, slides: this.now.slides.toSpliced(position, 0, slide) }
    this.pending = request
    this.pendingId = id
    this.mentioned = [id]
    this.gone = []
  }

  /** Puts what was learnt of the new slide into its request. */
  amendPending(change: Partial<AddSlide>): void {
    if (this.pendingId !== undefined) this.amend(this.pendingId, change)
  }

  private amend(id: string, change: Partial<AddSlide>): void {
    const request = this.standIns.get(id)
    if (request === undefined) return
    const amended = { ...request, ...change }
    this.superseded.push(request)
    this.steps[this.steps.lastIndexOf(request)] = amended
    this.standIns.set(id, amended)
    if (this.pendingId === id) this.pending = amended
  }

  /** Whether steps behind the request for the new slide spoken of may have changed where slides stand. */
  hasOrderChangedSincePending(): boolean {
    const behind = this.pending ? this.steps.slice(this.steps.indexOf(this.pending) + 1) : []
    return behind.some(
      (step) => !('op' in step ? changing.some((begin) => step.op.startsWith(begin)) : false),
    )
  }

  /** Whether an id is that of a slide which is only being added. */
  isStandIn(id: string): boolean {
    return this.standIns.has(id)
  }

  /**
   * Slides that were added before in this instruction, or earlier: what is said of one that is only being added goes into
   * its request.
   * @throws {Declined} for several that are only being added.
   */
  takenUp(ids: readonly string[]): string[] {
    const [id, ...more] = ids.filter((one) => this.isStandIn(one))
    if (more.length > 0) throw new Declined('nothing_to_do', 'Those slides are only being added.')
    if (id !== undefined) {
      this.pendingId = id
      this.pending = this.standIns.get(id)
    }
    return [...ids]
  }

  /** @throws {Declined} when the slide that is only being added is among some: it has nothing to change yet. */
  refusePending(ids: readonly string[]): void {
    if (this.pendingId !== undefined && ids.includes(this.pendingId))
      throw new Declined('nothing_to_do', stillAdded)
  }

  /** @throws {Declined} where it would have to be asked about a slide that this instruction makes: it is not there for the answer. */
  refuseMade(ids: readonly string[]): void {
    if (ids.some((id) => !this.slideIds.includes(id)))
      throw new Declined(
        'nothing_to_do',
        'Which slide is meant can only be said once all of them are there. Please say that by itself.',
      )
  }

  /** Remembers where slides stand, before they are deleted or moved away: "in their place". */
  leaveGap(ids: readonly string[]): void {
    const order = this.idsNow()
    const first = order.findIndex((id) => ids.includes(id))
    if (first !== -1) this.beforeGap = order.slice(0, first)
  }

  /** Makes slides what "it" and "them" stand for from here on. */
  remember(ids: readonly string[]): void {
    if (ids.length === 0) return
    this.mentioned = [...ids]
    this.gone = []
    this.isPartGone = false
    if (this.pendingId === undefined || !ids.includes(this.pendingId)) {
      this.pending = undefined
      this.pendingId = undefined
    }
  }
}
