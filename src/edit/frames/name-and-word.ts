import type { Thing } from './thing.ts'
import type { World } from './world.ts'

/**
 * Whether a name and a word stand there that differ by their first letter alone, "May" and "may": then what is said of one of them
 * is not said of the other.
 * @param find as it was written; in capitals it is the name, which must stand there so.
 */
export function isNameAndWord(
  world: World,
  find: string,
  slideIds: readonly string[] | undefined,
): boolean {
  if (find.toLowerCase() === find.toUpperCase()) return false
  const things = world.things(slideIds === undefined ? undefined : [...slideIds])
  const hits = things.flatMap(({ kind, texts }) =>
    kind === 'sentence'
      ? []
      : texts.flatMap(({ text }) =>
          [...text.matchAll(literally(find))].map(({ 0: said, index }) => ({
            said,
            isName: beginsUpperCase(said) && standsAsName(kind, text.slice(0, index)),
          })),
        ),
  )
  const isWord = hits.some(({ said }) => said === find.toLowerCase())
  const isCalled = beginsUpperCase(find)
  return isWord && hits.some(({ said, isName }) => isName && (!isCalled || said === find))
}

/** Within a sentence, or as the label of what a chart shows; titles may have capitals throughout. */
function standsAsName(kind: Thing['kind'], before: string): boolean {
  if (kind === 'category' || kind === 'series') return true
  return kind !== 'title' && kind !== 'eyebrow' && /[\p{L}\p{N},;)]\s+$/u.test(before)
}

const beginsUpperCase = (text: string) => /^\p{Lu}/u.test(text)

function literally(words: string): RegExp {
  const source = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'giu')
}
