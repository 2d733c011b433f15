import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import type { EditStep } from '../edit-step.ts'
import type { ResolvedStep } from './resolve-context.ts'

/**
 * Slides of one edit that would be the same: "add five slides about weather" makes one where the text has enough for
 * one. Steps behind a slide that was left out count on it; their positions move up.
 */
export class TwinSlides {
  private readonly written = new Map<string, { title: string; wished: number }>()
  /** Where slides were left out, as steps count that know of all. */
  private readonly leftOut: number[] = []

  /** Whether a slide was written in this edit that shows the same as the one that a step came to. */
  hasTwin({ operations }: ResolvedStep, step: EditStep): boolean {
    const [insert] = operations
    if (insert?.op !== 'insert_slide') return false
    const shown = shownOn(insert.slide)
    const twin = this.written.get(shown)
    if (twin === undefined) {
      this.written.set(shown, { title: chosenVariant(insert.slide).title, wished: 1 })
      return false
    }
    twin.wished += 1
    if ('position' in step && step.position !== undefined) this.leftOut.push(step.position)
    return true
  }

  /** The step with its position among the slides that there are. */
  moved(step: EditStep): EditStep {
    if (!('position' in step) || step.position === undefined) return step
    const { position } = step
    const before = this.leftOut.filter((one) => one < position).length
    return before === 0 ? step : { ...step, position: position - before }
  }

  /** A sentence for each slide that was asked for several times. */
  warnings(): string[] {
    return [...this.written.values()].flatMap(({ title, wished }) =>
      wished === 1
        ? []
        : [
            `${wished} slides called “${title}” would have been the same, so one was added; say what each of them is to be about.`,
          ],
    )
  }
}

/** Pictures are drawn for each slide; what they show counts. */
function shownOn(slide: Slide): string {
  return `${chosenVariant(slide).layout}\n${slidePlainText(slide)}`
}
