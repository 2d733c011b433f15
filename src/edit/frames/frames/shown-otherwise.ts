import { chosenVariant } from '../../../deck/slide.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { Declined } from '../../reading-errors.ts'
import { aKind } from '../../references/kind-names.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import { convertSlide } from '../convert-slide.ts'
import type { Frame } from '../frame.ts'
import { showing } from '../read-becomes.ts'
import { takeSlides } from '../whole-slides.ts'

/** "Turn slide 3 into a table", "show it as a line chart", "change the layout of 4 to two columns". */
export const convertSlides: Frame = {
  name: 'convert_slide',
  read(slots) {
    const kinds = slots.all('kind')
    const becomes = kinds.filter(({ isSaid }) => isSaid).at(-1) ?? kinds.at(-1)
    if (becomes === undefined || kinds.length > 1) return undefined
    slots.take('kind')
    // "Create a table **from slide 3**" makes it of what is there.
    const isMade = slots.all('slides').some((one) => one.start === becomes.end && !one.isGoal)
    const verbs = isMade ? [...showing, 'add' as const] : showing
    // "Change Acme to Cards" writes one word for another.
    const said = slots.all('verb').map(({ token }) => token)
    const replaces = said.length > 0 && said.every((one) => means(one, 'change', 'replace'))
    if (!slots.verbs(verbs, { silent: becomes.isAsked })) return undefined
    if (replaces && slots.all('thing').some(({ phrase }) => phrase.isBare)) return undefined
    slots.take('sign', ({ concept }) => concept === 'layout')
    slots.take('variant', ({ isVariant, number }) => !isVariant && number === undefined)
    const isAll = slots.all('slides').some(({ reference }) => reference.form === 'all')
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    return (world) => {
      const { session } = world
      const { kind, behind } = becomes
      const named = slides(world, `Which slide shall become ${aKind(kind)}?`)
      const ids = named.filter((id) => !isAll || hasBlocks(session, id))
      // What a chart is made of are columns of a chart.
      const becomesOf = (id: string) => (becomes.isColumns && hasChart(session, id) ? 'bar' : kind)
      for (const id of ids) convertSlide(session, id, becomesOf(id), behind)
      session.remember(ids)
    }
  },
}

function hasChart(session: Session, id: string): boolean {
  const slide = session.slide(id)
  return slide !== undefined && chosenVariant(slide).blocks.some((one) => one.kind === 'chart')
}

function hasBlocks(session: Session, id: string): boolean {
  const slide = session.slide(id)
  return slide !== undefined && chosenVariant(slide).blocks.length > 0
}

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
export const chooseVariant: Frame = {
  name: 'choose_variant',
  read(slots) {
    const wished = slots.take('variant')
    if (wished === undefined) return undefined
    const verbs = ['use', 'change', 'choose', 'convert', 'make', 'put'] as const
    if (!slots.verbs(verbs, { silent: wished.isOther })) return undefined
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    const { isVariant, isOther, number } = wished
    return (world) => {
      const { session } = world
      const ids = slides(world, 'The layout of which slide?')
      for (const id of ids) {
        const count = session.slide(id)?.variants.length ?? 0
        if (number !== undefined) showVariant(session, id, number - 1)
        else if ((isVariant || isOther) && count > 1) showVariant(session, id, nextOf(session, id))
        else if (isVariant)
          throw new Declined('nothing_to_do', `${session.slideName(id)} has no other variant.`)
        else askForLayout(session, id)
      }
      session.remember(ids)
    }
  },
}

function nextOf(session: Session, id: string): number {
  const slide = session.slide(id)
  return slide === undefined ? 0 : (slide.chosen + 1) % slide.variants.length
}

/** @throws {Declined} where there is none, or it is shown already. */
function showVariant(session: Session, slideId: string, variant: number): void {
  const slide = session.slide(slideId)
  if (slide === undefined) return
  const { length } = slide.variants
  if (variant < 0 || variant >= length)
    throw new Declined(
      'nothing_to_do',
      `${session.slideName(slideId)} has ${length === 1 ? 'one variant alone' : `${length} variants`}.`,
    )
  if (variant === slide.chosen)
    throw new Declined('nothing_to_do', 'That variant is shown already.')
  session.operate({ op: 'choose_variant', slideId, variant })
}

/** @throws {Unclear} unless it was answered how a slide shall be shown. */
function askForLayout(session: Session, slideId: string): void {
  const slide = session.slide(slideId)
  const blocks = slide === undefined ? [] : chosenVariant(slide).blocks
  const kind = session.ask(
    'layout',
    `How shall ${session.slideName(slideId)} be shown?`,
    offered
      .filter(([, one]) => !blocks.some((block) => block.kind === one))
      .map(([text, value]) => ({ text, value })),
  )
  convertSlide(session, slideId, kind)
}
