import { LRUCache } from 'lru-cache'

type Granularity = 'grapheme' | 'word' | 'sentence'

/** Making one takes far longer than using it. Documents may bring any number of languages. */
const made = new LRUCache<string, Intl.Segmenter>({ max: 64 })

/** What divides texts of a language (BCP 47; the root locale for a tag that is none) into graphemes, words or sentences. */
export function segmenter(language: string, granularity: Granularity): Intl.Segmenter {
  const key = `${granularity} ${language}`
  let found = made.get(key)
  if (found === undefined) {
    found = makeSegmenter(language, granularity)
    made.set(key, found)
  }
  return found
}

function makeSegmenter(language: string, granularity: Granularity): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity })
  } catch {
    return new Intl.Segmenter('und', { granularity })
  }
}
