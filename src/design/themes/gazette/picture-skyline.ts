import type { Motif } from './picture-motif.ts'

interface Tower {
  left: number
  right: number
  top: number
  tone: number
  windows: boolean
  spire: boolean
}

/** A city on a river at dusk: pale towers behind, dark ones with lit windows before. */
export const skyline: Motif = ({ width, height }, random) => {
  const horizon = height * 0.7
  const sunX = width * (0.3 + 0.4 * random())
  const towers: Tower[] = []
  const row = (tone: number, highest: number, widest: number, windows: boolean) => {
    let x = -widest * random()
    while (x < width) {
      const own = widest * (0.45 + 0.55 * random())
      const middle = 1 - Math.abs(x + own / 2 - width / 2) / (width / 2)
      const rise = height * highest * (0.35 + 0.3 * middle + 0.35 * random())
      towers.push({
        left: x,
        right: x + own,
        top: horizon - rise,
        tone,
        windows,
        spire: random() > 0.78,
      })
      x += own + (windows ? 4 * random() : 0)
    }
  }
  row(0.42, 0.5, 34, false)
  row(0.7, 0.42, 40, false)
  row(1, 0.32, 52, true)
  return {
    horizon,
    sun: { x: sunX, y: height * 0.27, radius: Math.min(width, height) * 0.14 },
    water: true,
    tone: (x, y) => {
      if (y >= horizon) return undefined
      const tower = towers.findLast((one) => {
        const middle = (one.left + one.right) / 2
        if (one.spire && Math.abs(x - middle) < 2.4 && y >= one.top - 34 && y < one.top) return true
        return x >= one.left && x < one.right && y >= one.top
      })
      if (tower === undefined) return undefined
      const column = (x - tower.left - 5) / 10
      const story = (y - tower.top - 7) / 11
      const pane = column % 1 < 0.5 && story % 1 < 0.55 && story > 0 && column > 0
      const lit = Math.sin(Math.floor(column) * 12.9 + Math.floor(story) * 78.2 + tower.left) > 0.35
      return tower.windows && pane && lit ? 0.08 : tower.tone
    },
  }
}
