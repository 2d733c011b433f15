import type { TextNode } from '../../scene/node.ts'
import { eachGlyphRun, type PlacedText } from '../../scene/text-position.ts'
import { textRules } from '../../scene/text-rules.ts'
import type { SvgContext } from './svg-context.ts'
import { attributes, formatNumber } from './xml.ts'

/** Text in a box: every glyph run of its lines and its bullets, as the context's painter draws text. */
export function textToSvg(text: PlacedText, context: SvgContext): string {
  let written = ''
  eachGlyphRun(text, ({ run, x, baseline }) => {
    written += context.textPainter.paintRun(run, x, baseline, context)
    for (const box of textRules(run, x, baseline))
      written += `<rect${attributes({ ...box, fill: run.color })}/>`
  })
  return written
}

/** A text node: its text, turned where it is turned, a link where it leads to another slide. */
export function textNodeToSvg(node: TextNode, context: SvgContext): string {
  const text = linked(node, textToSvg(node, context), context)
  if (!node.rotation) return text
  const { x, y, width, height } = node.box
  const turn = [node.rotation, x + width / 2, y + height / 2].map((one) => formatNumber(one))
  return `<g transform="rotate(${turn.join(' ')})">${text}</g>`
}

function linked(node: TextNode, text: string, context: SvgContext): string {
  const href = node.link && context.slideHref?.(node.link.slideId)
  if (href === undefined) return text
  // The whole box answers to a click, not only the letters. The keyboard has the link in the transcript.
  const area = `<rect${attributes({ ...node.box })} fill="none" pointer-events="all"/>`
  return `<a${attributes({ href })} tabindex="-1">${area}${text}</a>`
}
