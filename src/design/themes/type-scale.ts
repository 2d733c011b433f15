import type { FontReference } from '../../scene/text.ts'
import type { ThemeTokens, TypeScale } from './theme-tokens.ts'
import { step } from './type-step.ts'

/** Program text, the same in nearly all themes. */
const programFace: FontReference = { family: 'JetBrains Mono', weight: 400, italic: false }

/** The steps that themes most often have alike. */
type UsualStep = 'footer' | 'small' | 'large' | 'value' | 'head' | 'statistic' | 'code'

/**
 * What a theme sets words in: the faces of headings and figures, of running text and its semi-bold, and a type scale in
 * them, of which the steps that most themes have alike need not be said.
 */
export function typeIn(
  displayFont: FontReference,
  textFont: FontReference,
  strong: FontReference,
  own: Omit<TypeScale, UsualStep> & Partial<TypeScale>,
): Pick<ThemeTokens, 'type' | 'strong' | 'displayFont' | 'textFont'> {
  const usual: Pick<TypeScale, UsualStep> = {
    footer: step(textFont, 10, 13),
    small: step(textFont, 14, 19),
    large: step(textFont, 20, 27),
    value: step(displayFont, 20, 26),
    head: step(strong, 20, 25),
    statistic: own.figure,
    code: step(programFace, 14, 21),
  }
  return { type: { ...usual, ...own }, strong, displayFont, textFont }
}
