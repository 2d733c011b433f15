import { cassette } from './cassette/cassette.ts'
import { draughtsman } from './draughtsman/draughtsman.ts'
import { gazette } from './gazette/gazette.ts'
import { herbarium } from './herbarium/herbarium.ts'
import { kiln } from './kiln/kiln.ts'
import { marquee } from './marquee/marquee.ts'
import { observatory } from './observatory/observatory.ts'
import { origami } from './origami/origami.ts'
import { signal } from './signal/signal.ts'
import { simpleLight } from './simple-light/simple-light.ts'
import { sorbet } from './sorbet/sorbet.ts'
import type { Theme } from './theme.ts'
import { transit } from './transit/transit.ts'

/** The theme of a deck that names none. */
export const defaultThemeId = simpleLight.id

/** The themes that come with the program. */
export const systemThemes: Theme[] = [
  simpleLight,
  observatory,
  kiln,
  sorbet,
  gazette,
  draughtsman,
  transit,
  signal,
  herbarium,
  origami,
  marquee,
  cassette,
]

const folded = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/** The theme with an id, or with a display name in any case, underscores read as spaces. */
export function findTheme(idOrName: string): { theme: Theme; byName: boolean } | undefined {
  const byId = systemThemes.find((theme) => theme.id === idOrName.trim().toLowerCase())
  if (byId) return { theme: byId, byName: false }
  const byName = systemThemes.find((theme) => folded(theme.name) === folded(idOrName))
  return byName && { theme: byName, byName: true }
}
