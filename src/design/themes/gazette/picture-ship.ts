import type { Motif } from './picture-motif.ts'

interface Part {
  left: number
  top: number
  right: number
  bottom: number
  tone: number
}

const black = 1

/** Bridge, mast and containers on a drawing of 450 by 375; later ones lie over earlier ones. */
const parts: Part[] = [
  { left: 74, top: 50, right: 80, bottom: 80, tone: 0.95 },
  { left: 66, top: 76, right: 105, bottom: 100, tone: black },
  { left: 66, top: 100, right: 105, bottom: 114, tone: 0 },
  { left: 78, top: 101, right: 99, bottom: 113, tone: 0.86 },
  { left: 66, top: 114, right: 105, bottom: 190, tone: black },
  { left: 150, top: 109, right: 208, bottom: 128, tone: black },
  { left: 241, top: 109, right: 270, bottom: 128, tone: black },
  { left: 273, top: 109, right: 302, bottom: 128, tone: black },
  ...row(130, 145, 0.58),
  ...row(145, 165, 0.9),
  ...row(168, 187, 0.94),
]

/** A row of containers of unlike lengths. */
function row(top: number, bottom: number, tone: number): Part[] {
  const edges = [118, 148, 208, 240, 272, 362]
  return edges.slice(1).map((right, index) => ({
    left: (edges[index] ?? 0) + 1.6,
    top: top + 1,
    right: right - 1.6,
    bottom: bottom - 1,
    tone: tone + (index % 2) * 0.05,
  }))
}

/** A container ship before the low sun. */
export const ship: Motif = ({ width, height }) => {
  const scale = Math.min(width / 450, height / 375)
  const left = (width - 450 * scale) * 0.5
  const top = height * 0.6 - 225 * scale
  return {
    horizon: height * 0.6,
    sun: { x: left + 278 * scale, y: top + 121 * scale, radius: 70 * scale },
    tone: (pageX, pageY) => {
      const x = (pageX - left) / scale
      const y = (pageY - top) / scale
      if (hull(x, y)) return black
      return parts.findLast(
        (part) => x >= part.left && x <= part.right && y >= part.top && y <= part.bottom,
      )?.tone
    },
  }
}

/** Stern leaning out at the left, bow raised at the right. */
function hull(x: number, y: number): boolean {
  if (y < 178 || y > 240) return false
  const deck = x > 366 ? 178 : 187
  const stern = 50 + (Math.max(0, y - 187) / 53) * 18
  const bow = 396 - (Math.max(0, y - 184) / 56) * 36
  return y >= deck && x >= stern && x <= bow
}
