import type { Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { SetText, Sheet } from '../sheet.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'

/** A step of a process: its number, what it is called, what happens in it. */
export interface MarkedStep {
  mark: string
  head: string
  text: string
}

/** Steps with their numbers, which go on where the slide before ended. */
export function markedSteps(
  steps: readonly { head: string; text: string }[],
  firstNumber: number,
): MarkedStep[] {
  return steps.map((step, index) => ({ ...step, mark: String(firstNumber + index) }))
}

/** How the words of all steps are set: sizes in points, `headLeading` times a head's size from line to line. */
interface StepType {
  size: { head: Points; text: Points }
  headLeading: number
  headLines?: number
  width: Points
  color: Color
}

/** The words of all steps in one size. */
interface StepTexts {
  sets: { head: SetText | null; text: SetText | null }[]
  /** Heights of the highest head and of the highest text. */
  heads: Points
  texts: Points
}

/** Higher texts than this are set smaller. */
const highest: Points = 400
const mostLines = 40

/** Sets the words of steps in one size; undefined where they do not fit, or a word would be broken above 12 pt. */
export function setStepTexts(
  sheet: Sheet,
  steps: readonly MarkedStep[],
  { size, headLeading, headLines = mostLines, width, color }: StepType,
): StepTexts | undefined {
  const { type } = sheet.theme
  const head = { ...resized(type.head, size.head), lineHeight: Math.round(size.head * headLeading) }
  const text = { ...resized(type.body, size.text), lineHeight: Math.round(size.text * 1.36) }
  const broken = (words: string, step: TypeStep) => longestWord(sheet, words, step) > width * 0.98
  if (size.text > 12 && steps.some((one) => broken(one.head, head) || broken(one.text, text)))
    return undefined
  const set = (words: string, step: TypeStep, lines: number) => {
    const room = { width, height: highest, maximumLines: () => lines }
    return words === '' ? null : fitText(sheet, words, [step], room, { color })
  }
  const sets: StepTexts['sets'] = []
  for (const step of steps) {
    const own = { head: set(step.head, head, headLines), text: set(step.text, text, mostLines) }
    if (own.head === undefined || own.text === undefined) return undefined
    sets.push({ head: own.head, text: own.text })
  }
  const tallest = (part: 'head' | 'text') =>
    Math.max(...sets.map((one) => one[part]?.layout.height ?? 0))
  return { sets, heads: tallest('head'), texts: tallest('text') }
}

/** Adds the words of the step at an index from 0: texts stand on one line, `gap` under the highest head. */
export function addStepTexts(
  sheet: Sheet,
  { sets, heads }: StepTexts,
  index: number,
  place: { x: Points; y: Points; gap: Points; ground: Color },
): void {
  const { head, text } = sets[index] ?? {}
  const add = (part: string, one: SetText | null | undefined, y: Points) => {
    if (!one) return
    sheet.addText({
      name: `step-${index + 1}-${part}`,
      box: { x: place.x, y, width: one.width, height: one.layout.height },
      layout: one.layout,
      ground: place.ground,
    })
  }
  add('head', head, place.y)
  add('text', text, place.y + heads + place.gap)
}
