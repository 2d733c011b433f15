import { readdirSync, readFileSync } from 'node:fs'
import type { ModelReply, ModelRequest } from './model-server.ts'
import { promptOf, questionOf } from './scripted-writer.ts'

const recordings = new URL('../../quality/recordings/', import.meta.url)

/** What a writer answered to the questions for one deck, from the prompts alone. */
interface Recording {
  /** The plan, and what it became when it was sent back. */
  plans: object[]
  /** The answers for each slide by its planned title, in the order that they were given in. */
  slides: Record<string, object[]>
}

/** The names of the decks that were recorded. */
export const recordedDecks: readonly string[] = readdirSync(recordings).toSorted()

/** The text that a recorded deck was made of. */
export function recordedText(name: string): string {
  const folder = new URL(`${name}/`, recordings)
  const file = readdirSync(folder).find((one) => one.startsWith('text.'))
  if (file === undefined) throw new Error(`The recording ${name} has no text.`)
  return readFileSync(new URL(file, folder), 'utf8')
}

/**
 * A writer that answers as the recorded one did. Questions are known by what they ask for and not by their words, so that a
 * prompt can be put better; an answer that was sent back before is given once more only if it is sent back again.
 * @throws {Error} when it is asked what nobody has answered.
 */
export function recordedWriter(name: string): (request: ModelRequest) => ModelReply {
  const file = new URL(`${name}/answers.json`, recordings)
  const { plans, slides } = JSON.parse(readFileSync(file, 'utf8')) as Recording
  return (request) => {
    const prompt = promptOf(request)
    const title = /^Planned title: (.*)$/mu.exec(prompt)?.[1] ?? ''
    const answers = questionOf(request) === 'outline' ? plans : slides[title]
    const at = prompt.includes('had faults') ? 1 : 0
    const answer = answers?.[at] ?? answers?.at(-1)
    if (answer === undefined) throw new Error(`Nobody has answered for “${title}” of ${name}.`)
    return { content: JSON.stringify(answer) }
  }
}
