import { findTheme } from '../../../src/design/themes/theme-list.ts'
import type { ExpectedStep, Instruction } from '../instructions.ts'

type Operation<Name> = Extract<ExpectedStep, { op: Name }>
type EditRequest<Name> = Extract<ExpectedStep, { request: Name }>

/** The cases of one language. */
export function inLanguage(
  language: string,
  cases: Omit<Instruction, 'language'>[],
): Instruction[] {
  return cases.map((one) => ({ language, ...one }))
}

/** Deletes slides, by their numbers before the edit. */
export const remove = (...numbers: number[]): ExpectedStep[] =>
  numbers.map((number) => ({ op: 'delete_slide', slideId: `#${number}` }))

/** Moves a slide (its number, or `#new`) to a 0-based place. */
export const move = (slide: number | '#new', position: number): ExpectedStep => ({
  op: 'move_slide',
  slideId: typeof slide === 'number' ? `#${slide}` : slide,
  position,
})

/** Lets two slides change places. */
export const swap = (first: number, second: number): ExpectedStep => ({
  op: 'swap_slides',
  slideIds: [`#${first}`, `#${second}`],
})

/** Copies a slide, behind it or to a 0-based place. */
export const duplicate = (number: number, position?: number): ExpectedStep => ({
  op: 'duplicate_slide',
  slideId: `#${number}`,
  newSlideId: '*',
  ...(position === undefined ? {} : { position }),
})

/** Makes one slide of several; the first keeps its title. */
export const merge = (...numbers: number[]): ExpectedStep => ({
  op: 'merge_slides',
  slideIds: numbers.map((number) => `#${number}`),
})

/** Makes two slides of one; from item `at` on (0-based) when that was said. */
export const split = (number: number, at?: number): ExpectedStep => ({
  op: 'split_slide',
  slideId: `#${number}`,
  newSlideId: '*',
  ...(at === undefined ? {} : { at }),
})

/** Renames a slide (its number, or `#new`). */
export const retitle = (slide: number | '#new', title: string): ExpectedStep => ({
  op: 'set_slide_title',
  slideId: typeof slide === 'number' ? `#${slide}` : slide,
  title,
})

/** Renames the presentation. */
export const entitle = (title: string): ExpectedStep => ({ op: 'set_title', title })

/**
 * Changes the theme, by its name.
 * @throws {Error} when no theme has that name.
 */
export function theme(name: string): ExpectedStep {
  const found = findTheme(name)
  if (found === undefined) throw new Error(`No theme is named ${name}.`)
  return { op: 'set_theme', themeId: found.theme.id }
}

/** Replaces words everywhere, or on the slides with these numbers. */
export const replace = (find: string, replacement: string, ...numbers: number[]): ExpectedStep => ({
  op: 'replace_text',
  find,
  replace: replacement,
  ...(numbers.length === 0 ? {} : { slideIds: numbers.map((number) => `#${number}`) }),
})

/** Sets the notes of a slide; null removes them. */
export const notes = (number: number, text: string | null): ExpectedStep => ({
  op: 'set_notes',
  slideId: `#${number}`,
  notes: text,
})

/** Changes the type of the first chart of a slide. */
export const chartType = (
  number: number,
  type: Operation<'set_chart_type'>['chartType'],
): ExpectedStep => ({
  op: 'set_chart_type',
  slideId: `#${number}`,
  blockId: `#${number}/chart`,
  chartType: type,
})

/** Adds a slide; `position` is 0-based. */
export const add = (wish: Omit<EditRequest<'add_slide'>, 'request'>): ExpectedStep => ({
  request: 'add_slide',
  ...wish,
})

/** Says the same in another style on a slide, or on all. */
export const rewrite = (
  slide: number | '#all',
  style: EditRequest<'rewrite_slide'>['style'],
): ExpectedStep => ({
  request: 'rewrite_slide',
  slideId: typeof slide === 'number' ? `#${slide}` : slide,
  style,
})

/** Turns the content of a slide into another kind; `type` only with a chart. */
export const convert = (
  number: number,
  to: EditRequest<'convert_slide'>['to'],
  type?: EditRequest<'convert_slide'>['chartType'],
): ExpectedStep => ({
  request: 'convert_slide',
  slideId: `#${number}`,
  to,
  ...(type === undefined ? {} : { chartType: type }),
})

/** Writes notes for a slide, or for all. */
export const writeNotes = (slide: number | '#all'): ExpectedStep => ({
  request: 'write_notes',
  slideId: typeof slide === 'number' ? `#${slide}` : slide,
})

/** Puts a picture on a slide. */
export const picture = (number: number, subject?: string): ExpectedStep => ({
  request: 'add_picture',
  slideId: `#${number}`,
  ...(subject === undefined ? {} : { subject }),
})

/** Changes a colour; `value` may start with `~`. */
export const color = (role: EditRequest<'set_color'>['role'], value: string): ExpectedStep => ({
  request: 'set_color',
  role,
  color: value,
})

/** Translates the deck, or one slide. */
export const translate = (language: string, number?: number): ExpectedStep => ({
  request: 'translate',
  language,
  ...(number === undefined ? {} : { slideId: `#${number}` }),
})

/** Takes back the last revisions. */
export const undo = (count: number): ExpectedStep => ({ request: 'undo', count })

/** Goes back to a revision. */
export const restore = (revision: number): ExpectedStep => ({
  request: 'restore_revision',
  revision,
})

/** Asks for files. */
export const exported = (...formats: EditRequest<'export'>['formats']): ExpectedStep => ({
  request: 'export',
  formats,
})

/** Asks which of the slides with these numbers is meant; without numbers, asks anything. */
export const ask = (...numbers: number[]): ExpectedStep => ({
  request: 'clarify',
  question: '*',
  options: numbers.length === 0 ? ['*'] : numbers.map((number) => `#${number}`),
})

/** Does nothing, for a reason. */
export const decline = (reason: EditRequest<'decline'>['reason']): ExpectedStep => ({
  request: 'decline',
  reason,
  sentence: '*',
})
