import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import type { ChartDraft } from './chart-draft.ts'

/** A stretch of a topic that slides of one kind are made of. */
export type Part = ProsePart | ListPart | StepsPart | QuotePart | TablePart | ChartPart

interface PartBase {
  /** Its sentences and items, for choosing, for the notes and as spans. */
  atoms: Atom[]
  /** What introduces it: a sentence that ends with a colon, or a caption; a title for its slide. */
  intro?: MappedText
  /** The sentence before it, which may say what it is about. */
  caption?: MappedText
}

export interface ProsePart extends PartBase {
  kind: 'prose'
}
export interface ListPart extends PartBase {
  kind: 'list'
}
export interface StepsPart extends PartBase {
  kind: 'steps'
}
export interface QuotePart extends PartBase {
  kind: 'quote'
  quote: MappedText
  name?: MappedText
  affiliation?: MappedText
}
export interface TablePart extends PartBase {
  kind: 'table'
  columns: { name: MappedText; numeric: boolean }[]
  rows: MappedText[][]
}
export interface ChartPart extends PartBase {
  kind: 'chart'
  chart: ChartDraft
}

/** A heading with what stands below it. The root has no heading. */
export interface Topic {
  heading?: MappedText
  parts: Part[]
  children: Topic[]
}
