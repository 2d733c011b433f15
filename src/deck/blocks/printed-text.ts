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

/** Gives a printed text in place of another. */
export type ChangeText = (printed: PrintedText, place: TextPlace) => PrintedText

/** The field in which the marks of a part stand: beside `text` they are `marks`, beside `head` `headMarks`. */
function marksField(part: string): string {
  return part === 'text' ? 'marks' : `${part}Marks`
}

/** A part of something with its marks; undefined where it has no such part. */
export function partOf(one: object, part: string): PrintedText | undefined {
  const { [part]: text, [marksField(part)]: marks } = one as Record<string, unknown>
  if (typeof text !== 'string') return undefined
  return marks === undefined ? { text } : { text, marks: marks as Mark[] }
}

/** Something with another text, and its marks, as one of its parts. */
export function withPart<One extends object>(one: One, part: string, printed: PrintedText): One {
  const { [marksField(part)]: _old, ...rest } = one as Record<string, unknown>
  const marks = printed.marks?.length ? { [marksField(part)]: printed.marks } : {}
  return { ...rest, [part]: printed.text, ...marks } as One
}

/** Something with those of its parts changed that are there, in the order named. */
export function withParts<One extends object>(
  one: One,
  parts: readonly string[],
  change: ChangeText,
  place: Omit<TextPlace, 'part'> = {},
): One {
  return parts.reduce((changed, part) => {
    const printed = partOf(changed, part)
    return printed ? withPart(changed, part, change(printed, { ...place, part })) : changed
  }, one)
}

/** The same for parts that are never marked: program text, what a picture shows. */
export function withPlainParts<One extends object>(
  one: One,
  parts: readonly string[],
  change: ChangeText,
): One {
  return withParts(one, parts, ({ text }, place) => ({ text: change({ text }, place).text }))
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
