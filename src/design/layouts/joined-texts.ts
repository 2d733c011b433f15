import type { TextNode } from '../../scene/node.ts'
import type { LaidParagraph } from '../../scene/text.ts'
import { textTop } from '../../scene/text-position.ts'
import { bottomEdge } from '../grid.ts'

/**
 * Texts of one width under one another as one text, each line where it was: one list to edit. The box is that of all.
 * @param texts at least one, from top to bottom.
 */
export function joinedTexts(texts: readonly [TextNode, ...TextNode[]]): TextNode {
  const [first] = texts
  const last = texts.at(-1) ?? first
  const top = textTop(first)
  let height = 0
  const paragraphs = texts.flatMap((node): LaidParagraph[] => {
    const start = textTop(node) - top
    const space = start - height
    height = start + node.layout.height
    return node.layout.paragraphs.map((paragraph, index) => ({
      ...paragraph,
      specification: {
        ...paragraph.specification,
        ...(index === 0 ? { spaceBefore: space } : {}),
      },
      lines: paragraph.lines.map((line) => ({ ...line, baseline: line.baseline + start })),
    }))
  })
  const width = Math.max(...texts.map(({ layout }) => layout.width))
  return {
    ...first,
    anchor: 'top',
    box: { ...first.box, y: top, height: bottomEdge(last.box) - top },
    layout: { ...first.layout, width, height, paragraphs },
  }
}
