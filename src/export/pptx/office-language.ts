/**
 * A BCP 47 tag in the form in which Office knows languages: with a region, and with a script only where it is not the
 * region's own (`en` → `en-US`, `zh-Hans` → `zh-CN`, `sr-Latn` → `sr-Latn-RS`). What is no tag becomes `en-US`.
 */
export function officeLanguage(tag: string): string {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize()
    const usual = new Intl.Locale(language, { region }).maximize().script
    return [language, ...(script === usual ? [] : [script]), region].filter(Boolean).join('-')
  } catch {
    return 'en-US'
  }
}
