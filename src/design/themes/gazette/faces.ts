import type { FontReference } from '../../../scene/text.ts'
import { step } from '../type-step.ts'

const playfair = { family: 'Playfair Display', italic: false }
const serif: FontReference = { family: 'Source Serif 4', weight: 400, italic: false }

/** Headlines, and figures that are the message. */
export const headlineFace: FontReference = { ...playfair, weight: 900 }
/** Words of somebody, in the largest italics. */
export const quoteFace: FontReference = { ...playfair, weight: 700, italic: true }
/** Figures that are not the message. */
export const plainFigureFace: FontReference = { ...playfair, weight: 400 }
/** Running text. */
export const textFace: FontReference = serif
/** Names, and words that stand out of running text. */
export const strongFace: FontReference = { ...serif, weight: 700 }
/** What comments: captions, dates, affiliations. */
export const italicFace: FontReference = { ...serif, italic: true }

/** Under pictures and beside the masthead. */
export const caption = step(italicFace, 12, 16)
/** What stands in italics over or under something: dates, affiliations. */
export const aside = step(italicFace, 16, 21)
