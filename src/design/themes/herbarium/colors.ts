import type { Color } from '../../../scene/paint.ts'

export const paper: Color = '#F0F3E6'
export const deepGreen: Color = '#12372B'
export const ink: Color = '#17352B'
export const berry: Color = '#B0306A'
/** On deep green. */
export const petal: Color = '#F2A7B8'
/** At the heart of a flower. */
export const pollen: Color = '#F7E7B4'
export const cream: Color = '#F6F4E6'
export const paleOnGreen: Color = '#E3ECD3'
export const mossOnGreen: Color = '#CFE0BC'
/** Grounds of cards, lighter first. */
export const paleLeaf: Color = '#E3ECD3'
export const freshLeaf: Color = '#D9E6C1'

/** How one kind of leaf is coloured: its blade and its veins. */
export interface LeafColors {
  blade: Color
  vein: Color
}

/** From the farthest to the nearest. */
export const foliage = {
  /** Hardly seen on deep green. */
  shade: { blade: '#1C4A39', vein: '#27594A' },
  far: { blade: '#245C45', vein: '#3C775C' },
  middle: { blade: '#3A7F59', vein: '#6FA884' },
  near: { blade: '#8FB77C', vein: '#C6DAA6' },
  nearest: { blade: '#C6DAA6', vein: '#8FB77C' },
  /** On the pale ground. */
  green: { blade: '#2F6E4E', vein: '#7FB095' },
  light: { blade: '#ABC090', vein: '#CFDDB9' },
  fresh: { blade: '#7FA98D', vein: '#C6DAA6' },
  berry: { blade: berry, vein: '#DE86AC' },
  rose: { blade: '#C9557F', vein: '#E5A3BE' },
} satisfies Record<string, LeafColors>
