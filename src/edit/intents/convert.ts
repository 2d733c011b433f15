import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { aKind } from '../references/kind-names.ts'
import type { Reference } from '../references/reference.ts'
import { type SpokenSubject, slidesSaying, spokenSubject } from '../references/spoken-subject.ts'
import type { Session } from '../session.ts'
import { convertSlide } from './convert-slide.ts'
import { findConvertTarget } from './convert-target.ts'
import type { Intent } from './intent.ts'

/** "Turn slide 3 into a table", "show it as a line chart", "change the layout of 4 to two columns". */
export const convert: Intent = (clause, session) => {
  const isAsked = clause.has(...asking)
  if (!isAsked && !clause.has('shall')) return false
  const target = findConvertTarget(clause, session)
  if (target === undefined) return false
  const article = clause.is(target.at - 1, 'a') ? 1 : 0
  // "Slide 3 should mention steps" says nothing of how it is shown.
  const isShall = clause.is(target.at - article - 1, 'shall') || clause.is(target.at + 1, 'shall')
  if (!isAsked && !isShall) return false
  const subject = clause.without([{ start: target.at - article, end: target.at + 1 }])
  const references = findReferences(subject, session, { bareNumbers: true, bareTopics: true })
  const reference = bestSubject(references)
  // "Create a table from slide 3" makes it of what is there.
  const madeOf =
    reference?.slideSaid === true &&
    clause.is(target.at + 1, 'from', 'of') &&
    reference.start <= target.at + 2 - article
  if (clause.has('add') && !clause.has('convert', 'layout') && !madeOf) return false
  const ids =
    reference?.ids() ??
    slidesSaying(subjectOf(clause, target.at), session) ??
    impliedSlides(session, `Which slide shall become ${aKind(target.kind)}?`)
  const slides = reference?.form === 'all' ? ids.filter((id) => hasBlocks(session, id)) : ids
  const behind = clause.tokens.slice(target.at + 1)
  for (const id of slides) convertSlide(session, id, target.kind, behind)
  session.remember(slides)
  return true
}

/** What says that something shall be shown otherwise. */
const asking: readonly Concept[] = [
  'convert',
  'make',
  'change',
  'use',
  'put',
  'replace',
  'layout',
  'choose',
  'write',
  'export',
  'add',
  'split',
  'is',
  'as',
]

/** What stands between the verb and what it becomes. */
function subjectOf(clause: Clause, target: number): SpokenSubject | undefined {
  const verb = clause.find(['convert', 'make', 'change', 'put', 'use', 'replace'])
  return verb === -1 ? undefined : spokenSubject(clause, verb + 1, target)
}

function hasBlocks(session: Session, id: string): boolean {
  const slide = session.slide(id)
  return slide !== undefined && chosenVariant(slide).blocks.length > 0
}

/** Of "the bullets on slide 3" the slide counts; of "the chart" alone the slide that has it. */
function bestSubject(references: readonly Reference[]): Reference | undefined {
  const usable = references.filter((one) => one.form !== 'quantity')
  return usable.find((one) => one.kind === undefined || one.slideSaid) ?? usable[0]
}
