/**
 * Small words that turn a statement, lower case: those that deny it or take something out of it, and those that begin a clause which
 * takes back, limits or only supposes what stands before it; behind `…` stands what such a clause is announced with at the end
 * of the one before.
 */
type TurningRow = readonly [turning: string, against: string]

const croatian: TurningRow = [
  'ne|nije|nisu|nema|bez|ni|niti|nikad|nikada|osim',
  'ali|međutim|iako|premda|ako|no|već',
]

/** By primary language subtag. */
const table: Readonly<Record<string, TurningRow>> = {
  en: [
    "not|no|never|none|neither|nor|without|cannot|unless|except|excluding|excl|hardly|barely|only|nothing|nobody|n't|don't|doesn't|isn't|aren't|won't|can't|didn't|wasn't|weren't|shouldn't|wouldn't|couldn't|hasn't|haven't|n’t|don’t|doesn’t|isn’t|aren’t|won’t|can’t|didn’t",
    'but|although|though|however|yet|whereas|provided|if|apart from|other than',
  ],
  es: [
    'no|nunca|jamás|ni|sin|ningún|ninguna|ninguno|nada|nadie|tampoco|salvo|excepto|excluido|solo|sólo',
    'pero|sino|aunque|a menos|siempre que|si|aparte de',
  ],
  fr: [
    "ne|pas|jamais|aucun|aucune|ni|sans|rien|personne|sauf|hors|hormis|excepté|plus|n'|n’|non|seulement",
    'mais|bien que|quoique|à moins|à condition|si|pourtant|toutefois|à part',
  ],
  de: [
    'nicht|kein|keine|keinen|keiner|keinem|nie|niemals|ohne|weder|noch|nichts|niemand|außer|ausgenommen|exklusive|zzgl|nur',
    'aber|jedoch|doch|obwohl|sondern|allerdings|sofern|wenn|falls|es sei denn|bis auf',
  ],
  it: [
    'non|mai|nessun|nessuno|nessuna|né|senza|niente|nulla|tranne|solo|neanche',
    'ma|però|salvo|anche se|benché|a meno|purché|se|eccetto',
  ],
  pt: [
    'não|nunca|jamais|nem|sem|nenhum|nenhuma|nada|ninguém|exceto|salvo|exclusive|só|apenas',
    'mas|porém|embora|a menos|desde que|se|fora',
  ],
  nl: [
    'niet|geen|nooit|zonder|noch|niets|niemand|behalve|alleen|slechts',
    'maar|echter|hoewel|tenzij|mits|als',
  ],
  pl: [
    'nie|nigdy|bez|ani|żaden|żadna|żadne|nic|nikt|oprócz|tylko|brak',
    'ale|lecz|jednak|chyba że|chociaż|choć|jeśli|jeżeli|poza',
  ],
  ru: [
    'не|нет|никогда|без|ни|нельзя|ничего|никто|кроме|только|невозможно',
    'но|однако|а|хотя|если|зато',
  ],
  uk: [
    'не|немає|ніколи|без|ні|ані|не можна|нічого|ніхто|крім|тільки|лише',
    'але|однак|проте|хоча|якщо|а|зате',
  ],
  bg: ['не|няма|никога|без|нито|никой|нищо|освен|само', 'но|обаче|макар|въпреки|ако'],
  mk: ['не|нема|никогаш|без|ниту|никој|ништо|освен|само', 'но|меѓутоа|иако|ако'],
  hr: croatian,
  bs: croatian,
  cnr: croatian,
  sr: [
    `${croatian[0]}|не|није|нису|нема|без|ни|нити|никад|осим`,
    `${croatian[1]}|али|међутим|иако|премда|ако|већ`,
  ],
  sl: ['ne|ni|niso|nima|brez|niti|nikoli|nič|nihče|razen|samo|le', 'ampak|vendar|toda|čeprav|če|a'],
  cs: [
    'ne|není|nejsou|nikdy|bez|ani|žádný|žádná|žádné|nic|nikdo|kromě|jen|pouze|nelze',
    'ale|avšak|však|ačkoli|ačkoliv|i když|pokud|ledaže',
  ],
  sv: [
    'inte|ej|ingen|inget|inga|aldrig|utan|varken|endast|bara|förutom|utom',
    'men|dock|fastän|även om|om|såvida',
  ],
  nb: [
    'ikke|ingen|intet|aldri|uten|verken|bare|kun|unntatt|bortsett',
    'men|imidlertid|selv om|med mindre|hvis',
  ],
  da: [
    'ikke|ingen|intet|aldrig|uden|hverken|kun|bare|undtagen|bortset',
    'men|dog|selvom|medmindre|hvis',
  ],
  fi: [
    'ei|eivät|en|et|emme|ette|ilman|koskaan|mitään|kukaan|paitsi|vain',
    'mutta|kuitenkin|vaikka|ellei|ellet|jos|vaan',
  ],
  el: [
    'δεν|μη|μην|χωρίς|ποτέ|ούτε|κανένας|καμία|κανένα|τίποτα|εκτός|μόνο|όχι',
    'αλλά|όμως|ωστόσο|αν|εφόσον',
  ],
  tr: ['değil|yok|hiç|hiçbir|asla|olmadan|sadece|yalnızca|hariç', 'ama|ancak|fakat|oysa|yalnız'],
  hu: [
    'nem|ne|nincs|nincsenek|soha|nélkül|sem|semmi|senki|kivéve|csak',
    'de|azonban|hanem|viszont|bár|ha',
  ],
  ro: [
    'nu|niciodată|fără|nici|niciun|nicio|nimic|nimeni|decât|doar|numai|excepția',
    'dar|însă|ci|deși|dacă',
  ],
  vi: ['không|chưa|chẳng|đừng|trừ|chỉ', 'nhưng|tuy nhiên|mặc dù|nếu|ngoại trừ'],
  id: ['tidak|bukan|belum|jangan|tanpa|kecuali|hanya|tak', 'tetapi|namun|meskipun|jika|asalkan'],
  hi: [
    'नहीं|अलावा|छोड़कर|न|ना|मत|बिना|कभी नहीं|केवल|सिर्फ',
    'लेकिन|परंतु|परन्तु|किंतु|किन्तु|मगर|हालाँकि|यदि|अगर',
  ],
  sq: ["nuk|nuk ka|s'|mos|pa|asnjë|kurrë|as|vetëm|askush|përveç", 'por|megjithatë|megjithëse|nëse'],
  lt: ['ne|nėra|niekada|be|nei|joks|jokia|niekas|išskyrus|tik', 'bet|tačiau|nors|jei|jeigu|nebent'],
  th: ['ไม่|มิ|ห้าม|ยกเว้น|เพียง', 'แต่|เว้นแต่|ถ้า'],
  ja: [
    'ない|ません|ず|なし|ぬ|だけ|のみ|除',
    'しかし|だが|ただし|もし|…が|…けれども|…けれど|…けど',
  ],
  ko: ['않|없|못|아니|안|만|제외', '그러나|하지만|다만|단|만약|…지만|…는데'],
  zh: ['不|没|沒|无|無|非|未|别|別|勿|仅|僅|只|除|但', '但|不过|不過|然而|如果|虽然|雖然|可是|除'],
  ar: ['لا|لم|لن|ليس|ليست|غير|بدون|دون|إلا|فقط|ما|باستثناء', 'لكن|ولكن|إذا|غير أن|إلا'],
}

interface TurningWords {
  /** Words that deny or take out. */
  turning: string[]
  /** Those, and words that begin what is set against something. */
  against: string[]
  /** Ends of a clause that is taken back in the next one. */
  before: string[]
}

const none: TurningWords = { turning: [], against: [], before: [] }

const known = new Map<string, TurningWords>()

/** The words of a language (BCP 47); none of one that has no row. */
export function turningWords(language: string): TurningWords {
  const key = language.split('-', 1)[0]?.toLowerCase() ?? ''
  const row = Object.hasOwn(table, key) ? table[key] : undefined
  if (row === undefined) return none
  const found = known.get(key)
  if (found !== undefined) return found
  const [turning, against] = row.map((words) => words.split('|')) as [string[], string[]]
  const made: TurningWords = {
    turning,
    against: [...turning, ...against.filter((word) => !word.startsWith('…'))],
    before: against.filter((word) => word.startsWith('…')).map((word) => word.slice(1)),
  }
  known.set(key, made)
  return made
}
