import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words by which a sentence says how something is, or what must or may not be, and no act: by primary subtag. */
const table: Record<string, string> = {
  en: "is|are|was|were|not|no|nobody|none|never|nothing|cannot|can't|don't|doesn't|didn't|must|shall|should|may",
  de: 'ist|sind|war|waren|nicht|kein*|nie|niemand|nichts|muss|müssen|darf|dürfen|soll|sollen|sollte*',
  es: 'es|son|era|eran|está|están|no|nadie|ningún|ninguna|nunca|debe|deben|puede|pueden',
  fr: 'est|sont|était|étaient|ne|n’*|pas|personne|jamais|doit|doivent|peut|peuvent',
  it: 'è|sono|era|erano|non|nessuno|mai|deve|devono|può|possono',
  pt: 'é|são|era|eram|está|estão|não|ninguém|nunca|deve|devem|pode|podem',
  nl: 'is|zijn|was|waren|niet|geen|nooit|niemand|moet|moeten|mag|mogen',
  sv: 'är|var|inte|ingen|inga|aldrig|måste|ska|får',
  nb: 'er|var|ikke|ingen|aldri|må|skal|kan',
  da: 'er|var|ikke|ingen|aldrig|skal|må|kan',
  fi: 'on|ovat|oli|olivat|ei|eivät|pitää|täytyy|saa',
  pl: 'jest|są|był|była|było|były|nie|nikt|nigdy|musi|muszą|może|mogą|należy',
  cs: 'je|jsou|byl|byla|bylo|byly|není|nejsou|nikdo|nikdy|musí|smí|nesmí|může',
  hu: 'van|vannak|volt|voltak|nem|nincs|soha|kell|köteles|szabad|tilos',
  ro: 'este|sunt|era|erau|nu|nimeni|niciodată|trebuie|poate|pot',
  ru: 'был|была|было|были|не|нет|нельзя|никто|никогда|должен|должна|должны|может|могут|является',
  uk: 'є|був|була|було|були|не|немає|ніхто|ніколи|повинен|повинні|може|можуть',
  bg: 'е|са|беше|бяха|не|няма|никой|трябва|може|могат',
  el: 'είναι|ήταν|δεν|μην|κανείς|ποτέ|πρέπει|μπορεί|απαγορεύεται',
  hr: 'je|su|bio|bila|bili|nije|nisu|ne|nitko|nikad|mora|moraju|smije|može',
  tr: 'değil*|yok|yoktur|olmaz|zorunlu*|gerekir|yasak*|olmalı*|edilemez|yapılamaz|edilmez|yapılmaz',
  vi: 'là|không|chưa|chẳng|phải|được phép|cấm',
  id: 'adalah|tidak|bukan|belum|harus|wajib|boleh|dilarang',
  hi: 'है|हैं|था|थी|थे|नहीं|न|मत|कोई नहीं|चाहिए',
  th: 'เป็น|ไม่|ห้าม|ต้อง|ควร|ได้รับอนุญาต',
  ar: 'هو|هي|كان|كانت|لا|لم|لن|ليس|ليست|يجب|يجوز|يحق|يُحظر|يتحمل|يتحمّل*',
  he: 'הוא|היא|הם|היה|היתה|היו|לא|אין|אסור|חייב|חייבים|מותר',
  ja: 'ない|ません|である|べき|なければ|禁止|不可|でした|だった',
  ko: '이다|입니다|아니|않|없|못|금지|해야|하여야|안 된다|안 됩니다',
  zh: '是|不|没|沒|无|無|勿|禁止|应|應|须|須|必须|必須|不得',
}

const patternOf = byLanguage(table, (row) => wordPattern(row?.split('|') ?? []))

/** Whether a sentence says how something is, or what must or may not be. */
export function statesHowItIs(sentence: string, language: string): boolean {
  return patternOf(language).test(sentence)
}
