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

const drawn = [
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
const byId = new Map(drawn.map((theme) => [theme.id, theme]))

/**
 * A system theme with its drawings.
 * @throws {Error} when no system theme has the id.
 */
export function drawnTheme(id: string): Theme {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`There is no system theme ${id}.`)
  return found
}
