import type { Concept } from '../../lexicons/concept.ts'
import { replacedOnce, sayInstead } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { ThingKind } from '../thing.ts'
import { Unfit } from '../world.ts'

const changes: readonly Concept[] = ['change', 'make', 'replace', 'put', 'write', 'use', 'rename']

/** "Replace Boxcourt by Parcelhaus throughout". */
export const replaceEverywhere: Frame = {
  name: 'replace_text',
  read(slots) {
    if (!slots.verbs(['replace', 'change'])) return undefined
    const find = slots.take('thing', ({ phrase }) => phrase.isBare)?.phrase
    const payload = slots.take('payload')
    if (find?.which.by !== 'text' || payload === undefined) return undefined
    if (slots.take('sign', ({ concept }) => concept === 'everywhere') === undefined)
      return undefined
    slots.thing(['notes'])
    const { text } = find.which
    return ({ session }) =>
      session.operate({
        op: 'replace_text',
        find: text,
        replace: payload.text,
        matchCase: false,
        wholeWords: true,
      })
  },
}

/** "Change 5 years to 7 years in the table", "s4: 8–10% → 8–12%", "the third bullet should say …". */
export const setText: Frame = {
  name: 'set_item',
  read(slots) {
    if (!slots.verbs(changes, { silent: true })) return undefined
    const spans = slots.takeAll('thing', ({ phrase }) => phrase.which.by !== 'new')
    const payload = slots.take('payload')
    const places = slots.takeAll('place', ({ place }) => place.at === 'in')
    const [span, ...others] = spans
    if (span === undefined || payload === undefined || others.length > 1 || places.length > 1)
      return undefined
    // "Change 8 March in the last bullet to 7 March": words, and where they stand.
    const within =
      others[0]?.phrase ?? (places[0]?.place.at === 'in' ? places[0].place.thing : undefined)
    const { phrase } = span
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.scope(slides(world))
      const { which } = phrase
      const inside = within === undefined ? undefined : world.resolveOne(within, ids)
      const found = world
        .resolve(phrase, inside === undefined ? ids : [inside.slideId])
        .filter(({ kind }) => kind !== 'notes' || !phrase.isBare)
        .filter((thing) => inside === undefined || isWithin(thing, inside))
      const [thing, ...more] = found
      if (thing === undefined || more.length > 0) throw new Unfit()
      world.session.remember([thing.slideId])
      if (which.by === 'text' && phrase.isBare) {
        const part = thing.texts.flatMap(({ part, text }) => {
          const said = replacedOnce(text, which.text, payload.text)
          return said === undefined ? [] : [{ part, said }]
        })
        const [only, ...further] = part
        if (only === undefined || further.length > 0) throw new Unfit()
        sayInstead(world, thing, only.said, only.part)
      } else if (wholes.includes(thing.kind) && thing.texts.length === 1)
        sayInstead(world, thing, payload.text)
      else throw new Unfit()
    }
  },
}

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

function isWithin(
  thing: { block?: { id: string }; index: number; column?: number; kind: ThingKind },
  whole: typeof thing,
): boolean {
  if (whole.kind === 'block') return thing.block?.id === whole.block?.id
  if (thing.block?.id !== whole.block?.id) return false
  if (whole.kind === 'column' || whole.kind === 'side') return thing.column === whole.index
  return thing.index === whole.index
}
