import { isClosingHeading, isSummaryLabel } from '../language/heading-words.ts'
import { isQuestion } from '../language/questions.ts'
import { joinMapped, type MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { withDashTerms } from './dash-terms.ts'
import type { Part, ProsePart, Topic } from './part.ts'
import { cardsFromList } from './recognise-cards.ts'
import {
  comparisonFromList,
  comparisonFromLists,
  comparisonFromSections,
  tableFromSections,
} from './recognise-comparison.ts'
import { definitionsFromList } from './recognise-definition.ts'
import { statsFromList, statsFromProse } from './recognise-stats.ts'
import { areActsInOrder, stepsFromProse } from './recognise-steps.ts'
import { timelineFromList, timelineFromProse, timelineFromTable } from './recognise-timeline.ts'
import { sharesFromProse, withStatedTotals } from './shares-from-prose.ts'

/** Whether prose that is told as parts leaves what answers a question where it stands: first, a figure or not. */
function answersFirst([first]: readonly Part[], { atoms }: ProsePart): boolean {
  return first?.kind === 'stats' && first.figures[0]?.atom === atoms[0]
}

/**
 * Chooses the kind of each part by the shape of what it says; what has no shape of its own stays prose, list or table. `title`: what the
 * text is called, where no heading stands below that.
 */
export function recogniseParts(
  parts: readonly Part[],
  heading: MappedText | undefined,
  language: string,
  title?: MappedText,
): Part[] {
  // A figure in what is asked or decided is no finding, and one of several things in what a text comes to in short.
  let asked: boolean | undefined
  const asks = () => {
    const name = heading?.text ?? ''
    asked ??= isClosingHeading(name) || isSummaryLabel(name)
    return asked
  }
  return withStatedTotals(withOpposedLists(parts, language), language).flatMap((part): Part[] => {
    switch (part.kind) {
      case 'prose': {
        const shared = sharesFromProse(part, language)
        if (shared !== undefined)
          return shared.flatMap((one) =>
            one.kind === 'prose' ? (statsFromProse(one, false, language) ?? [one]) : [one],
          )
        const timeline = timelineFromProse(part, language)
        if (timeline !== undefined) {
          const before: Part[] =
            timeline.before.length > 0 ? [{ kind: 'prose', atoms: timeline.before }] : []
          return [...before, timeline.timeline]
        }
        const sequence = stepsFromProse(part, language)
        if (sequence !== undefined) {
          const { before, steps } = sequence
          const [lead] = before
          if (lead === undefined) return [steps]
          // Where no heading names them, the sentence before them does.
          return heading === undefined
            ? [{ ...steps, intro: lead.text }]
            : [{ kind: 'prose', atoms: before }, steps]
        }
        if (asks()) return [part]
        const alone = heading !== undefined && parts.length === 1
        const told = statsFromProse(part, alone, language) ?? [part]
        // A figure of a later sentence would answer something else.
        return isQuestion(heading?.text ?? '') && !answersFirst(told, part) ? [part] : told
      }
      case 'list': {
        const shaped =
          timelineFromList(part, language) ??
          comparisonFromList(part, heading, language) ??
          (asks() ? undefined : statsFromList(part, language))
        if (shaped !== undefined) return [shaped]
        const termed = withDashTerms(part, language)
        return [
          definitionsFromList(termed, heading, language) ??
            cardsFromList(termed, language) ??
            termed,
        ]
      }
      case 'steps': {
        const timeline = timelineFromList(part, language)
        if (timeline !== undefined) return [timeline]
        return areActsInOrder(part, { heading, title }, language)
          ? [part]
          : recogniseParts(
              [{ ...part, kind: 'list', atoms: part.atoms.map(called) }],
              heading,
              language,
            )
      }
      case 'table':
        return [timelineFromTable(part, language) ?? part]
      default:
        return [part]
    }
  })
}

/** An item with what others call it by, which no number of a step says any more. */
function called({ mark, ...atom }: Atom): Atom {
  if (mark === undefined) return atom
  const text = joinMapped([mark, atom.text])
  const lead = atom.lead === 0 ? 0 : atom.lead + text.text.length - atom.text.text.length
  return { ...atom, text, lead }
}

/**
 * Sections side by side that answer the same questions become a table of their parent, and such whose names are opposed
 * one comparison in their place.
 */
export function recogniseSections(topic: Topic, language: string): Topic {
  const answered = tableFromSections(topic)
  if (answered !== undefined)
    return {
      ...topic,
      parts: [...topic.parts, answered.table],
      children: topic.children.slice(answered.count),
    }
  const found = comparisonFromSections(topic, language)
  if (found === undefined) return topic
  const { comparison, from, count } = found
  if (count === topic.children.length)
    return { ...topic, parts: [...topic.parts, comparison], children: [] }
  const together: Topic = { parts: [comparison], children: [] }
  return { ...topic, children: topic.children.toSpliced(from, count, together) }
}

/** Lists one after the other that are set against each other as one comparison. */
function withOpposedLists(parts: readonly Part[], language: string): Part[] {
  const result: Part[] = []
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]
    if (part === undefined) break
    const found = comparisonFromLists(part, parts[index + 1], language)
    result.push(found ?? part)
    if (found !== undefined) index++
  }
  return result
}
