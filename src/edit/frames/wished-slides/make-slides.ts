import type { Block } from '../../../deck/blocks/block.ts'
import { Declined } from '../../reading-errors.ts'
import type { Session } from '../../session.ts'
import { chartOf, tableOf } from '../frames/new-data.ts'
import { itemOf } from '../frames/new-item.ts'
import { comparisonOf, insert } from '../frames/new-slides.ts'
import type { World } from '../world.ts'
import type { SlideContent, WishedSlides } from './wished-slides.ts'

/**
 * Makes the slides that a wish asks for.
 * @throws {Declined} where what was given does not fit together.
 */
export function makeSlides({ place, titles, content }: WishedSlides, world: World): void {
  const { session } = world
  if (content.kind === 'unfit') throw new Declined('not_understood', content.why)
  const first = place?.position([])
  for (const [at, title] of titles.entries())
    makeSlide(title, content, first === undefined ? undefined : first + at)

  function makeSlide(title: string, content: SlideContent, position: number | undefined): void {
    const block = blockOf(content, title)
    if (block !== undefined)
      insert(world, position, { title, layout: block.layout, block: block.of })
    else if (content.kind === 'empty') insert(world, position, { title, layout: 'bullets' })
    else addSlide(session, title, content, position)
  }
}

/** What is given as data stands as it was given. */
function blockOf(
  content: SlideContent,
  title: string,
): { layout: 'table' | 'chart' | 'comparison' | 'cards'; of: (id: string) => Block } | undefined {
  switch (content.kind) {
    case 'table': {
      const { columns, rows } = content.table
      return { layout: 'table', of: (id) => tableOf(id, [columns, ...rows]) }
    }
    case 'chart':
      return {
        layout: 'chart',
        of: (id) => chartOf(id, content.chart, content.pairs, title, content.unit),
      }
    case 'cards':
      return {
        layout: 'cards',
        of: (id) => ({
          kind: 'cards',
          id,
          items: content.points.map((point) => ({ ...cardOf(point), sources: [], added: true })),
        }),
      }
    case 'comparison':
      return { layout: 'comparison', of: (id) => comparisonOf(id, content.sides) }
    default:
      return undefined
  }
}

/** "Lea Roth – engineer": what stands before the dash or colon heads the card. */
function cardOf(point: string): { head: string; text: string } {
  const { head, text } = itemOf('cards', point, undefined) as { head: string; text: string }
  return { head, text }
}

/** What is given in words is shown as suits it. */
function addSlide(
  session: Session,
  title: string,
  content: SlideContent,
  position: number | undefined,
): void {
  const points =
    'points' in content ? content.points : content.kind === 'quote' ? [content.quotation] : []
  const layout = content.kind === 'points' || content.kind === 'empty' ? undefined : content.kind
  if (
    layout === 'unfit' ||
    layout === 'table' ||
    layout === 'chart' ||
    layout === 'comparison' ||
    layout === 'cards'
  )
    return
  session.addSlide({
    request: 'add_slide',
    ...(position === undefined ? {} : { position }),
    ...(layout === undefined ? {} : { layout }),
    ...(title === '' ? {} : { title }),
    ...(points.length === 0 ? {} : { points: [...points] }),
  })
}
