import type { FontReference } from '../../../scene/text.ts'
import { step } from '../type-step.ts'

/** Headlines, and figures that are the message. */
export const headlineFace: FontReference = {
  family: 'Playfair Display',
  weight: 900,
  italic: false,
}
/** Words of somebody, in the largest italics. */
export const quoteFace: FontReference = { family: 'Playfair Display', weight: 700, italic: true }
/** Figures that are not the message. */
export const plainFigureFace: FontReference = {
  family: 'Playfair Display',
  weight: 400,
  italic: false,
}
/** Running text. */
export const textFace: FontReference = { family: 'Source Serif 4', weight: 400, italic: false }
/** Names, and words that stand out of running text. */
export const strongFace: FontReference = { family: 'Source Serif 4', weight: 700, italic: false }
/** What comments: captions, dates, affiliations. */
export const italicFace: FontReference = { family: 'Source Serif 4', weight: 400, italic: true }
/** Program text. */
export const codeFace: FontReference = { family: 'JetBrains Mono', weight: 400, italic: false }

/** The paper's name at the head of its front page. */
export const masthead = step(headlineFace, 26, 32)
/** Under pictures and beside the masthead. */
export const caption = step(italicFace, 12, 16)
/** What stands in italics over or under something: dates, affiliations. */
export const aside = step(italicFace, 16, 21)
/** Names of rows. */
export const rowName = step(strongFace, 16, 21)
/** Values at the ends of bars. */
export const barValue = step(headlineFace, 20, 26)
/** The last line of a column: what it adds up to. */
export const total = step(headlineFace, 16, 21)
