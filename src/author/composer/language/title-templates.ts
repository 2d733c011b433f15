import { baseLanguage, rowOf } from '../../languages.ts'

/**
 * Titles that say what data shows. `a` and `b` are names as the source prints them, `x` and `y` figures or dates, `n` a
 * count. Names decline and have genders: outside English the templates set them apart instead of building sentences.
 */
interface TitleTemplates {
  /** a grew most, b is the largest still. */
  fastestLargest: string
  /** a grew most, by x. */
  fastest: string
  /** a has the highest value, x. */
  highest: string
  /** a has the largest share, x. */
  largestShare: string
  /** a went up, and down, from x to y. */
  rose: string
  fell: string
  /** n dated events lie behind, a comes next. */
  milestonesNext: string
  /** Dated events from x to y. */
  milestonesBetween: string
  /** What the heading `a` says happens in n steps. */
  inSteps: string
}

function templates(lines: string): TitleTemplates {
  const [
    fastestLargest = '',
    fastest = '',
    highest = '',
    largestShare = '',
    rose = '',
    fell = '',
    milestonesNext = '',
    milestonesBetween = '',
    inSteps = '',
  ] = lines.split('|')
  return {
    fastestLargest,
    fastest,
    highest,
    largestShare,
    rose,
    fell,
    milestonesNext,
    milestonesBetween,
    inSteps,
  }
}

const south = (
  growth: string,
  top: string,
  share: string,
  rise: string,
  fall: string,
  from: string,
  to: string,
  done: string,
  next: string,
  dates: string,
  step: string,
): TitleTemplates =>
  templates(
    [
      `${growth}: {a}; ${top.toLowerCase()}: {b}`,
      `${growth}: {a} ({x})`,
      `${top}: {a} ({x})`,
      `${share}: {a} ({x})`,
      `{a}: ${rise} ${from} {x} ${to} {y}`,
      `{a}: ${fall} ${from} {x} ${to} {y}`,
      `${done}: {n}; ${next}: {a}`,
      `${dates}: {x} – {y}`,
      `{a}${step}`,
    ].join('|'),
  )

const croatian = south(
  'Najbrži rast',
  'Najveća vrijednost',
  'Najveći udio',
  'rast',
  'pad',
  's',
  'na',
  'Dostignuto etapa',
  'slijedi',
  'Ključni datumi',
  ', korak po korak',
)

const table: Record<string, TitleTemplates> = {
  en: templates(
    '{a} grew fastest; {b} remains the largest|{a} grew fastest, by {x}|{a} is highest, at {x}|{a} takes the largest share, {x}|{a} rose from {x} to {y}|{a} fell from {x} to {y}|{n} milestones reached; next: {a}|Key dates from {x} to {y}|{a} in {n} steps',
  ),
  de: templates(
    'Stärkstes Wachstum: {a}; größter Wert: {b}|Stärkstes Wachstum: {a} ({x})|Höchster Wert: {a} ({x})|Größter Anteil: {a} ({x})|{a}: Anstieg von {x} auf {y}|{a}: Rückgang von {x} auf {y}|{n} Meilensteine erreicht; als Nächstes: {a}|Wichtige Termine von {x} bis {y}|{a} in {n} Schritten',
  ),
  es: templates(
    'Mayor crecimiento: {a}; mayor valor: {b}|Mayor crecimiento: {a} ({x})|Valor más alto: {a} ({x})|Mayor proporción: {a} ({x})|{a}: subida de {x} a {y}|{a}: bajada de {x} a {y}|{n} hitos alcanzados; siguiente: {a}|Fechas clave: {x} – {y}|{a} en {n} pasos',
  ),
  fr: templates(
    'Plus forte croissance : {a} ; valeur la plus élevée : {b}|Plus forte croissance : {a} ({x})|Valeur la plus élevée : {a} ({x})|Part la plus importante : {a} ({x})|{a} : hausse de {x} à {y}|{a} : baisse de {x} à {y}|{n} étapes franchies ; à venir : {a}|Dates clés : {x} – {y}|{a} en {n} étapes',
  ),
  it: templates(
    'Crescita più forte: {a}; valore più alto: {b}|Crescita più forte: {a} ({x})|Valore più alto: {a} ({x})|Quota maggiore: {a} ({x})|{a}: aumento da {x} a {y}|{a}: calo da {x} a {y}|{n} traguardi raggiunti; prossimo: {a}|Date chiave: {x} – {y}|{a} in {n} passi',
  ),
  pt: templates(
    'Maior crescimento: {a}; maior valor: {b}|Maior crescimento: {a} ({x})|Valor mais alto: {a} ({x})|Maior parcela: {a} ({x})|{a}: aumento de {x} para {y}|{a}: queda de {x} para {y}|{n} marcos alcançados; próximo: {a}|Datas principais: {x} – {y}|{a} em {n} passos',
  ),
  nl: templates(
    'Sterkste groei: {a}; hoogste waarde: {b}|Sterkste groei: {a} ({x})|Hoogste waarde: {a} ({x})|Grootste aandeel: {a} ({x})|{a}: stijging van {x} naar {y}|{a}: daling van {x} naar {y}|{n} mijlpalen bereikt; volgende: {a}|Belangrijke data: {x} – {y}|{a} in {n} stappen',
  ),
  sv: templates(
    'Starkast tillväxt: {a}; högsta värde: {b}|Starkast tillväxt: {a} ({x})|Högsta värde: {a} ({x})|Största andel: {a} ({x})|{a}: ökning från {x} till {y}|{a}: minskning från {x} till {y}|{n} milstolpar nådda; härnäst: {a}|Viktiga datum: {x} – {y}|{a} i {n} steg',
  ),
  nb: templates(
    'Sterkest vekst: {a}; høyeste verdi: {b}|Sterkest vekst: {a} ({x})|Høyeste verdi: {a} ({x})|Største andel: {a} ({x})|{a}: økning fra {x} til {y}|{a}: nedgang fra {x} til {y}|{n} milepæler nådd; neste: {a}|Viktige datoer: {x} – {y}|{a} i {n} steg',
  ),
  da: templates(
    'Stærkest vækst: {a}; højeste værdi: {b}|Stærkest vækst: {a} ({x})|Højeste værdi: {a} ({x})|Største andel: {a} ({x})|{a}: stigning fra {x} til {y}|{a}: fald fra {x} til {y}|{n} milepæle nået; næste: {a}|Vigtige datoer: {x} – {y}|{a} i {n} trin',
  ),
  fi: templates(
    'Nopein kasvu: {a}; suurin arvo: {b}|Nopein kasvu: {a} ({x})|Suurin arvo: {a} ({x})|Suurin osuus: {a} ({x})|{a}: nousu {x} → {y}|{a}: lasku {x} → {y}|{n} virstanpylvästä saavutettu; seuraavaksi: {a}|Tärkeät päivämäärät: {x} – {y}|{a} vaihe vaiheelta',
  ),
  el: templates(
    'Ταχύτερη άνοδος: {a}; μεγαλύτερη τιμή: {b}|Ταχύτερη άνοδος: {a} ({x})|Υψηλότερη τιμή: {a} ({x})|Μεγαλύτερο μερίδιο: {a} ({x})|{a}: άνοδος από {x} σε {y}|{a}: πτώση από {x} σε {y}|Ορόσημα που επιτεύχθηκαν: {n}· επόμενο: {a}|Βασικές ημερομηνίες: {x} – {y}|{a}, βήμα προς βήμα',
  ),
  tr: templates(
    'En hızlı büyüme: {a}; en yüksek değer: {b}|En hızlı büyüme: {a} ({x})|En yüksek değer: {a} ({x})|En büyük pay: {a} ({x})|{a}: artış, {x} → {y}|{a}: düşüş, {x} → {y}|Ulaşılan aşama: {n}; sıradaki: {a}|Önemli tarihler: {x} – {y}|{a}: {n} adım',
  ),
  pl: south(
    'Najszybszy wzrost',
    'Najwyższa wartość',
    'Największy udział',
    'wzrost',
    'spadek',
    'z',
    'do',
    'Osiągnięte etapy',
    'następny',
    'Kluczowe daty',
    ' krok po kroku',
  ),
  cs: south(
    'Nejrychlejší růst',
    'Nejvyšší hodnota',
    'Největší podíl',
    'nárůst',
    'pokles',
    'z',
    'na',
    'Dosažené milníky',
    'následuje',
    'Klíčová data',
    ' krok za krokem',
  ),
  ru: south(
    'Самый быстрый рост',
    'Наибольшее значение',
    'Наибольшая доля',
    'рост',
    'снижение',
    'с',
    'до',
    'Пройдено этапов',
    'далее',
    'Ключевые даты',
    ': шаг за шагом',
  ),
  uk: south(
    'Найшвидше зростання',
    'Найбільше значення',
    'Найбільша частка',
    'зростання',
    'зниження',
    'з',
    'до',
    'Пройдено етапів',
    'далі',
    'Ключові дати',
    ': крок за кроком',
  ),
  bg: south(
    'Най-бърз растеж',
    'Най-висока стойност',
    'Най-голям дял',
    'ръст',
    'спад',
    'от',
    'до',
    'Постигнати етапи',
    'следва',
    'Ключови дати',
    ', стъпка по стъпка',
  ),
  sr: south(
    'Најбржи раст',
    'Највећа вредност',
    'Највећи удео',
    'раст',
    'пад',
    'са',
    'на',
    'Достигнуто етапа',
    'следи',
    'Кључни датуми',
    ', корак по корак',
  ),
  hr: croatian,
  bs: croatian,
  cnr: croatian,
  sl: south(
    'Najhitrejša rast',
    'Najvišja vrednost',
    'Največji delež',
    'rast',
    'padec',
    's',
    'na',
    'Doseženi mejniki',
    'sledi',
    'Ključni datumi',
    ', korak za korakom',
  ),
  mk: south(
    'Најбрз раст',
    'Највисока вредност',
    'Најголем удел',
    'раст',
    'пад',
    'од',
    'на',
    'Достигнати етапи',
    'следува',
    'Клучни датуми',
    ', чекор по чекор',
  ),
  hu: templates(
    'Leggyorsabb növekedés: {a}; legmagasabb érték: {b}|Leggyorsabb növekedés: {a} ({x})|Legmagasabb érték: {a} ({x})|Legnagyobb részarány: {a} ({x})|{a}: növekedés, {x} → {y}|{a}: csökkenés, {x} → {y}|Elért mérföldkövek: {n}; következő: {a}|Fontos dátumok: {x} – {y}|{a} lépésről lépésre',
  ),
  ro: templates(
    'Cea mai rapidă creștere: {a}; cea mai mare valoare: {b}|Cea mai rapidă creștere: {a} ({x})|Cea mai mare valoare: {a} ({x})|Cea mai mare pondere: {a} ({x})|{a}: creștere de la {x} la {y}|{a}: scădere de la {x} la {y}|Etape atinse: {n}; urmează: {a}|Date importante: {x} – {y}|{a}, pas cu pas',
  ),
  sq: templates(
    'Rritja më e shpejtë: {a}; vlera më e lartë: {b}|Rritja më e shpejtë: {a} ({x})|Vlera më e lartë: {a} ({x})|Pjesa më e madhe: {a} ({x})|{a}: rritje nga {x} në {y}|{a}: rënie nga {x} në {y}|Etapa të arritura: {n}; në vijim: {a}|Datat kryesore: {x} – {y}|{a}, hap pas hapi',
  ),
  lt: templates(
    'Sparčiausias augimas: {a}; didžiausia reikšmė: {b}|Sparčiausias augimas: {a} ({x})|Didžiausia reikšmė: {a} ({x})|Didžiausia dalis: {a} ({x})|{a}: augimas nuo {x} iki {y}|{a}: kritimas nuo {x} iki {y}|Pasiekti etapai: {n}; toliau: {a}|Svarbios datos: {x} – {y}|{a} žingsnis po žingsnio',
  ),
  ja: templates(
    '最も伸びたのは{a}、最大は{b}|最も伸びたのは{a}（{x}）|最大は{a}（{x}）|最大の割合は{a}（{x}）|{a}は{x}から{y}に増加|{a}は{x}から{y}に減少|{n}件が完了、次は{a}|主な日程：{x}〜{y}|{a}：{n}つのステップ',
  ),
  ko: templates(
    '최고 성장: {a}, 최대: {b}|최고 성장: {a} ({x})|최고: {a} ({x})|최대 비중: {a} ({x})|{a}: {x}에서 {y}(으)로 증가|{a}: {x}에서 {y}(으)로 감소|완료된 단계 {n}개, 다음: {a}|주요 일정: {x} – {y}|{a}: {n}단계',
  ),
  zh: templates(
    '{a}增长最快，{b}规模最大|{a}增长最快（{x}）|{a}最高（{x}）|{a}占比最大（{x}）|{a}从{x}升至{y}|{a}从{x}降至{y}|已完成{n}个节点，下一步：{a}|重要日期：{x}—{y}|{a}：{n}个步骤',
  ),
  'zh-Hant': templates(
    '{a}成長最快，{b}規模最大|{a}成長最快（{x}）|{a}最高（{x}）|{a}占比最大（{x}）|{a}從{x}升至{y}|{a}從{x}降至{y}|已完成{n}個階段，下一步：{a}|重要日期：{x}—{y}|{a}：{n}個步驟',
  ),
  ar: templates(
    'الأسرع نموا: {a}؛ الأكبر: {b}|الأسرع نموا: {a} ({x})|الأعلى: {a} ({x})|الحصة الأكبر: {a} ({x})|{a}: ارتفاع من {x} إلى {y}|{a}: انخفاض من {x} إلى {y}|المراحل المنجزة: {n}؛ التالي: {a}|أهم التواريخ: {x} – {y}|{a}: خطوة بخطوة',
  ),
  he: templates(
    'הצמיחה המהירה ביותר: {a}; הערך הגבוה ביותר: {b}|הצמיחה המהירה ביותר: {a} ({x})|הערך הגבוה ביותר: {a} ({x})|החלק הגדול ביותר: {a} ({x})|{a}: עלייה מ-{x} ל-{y}|{a}: ירידה מ-{x} ל-{y}|אבני דרך שהושגו: {n}; הבא: {a}|תאריכים עיקריים: {x} – {y}|{a}, צעד אחר צעד',
  ),
  hi: templates(
    'सबसे तेज़ वृद्धि: {a}; सबसे बड़ा: {b}|सबसे तेज़ वृद्धि: {a} ({x})|सबसे अधिक: {a} ({x})|सबसे बड़ा हिस्सा: {a} ({x})|{a}: {x} से बढ़कर {y}|{a}: {x} से घटकर {y}|पूरे हुए पड़ाव: {n}; आगे: {a}|मुख्य तिथियाँ: {x} – {y}|{a}: {n} चरण',
  ),
  th: templates(
    '{a} เติบโตเร็วที่สุด {b} มีค่าสูงสุด|{a} เติบโตเร็วที่สุด ({x})|{a} สูงที่สุด ({x})|{a} มีสัดส่วนมากที่สุด ({x})|{a} เพิ่มจาก {x} เป็น {y}|{a} ลดจาก {x} เหลือ {y}|สำเร็จแล้ว {n} ขั้น ต่อไป: {a}|วันสำคัญ: {x} – {y}|{a}: {n} ขั้นตอน',
  ),
  vi: templates(
    '{a} tăng nhanh nhất; {b} lớn nhất|{a} tăng nhanh nhất ({x})|{a} cao nhất ({x})|{a} chiếm tỷ trọng lớn nhất ({x})|{a} tăng từ {x} lên {y}|{a} giảm từ {x} xuống {y}|Đã đạt {n} mốc; tiếp theo: {a}|Các mốc chính: {x} – {y}|{a} trong {n} bước',
  ),
  id: templates(
    '{a} tumbuh paling cepat; {b} yang terbesar|{a} tumbuh paling cepat ({x})|{a} tertinggi ({x})|{a} mengambil porsi terbesar ({x})|{a} naik dari {x} menjadi {y}|{a} turun dari {x} menjadi {y}|{n} tonggak tercapai; berikutnya: {a}|Tanggal penting: {x} – {y}|{a} dalam {n} langkah',
  ),
}

/** The templates of a language; undefined where there are none, and the heading stays the title. */
export function titleTemplatesFor(language: string): TitleTemplates | undefined {
  return rowOf(table, language)
}

const numberWords: Record<string, string[]> = {
  en: 'two three four five six seven eight nine ten'.split(' '),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix'.split(' '),
  it: 'due tre quattro cinque sei sette otto nove dieci'.split(' '),
  pt: 'dois três quatro cinco seis sete oito nove dez'.split(' '),
  nl: 'twee drie vier vijf zes zeven acht negen tien'.split(' '),
  sv: 'två tre fyra fem sex sju åtta nio tio'.split(' '),
  nb: 'to tre fire fem seks sju åtte ni ti'.split(' '),
  da: 'to tre fire fem seks syv otte ni ti'.split(' '),
}

/** A count from two to ten in words where the language has them here, else in digits. */
export function countInWords(count: number, language: string): string {
  return numberWords[baseLanguage(language)]?.[count - 2] ?? String(count)
}

/** The words of a language for the numbers from two on, in order; none where counts are written in digits. */
export function numberWordsOf(language: string): readonly string[] {
  return numberWords[baseLanguage(language)] ?? []
}

/** A template with its names and figures in place. A plural subject takes the English plural of the verb. */
export function fillTemplate(
  template: string,
  values: { a?: string; b?: string; x?: string; y?: string; n?: string },
): string {
  const subject = /\{b\} remains/u.test(template) ? values.b : values.a
  const form = isEnglishPlural(subject ?? '')
    ? template
        .replace('remains', 'remain')
        .replace('takes', 'take')
        .replace('is highest', 'are highest')
    : template
  return form.replace(/\{([abxyn])\}/gu, (_, key: 'a' | 'b' | 'x' | 'y' | 'n') => values[key] ?? '')
}

function isEnglishPlural(name: string): boolean {
  return / and | & /u.test(name) || (/[a-z]s$/u.test(name) && !/(ss|us|is|news|ics)$/u.test(name))
}
