/** Hue in degrees, saturation and lightness in 0…1 of `#RRGGBB` (CSS Color 4, section 7.1). */
function hslOf(color: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(color.slice(start, start + 2), 16) / 255,
  )
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  const lightness = (most + least) / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation, lightness }
}

/** Whether a colour is the wanted one; after `~` any that people call by the same name will do. */
export function sameColor(wanted: string, given: string): boolean {
  if (!wanted.startsWith('~')) return wanted.toUpperCase() === given.toUpperCase()
  const [left, right] = [hslOf(wanted.slice(1)), hslOf(given)]
  if (left.saturation < 0.15)
    return right.saturation < 0.15 && Math.abs(left.lightness - right.lightness) <= 0.15
  const apart = Math.abs(left.hue - right.hue)
  return right.saturation >= 0.15 && Math.min(apart, 360 - apart) <= 30
}
