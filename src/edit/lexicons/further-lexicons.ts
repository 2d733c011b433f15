import { chinese } from './chinese.ts'
import type { Lexicon } from './concept.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { japanese } from './japanese.ts'
import { spanish } from './spanish.ts'

/** The languages beside English whose common verbs are understood. */
export const furtherLexicons: readonly Lexicon[] = [german, french, spanish, japanese, chinese]
