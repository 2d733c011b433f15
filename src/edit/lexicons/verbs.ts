/** How a text can be said otherwise; the words for it are verbs too: "shorten slide 3". */
export const rewriteStyles = ['shorter', 'longer', 'simpler'] as const

/** What a verb says of the words around it. */
interface VerbUse {
  /** It begins no topic before "slide": "delete the slide" is about nothing called "delete". */
  beforeSlide?: true
}

const uses = {
  add: {},
  delete: { beforeSlide: true },
  move: { beforeSlide: true },
  put: { beforeSlide: true },
  swap: { beforeSlide: true },
  duplicate: { beforeSlide: true },
  merge: { beforeSlide: true },
  split: { beforeSlide: true },
  rename: { beforeSlide: true },
  convert: { beforeSlide: true },
  make: { beforeSlide: true },
  change: {},
  use: {},
  replace: { beforeSlide: true },
  translate: { beforeSlide: true },
  undo: {},
  restore: {},
  export: {},
  write: {},
  regenerate: {},
  keep: {},
  choose: {},
} as const satisfies Record<string, VerbUse>

type PlainVerb = keyof typeof uses
type Verb = PlainVerb | (typeof rewriteStyles)[number]

/** The verbs but for those that say how a text shall read. */
export const plainVerbs = Object.keys(uses) as PlainVerb[]

/** What can be done: the concepts of all verbs. */
export const actions: readonly Verb[] = [...plainVerbs, ...rewriteStyles]

const used: Readonly<Record<PlainVerb, VerbUse>> = uses

/** Verbs that begin no topic before "slide". */
export const verbsBeforeSlide: readonly Verb[] = plainVerbs.filter((verb) => used[verb].beforeSlide)
