import { byLanguage } from './by-language.ts'
import { wordCount } from './script.ts'
import { wordPattern } from './word-pattern.ts'

/**
 * How a text ends that wants something of those who read it, by primary subtag: words of the headings of its last section
 * (requests, decisions, conclusions, exercises, whom to write to), and of the sentences themselves. `*` is any ending, `=` a
 * word that may be part of any name ("Motion sensors"): it has to be the whole heading.
 */
const table: Record<string, readonly [headings: string, requests?: string]> = {
  en: [
    'we need|we ask|you to do|our ask|the ask|request*|decision* needed|decision* required|decision* wanted|decision* to take|=resolution|=motion|=motions|=proposal|=proposals|=exercise|=exercises|homework|assignment*|think about|=contact|=contacts|get in touch|get involved|contribut*|sign up|take part|like to help|you can help|you can do|before you come|before you go|conclusion*|recommend*|action wanted|action points|action items|to do|to-do|next steps|takeaway*|questions to answer|asked of',
    'please|come and see|come and visit|contact us|write to|call us|let us know|we ask|we are asking|ask you to|sign up|register by|reply by|get in touch|questions go to|join us|i propose|we propose|i ask|i urge|i call on|i appeal to',
  ],
  de: [
    'beschluss*|beschlüsse|antrag|anträge|bitte|wir brauchen|brauchen wir|aufgaben|hausaufgabe*|übung*|kontakt*|ansprechpartner*|empfehlung*|fazit|mitmachen|zum nachdenken|nächste schritte|nächster schritt|nächste termine|entscheidung*|anmeldung|zu tun|schlussfolgerung*|schlusswort|zum schluss|ausblick|maßnahmen',
    'bitte|wir bitten|melden sie sich|meldet euch|schreiben sie|kommen sie|kommt vorbei|rufen sie|wenden sie sich|rückfragen|ich schlage vor|ich schlage ihnen vor|schlage ich vor|ich beantrage|ich rufe sie auf|ich bitte',
  ],
  fr: [
    'demande*|demandons|décision*|résolution*|proposition*|exercice*|devoirs|contact*|conclusion*|recommand*|prochaines étapes|prochaine réunion|prochain rendez-vous|à faire|participer|inscription*|réfléchir|nous attendons',
    'merci de|veuillez|prière de|nous demandons|nous vous demandons|contactez|écrivez|inscrivez-vous|venez|s’adresser à|n’hésitez pas|je propose|je vous propose|nous proposons|je demande|je vous demande',
  ],
  es: [
    'petición*|peticiones|solicitud*|pedimos|decision*|decisión|propuesta*|ejercicio*|deberes|contacto*|conclusion*|conclusión|recomendacion*|recomendación|próximos pasos|próxima reunión|próximo paso|participa*|inscripción|necesitamos|para pensar|a quién llam*',
    'por favor|rogamos|pedimos|solicitamos|escriba*|escríban*|contacte*|póngase en contacto|venga*|inscríba*|llame*|propongo|proponemos|pido|les pido|os pido',
  ],
  it: [
    'richiest*|chiediamo|decisione|decisioni|propost*|delibera|delibere|deliberazione|deliberazioni|esercizi*|compiti|contatt*|conclusion*|raccomanda*|prossimi passi|prossimo passo|prossima riunione|partecipa*|iscrizion*|per riflettere|ci serve',
    'per favore|si prega|chiediamo|vi chiediamo|scriveteci|scrivere a|contattare|contattateci|venite|iscrivetevi|per informazioni|propongo|proponiamo|chiedo|vi chiedo',
  ],
  pt: [
    'pedido*|pedimos|decisão|decisões|propost*|deliberação|deliberações|exercício*|tarefas|contato*|contacto*|conclus*|recomenda*|próximos passos|próximo passo|próxima reunião|participe|inscriç*|precisamos|para pensar',
    'por favor|pedimos|solicitamos|escreva*|entre em contato|entre em contacto|venha*|inscreva-se|ligue|proponho|propomos|peço|peço-vos',
  ],
  nl: [
    'verzoek*|vragen wij|besluit*|voorstel*|oefening*|opdracht*|huiswerk|contact*|conclusie*|aanbeveling*|volgende stappen|volgende stap|vervolg*|aanmelden|nodig hebben',
    'alstublieft|graag|neem contact|schrijf naar|meld u|meld je|wij vragen|we vragen|kom langs|ik stel voor|ik vraag',
  ],
  sv: [
    'begäran|beslut|förslag|övning*|läxa*|kontakt*|slutsats*|rekommendation*|nästa steg|anmälan',
    'vänligen|vi ber|kontakta|skriv till|anmäl dig|välkommen|jag föreslår|jag ber|jag yrkar',
  ],
  nb: [
    'anmodning|vedtak|beslutning*|forslag|øvelse*|oppgave*|lekse*|kontakt*|konklusjon*|anbefaling*|neste steg|påmelding',
    'vennligst|vi ber|kontakt oss|skriv til|meld deg|jeg foreslår|jeg ber',
  ],
  da: [
    'anmodning|beslutning*|forslag|øvelse*|opgave*|lektie*|kontakt*|konklusion*|anbefaling*|næste skridt|tilmelding',
    'venligst|vi beder|kontakt|skriv til|tilmeld dig|jeg foreslår|jeg beder',
  ],
  fi: [
    'pyyntö|pyynnöt|päätös*|päätettävä*|ehdotu*|harjoitu*|tehtäv*|yhteystie*|johtopäät*|suositu*|seuraavat askeleet|seuraava askel|ilmoittautu*',
    'pyydämme|ota yhteyttä|ottakaa yhteyttä|kirjoita|ilmoittaudu|ehdotan|pyydän',
  ],
  pl: [
    'prośb*|wnios*|decyzj*|propozycj*|uchwał*|ćwicze*|zadani*|zadań|kontakt*|rekomendacj*|następne kroki|następny krok|kolejne kroki|kolejny krok|potrzebujemy|zgłoszenia',
    'prosimy|proszę|skontaktuj*|napisz*|zgłoś|zapraszamy|zadzwoń|proponuję|apeluję|wnoszę o',
  ],
  cs: [
    'žádost*|rozhodnut*|návrh*|cvičen*|úkol*|kontakt*|závěr*|doporučen*|další kroky|další krok|potřebujeme|přihláš*',
    'prosíme|prosím|kontaktujte|napište|přihlaste se|zavolejte|navrhuji|žádám',
  ],
  hu: [
    'kérés*|kérjük|döntés*|javaslat*|gyakorlat*|feladat*|kapcsolat*|elérhetőség*|következő lépés*|következtetés*|ajánlás*|jelentkezés',
    'kérjük|kérem|írjon|írjanak|forduljon|jelentkezz*|javaslom|azt javaslom',
  ],
  ro: [
    'solicit*|cerere*|decizi*|propuner*|exerciți*|contact*|concluzi*|recomand*|următorii pași|pașii următori|avem nevoie|înscrier*',
    'vă rugăm|rugăm|cerem|solicităm|contactați|scrieți|sunați|propun|vă propun|cer',
  ],
  ru: [
    'просьб*|просим|предложени*|решени*|задани*|упражнени*|контакт*|вывод*|заключени*|рекомендаци*|следующие шаги|следующий шаг|дальнейшие шаги|дальнейшие действия|нам нужно|подумай*|подумать|обращени*|запись',
    'просим|пожалуйста|обращайтесь|пишите|звоните|приходите|свяжитесь|записывайтесь|предлагаю|я прошу|прошу вас|призываю',
  ],
  uk: [
    'прохан*|просимо|пропозиц*|рішенн*|завданн*|вправ*|контакт*|виснов*|рекомендац*|наступні кроки|подальші кроки|подумай*',
    'просимо|будь ласка|звертайтеся|пишіть|телефонуйте|приходьте|пропоную|я прошу|прошу вас|закликаю',
  ],
  bg: [
    'молб*|искан*|предложени*|решени*|задач*|упражнени*|контакт*|заключени*|извод*|препорък*|следващи стъпки|следваща стъпка',
    'моля|молим|пишете|обадете се|свържете се|предлагам|призовавам',
  ],
  el: [
    'αίτημα|αιτήματα|απόφαση|αποφάσεις|πρόταση|προτάσεις|άσκηση|ασκήσεις|επικοινωνία|συμπέρασμα*|συμπεράσματα|συστάσεις|επόμενα βήματα',
    'παρακαλούμε|επικοινωνήστε|γράψτε|ζητούμε|προτείνω|ζητώ',
  ],
  hr: [
    'molb*|zahtjev*|zahtev*|odluk*|prijedlog*|predlog*|vježb*|vežb*|zadac*|zadat*|kontakt*|zaključ*|preporuk*|sljedeći koraci|sledeći koraci|naslednji koraki|vaje',
    'molimo|javite se|pišite|nazovite|prosimo|predlažem|predlažemo',
  ],
  tr: [
    'talep*|rica*|karar*|öneri*|alıştırma*|ödev*|iletişim*|sonuç|sonraki adım*|bekleyen|başvuru*',
    'lütfen|rica ederiz|bize yazın|arayın|başvurun|bekliyoruz|öneriyorum|teklif ediyorum|rica ediyorum',
  ],
  vi: [
    'đề nghị|kiến nghị|quyết định|bài tập|liên hệ|kết luận|bước tiếp theo|khuyến nghị',
    'vui lòng|xin hãy|đề nghị|liên hệ|tôi đề nghị|tôi đề xuất',
  ],
  id: [
    'permintaan|permohonan|keputusan|usulan|latihan|tugas|kontak|kesimpulan|langkah selanjutnya|langkah berikutnya|rekomendasi',
    'mohon|silakan|hubungi|harap|saya mengusulkan|saya mengajak|saya meminta',
  ],
  th: ['ข้อเสนอ|แบบฝึกหัด|ติดต่อ|ขั้นตอนต่อไป|การตัดสินใจ|บทสรุป', 'กรุณา|โปรด|ติดต่อ'],
  hi: [
    'अनुरोध|निवेदन|प्रस्ताव|निर्णय|अभ्यास|गृहकार्य|संपर्क|निष्कर्ष|अगले कदम|अगला कदम|सुझाव|मांग|माँग',
    'कृपया|अनुरोध|निवेदन|संपर्क करें',
  ],
  ar: [
    'طلب|طلبات|المطلوب|قرار|قرارات|القرارات|اقتراح|مقترح|تمارين|واجب|اتصال|للتواصل|التواصل|خاتمة|الخاتمة|الخلاصة|الخطوات|توصيات|التوصيات',
    'يرجى|نرجو|أرجو|الرجاء|رجاء|نطلب|تواصلوا|للتواصل|أقترح|نقترح|أدعوكم|أطلب',
  ],
  he: [
    'בקשה|בקשות|החלטה|החלטות|הצעה|תרגיל|תרגילים|שיעורי בית|יצירת קשר|צור קשר|מסקנות|המלצות|הצעדים',
    'אנא|נא|צרו קשר|כתבו|אני מציע|אני מציעה|אני מבקש|אני מבקשת',
  ],
  ja: [
    'お願い|お問い合わせ|お問合せ|連絡先|依頼|提案|決定|決議|演習|練習問題|宿題|考えてみ|今後の予定|今後の展望|次回|次のステップ|結論|おわりに',
    'お願い|ください|下さい|お問い合わせ|ご連絡|提案します|提案いたします|提案したい',
  ],
  ko: [
    '요청|부탁|문의|연락처|제안|결정|의결|건의|연습 문제|과제|숙제|생각해|다음 단계|다음 회의|향후 계획|향후 일정|결론|맺음말',
    '바랍니다|주십시오|주세요|요청|문의|제안합니다|제안드립니다|부탁드립니다',
  ],
  zh: [
    '联系|聯絡|聯繫|提议|提議|建议|建議|决定|決定|决议|決議|练习|練習|作业|作業|思考题|思考題|想一想|讨论题|討論題|下一步|结论|結論|恳请|懇請',
    '请您|请各|请于|请在|请与|请向|请把|请将|请先|请到|请勿|请大家|請您|請各|請於|請在|請與|請向|請把|請將|請先|請到|請勿|請大家|恳请|懇請|欢迎来|歡迎來|敬请|敬請|联系|聯絡|我提议|我提議|我建议|我建議|我呼吁|我呼籲',
  ],
}

/** Words of a heading that names a section; longer ones are sentences. */
const mostHeadingWords = 9

/** Whether a heading says that its section asks, decides, concludes or sets tasks, whatever language it is in. */
export function namesEnding(heading: string): boolean {
  if (anyHeading === undefined || wholeHeadings === undefined) {
    const words = Object.values(table).flatMap(([headings]) => headings.split('|'))
    anyHeading = wordPattern(words.filter((word) => !word.startsWith('=')))
    wholeHeadings = new Set(words.flatMap((word) => (word.startsWith('=') ? [word.slice(1)] : [])))
  }
  if (wholeHeadings.has(heading.trim().toLowerCase())) return true
  return wordCount(heading) <= mostHeadingWords && anyHeading.test(heading)
}

/** Sources mix languages in their headings; pattern and words are made when they are first asked for. */
let anyHeading: RegExp | undefined
let wholeHeadings: ReadonlySet<string> | undefined

/** Whether a sentence asks those who read it for something, or says where to turn to. */
export function asksReaders(text: string, language: string): boolean {
  return requestsFor(language).test(text) || /\S@\S+\.\p{L}{2}/u.test(text)
}

const requestsFor = byLanguage(table, (row) =>
  row?.[1] === undefined ? /(?!)/u : wordPattern(row[1].split('|')),
)
