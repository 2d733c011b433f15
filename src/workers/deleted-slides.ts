const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** So many numbers in a row are a range: "3 to 5". */
const shortestRange = 3

/** What is said of slides that were deleted together: "Deleted slides 2 and 4 to 7." @param numbers from 1, each once. */
export function slidesDeleted(numbers: readonly number[]): string {
  const runs: number[][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  const names = runs.flatMap((run) =>
    run.length < shortestRange ? run.map(String) : [`${run[0]} to ${run.at(-1)}`],
  )
  return `Deleted slide${numbers.length === 1 ? '' : 's'} ${listed.format(names)}.`
}
