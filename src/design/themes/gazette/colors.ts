/** The newsprint and the black on it, which its pictures are made of too. */
export const paper = '#F2F0EB'
export const ink = '#181613'
export const mutedInk = '#5C5851'
export const line = '#C6C1B6'
export const red = '#B0241B'
/** Bars that are compared with, figures that are not the message. */
export const markGrey = '#8A847A'
