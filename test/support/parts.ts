import { readSource } from '../../src/author/composer/reading/read-source.ts'
import { flattenTopics } from '../../src/author/composer/scoring/score-topics.ts'
import { buildTopic } from '../../src/author/composer/shaping/build-topic.ts'
import type { Part, PartKind } from '../../src/author/composer/shaping/part.ts'
import { AtomCounter } from '../../src/author/composer/shaping/read-atoms.ts'
import { buildSectionTree } from '../../src/author/composer/shaping/section-tree.ts'

/** The parts of a text in order, whatever heading they stand under. */
export function partsOf(text: string, language = 'en-US'): Part[] {
  const topic = buildTopic(buildSectionTree(readSource(text)), language, new AtomCounter())
  return flattenTopics(topic).flatMap((one) => one.parts)
}

/** The first part of a kind; throws when there is none. */
export function findPart<K extends PartKind>(
  text: string,
  kind: K,
  language?: string,
): Extract<Part, { kind: K }> {
  const parts = partsOf(text, language)
  const part = parts.find((one) => one.kind === kind)
  if (part === undefined)
    throw new Error(`There are only ${parts.map((one) => one.kind).join(', ')}.`)
  return part as Extract<Part, { kind: K }>
}
