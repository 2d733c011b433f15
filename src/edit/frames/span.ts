import type { Concept } from '../lexicons/concept.ts'
import type { Destination } from '../references/destination.ts'
import type { Match } from '../references/names.ts'
import type { Reference } from '../references/reference.ts'
import type { Token } from '../words/token.ts'
import type { Thing, ThingKind } from './thing.ts'

/** Which of the things of a kind. */
export type Which =
  | { by: 'places'; places: (count: number) => number[] }
  /** `count`: how many there must be, as "both" says. */
  | { by: 'all'; count?: number }
  /** The only one there is, or what the rest of the wish says. */
  | { by: 'kind' }
  /** "It": what the wish before in the same instruction was about. */
  | { by: 'touched' }
  /** One that is not there yet: "a bullet", "two more steps"; `places`: which of all it becomes, "a new **first** bullet". */
  | { by: 'new'; count: number; places?: (count: number) => number[] }
  /** That which prints these words; `things` do, wherever they stand, `matches` how well where they do not follow there. */
  | { by: 'text'; text: string; things: readonly Thing[]; matches?: readonly Match[] }

/** A phrase that names things on slides: "the third bullet", "the Action column", "Battery power". */
export interface ThingPhrase {
  kinds: readonly ThingKind[]
  /** The kind of block that the noun says: a card stands among cards. */
  among?: Concept
  /** The kind of block that the noun hints at: "step 2" stands among steps, "row 2" in a table, where there are some. */
  prefers?: 'steps' | 'cards' | 'table'
  /** Whether the noun says one: "point"; others may be a list. */
  isOne?: true
  /** What kind of chart or slide the noun says. */
  type?: Concept
  /** The slides that have what the noun says, where only the deck calls it so. */
  on?: readonly string[]
  which: Which
  /** Whether only words of it were said, and no noun. */
  isBare: boolean
  /** Whether only places are said, as of things like those that the wish before was about: "… and delete **the second**". */
  isAlike?: true
}

/** Where something goes. */
export type Place =
  | { at: 'start' }
  | { at: 'end' }
  /** `isAbove`: higher on the slide, rather than in front. */
  | { at: 'before' | 'after'; thing: ThingPhrase; isAbove?: true }
  | { at: 'between'; first: ThingPhrase; second: ThingPhrase }
  | { at: 'up' | 'down'; by: number }
  | { at: 'place'; place: number }
  | { at: 'in'; thing: ThingPhrase }

/** How words shall look. */
export interface StyleWish {
  marks?: readonly ('bold' | 'italic' | 'underline' | 'strike')[]
  isPlain?: boolean
  color?: { role: string } | { hex: string }
  /** Whether it only says dark or light: it is a ground then. */
  isTone?: true
  /** Where a click leads. */
  url?: string
  /** The name of a font, as it is written; whether it is shipped is not said. */
  font?: string
  size?: number
  align?: 'start' | 'center' | 'end'
}

/** One of the texts that an item prints: its name, what is said below, when it is. */
export type FieldName = 'head' | 'text' | 'label' | 'value' | 'date'

/** What given data calls its parts. */
export type PartName = 'title' | 'columns' | 'rows' | 'points' | 'values' | 'unit' | 'notes'

interface At {
  /** The tokens it takes, as a half-open range. */
  start: number
  end: number
  /** How unlikely the reading is; words that say nothing cost nearly nothing. */
  cost: number
}

/** What a presentation can be had as. */
export type Format = 'pdf' | 'ppt' | 'png' | 'link'

/** A stretch of a wish with what it says. */
export type Span = At &
  (
    | { type: 'word'; token: Token }
    | { type: 'verb'; token: Token }
    /** `isGoal`: it is said that something goes there; `isPlace`: they are where something stands, and not what the wish is done to. */
    | { type: 'slides'; reference: Reference; isGoal?: boolean; isPlace?: boolean }
    | { type: 'thing'; phrase: ThingPhrase }
    | { type: 'place'; place: Place }
    /** Where slides go among slides. */
    | { type: 'destination'; destination: Destination; token: Token | undefined }
    | {
        type: 'payload'
        text: string
        /** Of a quotation: with the spaces at its edges. */
        raw?: string
        by: 'quote' | 'colon' | 'introducer' | 'bare'
        /** Whether it stands in quotation marks, also behind an introducer. */
        isQuoted?: boolean
        isTitle?: true
        /** Whether what introduces it says what something is called or shall be. */
        isName?: true
        /** Whether it is introduced as a text beside a name: “with the text …”. */
        isText?: boolean
        /** Whether the verb itself introduces it: "改为". */
        isChange?: true
        /** Whether only a word like "is" stands before it: it says what is so. */
        isFact?: true
        /** Whether it says who something is by. */
        isBy?: true
      }
    /** `asksMore`: some of its words could ask for something themselves. */
    | { type: 'part'; name: PartName; text: string; asksMore: boolean }
    | { type: 'field'; field: FieldName }
    /** What something shall be shown as; `isColumns`: as columns, of which a chart may consist; `isSaid`: a word says that it becomes that, `isAsked`: and asks for it, `behind`: what of. */
    | {
        type: 'kind'
        kind: Concept
        isSaid: boolean
        isAsked: boolean
        behind: readonly Token[]
        isColumns?: true
      }
    /** How many shall become of it: "into three slides"; `isOfItems`: no slides are said, "to two points". */
    | { type: 'pieces'; count: number; isOfItems: boolean; isSaid: boolean }
    /** Another way to show a slide: by its number, or any other. */
    | { type: 'variant'; isVariant: boolean; isOther: boolean; number?: number }
    /** How many slides there shall be, or how many more or fewer. */
    | { type: 'length'; slides: number; by?: 'more' | 'fewer'; isLong: boolean }
    /** Files that are wished; `unknown` are the names of others. */
    | { type: 'files'; formats: readonly Format[]; unknown: readonly string[] }
    /** To whom or where something shall be sent. */
    | { type: 'addressee' }
    | { type: 'topic'; text: string }
    /** “To something better”: what shall stand there is left open. */
    | { type: 'open' }
    | {
        type: 'sides'
        sides: readonly { head: string; points: readonly string[] }[]
        /** What the slide is called, where that is said among the names. */
        title?: string
      }
    /** What something says so far: "28, not 27", "a bar chart instead of a pie chart". */
    | { type: 'former'; text: string; phrase?: ThingPhrase }
    /** `isOn`: it is said to be what something else stands on; `text`: the word for it. */
    | { type: 'style'; style: StyleWish; isOn?: true; text: string }
    /** What no deck names: `known` is its id or tag, `text` the words for one that nobody knows. */
    | { type: 'name'; of: 'theme' | 'language' | 'file'; known?: string; text: string }
    /** `isTimes`: how often, or how many places. */
    | { type: 'number'; value: number; text: string; isTimes?: true }
    | { type: 'sign'; concept: Concept; text: string }
  )
export type SpanOf<Type extends Span['type']> = Extract<Span, { type: Type }>
