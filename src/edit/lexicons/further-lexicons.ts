import { chinese } from './chinese.ts'
import type { Lexicon } from './concept.ts'
import { dutch } from './dutch.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'

/** The languages beside English whose common verbs are understood. */
export const furtherLexicons: readonly Lexicon[] = [
  german,
  french,
  spanish,
  japanese,
  chinese,
  italian,
  portuguese,
  dutch,
  russian,
  polish,
]
