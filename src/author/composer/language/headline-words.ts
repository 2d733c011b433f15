import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words that part clauses which may each state a figure, and verbs that what a figure counts ends before. */
interface HeadlineWords {
  conjunctions: RegExp
  verbs: RegExp
  /** Whether the language has words here at all. */
  isKnown: boolean
}

/** and, but | would, are, have … */
const table: Record<string, [string, string]> = {
  en: [
    'and|but|while',
    'would|will|can|could|are|were|is|was|have|has|had|do|did|came|come|went|go|now|say|said|took|made|use|used|live|work|remain|remained',
  ],
  de: [
    'und|aber|während|sowie',
    'haben|hat|hatten|sind|ist|waren|war|wurden|wurde|werden|wird|kommen|kommt|kamen|können|konnten|würden|blieben|gehen|gingen|arbeiten|nutzen|nutzten',
  ],
  es: [
    'y|e|pero|mientras',
    'ha|han|son|es|están|está|fueron|fue|se|recomendaría|viven|trabajan|usan',
  ],
  fr: [
    'et|mais|tandis que',
    'a|ont|sont|est|étaient|était|seront|se|viennent|recommanderaient|utilisent',
  ],
  it: ['e|ed|ma|mentre', 'ha|hanno|sono|è|erano|era|si|vengono|viene|usano'],
  pt: ['e|mas|enquanto', 'tem|têm|são|é|foram|foi|estão|se|vêm|usam'],
  nl: [
    'en|maar|terwijl',
    'heeft|hebben|is|zijn|was|waren|werd|werden|worden|kan|kunnen|zou|zouden|komt|komen',
  ],
  ru: ['и|а|но', 'был|была|было|были|есть|пришл*|стал*|работают|живут|готов*'],
  uk: ['і|й|та|а|але', 'був|була|було|були|є|прийшл*|стал*|працюють|живуть|готов*'],
  pl: ['i|a|oraz|ale', 'jest|są|był*|został*|ma|mają|przyszł*'],
  tr: ['ve|ama', 'oldu|var|geldi'],
  sv: ['och|men', 'har|är|var|blev|kan|skulle'],
  nb: ['og|men', 'har|er|var|ble|kan|ville'],
  da: ['og|men', 'har|er|var|blev|kan|ville'],
  id: ['dan|tetapi', 'adalah|telah|sudah|akan'],
  vi: ['và|nhưng', 'đã|là|được|sẽ'],
}

/** The words of a language; patterns that match nothing where it has none here. */
export const headlineWordsFor = byLanguage(table, (row): HeadlineWords => {
  const [conjunctions, verbs] = row ?? ['', '']
  return {
    conjunctions: wordPattern(conjunctions.split('|').filter(Boolean), 'giu'),
    verbs: wordPattern(verbs.split('|').filter(Boolean), 'giu'),
    isKnown: row !== undefined,
  }
})
