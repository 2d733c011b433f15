import type { Mark } from '../marks/mark.ts'

/** A text as it is printed. */
export interface PrintedText {
  text: string
  /** Absent where there are none. */
  marks?: Mark[] | undefined
}

/** Where a text stands in a block: in which of its things (from 0), as what, and in which column or on which side. */
export interface TextPlace {
  item?: number | undefined
  part: string
  column?: number | undefined
}

/** A place without fields that say nothing. */
export function barePlace({ item, part, column }: TextPlace): TextPlace {
  return {
    part,
    ...(item === undefined ? {} : { item }),
    ...(column === undefined ? {} : { column }),
  }
}

/** Gives a printed text in place of another. */
export type ChangeText = (printed: PrintedText, place: TextPlace) => PrintedText

/** Strings that are put together each time are looked up slowly. */
const marksFields = new Map([['text', 'marks']])

/** The field in which the marks of a part stand: beside `text` they are `marks`, beside `head` `headMarks`. */
function marksField(part: string): string {
  const known = marksFields.get(part)
  if (known !== undefined) return known
  const made = `${part}Marks`
  marksFields.set(part, made)
  return made
}

/** A part of something with its marks; undefined where it has no such part. */
export function partOf(one: object, part: string): PrintedText | undefined {
  const fields = one as Record<string, unknown>
  const text = fields[part]
  if (typeof text !== 'string') return undefined
  const marks = fields[marksField(part)] as Mark[] | undefined
  return marks === undefined ? { text } : { text, marks }
}

/** Something with another text, and its marks, as one of its parts. */
export function withPart<One extends object>(one: One, part: string, printed: PrintedText): One {
  const field = marksField(part)
  if (printed.marks === undefined && !(field in one)) return { ...one, [part]: printed.text }
  const { [field]: _old, ...rest } = one as Record<string, unknown>
  const marks = printed.marks?.length ? { [field]: printed.marks } : {}
  return { ...rest, [part]: printed.text, ...marks } as One
}

/** Something with those of its parts changed that are there, in the order named. */
export function withParts<One extends object>(
  one: One,
  parts: readonly string[],
  change: ChangeText,
  place: Omit<TextPlace, 'part'> = {},
): One {
  let changed = one
  for (const part of parts) {
    const before = partOf(one, part)
    if (before === undefined) continue
    const after = change(before, { ...place, part })
    if (after.text !== before.text || after.marks !== before.marks)
      changed = withPart(changed, part, after)
  }
  return changed
}

/** The same for parts that are never marked: program text, what a picture shows. */
export function withPlainParts<One extends object>(
  one: One,
  parts: readonly string[],
  change: ChangeText,
  place: Omit<TextPlace, 'part'> = {},
): One {
  const plain: ChangeText = ({ text }, at) => ({ text: change({ text }, at).text })
  return withParts(one, parts, plain, place)
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
