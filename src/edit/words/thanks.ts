/** How words of thanks begin, or what they hold, by language; of languages that instructions are read in. */
const thanks: Readonly<Record<string, RegExp>> = {
  en: /\bthank/iu,
  de: /dank/iu,
  fr: /merci/iu,
  es: /gracias|agradec/iu,
  it: /grazie|ringrazi/iu,
  pt: /obrigad|agradec/iu,
  nl: /dank/iu,
  pl: /dzięk/iu,
  ru: /спасиб|благодар/iu,
  ja: /ありがとう|お礼|感謝/u,
  zh: /谢/u,
}

/** Whether words of a language thank somebody: "thank-you slide", "Dankesfolie". */
export function saysThanks(words: string, language: string): boolean {
  return thanks[language]?.test(words) ?? false
}
