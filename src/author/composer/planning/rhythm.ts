import { blockPlainText, blockSources } from '../../../deck/blocks/block.ts'
import type { LayoutName } from '../../../deck/slide.ts'
import { wordCount } from '../language/script.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { type Form, otherForms } from '../slides/other-forms.ts'
import type { SlideDraft } from '../slides/slide-draft.ts'

/** Slides that fill the eye with one colour or one figure: a breath between dense ones. */
const fullColour: ReadonlySet<LayoutName> = new Set([
  'title',
  'section',
  'quote',
  'big-number',
  'closing',
])

/** A deck of so many slides shows at least so many layouts, where its content allows. */
const variedFrom = 12
const leastLayouts = 6

const third = 100
const likelyThird = 6
const neighbours = 1.1
const colourful = 4
const breathless = 0.25

/** Whether a layout is one of those between which dense slides breathe. */
export function isFullColour(layout: LayoutName): boolean {
  return fullColour.has(layout)
}

/**
 * The same slides with some of them shown in another form, so that no layout comes three times in a row, full-colour
 * slides do not touch, and a long deck shows at least six layouts. The choice is the cheapest by dynamic programming;
 * only content that has no other form (pictures, code) can break the rule.
 */
export function varyForms(drafts: readonly SlideDraft[], language = 'und'): SlideDraft[] {
  const forms = drafts.map((draft) => formsOf(draft, language))
  const favoured = new Map<number, LayoutName>()
  let chosen = cheapest(forms, favoured)
  if (drafts.length >= variedFrom) {
    for (let attempt = 0; attempt < leastLayouts; attempt++) {
      const layouts = chosen.map((form) => form.layout)
      if (new Set(layouts).size >= leastLayouts) break
      const rare = cheapestNew(forms, layouts, favoured)
      if (rare === undefined) break
      favoured.set(rare.index, rare.layout)
      chosen = cheapest(forms, favoured)
    }
  }
  return drafts.map((draft, index) => {
    const form = chosen[index]
    return form === undefined || form.layout === draft.layout
      ? draft
      : { ...draft, layout: form.layout, blocks: form.blocks, shown: stillShown(draft, form) }
  })
}

/** The atoms shown whole that the form shows too. */
function stillShown(draft: SlideDraft, form: Form): SlideDraft['shown'] {
  const before = draft.blocks.flatMap(blockSources).map((span) => span.start)
  const after = new Set(form.blocks.flatMap(blockSources).map((span) => span.start))
  const dropped = new Set(before.filter((start) => !after.has(start)))
  return draft.shown.filter((atom) => !dropped.has(spanOf(atom.text).start))
}

interface Choice extends Form {
  /** Counts double in a row: fitting will probably split it. */
  heavy: boolean
}

function formsOf(draft: SlideDraft, language: string): Choice[] {
  const own: Form = { layout: draft.layout, blocks: draft.blocks, cost: 0 }
  return [own, ...otherForms(draft, language)].map((form) => ({ ...form, heavy: isHeavy(form) }))
}

/** Whether a slide holds more than one page takes in comfortably. */
function isHeavy(form: Form): boolean {
  const words = form.blocks.reduce((sum, block) => sum + wordCount(blockPlainText(block)), 0)
  switch (form.layout) {
    case 'bullets':
      return words > 110
    case 'paragraph':
      return words > 80
    case 'cards':
    case 'definition':
      return words > 110
    case 'table':
      return words > 110
    case 'code':
      return form.blocks.some(
        (block) => block.kind === 'code' && block.code.text.split('\n').length > 16,
      )
    default:
      return false
  }
}

interface State {
  cost: number
  form: Choice
  /** How often the layout has come in a row, as counted by `heavy`. */
  run: number
  /** Slides since the last full-colour one. */
  since: number
  /** Really in a row. */
  certain: number
  before?: State
}

function cheapest(forms: readonly Choice[][], favoured: ReadonlyMap<number, LayoutName>): Choice[] {
  let states: State[] = []
  for (const [index, choices] of forms.entries()) {
    const wanted = favoured.get(index)
    const next = new Map<string, State>()
    for (const form of choices) {
      const own = form.cost - (wanted === form.layout ? 12 : 0)
      const origins: (State | undefined)[] = index === 0 ? [undefined] : states
      for (const before of origins) {
        const state = follow(before, form, own, index === forms.length - 1)
        const key = `${form.layout} ${state.certain} ${Math.min(state.run, 3)} ${Math.min(state.since, 8)}`
        const known = next.get(key)
        if (known === undefined || state.cost < known.cost) next.set(key, state)
      }
    }
    states = [...next.values()]
  }
  let best = states.reduce<State | undefined>(
    (least, one) => (least === undefined || one.cost < least.cost ? one : least),
    undefined,
  )
  const chosen: Choice[] = []
  while (best !== undefined) {
    chosen.push(best.form)
    best = best.before
  }
  return chosen.reverse()
}

function follow(before: State | undefined, form: Choice, own: number, last: boolean): State {
  const same = before !== undefined && before.form.layout === form.layout
  const certain = same ? before.certain + 1 : 1
  const run = (same ? before.run : 0) + (form.heavy ? 2 : 1)
  const full = isFullColour(form.layout)
  const since = full ? 0 : (before?.since ?? 0) + 1
  let cost = (before?.cost ?? 0) + own
  if (certain >= 3) cost += third
  else if (run >= 3 && same) cost += likelyThird
  else if (same) cost += neighbours
  if (full && before !== undefined && before.since === 0 && !last) cost += colourful
  if (since > 6) cost += breathless
  return {
    cost,
    form,
    run: Math.min(run, 4),
    since,
    certain: Math.min(certain, 3),
    ...(before ? { before } : {}),
  }
}

/**
 * The cheapest form in a layout that the deck does not show yet, on a slide whose own layout is shown elsewhere too; a
 * layout that few slides can take goes first.
 */
function cheapestNew(
  forms: readonly Choice[][],
  layouts: readonly LayoutName[],
  favoured: ReadonlyMap<number, LayoutName>,
): { index: number; layout: LayoutName } | undefined {
  const offers = new Map<LayoutName, { index: number; cost: number }[]>()
  for (const [index, choices] of forms.entries()) {
    const own = layouts[index]
    const alone = layouts.filter((one) => one === own).length === 1
    if (favoured.has(index) || alone) continue
    for (const { layout, cost } of choices)
      if (!layouts.includes(layout))
        offers.set(layout, [...(offers.get(layout) ?? []), { index, cost }])
  }
  const [rarest] = [...offers].sort(([, one], [, other]) => one.length - other.length)
  if (rarest === undefined) return undefined
  const [layout, places] = rarest
  const best = places.reduce((least, one) => (one.cost < least.cost ? one : least))
  return { index: best.index, layout }
}
