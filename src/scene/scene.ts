import type { SceneNode } from './node.ts'
import type { Color, Paint } from './paint.ts'
import type { FontReference } from './text.ts'

/** A slide, placed. */
export interface Page {
  slideId: string
  /** Layout name, for the file's layout list and for transcripts. */
  layout: string
  /** The slide's title as plain text: bookmarks, outline, screen readers. */
  title: string
  notes?: string
  background: Paint
  /** The background is this slide's alone, not its layout's. */
  hasOwnGround?: true
  nodes: SceneNode[]
}

/** What an editable file needs to know of the theme, so that its colours and fonts stay changeable as a set. */
export interface SceneTheme {
  id: string
  name: string
  dark: boolean
  background: Color
  surface: Color
  ink: Color
  mutedInk: Color
  line: Color
  accent: Color
  accentInk: Color
  /** Six data colours. */
  data: Color[]
  displayFont: FontReference
  textFont: FontReference
}

/** A deck, placed: one page a slide. Exporters know nothing else. */
export interface Scene {
  title: string
  /** BCP 47. */
  language: string
  theme: SceneTheme
  pages: Page[]
}
