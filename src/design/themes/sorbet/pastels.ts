import type { Color } from '../../../scene/paint.ts'

/** The flavours, and what has none yet; text on them is always plum. */
export const pastel = {
  lavender: '#DDD2FA',
  peach: '#FFD5C2',
  mint: '#C6EBDB',
  lemon: '#FFEBA8',
  sky: '#C8E3FB',
  pink: '#FFC9DC',
  pale: '#F1EBFD',
} satisfies Record<string, Color>

const order = [pastel.lavender, pastel.mint, pastel.peach, pastel.sky, pastel.pink, pastel.lemon]

/** The pastel at a place among equals. */
export function pastelAt(index: number): Color {
  return order[index % order.length] as Color
}
