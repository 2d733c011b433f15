/** What it costs a line to have a role, and what its features add to that. */
export interface Weights<Feature extends string> {
  base: number
  features: readonly (readonly [Feature, number])[]
}

/** The weights of a role: what it costs to begin with, and the features that speak for it or against it ("name 1.6 label -2"). */
export function weigh<Feature extends string>(base: number, row = ''): Weights<Feature> {
  const words = row.split(' ')
  const features = words.flatMap((word, at) =>
    at % 2 === 0 && word !== '' ? [[word as Feature, Number(words[at + 1])] as const] : [],
  )
  return { base, features }
}

/**
 * The likeliest roles of lines that follow each other (Viterbi's algorithm): the sum of what their features say for each and
 * of what it costs to come after the role before.
 *
 * @param has whether a line has a feature; asked once for each.
 * @param step what it costs to go from a role to another at a line; undefined where no line does.
 */
export function likeliestRoles<Line, Role extends string, Feature extends string>(
  lines: readonly Line[],
  roles: Readonly<Record<Role, Weights<Feature>>>,
  first: Role,
  has: (line: Line, feature: Feature) => boolean,
  step: (from: Role, to: Role, line: Line) => number | undefined,
): Role[] {
  const names = Object.keys(roles) as Role[]
  let best = new Map<Role, { sum: number; path: Role[] }>([[first, { sum: 0, path: [] }]])
  for (const line of lines) {
    const known = new Map<Feature, boolean>()
    const holds = (feature: Feature) => {
      const one = known.get(feature) ?? has(line, feature)
      known.set(feature, one)
      return one
    }
    const next: typeof best = new Map()
    for (const role of names) {
      const ways = [...best].flatMap(([from, { sum, path }]) => {
        const cost = step(from, role, line)
        return cost === undefined ? [] : [{ sum: sum - cost, path }]
      })
      if (ways.length === 0) continue
      const { base, features } = roles[role]
      const said = features.reduce((sum, [one, weight]) => sum + (holds(one) ? weight : 0), base)
      const { sum, path } = ways.reduce(likelier)
      next.set(role, { sum: sum + said, path: [...path, role] })
    }
    best = next
  }
  return [...best.values()].reduce(likelier).path
}

function likelier<Way extends { sum: number }>(one: Way, other: Way): Way {
  return other.sum > one.sum ? other : one
}
