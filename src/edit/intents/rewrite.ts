import type { BlockKind } from '../../deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import { rewriteStyles } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf, type Reference } from '../references/reference.ts'
import { type SpokenSubject, slidesSaying, spokenSubject } from '../references/spoken-subject.ts'
import type { Intent } from './intent.ts'
import { needsModel } from './needs-model.ts'

/** Blocks that hold no text to be said otherwise. */
const wordless: readonly BlockKind[] = ['chart', 'image', 'code', 'agenda']

/** Slides that show where one is, not what is said. */
const frames = ['title', 'agenda', 'section', 'closing']

/** Whether a slide says something that can be said otherwise. */
function hasText(slide: Slide): boolean {
  const { layout, blocks } = chosenVariant(slide)
  return !frames.includes(layout) && blocks.some((block) => !wordless.includes(block.kind))
}

/** "Make **the milestones** shorter", "shorten **the milestones**"; words that no slide says mean the text. */
function subjectOf(clause: Clause): SpokenSubject | undefined {
  const style = clause.find(rewriteStyles)
  const verb = clause.find(['make', 'change'])
  const made = verb !== -1 && verb < style
  const subject = spokenSubject(clause, made ? verb + 1 : style + 1, made ? style : clause.length)
  return subject && { ...subject, known: true }
}

/** "Make slide 3 shorter", "expand the pricing slide", "simplify everything". */
export const rewrite: Intent = (clause, session) => {
  const wanted = rewriteStyles.filter((style) => clause.has(style))
  if (wanted.length === 0) return false
  const title = clause.find(['title'])
  if (title !== -1 && !clause.has('words') && !clause.is(title + 1, 'slide', 'slides'))
    throw needsModel('Rewriting titles')
  const options = { bareNumbers: true, bareTopics: true }
  const all = findReferences(clause, session, options)
  // "Trim slide 4 to 2", "to two or three points"
  const amount = (one: Reference) =>
    one.form === 'number' &&
    !one.slideSaid &&
    (clause.is(one.start - 1, 'to', 'into') || clause.is(one.end, 'point', 'bullets', 'words'))
  const meant = all.filter((one) => !amount(one))
  const said = meant.filter((one) => one.kind === undefined || one.slideSaid)
  const references = said.length > 0 ? said : meant
  const [reference] = references
  const everything = reference?.form === 'all'
  const question = 'Which slide shall be rewritten?'
  const named = reference
    ? idsOf(references)
    : (slidesSaying(subjectOf(clause), session) ?? impliedSlides(session, question))
  const slides = named.filter((id) => {
    const slide = session.slide(id)
    return slide !== undefined && (!everything || hasText(slide))
  })
  if (slides.length === 0) throw new Declined('nothing_to_do', 'There is no text to rewrite.')
  session.refusePending(slides)
  for (const slideId of slides)
    for (const style of wanted) {
      // "第3页太长了，缩短一下" says the same twice.
      const again = session.steps.some(
        (step) =>
          'request' in step &&
          step.request === 'rewrite_slide' &&
          step.slideId === slideId &&
          step.style === style,
      )
      if (!again) session.request({ request: 'rewrite_slide', slideId, style })
    }
  session.remember(slides)
  return true
}
