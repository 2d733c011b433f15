import { z } from 'zod'
import { chartTypes } from '../blocks/chart/schema.ts'
import { operationSchema } from '../operations/operation.ts'
import { layoutNames } from '../slide.ts'
import { dialogueStateSchema } from './dialogue-state.ts'

const slideId = z.string().min(1)

/**
 * Adds a slide before a 0-based position of the deck as it is at that moment; without one, where a slide of its kind
 * stands (an agenda after the title, a closing slide at the end), else at the end. `topic` says what it is about,
 * `title` and `points` are words to show as they are, `layout` is the kind of slide that was named.
 */
const addSlideSchema = z.object({
  request: z.literal('add_slide'),
  position: z.number().int().min(0).optional(),
  topic: z.string().max(1000).optional(),
  title: z.string().max(300).optional(),
  points: z.array(z.string().max(1000)).max(60).optional(),
  layout: z.enum(layoutNames).optional(),
  /** What it is called by steps behind this one; made up where none needs it. */
  newSlideId: slideId.optional(),
})
export type AddSlide = z.infer<typeof addSlideSchema>

/** Says the same in fewer words, in more (from the notes and the source), or in simpler ones. */
const rewriteSlideSchema = z.object({
  request: z.literal('rewrite_slide'),
  slideId,
  style: z.enum(['shorter', 'longer', 'simpler']),
})
export type RewriteSlide = z.infer<typeof rewriteSlideSchema>

/** What a slide's content can be turned into. Two columns are a comparison. */
export const convertTargets = [
  'bullets',
  'paragraph',
  'steps',
  'timeline',
  'comparison',
  'stats',
  'quote',
  'cards',
  'table',
  'chart',
] as const
export type ConvertTarget = (typeof convertTargets)[number]

/** Shows the content of a slide as another kind of block; `chartType` only with a chart. */
const convertSlideSchema = z.object({
  request: z.literal('convert_slide'),
  slideId,
  to: z.enum(convertTargets),
  chartType: z.enum(chartTypes).optional(),
  /** Of a table: what the one column is called that a chart shall draw. */
  column: z.string().max(300).optional(),
})
export type ConvertSlide = z.infer<typeof convertSlideSchema>

/** Makes a slide anew from its source. */
const regenerateSlideSchema = z.object({ request: z.literal('regenerate_slide'), slideId })
export type RegenerateSlide = z.infer<typeof regenerateSlideSchema>

/** Writes speaker notes from what the slide says. */
const writeNotesSchema = z.object({ request: z.literal('write_notes'), slideId })
export type WriteNotes = z.infer<typeof writeNotesSchema>

/** Puts a picture of a subject on a slide; without a subject, of what the slide is about. */
const addPictureSchema = z.object({
  request: z.literal('add_picture'),
  slideId,
  subject: z.string().max(300).optional(),
})
export type AddPicture = z.infer<typeof addPictureSchema>

/** Gives the whole deck another colour in one role, as `#RRGGBB`; the theme stays. */
const setColorSchema = z.object({
  request: z.literal('set_color'),
  role: z.enum(['accent', 'background', 'text']),
  color: z.string().regex(/^#[0-9A-F]{6}$/),
})
export type SetColor = z.infer<typeof setColorSchema>

/** Translates the deck, or one slide, into a language by its BCP 47 tag ("fr", "pt-BR", "zh-Hans"). Needs a model. */
const translateSchema = z.object({
  request: z.literal('translate'),
  language: z.string().min(2),
  slideId: slideId.optional(),
})
export type Translate = z.infer<typeof translateSchema>

/** Takes back what the newest change did, before it is done otherwise: both are one change. */
const takeBackSchema = z.object({
  request: z.literal('take_back'),
  operations: z.array(operationSchema),
})

/** Takes back the last `count` revisions. */
const undoSchema = z.object({
  request: z.literal('undo'),
  count: z.number().int().min(1).max(100),
})

/** Makes the deck what it was at a revision. */
const restoreRevisionSchema = z.object({
  request: z.literal('restore_revision'),
  revision: z.number().int().min(0),
})

/** Asks for files of the deck as it is after the other changes. */
const exportDeckSchema = z.object({
  request: z.literal('export'),
  formats: z.array(z.enum(['link', 'pdf', 'ppt', 'png'])).min(1),
})
export type ExportDeck = z.infer<typeof exportDeckSchema>

/** Asks before anything is done: what was said has more than one meaning. `state` is what an answer is read against. */
const clarifySchema = z.object({
  request: z.literal('clarify'),
  question: z.string().min(1),
  options: z.array(z.string().min(1)),
  state: dialogueStateSchema.optional(),
})
export type Clarify = z.infer<typeof clarifySchema>

/** Why an instruction, or a part of it, changes nothing. */
const declineReasons = [
  /** A language model could do it, and none is configured. */
  'needs_model',
  /** Outside what editing a deck means here: sending mail, animations, a new deck. */
  'unsupported',
  /** The deck is already so, or has nothing of the kind. */
  'nothing_to_do',
  /** The caller said no when asked. */
  'called_off',
  /** Something was asked about the deck: the sentence is the answer. */
  'answered',
  /** No instruction could be read in the words. */
  'not_understood',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Does nothing, for a reason in one sentence. */
const declineSchema = z.object({
  request: z.literal('decline'),
  reason: z.enum(declineReasons),
  sentence: z.string().min(1),
})
export type Decline = z.infer<typeof declineSchema>

/**
 * What an instruction can mean beyond an operation. A service resolves each into operations that carry the resulting
 * content, when its turn comes: positions are those of the deck as it is then.
 */
export const requestSchema = z.discriminatedUnion('request', [
  addSlideSchema,
  rewriteSlideSchema,
  convertSlideSchema,
  regenerateSlideSchema,
  writeNotesSchema,
  addPictureSchema,
  setColorSchema,
  translateSchema,
  takeBackSchema,
  undoSchema,
  restoreRevisionSchema,
  exportDeckSchema,
  clarifySchema,
  declineSchema,
])
export type EditRequest = z.infer<typeof requestSchema>
