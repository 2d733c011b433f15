import type { ModelRequest } from './model-server.ts'

/** The facts that a prompt holds. */
function factsIn(prompt: string): { number: number; text: string }[] {
  const facts = [...prompt.matchAll(/^\[(\d+)\] (.+)$/gmu)]
  return facts.map(([, number, text = '']) => ({ number: Number(number), text }))
}

/** The user's part of a request. */
export const promptOf = ({ messages }: ModelRequest) => messages.at(-1)?.content ?? ''

/** What the request asks for: an outline, a digest, a slide. */
export function questionOf({ messages }: ModelRequest): 'outline' | 'digest' | 'slide' {
  const told = messages[0]?.content ?? ''
  if (told.startsWith('You plan a slide deck')) return 'outline'
  return told.startsWith('You read one part') ? 'digest' : 'slide'
}

/** The title of a slide that says what a fact says, short enough for one. */
const titled = (text: string) =>
  text
    .split(/\s+/u)
    .slice(0, 10)
    .join(' ')
    .replace(/[.。,;:]+$/u, '')

/**
 * What a plain but honest writer answers, as JSON: two facts a slide, each fact a line in its own words.
 * @param slides so many slides; default: one for two facts.
 */
export function plainAnswer(request: ModelRequest, slides?: number): Record<string, unknown> {
  const facts = factsIn(promptOf(request))
  switch (questionOf(request)) {
    case 'digest':
      return { facts: facts.map(({ number, text }) => ({ number, gist: text })) }
    case 'outline': {
      const count = slides ?? Math.ceil(facts.length / 2)
      const planned = Array.from({ length: Math.min(count, facts.length) }, (_one, index) =>
        facts.slice(
          Math.floor((index * facts.length) / count),
          Math.floor(((index + 1) * facts.length) / count),
        ),
      )
      return {
        title: titled(facts[0]?.text ?? ''),
        subtitle: '',
        meta: '',
        slides: planned.map((some) => ({
          title: titled(some[0]?.text ?? ''),
          point: some[0]?.text ?? '',
          form: 'points',
          facts: some.map(({ number }) => number),
        })),
      }
    }
    case 'slide':
      return {
        title: titled(facts[0]?.text ?? ''),
        lead: '',
        lines: facts.slice(0, 4).map(({ number, text }) => ({
          text: text.split(/\s+/u).slice(0, 24).join(' '),
          facts: [number],
        })),
        caption: '',
        notes: facts.map(({ text }) => text).join(' '),
      }
  }
}
