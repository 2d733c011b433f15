import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { plainWords } from '../words/plain-words.ts'
import { means } from '../words/token.ts'
import { replacedOnce, sayInstead } from './change-text.ts'
import type { Deed } from './frame.ts'
import { partsOfPayload } from './payload-list.ts'
import type { Thing } from './thing.ts'
import { type WishText, wordsBetween } from './wish-text.ts'
import { Unfit, type World } from './world.ts'

/**
 * "Speeches max 10 min, and rain plan = town hall", behind the slide that it is for: lines of that slide said anew. Each says a line's
 * words again and another figure, or what stands behind the same sign.
 */
export function readRestated(text: WishText, world: World): Deed | undefined {
  const { tokens } = text
  if (
    tokens.some(
      (one) => one.kind === 'quote' || (one.kind === 'word' && means(one, ...verbConcepts)),
    )
  )
    return undefined
  const from = tokens.findIndex((one) => one.kind !== 'sign' && !means(one, 'and'))
  const parts = partsOfPayload(wordsBetween(text, from, tokens.length))
  if (!parts.every((part) => linesLike(world.things(), part).length > 0)) return undefined
  return (world) => {
    const [slideId, ...others] = world.scope(undefined) ?? []
    if (slideId === undefined || others.length > 0) throw new Unfit()
    const changes = parts.map((part) => restated(world, slideId, part))
    for (const { thing, anew } of changes) sayInstead(world, thing, anew)
    world.session.remember([slideId])
  }
}

/** The line of a slide that some words say anew. @throws {Unfit} where there is none, or several. */
function restated(world: World, slideId: string, words: string): Restated {
  const [line, ...others] = linesLike(world.things([slideId]), words)
  if (line === undefined || others.length > 0) throw new Unfit()
  return line
}

interface Restated {
  thing: Thing
  anew: string
}

function linesLike(things: readonly Thing[], words: string): Restated[] {
  return things.flatMap((thing) => {
    const [only, ...others] = thing.texts
    if (thing.kind !== 'item' || only === undefined || others.length > 0) return []
    const anew = withFigure(only.text, words) ?? behindSign(only.text, words)
    return anew === undefined || anew === only.text ? [] : [{ thing, anew }]
  })
}

/** A line with another figure: the words are its own but for that. */
function withFigure(line: string, words: string): string | undefined {
  const [own, said] = [plainWords(line).split(' '), plainWords(words).split(' ')]
  const other = own.findIndex((word, at) => word !== said[at])
  const [old = '', anew = ''] = [own[other], said[other]]
  const isSame =
    own.length === said.length &&
    own.slice(other + 1).every((word, at) => word === said[other + 1 + at])
  if (!isSame || own.length < 3 || !/\p{N}/u.test(old) || !/\p{N}/u.test(anew)) return undefined
  return replacedOnce(line, old, anew)
}

/** "Rain plan = town hall": what stands behind the same sign, where what stands before it is the same. */
function behindSign(line: string, words: string): string | undefined {
  const [own, said] = [parted.exec(line), parted.exec(words)]
  if (own === null || said === null || own[2]?.trim() !== said[2]?.trim()) return undefined
  return plainWords(own[1] ?? '') === plainWords(said[1] ?? '')
    ? `${own[1]}${own[2]}${said[3]}`
    : undefined
}

const parted = /^(.{1,80}?)(\s*[=:：]\s*)(.+)$/su
