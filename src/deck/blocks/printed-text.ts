/** A text as it is printed. */
interface PrintedText {
  text: string
}

/** Where a text stands in a block: in which of its things (from 0), as what, and in which column or on which side. */
interface TextPlace {
  item?: number
  part: string
  column?: number
}

/** Gives a printed text in place of another. */
export type ChangeText = (printed: PrintedText, place: TextPlace) => PrintedText

/** Something with those of its parts changed that are there, in the order named. */
export function withParts<One extends object>(
  one: One,
  parts: readonly string[],
  change: ChangeText,
  place: Omit<TextPlace, 'part'> = {},
): One {
  const changed = { ...one } as Record<string, unknown>
  for (const part of parts) {
    const text = changed[part]
    if (typeof text === 'string') changed[part] = change({ text }, { ...place, part }).text
  }
  return changed as One
}

/** The texts that something printed with `mapTexts` has, in its order. */
export function textsIn(mapTexts: (change: ChangeText) => unknown): string[] {
  const texts: string[] = []
  mapTexts((printed) => {
    texts.push(printed.text)
    return printed
  })
  return texts
}
