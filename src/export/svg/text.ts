import { eachGlyphRun, type PlacedText } from '../../scene/text-position.ts'
import type { SvgContext } from './svg-context.ts'

/** Text in a box: every glyph run of its lines and its bullets, as the context's painter draws text. */
export function textToSvg(text: PlacedText, context: SvgContext): string {
  let written = ''
  eachGlyphRun(text, ({ run, x, baseline }) => {
    written += context.textPainter.paintRun(run, x, baseline, context)
  })
  return written
}
