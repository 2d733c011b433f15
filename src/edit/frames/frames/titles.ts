import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { listOfPayload, partsOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import { plainWords, Unfit, type World } from '../world.ts'

/** "The title of slide 3: Costs", "call slide 4 How we measured", "titles of slides 2 and 3: A and B respectively". */
export const setSlideTitle: Frame = {
  name: 'set_slide_title',
  read(slots) {
    const renames = slots.verbs(['rename'])
    if (
      !renames &&
      !slots.verbs(['change', 'make', 'put', 'write', 'use', 'replace', 'add'], { silent: true })
    )
      return undefined
    const title = slots.thing(['title'])
    if (title === undefined && !renames) return undefined
    if (title?.isBare || title?.which.by === 'text') return undefined
    const payloads = slots.takeAll('payload')
    const [payload, ...more] = payloads
    if (payload === undefined) return undefined
    slots.take('sign', ({ concept }) => concept === 'respectively')
    const former = slots.take('former')
    const named = slots.all('slides')
    // "Zamień **Market** na Town w tytule slajdu 3": words, beside the slide.
    if (named.length > 1 && named.some(({ reference }) => !reference.slideSaid)) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.slidesMeant(slides(world))
      if (ids === undefined || ids.length === 0) throw new Unfit()
      // "In Starten, Voeden en Mengen": what a comma parts are spans of their own.
      const texts =
        more.length > 0
          ? payloads.flatMap(({ text, by }) => (by === 'quote' ? [text] : partsOfPayload(text)))
          : ids.length === 1
            ? [payload.text]
            : listOfPayload(payload.text, ids.length)
      if (texts?.length !== ids.length) throw new Unfit()
      if (former !== undefined && !ids.every((id) => isCalled(world, id, former.text)))
        throw new Unfit()
      for (const [at, slideId] of ids.entries())
        world.session.operate({ op: 'set_slide_title', slideId, title: texts[at] ?? '' })
      world.touch(world.things(ids).filter(({ kind }) => kind === 'title'))
      world.session.remember(ids)
    }
  },
}

function isCalled(world: World, slideId: string, title: string): boolean {
  return world
    .things([slideId])
    .some(
      ({ kind, texts }) =>
        kind === 'title' && plainWords(texts[0]?.text ?? '') === plainWords(title),
    )
}

/** "Titles of slides 2 and 3: A and B respectively", "call slide 4 A instead of B": what says more than a new title. */
export const setTitlesWithMore: Frame = {
  name: 'set_slide_titles',
  isNew: true,
  read(slots) {
    const given = slots.all('payload')
    const saysMore =
      (given.length > 1 &&
        (given.every(({ by }) => by === 'quote') ||
          slots.all('slides').some(({ reference }) => reference.plural))) ||
      slots.all('former').length > 0 ||
      slots.all('sign').some(({ concept }) => concept === 'respectively') ||
      // "Benenne Folie 3 in Wir steigen um **um**": the last is the verb's.
      (slots.says('particle') && slots.all('verb').some(({ token }) => means(token, 'rename')))
    return saysMore ? setSlideTitle.read(slots) : undefined
  },
}

/** "Swap the titles of slides 7 and 8". */
export const swapTitles: Frame = {
  name: 'swap_titles',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['swap'])) return undefined
    if (slots.thing(['title']) === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = slides(world)
      if (ids?.length !== 2) throw new Unfit()
      const titles = ids.map(
        (id) => world.things([id]).find(({ kind }) => kind === 'title')?.texts[0]?.text ?? '',
      )
      for (const [at, slideId] of ids.entries())
        world.session.operate({ op: 'set_slide_title', slideId, title: titles[1 - at] ?? '' })
    }
  },
}
