import { chosenVariant, type LayoutName } from '../../../deck/slide.ts'
import { tidied } from '../../clauses/clause.ts'
import { Declined } from '../../reading-errors.ts'
import { impliedSlides } from '../../references/find-references.ts'
import type { Session } from '../../session.ts'
import type { Frame } from '../frame.ts'
import { isPartedBySigns, spokenItems } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import type { ThingPhrase } from '../span.ts'
import { withinLimits } from '../wished-slides/within-limits.ts'
import type { World } from '../world.ts'
import { insertAt } from './insert-at.ts'
import { fillsEmpty, insertionPlace, placesOf } from './items.ts'
import { itemOf } from './new-item.ts'

/** "Add bullets Oat milk and Tea to slide 4", "add a bullet to slide 3", "add the points A and B to it". */
export const addPoints: Frame = {
  name: 'insert_items',
  read(slots) {
    // "**Take** the card **off**" adds none.
    if (slots.says('out') || !slots.verbs(['add', 'put', 'write', 'append'])) return undefined
    const phrase = slots.take('thing', ({ phrase }) => isPoints(phrase))
    if (phrase === undefined) return undefined
    const payloads = slots.takeAll('payload')
    const topic = slots.take('topic')?.text
    // Words of several kinds are a name and a text.
    if (payloads.length > 1 && payloads.some(({ by }) => by !== 'quote')) return undefined
    // "Put the points of slide 3 on slide 4" gives none.
    if (payloads.length === 0 && slots.all('slides').length > 1) return undefined
    // "Add a point to the Facsimile column".
    const places = payloads.length === 0 ? placesOf(slots) : []
    const slides = slidesNamed(slots)
    return (world) => {
      if (places.length > 0) {
        const where = insertionPlace(world, phrase.phrase, places, world.scope(slides(world)))
        insertAt(world, where, [askForPoint(world.session)])
        return
      }
      const { session } = world
      const ids =
        slides(world) ?? impliedSlides(session, 'Which slide shall the points be added to?')
      const said = payloads.flatMap(({ by, text }) =>
        by === 'quote' ? [text] : pointsIn(tidied(text), phrase.phrase).map(capitalized),
      )
      const given = withinLimits(said.length > 0 ? said : [askForPoint(session, topic)])
      if (session.pendingId !== undefined && ids.includes(session.pendingId)) {
        const kept = session.pending?.points ?? []
        session.amendPending({ points: withinLimits([...kept, ...given]) })
        return
      }
      if (fillsEmpty(world, ids, given)) return
      for (const id of ids) addTo(world, id, given)
      session.remember(ids)
    }
  },
}

/** "A bullet", "the points", "bullets": some that are not there yet. */
const isPoints = ({ kinds, among, which }: ThingPhrase) =>
  (which.by === 'new' || which.by === 'kind') &&
  (kinds.includes('item') || (among === 'bullets' && kinds.includes('block')))

/** "Add the **point** Snow and ice" gives one, "add the **points** …" a list. */
const pointsIn = (text: string, { isOne }: ThingPhrase): string[] =>
  !isOne || isPartedBySigns(text) ? spokenItems(text) : [text]

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** @throws {Unclear} unless that was answered. */
function askForPoint(session: Session, topic?: string): string {
  return session.ask(
    'point',
    topic === undefined
      ? 'What shall the point say?'
      : `What shall the point about “${topic}” say?`,
    [],
    (answer) => tidied(answer) || undefined,
  )
}

/** What points can be added to as they are. */
const lists: readonly string[] = ['bullets', 'steps', 'cards']

/** Layouts that show sentences beside their content, in every theme. */
const besideText: ReadonlySet<LayoutName | undefined> = new Set([
  'stats',
  'big-number',
  'chart',
  'definition',
] as const)

/**
 * Adds points to the last list of a slide, to a side of its comparison, or as sentences beside its chart or figures.
 * @throws {Declined} when it has room for none of them.
 * @throws {Unclear} unless it is known which side is meant.
 */
function addTo({ session }: World, slideId: string, points: readonly string[]): void {
  const slide = session.slide(slideId)
  const shown = slide && chosenVariant(slide)
  const list = shown?.blocks.findLast(({ kind }) => lists.includes(kind))
  const compared = shown?.blocks.find((block) => block.kind === 'comparison')
  const prose = shown?.blocks.find((block) => block.kind === 'paragraph')
  if (list !== undefined) {
    const items = points.map((text) => itemOf(list.kind, text, undefined, session.language))
    session.operate({ op: 'insert_items', slideId, blockId: list.id, items })
  } else if (compared !== undefined && compared.rows.length === 0) {
    const sides = compared.sides.map(({ text }, value) => ({
      text: text || `Side ${value + 1}`,
      value,
    }))
    const side = session.ask('side', 'Which side shall the points be added to?', sides)
    const items = points.map((text) => ({ text, side }))
    session.operate({ op: 'insert_items', slideId, blockId: compared.id, items })
  } else if (prose === undefined && !besideText.has(shown?.layout))
    throw new Declined(
      'nothing_to_do',
      `${session.slideName(slideId)} has no list that points could be added to.`,
    )
  else {
    const added = points.map((text) => ({ text, sources: [], added: true as const }))
    const paragraphs = [...(prose?.paragraphs ?? []), ...added]
    session.operate(
      prose === undefined
        ? {
            op: 'add_block',
            slideId,
            block: { kind: 'paragraph', id: session.context.newId(), paragraphs },
          }
        : { op: 'update_block', slideId, block: { ...prose, paragraphs } },
    )
  }
}
