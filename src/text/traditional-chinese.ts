/**
 * Whether a language (BCP 47) is written in traditional Chinese characters: `zh-Hant`, `zh-TW`, `yue`. What is no tag is
 * not (likely subtags: CLDR, UTS 35, section 4.3).
 */
export function isTraditionalChinese(tag: string): boolean {
  if (!/^(?:zh|yue)(?:-|$)/i.test(tag)) return false
  try {
    return new Intl.Locale(tag).maximize().script === 'Hant'
  } catch {
    return false
  }
}
