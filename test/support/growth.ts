/** Processor time of a run, in milliseconds: what else the machine does takes none of it. */
function costOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Of less processor time than this, in milliseconds, collecting garbage and compiling are too large a part. */
const tellingCost = 20

/**
 * How many times as much four times as much input costs, each the least of some runs: about 4 where work grows with its input,
 * 16 where it grows with the square of it. `work` gets inputs made before the clock runs; a `size` whose work costs too little
 * to be told is doubled.
 */
export function growth<Input>(
  make: (size: number) => Input,
  work: (input: Input) => void,
  size: number,
): number {
  const small = make(size)
  // The first run is slower, as its code is not compiled yet.
  work(small)
  const least = (input: Input, runs: number) =>
    Math.min(...Array.from({ length: runs }, () => costOf(() => work(input))))
  const cost = least(small, 3)
  return cost < tellingCost ? growth(make, work, size * 2) : least(make(4 * size), 2) / cost
}

/** Between what is linear and what is quadratic. */
export const linear = 9
