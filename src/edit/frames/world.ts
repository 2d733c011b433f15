import type { Slide } from '../../deck/slide.ts'
import type { Session } from '../session.ts'
import { alikeIn, listBefore } from './alike.ts'
import { bestNamed, isSame, saysSame } from './best-named.ts'
import type { ThingPhrase } from './span.ts'
import { isWithin, type Thing, type ThingKind, thingsOn } from './thing.ts'
import { touchedBefore } from './touched-before.ts'

/** Ends the reading of a wish by one frame: what it takes its words for is not there. */
export class Unfit extends Error {
  override name = 'Unfit'
}

const known = new WeakMap<readonly Slide[], readonly Thing[]>()

/** The things on all slides: found once, as long as they are the same. */
function allThings(slides: readonly Slide[]): readonly Thing[] {
  const things = known.get(slides) ?? slides.flatMap((slide) => thingsOn(slide))
  known.set(slides, things)
  return things
}

/** The deck as a wish sees it, and what its words mean there. */
export class World {
  readonly session: Session
  /** What the wish that was done last in this instruction was about. */
  private touched: readonly Thing[] = []
  /** What the one before the instruction was about. */
  private readonly before: readonly Thing[]
  private found: readonly Thing[] | undefined
  /** The slides that stand before a colon with wishes behind it: "slide 4: …; …". */
  heading: readonly string[] | undefined
  /** The list or table that stands there beside them: "right column: …". */
  holder: Thing | undefined
  /** What shall be as it was when all wishes are done; undefined where that is not looked at. */
  staying: ThingKind[] | undefined

  constructor(session: Session) {
    this.session = session
    const { context, steps } = session
    const slide = (id: string) => session.slide(id)
    this.before = touchedBefore({ context, steps: steps.length, slide })
    this.touched = this.before
  }

  /** Begins to read the instruction, again perhaps: no wish of it has been done. */
  beginInstruction(): void {
    this.touched = this.before
    this.found = undefined
  }

  /** Whether "it" may be what stands on slides, which were only named as its place. */
  mayStandOn(slideIds: readonly string[]): boolean {
    const places = [...this.touched.map(({ slideId }) => slideId), ...this.session.places]
    return slideIds.length > 0 && slideIds.every((id) => places.includes(id))
  }

  /** Whether something was spoken of before all wishes of the instruction. */
  get hasTouched(): boolean {
    return this.touched.length > 0
  }

  /** The things on slides, or on all; as the steps so far have left them. */
  things(slideIds?: readonly string[]): readonly Thing[] {
    if (slideIds === undefined) return allThings(this.session.now.slides)
    return slideIds.flatMap((id) => {
      const slide = this.session.slide(id)
      return slide === undefined ? [] : thingsOn(slide)
    })
  }

  /** Begins a wish: what it looks for first is what "it" means in the next. */
  beginWish(): void {
    this.found = undefined
  }

  /** Ends a wish that was done: what it deleted is no more to be spoken of. */
  endWish(): void {
    if (this.found !== undefined) this.touched = this.session.isPartGone ? [] : this.found
  }

  /** Says what a wish is about that looks for nothing. */
  touch(things: readonly Thing[]): void {
    this.found ??= things
    this.session.isPartGone = false
  }

  /** Says what a wish has made: that, and not what it was put beside, is "it" in the next. */
  made(things: readonly Thing[]): void {
    this.found = things
    this.session.isPartGone = false
  }

  /** The slides a wish is about that names some, or else the chosen ones; undefined where it says nothing. */
  scope(named: readonly string[] | undefined): readonly string[] | undefined {
    if (named !== undefined) return named
    if (this.heading !== undefined) return this.heading
    const { selectedSlideIds = [] } = this.session.context
    return selectedSlideIds.length > 0 ? selectedSlideIds : undefined
  }

  /** Of the slides that a wish is about those that it does not leave out; undefined: all there are. */
  kept(ids: readonly string[] | undefined): readonly string[] | undefined {
    const { spared } = this.session
    if (spared.length === 0) return ids
    return (ids ?? this.session.idsNow()).filter((id) => !spared.includes(id))
  }

  /** The slides a wish is about as wholes: those named or chosen, or else spoken of before in the same instruction. */
  slidesMeant(named: readonly string[] | undefined): readonly string[] | undefined {
    const { mentioned } = this.session
    return this.scope(named) ?? (mentioned.length > 0 ? mentioned : undefined)
  }

  /**
   * The things that a phrase names on the slides that are meant.
   * @param slideIds those named, or chosen; undefined: wherever they are.
   * @param suits which of those there are can be meant.
   * @throws {Unfit} where there are none.
   * @throws {Unclear} where it is not clear on which slide.
   */
  resolve(
    phrase: ThingPhrase,
    slideIds: readonly string[] | undefined,
    suits: (thing: Thing) => boolean = () => true,
  ): Thing[] {
    const { holder } = this
    const isMeant = (thing: Thing) =>
      holder === undefined || thing.block === undefined
        ? suits(thing)
        : suits(thing) && thing.slideId === holder.slideId && isWithin(thing, holder)
    const found = phrase.isAlike
      ? this.alike(phrase, slideIds).filter(isMeant)
      : this.look(phrase, slideIds, isMeant)
    this.touch(found)
    return found
  }

  /** Things in places of the list that the wish before was about. */
  private alike({ which, ...phrase }: ThingPhrase, slideIds: readonly string[] | undefined) {
    const list = listBefore(this.session)
    if (list === undefined || which.by !== 'places') throw new Unfit()
    if (slideIds !== undefined && !slideIds.includes(list.slideId))
      return this.look({ ...phrase, which, kinds: [list.kind] }, slideIds, () => true)
    const found = alikeIn(list, which.places, this.session)
    if (found === undefined) throw new Unfit()
    return found.isSure ? found.things : [this.askWhich(found.things)]
  }

  private look(
    phrase: ThingPhrase,
    slideIds: readonly string[] | undefined,
    isSuited: (thing: Thing) => boolean,
  ): Thing[] {
    const ofKind = slideIds === undefined ? this.preferred(phrase) : undefined
    const suits = (thing: Thing) =>
      isSuited(thing) && (ofKind === undefined || thing.block?.kind === ofKind)
    const ids = slideIds ?? phrase.on ?? this.candidates(phrase, suits)
    // What tables have is looked for in lists only where no table has it.
    const own = slideIds === undefined ? this.ownKinds(phrase, ids, suits) : undefined
    const meant = own === undefined ? phrase : { ...phrase, kinds: own }
    const everywhere = ids.flatMap((id) => {
      const found = own && !this.hasKind(own, id, suits) ? [] : this.onSlide(meant, id, suits)
      return found.length === 0 ? [] : [{ id, found }]
    })
    const perSlide = likeliest(everywhere, phrase)
    const [first, ...others] = perSlide
    if (first === undefined) throw new Unfit()
    const { which } = phrase
    const count = perSlide.reduce((sum, { found }) => sum + found.length, 0)
    if (which.by === 'all' && count !== (which.count ?? count)) throw new Unfit()
    if (slideIds !== undefined || others.length === 0 || phrase.which.by === 'all')
      return perSlide.flatMap(({ found }) => found)
    const chosen = this.session.askForSlides(
      'slide of a thing',
      'Which slide do you mean?',
      perSlide.map(({ id }) => id),
    )
    return perSlide.flatMap(({ id, found }) => (chosen.includes(id) ? found : []))
  }

  /** The kind of block that a noun hints at, where the deck has one: steps are looked for among steps. */
  preferred({ prefers }: ThingPhrase): ThingPhrase['prefers'] {
    return this.things().some(({ block }) => block?.kind === prefers) ? prefers : undefined
  }

  /** The kinds of a noun for what tables have, where one on these slides has it; "the last line" may be one of a list. */
  private ownKinds(
    phrase: ThingPhrase,
    slideIds: readonly string[],
    suits: (thing: Thing) => boolean,
  ): readonly ThingKind[] | undefined {
    const { kinds, which, isBare } = phrase
    const own = kinds.filter((kind) => ofTables.includes(kind))
    if (isBare || own.length === 0 || which.by === 'new') return undefined
    if (own.includes('row') && which.by !== 'kind' && which.by !== 'text') return undefined
    const isThere = (id: string) =>
      which.by === 'text' && own.includes('row')
        ? this.onSlide({ ...phrase, kinds: own }, id, suits).length > 0
        : this.hasKind(own, id, suits)
    return slideIds.some(isThere) ? own : undefined
  }

  private hasKind(
    kinds: readonly ThingKind[],
    slideId: string,
    suits: (thing: Thing) => boolean,
  ): boolean {
    return this.things([slideId]).some((one) => kinds.includes(one.kind) && suits(one))
  }

  /** Whether a phrase names something that suits on one of some slides. */
  mayMean(
    phrase: ThingPhrase,
    slideIds: readonly string[],
    suits: (thing: Thing) => boolean,
  ): boolean {
    return slideIds.some((id) => this.onSlide(phrase, id, suits).length > 0)
  }

  /** All things of the kind that a phrase names, on some slides. */
  all(phrase: ThingPhrase, slideIds: readonly string[]): Thing[] {
    return this.every({ ...phrase, which: { by: 'all' } }, slideIds)
  }

  /** All things that a phrase may name, on some slides: also those that others are named better than. */
  every(phrase: ThingPhrase, slideIds: readonly string[] | undefined): Thing[] {
    return (slideIds ?? this.session.idsNow()).flatMap((id) => this.onSlide(phrase, id))
  }

  /** The one thing that a phrase names. @throws {Unfit} where it names several. @throws {Unclear} where several are named as well. */
  resolveOne(phrase: ThingPhrase, slideIds: readonly string[] | undefined): Thing {
    const found = this.resolve(phrase, slideIds)
    const [first, ...others] = found
    const isLikely = phrase.which.by === 'text' && phrase.which.matches !== undefined
    if (first !== undefined && others.length > 0 && isLikely) return this.askWhich(found)
    if (first === undefined || others.length > 0) throw new Unfit()
    return first
  }

  /** @throws {Unclear} unless it was answered which of some things is meant. */
  askWhich(things: readonly Thing[]): Thing {
    return this.session.ask(
      'which of the things',
      'Which one do you mean?',
      things.map((thing, at) => ({
        text: thing.texts[0]?.text ?? '',
        id: String(at),
        value: thing,
      })),
    )
  }

  /** Where things are looked for when no slide is named: on the one spoken of, or anywhere. */
  private candidates(phrase: ThingPhrase, suits: (thing: Thing) => boolean): readonly string[] {
    const { mentioned, context } = this.session
    for (const ids of [mentioned, context.lastChangedSlideIds ?? []])
      if (ids.some((id) => this.onSlide(phrase, id, suits).length > 0)) return ids
    return this.session.idsNow()
  }

  /** Whether a thing is one that the wish before was about; where it says the same no longer, by its place. */
  private isTouched(thing: Thing): boolean {
    return this.touched.some((one) => {
      if (one.slideId !== thing.slideId || one.kind !== thing.kind) return false
      if (one.block?.id !== thing.block?.id || one.column !== thing.column) return false
      const says = ({ texts }: Thing) => texts.map(({ text }) => text).join('\n')
      const stays = this.things([one.slideId]).some(
        (other) =>
          other.kind === one.kind && other.block?.id === one.block?.id && says(other) === says(one),
      )
      return stays ? says(one) === says(thing) : one.index === thing.index
    })
  }

  private onSlide(
    phrase: ThingPhrase,
    slideId: string,
    isMeant: (thing: Thing) => boolean = () => true,
  ): Thing[] {
    const there = this.things([slideId]).filter(isMeant)
    const own = there.filter((thing) => isOfKind(thing, phrase))
    // Where there is no table, lines are those of a list.
    const isLine = own.length === 0 && phrase.kinds.every((kind) => kind === 'row')
    const suits = isLine ? there.filter(({ kind }) => kind === 'item') : own
    const { which } = phrase
    switch (which.by) {
      case 'text': {
        // A copy says what it is a copy of.
        const original = this.session.originalOf(slideId)
        const things = which.things.map((one) =>
          one.slideId === original ? { ...one, slideId } : one,
        )
        // Wishes before may have moved it: then it is where its words are.
        const saying = suits.filter((thing) => things.some((one) => saysSame(one, thing)))
        return saying.length > 0
          ? saying
          : suits.filter((thing) => things.some((one) => isSame(one, thing)))
      }
      case 'places': {
        const lists = listsOf(suits).map((list) => {
          const counted = list.filter(({ place }) => place >= 0)
          return which.places(counted.length).flatMap((place) => counted[place] ?? [])
        })
        const found = lists.filter((list) => list.length > 0)
        // "The third bullet" of two lists: neither.
        return found.length === 1 ? (found[0] ?? []) : []
      }
      case 'all':
        return suits.filter(({ place }) => place >= 0)
      case 'kind': {
        if (suits.length === 1) return suits
        // "The series" of a chart with one is not its values.
        const ofFirst = suits.filter(({ kind }) => kind === phrase.kinds[0])
        if (ofFirst.length === 1 && phrase.kinds.length > 1) return ofFirst
        // "In **that bullet**" is the one spoken of.
        const spokenOf = suits.filter((thing) => this.isTouched(thing))
        return spokenOf.length === 1 ? spokenOf : []
      }
      case 'touched':
        return suits.filter((thing) => this.isTouched(thing))
      case 'new':
        return []
    }
  }
}

const ofTables: readonly ThingKind[] = ['row', 'column', 'side']

interface OnSlide {
  id: string
  found: Thing[]
}

/** Of things named by their words those that are named best; of tables those that are no comparisons, where there are some. */
function likeliest(all: readonly OnSlide[], { which, among }: ThingPhrase): OnSlide[] {
  const things = all.flatMap(({ found }) => found)
  const likelier =
    which.by === 'text'
      ? bestNamed(which, things)
      : things.filter(({ block }) => among !== 'table' || block?.kind === 'table')
  const kept = all.map(({ id, found }) => ({
    id,
    found: found.filter((thing) => likelier.includes(thing)),
  }))
  return likelier.length === 0 ? [...all] : kept.filter(({ found }) => found.length > 0)
}

const amongKinds: Readonly<Record<string, readonly string[]>> = {
  steps: ['steps'],
  cards: ['cards'],
  timeline: ['timeline'],
  bullets: ['bullets', 'comparison', 'agenda'],
  list: ['bullets', 'comparison', 'agenda', 'steps', 'cards', 'timeline', 'stats', 'definition'],
  stats: ['stats'],
  bigNumber: ['stats'],
  definition: ['definition'],
  paragraph: ['paragraph'],
  quote: ['quote'],
  table: ['table', 'comparison'],
  chart: ['chart'],
  comparison: ['comparison'],
  code: ['code'],
  picture: ['image'],
  agenda: ['agenda'],
}

/** Whether a thing is of the kind that a phrase names, and stands among such. */
export function isOfKind({ kind, block }: Thing, { kinds, among }: ThingPhrase): boolean {
  if (!kinds.includes(kind)) return false
  return among === undefined || block === undefined
    ? among === undefined || kind !== 'block'
    : (amongKinds[among]?.includes(block.kind) ?? false)
}

/** Things of one kind in the lists that they stand in: a side of a comparison is one. */
function listsOf(things: readonly Thing[]): Thing[][] {
  const lists = new Map<string, Thing[]>()
  for (const thing of things) {
    const column = thing.kind === 'item' ? (thing.column ?? '') : ''
    const key = `${thing.kind} ${thing.block?.id ?? ''} ${column} ${thing.of?.kind} ${thing.of?.index}`
    lists.set(key, [...(lists.get(key) ?? []), thing])
  }
  return [...lists.values()]
}
