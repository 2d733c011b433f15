/**
 * 150 instructions as people write them to an editing assistant, each with what should come of it. They were written
 * before there was a grammar to read them, and are not changed to fit one.
 *
 * A case: the words said (`instruction`, in `language`) about `deck`, by somebody who has the slides `selected` before
 * the eyes and last worked on the slides of `memory` ("it", "the slide you just added"); both are slide numbers, from 1.
 *
 * `expected` lists the acceptable answers, usually one. An answer is a list of steps in order: operations and requests as
 * their schemas have them, with these marks in place of what cannot be known here:
 *
 * - `#3` in `slideId` and `slideIds`: the slide with that number in the deck **before** the edit, whatever the steps
 *   before did; `#new`: the slide that the nearest earlier step made under its `newSlideId`; `#all`: the step stands for
 *   one such step for each slide, where `rewrite_slide` may leave out slides without running text (title, agenda,
 *   section, chart, table, image, quote, closing).
 * - `#3/chart` in `blockId`: the first block of that kind on the slide `#3`.
 * - `*` stands for any text that is not empty (`newSlideId`, a `question`, a `sentence`). `options: ['*']` allows any options, or none.
 *   `options: ['#3', '#7']`: each of these slides is named, by number or title, in an option of its own; no option offers
 *   another slide instead (a slide that the instruction names clearly may be repeated, and options that name no slide,
 *   "all of them", may stand beside). Their order is free.
 * - `~#006400` as a colour stands for any that people call by the same name: a hue within 30 degrees; for black, white and
 *   greys, one with a lightness within 15 % and a saturation below 15 %.
 *
 * How an answer is compared:
 *
 * - Positions are those of the deck at the moment when the step is applied, as the schemas say (`move_slide`: the place
 *   after the removal; `add_slide`: before this place). Past the end is the end. A position that is left out equals the
 *   one where the schema then puts the slide (the end, behind the original, an agenda after the title).
 * - Neighbouring steps that only delete, move and swap are equal when they leave the same slides in the same order.
 *   Other neighbouring steps of one name may stand in any order when each is about another slide (or colour role);
 *   only those of `add_slide` may not.
 * - A field that is not written here must not be in the answer, except `matchCase` and `wholeWords`, which are not
 *   compared. Order is free in `swap_slides`, in the `slideIds` of `replace_text` and in the `formats` of an export; in
 *   `merge_slides` it counts, since the first keeps its title.
 * - Texts are equal after Unicode normalisation (NFC), without white space and quotation marks around them, without a
 *   full stop at the end and in either case of the first letter. A `topic` or `subject` may be up to 12 characters longer
 *   than written here (an article, "our"), when it has these words in it in either case.
 * - After a `clarify` nothing more is done; what stands before it is done.
 */
import type { z } from 'zod'
import type { operationSchema } from '../../src/deck/operations/operation.ts'
import type { requestSchema } from '../../src/deck/requests/request.ts'
import type { InstructionDeck } from './instruction-decks.ts'
import { englishContentInstructions } from './instructions/english-content.ts'
import { englishSlideInstructions } from './instructions/english-slides.ts'
import { furtherInstructions } from './instructions/further-languages.ts'
import { romanceInstructions } from './instructions/romance-languages.ts'

/** An operation or a request, with marks in the fields named above. */
export type ExpectedStep = z.input<typeof operationSchema> | z.input<typeof requestSchema>

/** One acceptable answer. */
export type Expectation = ExpectedStep[]

/** One instruction with its acceptable answers. */
export interface Instruction {
  id: string
  /** BCP 47. */
  language: string
  deck: InstructionDeck
  instruction: string
  selected?: number[]
  memory?: number[]
  expected: Expectation[]
}

/** All of them: 90 in English, 6 in each of ten other languages. */
export const instructions: Instruction[] = [
  ...englishSlideInstructions,
  ...englishContentInstructions,
  ...romanceInstructions,
  ...furtherInstructions,
]
