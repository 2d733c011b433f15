import { describe, expect, it } from 'vitest'
import {
  coverMosaic,
  differ,
  layTiles,
  palerTile,
  type Tile,
} from '../../../../src/design/themes/kiln/tiles.ts'

function neighbours(tiles: Tile[][]): [Tile, Tile][] {
  return tiles.flatMap((line, row) =>
    line.flatMap((tile, column): [Tile, Tile][] => {
      const others = [line[column + 1], tiles[row + 1]?.[column]]
      return others.flatMap((other): [Tile, Tile][] => (other ? [[tile, other]] : []))
    }),
  )
}

describe('the mosaic of the cover', () => {
  it('has four rows of four', () => {
    expect(coverMosaic.map((line) => line.length)).toEqual([4, 4, 4, 4])
  })

  it('never has the same two colours side by side', () => {
    expect(neighbours(coverMosaic).filter(([a, b]) => !differ(a, b))).toEqual([])
  })
})

describe('layTiles', () => {
  it('never lays the same two colours side by side', () => {
    for (let seed = 0; seed < 24; seed++)
      for (const [columns, rows] of [
        [1, 6],
        [10, 1],
        [10, 2],
        [2, 4],
        [6, 3],
      ] as const)
        expect(neighbours(layTiles(seed, columns, rows)).filter(([a, b]) => !differ(a, b))).toEqual(
          [],
        )
  })

  it('lays the same tiles for the same seed', () => {
    expect(layTiles(5, 3, 2)).toEqual(layTiles(5, 3, 2))
    expect(layTiles(5, 3, 2)).not.toEqual(layTiles(6, 3, 2))
  })
})

describe('palerTile', () => {
  it('keeps the figure apart from its ground', () => {
    for (const tile of coverMosaic.flat()) {
      const pale = palerTile(tile)
      const figure = pale.fills[0]
      expect(figure).not.toBe(pale.ground)
    }
  })
})
