import type { Concept } from '../../lexicons/concept.ts'
import { placesOfNumber } from '../../other-senses.ts'
import { plainWords } from '../../words/plain-words.ts'
import { means } from '../../words/token.ts'
import { replacedOnce, sayInstead, valueAt } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { amountOfPayload } from '../payload-list.ts'
import { withoutWholes } from '../rows-or-cells.ts'
import { slidesNamed } from '../slides-named.ts'
import type { SpanOf, Which } from '../span.ts'
import type { Thing, ThingKind } from '../thing.ts'
import { givesValue, noValueOf } from '../values-of.ts'
import { resolveWithin, whatAndWhere } from '../what-and-where.ts'
import { Unfit, type World } from '../world.ts'
import { namesOnly } from './parts.ts'

const changes: readonly Concept[] = ['change', 'make', 'replace', 'put', 'write', 'use', 'rename']

/** "Change step 4 to: Sign – the data protection sheet": a name and a text for an item that a noun names. */
export const setNamedText: Frame = {
  name: 'set_item',
  isNew: true,
  read: (slots) =>
    slots.all('thing').every(({ phrase }) => !phrase.isBare && phrase.kinds.includes('item')) &&
    slots.all('payload').some(({ text }) => /\s[–—-]\s/.test(text))
      ? setText.read(slots)
      : undefined,
}

/** "Change 5 years to 7 years in the table", "s4: 8–10% → 8–12%", "the third bullet should say …". */
export const setText: Frame = {
  name: 'set_item',
  read(slots) {
    const [said] = slots.all('thing')
    // "Slide 9 **as the last point**: …" says where something goes.
    if (slots.says('as') && slots.all('verb').length === 0) return undefined
    // What is said there is no other name for it.
    if (said?.phrase.isBare && slots.isWhere(said)) return undefined
    const isBetween = slots.all('verb').some(({ start }) => start > (said?.start ?? start))
    const putsIn = slots.all('verb').some(({ token }) => means(token, 'put', 'write', 'use'))
    const isAsked = slots.all('verb').length > 0
    if (!slots.verbs(changes, { silent: true })) return undefined
    const payload = slots.take('payload')
    if (payload === undefined) return undefined
    // "Laptop gone? Ring IT **within the hour**": no verb asks for what stands behind a text to be overwritten by it.
    if (said?.phrase.isBare && !isAsked && said.start > payload.start) return undefined
    // 新店舗**のところ**: what is called so is said anew, and not what it is called.
    const isPlace = said?.phrase.isBare === true && slots.isPlace(said)
    const things = whatAndWhere(slots)
    const [bare, ...others] = things?.what ?? []
    const phrase = bare && isPlace ? { ...bare, isBare: false } : bare
    // "Savings are 4.1 now" gives no name, "the quote is by …" no other quote.
    if ((payload.isFact || payload.isBy) && phrase?.kinds.some((kind) => named.includes(kind)))
      return undefined
    if (things === undefined || phrase === undefined || others.length > 0) return undefined
    if (namesOnly(phrase, payload)) return undefined
    // What is no text is not said anew.
    if (!phrase.isBare && phrase.which.by !== 'touched' && !phrase.kinds.some(isText))
      return undefined
    // “Parking “Dov””: words beside others are no word for a change.
    if (phrase.isBare && payload.by === 'quote' && !isBetween) return undefined
    // What is put into something is not replaced by it.
    if (putsIn && phrase.isBare && (payload.by === 'introducer' || payload.by === 'bare'))
      return undefined
    // "The **text** of the first card".
    const isOwnText = slots.take('sign', ({ concept }) => concept === 'words') !== undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { which } = phrase
      const amount = amountOfPayload(payload.text)
      const found = withoutWholes(
        resolveWithin(world, things, world.scope(slides(world))).filter(
          ({ kind }) => kind !== 'notes' || !phrase.isBare,
        ),
      )
      const [thing, ...more] = found
      if (thing === undefined || more.length > 0) throw new Unfit()
      // "The **value** of Peas": a sentence with that word has none, and none of it gives way.
      const isValue = !phrase.isBare && phrase.kinds.includes('value')
      if (isValue && thing.kind === 'item' && thing.texts.length === 1) throw new Unfit()
      // "Team: **add Bob Ray**", "costs as **a pie**", "hotel: **L5 is €160 now**": behind the name of a slide or of data stands what
      // shall be done with it, or how much it is, and no other name.
      const isName = labels.includes(thing.kind) && phrase.isBare && amount === undefined
      if (isName && !isAsked && !isNamed(payload)) throw new Unfit()
      // "The broken items to 5": how many there are, and no text of an item that says so.
      const isSaidBy = which.by === 'text' && !phrase.isBare && thing.kind === 'item'
      if (isSaidBy && payload.by !== 'quote' && givesValue(world, which.text, payload.text))
        noValueOf(which.text, payload.text)
      world.session.remember([thing.slideId])
      // "Same day to 60": no bar is called by a number.
      if (amount !== undefined && ['category', 'series'].includes(thing.kind))
        setValueOf(world, thing, payload.text)
      else if (which.by === 'text' && phrase.isBare) {
        // "Change the rent to 95 €": a value, and no words for the words.
        if (givesValue(world, which.text, payload.text)) throw new Unfit()
        const isAnywhere = things.within === undefined && world.scope(slides(world)) === undefined
        sayForWords(world, thing, { find: which.text, payload, isAnywhere, isAsked })
      } else if (isOwnText && thing.kind === 'item')
        sayInstead(
          world,
          thing,
          payload.text,
          thing.texts.find(({ part }) => part === 'text')?.part,
        )
      else if (wholes.includes(thing.kind) && thing.texts.length === 1)
        sayInstead(world, thing, payload.text)
      else if (thing.kind === 'item') sayBoth(world, thing, payload.text, which)
      else throw new Unfit()
    }
  },
}

/** Says something for the words by which a thing was called. @throws {Unfit} where that is not clear. */
function sayForWords(
  world: World,
  thing: Thing,
  given: { find: string; payload: SpanOf<'payload'>; isAnywhere: boolean; isAsked: boolean },
): void {
  const { find, payload, isAnywhere, isAsked } = given
  const change = { op: 'replace_text', find, replace: payload.text } as const
  const wish = { ...change, matchCase: false, wholeWords: true }
  // Which "900" is meant is asked where several stand.
  if (isAnywhere && placesOfNumber(wish, world.session.now).length > 1) throw new Unfit()
  const part = thing.texts.flatMap(({ part, text }) => {
    const said = replacedOnce(text, find, payload.text)
    return said === undefined ? [] : [{ part, said }]
  })
  const [only, ...further] = part
  if (only === undefined || further.length > 0) throw new Unfit()
  // "Parking “Dov looks after it”" does not say which of its words go.
  if (!isAsked && payload.by === 'quote' && thing.texts.length > 1) throw new Unfit()
  // "Acme is called Globex now": whatever says it, says it so.
  const isName = isAnywhere && !isAsked && thing.kind !== 'title' && isNamed(payload)
  const says = ({ kind, texts }: Thing) =>
    !['sentence', 'row'].includes(kind) &&
    texts.some(({ text }) => replacedOnce(text, find, '') !== undefined)
  if (isName && world.things().filter(says).length > 1) {
    world.session.operate(wish)
    return
  }
  // "The extension is 4455" says nothing instead of the word in its text.
  if (payload.isFact && only.said !== payload.text) throw new Unfit()
  sayInstead(world, thing, only.said, only.part)
}

/** Whether given words are said to be what something is or shall be called. */
const isNamed = ({ isName, isTitle }: SpanOf<'payload'>) => isName === true || isTitle === true

/** The value of a category, where the chart has one of each. @throws {Unfit} */
export function setValueOf(world: World, thing: Thing, value: string): void {
  const { kind, block, index } = thing
  if (kind !== 'category' || block?.kind !== 'chart' || block.series.length !== 1) throw new Unfit()
  world.session.operate(valueAt(thing, 0, index, value))
}

/**
 * Both texts of an item that has a name and a text, "Sign – the data protection sheet"; words without a dash are the text
 * of one that was called by its name.
 * @throws {Unfit} where it is not clear which of them is said.
 */
function sayBoth(world: World, thing: Thing, words: string, which: Which): void {
  const [name, text, ...others] = thing.texts
  if (name === undefined || text === undefined || others.length > 0) throw new Unfit()
  const pair = /^(.{1,80}?)\s+[–—-]\s+(.+)$/su.exec(words)
  if (pair !== null) {
    sayInstead(world, thing, pair[1] ?? '', name.part)
    sayInstead(world, thing, pair[2] ?? '', text.part)
  } else if (which.by === 'text' && plainWords(which.text) === plainWords(name.text))
    sayInstead(world, thing, words, text.part)
  else throw new Unfit()
}

/** "The quote is by Corinna Vasile, chief executive": who said it. */
export const setAttribution: Frame = {
  name: 'set_item',
  isNew: true,
  read(slots) {
    if (!slots.verbs(changes, { silent: true })) return undefined
    const quote = slots.thing(['quote', 'name'])
    const payload = slots.take('payload', ({ isBy }) => isBy === true)
    if (quote === undefined || payload === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { slideId } = world.resolveOne(
        { ...quote, kinds: ['quote'] },
        world.scope(slides(world)),
      )
      const name = world.things([slideId]).find(({ kind }) => kind === 'name')
      if (name === undefined) throw new Unfit()
      sayInstead(world, name, payload.text)
      world.session.remember([slideId])
    }
  },
}

/** What has a name, or is called by its words: it gets another by a verb alone. */
const named: readonly ThingKind[] = ['category', 'series', 'column', 'side', 'quote', 'name']

/** What only names what is shown. */
const labels: readonly ThingKind[] = ['title', 'column', 'category', 'series']

const isText = (kind: ThingKind) => wholes.includes(kind)

/** What is one text. */
const wholes: readonly ThingKind[] = [
  'item',
  'cell',
  'column',
  'side',
  'quote',
  'name',
  'caption',
  'eyebrow',
  'meta',
  'subtitle',
  'category',
  'series',
]
