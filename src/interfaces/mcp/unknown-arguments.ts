import { beginningOf } from '../../text/cut-text.ts'
import { meantField } from '../schemas/other-names.ts'
import type { FlatArguments } from './flat-arguments.ts'

/** How many are named, and how much of each name. */
const most = { names: 10, characters: 60 }

/** A sentence about each argument that a tool does not have: it was ignored, and what the tool has instead. */
export function unknownArgumentHints(
  given: Readonly<Record<string, unknown>>,
  { names, groups }: Pick<FlatArguments, 'names' | 'groups'>,
): string[] {
  const unknown = Object.keys(given).filter((name) => !names.has(name))
  return unknown.slice(0, most.names).map((name) => {
    const shown = beginningOf(name, most.characters)
    if (groups.has(name))
      return `"${shown}" was ignored: what is in it are arguments of their own, side by side with the others.`
    const ours = meantField(shown, names)
    const instead = ours === undefined ? '' : ` Use "${ours}" instead.`
    return `"${shown}" was ignored: there is no such argument.${instead}`
  })
}
