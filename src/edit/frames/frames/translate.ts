import type { Session } from '../../session.ts'
import type { Frame } from '../frame.ts'
import { refuseLeavingOut, slidesNamed, takeDeck } from '../slides-named.ts'

const makers = ['make', 'change', 'convert', 'put', 'use', 'write', 'export'] as const

/** "Translate the deck into French", "make slide 3 Spanish". */
export const translate: Frame = {
  name: 'translate',
  isNew: true,
  read(slots) {
    const isSaid = slots.verbs(['translate'])
    if (!isSaid && !slots.verbs(makers)) return undefined
    const language = slots.take('name', ({ of }) => of === 'language')?.known
    const isOfDeck = takeDeck(slots)
    const spans = slots.all('slides')
    const isAll = isOfDeck || spans.some(({ reference }) => reference.form === 'all')
    const isIt = spans.every(({ reference }) => reference.form === 'pronoun')
    if (language === undefined && !isSaid) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { session } = world
      refuseLeavingOut(spans, world)
      const { selectedSlideIds = [] } = session.context
      const isMentioned = session.mentioned.length > 0 || selectedSlideIds.length > 0
      const isWhole = isAll || (isIt && spans.length > 0 && !isMentioned)
      const ids = isWhole ? [] : (slides(world) ?? world.scope(undefined) ?? [])
      const into = language ?? askForLanguage(session)
      session.refusePending(ids)
      if (ids.length === 0) session.request({ request: 'translate', language: into })
      for (const slideId of ids) session.request({ request: 'translate', language: into, slideId })
      session.remember(ids)
    }
  },
}

const offered = [
  { text: 'English', value: 'en-US' },
  { text: 'Spanish', value: 'es-ES' },
  { text: 'French', value: 'fr' },
  { text: 'German', value: 'de' },
  { text: 'Chinese', value: 'zh-Hans' },
]

function askForLanguage(session: Session): string {
  return session.ask('language', 'Into which language shall it be translated?', offered)
}
