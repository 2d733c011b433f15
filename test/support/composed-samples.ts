import type { Composition } from '../../src/author/compose.ts'
import { composeText } from './compose-text.ts'
import { deepFrozen } from './deep-frozen.ts'
import { sampleText } from './samples.ts'

const composed = new Map<string, Composition>()

/**
 * What `composeText` makes of a sample when nothing else is asked for. Composed once a test process, because all samples
 * together take seconds, and frozen, because several files look at it.
 */
export function composedSample(name: string): Composition {
  const known = composed.get(name)
  if (known !== undefined) return known
  const made = deepFrozen(composeText(sampleText(name)))
  composed.set(name, made)
  return made
}
