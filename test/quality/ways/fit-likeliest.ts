/** What could be meant by words, by what speaks for it; the first stands for "none of these". */
export interface Example {
  /** What is left out together when weights are tried on what they were not fitted to. */
  group: string
  candidates: readonly { features: Readonly<Record<string, number>>; isMeant: boolean }[]
}

/** A feature that fewer examples have is left out: its weight would be theirs. */
const fewestExamples = 8
/** The weight of the penalty on squared weights (a Gaussian prior, Chen and Rosenfeld 1999). */
const penalty = 1
const rounds = 300

/** Examples in rows: a row for each candidate, each with the columns of its features. */
interface Packed {
  /** For each row the example it belongs to, and whether it is meant. */
  example: Int32Array
  isMeant: Uint8Array
  /** Where the features of a row begin; one more at the end. */
  begins: Int32Array
  columns: Int32Array
  values: Float64Array
  examples: number
}

/**
 * Weights of a log-linear model of what is meant, fitted by gradient descent with Adam (Kingma and Ba 2015): the likelihood of the candidates
 * that are meant, all together, is the greatest. @returns weights by feature, to three decimals, without those that hardly weigh.
 */
export function fittedLikelihoods(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { candidates } of examples)
    for (const name of new Set(candidates.flatMap(({ features }) => Object.keys(features))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= fewestExamples ? [name] : []))
  const packed = pack(examples, new Map(names.map((name, at) => [name, at])))
  const weights = descend(packed, names.length)
  return new Map(
    names
      .map((name, at): [string, number] => [name, Math.round((weights[at] ?? 0) * 1000) / 1000])
      .filter(([, weight]) => Math.abs(weight) >= 0.05),
  )
}

/** How likely each candidate of an example is. */
export function likelihoods(
  { candidates }: Pick<Example, 'candidates'>,
  weights: ReadonlyMap<string, number>,
): number[] {
  const scores = candidates.map(({ features }) =>
    Object.entries(features).reduce(
      (sum, [name, value]) => sum + (weights.get(name) ?? 0) * value,
      0,
    ),
  )
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const total = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / total)
}

function pack(examples: readonly Example[], columnOf: ReadonlyMap<string, number>): Packed {
  const [example, isMeant, begins, columns, values]: number[][] = [[], [], [0], [], []]
  for (const [at, { candidates }] of examples.entries())
    for (const candidate of candidates) {
      example?.push(at)
      isMeant?.push(candidate.isMeant ? 1 : 0)
      for (const [name, value] of Object.entries(candidate.features)) {
        const column = columnOf.get(name)
        if (column === undefined) continue
        columns?.push(column)
        values?.push(value)
      }
      begins?.push(columns?.length ?? 0)
    }
  return {
    example: Int32Array.from(example ?? []),
    isMeant: Uint8Array.from(isMeant ?? []),
    begins: Int32Array.from(begins ?? []),
    columns: Int32Array.from(columns ?? []),
    values: Float64Array.from(values ?? []),
    examples: examples.length,
  }
}

function descend(packed: Packed, count: number): Float64Array {
  const weights = new Float64Array(count)
  const [mean, square] = [new Float64Array(count), new Float64Array(count)]
  for (let round = 1; round <= rounds; round++) {
    const gradient = gradientOf(packed, weights)
    const step = 0.08 * (1 - (0.7 * round) / rounds)
    for (let at = 0; at < count; at++) {
      const slope = ((gradient[at] ?? 0) + penalty * (weights[at] ?? 0)) / packed.examples
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope ** 2
      const [first, second] = [
        (mean[at] ?? 0) / (1 - 0.9 ** round),
        (square[at] ?? 0) / (1 - 0.999 ** round),
      ]
      weights[at] = (weights[at] ?? 0) - (step * first) / (Math.sqrt(second) + 1e-8)
    }
  }
  return weights
}

/** By how much the weights expect more of each feature than the candidates have that are meant. */
function gradientOf(packed: Packed, weights: Float64Array): Float64Array {
  const { example, isMeant, begins, columns, values } = packed
  const raised = raisedScores(packed, weights)
  const total = summed(packed, raised)
  const meant = summed(
    packed,
    raised.map((power, row) => (isMeant[row] === 1 ? power : 0)),
  )
  const gradient = new Float64Array(weights.length)
  for (const [row, power] of raised.entries()) {
    const own = example[row] ?? 0
    const wanted = isMeant[row] === 1 ? power / Math.max(meant[own] ?? 0, 1e-300) : 0
    const excess = power / (total[own] ?? 1) - wanted
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at++) {
      const column = columns[at] ?? 0
      gradient[column] = (gradient[column] ?? 0) + excess * (values[at] ?? 0)
    }
  }
  return gradient
}

/** The scores of candidates as powers of e, in proportion to the greatest of their example. */
function raisedScores(
  { example, begins, columns, values, examples }: Packed,
  weights: Float64Array,
): Float64Array {
  const most = new Float64Array(examples).fill(Number.NEGATIVE_INFINITY)
  const scores = new Float64Array(example.length)
  for (const [row, own] of example.entries()) {
    for (let at = begins[row] ?? 0; at < (begins[row + 1] ?? 0); at++)
      scores[row] = (scores[row] ?? 0) + (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0)
    most[own] = Math.max(most[own] ?? 0, scores[row] ?? 0)
  }
  return scores.map((score, row) => Math.exp(score - (most[example[row] ?? 0] ?? 0)))
}

/** The sum of the candidates of each example. */
function summed({ example, examples }: Packed, powers: Float64Array): Float64Array {
  const sums = new Float64Array(examples)
  for (const [row, own] of example.entries()) sums[own] = (sums[own] ?? 0) + (powers[row] ?? 0)
  return sums
}
