import { fold } from '../words/fold.ts'

/** The tags that translations can go into; regions only where the contract tells them apart. */
const tags =
  'en-US es-ES fr de it pt-BR nl pl ru ja ko zh-Hans hi sv nb da fi el tr cs hu ro bg uk vi th id sr hr bs sl mk sq cnr lt ar he fa ur bn ta te ms fil et lv sk ca eu gl ga is sw af ka hy az kk la eo mt cy'.split(
    ' ',
  )

/** Names that the platform's data does not have, or has in another form. */
const further: Record<string, string[]> = {
  'en-US': ['american english', 'us english', '英文', '英语', '英語', 'english us', 'american'],
  'en-GB': [
    'british english',
    'uk english',
    'british',
    'english uk',
    'britisches englisch',
    'anglais britannique',
  ],
  'es-MX': ['mexican spanish', 'spanish mexico', 'espanol mexicano'],
  'es-419': ['latin american spanish', 'spanish latin america', 'espanol latinoamericano'],
  'es-ES': ['castilian', 'european spanish', 'castellano', 'spanish spain'],
  'pt-BR': ['brazilian portuguese', 'brazilian', 'portugues brasileiro', 'portugues do brasil'],
  'pt-PT': [
    'european portuguese',
    'portuguese portugal',
    'portugues europeu',
    'portugues de portugal',
  ],
  'zh-Hans': [
    'simplified chinese',
    'chinese simplified',
    'mandarin',
    'mandarin chinese',
    '中文',
    '简体中文',
    '汉语',
    '普通话',
    '中国語',
  ],
  'zh-Hant': ['traditional chinese', 'chinese traditional', '繁体中文', '繁體中文', '繁体字中国語'],
  nb: [
    'norwegian',
    'norwegisch*',
    'norvegien',
    'noruego',
    'norvegese',
    'noruegues',
    'noors',
    'norwesk*',
    'норвежск*',
    'ノルウェー語',
    '挪威语',
    'norska',
    'norsk',
  ],
  ja: ['日文', '日语', '日本語', '和文'],
  en: [],
  fr: ['法文', '法语'],
  de: ['德文', '德语'],
  es: ['西班牙文', '西文', '西语'],
  ko: ['韩文', '韩语', '韓国語'],
  ru: ['俄文', '俄语'],
  it: ['意大利文'],
  fa: ['farsi'],
  tl: ['tagalog'],
}

/** Endings of names that change with the case of the word: what is cut off before any ending is allowed. */
const inflected: Record<string, number> = { ru: 2, pl: 1, de: 0, cs: 1, uk: 2 }

/** What languages call themselves, by their primary subtag: the same whatever language asks, and slow to find out. */
const ownNames = new Map<string, string | undefined>()

function ownName(base: string): string | undefined {
  if (!ownNames.has(base)) {
    const names = new Intl.DisplayNames([base], { type: 'language', fallback: 'none' })
    ownNames.set(base, names.of(base))
  }
  return ownNames.get(base)
}

/** Languages and what they are called in a language (BCP 47 primary subtag), and what they call themselves. */
export function languageNamesIn(language: string): [tag: string, names: string[]][] {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const known = tags.map((tag): [string, string[]] => {
    const base = tag.split('-')[0] ?? tag
    const found = [names.of(base), ownName(base)].flatMap((name) =>
      name === undefined ? [] : [fold(name)],
    )
    const cut = inflected[language]
    const bent =
      cut === undefined
        ? []
        : found.slice(0, 1).map((name) => `${name.slice(0, name.length - cut)}*`)
    return [tag, [...found, ...bent].filter((name) => name.length > 1)]
  })
  return [...known, ...Object.entries(further)]
}
