import { chosenVariant } from '../../deck/slide.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import { convertSlide } from './convert-slide.ts'
import type { Intent } from './intent.ts'

const offered: [text: string, kind: Concept][] = [
  ['Bullets', 'bullets'],
  ['Two columns', 'comparison'],
  ['Cards', 'cards'],
  ['Steps', 'steps'],
  ['Timeline', 'timeline'],
  ['Table', 'table'],
  ['Chart', 'chart'],
  ['Paragraph', 'paragraph'],
]

/** "Use variant 2 of slide 3", "try another layout for slide 4", "change the layout of slide 4". */
export const layout: Intent = (clause, session) => {
  if (!clause.has('layout', 'variant')) return false
  if (!clause.has('use', 'change', 'choose', 'convert', 'make', 'another', 'put')) return false
  const variantAt = clause.find(['variant'])
  const ordinalBefore = clause.is(variantAt - 1, 'ordinal', 'last')
    ? clause.token(variantAt - 1)
    : undefined
  const numbered = clause.is(variantAt + 1, 'number') ? clause.token(variantAt + 1) : undefined
  const taken =
    variantAt === -1
      ? []
      : [{ start: variantAt - (ordinalBefore ? 1 : 0), end: variantAt + (numbered ? 2 : 1) }]
  const references = findReferences(clause.without(taken), session, {
    bareNumbers: true,
    bareTopics: true,
  })
  const ids =
    references.length > 0 ? idsOf(references) : impliedSlides(session, 'The layout of which slide?')
  for (const id of ids) {
    const slide = session.slide(id)
    if (slide === undefined) continue
    const wished = numbered?.value ?? ordinalBefore?.value
    if (
      wished !== undefined ||
      ((variantAt !== -1 || clause.has('another')) && slide.variants.length > 1)
    ) {
      const variant = wished === undefined ? (slide.chosen + 1) % slide.variants.length : wished - 1
      if (variant < 0 || variant >= slide.variants.length)
        throw new Declined(
          'nothing_to_do',
          slide.variants.length === 1
            ? `${session.slideName(id)} has one variant alone.`
            : `${session.slideName(id)} has ${slide.variants.length} variants.`,
        )
      if (variant === slide.chosen)
        throw new Declined('nothing_to_do', 'That variant is shown already.')
      session.operate({ op: 'choose_variant', slideId: id, variant })
    } else if (variantAt !== -1) {
      throw new Declined('nothing_to_do', `${session.slideName(id)} has no other variant.`)
    } else {
      const { blocks } = chosenVariant(slide)
      const kind = session.ask(
        'layout',
        `How shall ${session.slideName(id)} be shown?`,
        offered
          .filter(([, one]) => !blocks.some((block) => block.kind === one))
          .map(([text, value]) => ({ text, value })),
      )
      convertSlide(session, id, kind)
    }
  }
  session.remember(ids)
  return true
}
