import { mainKinds } from './layout-blocks.ts'
import { layoutsWithoutCaption, metaLayouts, type Variant } from './slide.ts'

/**
 * Why a variant would be a bad slide, in one English sentence: it lacks what its layout is for, has a line that its layout
 * does not show, or two of its blocks cannot be told apart. Undefined when it is fine. Documents may bring such variants; nobody shall make new ones.
 */
export function variantProblem(variant: Variant): string | undefined {
  const { layout, title, meta, caption, blocks } = variant
  const name = `The slide “${title}”`
  const kind = mainKinds[layout]
  if (kind !== undefined && !blocks.some((block) => block.kind === kind))
    return `${name} has no ${kind} block, which the layout ${layout} is for; add one, or choose another layout.`
  if (meta !== undefined && meta !== '' && !metaLayouts.includes(layout))
    return `${name} says “${meta}” in a line that only the layouts title and closing have; take it away, or choose one of them.`
  if (caption && layoutsWithoutCaption.includes(layout))
    return `${name} has a caption, which has no place in the layout ${layout}; remove it, or choose another layout.`
  const ids = blocks.map((block) => block.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice === undefined
    ? undefined
    : `${name} has two blocks with the id “${twice}”; give each its own.`
}
