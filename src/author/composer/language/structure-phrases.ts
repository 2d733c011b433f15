/** The names that the composer gives to parts of a deck and to what cells have in common, in one language. */
export interface StructurePhrases {
  /** Over the agenda's title. */
  agenda: string
  /** The agenda's title. */
  covers: string
  sources: string
  nextSteps: string
  /** Before sentences in the notes that the slide leaves out. */
  furthermore: string
  /** What a list of steps without a name is called. */
  process: string
  /** What a list of things with what each costs is called. */
  prices: string
  aspects: Record<AspectName, string>
}
type AspectName = 'time' | 'cost' | 'share' | 'people' | 'advantages' | 'disadvantages'

function structure(line: string): StructurePhrases {
  const words = line.split('|')
  const [agenda = '', covers = '', sources = '', nextSteps = '', furthermore = ''] = words
  const [time = '', cost = '', share = '', people = '', advantages = '', disadvantages = ''] =
    words.slice(5)
  const [process = '', prices = ''] = words.slice(11)
  const aspects = { time, cost, share, people, advantages, disadvantages }
  return { agenda, covers, sources, nextSteps, furthermore, process, prices, aspects }
}

/** By primary language subtag: the same languages as the phrase table. */
export const structureTable: Record<string, StructurePhrases> = {
  en: structure(
    'Agenda|What this covers|Sources|Next steps|To add|Time|Cost|Share|People|Advantages|Disadvantages|The process|Prices',
  ),
  es: structure(
    'Agenda|Qué veremos|Fuentes|Próximos pasos|Para añadir|Plazo|Coste|Proporción|Personas|Ventajas|Desventajas|El proceso|Precios',
  ),
  fr: structure(
    'Sommaire|Ce que nous allons voir|Sources|Prochaines étapes|À ajouter|Délai|Coût|Part|Personnes|Avantages|Inconvénients|Le processus|Prix',
  ),
  de: structure(
    'Agenda|Worum es geht|Quellen|Nächste Schritte|Ergänzend|Zeit|Kosten|Anteil|Personen|Vorteile|Nachteile|Der Ablauf|Preise',
  ),
  it: structure(
    'Agenda|Di che cosa parliamo|Fonti|Prossimi passi|Da aggiungere|Tempi|Costo|Quota|Persone|Vantaggi|Svantaggi|Il processo|Prezzi',
  ),
  pt: structure(
    'Agenda|O que vamos ver|Fontes|Próximos passos|A acrescentar|Prazo|Custo|Parcela|Pessoas|Vantagens|Desvantagens|O processo|Preços',
  ),
  nl: structure(
    'Agenda|Waar het over gaat|Bronnen|Volgende stappen|Aanvullend|Tijd|Kosten|Aandeel|Mensen|Voordelen|Nadelen|Het proces|Prijzen',
  ),
  pl: structure(
    'Agenda|O czym mowa|Źródła|Następne kroki|Warto dodać|Czas|Koszt|Udział|Ludzie|Zalety|Wady|Proces|Ceny',
  ),
  ru: structure(
    'План|О чём пойдёт речь|Источники|Следующие шаги|Кроме того|Срок|Стоимость|Доля|Люди|Преимущества|Недостатки|Процесс|Цены',
  ),
  ja: structure('目次|本日の内容|出典|次のステップ|補足|期間|費用|割合|人員|利点|欠点|手順|料金'),
  ko: structure('목차|다룰 내용|출처|다음 단계|덧붙이면|기간|비용|비율|인원|장점|단점|절차|가격'),
  zh: structure('目录|内容概览|来源|下一步|补充|时间|成本|占比|人员|优点|缺点|流程|价格'),
  'zh-Hant': structure(
    '目錄|內容概覽|資料來源|下一步|補充|時間|成本|占比|人員|優點|缺點|流程|價格',
  ),
  hi: structure(
    'कार्यसूची|इसमें क्या है|स्रोत|अगले कदम|इसके अलावा|समय|लागत|हिस्सा|लोग|फ़ायदे|नुकसान|प्रक्रिया|मूल्य',
  ),
  sv: structure(
    'Agenda|Vad det handlar om|Källor|Nästa steg|Att tillägga|Tid|Kostnad|Andel|Personer|Fördelar|Nackdelar|Processen|Priser',
  ),
  nb: structure(
    'Agenda|Hva det handler om|Kilder|Neste steg|Å tilføye|Tid|Kostnad|Andel|Personer|Fordeler|Ulemper|Prosessen|Priser',
  ),
  da: structure(
    'Dagsorden|Hvad det handler om|Kilder|Næste skridt|At tilføje|Tid|Omkostning|Andel|Personer|Fordele|Ulemper|Processen|Priser',
  ),
  fi: structure(
    'Sisältö|Mistä on kyse|Lähteet|Seuraavat askeleet|Lisäksi|Aika|Kustannus|Osuus|Henkilöt|Edut|Haitat|Prosessi|Hinnat',
  ),
  el: structure(
    'Περιεχόμενα|Τι θα δούμε|Πηγές|Επόμενα βήματα|Επιπλέον|Χρόνος|Κόστος|Μερίδιο|Άτομα|Πλεονεκτήματα|Μειονεκτήματα|Η διαδικασία|Τιμές',
  ),
  tr: structure(
    'Gündem|Neler var|Kaynaklar|Sonraki adımlar|Ayrıca|Süre|Maliyet|Pay|Kişiler|Artılar|Eksiler|Süreç|Fiyatlar',
  ),
  cs: structure(
    'Program|O čem to je|Zdroje|Další kroky|K doplnění|Čas|Náklady|Podíl|Lidé|Výhody|Nevýhody|Postup|Ceny',
  ),
  hu: structure(
    'Napirend|Miről lesz szó|Források|Következő lépések|Kiegészítésül|Idő|Költség|Arány|Létszám|Előnyök|Hátrányok|A folyamat|Árak',
  ),
  ro: structure(
    'Cuprins|Despre ce este vorba|Surse|Pașii următori|De adăugat|Timp|Cost|Pondere|Persoane|Avantaje|Dezavantaje|Procesul|Prețuri',
  ),
  bg: structure(
    'Програма|За какво става дума|Източници|Следващи стъпки|Освен това|Срок|Разход|Дял|Хора|Предимства|Недостатъци|Процесът|Цени',
  ),
  uk: structure(
    'План|Про що йтиметься|Джерела|Наступні кроки|Крім того|Строк|Вартість|Частка|Люди|Переваги|Недоліки|Процес|Ціни',
  ),
  vi: structure(
    'Nội dung|Những gì sẽ trình bày|Nguồn|Các bước tiếp theo|Bổ sung|Thời gian|Chi phí|Tỷ trọng|Nhân sự|Ưu điểm|Nhược điểm|Quy trình|Giá',
  ),
  th: structure(
    'วาระ|สิ่งที่จะพูดถึง|แหล่งที่มา|ขั้นตอนต่อไป|เพิ่มเติม|เวลา|ค่าใช้จ่าย|สัดส่วน|บุคลากร|ข้อดี|ข้อเสีย|ขั้นตอนการทำงาน|ราคา',
  ),
  id: structure(
    'Agenda|Apa yang dibahas|Sumber|Langkah selanjutnya|Tambahan|Waktu|Biaya|Porsi|Orang|Kelebihan|Kekurangan|Prosesnya|Harga',
  ),
  sr: structure(
    'План|О чему је реч|Извори|Следећи кораци|Уз то|Време|Трошак|Удео|Људи|Предности|Недостаци|Поступак|Цене',
  ),
  hr: structure(
    'Plan|O čemu je riječ|Izvori|Sljedeći koraci|Uz to|Vrijeme|Trošak|Udio|Ljudi|Prednosti|Nedostaci|Postupak|Cijene',
  ),
  bs: structure(
    'Plan|O čemu je riječ|Izvori|Sljedeći koraci|Uz to|Vrijeme|Trošak|Udio|Ljudi|Prednosti|Nedostaci|Postupak|Cijene',
  ),
  cnr: structure(
    'Plan|O čemu je riječ|Izvori|Sljedeći koraci|Uz to|Vrijeme|Trošak|Udio|Ljudi|Prednosti|Nedostaci|Postupak|Cijene',
  ),
  sl: structure(
    'Program|Za kaj gre|Viri|Naslednji koraki|Poleg tega|Čas|Strošek|Delež|Ljudje|Prednosti|Slabosti|Postopek|Cene',
  ),
  mk: structure(
    'План|За што станува збор|Извори|Следни чекори|Покрај тоа|Време|Трошок|Удел|Луѓе|Предности|Недостатоци|Постапката|Цени',
  ),
  sq: structure(
    'Rendi|Për çfarë bëhet fjalë|Burimet|Hapat e ardhshëm|Për të shtuar|Koha|Kostoja|Pjesa|Njerëzit|Përparësitë|Mangësitë|Procesi|Çmimet',
  ),
  lt: structure(
    'Darbotvarkė|Apie ką kalbėsime|Šaltiniai|Kiti žingsniai|Papildomai|Laikas|Kaina|Dalis|Žmonės|Privalumai|Trūkumai|Eiga|Kainos',
  ),
  ar: structure(
    'جدول الأعمال|ما الذي سنتناوله|المصادر|الخطوات التالية|إضافة إلى ذلك|الوقت|التكلفة|النسبة|الأشخاص|المزايا|العيوب|العملية|الأسعار',
  ),
  he: structure(
    'סדר היום|במה נעסוק|מקורות|הצעדים הבאים|בנוסף|זמן|עלות|חלק|אנשים|יתרונות|חסרונות|התהליך|מחירים',
  ),
}
