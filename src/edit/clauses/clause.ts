import { unspacedScript } from '../../text/unspaced-script.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { means, type Token } from '../words/token.ts'

/** One thing that is asked for: a verb and what belongs to it. */
export class Clause {
  readonly tokens: readonly Token[]
  /** The whole instruction: the offsets of the tokens are offsets into it. */
  readonly instruction: string
  /** What any of them means. */
  private meant: ReadonlySet<Concept> | undefined

  constructor(tokens: readonly Token[], instruction: string) {
    this.tokens = tokens
    this.instruction = instruction
  }

  get length(): number {
    return this.tokens.length
  }

  token(at: number): Token | undefined {
    return this.tokens[at]
  }

  is(at: number, ...concepts: Concept[]): boolean {
    return means(this.tokens[at], ...concepts)
  }

  has(...concepts: Concept[]): boolean {
    this.meant ??= new Set(this.tokens.flatMap((token) => token.concepts))
    for (const one of concepts) if (this.meant.has(one)) return true
    return false
  }

  /** The position of the first token from `from` on that means one of these; -1 when there is none. */
  find(concepts: readonly Concept[], from = 0): number {
    return this.tokens.findIndex((token, index) => index >= from && means(token, ...concepts))
  }

  /** The position of the last such token; -1 when there is none. */
  findLast(concepts: readonly Concept[]): number {
    return this.tokens.findLastIndex((token) => means(token, ...concepts))
  }

  quotes(): { at: number; text: string }[] {
    return this.tokens.flatMap((token, at) =>
      token.kind === 'quote' ? [{ at, text: token.text }] : [],
    )
  }

  /** The words of a range as they were written; a verb that stood last comes first in the tokens. */
  text(from: number, to = this.tokens.length): string {
    const range = this.tokens.slice(from, to)
    if (range.length === 0) return ''
    const start = Math.min(...range.map((token) => token.start))
    const end = Math.max(...range.map((token) => token.end))
    return this.instruction.slice(start, end)
  }

  /** The clause without some of its tokens. */
  without(ranges: readonly { start: number; end: number }[]): Clause {
    const kept = this.tokens.filter(
      (_, index) => !ranges.some((range) => index >= range.start && index < range.end),
    )
    return new Clause(kept, this.instruction)
  }
}

const courtesy = new RegExp(
  `[\\s,，]*(?:(?<=^|[\\s,，.!。]|${unspacedScript.source})(?:${wordingsOf('thanksAtLength', 'courtesy')})[\\s,.!。]*)+$`,
  'iu',
)

/** Words given as a title or a text, without what surrounds them: a closing full stop, a colon, "please". */
export function tidied(text: string): string {
  return text
    .trim()
    .replace(/^[:：,，、\-–—\s]+/u, '')
    .replace(courtesy, '')
    .replace(/[\s.。,，;；!！:：]+$/u, '')
    .trim()
}
