import { allMatches } from '../../text/all-matches.ts'
import { wordingsOf } from '../lexicons/any-language.ts'

/** "and" as a word of a list. */
const joint = `(?:${wordingsOf('and')}|&)`
const leadingJoint = new RegExp(`^${joint}\\s+`, 'u')
const spacedJoint = new RegExp(`\\s+${joint}\\s+|${wordingsOf('andUnspaced')}`, 'gu')

/** Commas that separate items: not those within a number ("1,000"). */
const comma = /\s*(?:,(?!\d{3}(?!\d))|[、，])\s*/u

const enumerated = /^\s*1[.)]\s*\S/u
const bulletSign = /^[-–—•*·]\s+/u

/**
 * The items of a list as it is spoken: "rent, food and travel" has three. Where numbers, lines, semicolons or commas
 * separate them, "and" does so before the last one alone: "research and development, sales" has two.
 */
export function listItems(text: string): string[] {
  return divided(text)
    .map((part) => part.trim().replace(bulletSign, ''))
    .map((part) => part.replace(/^["“„«「']|["”“»」']$/gu, '').trim())
    .filter((part) => part !== '')
}

function divided(text: string): string[] {
  if (enumerated.test(text)) return text.split(/(?:^|[\s,;]+)\d{1,2}[.)]\s*(?=\D)/u)
  const hard = text.split(/[;；\n]/u)
  if (hard.length > 1) return hard.map((part) => part.trim().replace(leadingJoint, ''))
  const [last = '', ...before] = text.split(comma).reverse()
  if (before.length === 0) return text.split(spacedJoint)
  return [...before.reverse(), ...lastItems(last)]
}

/** What stands behind the last comma: "and travel", or the last two items, "food and travel". */
function lastItems(text: string): string[] {
  if (leadingJoint.test(text)) return [text.replace(leadingJoint, '')]
  const found = allMatches(text, spacedJoint).at(-1)
  return found === undefined
    ? [text]
    : [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}
