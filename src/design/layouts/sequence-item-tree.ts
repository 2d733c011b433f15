import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import { toneColor } from '../tree/tone.ts'
import { column, drawing, inset, type Part, type Tone, type Tree, text } from '../tree/tree.ts'
import type { SequenceItem } from './sequence-items.ts'
import type {
  Place,
  SequenceKind,
  SequenceRow,
  SequenceSetting,
  SequenceSize,
  Slot,
  Word,
} from './sequence-look.ts'

/** One item: its device, head and text, from top to bottom in the theme's order. */
export function itemTree(
  sheet: Sheet,
  place: Place,
  { look, size, kind }: SequenceSetting,
  { width, spare, rowAt }: { width: Points; spare: Points; rowAt: (box: Box) => SequenceRow },
): Tree {
  const { item, name } = place
  const { theme } = sheet
  const tones = { ...usualTones(kind, item), ...look.tones?.(place, sheet) }
  const types = { ...usualTypes(sheet, kind, size), ...look.types?.(sheet, size) }
  const centered = look.align ? { align: look.align } : {}
  const beside = spare / (look.align ? 2 : 1)
  const narrow = (tree: Tree): Tree =>
    spare > 0 ? inset({ x: look.align ? beside : 0, right: beside, top: 0, bottom: 0 }, tree) : tree
  const fills = look.sink === undefined && look.innerSink === undefined && item.detail === ''
  const usual = (word: Word) => {
    const lines = look.lines?.(word, size) ?? usualLines(word, size)
    return {
      ...centered,
      ...(look.balanced ? { balanced: 'last line' as const } : {}),
      ...(lines === undefined ? {} : { lines }),
    }
  }
  const slot = (word: 'text' | 'detail', words: string, step: TypeStep): Tree =>
    narrow(
      text(`${name}-${word}`, words, {
        step,
        tone: tones[word],
        ...usual(word),
        ...(word === 'text' && fills ? { fills: true } : {}),
      }),
    )
  /** The year in smaller type under the date, or over it as the language has it. */
  const dated = () => {
    const year = { color: toneColor(tones.year), tabularFigures: true, ...centered }
    const lines = [
      sheet.paragraph(item.head, types.head, { color: toneColor(tones.head), ...centered }),
      sheet.paragraph(item.year, types.year, year),
    ]
    return item.yearFirst ? lines.reverse() : lines
  }
  const headed = {
    ...text(`${name}-${kind === 'event' ? 'date' : 'head'}`, item.head, {
      step: types.head,
      tone: tones.head,
      ...usual('head'),
      ...(look.head ? { anchor: look.head.anchor } : {}),
    }),
  }
  if (item.year !== '') headed.text = { paragraphs: dated() }
  const small = Math.max(12, Math.min(16, size.text - 2))
  const detail = { ...resized(theme.type.body, small), lineHeight: Math.round(small * 1.36) }
  const short = (tree: Tree): Tree =>
    look.textInset ? inset({ x: 0, right: look.textInset, top: 0, bottom: 0 }, tree) : tree
  const said = slot('text', item.text, types.text)
  const more = { tree: slot('detail', item.detail, detail), gap: Math.round(small * 0.35) }
  const trees: Record<Slot, Tree> = {
    head: look.head?.ground
      ? atFoot(narrow(look.head.ground(place, headed, size)))
      : narrow(headed),
    device: drawing((on, box, colors) => {
      const row = rowAt(box)
      if (place.column === 0) look.rail?.(on, row)
      look.device?.(on, place, box, row, colors)
    }, look.deviceHeight?.(size) ?? size.device),
    text: short(item.detail === '' ? said : column([{ tree: said }, more])),
  }
  /** A ground is no higher than its head. */
  function atFoot(tree: Tree): Tree {
    if (look.head?.anchor !== 'bottom') return tree
    return column([{ tree: column([]), grow: 1 }, { tree }])
  }
  const order = look.order ?? ['device', 'head', 'text']
  const height = look.head?.height?.(size)
  const parts = order.map((part): Part => {
    // A text without a head stands where the head would.
    const first = part === 'text' && item.head === '' && look.order === undefined ? 'head' : part
    const gap = look.gap(first, size, place, sheet, width)
    const own = part === 'head' && height !== undefined ? { size: height } : {}
    return { tree: trees[part], gap, grow: part === 'text' && fills ? 1 : 0, ...own }
  })
  const { innerSink } = look
  if (innerSink === undefined) return column(parts)
  const space = (grow: number): Part => ({ tree: column([]), grow })
  return column([space(innerSink), ...parts, space(1 - innerSink)])
}

/** Large type is for few words: a head of two lines or a tall column of text is set smaller. */
function usualLines(word: Word, { head, text: size }: SequenceSize): number | undefined {
  if (word === 'head') return head > 22 ? 1 : undefined
  if (word !== 'text' || size < 18) return undefined
  return size >= 20 ? 4 : 5
}

function usualTones(kind: SequenceKind, { head }: SequenceItem): Record<Word | 'year', Tone> {
  const quiet = kind === 'step' && head !== ''
  return { head: 'ink', year: 'mutedInk', text: quiet ? 'mutedInk' : 'ink', detail: 'mutedInk' }
}

function usualTypes(
  { theme: { type } }: Sheet,
  kind: SequenceKind,
  { head, year = Math.max(12, Math.min(14, head - 2)), text: words }: SequenceSize,
): Record<'head' | 'year' | 'text', TypeStep> {
  return {
    head: resized(kind === 'event' ? type.date : type.head, head),
    year: resized(type.small, year),
    text: { ...resized(type.body, words), lineHeight: Math.round(words * 1.36) },
  }
}
