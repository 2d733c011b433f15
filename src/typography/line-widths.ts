import { LRUCache } from 'lru-cache'
import type { Points } from '../scene/geometry.ts'
import type { TextStyle } from '../scene/text.ts'
import type { Word } from './break-lines.ts'
import { type Piece, shapedWidth } from './pieces.ts'
import type { ParagraphShaper } from './shaped-paragraph.ts'

/** Of all texts kept and of what they are set in, about 50 bytes each: the short texts of a deck of fifty slides. */
const mostCharacters = 60_000
/** Longer texts are hardly asked for again. */
const longestKept = 500

/** Widths of texts on one line. What is shaped for one size serves all others: layouts try many. */
export class LineWidths {
  private readonly paragraphs: ParagraphShaper
  private readonly known = new LRUCache<string, readonly Word[]>({
    maxSize: mostCharacters,
    maxEntrySize: longestKept,
    sizeCalculation: (_, key) => key.length,
  })

  constructor(paragraphs: ParagraphShaper) {
    this.paragraphs = paragraphs
  }

  /** Width without the spaces at the line's end. @param language BCP 47. */
  measure(text: string, style: TextStyle, language: string): Points {
    let width = 0
    /** Spaces count once another word follows. */
    let spaceWidth = 0
    for (const { body, spaces } of this.wordsOf(text, style, language)) {
      if (body.length > 0) {
        width += spaceWidth + widthIn(style, body)
        spaceWidth = 0
      }
      spaceWidth += widthIn(style, spaces)
    }
    return width
  }

  private wordsOf(text: string, style: TextStyle, language: string): readonly Word[] {
    const { font, tracking, tabularFigures } = style
    const face = `${font.family}/${font.weight}/${font.italic}`
    const key = `${face}/${tracking === 0}/${tabularFigures}/${language}/${text}`
    let words = this.known.get(key)
    if (!words) {
      words = this.paragraphs.shapeAfresh({ runs: [{ text, style }] }, language).words
      this.known.set(key, words)
    }
    return words
  }
}

function widthIn(style: TextStyle, pieces: readonly Piece[]): Points {
  let width = 0
  for (const { item, shaped } of pieces) width += shapedWidth(shaped, item, style)
  return width
}
