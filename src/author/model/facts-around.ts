import { withEllipsis } from '../../text/cut-text.ts'
import type { Fact } from './source-facts.ts'

/** So many facts before each stretch say whom and what it means. */
const before = 2

/** A slide is told so many at most, and so much of each, in characters. */
const most = 6
const shown = 200

/**
 * What stands right before the facts of a slide under the same headings, and what opens these: it names the place, the people, the unit or the time
 * that the facts themselves only point at ("they", "the place", "ten days remain").
 */
export function factsAround(facts: readonly Fact[], all: readonly Fact[]): string[] {
  const own = new Set(facts.map(({ number }) => number))
  const around = new Set<Fact>()
  for (const fact of facts) {
    const at = all.findIndex(({ number }) => number === fact.number)
    const section = all.filter(({ heading }, index) => heading === fact.heading && index < at)
    for (const one of [...section.slice(-before), ...section.slice(0, 1)]) around.add(one)
  }
  return [...around]
    .filter(({ number, isCode }) => !own.has(number) && !isCode)
    .slice(0, most)
    .toSorted((one, other) => one.number - other.number)
    .map(({ text }) => withEllipsis(text.replace(/\s+/gu, ' '), shown))
}
