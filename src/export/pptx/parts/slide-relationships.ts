import type { ChartNode, SceneImage, SceneNode } from '../../../scene/node.ts'
import type { Page, Scene } from '../../../scene/scene.ts'
import type { TextLayout, TextLink } from '../../../scene/text.ts'
import type { Relationships } from '../normalise/relationships.ts'
import { escapeAttribute } from '../xml.ts'

/** The ids of a slide's relationships to other parts. */
export interface SlideRelationships {
  charts: ReadonlyMap<ChartNode, string>
  /** By the pictures' ids. */
  images: ReadonlyMap<string, string>
  /** By the ids of the slides that its texts lead to; those that the deck does not have are missing. */
  slides: ReadonlyMap<string, string>
  /** By the addresses that its words lead to. */
  addresses: ReadonlyMap<string, string>
}

/** Names the files to which slides refer. */
interface SlideTargets {
  /** The number of a chart's part. */
  chart(node: ChartNode): number
  /** The name of a picture's file under `ppt/media`. */
  image(image: SceneImage): string
  /** The number of a slide, from 1; undefined when the deck has no such slide. */
  slide(slideId: string): number | undefined
}

/** Numbers a scene's charts and pictures in the order of the pages: each chart has a part, each picture one file. */
export function slideTargets(scene: Scene): SlideTargets {
  const charts = new Map<ChartNode, number>()
  const images = new Map<string, string>()
  for (const node of scene.pages.flatMap(({ nodes }) => nodes)) {
    if (node.kind === 'chart') charts.set(node, charts.size + 1)
    if (node.kind === 'image' && !images.has(node.image.id)) {
      const extension = node.image.mediaType.slice('image/'.length)
      images.set(node.image.id, `image${images.size + 1}.${extension}`)
    }
  }
  const slides = new Map(scene.pages.map(({ slideId }, index) => [slideId, index + 1]))
  return {
    chart: (node) => charts.get(node) ?? 0,
    image: ({ id }) => images.get(id) ?? '',
    slide: (slideId) => slides.get(slideId),
  }
}

/** Adds to a slide's relationships one for each chart, picture, slide and address that the page refers to. */
export function slideRelationships(
  page: Page,
  relationships: Relationships,
  targets: SlideTargets,
): SlideRelationships {
  const charts = new Map<ChartNode, string>()
  const images = new Map<string, string>()
  const slides = new Map<string, string>()
  const addresses = new Map<string, string>()
  for (const node of page.nodes) {
    if (node.kind === 'chart')
      charts.set(node, relationships.add('chart', `../charts/chart${targets.chart(node)}.xml`))
    else if (node.kind === 'image' && !images.has(node.image.id))
      images.set(node.image.id, relationships.add('image', `../media/${targets.image(node.image)}`))
    for (const link of linksOf(node)) {
      if ('url' in link) {
        if (!addresses.has(link.url))
          addresses.set(
            link.url,
            relationships.add('hyperlink', escapeAttribute(link.url), 'External'),
          )
        continue
      }
      const number = slides.has(link.slideId) ? undefined : targets.slide(link.slideId)
      if (number !== undefined)
        slides.set(link.slideId, relationships.add('slide', `slide${number}.xml`))
    }
  }
  return { charts, images, slides, addresses }
}

/** Where a click on a node, or on words of it, leads. */
function linksOf(node: SceneNode): TextLink[] {
  const inWords = ({ paragraphs }: TextLayout) =>
    paragraphs.flatMap(({ segments }) => segments.flatMap(({ style }) => style.link ?? []))
  if (node.kind === 'table')
    return node.rows.flatMap((row) => row.cells.flatMap((cell) => inWords(cell.layout)))
  return node.kind === 'text' ? [...(node.link ? [node.link] : []), ...inWords(node.layout)] : []
}
