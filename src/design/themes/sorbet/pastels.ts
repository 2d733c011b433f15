import type { Color } from '../../../scene/paint.ts'

/** The flavours; text on them is always plum. */
export const pastel = {
  lavender: '#DDD2FA',
  peach: '#FFD5C2',
  mint: '#C6EBDB',
  lemon: '#FFEBA8',
  sky: '#C8E3FB',
  pink: '#FFC9DC',
} satisfies Record<string, Color>

/** What has no flavour yet. */
export const pale: Color = '#F1EBFD'

const order = [pastel.lavender, pastel.mint, pastel.peach, pastel.sky, pastel.pink, pastel.lemon]

/** The pastel at a place among equals. */
export function pastelAt(index: number): Color {
  return order[index % order.length] as Color
}
