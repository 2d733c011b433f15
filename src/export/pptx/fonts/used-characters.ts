import type { SceneNode } from '../../../scene/node.ts'
import type { Scene } from '../../../scene/scene.ts'
import type { FontReference, TextLayout } from '../../../scene/text.ts'

/** A face and the code points that the scene sets in it. */
export interface UsedCharacters {
  font: FontReference
  codePoints: Set<number>
}

/** The faces that a scene's texts are set in, in the order of their first use. */
export function usedCharacters(scene: Scene): UsedCharacters[] {
  const faces = new Map<string, UsedCharacters>()
  const use = (font: FontReference, text: string) => {
    const key = `${font.family}/${font.weight}/${font.italic}`
    let face = faces.get(key)
    if (!face) {
      face = { font, codePoints: new Set() }
      faces.set(key, face)
    }
    for (const character of text) face.codePoints.add(character.codePointAt(0) as number)
  }
  use(scene.theme.displayFont, '')
  use(scene.theme.textFont, '')
  for (const page of scene.pages) for (const node of page.nodes) useNode(node, use)
  return [...faces.values()]
}

type Use = (font: FontReference, text: string) => void

function useNode(node: SceneNode, use: Use): void {
  switch (node.kind) {
    case 'text':
      useLayout(node.layout, use)
      break
    case 'table':
      for (const row of node.rows) for (const cell of row.cells) useLayout(cell.layout, use)
      break
    case 'chart':
      // The labels that the software draws are those of the drawing, in the styles of the node.
      for (const part of node.drawing) useNode(part, use)
      if (node.categoryStyle) use(node.categoryStyle.font, '')
      for (const { labelStyle } of node.series) if (labelStyle) use(labelStyle.font, '')
      break
    case 'shape':
    case 'image':
      break
  }
}

function useLayout(layout: TextLayout, use: Use): void {
  for (const { segments, specification, bulletRun } of layout.paragraphs) {
    for (const segment of segments) use(segment.font, segment.text)
    if (specification.bullet)
      use(bulletRun?.font ?? specification.bullet.style.font, specification.bullet.character)
  }
}
