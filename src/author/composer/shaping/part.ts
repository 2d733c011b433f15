import type { StatsBlock } from '../../../deck/blocks/stats/schema.ts'
import type { IconName } from '../../../deck/icon-names.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Byline, SourceImage } from '../reading/source-block.ts'
import type { Atom } from './atom.ts'
import type { ChartDraft } from './chart-draft.ts'

/** A stretch of a topic that slides of one kind are made of. */
export type Part =
  | ProsePart
  | ListPart
  | StepsPart
  | QuotePart
  | TablePart
  | ChartPart
  | TimelinePart
  | ComparisonPart
  | StatsPart
  | DefinitionPart
  | CardsPart
  | CodePart
  | ImagePart
export type PartKind = Part['kind']

interface PartBase {
  /** Its sentences and items, for choosing, for the notes and as spans. */
  atoms: Atom[]
  /** What introduces it: a sentence that ends with a colon; a title for its slide. */
  intro?: MappedText
  /** Whether it shows some of the columns of its rows only: nothing of them counts as shown whole. */
  partial?: boolean
}

export interface ProsePart extends PartBase {
  kind: 'prose'
}
export interface ListPart extends PartBase {
  kind: 'list'
  /** Whether the source counts its items. */
  numbered?: boolean
  /** The term that its introduction begins with. */
  name?: string
}
export interface StepsPart extends PartBase {
  kind: 'steps'
  /** Whether the source counts its items, and calls none by a mark of its own. */
  numbered?: boolean
}
export interface QuotePart extends PartBase {
  kind: 'quote'
  quote: MappedText
  name?: MappedText
  affiliation?: MappedText
}
export interface TablePart extends PartBase {
  kind: 'table'
  /** Whether it is a list of things with what each costs. */
  isPriced?: true
  columns: { name: MappedText; numeric: boolean }[]
  /** The names of all columns of its table, where it shows some of them. */
  of?: readonly MappedText[]
  /** Whether it has more rows than anybody reads on slides, so that the first of them are enough. */
  sample?: boolean
  rows: MappedText[][]
}
export interface ChartPart extends PartBase {
  kind: 'chart'
  chart: ChartDraft
  /** Of a partial one: the rows that its notes tell. */
  told?: Atom[]
}

/** Dated events; `events[i]` is what `atoms[i]` tells. */
export interface TimelinePart extends PartBase {
  kind: 'timeline'
  events: TimelineEvent[]
}
export interface TimelineEvent {
  /** As printed. */
  date: MappedText
  /** What happened, without its date. */
  text: MappedText
  planned: boolean
}

/** Things held against each other, each with points of its own. */
export interface ComparisonPart extends PartBase {
  kind: 'comparison'
  sides: { name: MappedText; items: Atom[] }[]
}

/** Sentences or items that each state a figure, with those that go on from them. */
export interface StatsPart extends PartBase {
  kind: 'stats'
  figures: StatedFigure[]
}
/** A figure with its unit and the rest of what is said of it; all are pieces of the atom's text. */
export interface StatedFigure {
  atom: Atom
  figure: string
  /** What leads to the figure at its very beginning ("About"). */
  prefix?: string
  /** The few words after it that end the sentence ("a year"). */
  suffix?: string
  /** The rest of the sentence, or the term that names the figure. */
  label: string
  note: string
  /** Sentences after it that go on from it, and stand under it. */
  further?: Atom[]
  /** Which of figure and label the sentence says first; absent: the label is the figure's name. */
  order?: StatsBlock['items'][number]['order']
}

/** Terms with what they mean; `definitions[i]` is what `atoms[i]` says. */
export interface DefinitionPart extends PartBase {
  kind: 'definition'
  definitions: { term: MappedText; text: MappedText }[]
}

/** Parallel things of equal weight; `cards[i]` is made of `atoms[i]`. */
export interface CardsPart extends PartBase {
  kind: 'cards'
  cards: CardDraft[]
  /** Whether the source counts them. */
  numbered?: boolean
}
export interface CardDraft {
  head: string
  text: string
  icon?: IconName
}

/** A listing; its one atom is the code. */
export interface CodePart extends PartBase {
  kind: 'code'
  code: MappedText
  language: string
}

/** A picture whose bytes came with the text; its one atom is its mark there. */
export interface ImagePart extends PartBase {
  kind: 'image'
  image: SourceImage
  /** What it shows in words; may be empty. */
  alt: MappedText
  /** Where it stands. */
  place: MappedText
}

/** A heading with what stands below it. The root has no heading. */
export interface Topic {
  heading?: MappedText
  /** Where the heading names whom what is below comes from: then it stands over titles and is none. */
  byline?: Byline
  parts: Part[]
  children: Topic[]
}
