import { type Block, blockSources } from '../../../deck/blocks/block.ts'
import type { Slide } from '../../../deck/slide.ts'
import type { SourceSpan } from '../../../deck/sourced-text.ts'
import { type Ledger, ledgerOf } from '../ledger/ledger.ts'
import type { Passage } from '../ledger/passage.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../scoring/score-topics.ts'
import type { Atom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'
import { type Calling, chooseTitle, labelsOf, namesOf } from './choose-title.ts'
import { foldedTitle } from './folded-title.ts'
import { withFootnoteCaptions } from './footnote-captions.ts'
import {
  type Composing,
  coverAtoms,
  type SlideDraft,
  showsWhole,
  sourceSpan,
} from './slide-draft.ts'

/** Slides, and what became of each passage of the source. */
interface FinishedSlides {
  slides: Slide[]
  ledger: Ledger
}

/**
 * Gives the slides their ids, titles that differ, their sources, and notes of what they leave out.
 *
 * @param passages what of the source the slides and their notes have to tell.
 */
export function finishSlides(
  planned: readonly SlideDraft[],
  passages: readonly Passage[],
  composing: Composing,
  newId: () => string,
): FinishedSlides {
  const used = new Set<string>()
  const ids = planned.map(() => newId())
  const hasCover = planned[0]?.layout === 'title'
  const labels = planned.flatMap((one) => [...new Set(labelsOf(one))])
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label)
  const isUsed = (title: string) => used.has(foldedTitle(title))
  const calling: Calling = { isUsed, hasCover, isShared }
  const named = planned.map((one, position) => {
    const place = { position, hasCover }
    const draft = chooseTitle(one, calling, composing)
    const title = titleAt(draft, used, place, composing)
    // The slide behind a section's opening may repeat its name, and that whose sentence names the deck the cover's.
    const isNamesake = draft.layout === 'title' && planned.some(({ point }) => point === title.base)
    if (draft.layout !== 'section' && !isNamesake) used.add(foldedTitle(numberedTitle(title)))
    return { draft, title }
  })
  const drafts = named.map(({ draft }) => draft)
  const titles = printedTitles(named.map(({ title }) => title))
  const bare = drafts.map((draft, position): Slide => {
    const id = ids[position] ?? ''
    const title = titles[position] ?? ''
    const blocks = draft.blocks.map(
      (block, index): Block => ({ ...linked(block, draft, drafts, ids), id: `${id}-${index + 1}` }),
    )
    // A sentence beside a table may be the table's title, word for word.
    const titled = coverAtoms(draft.covered).filter((atom) => showsWhole(title, atom))
    const eyebrow = [draft.heading, draft.eyebrow].find(
      (one) => one !== undefined && one !== '' && !foldedTitle(title).startsWith(foldedTitle(one)),
    )
    return {
      id,
      type: 'classic',
      variants: [
        {
          layout: draft.layout,
          title,
          ...(eyebrow === undefined ? {} : { eyebrow }),
          ...(draft.meta === undefined ? {} : { meta: draft.meta }),
          ...(draft.caption === undefined ? {} : { caption: draft.caption }),
          blocks,
        },
      ],
      chosen: 0,
      sources: slideSources(draft, titled, composing),
    }
  })
  const footnoted = withFootnoteCaptions(bare, passages)
  const slides = footnoted.map(({ slide }) => slide)
  const told = drafts.map((draft, index): SlideDraft => {
    const { footnotes = [] } = footnoted[index] ?? {}
    return { ...draft, further: [...(draft.further ?? []), ...footnotes] }
  })
  const ledger = ledgerOf(passages, told, slides, composing)
  return {
    slides: slides.map((slide, index) => {
      const notes = ledger.notes[index] ?? ''
      return notes === '' ? slide : { ...slide, notes }
    }),
    ledger,
  }
}

/** An agenda whose items know the slide that their section begins with. */
function linked(
  block: Block,
  draft: SlideDraft,
  drafts: readonly SlideDraft[],
  ids: readonly string[],
): Block {
  const sections = draft.agenda
  if (block.kind !== 'agenda' || sections === undefined) return block
  const items = block.items.map((item, index) => {
    const section = sections[index]
    const slideId = section === undefined ? undefined : ids[firstSlideOf(section, drafts)]
    return slideId === undefined ? item : { ...item, slideId }
  })
  return { ...block, items }
}

function firstSlideOf(section: Topic, drafts: readonly SlideDraft[]): number {
  const atoms = new Set(flattenTopics(section).flatMap(topicAtoms))
  return drafts.findIndex(
    (draft) => draft.opens === section || draft.covered.some((atom) => atoms.has(atom)),
  )
}

/** A title, with a number where others have the same: 2 of the second. */
interface ChosenTitle {
  base: string
  number?: number
}

function numberedTitle({ base, number }: ChosenTitle): string {
  return number === undefined ? base : `${base} (${number})`
}

/** Where a slide stands. */
interface SlidePlace {
  position: number
  hasCover: boolean
}

function titleAt(
  draft: SlideDraft,
  used: ReadonlySet<string>,
  { position, hasCover }: SlidePlace,
  composing: Composing,
): ChosenTitle {
  if (draft.layout === 'title') return { base: draft.titles[0] ?? composing.deckTitle }
  // A section is called what it is called, whatever else bears the name.
  if (draft.layout === 'section' && draft.opens !== undefined && draft.titles[0] !== undefined)
    return { base: draft.titles[0] }
  const candidates = namesOf(draft, hasCover, composing)
  const free = candidates.find((title) => !used.has(foldedTitle(title)))
  if (free !== undefined) return { base: free }
  // What nothing in the source names has no title: the text's name and a number say less than none.
  const base = candidates[0] ?? ''
  if (base === '' || !used.has(foldedTitle(base))) return { base }
  let number = 2
  while (used.has(foldedTitle(numberedTitle({ base, number }))) && number < position + 3) number++
  return { base, number }
}

/** Titles as they stand on slides, the numbered ones with how many there are: "Pricing", "Pricing (2/3)", "Pricing (3/3)". */
function printedTitles(titles: readonly ChosenTitle[]): string[] {
  const most = new Map<string, number>()
  for (const { base, number = 1 } of titles) most.set(base, Math.max(most.get(base) ?? 1, number))
  return titles.map(({ base, number }) =>
    number === undefined ? base : `${base} (${number}/${most.get(base)})`,
  )
}

/** The slide's own spans, those of its title's sentences and those of everything on it, each once, in order. */
function slideSources(
  draft: SlideDraft,
  titled: readonly Atom[],
  composing: Composing,
): SourceSpan[] {
  const named = [...draft.spans, ...titled.map((atom) => spanOf(atom.text))]
  const spans: SourceSpan[] = named.map((span) => sourceSpan(composing, span))
  for (const block of draft.blocks) spans.push(...blockSources(block))
  if (spans.length === 0)
    for (const atom of draft.covered.slice(0, 1))
      spans.push(sourceSpan(composing, spanOf(atom.text)))
  const seen = new Set<string>()
  return spans
    .filter((span) => {
      const key = `${span.start}-${span.end}`
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => a.start - b.start || a.end - b.end)
}
