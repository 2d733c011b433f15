import { editDistance } from '../../../text/edit-distance.ts'
import { wordingsOf } from '../../lexicons/any-language.ts'
import { Declined } from '../../reading-errors.ts'
import { wholeSlideKinds } from '../../references/slides-of-kind.ts'
import type { Session } from '../../session.ts'
import { fold } from '../../words/fold.ts'
import type { Frame } from '../frame.ts'
import { refuseLeavingOut, takeDeck } from '../slides-named.ts'
import { colorsWished, setColors } from './colors.ts'

const themeNoun = new RegExp(`\\b(?:${wordingsOf('themeNoun')})\\b`, 'gi')

/** "Use the Kiln theme", "switch to Observatory", "Kiln with a dark background"; by a name that is none the theme is asked for. */
export const setTheme: Frame = {
  name: 'set_theme',
  isNew: true,
  read(slots) {
    if (
      !slots.verbs(['use', 'change', 'make', 'convert', 'choose', 'put', 'replace'], {
        silent: true,
      })
    )
      return undefined
    const said = slots.takeAll('name', ({ of }) => of === 'theme')
    const known = said.filter((one) => one.known !== undefined)
    if (said.length === 0 || known.length > 1) return undefined
    takeDeck(slots)
    const colors = colorsWished(slots)
    const [theme] = known
    // "A dark **theme**" is a colour.
    if (theme === undefined && colors.length > 0) return undefined
    const name =
      said.find(({ text }) => text !== '')?.text ??
      (theme === undefined ? slots.take('payload')?.text : undefined)
    if (theme !== undefined && name !== undefined) return undefined
    const all = slots.takeAll('slides')
    const slides = all.filter(({ reference: { form } }) => form !== 'all' && form !== 'pronoun')
    if (slides.length > 0 && theme === undefined) return undefined
    slots.take('sign', ({ concept }) => concept === 'only')
    return (world) => {
      const { session } = world
      refuseLeavingOut(all, world)
      const isForSlides = slides.some(
        ({ reference: { slideSaid, kind, form } }) =>
          (slideSaid && form !== 'topic') || (kind !== undefined && wholeSlideKinds.includes(kind)),
      )
      if (isForSlides)
        throw new Declined(
          'unsupported',
          'A theme is that of the whole presentation; single slides have none of their own.',
        )
      const themeId = theme?.known ?? askForTheme(session, name ?? '')
      if (session.now.themeId === themeId && colors.length === 0)
        throw new Declined('nothing_to_do', 'The presentation has that theme already.')
      if (session.now.themeId !== themeId) session.operate({ op: 'set_theme', themeId })
      setColors(colors, session)
    }
  },
}

/** The theme that is meant by a name that is none. @throws {Unclear} unless that was answered. */
function askForTheme(session: Session, said: string): string {
  const { themes } = session.context
  const words = fold(said)
  const isNear = ({ name }: { name: string }) => editDistance(fold(name), words, 3) <= 3
  const near = words.length < 4 ? [] : themes.filter(isNear)
  const offered = near.length > 0 ? near : themes
  const question =
    words === ''
      ? 'Which theme shall be used?'
      : `There is no theme “${said}”. Which theme shall be used?`
  return session.ask(
    'theme',
    question,
    offered.map(({ id, name }) => ({ text: name, value: id })),
    (answer) =>
      themes.find((one) => fold(one.name) === fold(answer.replace(themeNoun, '')).trim())?.id,
  )
}
