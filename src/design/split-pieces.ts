import type { Block } from '../deck/blocks/block.ts'
import { listOf, listStretch } from '../deck/blocks/block-list.ts'
import { linesOfCode } from '../deck/blocks/code/with-lines.ts'
import { partCount } from '../deck/blocks/divide-blocks.ts'
import { pickColumns } from '../deck/blocks/table/pick-columns.ts'
import type { TableBlock } from '../deck/blocks/table/schema.ts'
import { mainKinds } from '../deck/layout-blocks.ts'
import type { Variant } from '../deck/slide.ts'
import { placeBlocks } from './place-blocks.ts'
import { bulletGroups } from './reduce-block.ts'
import { type VariantPlace, withoutCaption } from './reduce-variant.ts'
import { joinSentences, paragraphSentences } from './sentences.ts'

/** Content that can stand on several slides: how many pieces it has, and the variant with a range of them. */
interface Pieces {
  count: number
  part: (from: number, to: number) => Variant
  /** A smaller stand-in for a part, when a part may itself have to be divided the other way. */
  probe?: (from: number, to: number) => Variant
}

/** More columns than this stand on further slides, each with the first column in front. */
const mostColumns = 7

/** Divides the main block of a variant; undefined when it has none that can be divided. */
export function splitPieces(variant: Variant, place: VariantPlace): Pieces | undefined {
  const { language, theme } = place
  const { layout, placed } = placeBlocks(variant, theme)
  const kind = mainKinds[layout]
  const block =
    placed.find((one) => one.kind === kind) ?? placed.find((one) => one.kind === 'stats')
  if (block === undefined || !(block.kind === 'code' || listOf(block))) return undefined
  const pieces = blockPieces(block, variant, language)
  // What stands beside the main block stays with its first part.
  const withBlock = (from: number, shown: Block): Variant => ({
    ...variant,
    blocks: variant.blocks.flatMap((one) => {
      if (one === block) return [shown]
      return one.kind === block.kind || from > 0 ? [] : [one]
    }),
  })
  const { probe } = pieces
  return {
    count: pieces.count,
    part: (from, to) => {
      const shown = withBlock(from, pieces.part(from, to))
      // What is said under the whole (how much more there is) stands under its end; groups of columns are each the whole.
      return probe || to >= pieces.count ? shown : withoutCaption(shown).variant
    },
    ...(probe ? { probe: (from, to) => withBlock(from, probe(from, to)) } : {}),
  }
}

interface BlockPieces {
  count: number
  part: (from: number, to: number) => Block
  probe?: (from: number, to: number) => Block
}

function blockPieces(block: Block, variant: Variant, language: string): BlockPieces {
  switch (block.kind) {
    case 'bullets': {
      const groups = bulletGroups(
        variant.blocks.flatMap((one) => (one.kind === 'bullets' ? one.items : [])),
      )
      return {
        count: groups.length,
        part: (from, to) => ({
          ...block,
          items: groups.slice(from, to).flatMap((group) => group.items),
        }),
      }
    }
    case 'code':
      return {
        count: block.code.text.split('\n').length,
        part: (from, to) => linesOfCode(block, from, to),
      }
    case 'paragraph': {
      const sentences = paragraphSentences(
        variant.blocks.flatMap((one) => (one.kind === 'paragraph' ? one.paragraphs : [])),
        language,
      )
      return {
        count: sentences.length,
        part: (from, to) => ({ ...block, paragraphs: joinSentences(sentences.slice(from, to)) }),
      }
    }
    case 'table':
      return tablePieces(block)
    default:
      return listPieces(block)
  }
}

function listPieces(block: Block): BlockPieces {
  return { count: partCount(block), part: (from, to) => listStretch(block, from, to) }
}

/** Rows under the same head; tables that are too wide first show all rows with one group of columns, then the next. */
function tablePieces(block: TableBlock): BlockPieces {
  if (block.columns.length <= mostColumns) return listPieces(block)
  // A piece is a column; the first column leads every part.
  const others = block.columns.length - 1
  const part = (from: number, to: number, rows: TableBlock['rows']): TableBlock =>
    pickColumns({ ...block, rows }, (values) => [
      ...values.slice(0, 1),
      ...values.slice(1 + from, 1 + to),
    ])
  return {
    count: others,
    part: (from, to) => part(from, to, block.rows),
    probe: (from, to) => part(from, to, block.rows.slice(0, 1)),
  }
}
