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
  let best = new Map<Role, Way<Role>>([[first, { sum: 0 }]])
  for (const line of lines) {
    const known = new Map<Feature, boolean>()
    const holds = (feature: Feature) => {
      const one = known.get(feature) ?? has(line, feature)
      known.set(feature, one)
      return one
    }
    const next: typeof best = new Map()
    for (const role of names) {
      let way: Way<Role> | undefined
      for (const [from, before] of best) {
        const cost = step(from, role, line)
        if (cost === undefined) continue
        const sum = before.sum - cost
        if (way === undefined || sum > way.sum) way = { sum, role, before }
      }
      if (way === undefined) continue
      const { base, features } = roles[role]
      way.sum += features.reduce((sum, [one, weight]) => sum + (holds(one) ? weight : 0), base)
      next.set(role, way)
    }
    best = next
  }
  let last: Way<Role> | undefined
  for (const way of best.values()) if (last === undefined || way.sum > last.sum) last = way
  const path: Role[] = []
  for (let way = last; way?.role !== undefined; way = way.before) path.unshift(way.role)
  return path
}

/** The likeliest way to a role at a line: what speaks for it, and the way to the line before. */
interface Way<Role> {
  sum: number
  /** Absent: before the first line. */
  role?: Role
  before?: Way<Role>
}
