import { systemThemes } from '../../../src/design/themes/theme-list.ts'

/** The three themes in which the written deck of a place (from 0) is looked at: four decks are seen in all twelve. */
export function themesOfWritten(index: number) {
  return [0, 1, 2].map((turn) => {
    const theme = systemThemes[(index + turn * 4) % systemThemes.length]
    if (theme === undefined) throw new Error('There are no themes.')
    return theme
  })
}
