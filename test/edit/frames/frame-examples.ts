import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { coversOf } from '../../../src/edit/frames/covers.ts'
import { frames } from '../../../src/edit/frames/frames.ts'
import { readWithFrames, wordsOfDeck } from '../../../src/edit/frames/read-with-frames.ts'
import { Slots } from '../../../src/edit/frames/slots.ts'
import { readWishedSlides } from '../../../src/edit/frames/wished-slides/read-wished-slides.ts'
import { World } from '../../../src/edit/frames/world.ts'
import type { InstructionContext } from '../../../src/edit/instruction-context.ts'
import { furtherLexicons } from '../../../src/edit/lexicons/further-lexicons.ts'
import { readWords } from '../../../src/edit/read-words.ts'
import { Session } from '../../../src/edit/session.ts'
import { sides, slide } from '../../support/decks.ts'
import { sampleDeck, sampleThemes } from '../sample-deck.ts'

/** What one frame does, and how it is asked for in each language, by BCP 47 primary subtag; those that it is not understood in are absent. */
export interface FrameExamples {
  does: string
  examples: Readonly<Record<string, string>>
  /** Whether nothing is done about the examples: what is asked for is asked back, or there is no such thing. */
  isRefused?: true
}

/** The examples of all frames by their names, in the order of the guide. */
export function frameExamples(): Record<string, FrameExamples> {
  return parse(readFileSync(new URL('frame-examples.yaml', import.meta.url), 'utf8'))
}

/** What the reader of new slides does, which is no frame by its name. */
export const slideWishes = ['add_slides', 'add_slide', 'add_versus', 'add_special']

/** The frames that own every word of an instruction about the sample deck, where something would be done. */
export function framesOwning(instruction: string, mayRefuse = false): string[] {
  let made = 0
  const deck = sampleDeck()
  const inns = sides({ Ours: ['Near'], Theirs: ['Cheap', 'Open late'] })
  const recommended = inns.sides.map((side, at) =>
    at === 0 ? { ...side, recommended: true } : side,
  )
  const blocks = [{ ...inns, sides: recommended }]
  const ground = { hex: '#EEF5EE' }
  deck.slides.push({ ...slide('comparison', 'Inns', blocks), id: 'slide-11', ground })
  const newId = () => `new-${++made}`
  const context: InstructionContext = { deck, themes: sampleThemes, newId }
  const steps = readWithFrames(instruction, context, {})?.steps ?? []
  const isDone = steps.length > 0 && steps.every((step) => mayRefuse || !isRefused(step))
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  if (!isDone || words === undefined) return []
  const text = {
    ...words,
    instruction,
    goesOn: false,
    countsOn: false,
    ...wordsOfDeck(new World(session)),
  }
  if (readWishedSlides(text, session) !== undefined) return slideWishes
  return coversOf(text, session).flatMap(({ spans }) =>
    frames
      .filter((frame) => {
        const slots = new Slots(spans, text)
        return frame.read(slots) !== undefined && slots.isSpent
      })
      .map(({ name }) => name),
  )
}

function isRefused(step: object): boolean {
  return 'request' in step && (step.request === 'decline' || step.request === 'clarify')
}

const languages = ['en', ...furtherLexicons.map(({ language }) => language)]
const begin = '<!-- The list of frames: written by `npm run instructions`. -->'
const end = '<!-- The end of the list of frames. -->'

/** A text of the guide with the list of what frames can be asked for as it is now. */
export function withListOfFrames(guide: string): string {
  const lines = Object.entries(frameExamples()).flatMap(([name, { does, examples }]) => {
    const said = languages.flatMap((language) =>
      examples[language] === undefined ? [] : [`${language} \`${examples[language]}\``],
    )
    return [`- **${does}** (\`${name}\`): ${said.join(' · ')}`]
  })
  const from = guide.indexOf(begin)
  const to = guide.indexOf(end)
  if (from === -1 || to < from) throw new Error('The guide has no place for the list of frames.')
  return `${guide.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${guide.slice(to)}`
}
