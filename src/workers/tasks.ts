import type { CompositionRequest } from '../author/compose.ts'
import type { ReviewTask } from '../author/model/review-slide.ts'
import type { ImageOrigin } from '../deck/blocks/image/schema.ts'
import type { Deck } from '../deck/deck.ts'
import type { Operation } from '../deck/operations/operation.ts'
import type { Clarify, Decline, ExportDeck } from '../deck/requests/request.ts'
import type { Slide } from '../deck/slide.ts'
import type { CustomTheme } from '../design/themes/custom-theme.ts'
import type { EditStep } from '../edit/edit-step.ts'
import type { InstructionContext } from '../edit/instruction-context.ts'
import type { OpenQuestion } from '../edit/interpreted-edit.ts'
import type { Translations } from '../edit/model/translate-texts.ts'
import type { SpokenOf } from '../edit/spoken-of.ts'
import type { SceneImage } from '../scene/node.ts'
import type { WrittenDeckTask } from './written-composition.ts'

/** An uploaded picture with its bytes; `id` is the SHA-256 of them in hex. */
export type UploadedImage = SceneImage & { filename: string }

/** Creative, image-led variants: how many of each slide, in the manner of a system vibe, else of one that suits. */
export interface CreativeWish {
  vibeId?: string
  /** Besides the classic variants; with `only` at least 1. */
  variants: number
  /** Slides are creative-only: `slide_type: creative`. */
  only?: boolean
  style?: string
  styleInstructions?: string
  /** Degrees by which the vibe's palette is turned; absent: 0. */
  hue?: number
  /** What the pictures show instead of what the slides' words suggest. */
  subject?: string
}

/**
 * Text to slides that fit their layouts. With `existing` the new slides are appended to that deck, or inserted `at` a
 * position (0-based).
 */
export interface AuthorTask {
  composition: Omit<CompositionRequest, 'newId'>
  /** What a language model wrote of the text; absent: the embedded author writes. */
  written?: WrittenDeckTask
  themeId: string
  /** The custom theme that `themeId` (or the existing deck) names; absent: a system theme. */
  customTheme?: CustomTheme
  existing?: Deck
  at?: number
  /** 1 to 4; absent: 1. */
  variantsPerSlide?: number
  creative?: CreativeWish
  /** Pictures to show where they belong, each once. */
  uploads?: UploadedImage[]
  /** Whether to say which pictures the slides could do with; default: nobody has any. */
  asksForPictures?: boolean
}

/** A slide that could do with a picture from elsewhere. */
export interface PictureWish {
  slideId: string
  /** What it is about, a thing in English; absent: its words name none. */
  subject?: string
  title: string
  /** What it says, with its title. */
  text: string
  /** The pictures of its creative variants, which were drawn by procedure. */
  drawn: { image: string; vibeId: string; textSide: 'start' | 'end' }[]
  /** It has room for one beside its words, and none is shown close by. */
  hasRoom: boolean
}

/** A picture for a slide: in place of one that was drawn, else beside its words. */
export interface GivenPicture {
  slideId: string
  /** The id of a drawn one. */
  replaces?: string
  picture: SceneImage
  alt: string
  credit?: string
  origin?: ImageOrigin
}

/** Slides to the same slides with pictures. */
export interface IllustrateTask {
  /** With the slides in it. */
  deck: Deck
  customTheme?: CustomTheme
  pictures: GivenPicture[]
}

/** The slides that have changed, and the pictures that they name now. */
export interface IllustrateResult {
  slides: Slide[]
  images: SceneImage[]
}

/** Only the new slides, in order. `language` is a BCP 47 tag; `title` stands on the title slide, where there is one. */
export interface AuthorResult {
  language: string
  title: string
  sourceTitle: string
  slides: Slide[]
  /** The pictures that the slides name and that came inside the text, each once. */
  images: SceneImage[]
  /** The least and the most slides that the range allowed. */
  bounds: { minimum: number; maximum: number }
  warnings: string[]
  /** Where they were asked for, one a slide. */
  pictureWishes?: PictureWish[]
}

/**
 * A deck to one file. `images` are the pictures that its image blocks name, by their ids; a picture that is missing is
 * left out. `customTheme` is the one that the deck names, if it does. `png` is a picture of the slide `slideIndex`
 * (0-based), `pictures` a zip file of one picture each, in pixels `width` across; `created` is when
 * the deck was made; URLs are for `page`, and `forOwner`: with the speaker notes, for nobody else.
 */
export type ExportTask = { deck: Deck; images?: SceneImage[]; customTheme?: CustomTheme } & (
  | { format: 'pdf' }
  | { format: 'ppt'; created?: Date }
  | { format: 'page'; stylesheetUrl: string; coverImageUrl?: string; forOwner?: boolean }
  | { format: 'png'; slideIndex: number; width: number }
  | { format: 'pictures'; width: number }
)

/** The file; of a share page its document and its stylesheet, UTF-8. */
export interface ExportResult {
  file: Uint8Array
  stylesheet?: Uint8Array
}

/** A text to the numbered things that it says, for a language model. */
export interface FactsTask {
  text: string
  /** BCP 47; absent: detected. */
  language?: string
}

export type { ReviewTask }

/** Slides to what a speaker says on them. */
export interface TranscriptTask {
  deck: Deck
  /** Of the deck; one transcript for each. */
  slideIds: string[]
  /** The notes that the slides had before any transcript took their place, by slide id; absent: those of the deck. */
  notes: Record<string, string>
  /** The texts that the slides were made of, by the inputs that their spans name; one may be missing. */
  sources: Record<string, string>
  /** Nobody gave the deck its title. */
  untitled: boolean
}

/** In the order asked for. `content` is plain text, a paragraph a line. */
export type TranscriptResult = { slideId: string; content: string }[]

/** A deck to the author's report of it. */
export interface ReportTask {
  deck: Deck
  /** The texts that the deck's slides were made of, by the inputs that their spans name; one may be missing. */
  sources: Record<string, string>
}

/** The words of an edit to the steps that they ask for. */
export interface InterpretTask extends Omit<InstructionContext, 'newId'> {
  /** At most 10,000 characters. */
  instruction: string
  /** The question that the words may be the answer to. */
  answers?: OpenQuestion
  /** Whether to say what is left to a language model; default: nobody would ask one. */
  forModel?: boolean
}

/** Steps of an edit to operations that carry the resulting content, and after which every slide fits. */
export interface EditTask {
  deck: Deck
  /** Taken in order, up to the first that asks something. */
  steps: EditStep[]
  /** They are what an instruction means: a merge that no slide can show is left out and said, and the others are done. */
  isInWords?: boolean
  /** The owner's own themes: that of the deck, and those that a step may change to. */
  themes: CustomTheme[]
  /** The texts that the deck's slides were made of, by the inputs that their spans name; one may be missing. */
  sources: Record<string, string>
  /** The notes that slides had before any transcript took their place, by slide id. */
  notesBefore: Record<string, string>
  /** Nobody gave the deck its title. */
  untitled: boolean
  /** What a language model has translated for the steps, by the BCP 47 tag of the language. */
  translations?: ReadonlyMap<string, Translations>
}

/** What the steps come to. */
export interface EditResult {
  /** All of them in order, fitting included: one batch on the task's deck. */
  operations: Operation[]
  /** One plain English sentence for each step that changed something. */
  summaries: string[]
  warnings: string[]
  /** The pictures that are new and that operations name. */
  images: SceneImage[]
  /** The themes that are new and that operations name. */
  customThemes: CustomTheme[]
  /** What to ask before this step and those after it. */
  clarify?: Clarify
  /** The steps that change nothing, with their reasons. */
  declined: Decline[]
  /** Files to make of the deck as it is then. */
  exports: ExportDeck['formats']
  /** So many revisions are to be taken back, or the deck is to be as at a revision: with nothing else in the batch. */
  undo?: number
  restore?: number
  /** Slides that were written, without copies and what fitting split off. */
  insertedSlideIds: string[]
  /** Slides that were written anew from their source. */
  regeneratedSlideIds: string[]
  /** What "it" means after the steps. */
  spokenOf: SpokenOf
  /** A step does not fit the deck, for this reason in one sentence: then there are no operations. */
  refused?: string
}
