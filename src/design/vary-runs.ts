import type { BulletsBlock } from '../deck/blocks/bullets/schema.ts'
import type { CardsBlock } from '../deck/blocks/cards/schema.ts'
import { carryMarks } from '../deck/marks/carry-marks.ts'
import { chosenVariant, type Slide, type Variant } from '../deck/slide.ts'
import { splitLeadWords } from './lead-words.ts'

/** No layout is shown so many times in a row. */
const longestRun = 3

/** Longer items are read better as a list. */
const longestHead = 48
const longestText = 150

/**
 * Where splitting has made three slides with lists in a row, one of them shows its items as cards, if it can show all
 * of them. `added` gives for each slide that splitting added whether a variant fits there; other slides stay as their
 * author wanted them.
 */
export function varyRuns(
  slides: Slide[],
  added: ReadonlyMap<string, (variant: Variant) => boolean>,
): Slide[] {
  const varied = [...slides]
  for (let index = longestRun - 1; index < varied.length; index++) {
    const run = varied.slice(index - longestRun + 1, index + 1)
    if (!run.every((slide) => chosenVariant(slide).layout === 'bullets')) continue
    // The middle one breaks the run for what follows too; else the last.
    for (const slide of [run[1], run[2]]) {
      const fits = slide && added.get(slide.id)
      const cards = slide && asCards(chosenVariant(slide))
      if (slide === undefined || cards === undefined || !fits?.(cards)) continue
      varied[varied.indexOf(slide)] = {
        ...slide,
        variants: slide.variants.map((one, number) => (number === slide.chosen ? cards : one)),
      }
      break
    }
  }
  return varied
}

/** The same items as cards; undefined if they would not look like cards. */
export function asCards(variant: Variant): Variant | undefined {
  const [block, ...others] = variant.blocks
  if (block?.kind !== 'bullets' || others.length > 0) return undefined
  const cards = cardsOf(block)
  return cards && { ...variant, layout: 'cards', blocks: carryMarks([cards], variant.blocks) }
}

/** Items with a lead word each ("Fuel: prices rise"), or all so short that they are heads themselves. */
function cardsOf(block: BulletsBlock): CardsBlock | undefined {
  const { items } = block
  if (items.length < 2 || items.length > 6 || items.some((item) => item.level > 0)) return undefined
  const parts = items.map((item) => splitLeadWords(item.text))
  const led = parts.every((part) => part !== undefined)
  const cards = items.map(({ level: _, ...item }, index): CardsBlock['items'][number] => {
    const part = led ? parts[index] : undefined
    return part
      ? { ...item, head: part.term, text: part.rest.trim() }
      : { ...item, head: item.text, text: '' }
  })
  if (cards.some(({ head, text }) => head.length > longestHead || text.length > longestText))
    return undefined
  return { kind: 'cards', id: block.id, items: cards }
}
