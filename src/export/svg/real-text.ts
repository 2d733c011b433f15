import type { FontReference, GlyphRun } from '../../scene/text.ts'
import type { TextPainter } from './svg-context.ts'
import { attributes, escapeXml } from './xml.ts'

/** A face that the drawn texts use. */
export interface UsedFace {
  font: FontReference
  /** CSS class of its texts: a letter and a number, in order of first use. */
  className: string
  /** Every code point drawn with it, composed and decomposed. */
  codePoints: Set<number>
}

/** What the drawn texts need from a stylesheet. */
export class UsedFaces {
  private readonly faces = new Map<string, UsedFace>()

  /** The face of a run, its characters noted. */
  use(run: GlyphRun): UsedFace {
    const { family, weight, italic } = run.font
    const key = `${family}/${weight}/${italic}`
    let face = this.faces.get(key)
    if (face === undefined) {
      face = { font: run.font, className: `f${this.faces.size}`, codePoints: new Set() }
      this.faces.set(key, face)
    }
    // Shaping composes and decomposes letters as the font likes best (Thai ำ is always taken apart, which only the
    // compatibility form does): all forms must be at hand.
    const { text } = run
    for (const form of new Set([text, text.normalize('NFC'), text.normalize('NFKD')]))
      for (const character of form) face.codePoints.add(character.codePointAt(0) as number)
    return face
  }

  /** In order of first use. */
  list(): UsedFace[] {
    return [...this.faces.values()]
  }
}

/** CSS class of texts with tabular figures, which no SVG attribute can ask for. */
export const tabularClass = 'tabular'

/**
 * Text as text: it can be selected, searched and copied. One element a run, so that scripts whose letters join stay
 * whole; its length is fixed to what was measured, so that a browser that shapes or spaces slightly differently still
 * ends where the scene says. The faces' classes and fonts must come from a stylesheet.
 */
export function realTextPainter(faces: UsedFaces): TextPainter {
  return {
    paintRun(run, x, baseline) {
      if (run.text.trim() === '') return ''
      const face = faces.use(run)
      const place = attributes({
        class: run.tabularFigures ? `${face.className} ${tabularClass}` : face.className,
        // Right-to-left text starts, and so is placed, at its right edge.
        x: run.rightToLeft ? x + run.width : x,
        y: baseline,
        'font-size': run.size,
        fill: run.color,
        'letter-spacing': run.tracking === 0 ? undefined : run.tracking,
        // Runs have one direction already; the override keeps a browser from finding another one in brackets.
        direction: run.rightToLeft ? 'rtl' : undefined,
        'unicode-bidi': run.rightToLeft ? 'bidi-override' : undefined,
        textLength: run.glyphs.length > 1 ? run.width : undefined,
        lengthAdjust: run.glyphs.length > 1 ? 'spacingAndGlyphs' : undefined,
      })
      return `<text${place}>${escapeXml(run.text)}</text>`
    },
  }
}
