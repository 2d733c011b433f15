import { Declined } from '../../reading-errors.ts'
import { plainWords } from '../../words/plain-words.ts'
import { means } from '../../words/token.ts'
import { isSame, matchOf } from '../best-named.ts'
import { sayInstead } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { spokenOf } from '../read-things.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { ThingPhrase } from '../span.ts'
import type { Thing, ThingKind } from '../thing.ts'
import { resolveWithin, whatAndWhere } from '../what-and-where.ts'
import { Unfit, type World } from '../world.ts'

/** "Delete the last two bullets", "take ‘Working while sick’ out of the list", "drop the Action column", "no captions". */
export const deleteThings: Frame = {
  name: 'delete_items',
  isNew: true,
  read(slots) {
    // "The last sentence **can go**": a slide would be asked about.
    if (slots.namesAny) return undefined
    if (goesSomewhere(slots) || slots.joinsSlides) return undefined
    if (!slots.deletes() && !slots.verbs(['unwanted'])) return undefined
    const it = slots.verbSaysIt ? { what: [spokenOf], within: undefined } : undefined
    const things = whatAndWhere(slots) ?? it
    if (things === undefined || !things.what.every(({ kinds }) => kinds.some(canGo)))
      return undefined
    // "**All bullets**" are the list.
    const [only, ...others] = things.what
    const isList = only?.which.by === 'all' && only.among !== undefined && others.length === 0
    if (isList && only.kinds.includes('item')) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.scope(slides(world))
      const found =
        oneOfSeveral(world, things.what, ids) ??
        oneNamed(world, things.what, resolveWithin(world, things, ids, kindsByWords(things.within)))
      const isLikely = things.what.some((phrase) => isOnlyLikely(world, phrase, found, ids))
      // "The last one" behind an instruction about points may be a slide as well.
      const isElsewhere =
        world.session.steps.length === 0 && things.what.some(({ isAlike }) => isAlike)
      if (slots.isSlip || isLikely || isElsewhere) confirmSlip(world, found)
      deleteAll(world, found)
    }
  },
}

/** "The last bullet on 4 can go **to slide 3**", "… out **into a new slide**": what stands before the verb, and a slide after it, is not taken away. */
export function goesSomewhere(slots: Slots): boolean {
  const [things, slides] = [slots.all('thing'), slots.all('slides')]
  const out = slots.all('sign').filter(({ concept }) => concept === 'out')
  return [...slots.all('verb'), ...out].some((span) => {
    const isBehind = (one: { start: number }) => one.start >= span.end
    const isUnwanted = span.type === 'verb' && means(span.token, 'unwanted')
    // "Rain raus auf Folie 9" may say where it is.
    const isElsewhere = isUnwanted || slides.some(({ end }) => end <= span.start)
    return (
      things.some(({ end }) => end <= span.start) &&
      (things.some((one) => isBehind(one) && one.phrase.which.by === 'new') ||
        slides.some((one) => isBehind(one) && (isElsewhere || one.isGoal === true)))
    )
  })
}

/** A verb that takes away and was written with a slip may be another: nothing goes before that is answered. */
export function confirmSlip({ session }: World, things: readonly Thing[]): void {
  const names = things.map(({ texts }) => `“${texts[0]?.text ?? ''}”`).join(', ')
  const slides = [...new Set(things.map(({ slideId }) => session.slideName(slideId)))].join(', ')
  const question = `Shall ${names} be deleted from ${slides}?`
  const isMeant = session.confirm('deletion by a slip', question, {
    yes: 'Yes, delete it',
    no: 'No, keep it',
  })
  if (!isMeant) throw new Declined('called_off', 'Nothing was deleted.')
}

/**
 * Whether words name what shall go by another form of theirs, by what it stands in or by how it begins, or others say them as well:
 * what is only likely is asked before it goes.
 * @throws {Unfit} where words alone only stand somewhere in it: they may mean another thing.
 */
function isOnlyLikely(
  world: World,
  phrase: ThingPhrase,
  found: readonly Thing[],
  slideIds: readonly string[] | undefined,
): boolean {
  const { which, isBare } = phrase
  if (which.by !== 'text') return false
  if (isBare && !found.some((thing) => saysOnly(thing, which.text))) {
    const [only, ...others] = found.map(({ texts }) => texts[0]?.text ?? '')
    const words = plainWords(which.text)
    // "Remove **John Price** from team": one there begins so; that is its name where a sign stands behind it.
    if (slideIds?.length !== 1 || only === undefined || others.length > 0) throw new Unfit()
    if (!plainWords(only).startsWith(`${words} `)) throw new Unfit()
    return plainWords(name.exec(only)?.[0] ?? '') !== words
  }
  if (which.matches === undefined) return false
  const own = found.filter((thing) => matchOf(which, thing) !== undefined)
  return (
    own.some((thing) => !matchOf(which, thing)?.isOwn) ||
    world.every(phrase, slideIds).length > own.length
  )
}

/** What names an item stands before its first comma, dash or colon. */
const name = /^.+?(?=[,;:：，、(（]|\s[–—-]\s|$)/su

/**
 * "Delete **the card** on slide 5", where it shows several: which of them is asked. Undefined where no slide is named, or the
 * wish says which.
 */
function oneOfSeveral(
  world: World,
  what: readonly ThingPhrase[],
  slideIds: readonly string[] | undefined,
): Thing[] | undefined {
  const [phrase, ...others] = what
  if (phrase?.which.by !== 'kind' || others.length > 0 || slideIds?.length !== 1) return undefined
  if (!phrase.kinds.includes('item') || phrase.kinds.includes('block')) return undefined
  const things = world.all(phrase, slideIds)
  // "That point" is one that was spoken of.
  if (things.length < 2 || world.mayMean(phrase, slideIds, () => true)) return undefined
  return [world.askWhich(things)]
}

/** "Delete **the task of Tobias**", who has three of them: which is asked. */
function oneNamed(
  world: World,
  [phrase, ...others]: readonly ThingPhrase[],
  found: readonly Thing[],
): Thing[] {
  const isOne = phrase?.which.by === 'text' && !phrase.isBare && others.length === 0
  const isOneBlock = new Set(found.map(({ block }) => block?.id)).size === 1
  return isOne && isOneBlock && found.length > 1 ? [world.askWhich(found)] : [...found]
}

/** Titles, blocks and slides go by others. */
function canGo(kind: ThingKind): boolean {
  return kind in axes || ['item', 'sentence', 'caption', 'eyebrow'].includes(kind)
}

/** What goes when nothing but its words is said: they may stand in a row that says more. */
const deletedByWords: readonly ThingKind[] = ['item', 'category', 'series', 'side']

/** "Acme out of **the table**": where that is said, a row by its first cell too. */
const kindsByWords = (within: ThingPhrase | undefined): readonly ThingKind[] =>
  within?.kinds.includes('block') ? [...deletedByWords, 'row'] : deletedByWords

/** Whether something says nothing but some words; a row is called by its first cell. */
function saysOnly({ kind, texts }: Thing, words: string): boolean {
  const own = kind === 'row' ? texts.slice(0, 1) : texts
  return own.some(({ text }) => plainWords(text) === plainWords(words))
}

const axes: Partial<Record<ThingKind, 'row' | 'column' | 'category' | 'series'>> = {
  row: 'row',
  column: 'column',
  category: 'category',
  series: 'series',
}

/** @throws {Unfit} where they are no things that can be taken away, or words in others. */
function deleteAll(world: World, all: readonly Thing[]): void {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  if (kinds.length === 0) throw new Unfit()
  const takeBack = world.session.beforeSteps()
  try {
    for (const kind of kinds)
      deleteOfKind(
        world,
        all.filter((one) => one.kind === kind),
      )
  } catch (error) {
    // Of rows of which one has to stay none goes.
    takeBack()
    throw error
  }
}

function deleteOfKind(world: World, things: readonly Thing[]): void {
  const { session } = world
  const [first] = things
  if (first === undefined) throw new Unfit()
  const ids = [...new Set(things.map(({ slideId }) => slideId))]
  if (first.kind === 'caption' || first.kind === 'eyebrow')
    for (const thing of things) sayInstead(world, thing, '')
  else if (first.kind === 'sentence') deleteSentences(world, things)
  else if (first.kind === 'item') {
    for (const [target, own] of byBlock(things))
      session.operate({ op: 'delete_items', ...target, items: own.map(({ index }) => index) })
  } else {
    const axis = axes[first.kind]
    if (axis === undefined) throw new Unfit()
    for (const [target, own] of byBlock(things))
      for (const { index } of own.toSorted((one, other) => other.index - one.index))
        if (axis === 'row') {
          if (own[0]?.block?.kind === 'comparison')
            session.operate({ op: 'delete_items', ...target, items: [index] })
          else session.operate({ op: 'delete_table_row', ...target, row: index })
        } else if (axis === 'column')
          session.operate({ op: 'delete_table_column', ...target, column: index })
        else if (axis === 'category')
          session.operate({ op: 'delete_chart_category', ...target, category: index })
        else session.operate({ op: 'delete_chart_series', ...target, series: index })
  }
  session.remember(ids)
  session.isPartGone = true
}

/** @throws {Unfit} where they are sentences of several texts. */
function deleteSentences(world: World, things: readonly Thing[]): void {
  const [whole, ...others] = new Set(things.map(({ of }) => of))
  if (whole === undefined || others.length > 0) throw new Unfit()
  const gone = things.map(({ index }) => index)
  const left = world
    .things([whole.slideId])
    .filter(({ of, index }) => of !== undefined && isSame(of, whole) && !gone.includes(index))
  sayInstead(
    world,
    whole,
    left
      .map(({ texts }) => texts[0]?.text ?? '')
      .join('')
      .trim(),
  )
}

function byBlock(things: readonly Thing[]): [{ slideId: string; blockId: string }, Thing[]][] {
  const found = new Map<string, Thing[]>()
  for (const thing of things) {
    if (thing.block === undefined) throw new Unfit()
    const key = `${thing.slideId}\n${thing.block.id}`
    found.set(key, [...(found.get(key) ?? []), thing])
  }
  return [...found].map(([key, own]) => {
    const [slideId = '', blockId = ''] = key.split('\n')
    return [{ slideId, blockId }, own]
  })
}
