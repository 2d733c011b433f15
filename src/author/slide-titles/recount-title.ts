import type { Variant } from '../../deck/slide.ts'
import { fillTemplate, titleTemplatesFor } from '../composer/language/title-templates.ts'
import { countIn, type TitleCount, withCount } from './counted-title.ts'
import { listLength, listOf, longestList, reachedEvents } from './list-counts.ts'

/**
 * The title of a variant whose list has become shorter or longer: a count in it that was right before is right again, or
 * gone where nothing is left to count. Other titles stay as they are.
 * @param before what the slide showed when the title was true.
 */
export function recountedTitle(before: Variant, after: Variant, language: string): string {
  const { title } = after
  const counted = countIn(title, language)
  if (counted === undefined || !holds(counted, before) || holds(counted, after)) return title
  if (counted.reached && reachedEvents(after) === undefined && sameLength(before, after))
    return title
  if (counted.reached) return datesTitle(after, language) ?? withCount(title, counted, 1, language)
  const kind = listOf(counted.count, before)?.kind
  const list = after.blocks.find((block) => block.kind === kind) ?? longestList(after)
  const count = list === undefined ? undefined : listLength(list)
  return withCount(title, counted, count ?? 1, language)
}

/** Whether events are shown in another form, all of them. */
function sameLength(before: Variant, after: Variant): boolean {
  const events = before.blocks.find((block) => block.kind === 'timeline')
  return events !== undefined && listOf(events.items.length, after) !== undefined
}

function holds({ count, reached }: TitleCount, variant: Variant): boolean {
  return reached ? reachedEvents(variant) === count : listOf(count, variant) !== undefined
}

/** What can be said of any events: from when to when they go. Undefined for fewer than two. */
export function datesTitle({ blocks }: Variant, language: string): string | undefined {
  const events = blocks.find((block) => block.kind === 'timeline')?.items ?? []
  const template = titleTemplatesFor(language)?.milestonesBetween
  const [x, y] = [events[0]?.date.trim() ?? '', events.at(-1)?.date.trim() ?? '']
  if (events.length < 2 || x === '' || y === '' || template === undefined) return undefined
  return fillTemplate(template, { x, y })
}
