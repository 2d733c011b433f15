import { isBlank } from '../../../deck/blank-variant.ts'
import type { Block } from '../../../deck/blocks/block.ts'
import { chosenVariant, type Slide, type Variant } from '../../../deck/slide.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { Declined } from '../../reading-errors.ts'
import { kindName, thereIsNo, verbOf } from '../../references/kind-names.ts'
import { idsOf } from '../../references/reference.ts'
import { everyOfKind, ofKind } from '../../references/resolve-reference.ts'
import { blockKindOf, isOfChartType } from '../../references/slides-of-kind.ts'
import type { Session } from '../../session.ts'
import type { Frame } from '../frame.ts'
import type { ThingPhrase } from '../span.ts'
import { Unfit, type World } from '../world.ts'
import { goesSomewhere } from './deletions.ts'

/** "Remove the chart from slide 4", "delete all tables", "no chart on slide 3". */
export const deleteBlocks: Frame = {
  name: 'delete_block',
  isNew: true,
  read(slots) {
    if (goesSomewhere(slots) || slots.joinsSlides) return undefined
    const isSlip = slots.all('verb').some(({ token }) => token.corrected === true)
    if (isSlip || !slots.deletes()) return undefined
    slots.take('sign', ({ concept }) => concept === 'only')
    const isAny = slots.namesAny
    const [phrase, ...others] = slots.takeAll('thing').map((span) => span.phrase)
    const kind = phrase && kindSaid(phrase)
    if (phrase === undefined || kind === undefined || others.length > 0) return undefined
    const slides = slots.takeAll('slides').map(({ reference }) => reference)
    if (slides.length > 1) return undefined
    return (world) => {
      const { session } = world
      const named = slides.length > 0 ? idsOf(slides) : world.heading
      if (session.bound) throw new Unfit()
      session.carefully(() => {
        // "A chart" is none in particular, also where there is but one; "a chart on slide 3" is.
        const ids = named ?? slidesHaving(world, phrase, kind, isAny)
        // "Slide 4 and slide 5's chart" are two things.
        const lacks = (id: string) => blocksOn(session.slide(id), kind).length === 0
        if (phrase.which.by !== 'all' && ids.length > 1 && ids.some(lacks)) throw new Unfit()
        deleteOfKind(session, kind, [...ids])
      })
    }
  },
}

/** The kind of block that a noun says. */
function kindSaid({ kinds, type, among, which, isOne }: ThingPhrase): Concept | undefined {
  if (which.by === 'places' || which.by === 'touched') return undefined
  const kind = type ?? among ?? (kinds.includes('quote') ? 'quote' : undefined)
  // "The steps" are all of them.
  const isList = ['kind', 'all'].includes(which.by) && isOne !== true && kinds.includes('item')
  const isBlock = isList || kinds.every((one) => one === 'block' || one === 'quote')
  return isBlock && kind !== undefined && kind in blockKindOf ? kind : undefined
}

/** The slides that have a kind of block, where none is named: those that are meant, or asked for. */
function slidesHaving(
  world: World,
  phrase: ThingPhrase,
  kind: Concept,
  isAny: boolean,
): readonly string[] {
  const { session } = world
  if (phrase.which.by === 'all') return everyOfKind(session, kind)
  if (phrase.which.by === 'text') return world.resolve(phrase, undefined).map((one) => one.slideId)
  const ids = isAny ? everyOfKind(session, kind) : ofKind(session, kind, '', false, kindName(kind))
  const question = `Which slide ${verbOf(kind)} the ${kindName(kind)} on?`
  return isAny ? session.askForSlides('slide', question, ids) : ids
}

/**
 * Deletes the blocks of a kind from slides; asks about those that would show nothing but their title. A picture that a
 * slide stands on gives way to the same slide without it.
 * @throws {Declined} when there is none.
 * @throws {Unclear} when slides would be blank.
 */
function deleteOfKind(session: Session, kind: Concept, ids: readonly string[]): void {
  const wanted = ids.flatMap((id) => {
    const slide = session.slide(id)
    const blocks = blocksOn(slide, kind)
    return slide === undefined || blocks.length === 0 ? [] : [{ slide, blocks }]
  })
  if (wanted.length === 0)
    throw new Declined('nothing_to_do', `${thereIsNo(kind)} on ${namesOf(session, ids)}.`)
  const blank = wanted.filter(
    ({ slide, blocks }) =>
      plainVariant(slide) === undefined && isBlank(withoutBlocks(chosenVariant(slide), blocks)),
  )
  const goes = blank.length > 0 && askWhetherToDelete(session, blank)
  for (const one of wanted) {
    const slideId = one.slide.id
    const plain = plainVariant(one.slide)
    if (goes && blank.includes(one)) session.operate({ op: 'delete_slide', slideId })
    else if (plain !== undefined) session.operate({ op: 'choose_variant', slideId, variant: plain })
    else
      for (const block of one.blocks)
        session.operate({ op: 'delete_block', slideId, blockId: block.id })
  }
  session.remember(ids.filter((id) => session.position(id) !== -1))
  session.isPartGone = true
}

/** "slide 3", "those slides". */
function namesOf(session: Session, ids: readonly string[]): string {
  const [only = '', ...more] = ids
  return more.length === 0 ? `slide ${session.slideIds.indexOf(only) + 1}` : 'those slides'
}

/** The blocks of a kind that a slide shows; none where two have one id and cannot be told apart. */
function blocksOn(slide: Slide | undefined, kind: Concept): Block[] {
  if (slide === undefined) return []
  const shown = chosenVariant(slide).blocks.filter((one) => one.kind === blockKindOf[kind])
  const ofType = (loosely: boolean) =>
    shown.filter((one) => one.kind !== 'chart' || isOfChartType(one.chartType, kind, loosely))
  const named = ofType(false)
  const blocks = named.length > 0 ? named : ofType(true)
  const uniqueIds = new Set(blocks.map((one) => one.id))
  return uniqueIds.size < blocks.length ? [] : blocks
}

function withoutBlocks(variant: Variant, blocks: readonly Block[]): Variant {
  return { ...variant, blocks: variant.blocks.filter((one) => !blocks.includes(one)) }
}

/** The variant of a slide that shows the same without the picture it stands on. */
function plainVariant(slide: Slide): number | undefined {
  if (chosenVariant(slide).layout !== 'creative') return undefined
  const plain = slide.variants.findIndex((variant) => variant.layout !== 'creative')
  return plain === -1 ? undefined : plain
}

/** Whether slides shall go that nothing but their title would be left on. @throws {Unclear} unless that was answered. */
function askWhetherToDelete(session: Session, blank: readonly { slide: Slide }[]): boolean {
  const numbers = blank.map(({ slide }) => session.slideIds.indexOf(slide.id) + 1)
  const [only, ...more] = numbers
  const one = more.length === 0
  const names = one ? `slide ${only}` : `slides ${listed.format(numbers.map(String))}`
  const subject = one ? `Slide ${only}` : `Slides ${listed.format(numbers.map(String))}`
  return session.ask(
    'deletion of what would be empty',
    `${subject} would be empty. Delete ${one ? 'it' : 'them'}?`,
    [
      { text: `Delete ${names}`, value: true, saidBy: 'yes' },
      { text: `Leave nothing but the title${one ? '' : 's'}`, value: false },
    ],
  )
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
