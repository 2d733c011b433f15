import { speaksOfOpenEnds } from '../language/heading-words.ts'
import { announces, isInsertion, pointsElsewhere } from '../language/pointer-sentences.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { withDashTerms } from './dash-terms.ts'
import type { Part, Topic } from './part.ts'
import { cardsFromList, cardsFromProse } from './recognise-cards.ts'
import {
  comparisonFromList,
  comparisonFromSections,
  comparisonFromTable,
} from './recognise-comparison.ts'
import { definitionsFromList, definitionsFromProse } from './recognise-definition.ts'
import { statsFromList, statsFromProse } from './recognise-stats.ts'
import { stepsFromProse } from './recognise-steps.ts'
import { timelineFromList, timelineFromProse, timelineFromTable } from './recognise-timeline.ts'

/** Chooses the kind of each part by the shape of what it says; what has no shape of its own stays prose, list or table. */
export function recogniseParts(
  parts: readonly Part[],
  heading: MappedText | undefined,
  language: string,
): Part[] {
  return parts.flatMap((part, index): Part[] => {
    switch (part.kind) {
      case 'prose': {
        const timeline = timelineFromProse(part, language)
        if (timeline !== undefined) {
          const before: Part[] =
            timeline.before.length > 0 ? [{ kind: 'prose', atoms: timeline.before }] : []
          return [...before, timeline.timeline]
        }
        const sequence = stepsFromProse(part, language)
        if (sequence !== undefined) {
          const before: Part[] =
            sequence.before.length > 0 ? [{ kind: 'prose', atoms: sequence.before }] : []
          return [...before, sequence.steps]
        }
        const beside = [parts[index - 1], parts[index + 1]]
        const recognised =
          statsFromProse(part, beside, parts.length === 1, language) ??
          definitionsFromProse(part, heading, language) ??
          cardsFromProse(part, language)
        return [
          recognised ?? { ...part, telling: part.atoms.filter((atom) => tells(atom, language)) },
        ]
      }
      case 'list': {
        const shaped =
          timelineFromList(part, language) ??
          comparisonFromList(part, heading, language) ??
          statsFromList(part, language)
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
        // Risks that are numbered do not follow upon one another.
        return speaksOfOpenEnds(heading?.text ?? '')
          ? recogniseParts([{ ...part, kind: 'list' }], heading, language)
          : [part]
      }
      case 'table':
        return [
          timelineFromTable(part, language) ?? comparisonFromTable(part, heading, language) ?? part,
        ]
      default:
        return [part]
    }
  })
}

/** Whether a sentence says something by itself. */
function tells({ text: { text } }: Atom, language: string): boolean {
  return (
    !announces(text, language) && !pointsElsewhere(text, language) && !isInsertion(text, language)
  )
}

/** Sections that are alternatives become one comparison of their parent. */
export function recogniseSections(topic: Topic, language: string): Topic {
  const found = comparisonFromSections(topic, language)
  return found === undefined
    ? topic
    : {
        ...topic,
        parts: [...topic.parts, found.comparison],
        children: topic.children.slice(found.count),
      }
}
