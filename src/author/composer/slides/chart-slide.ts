import type { Block } from '../../../deck/blocks/block.ts'
import { isRound } from '../../../deck/blocks/chart/schema.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { Atom } from '../shaping/atom.ts'
import { refersBack } from '../shaping/bullet-text.ts'
import type { ChartDraft } from '../shaping/chart-draft.ts'
import type { ChartPart } from '../shaping/part.ts'
import { shorten } from '../shaping/shorten.ts'
import {
  type Composing,
  noBlockId,
  type SlideDraft,
  showsWhole,
  sourced,
  sourceSpan,
} from './slide-draft.ts'

/**
 * A chart with its takeaway: the category discussed with its figure as printed, a sentence of the source about it, and
 * a second note. `companions` are the sentences around the chart in the source that no other slide shows, `nearby` all.
 */
export function chartSlide(
  part: ChartPart,
  around: { companions: readonly Atom[]; nearby: readonly Atom[] },
  composing: Composing,
): SlideDraft {
  const chart = part.chart
  const focus = chooseFocus(chart, around.nearby, composing)
  const label = chart.categories[focus.category] ?? ''
  const figure = chart.printed[focus.category] ?? ''
  const row = part.atoms[focus.category]
  const shown: Atom[] = [...part.atoms]
  const { spans, headingSpan, printed: _printed, ...data } = chart
  const blocks: Block[] = [
    {
      kind: 'chart',
      id: noBlockId,
      ...data,
      highlightedCategory: focus.category,
      sources: spans.map((span) => [sourceSpan(composing, span)]),
    },
  ]
  // A figure that the chart prints anyway needs something said about it.
  const discussed = focus.note !== undefined || focus.second !== undefined
  if (figure !== '' && row !== undefined && (discussed || chart.annotations !== undefined)) {
    const note = focus.note === undefined ? undefined : noteText(focus.note, composing)
    const item = sourced(
      composing,
      figure,
      [row.text, ...(focus.note ? [focus.note.text] : [])],
      row.score,
    )
    blocks.push({
      kind: 'stats',
      id: noBlockId,
      items: [{ ...item, label, ...(note === undefined ? {} : { note }) }],
    })
    if (focus.note && note && showsWhole(note, focus.note)) shown.push(focus.note)
  }
  if (focus.second !== undefined) {
    const text = noteText(focus.second, composing)
    const paragraph = sourced(composing, text, [focus.second.text], focus.second.score)
    blocks.push({ kind: 'paragraph', id: noBlockId, paragraphs: [paragraph] })
    if (showsWhole(text, focus.second)) shown.push(focus.second)
  }
  return {
    layout: 'chart',
    titles: [],
    blocks,
    shown,
    covered: [...part.atoms, ...around.companions],
    spans: headingSpan === undefined ? [] : [headingSpan],
  }
}

interface Focus {
  category: number
  note?: Atom
  second?: Atom
}

/**
 * The category with the largest change or value leads when a sentence near the chart names it; a share is discussed
 * when the document says something about it elsewhere.
 */
function chooseFocus(chart: ChartDraft, companions: readonly Atom[], composing: Composing): Focus {
  const first = chart.highlightedCategory ?? 0
  const near = companions.filter((atom) => !refersBack(atom.text.text, composing.language))
  const name = chart.categories[first] ?? ''
  const note = near.find((atom) => mentions(atom, name))
  if (note !== undefined) {
    const others = near.filter((atom) => atom !== note)
    const named = others.find((atom) =>
      chart.categories.some((one) => one !== name && mentions(atom, one)),
    )
    const second = named ?? others[0]
    return { category: first, note, ...(second ? { second } : {}) }
  }
  if (isRound(chart.chartType)) {
    const discussed = discussedShare(chart, composing)
    if (discussed !== undefined) return discussed
  }
  const [second] = near
  return { category: first, ...(second ? { second } : {}) }
}

function mentions(atom: Atom, name: string): boolean {
  const text = atom.text.text.toLowerCase()
  const at = text.indexOf(name.toLowerCase())
  if (name.length < 2 || at < 0) return false
  const dense = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name)
  const before = text[at - 1] ?? ' '
  const after = text[at + name.length] ?? ' '
  return dense || (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after))
}

/** A share whose own word the document uses in one or two sentences elsewhere. */
function discussedShare(chart: ChartDraft, composing: Composing): Focus | undefined {
  const stopwords = stopwordsFor(composing.language)
  let best: Focus | undefined
  let bestCount = 0
  for (const [category, name] of chart.categories.entries()) {
    const words = (name.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).filter(
      (word) => !stopwords.has(word),
    )
    for (const word of words) {
      const hits = composing.sentences.filter(
        (atom) => mentions(atom, word) && !refersBack(atom.text.text, composing.language),
      )
      if (hits.length < 2 || hits.length > 4 || hits.length <= bestCount) continue
      bestCount = hits.length
      const [note, second] = hits
      best = { category, ...(note ? { note } : {}), ...(second ? { second } : {}) }
    }
  }
  return best
}

function noteText(atom: Atom, composing: Composing): string {
  return shorten(atom.text.text, { language: composing.language, limit: 16, hardLimit: 24 })
}
