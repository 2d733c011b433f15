/** The part of d3-contour that is used here; the package ships no types. */
declare module 'd3-contour' {
  interface Contour {
    value: number
    /** Polygons of rings (the first is the outline, others are holes) of grid coordinates. */
    coordinates: [number, number][][][]
  }
  interface Contours {
    size(size: [width: number, height: number]): Contours
    thresholds(values: number[]): Contours
    (values: ArrayLike<number>): Contour[]
  }
  /** Areas where a grid of values is at least each threshold (marching squares). */
  export function contours(): Contours
}
