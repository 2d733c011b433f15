import { splitDate } from '../date-parts.ts'
import type { SlideContent } from '../slide-content.ts'

/** A step, an event or a card, as it is drawn. */
export interface SequenceItem {
  /** Of a step, or a card that is numbered; else empty. */
  number: string
  /** What a step is called, or the date of an event without its year. */
  head: string
  year: string
  /** Whether its language writes the year before the rest of the date. */
  yearFirst?: boolean
  text: string
  /** Says more about an event, or what a card depends on, in smaller type under its text. */
  detail: string
  planned: boolean
  highlighted: boolean
}

/** The steps of a slide with their numbers, which go on where the slide before ended. */
export function stepItems({ steps, firstNumber }: SlideContent): SequenceItem[] {
  return steps.map(({ head, text: said }, index) => ({
    number: String(firstNumber + index),
    head,
    year: '',
    text: said,
    detail: '',
    planned: false,
    highlighted: false,
  }))
}

/** The events of a slide, their dates divided from their years where that can be done with all of them. */
export function eventItems({ timeline }: SlideContent, wholeDates = false): SequenceItem[] {
  const dates = timeline.map(({ date }) => splitDate(date))
  const divided = !wholeDates && dates.every(({ main, detail }) => main === '' || detail !== '')
  return timeline.map(({ date, ...event }, index) => {
    const { main, detail: year } = dates[index] ?? { main: date, detail: '' }
    if (!divided || year === '') return { ...event, number: '', head: date, year: '' }
    return { ...event, number: '', head: main, year, yearFirst: date.trim().startsWith(year) }
  })
}

/** The cards of a slide, numbered where that is asked for; their feet are what they depend on. */
export function cardItems({ cards, numberedCards }: SlideContent): SequenceItem[] {
  return cards.map(({ head, text, foot }, index) => ({
    number: numberedCards ? String(index + 1) : '',
    head,
    year: '',
    text,
    detail: foot,
    planned: false,
    highlighted: false,
  }))
}
