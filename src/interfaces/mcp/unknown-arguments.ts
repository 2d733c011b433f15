import type { FlatArguments } from './flat-arguments.ts'

/** What models call our arguments, as other servers and other interfaces do. Only the names that are ours can be values. */
const otherNames: Readonly<Record<string, string>> = {
  prompt: 'input_text',
  text: 'input_text',
  content: 'input_text',
  topic: 'input_text',
  instructions: 'additional_instructions',
  num_creative_variants: 'num_image_variants',
  num_slides: 'slide_range',
  slide_count: 'slide_range',
  theme: 'theme_id',
  vibe: 'vibe_id',
  context: 'slide_context',
  position: 'slide_order',
  export_formats: 'formats',
  formats: 'export_formats',
  format: 'formats',
  id: 'generation_id',
  operation_id: 'generation_id',
}

/** How many are named, and how much of each name. */
const most = { names: 10, characters: 60 }

/** The argument that an unknown name may mean; undefined when nothing is like it. */
function meant(name: string, known: ReadonlySet<string>): string | undefined {
  const inOurCase = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (known.has(inOurCase)) return inOurCase
  const ours = otherNames[inOurCase]
  return ours !== undefined && known.has(ours) ? ours : undefined
}

/** A sentence about each argument that a tool does not have: it was ignored, and what the tool has instead. */
export function unknownArgumentHints(
  given: Readonly<Record<string, unknown>>,
  { names, groups }: Pick<FlatArguments, 'names' | 'groups'>,
): string[] {
  const unknown = Object.keys(given).filter((name) => !names.has(name))
  return unknown.slice(0, most.names).map((name) => {
    const shown = name.slice(0, most.characters)
    if (groups.has(name))
      return `"${shown}" was ignored: what is in it are arguments of their own, side by side with the others.`
    const ours = meant(name, names)
    const instead = ours === undefined ? '' : ` Use "${ours}" instead.`
    return `"${shown}" was ignored: there is no such argument.${instead}`
  })
}
