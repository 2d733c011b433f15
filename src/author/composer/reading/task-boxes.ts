import type { MappedText } from './mapped-text.ts'

/** The box of a task, ticked where it is done, for one that stands at a place in whatever signs ("[x]", "✔"). */
export function taskBox(isDone: boolean, place: number): MappedText {
  return { text: isDone ? '☑' : '☐', offsets: [place] }
}
