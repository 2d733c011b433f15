import { cassetteTokens } from './cassette/tokens.ts'
import { draughtsmanTokens } from './draughtsman/tokens.ts'
import { gazetteTokens } from './gazette/tokens.ts'
import { herbariumTokens } from './herbarium/tokens.ts'
import { kilnTokens } from './kiln/tokens.ts'
import { marqueeTokens } from './marquee/tokens.ts'
import { observatoryTokens } from './observatory/tokens.ts'
import { origamiTokens } from './origami/tokens.ts'
import { signalTokens } from './signal/tokens.ts'
import { simpleLightTokens } from './simple-light/tokens.ts'
import { sorbetTokens } from './sorbet/tokens.ts'
import type { ThemeTokens } from './theme-tokens.ts'
import { transitTokens } from './transit/tokens.ts'

/** The theme of a deck that names none. */
export const defaultThemeId = simpleLightTokens.id

/** The themes that come with the program, as data; their drawings are in drawn-themes.ts. */
export const systemThemes: readonly ThemeTokens[] = [
  simpleLightTokens,
  observatoryTokens,
  kilnTokens,
  sorbetTokens,
  gazetteTokens,
  draughtsmanTokens,
  transitTokens,
  signalTokens,
  herbariumTokens,
  origamiTokens,
  marqueeTokens,
  cassetteTokens,
]

const folded = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/** The theme with an id, or with a display name in any case, underscores read as spaces. */
export function findTheme(idOrName: string): { theme: ThemeTokens; byName: boolean } | undefined {
  const byId = systemThemes.find((theme) => theme.id === idOrName.trim().toLowerCase())
  if (byId) return { theme: byId, byName: false }
  const byName = systemThemes.find((theme) => folded(theme.name) === folded(idOrName))
  return byName && { theme: byName, byName: true }
}
