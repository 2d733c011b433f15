import type { Points } from '../scene/geometry.ts'
import { bottomEdge } from './grid.ts'
import type { SetText, Sheet } from './sheet.ts'
import { fitText } from './text-fitting.ts'
import type { Theme } from './themes/theme.ts'
import { ladder } from './themes/type-step.ts'

/** Between the content and its caption, in points. */
const gap = 14
/** It stays clear of the footer by this, in points. */
const foot = 2

/**
 * A caption in the largest type in which it takes one line, or else two: 16 points at most. Undefined when it takes more.
 */
export function fitCaption(sheet: Sheet, caption: string): SetText | undefined {
  const { theme } = sheet
  const steps = ladder(theme.type.body, [16, 14, 12])
  const room = { width: theme.frame.content.width, height: 100 }
  const set = (lines: number) =>
    fitText(
      sheet,
      caption,
      steps,
      { ...room, maximumLines: () => lines },
      {
        color: theme.colors.mutedInk,
      },
    )
  return set(1) ?? set(2)
}

/** The theme with a content area that ends over a caption. */
export function overCaption(theme: Theme, { layout }: SetText): Theme {
  const { content } = theme.frame
  const height = content.height - layout.height - gap - foot
  const captionTop = content.y + height
  return { ...theme, frame: { ...theme.frame, content: { ...content, height }, captionTop } }
}

/** Where content may end that a theme lets reach to `end` on slides without a caption: deeper than its content area. */
export function contentEnd({ theme }: Sheet, end: Points): Points {
  return Math.min(end, theme.frame.captionTop ?? end)
}

/** Whether a caption stands between the content and the footer. */
export function isCaptioned({ theme }: Sheet): boolean {
  return theme.frame.captionTop !== undefined
}

/** Draws a caption under the content area of a sheet whose theme has room for it. */
export function drawCaption(sheet: Sheet, { layout, width }: SetText): void {
  const { ground, frame } = sheet.theme
  const box = {
    x: frame.content.x,
    y: bottomEdge(frame.content) + gap,
    width,
    height: layout.height,
  }
  sheet.addText({ name: 'slide-caption', box, layout, ground })
}
