import { layoutsWithoutCaption, metaLayouts, type Slide, type Variant } from './slide.ts'
import type { SourcedText } from './sourced-text.ts'

/** The line of who, when and where as running text, for layouts that show it no other way; undefined where it says nothing. */
export function metaLine(
  { meta, metaMarks: marks }: Variant,
  { sources }: Pick<Slide, 'sources'>,
): SourcedText | undefined {
  if (!meta) return undefined
  return {
    text: meta,
    ...(marks ? { marks } : {}),
    ...(sources.length === 0 ? { sources, added: true } : { sources }),
  }
}

/**
 * A variant that was given another layout, without the lines that this one never shows, and what they said, for the
 * notes: left on the slide they could neither be seen nor changed, and a caller who sends the slide back is refused.
 */
export function withoutUnshownLines(variant: Variant): { variant: Variant; lines: string[] } {
  const { meta, metaMarks, caption, captionMarks, ...rest } = variant
  const showsMeta = metaLayouts.includes(variant.layout)
  const showsCaption = !layoutsWithoutCaption.includes(variant.layout)
  if ((showsMeta || meta === undefined) && (showsCaption || caption === undefined))
    return { variant, lines: [] }
  return {
    variant: {
      ...rest,
      ...(showsMeta && meta !== undefined ? { meta } : {}),
      ...(showsMeta && metaMarks ? { metaMarks } : {}),
      ...(showsCaption && caption !== undefined ? { caption } : {}),
      ...(showsCaption && captionMarks ? { captionMarks } : {}),
    },
    lines: [showsMeta ? '' : (meta ?? ''), showsCaption ? '' : (caption ?? '')].filter(Boolean),
  }
}
