import type { Block } from '../../../deck/blocks/block.ts'
import { beginningOf } from '../../../text/cut-text.ts'
import { Declined } from '../../reading-errors.ts'
import { chartOf, tableOf } from '../frames/new-data.ts'
import { itemOf } from '../frames/new-item.ts'
import { comparisonOf, insert } from '../frames/new-slides.ts'
import type { World } from '../world.ts'
import type { SlideContent, WishedSlide, WishedSlides } from './wished-slides.ts'
import { longestTitle, longestTopic, withinLimits } from './within-limits.ts'

/**
 * Makes the slides that a wish asks for.
 * @throws {Declined} where what was given does not fit together.
 */
export function makeSlides(wished: WishedSlides, world: World): void {
  const { place, slides, content, isBesideEach, notes } = wished
  if (content.kind === 'unfit') throw new Declined('not_understood', content.why)
  const [only = {}] = slides
  if (isBesideEach && place?.each) {
    for (const position of place.each()) makeSlide(only, content, position(), world)
    return
  }
  const first = place?.position([])
  for (const [at, slide] of slides.entries())
    makeSlide(slide, content, first === undefined ? undefined : first + at, world)
  const [made] = world.session.mentioned
  if (notes !== undefined && made !== undefined)
    world.session.operate({ op: 'set_notes', slideId: made, notes })
}

function makeSlide(
  slide: WishedSlide,
  content: SlideContent,
  position: number | undefined,
  world: World,
): void {
  const { title = '' } = slide
  const block = blockOf(content, title)
  if (block !== undefined) insert(world, position, { title, layout: block.layout, block: block.of })
  else if (slide.points) addSlide(world, slide, { kind: 'said', points: slide.points }, position)
  else if (content.kind === 'empty') insert(world, position, { title, layout: 'bullets' })
  else if (content.kind === 'said') addSlide(world, slide, content, position)
}

/** What is given as data stands as it was given. */
function blockOf(
  content: SlideContent,
  title: string,
):
  | { layout: 'table' | 'chart' | 'comparison' | 'cards' | 'steps'; of: (id: string) => Block }
  | undefined {
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
    case 'steps':
      return {
        layout: content.kind,
        of: (id) => ({
          kind: content.kind,
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

/** What is given in words is shown as suits it; of a topic we say what we know. */
function addSlide(
  { session }: World,
  { title, topic }: WishedSlide,
  { layout, points }: SlideContent & { kind: 'said' },
  position: number | undefined,
): void {
  session.addSlide({
    request: 'add_slide',
    ...(position === undefined ? {} : { position }),
    ...(layout === undefined ? {} : { layout }),
    ...(title === undefined ? {} : { title: beginningOf(title, longestTitle) }),
    ...(topic === undefined ? {} : { topic: beginningOf(topic, longestTopic) }),
    ...(points.length === 0 ? {} : { points: withinLimits(points) }),
  })
}
