import { inches } from '../../src/scene/geometry.ts'
import type { ChartNode, SceneNode, TableNode, TextNode } from '../../src/scene/node.ts'
import type { Page } from '../../src/scene/scene.ts'
import type { TextStyle } from '../../src/scene/text.ts'

/** The node of a page with this name; throws when there is none. */
export function nodeNamed(page: Page, name: string): SceneNode {
  const node = page.nodes.find((one) => one.name === name)
  if (node === undefined)
    throw new Error(`No ${name} among ${page.nodes.map((one) => one.name).join(', ')}.`)
  return node
}

export function textNamed(page: Page, name: string): TextNode {
  const node = nodeNamed(page, name)
  if (node.kind !== 'text') throw new Error(`${name} is a ${node.kind}.`)
  return node
}

export function chartOf(page: Page): ChartNode {
  const node = nodeNamed(page, 'chart')
  if (node.kind !== 'chart') throw new Error('The chart is something else.')
  return node
}

/** A text that a chart draws itself, by its name there. */
export function drawnText(page: Page, name: string): TextNode {
  const node = chartOf(page).drawing.find((one) => one.name === name)
  if (node?.kind !== 'text') throw new Error(`The chart draws no text ${name}.`)
  return node
}

export function tableOf(page: Page, name = 'table'): TableNode {
  const node = nodeNamed(page, name)
  if (node.kind !== 'table') throw new Error(`${name} is a ${node.kind}.`)
  return node
}

/** The style of a text's first run. */
export function styleOf(node: Pick<TextNode, 'layout'>): TextStyle {
  const run = node.layout.paragraphs[0]?.specification.runs[0]
  if (run === undefined) throw new Error('The text is empty.')
  return run.style
}

/** The lines of a text as they are broken. */
export function linesOf(node: Pick<TextNode, 'layout'>): string[] {
  return node.layout.paragraphs.flatMap((one) => one.lines.map((line) => line.text.trim()))
}

/** A box in inches, to a hundredth, to compare with a specification. */
export function boxInInches({ box }: Pick<SceneNode, 'box'>): number[] {
  return [box.x, box.y, box.width, box.height].map(
    (value) => Math.round((value / inches(1)) * 100) / 100,
  )
}
