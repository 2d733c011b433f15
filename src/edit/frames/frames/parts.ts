import type { Concept } from '../../lexicons/concept.ts'
import { NothingThere } from '../../reading-errors.ts'
import { plainWords } from '../../words/plain-words.ts'
import { sayInstead } from '../change-text.ts'
import { partOfField } from '../fields.ts'
import type { Frame } from '../frame.ts'
import { withoutWholes } from '../rows-or-cells.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { FieldName, Place, SpanOf, ThingPhrase } from '../span.ts'
import type { Thing, ThingKind } from '../thing.ts'
import { Unfit, type World } from '../world.ts'

const changes: readonly Concept[] = ['change', 'make', 'replace', 'put', 'write', 'use', 'rename']

/** "The label under the big number to …", "text of the card Minister: …", "s2, date of the pilot is June": one text of an item. */
export const setField: Frame = {
  name: 'set_part',
  isNew: true,
  read(slots) {
    if (!slots.verbs(changes, { silent: true })) return undefined
    const [given, ...others] = slots.givenFields() ?? []
    if (given === undefined || others.length > 0) return undefined
    const where = slots.take('place', isBeside)?.place
    const named = slots.take('thing', ({ phrase }) => phrase.which.by !== 'new')?.phrase
    const phrase = named ?? (where && 'thing' in where ? where.thing : undefined)
    if (named !== undefined && where !== undefined) return undefined
    // "The **word** Acme" is no text of an item.
    if (given.field === 'text' && named?.isBare) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const thing = itemWith(world, phrase, world.slidesMeant(slides(world)), given.field)
      sayInstead(world, thing, given.text, partOfField(thing, given.field))
      world.session.remember([thing.slideId])
    }
  },
}

const isBeside = ({ place }: SpanOf<'place'>) =>
  place.at === 'in' || place.at === 'after' || place.at === 'before'

/** The item that a phrase names and that has such a text, or the only one of the slide. @throws {Unfit} */
function itemWith(
  world: World,
  phrase: ThingPhrase | undefined,
  slideIds: readonly string[] | undefined,
  field: FieldName,
): Thing {
  const has = (thing: Thing) => thing.kind === 'item' && partOfField(thing, field) !== undefined
  const found =
    phrase === undefined
      ? slideIds?.length === 1
        ? world.things(slideIds).filter(has)
        : []
      : world.resolve({ ...phrase, kinds: ['item'] }, slideIds, has)
  const [only, ...others] = found
  if (only === undefined || others.length > 0) throw new Unfit()
  return only
}

/** What has a name of its own, and is no slide. */
const renamable: readonly ThingKind[] = ['item', 'side', 'row', 'column', 'category', 'series']

/** "Rename the card The team to Our team", "call step 4 on slide 4 “Verify”": the name of what a noun names. */
export const renameThing: Frame = {
  name: 'rename_item',
  isNew: true,
  read(slots) {
    const isOfName = takesName(slots)
    if (!slots.verbs(isOfName ? changes : ['rename'])) return undefined
    const isMeant = ({ kinds, which, isBare }: ThingPhrase) =>
      !isBare && which.by !== 'new' && kinds.some((kind) => renamable.includes(kind))
    const isOwner = ({ place }: SpanOf<'place'>) => place.at === 'in' && isMeant(place.thing)
    const owner = isOfName ? slots.take('place', isOwner)?.place : undefined
    const phrase =
      owner?.at === 'in'
        ? owner.thing
        : slots.take('thing', ({ phrase }) => isMeant(phrase))?.phrase
    const payload = slots.take('payload')
    if (phrase === undefined || payload === undefined || namesOnly(phrase, payload))
      return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const thing = world.resolveOne(phrase, world.slidesMeant(slides(world)))
      if (!renamable.includes(thing.kind)) throw new Unfit()
      sayName(world, thing, phrase, payload.text)
    }
  },
}

/** "**The name** of the row Otter", 行「Otter」的**名称**: takes the noun that says what of a thing is changed. */
const takesName = (slots: Slots): boolean => slots.thing(['title'], 'kind') !== undefined

/** "The row **Otter**": words right behind a noun that says of none in particular which it is, and no text for it. */
export const namesOnly = ({ which, isBare }: ThingPhrase, { by }: SpanOf<'payload'>) =>
  !isBare && which.by === 'kind' && by === 'bare'

/**
 * "Rename the row Walrus to Seal", 行「Otter」を…: what a noun names by words that stand behind it. Where nothing is called so, that
 * is said: it is never taken for something else.
 */
export const renameCalled: Frame = {
  name: 'rename_item',
  isNew: true,
  read(slots) {
    takesName(slots)
    if (!slots.verbs(['rename', 'change', 'replace'])) return undefined
    const phrase = slots.take(
      'thing',
      ({ phrase: { kinds, which, isBare } }) =>
        !isBare && which.by === 'kind' && kinds.some((kind) => renamable.includes(kind)),
    )?.phrase
    const named =
      slots.take('thing', ({ phrase: { isBare } }) => isBare)?.phrase ??
      slots.take('payload', ({ by }) => by === 'bare' || by === 'quote')
    const payload = slots.take('payload', ({ by }) => by !== 'bare')
    if (phrase === undefined || named === undefined || payload === undefined) return undefined
    const text = 'text' in named ? named.text : named.which.by === 'text' ? named.which.text : ''
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.slidesMeant(slides(world))
      const called = world
        .things(ids === undefined ? undefined : [...ids])
        .filter(
          ({ kind, texts }) =>
            phrase.kinds.includes(kind) &&
            renamable.includes(kind) &&
            texts.some((one) => plainWords(one.text) === plainWords(text)),
        )
      const [thing, ...others] = called
      if (thing === undefined)
        throw new NothingThere(`Nothing of that kind is called “${text}”. Nothing was renamed.`)
      if (others.length > 0) throw new Unfit()
      const which = { by: 'text', text, things: called } as const
      sayName(world, thing, { ...phrase, which }, payload.text)
    }
  },
}

/** Gives a thing another name. @throws {Unfit} where it has none. */
function sayName(world: World, thing: Thing, phrase: ThingPhrase, name: string): void {
  const named = thing.kind === 'row' ? nameOfRow(world, thing, phrase) : thing
  sayInstead(world, named, name, thing.kind === 'item' ? nameOf(thing) : undefined)
  world.session.remember([thing.slideId])
}

/** The cell by which a row is called: the one that says what the wish calls it, else its first. */
function nameOfRow(world: World, row: Thing, { which }: ThingPhrase): Thing {
  if (row.block?.kind !== 'table') return row
  const cells = world
    .things([row.slideId])
    .filter(
      ({ kind, block, index }) =>
        kind === 'cell' && block?.id === row.block?.id && index === row.index,
    )
  const says = ({ texts }: Thing) =>
    which.by === 'text' && plainWords(texts[0]?.text ?? '') === plainWords(which.text)
  const named = cells.find(says) ?? cells[0]
  if (named === undefined) throw new Unfit()
  return named
}

/** The part that names an item. @throws {Unfit} where it has several and none is its name. */
function nameOf(thing: Thing): string | undefined {
  const head = partOfField(thing, 'head')
  if (head === undefined && thing.texts.length > 1) throw new Unfit()
  return head
}

/** "Append “, any weekday” to the text of slide 12", "put “Draft – ” in front of the title": words more for a text. */
export const affix: Frame = {
  name: 'affix',
  isNew: true,
  read(slots) {
    const isPrepended = slots.verbs(['prepend'])
    const isAppended = !isPrepended && slots.verbs(['append'])
    if (!isPrepended && !isAppended && !slots.verbs(['add', 'put', 'write'])) return undefined
    const payload = slots.take('payload', ({ raw }) => raw !== undefined)
    const words = payload?.raw
    if (words === undefined) return undefined
    const field = slots.take('field')?.field
    const isEdge = ({ place }: SpanOf<'place'>) => place.at === 'start' || place.at === 'end'
    const edge = slots.take('place', isEdge)?.place
    const where = slots.take('place', isBeside)?.place
    const thing = slots.thing(['title', 'item', 'quote', 'subtitle', 'caption'])
    const phrase = thing ?? (where && 'thing' in where ? where.thing : undefined)
    const isTitle = phrase?.kinds.includes('title') === true
    if (where?.at === 'before' && where.isAbove === true) return undefined
    // "Add “…” to the second card" may be one more; so may what goes before or after it.
    // "First bullet, add “…” **at the end**".
    const isToEdge =
      edge !== undefined && (thing?.which.by === 'places' || (where && isOneItem(where)))
    const isOneMore =
      !isTitle && !isToEdge && (!(isPrepended || isAppended) || (where && where.at !== 'in'))
    if (isOneMore || phrase?.which.by === 'new' || (phrase?.isBare && !isAppended)) return undefined
    const isBefore = isPrepended || where?.at === 'before' || edge?.at === 'start'
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.slidesMeant(slides(world))
      const one = isTitle
        ? world.resolveOne({ ...phrase, kinds: ['title'] }, ids)
        : wholeText(world, phrase, ids, field)
      const at = isBefore ? 0 : one.texts.length - 1
      const { text = '', part } = one.texts[at] ?? {}
      sayInstead(world, one, isBefore ? joined(words, text) : joined(text, words), part)
      world.session.remember([one.slideId])
    }
  },
}

/** "At the end of **the languages card**": one item, and no list. */
const isOneItem = (place: Place) =>
  place.at === 'in' &&
  !place.thing.isBare &&
  place.thing.which.by === 'text' &&
  place.thing.kinds.every((kind) => kind === 'item')

/** What a phrase names that is a text, or the only text of the slide. @throws {Unfit} */
function wholeText(
  world: World,
  phrase: ThingPhrase | undefined,
  slideIds: readonly string[] | undefined,
  field: FieldName | undefined,
): Thing {
  if (field !== undefined || phrase === undefined)
    return itemWith(world, phrase, slideIds, field ?? 'text')
  const kinds = phrase.kinds.filter((kind) =>
    ['item', 'quote', 'subtitle', 'caption'].includes(kind),
  )
  const [only, ...others] = withoutWholes(world.resolve({ ...phrase, kinds }, slideIds))
  if (only === undefined || others.length > 0) throw new Unfit()
  return only
}

/** Two texts as one: with a space between, unless one of them has it or begins with a sign. */
function joined(before: string, behind: string): string {
  if (/\s$/.test(before) || /^[\s,.;:!?)…]/.test(behind))
    return before.trimStart() + behind.trimEnd()
  // "English, German" goes on as the list that it is.
  const isList = /, [^,.;:]+, [^,.;:]+$/.test(before) && !/,/.test(behind)
  return `${before.trim()}${isList ? ',' : ''} ${behind.trim()}`
}
