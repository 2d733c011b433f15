/** What may count as a reference where. */
export interface ReferenceOptions {
  /** "5" without "slide". */
  bareNumbers?: boolean
  /** "pricing" without "slide", when a title says so. */
  bareTopics?: boolean
  /** Ranges written with a word that also says where to: "2 to 5". */
  ranges?: boolean
}

/** Everything counts: the words can hardly be anything else than slides. */
export const everyForm: ReferenceOptions = { bareNumbers: true, bareTopics: true, ranges: true }

/** One slide that others stand beside: behind "after 2", "to 5" says where to rather than up to which. */
export const besideForm: ReferenceOptions = { bareNumbers: true, bareTopics: true, ranges: false }
