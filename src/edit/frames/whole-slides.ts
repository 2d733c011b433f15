import { Declined } from '../reading-errors.ts'
import { impliedSlides } from '../references/find-references.ts'
import { numbers } from '../references/resolve-reference.ts'
import type { Slots } from './slots.ts'
import type { ThingPhrase } from './span.ts'
import { isSoleKind } from './thing-nouns.ts'
import type { World } from './world.ts'

/** Looks up the slides that a wish is for, and asks `question` where it names none and nothing says which. */
type SlidesOf = (world: World, question: string) => string[]

/**
 * Takes what a wish for whole slides names: slides, by their noun or by bare numbers, or what stands on them. What is done with one
 * thing of several is not done with its slide. Undefined where only an amount of slides is said.
 */
export function takeSlides(slots: Slots): SlidesOf | undefined {
  const all = slots.all('slides')
  // "**To slide 6**": where something goes.
  const spans = slots.takeAll('slides', ({ isGoal }) => all.length === 1 || isGoal !== true)
  // "Slide 4, make **it** shorter".
  const said = spans.filter(({ reference }) => reference.form !== 'pronoun')
  const named = (said.length > 0 ? said : spans).map(({ reference }) => reference)
  if (named.some(({ form }) => form === 'quantity')) return undefined
  const isCounted = named.length === 0
  const values = slots
    .takeAll('number', ({ isTimes }) => isCounted && !isTimes)
    .map(({ value }) => value)
  // "The **text** of slide 3" is what it says.
  slots.take('field', ({ field }) => field === 'text')
  slots.take('sign', ({ concept }) => concept === 'words')
  const phrases: ThingPhrase[] = slots
    .takeAll('thing', ({ phrase }) => standsFor(phrase, named.length === 0))
    .map(({ phrase }) => phrase)
  return (world, question) => {
    const { session } = world
    if (phrases.some(isOneThing)) throw ofOneThing()
    const ids = [
      ...named.flatMap((one) => one.ids()),
      ...(values.length > 0 ? numbers(session, values) : []),
    ]
    if (ids.length > 0) {
      // A table that is named stands on them, or it is no wish for whole slides; "these points" is whatever stands there.
      for (const phrase of phrases) if (phrase.kinds.includes('block')) world.resolve(phrase, ids)
      return [...new Set(ids)]
    }
    const there = phrases.flatMap((phrase) => world.resolve(phrase, world.scope(undefined)))
    if (there.length > 0) return [...new Set(there.map(({ slideId }) => slideId))]
    return impliedSlides(session, question)
  }
}

/** Whether what stands on a slide may stand for it: "the chart", "the risks"; not its title, nor mere words where the slide is named. */
function standsFor({ which, isBare, kinds }: ThingPhrase, isUnnamed: boolean): boolean {
  if (which.by === 'new') return false
  return isBare ? isUnnamed : !kinds.every(isSoleKind)
}

/** "**Step 2**", "**the row Acme**", "**the cell**": one of the things on a slide. */
function isOneThing({ which, isBare, isOne, kinds }: ThingPhrase): boolean {
  if (isBare) return false
  if (which.by === 'places') return true
  if (which.by === 'text') return !kinds.includes('block')
  return which.by === 'kind' && (isOne || kinds.some((kind) => kind === 'cell' || kind === 'row'))
}

/** "Make **step 2** shorter". */
const ofOneThing = () =>
  new Declined(
    'unsupported',
    'That is done with whole slides only in words here, and not with one thing on them.',
  )
