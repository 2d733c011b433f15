/** Processor time of a run, in milliseconds: what else the machine does takes none of it. */
function costOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Of less processor time than this, in milliseconds, collecting garbage and compiling are too large a part. */
const tellingCost = 20

/** Between what is linear and what is quadratic. */
export const linear = 9

/**
 * How many times as much four times as much input costs, each the least of some runs: about 4 where work grows with its input,
 * 16 where it grows with the square of it. `work` gets inputs made before the clock runs; a `size` whose work costs too little
 * to be told is doubled. Runs go on while the answer says quadratic, up to six of each: a machine that is shared takes more
 * time for whatever it runs just then, and never less.
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
  const large = make(4 * size)
  let leastOfLarge = Number.POSITIVE_INFINITY
  for (let run = 0; run < 6; run++) {
    leastOfLarge = Math.min(
      leastOfLarge,
      costOf(() => work(large)),
    )
    if (run > 0 && leastOfLarge < linear * leastOfSmall) break
    leastOfSmall = Math.min(
      leastOfSmall,
      costOf(() => work(small)),
    )
  }
  return leastOfLarge / leastOfSmall
}
