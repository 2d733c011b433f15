import type { Page, Scene } from '../../scene/scene.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import type { Typography } from '../../typography/typography.ts'
import { pageToSvg } from '../svg/page-to-svg.ts'
import { realTextPainter, tabularClass, UsedFaces } from '../svg/real-text.ts'
import { subsetFace } from './font-subset.ts'
import { renderPage } from './page-template.ts'
import { pageTranscript } from './transcript.ts'

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** The direction in which a language is written, by its likely script (UTS 35, likely subtags). */
function languageDirection(language: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(language).maximize()
    return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}

/** UTF-16 units. */
const summaryLength = 200

/** The titles of the slides after the first, for link previews. */
function summarise(pages: Page[]): string {
  const titles = pages.slice(1).map((page) => page.title.trim())
  return withEllipsis(titles.filter(Boolean).join(' · '), summaryLength)
}

/** The speaker notes of a page, a paragraph each. */
function noteLines({ notes = '' }: Page): string[] {
  return notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

async function stylesheet(faces: UsedFaces, typography: Typography): Promise<string> {
  const rules = [
    `.slide text{white-space:pre;font-variant-numeric:lining-nums}`,
    `.slide .${tabularClass}{font-variant-numeric:lining-nums tabular-nums}`,
  ]
  for (const face of faces.list()) {
    const font = (await subsetFace(face, typography)).toString('base64')
    const name = `deck-${face.className}`
    const generic = /serif/i.test(face.font.family) ? 'serif' : 'sans-serif'
    rules.push(
      `@font-face{font-family:"${name}";src:url(data:font/woff;base64,${font}) format("woff")}`,
      `.${face.className}{font-family:"${name}",${generic}}`,
    )
  }
  return rules.join('\n')
}

/**
 * The share page: one HTML document with every slide as SVG with real text, and the stylesheet that brings exactly the
 * glyphs it uses. The document also loads `/assets/share.css` and `/assets/share.js`, and works without the script. It
 * has no inline style or script, so it lives under a strict content security policy. Notes stay out of it: whoever has
 * the link sees it; only the page `forOwner` has them, and lets its reader sign out.
 *
 * `stylesheetUrl` is where `css` will be served, `coverImageUrl` a picture for link previews.
 */
export async function exportPage(
  scene: Scene,
  typography: Typography,
  options: { stylesheetUrl: string; coverImageUrl?: string; forOwner?: boolean },
): Promise<{ html: string; css: string }> {
  const faces = new UsedFaces()
  const textPainter = realTextPainter(faces)
  const numbers = new Map(scene.pages.map(({ slideId }, index) => [slideId, index + 1]))
  const slideHref = (slideId: string) => {
    const number = numbers.get(slideId)
    return number === undefined ? undefined : `#${number}`
  }
  const html = renderPage({
    title: scene.title,
    language: scene.language,
    direction: languageDirection(scene.language),
    summary: summarise(scene.pages),
    stylesheetUrl: options.stylesheetUrl,
    coverImageUrl: options.coverImageUrl,
    forOwner: options.forOwner ?? false,
    slides: scene.pages.map((page, index) => ({
      number: index + 1,
      title: page.title,
      svg: pageToSvg(page, {
        textPainter,
        idPrefix: `s${index + 1}-`,
        slideHref,
        // The transcript beside it says the same in a form that readers understand.
        rootAttributes:
          ' class="picture" aria-hidden="true" focusable="false" direction="ltr" text-rendering="geometricPrecision"',
      }),
      transcript: pageTranscript(page, slideHref),
      notes: options.forOwner ? noteLines(page) : [],
    })),
  })
  return { html, css: await stylesheet(faces, typography) }
}
