/** How many UTF-16 units of words what was found is kept for, and for how long ones. */
const mostKept = 200_000
const longestKept = 2_000

/**
 * Finds something for words, once for the same: an instruction is read from many of its words on, which say the same again. What is
 * found goes by the words alone and is changed by nobody; it is forgotten where it becomes much.
 */
export function onceEach<Found>(find: (words: string) => Found): (words: string) => Found {
  const found = new Map<string, Found>()
  let kept = 0
  return (words) => {
    const known = found.get(words)
    if (known !== undefined || found.has(words)) return known as Found
    const one = find(words)
    if (words.length > longestKept) return one
    kept += words.length + 1
    if (kept > mostKept) {
      found.clear()
      kept = words.length
    }
    found.set(words, one)
    return one
  }
}
