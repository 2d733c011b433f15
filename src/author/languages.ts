import { isTraditionalChinese } from '../text/traditional-chinese.ts'

/** The languages of the contract by their exact names (LanguageType), with their BCP 47 tags. */
const tags = {
  'English (US)': 'en-US',
  'English (UK)': 'en-GB',
  'Spanish (Latin America)': 'es-419',
  'Spanish (Mexico)': 'es-MX',
  'Spanish (Spain)': 'es-ES',
  French: 'fr',
  German: 'de',
  Italian: 'it',
  'Portuguese (Brazil)': 'pt-BR',
  'Portuguese (Portugal)': 'pt-PT',
  Dutch: 'nl',
  Polish: 'pl',
  Russian: 'ru',
  Japanese: 'ja',
  Korean: 'ko',
  'Chinese (Simplified)': 'zh-Hans',
  Hindi: 'hi',
  Swedish: 'sv',
  Norwegian: 'nb',
  Danish: 'da',
  Finnish: 'fi',
  Greek: 'el',
  Turkish: 'tr',
  Czech: 'cs',
  Hungarian: 'hu',
  Romanian: 'ro',
  Bulgarian: 'bg',
  Ukrainian: 'uk',
  Vietnamese: 'vi',
  Thai: 'th',
  Indonesian: 'id',
  Serbian: 'sr',
  Croatian: 'hr',
  Bosnian: 'bs',
  Slovenian: 'sl',
  Macedonian: 'mk',
  Albanian: 'sq',
  Montenegrin: 'cnr',
  Lithuanian: 'lt',
} as const satisfies Record<string, string>

type LanguageName = keyof typeof tags

/** Every LanguageType of the contract, in its order. */
export const languageNames = Object.keys(tags) as LanguageName[]

/** The BCP 47 tag of a LanguageType: "Chinese (Simplified)" is `zh-Hans`. */
export function languageTag(name: LanguageName): string {
  return tags[name]
}

/** The LanguageType of a tag, or undefined for a language that the contract does not name (Arabic, say). */
export function languageName(tag: string): LanguageName | undefined {
  const exact = languageNames.find((name) => tags[name] === tag)
  return exact ?? languageNames.find((name) => baseLanguage(tags[name]) === baseLanguage(tag))
}

/** The primary subtag of a BCP 47 tag: `zh` of `zh-Hans`. */
export function baseLanguage(tag: string): string {
  const end = tag.indexOf('-')
  return (end < 0 ? tag : tag.slice(0, end)).toLowerCase()
}

/**
 * The row of a language in a table of words by primary subtag, which may have one of its own for traditional Chinese
 * (`zh-Hant`); undefined where there is none.
 */
export function rowOf<Row>(
  table: Readonly<Record<string, Row>>,
  language: string,
): Row | undefined {
  const traditional = isTraditionalChinese(language) ? table['zh-Hant'] : undefined
  return traditional ?? table[baseLanguage(language)]
}
