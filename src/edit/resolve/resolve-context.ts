import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import type { Decline } from '../../deck/requests/request.ts'
import type { CustomTheme } from '../../design/themes/custom-theme.ts'
import type { SceneImage } from '../../scene/node.ts'
import type { Typography } from '../../typography/typography.ts'
import type { Translations } from '../model/translate-texts.ts'

/** What a deck was made of and is drawn with, besides itself. */
export interface EditMaterial {
  /** The texts that slides were made of, by the inputs that their spans name; one may be missing. */
  sources: Readonly<Record<string, string>>
  /** The notes that slides had before transcripts took their place, by slide id. */
  notesBefore: Readonly<Record<string, string>>
  /** Nobody gave the deck its title. */
  untitled: boolean
  /** The owner's own themes: that of the deck, those that a step names, those that a step has made. */
  themes: readonly CustomTheme[]
  /** What a language model has translated, by the BCP 47 tag of the language; absent: nothing. */
  translations?: ReadonlyMap<string, Translations>
  typography: Typography
  newId: () => string
}

/** What a request is resolved in. */
export interface ResolveContext extends EditMaterial {
  /** As the steps before have left it. */
  deck: Deck
}

/** What a request comes to. */
export interface ResolvedStep {
  /** Carry the content that results; none where nothing can be done, and then a warning or a refusal says why. */
  operations: Operation[]
  /** What was done in one plain English sentence; empty where nothing was. */
  summary: string
  /** English sentences for the caller. */
  warnings: string[]
  /** Pictures that the operations name and that are to be kept. */
  images?: SceneImage[]
  /** A theme that the operations name and that is to be kept. */
  theme?: CustomTheme
  declined?: Decline
  /** A slide that was written, or written anew. */
  insertedSlideId?: string
  regeneratedSlideId?: string
}

/** A request that changes nothing, for a reason in one sentence. */
export function unchanged(warning: string): ResolvedStep {
  return { operations: [], summary: '', warnings: [warning] }
}

/** A request that only a language model could do, which this says in one sentence. */
export function needsModel(sentence: string): ResolvedStep {
  const declined: Decline = { request: 'decline', reason: 'needs_model', sentence }
  return { operations: [], summary: '', warnings: [], declined }
}
