/** The newsprint; pictures are made of it and of the black on it. */
export const paper = '#F2F0EB'
/** The black of type and of pictures. */
export const ink = '#181613'
/** What comments on the message. */
export const mutedInk = '#5C5851'
/** Rules between rows. */
export const line = '#C6C1B6'
/** The one colour on a page of type: for what matters most. */
export const red = '#B0241B'
/** Bars that are compared with, figures that are not the message. */
export const markGrey = '#8A847A'
