/** Processor time of a run, in milliseconds: what else the machine does takes none of it. */
function costOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Of less processor time than this, in milliseconds, collecting garbage and compiling are too large a part. */
const tellingCost = 8

/** How many times as much input the second measure gets. */
const times = 16

/**
 * Between what is linear (16) and what is quadratic (256), as far from either in the logarithm: a machine that is shared, and a
 * heap that grows with its input, have been seen to treble what is linear.
 */
export const linear = times ** 1.5

/**
 * How many times as much sixteen times as much input costs, each the least of some runs. `work` gets inputs made before the
 * clock runs; a `size` whose work costs too little to be told is doubled. Runs go on while the answer says quadratic, up to six
 * of each: a machine that is shared takes more time for whatever it runs just then, and never less.
 */
export function growth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => void,
  size: number,
): number {
  const small = make(size)
  // The first run is slower, as its code is not compiled yet.
  work(small)
  let leastOfSmall = Math.min(
    costOf(() => work(small)),
    costOf(() => work(small)),
  )
  if (leastOfSmall < tellingCost) return growth(make, work, size * 2)
  const large = make(times * size)
  let leastOfLarge = Number.POSITIVE_INFINITY
  for (let run = 0; run < 6; run++) {
    leastOfLarge = Math.min(
      leastOfLarge,
      costOf(() => work(large)),
    )
    if (leastOfLarge < linear * leastOfSmall) break
    leastOfSmall = Math.min(
      leastOfSmall,
      costOf(() => work(small)),
    )
  }
  return leastOfLarge / leastOfSmall
}
