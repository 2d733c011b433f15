import type { SceneNode, ShapeNode, TextNode } from '../../../scene/node.ts'
import type { Paint } from '../../../scene/paint.ts'
import type { Page, Scene } from '../../../scene/scene.ts'
import { itemOf, plainName } from './item-name.ts'
import { type FilledPlaceholder, pagePlaceholders, type SlotNumbers } from './placeholders.ts'
import { isShape, type ShapeKey, shapeKey, sharedShapes } from './shared-shapes.ts'

/** A layout of the file: what its slides have in common, or a sample of what a new slide holds. */
export interface FileLayout {
  name: string
  background: Paint
  /** In the order in which they are drawn; texts that are not in `placeholders` stand as they are. */
  nodes: readonly SceneNode[]
  placeholders: readonly FilledPlaceholder[]
  /** What the master draws would stand under this, or is not there: it is drawn without. */
  hidesMaster: boolean
  /** It is a sample: its texts say what belongs there. */
  isSample: boolean
}

/** The layouts of a file, and what its slides leave to them. */
export interface FileLayouts {
  /** What the master draws. */
  master: readonly ShapeNode[]
  layouts: readonly FileLayout[]
  layoutOf(page: Page): FileLayout
  /** The texts of a page that fill placeholders of its layout. */
  placeholdersOf(page: Page): ReadonlyMap<TextNode, FilledPlaceholder>
  /** Whether a shape of a page is drawn by its layout or the master. */
  isBelow(page: Page, shape: ShapeNode): boolean
}

/** Samples of layouts, with what they have in common on the master. */
export interface SampleLayouts {
  master: readonly ShapeNode[]
  layouts: readonly FileLayout[]
  /** The shapes that samples of a layout have, by its name in the scene. */
  shapes: ReadonlyMap<string, ReadonlySet<ShapeKey>>
}

/** The master draws the grounds that more than this share of the samples has, all of them. */
const commonShare = 0.5

/** Layouts of sample pages, each under the name of its layout and, where it is of several things, their number. */
export function sampleLayouts(pages: readonly Page[]): SampleLayouts {
  const shapes = new Map<string, Set<ShapeKey>>()
  for (const { layout, nodes } of pages)
    shapes.set(
      layout,
      new Set([...(shapes.get(layout) ?? []), ...nodes.filter(isShape).map(shapeKey)]),
    )
  const master = commonGrounds(pages)
  const layouts = pages.map((page): FileLayout => {
    const placeholders = [...pagePlaceholders(page).values()]
    return {
      name: sampleName(page, placeholders),
      background: page.background,
      placeholders,
      isSample: true,
      ...withoutMaster(page.nodes, master),
    }
  })
  const names = new Set<string>()
  return {
    master,
    shapes,
    layouts: layouts.filter(({ name }) => !names.has(name) && names.add(name)),
  }
}

/** The shapes that lie under all else on most pages. */
function commonGrounds(pages: readonly Page[]): ShapeNode[] {
  const pagesWith = new Map<ShapeKey, Page[]>()
  for (const page of pages)
    for (const key of groundShapes(page)) pagesWith.set(key, [...(pagesWith.get(key) ?? []), page])
  let alike = [...pages]
  const common = new Set<ShapeKey>()
  for (const [key, having] of [...pagesWith].sort(([, a], [, b]) => b.length - a.length)) {
    const left = alike.filter((page) => having.includes(page))
    if (left.length <= pages.length * commonShare) continue
    alike = left
    common.add(key)
  }
  return sharedShapes(
    alike.map(({ nodes }) => nodes),
    (shape) => common.has(shapeKey(shape)),
  )
}

/** The shapes that a page draws before anything that says something. */
function groundShapes({ nodes }: Page): Set<ShapeKey> {
  const end = nodes.findIndex((node) => node.kind !== 'shape')
  const grounds = end < 0 ? nodes : nodes.slice(0, end)
  return new Set(grounds.filter(isShape).map(shapeKey))
}

/** `Cards – 3`: the number of the first things that the sample has several of. */
function sampleName(page: Page, placeholders: readonly FilledPlaceholder[]): string {
  const items = placeholders.flatMap(({ node }) => itemOf(node.name) ?? [])
  const kind = items[0]?.replace(/\d+$/, '')
  const count = new Set(items.filter((item) => item.replace(/\d+$/, '') === kind)).size
  return count > 1 ? `${layoutName(page)} – ${count}` : layoutName(page)
}

/** What is left of a layout's nodes when the master draws its own, or all of them and no master. */
function withoutMaster(
  nodes: readonly SceneNode[],
  master: readonly ShapeNode[],
): { nodes: readonly SceneNode[]; hidesMaster: boolean } {
  if (master.length === 0) return { nodes, hidesMaster: false }
  const below = new Set(sharedShapes([master, nodes], () => true).map(shapeKey))
  if (below.size < master.length) return { nodes, hidesMaster: true }
  const isLeft = (node: SceneNode) => node.kind !== 'shape' || !below.has(shapeKey(node))
  return { nodes: nodes.filter(isLeft), hidesMaster: false }
}

/**
 * The layouts of a file: one for each that its pages have, with what these have in common and a sample of the layout has
 * too, or that lies under all else; but with nothing that belongs to one of several things, which goes where that goes. Then the samples of layouts
 * that are not there under that name. A placeholder sits where the first page that fills it has it; the background is
 * that of the first page that has none of its own.
 */
export function fileLayouts(scene: Scene, samples?: SampleLayouts): FileLayouts {
  const pagesOf = new Map<string, Page[]>()
  // A ground that one slide has is no layout's where another page shows that.
  const usual = scene.pages.filter((page) => !page.hasOwnGround)
  for (const page of [...usual, ...scene.pages.filter((page) => page.hasOwnGround)]) {
    const name = layoutName(page)
    pagesOf.set(name, [...(pagesOf.get(name) ?? []), page])
  }
  const filledOf = new Map<Page, ReadonlyMap<TextNode, FilledPlaceholder>>()
  const below = new Map<string, ReadonlySet<ShapeKey>>()
  const used = [...pagesOf].map(([name, pages]): FileLayout => {
    const numbers: SlotNumbers = new Map()
    const placeholders = new Map<string, FilledPlaceholder>()
    for (const page of pages) {
      const all = pagePlaceholders(page, numbers)
      filledOf.set(page, all)
      for (const filled of all.values())
        if (!placeholders.has(filled.element)) placeholders.set(filled.element, filled)
    }
    const items = new Set(
      pages.flatMap(({ nodes }) =>
        nodes.flatMap(({ kind, name }) => (kind === 'text' ? (itemOf(name) ?? []) : [])),
      ),
    )
    const sampled = samples?.shapes.get(pages[0]?.layout ?? '')
    const grounds = pages[0] && samples ? groundShapes(pages[0]) : undefined
    const shared = sharedShapes(
      pages.map(({ nodes }) => nodes),
      (shape) => {
        if (!shape.decorative || items.has(itemOf(shape.name) ?? '')) return false
        const isOf = (shapes?: ReadonlySet<ShapeKey>) => shapes?.has(shapeKey(shape)) === true
        return isOf(sampled) || isOf(grounds)
      },
    )
    below.set(name, new Set(shared.map(shapeKey)))
    const { nodes, hidesMaster } = withoutMaster(shared, samples?.master ?? [])
    const texts = [...placeholders.values()]
    return {
      name,
      background: pages[0]?.background as Paint,
      placeholders: texts,
      nodes: [...nodes, ...texts.map(({ node }) => node)],
      hidesMaster,
      isSample: false,
    }
  })
  const layouts = new Map(
    [...used, ...(samples?.layouts ?? []).filter(({ name }) => !pagesOf.has(name))].map(
      (layout) => [layout.name, layout] as const,
    ),
  )
  return {
    master: samples?.master ?? [],
    layouts: [...layouts.values()],
    layoutOf: (page) => layouts.get(layoutName(page)) as FileLayout,
    placeholdersOf: (page) => filledOf.get(page) ?? new Map(),
    isBelow: (page, shape) => {
      const shapes = below.get(layoutName(page))
      return shapes !== undefined && shapes.size > 0 && shapes.has(shapeKey(shape))
    },
  }
}

/**
 * The name of a page's layout as the list of layouts shows it: `big-number` → `Big number`; never empty. The capital is
 * needed: LibreOffice has styles named `table` and `cell` and drops the background of a layout of that name.
 */
function layoutName(page: Page): string {
  return plainName(page.layout) || 'Slide'
}
