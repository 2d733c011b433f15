/** How a text can be said otherwise; the words for it are verbs too: "shorten slide 3". */
export const rewriteStyles = ['shorter', 'longer', 'simpler'] as const

/** What a verb says of the words around it. */
interface VerbUse {
  /** It can be done with a slide that was spoken of before, and not with one that is gone. */
  ofSpoken?: true
  /** It begins no topic before "slide": "delete the slide" is about nothing called "delete". */
  beforeSlide?: true
}

const uses = {
  add: { ofSpoken: true },
  delete: { beforeSlide: true },
  move: { ofSpoken: true, beforeSlide: true },
  put: { ofSpoken: true, beforeSlide: true },
  swap: { ofSpoken: true, beforeSlide: true },
  duplicate: { ofSpoken: true, beforeSlide: true },
  merge: { ofSpoken: true, beforeSlide: true },
  split: { ofSpoken: true, beforeSlide: true },
  rename: { ofSpoken: true, beforeSlide: true },
  convert: { ofSpoken: true, beforeSlide: true },
  make: { beforeSlide: true },
  change: { ofSpoken: true },
  use: { ofSpoken: true },
  replace: { ofSpoken: true, beforeSlide: true },
  translate: { beforeSlide: true },
  undo: {},
  restore: {},
  export: {},
  write: { ofSpoken: true },
  regenerate: { ofSpoken: true },
  keep: {},
  choose: {},
} as const satisfies Record<string, VerbUse>

type PlainVerb = keyof typeof uses
type Verb = PlainVerb | (typeof rewriteStyles)[number]

/** The verbs but for those that say how a text shall read. */
export const plainVerbs = Object.keys(uses) as PlainVerb[]

/** What can be done: the concepts of all verbs. */
export const actions: readonly Verb[] = [...plainVerbs, ...rewriteStyles]

function verbsThat(use: keyof VerbUse): PlainVerb[] {
  const all: Readonly<Record<PlainVerb, VerbUse>> = uses
  return plainVerbs.filter((verb) => all[verb][use] === true)
}

/** What can be done with a slide that was spoken of before. */
export const verbsOfSpoken: readonly Verb[] = [...verbsThat('ofSpoken'), ...rewriteStyles]

/** Verbs that begin no topic before "slide". */
export const verbsBeforeSlide: readonly Verb[] = verbsThat('beforeSlide')
