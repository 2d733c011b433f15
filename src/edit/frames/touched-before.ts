import { thingsOf } from '../../deck/blocks/block-list.ts'
import type { Mark } from '../../deck/marks/mark.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { Session } from '../session.ts'
import { type Thing, type ThingKind, thingsOn } from './thing.ts'

/**
 * What the wish before this instruction has added or marked on slides, or said anew: "it" is that, and not the slide that it
 * stands on. None where slides themselves were changed, or nobody knows.
 */
export function touchedBefore({ context, steps, slide }: Touched): Thing[] {
  const { lastWish } = context
  if (lastWish === undefined || steps > 0) return []
  const found: Thing[] = []
  for (const operation of lastWish.inverse) {
    if (operation.op !== 'replace_slide') return []
    const now = slide(operation.slide.id)
    if (now !== undefined) found.push(...changedOn(operation.slide, now))
  }
  return found
}

interface Touched {
  context: Session['context']
  /** How many steps the instruction has taken itself. */
  steps: number
  slide: (id: string) => Slide | undefined
}

/** What may be added to a list, a table or a chart. */
const added: readonly ThingKind[] = ['item', 'row', 'column', 'category', 'series']

/** What of a slide is new, or set otherwise as a whole; a new column is no change of the rows. */
function changedOn(before: Slide, now: Slide): Thing[] {
  const [then, there] = [thingsOn(before), thingsOn(now)]
  const newOnes = added.flatMap((kind) => {
    const earlier = then.filter((one) => one.kind === kind)
    const later = there.filter((one) => one.kind === kind)
    const isGrown = later.length > earlier.length
    const isSaidAnew = kind === 'item' && later.length === earlier.length
    return isGrown || isSaidAnew ? later.filter((one) => !earlier.some(saysAs(one))) : []
  })
  if (newOnes.length > 0) return newOnes
  return there.filter(
    (thing) =>
      (thing.kind === 'item' || thing.kind === 'title') &&
      isMarkedWhole(thing, now) &&
      then.some(
        (one) =>
          one.index === thing.index && saysAs(thing)(one) && isOtherwise(one, before, thing, now),
      ),
  )
}

const saysAs = (one: Thing) => (other: Thing) =>
  one.kind === other.kind &&
  one.block?.id === other.block?.id &&
  one.texts.map(({ text }) => text).join('\n') === other.texts.map(({ text }) => text).join('\n')

const isOtherwise = (one: Thing, before: Slide, thing: Thing, now: Slide): boolean =>
  JSON.stringify(marksOf(one, before)) !== JSON.stringify(marksOf(thing, now))

/** Whether marks cover a whole text: of words within it "it" would be these alone. */
function isMarkedWhole(thing: Thing, slide: Slide): boolean {
  const [only, ...others] = thing.texts
  const covered = marksOf(thing, slide).reduce((sum, { from, to }) => sum + to - from, 0)
  return others.length === 0 && covered > 0 && covered === only?.text.length
}

function marksOf({ kind, block, index }: Thing, slide: Slide): readonly Mark[] {
  if (kind === 'title') return chosenVariant(slide).titleMarks ?? []
  const item = block && thingsOf(block)[index]
  return item !== undefined && Array.isArray(item.marks) ? item.marks : []
}
