/** Finds something for words, once for the same: an instruction is read from many of its words on, which say the same again. */
export function onceEach<Found>(find: (words: string) => Found): (words: string) => Found {
  const found = new Map<string, { one: Found }>()
  return (words) => {
    const known = found.get(words) ?? { one: find(words) }
    found.set(words, known)
    return known.one
  }
}
