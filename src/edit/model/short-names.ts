import type { Deck } from '../../deck/deck.ts'
import type { Slide } from '../../deck/slide.ts'

interface Theme {
  id: string
  name: string
}

/** A block with the slide that shows it. */
interface PlacedBlock {
  slideId: string
  blockId: string
}

/**
 * What slides and blocks are called towards a model: `s3` is the third slide of the deck as it is shown, `s3b1` its first block; themes go by what
 * people call them. Ids are long and alike, which costs tokens, and small models copy them wrong.
 */
export class ShortNames {
  private readonly slides = new Map<string, string>()
  private readonly blocks = new Map<string, PlacedBlock>()
  private readonly nameOfSlide = new Map<string, string>()
  private readonly nameOfBlock = new Map<Slide, string[]>()

  private readonly themes: readonly Theme[]

  constructor(deck: Deck, themes: readonly Theme[]) {
    this.themes = themes
    for (const [index, slide] of deck.slides.entries()) {
      this.slides.set(`s${index + 1}`, slide.id)
      this.nameOfSlide.set(slide.id, `s${index + 1}`)
      const names = (slide.variants[slide.chosen]?.blocks ?? []).map((block, at) => {
        const name = `s${index + 1}b${at + 1}`
        this.blocks.set(name, { slideId: slide.id, blockId: block.id })
        return name
      })
      this.nameOfBlock.set(slide, names)
    }
  }

  /** The name of a slide of the deck; empty for any other. */
  ofSlide(slideId: string): string {
    return this.nameOfSlide.get(slideId) ?? ''
  }

  /** The names of what a slide of the deck shows, in its order. */
  ofBlocks(slide: Slide): readonly string[] {
    return this.nameOfBlock.get(slide) ?? []
  }

  /** The id of a slide by its name, or by its number alone; undefined where there is none. */
  slideId(said: unknown): string | undefined {
    const name = String(said).trim().toLowerCase()
    return this.slides.get(/^\d+$/u.test(name) ? `s${name}` : name)
  }

  /** The block of a name, with its slide; undefined where there is none. */
  block(said: unknown): PlacedBlock | undefined {
    return this.blocks.get(String(said).trim().toLowerCase())
  }

  /** The id of a theme by its name or its id; undefined where there is none. */
  themeId(said: unknown): string | undefined {
    const name = String(said).trim().toLowerCase()
    return this.themes.find((one) => one.id === name || one.name.toLowerCase() === name)?.id
  }

  /** The name of a theme; its id where it has none. */
  ofTheme(themeId: string): string {
    return this.themes.find(({ id }) => id === themeId)?.name ?? themeId
  }

  /** The names of all themes that there are. */
  get themeNames(): string[] {
    return this.themes.map(({ name }) => name)
  }

  /** Makes a name known for a slide that an answer adds. */
  add(name: string, slideId: string): void {
    this.slides.set(name.trim().toLowerCase(), slideId)
  }
}
