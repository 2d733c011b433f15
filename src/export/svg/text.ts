import type { TextNode } from '../../scene/node.ts'
import type { TextLink } from '../../scene/text.ts'
import { eachGlyphRun, type PlacedText } from '../../scene/text-position.ts'
import { textRules } from '../../scene/text-rules.ts'
import type { SvgContext } from './svg-context.ts'
import { attributes, formatNumber } from './xml.ts'

/** Text in a box: every glyph run of its lines and its bullets, as the context's painter draws text. */
export function textToSvg(text: PlacedText, context: SvgContext): string {
  let written = ''
  eachGlyphRun(text, ({ run, x, baseline }) => {
    let words = context.textPainter.paintRun(run, x, baseline, context)
    for (const box of textRules(run, x, baseline))
      words += `<rect${attributes({ ...box, fill: run.color })}/>`
    written += run.link ? linkedWords(run.link, words, context) : words
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

/** Words that lead somewhere; in pictures, which lead nowhere, as they are. */
function linkedWords(link: TextLink, words: string, { slideHref }: SvgContext): string {
  if (slideHref === undefined) return words
  if ('url' in link)
    return `<a${attributes({ href: link.url })} target="_blank" rel="noopener noreferrer">${words}</a>`
  const href = slideHref(link.slideId)
  return href === undefined ? words : `<a${attributes({ href })}>${words}</a>`
}

function linked(node: TextNode, text: string, context: SvgContext): string {
  const href = node.link && context.slideHref?.(node.link.slideId)
  if (href === undefined) return text
  // The whole box answers to a click, not only the letters. The keyboard has the link in the transcript.
  const area = `<rect${attributes({ ...node.box })} fill="none" pointer-events="all"/>`
  return `<a${attributes({ href })} tabindex="-1">${area}${text}</a>`
}
