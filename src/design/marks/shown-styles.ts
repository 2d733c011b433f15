import { mapBlockTexts, styleOf } from '../../deck/blocks/block.ts'
import { thingsOf, thingTexts } from '../../deck/blocks/block-list.ts'
import { textsIn } from '../../deck/blocks/printed-text.ts'
import type { Variant } from '../../deck/slide.ts'
import type { TitleStyle } from '../../deck/style.ts'
import type { Points } from '../../scene/geometry.ts'
import type { SceneNode } from '../../scene/node.ts'
import type { TextLayout } from '../../scene/text.ts'
import { printableText } from '../../typography/clean-text.ts'

/** What a step makes of a size. */
const larger = 1.15
const smaller = 0.87
/** How many steps larger texts are tried, the most first: the nearest that fits. */
const steps = [2, 1.5, 1, 0.5]
/** What is smaller is furniture of the page, and nothing is made smaller than this, in points. */
export const smallestStyled: Points = 12
/** Fewer letters than this stand in too many texts to say which they are of. */
const fewest = 4

/** How many steps of a wish are tried. */
type Steps = Record<'title' | 'blocks', number>

/**
 * How the texts of a slide are set otherwise than its theme would. As with marks, they are known by what they say: a text
 * of a block as it stands, a piece of one, or several together.
 */
export class ShownStyles {
  readonly #known = new Map<string, TitleStyle | undefined>()
  readonly #styled: [text: string, style: TitleStyle][] = []
  /** The sizes of texts as the theme sets them, and how many steps from that they may be. */
  #sizes: ReadonlyMap<string, Points> = new Map()
  #most: Steps = { title: 0, blocks: 0 }

  readonly #variant: Variant

  constructor(variant: Variant) {
    this.#variant = variant
    const { title, titleStyle, eyebrow = '', meta = '', caption = '', blocks } = variant
    for (const block of blocks) {
      const things = thingsOf(block).map((thing) => thingTexts(block, thing).join(''))
      this.#add([...textsIn((change) => mapBlockTexts(block, change)), ...things], styleOf(block))
    }
    // A title that a block says is drawn as that.
    this.#add([title], titleStyle, false)
    this.#add([eyebrow, meta, caption], undefined)
  }

  /** Undefined where all is set as the theme does. */
  static of(variant: Variant): ShownStyles | undefined {
    const styled = variant.titleStyle !== undefined || variant.blocks.some(styleOf)
    return styled ? new ShownStyles(variant) : undefined
  }

  #add(texts: readonly string[], style: TitleStyle | undefined, inPieces = true): void {
    for (const text of texts.map(keyOf)) {
      if (text === '' || this.#known.get(text) !== undefined) continue
      this.#known.set(text, style)
      if (style !== undefined && inPieces) this.#styled.push([text, style])
    }
  }

  /** The steps larger in which the title or the blocks are tried, the most first; one where they shall be smaller. */
  stepsOf(part: keyof Steps): number[] {
    const { titleStyle, blocks } = this.#variant
    const styles = part === 'title' ? [titleStyle] : blocks.map(styleOf)
    const wishes = styles.map((style) => style?.size ?? 0)
    const most = Math.max(...wishes, 0)
    if (most === 0) return wishes.some((wish) => wish < 0) ? [1] : []
    return steps.filter((step) => step <= most)
  }

  /** The styles in at most so many steps from the sizes of a page that is drawn in them but for the sizes. */
  sized(nodes: readonly SceneNode[], most: Steps): ShownStyles {
    const sizes = new Map<string, Points>()
    const note = ({ paragraphs }: TextLayout) => {
      for (const { specification } of paragraphs)
        sizes.set(
          keyOf(specification.runs.map((run) => run.text).join('')),
          Math.max(...specification.runs.map((run) => run.style.size)),
        )
    }
    for (const node of nodes)
      if (node.kind === 'text') note(node.layout)
      else if (node.kind === 'table')
        for (const { cells } of node.rows) for (const { layout } of cells) note(layout)
    const sized = new ShownStyles(this.#variant)
    sized.#sizes = sizes
    sized.#most = most
    return sized
  }

  /** Of a text that a layout tries in a size; undefined where that is the theme's. */
  styleOf(words: string, size: Points): TitleStyle | undefined {
    const text = keyOf(words)
    if ((this.#sizes.get(text) ?? size) < smallestStyled) return undefined
    if (!this.#known.has(text) && text.length >= fewest) {
      const [, style] =
        this.#styled.find(
          ([own]) => own.includes(text) || (own.length >= fewest && text.includes(own)),
        ) ?? []
      this.#known.set(text, style)
    }
    return this.#known.get(text)
  }

  /** What a layout's size becomes for a text, whatever size it tries: larger by the same share, or smaller. */
  shareOf(words: string, size: Points): number {
    const style = this.styleOf(words, size)
    const { size: wish = 0 } = style ?? {}
    const most = style === this.#variant.titleStyle ? this.#most.title : this.#most.blocks
    if (wish === 0 || most === 0) return 1
    const text = keyOf(words)
    const own = this.#sizes.get(text) ?? this.#sizeBeside(text) ?? size
    const wished =
      wish > 0 ? own * larger ** Math.min(wish, most) : Math.min(size, own) * smaller ** -wish
    return Math.max(Math.round(wished * 10) / 10, smallestStyled) / size
  }

  /** The size of the longest text that this one is a piece of, or that is a piece of it. */
  #sizeBeside(text: string): Points | undefined {
    const isPiece = (known: string) =>
      known.length >= fewest && (known.includes(text) || text.includes(known))
    const around = [...this.#sizes].filter(([known]) => isPiece(known))
    return around.sort(([one], [other]) => other.length - one.length)[0]?.[1]
  }
}

/** Layouts hold words together by spaces of their own, and may set all in capitals. */
function keyOf(text: string): string {
  return printableText(text).replace(/\s+/g, '').toLowerCase()
}
