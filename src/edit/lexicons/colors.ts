import { colorShades } from './color-shades.ts'
import { plainColors } from './plain-colors.ts'

/** The colours that have a name in a language: `#RRGGBB` to the names, separated by `|`. */
export function colorsOf(language: string): Record<string, string> {
  return Object.fromEntries(
    [...plainColors, ...colorShades].flatMap(([hex, names]) =>
      names[language] === undefined ? [] : [[hex, names[language]]],
    ),
  )
}
