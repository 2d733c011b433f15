import type { Color } from '../../../scene/paint.ts'

/** The colours of the house: its darkness, its curtain, its gold. */
export const house = {
  night: '#1E0F20',
  /** Rays in the dark, as light as text allows. */
  ray: '#2A172C',
  velvet: '#2F1931',
  balcony: '#3D2240',
  /** The curtain of chapters, and its lit folds. */
  curtain: '#4A1229',
  fold: '#5A1A34',
  gold: '#E3BF73',
  /** Hairlines that carry nothing. */
  brass: '#9A7B45',
  ivory: '#F6ECD9',
  dust: '#CDB9A9',
} satisfies Record<string, Color>
