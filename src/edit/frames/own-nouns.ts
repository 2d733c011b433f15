import { sameWordIn } from '../references/word-forms.ts'
import { onceEach } from '../words/once-each.ts'
import { plainWords } from '../words/plain-words.ts'
import { isUnknown, type Token } from '../words/token.ts'
import type { ThingKind } from './thing.ts'
import type { World } from './world.ts'

/** What a deck calls the lines of one of its tables or lists. */
interface OwnNoun {
  kinds: readonly ThingKind[]
  /** The slides on which these stand. */
  on: readonly string[]
}

/** The own noun that a token is, if it is one. */
export type OwnNounOf = (token: Token | undefined) => OwnNoun | undefined

/** A title with more words than these says more than what is listed below it. */
const mostTitleWords = 3

/**
 * How the lines of tables and lists are called in a deck: by the head of a table's first column, "the last **task**" where that is
 * “Task”, and by the title of a slide that lists nothing else, where it says several of them: “Open tasks”.
 */
export function ownNounsIn(world: World): OwnNounOf {
  const isSame = sameWordIn(world.session.grammar)
  const called = world.session.idsNow().flatMap((slideId) => {
    const things = world.things([slideId])
    const blocks = new Set(things.flatMap(({ block }) => block?.id ?? []))
    const [only] = blocks.size === 1 ? things.filter(({ kind }) => kind === 'item') : []
    const title = things.find(({ kind }) => kind === 'title')
    const words = plainWords(title?.texts[0]?.text ?? '').split(' ')
    const isListed = only !== undefined && only.column === undefined
    const kinds: readonly ThingKind[] = ['item']
    const listed =
      isListed && words.length <= mostTitleWords
        ? words.map((word) => ({ word, isPlural: true, kinds, slideId }))
        : []
    const heads = things.flatMap(({ kind, index, texts }) => {
      if (kind !== 'column' || index > 0) return []
      const word = plainWords(texts[0]?.text ?? '')
      if (word === '' || word.includes(' ')) return []
      return [{ word, isPlural: false, kinds: ['row' as const], slideId }]
    })
    return [...listed, ...heads]
  })
  const nounSaid = onceEach((words): OwnNoun | undefined => {
    const said = plainWords(words)
    const found = called.filter(({ word, isPlural }) =>
      isPlural
        ? word !== said && isSame(word, said)
        : word === said || isSame(word, said) || isSame(said, word),
    )
    const kinds = [...new Set(found.flatMap((one) => one.kinds))]
    const on = [...new Set(found.map(({ slideId }) => slideId))]
    return found.length === 0 ? undefined : { kinds, on }
  })
  return (token) => (token !== undefined && isUnknown(token) ? nounSaid(token.text) : undefined)
}
