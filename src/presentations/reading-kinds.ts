/** Kinds of operations that change nothing of their presentation: nobody need wait for them before a change. */
export const readingKinds: readonly string[] = ['presentation_export']
