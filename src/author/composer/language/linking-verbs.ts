import { byLanguage } from './by-language.ts'

/** Words with which a clause leads to a list and says nothing yet ("The terms were"), by primary subtag. */
const table: Record<string, string> = {
  en: 'is|are|was|were|be|to|include|includes|included|of|for|by',
  de: 'ist|sind|war|waren|wird|werden|wurde|wurden|lautet|lauten|zu',
  es: 'es|son|era|eran|fue|fueron|será|serán|de|para',
  fr: 'est|sont|était|étaient|sera|seront|de|pour',
  it: 'è|sono|era|erano|sarà|saranno|di|per',
  pt: 'é|são|era|eram|foi|foram|será|serão|de|para',
  nl: 'is|zijn|was|waren|wordt|worden|te',
  sv: 'är|var|blir|att',
  nb: 'er|var|blir|å',
  da: 'er|var|bliver|at',
  fi: 'on|ovat|oli|olivat',
  pl: 'jest|są|był|była|było|były|będą|to',
  cs: 'je|jsou|byl|byla|byly|budou',
  hu: 'van|vannak|volt|voltak',
  ro: 'este|sunt|era|erau|de',
  ru: 'является|являются|был|была|было|были|будут|это',
  uk: 'є|був|була|було|були|будуть|це',
  bg: 'е|са|беше|бяха|да',
  el: 'είναι|ήταν|να',
  hr: 'je|su|bio|bila|bili|bile',
}

const wordsOf = byLanguage(table, (row): ReadonlySet<string> => new Set(row?.split('|')))

/** Whether a word joins the beginning of a clause to what is said of it. */
export function isLinking(word: string, language: string): boolean {
  return wordsOf(language).has(word.toLowerCase())
}
