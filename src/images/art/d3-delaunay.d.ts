/** The part of d3-delaunay that is used here; the package ships no types. */
declare module 'd3-delaunay' {
  export class Delaunay {
    /** @param points x and y of each point. */
    static from(points: ArrayLike<readonly [number, number]>): Delaunay
    /** Indices of points, three a triangle. */
    readonly triangles: Uint32Array
    voronoi(bounds: [left: number, top: number, right: number, bottom: number]): Voronoi
  }
  export interface Voronoi {
    /** The outline of a point's cell, its first corner repeated at the end; null for a point without one. */
    cellPolygon(index: number): [number, number][] | null
  }
}
