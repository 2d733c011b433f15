import type { SlideBounds } from '../slide-range.ts'
import type { PlannedSlide, SlideForm } from './written-slide.ts'

/** Forms of several things, which stay what they are with fewer or more of them; one quotation or chart does not. */
const divisible: ReadonlySet<SlideForm> = new Set([
  'points',
  'steps',
  'cards',
  'definition',
  'timeline',
  'figures',
])

/**
 * A plan of as many slides as the bounds allow. Too many: neighbours with the fewest facts between them are told as one. Too few: the slide with
 * the most facts becomes two. Slides of one fact cannot be divided: then it stays shorter.
 */
export function fitCount(slides: readonly PlannedSlide[], bounds: SlideBounds): PlannedSlide[] {
  const planned = slides.filter(({ facts }) => facts.length > 0)
  while (planned.length > Math.max(1, bounds.maximum)) {
    const sizes = planned.slice(1).map((slide, index) => {
      const before = planned[index] as PlannedSlide
      return before.facts.length + slide.facts.length
    })
    const at = sizes.indexOf(Math.min(...sizes))
    const [first, second] = planned.slice(at, at + 2) as [PlannedSlide, PlannedSlide]
    const wide = first.facts.length >= second.facts.length ? first : second
    planned.splice(at, 2, {
      ...wide,
      point: `${first.point} ${second.point}`.trim(),
      form: first.form === second.form && divisible.has(first.form) ? first.form : 'points',
      facts: [...new Set([...first.facts, ...second.facts])],
    })
  }
  while (planned.length < bounds.minimum) {
    const most = Math.max(0, ...planned.map(({ facts }) => facts.length))
    if (most < 2) break
    const at = planned.findIndex(({ facts }) => facts.length === most)
    const whole = planned[at] as PlannedSlide
    const half = Math.ceil(most / 2)
    const form = divisible.has(whole.form) ? whole.form : 'points'
    planned.splice(
      at,
      1,
      { ...whole, form, facts: whole.facts.slice(0, half) },
      { ...whole, form, title: '', point: '', facts: whole.facts.slice(half) },
    )
  }
  return planned
}
