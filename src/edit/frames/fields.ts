import type { FieldName } from './span.ts'
import type { Thing } from './thing.ts'
import { Unfit } from './world.ts'

/** The parts of an item that a text of it can be, in the words of operations; the first that it prints is meant. */
const parts: Readonly<Record<FieldName, readonly string[]>> = {
  head: ['head', 'term'],
  text: ['text'],
  label: ['label'],
  value: ['text'],
  date: ['date'],
}

/** Which part of an item one of its texts is; undefined where it has none of the kind. */
export function partOfField({ texts, block }: Thing, field: FieldName): string | undefined {
  // The text of a figure is the number, and the words are its label.
  if ((field === 'value') !== (block?.kind === 'stats') && ['value', 'text'].includes(field))
    return undefined
  return parts[field].find((part) => texts.some((one) => one.part === part))
}

/** A new item with texts given by what they are. @throws {Unfit} where an item of the kind has no such text. */
export function itemOfFields(
  kind: string,
  given: readonly { field: FieldName; text: string }[],
): { text: string; [part: string]: unknown } {
  const names: Readonly<Record<string, Partial<Record<FieldName, string>>>> = {
    steps: { head: 'head', text: 'text' },
    cards: { head: 'head', text: 'text' },
    timeline: { date: 'date', head: 'date', text: 'text' },
    stats: { value: 'text', head: 'text', label: 'label', text: 'label' },
    definition: { head: 'term', text: 'text' },
  }
  const item: { text: string; [part: string]: unknown } = { text: '' }
  for (const { field, text } of given) {
    const part = names[kind]?.[field]
    if (part === undefined) throw new Unfit()
    item[part] = text
  }
  return item
}
