import type { Box, Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { FontReference } from '../../scene/text.ts'

/**
 * A visual preset of creative slides: what the text on its pictures looks like and where it stands. The pictures
 * themselves are drawn by `src/images/art`.
 */
export interface Vibe {
  /** Fixed: clients pass it as `vibe_id`. */
  id: string
  name: string
  /** A few words, for lists and for descriptions of pictures. */
  mood: string
  /** The colour of the text. */
  ink: Color
  /** The least favourable colour that a picture of the vibe has behind its text. */
  ground: Color
  /** What lies under the text where the picture is missing. */
  backdrop: Color
  title: {
    font: FontReference
    /** The largest size; longer titles are set smaller. */
    size: Points
    /** Line height in sizes. */
    leading: number
    /** In em. */
    tracking: number
  }
  /** The family of the small text under the title. */
  textFont: FontReference
  /** The calm part of the picture, for title and small text; of decks from right to left the mirrored one. */
  calm: Box
  /** Where the text stands in it. */
  anchor: 'top' | 'middle' | 'bottom'
}
