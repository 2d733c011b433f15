import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { wordSource } from './word-pattern.ts'

/** What a line over a mail gives. */
export type MailHeader = 'from' | 'to' | 'date' | 'subject'

/**
 * from | to, cc and others that hold no content | date | subject · what a quoted mail is introduced with ("wrote") · greetings ·
 * closing words · words of disclaimers and of devices
 */
const table: Record<string, [string, string, string, string, string, string, string, string]> = {
  en: [
    'from',
    'to|cc|bcc|reply-to|attachments|attachment|importance|attn|attention|through|ref',
    'date|sent',
    'subject|re|regarding',
    'wrote',
    'dear|hi|hello|hey|good morning|good afternoon|good evening',
    'best|best regards|kind regards|warm regards|regards|best wishes|all the best|sincerely|yours sincerely|yours faithfully|yours|cheers|thanks|many thanks|thank you|thank you so much|thank you very much|thanks a lot|thanks so much|thanks again|talk soon|take care|bye|bye bye|goodbye|see you',
    'confidential|intended recipient|sent from my|sent from outlook|get outlook for|before printing|unsubscribe|registered in england|registered office|registered charity',
  ],
  de: [
    'von|absender|verfasser',
    'an|kopie|anlagen|antwort an|empfänger|verteiler|cc',
    'datum|gesendet',
    'betreff',
    'schrieb',
    'liebe|lieber|hallo|guten morgen|guten tag|sehr geehrte|sehr geehrter|moin|servus',
    'mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|herzliche grüße|liebe grüße|gruß|grüße|danke|danke schön|danke sehr|vielen dank|herzlichen dank|mfg|lg|bis dann|tschüss|auf wiedersehen',
    'vertraulich*|von meinem * gesendet|gesendet von|vor dem ausdrucken|outlook für|amtsgericht|handelsregister|ust-idnr|geschäftsführer|geschäftsführung',
  ],
  fr: [
    'de|expéditeur|expéditrice|émetteur|de la part de',
    'à|copie|répondre à|pièces jointes|destinataire|destinataires|pour|à l’attention de',
    'date|envoyé',
    'objet|sujet',
    'a écrit',
    'bonjour|bonsoir|salut|cher|chère|chers|chères|madame|monsieur',
    'cordialement|bien cordialement|bien à vous|bien à toi|amicalement|salutations|merci|merci beaucoup|à bientôt|bonne journée|sincères salutations|au revoir',
    'confidentiel*|envoyé de mon|envoyé depuis|avant d’imprimer',
  ],
  es: [
    'de|remitente',
    'para|copia|responder a|adjuntos|a|destinatario|destinatarios|con copia',
    'fecha|enviado|enviado el',
    'asunto',
    'escribió',
    'hola|estimado|estimada|estimados|estimadas|querido|querida|buenos días|buenas tardes|buenas',
    'saludos|un saludo|saludos cordiales|atentamente|un abrazo|gracias|muchas gracias|cordialmente|adiós|hasta luego',
    'confidencial*|enviado desde mi|antes de imprimir',
  ],
  it: [
    'da|mittente',
    'a|allegati|rispondi a|destinatario|destinatari|per conoscenza',
    'data|inviato',
    'oggetto',
    'ha scritto',
    'ciao|buongiorno|buonasera|salve|gentile|gentili|caro|cara|cari|care|egregio',
    'cordiali saluti|saluti|un saluto|distinti saluti|grazie|a presto|buona giornata|arrivederci',
    'riservat*|inviato da|prima di stampare',
  ],
  pt: [
    'de|remetente',
    'para|cópia|anexos|responder a|destinatário|destinatários',
    'data|enviado|enviada em',
    'assunto',
    'escreveu',
    'olá|oi|caro|cara|caros|caras|prezado|prezada|prezados|prezadas|bom dia|boa tarde|boa noite',
    'atenciosamente|abraços|abraço|cumprimentos|com os melhores cumprimentos|obrigado|obrigada|saudações|att|tchau|até logo',
    'confidencia*|enviado do meu|antes de imprimir',
  ],
  nl: [
    'van|afzender',
    'aan|bijlagen|kopie',
    'datum|verzonden',
    'onderwerp|betreft',
    'schreef',
    'beste|hallo|hoi|geachte|goedemorgen|goedemiddag|dag',
    'met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|groeten|groetjes|groet|bedankt|dank',
    'vertrouwelijk*|verzonden vanaf|verstuurd vanaf',
  ],
  pl: [
    'od',
    'do|dw|załączniki|adresat',
    'data|wysłano',
    'temat|dotyczy',
    'napisał|napisała|pisze',
    'cześć|dzień dobry|witam|szanowni|szanowna|szanowny|drogi|droga',
    'pozdrawiam|pozdrawiam serdecznie|serdecznie pozdrawiam|z pozdrowieniami|z poważaniem|pozdrowienia|do widzenia|dziękuję|dzięki',
    'poufn*|wysłano z',
  ],
  ru: [
    'от|от кого',
    'кому|копия|вложения',
    'дата|отправлено',
    'тема|касательно',
    'написал|написала|пишет|написал(а)',
    'здравствуйте|добрый день|доброе утро|добрый вечер|привет|уважаемый|уважаемая|уважаемые|дорогие|коллеги',
    'с уважением|с наилучшими пожеланиями|всего доброго|спасибо|заранее спасибо|до свидания',
    'конфиденциальн*|отправлено с',
  ],
  uk: [
    'від|від кого',
    'кому|копія',
    'дата|надіслано',
    'тема',
    'написав|написала|пише',
    'вітаю|добрий день|доброго дня|доброго ранку|привіт|шановний|шановна|шановні',
    'з повагою|дякую|всього найкращого',
    'конфіденційн*|надіслано з',
  ],
  sv: [
    'från',
    'till|kopia',
    'datum|skickat',
    'ämne',
    'skrev',
    'hej|hejsan|god morgon|bästa|kära|tjena',
    'med vänliga hälsningar|vänliga hälsningar|hälsningar|mvh|tack|vänligen',
    'konfidentiell*|skickat från min',
  ],
  nb: [
    'fra',
    'til|kopi',
    'dato|sendt',
    'emne',
    'skrev',
    'hei|god morgen|kjære|hallo',
    'med vennlig hilsen|vennlig hilsen|hilsen|mvh|takk',
    'konfidensiel*|sendt fra min',
  ],
  da: [
    'fra',
    'til|kopi',
    'dato|sendt',
    'emne',
    'skrev',
    'hej|kære|godmorgen',
    'med venlig hilsen|venlig hilsen|hilsen|mvh|tak|de bedste hilsner',
    'fortrolig*|sendt fra min',
  ],
  fi: [
    'lähettäjä',
    'vastaanottaja|kopio',
    'päivämäärä|lähetetty|päiväys',
    'aihe',
    'kirjoitti',
    'hei|moi|hyvä|terve|huomenta',
    'ystävällisin terveisin|terveisin|terveiset|parhain terveisin|kiitos|t',
    'luottamuksellinen|lähetetty laitteesta',
  ],
  cs: [
    'od',
    'komu|kopie',
    'datum|odesláno',
    'předmět',
    'napsal|napsala',
    'ahoj|dobrý den|vážený|vážená|vážení|milý|milá',
    's pozdravem|děkuji|díky|zdraví|s přátelským pozdravem',
    'důvěrn*|odesláno z',
  ],
  ro: [
    'de la',
    'către',
    'data|trimis',
    'subiect',
    'a scris',
    'bună|bună ziua|salut|stimate|stimată|stimați|dragă',
    'cu stimă|cu respect|toate cele bune|mulțumesc|salutări',
    'confidențial*|trimis de pe',
  ],
  el: [
    'από',
    'προς|κοιν',
    'ημερομηνία|στάλθηκε',
    'θέμα',
    'έγραψε',
    'γεια|γεια σας|καλημέρα|καλησπέρα|αγαπητέ|αγαπητή|αγαπητοί',
    'με εκτίμηση|ευχαριστώ|φιλικά|χαιρετισμούς',
    'εμπιστευτικ*|στάλθηκε από',
  ],
  bg: [
    'от',
    'до|копие',
    'дата|изпратено',
    'относно|тема',
    'написа',
    'здравейте|добър ден|уважаеми|уважаема|здрасти',
    'с уважение|поздрави|благодаря',
    'поверителн*|изпратено от',
  ],
  hr: [
    'od|šalje',
    'prima|za|kopija',
    'datum|poslano',
    'predmet',
    'napisao|napisala|napisao je',
    'bok|dobar dan|poštovani|poštovana|dragi|draga',
    's poštovanjem|lijep pozdrav|pozdrav|hvala',
    'povjerljiv*|poslano s',
  ],
  hu: [
    'feladó',
    'címzett|másolat',
    'dátum|elküldve',
    'tárgy',
    'írta|ezt írta',
    'szia|sziasztok|kedves|tisztelt|jó napot|helló',
    'üdvözlettel|üdv|köszönöm|köszönettel|tisztelettel',
    'bizalmas|elküldve',
  ],
  sr: [
    'од|шаље|пошиљалац|šalje|pošiljalac',
    'за|прима|копија',
    'датум|послато|poslato',
    'тема|предмет|naslov',
    'је написао|је написала|написао|написала|пише|je napisao|je napisala',
    'здраво|поштовани|поштована|добар дан|драги|драга|zdravo',
    'поздрав|срдачан поздрав|с поштовањем|хвала|srdačan pozdrav',
    'поверљив*|послато са|poslato sa',
  ],
  sl: [
    'od|pošiljatelj',
    'za|kp',
    'datum|poslano',
    'zadeva',
    'je napisal|je napisala|napisal|napisala',
    'pozdravljeni|živjo|spoštovani|spoštovana|dober dan',
    'lep pozdrav|lepo pozdravljeni|s spoštovanjem|lp|hvala|pozdrav',
    'zaupno|poslano z',
  ],
  mk: [
    'од',
    'до|копија',
    'датум|испратено',
    'предмет|тема',
    'напиша|пишува',
    'здраво|почитувани|почитувана|добар ден|драги|драга',
    'со почит|поздрав|поздрави|благодарам',
    'доверливо|испратено од',
  ],
  sq: [
    'nga',
    'për|kopje',
    'data|dërguar',
    'subjekti|tema',
    'shkroi|ka shkruar',
    'përshëndetje|i dashur|e dashur|të dashur|mirëdita|i nderuar|e nderuar',
    'me respekt|faleminderit|të fala',
    'konfidencial*|dërguar nga',
  ],
  lt: [
    'nuo|siuntėjas',
    'kam|gavėjas|kopija',
    'data|išsiųsta',
    'tema',
    'rašė|parašė',
    'sveiki|sveikas|sveika|laba diena|labas|gerbiamas|gerbiama|gerbiamieji|mielas|miela|mieli',
    'pagarbiai|linkėjimai|geriausi linkėjimai|ačiū|dėkoju',
    'konfidencial*|išsiųsta iš',
  ],
  tr: [
    'kimden|gönderen',
    'kime|alıcı|bilgi',
    'tarih|gönderildi',
    'konu',
    'şunu yazdı|yazdı',
    'merhaba|merhabalar|selam|sayın|sevgili|günaydın|iyi günler',
    'saygılarımla|saygılar|sevgiler|teşekkürler|teşekkür ederim|iyi çalışmalar|selamlar',
    'gizli*|iphone’umdan gönderildi',
  ],
  vi: [
    'từ',
    'đến|tới',
    'ngày|đã gửi',
    'chủ đề|tiêu đề',
    'đã viết',
    'chào|xin chào|kính gửi|thân gửi',
    'trân trọng|thân mến|thân ái|cảm ơn|kính thư',
    'bảo mật|đã gửi từ',
  ],
  id: [
    'dari',
    'kepada|tembusan',
    'tanggal|dikirim',
    'perihal|subjek|hal',
    'menulis',
    'halo|hai|yth|selamat pagi|selamat siang|selamat sore|dengan hormat',
    'salam|hormat saya|terima kasih|salam hangat',
    'rahasia|dikirim dari',
  ],
  ar: [
    'من',
    'إلى|نسخة',
    'التاريخ|تاريخ|أرسل|تاريخ الإرسال',
    'الموضوع|موضوع',
    'كتب|كتبت|تمت كتابة ما يلي بواسطة',
    'مرحبا|مرحبًا|السلام عليكم|عزيزي|عزيزتي|الأعزاء|السادة|صباح الخير|أهلا',
    'مع التحية|تحياتي|مع أطيب التحيات|شكرا|شكرًا|مع خالص التحية|وتفضلوا بقبول',
    'سري|أرسلت من',
  ],
  he: [
    'מאת',
    'אל|עותק',
    'תאריך|נשלח',
    'נושא',
    'כתב|כתבה',
    'שלום|היי|בוקר טוב',
    'בברכה|תודה|בכבוד רב',
    'חסוי|נשלח מ',
  ],
  fa: [
    'از',
    'به|رونوشت',
    'تاریخ',
    'موضوع',
    'نوشت',
    'سلام|با سلام|درود',
    'با احترام|با تشکر|ارادتمند|سپاس',
    'محرمانه',
  ],
  hi: [
    'प्रेषक',
    'प्रति|सेवा में',
    'दिनांक|तारीख',
    'विषय',
    'ने लिखा',
    'नमस्ते|नमस्कार|प्रिय|आदरणीय',
    'सादर|धन्यवाद|शुभकामनाओं सहित|भवदीय|आभार',
    'गोपनीय',
  ],
  th: [
    'จาก',
    'ถึง|สำเนา',
    'วันที่|ส่ง',
    'เรื่อง|หัวเรื่อง',
    'เขียน',
    'สวัสดี|เรียน',
    'ขอแสดงความนับถือ|ขอบคุณ|ด้วยความเคารพ',
    'ความลับ',
  ],
  ja: [
    '差出人|送信者|from|発信者|発信元|作成者',
    '宛先|cc|添付ファイル|宛て|あて先',
    '日時|送信日時|日付',
    '件名',
    '書きました|のメール',
    '各位|皆様|皆さん|みなさん|関係者各位|お疲れ様です|お疲れさまです|お世話になっております|いつもお世話になっております|お世話になります|こんにちは|拝啓',
    'よろしくお願いします|よろしくお願いいたします|よろしくお願い致します|どうぞよろしくお願いいたします|宜しくお願いします|宜しくお願いいたします|宜しくお願い致します|何卒よろしくお願いいたします|敬具|以上',
    '機密|から送信|誤って受信',
  ],
  ko: [
    '보낸 사람|보낸사람|발신|발신자|작성자',
    '받는 사람|받는사람|참조|수신|첨부|수신자',
    '날짜|보낸 날짜|보낸날짜|일시|일자',
    '제목',
    '작성',
    '안녕하세요|안녕하십니까',
    '감사합니다|고맙습니다|드림|올림',
    '기밀|에서 보냄|법적 책임',
  ],
  zh: [
    '发件人|寄件者|寄件人|發件人|发文单位|發文者|發文單位',
    '收件人|收件者|抄送|副本|附件|致|受文者',
    '日期|发送时间|傳送時間|寄件日期|时间|時間',
    '主题|主旨|主題|事由',
    '写道|寫道',
    '您好|你好|大家好|各位|尊敬的',
    '此致|谢谢|謝謝|再见|再見|祝好|顺颂商祺|敬上',
    '保密|机密|機密|发自我的|發自我的|来自我的',
  ],
}

const rows = Object.values(table)

const headers = new Map<string, MailHeader>()
const kinds: MailHeader[] = ['from', 'to', 'date', 'subject']
for (const [column, kind] of kinds.entries())
  for (const row of rows)
    for (const word of row[column]?.split('|') ?? [])
      if (!headers.has(word)) headers.set(word, kind)

/** What a label before a colon gives over a mail, in whatever language; undefined for any other label. */
export function mailHeader(label: string): MailHeader | undefined {
  return headers.get(label.toLowerCase())
}

// Programs write in the language of their user, whatever that of the mail: the words of all languages are one list.
function words(column: number): string {
  return wordSource([...new Set(rows.flatMap((row) => row[column]?.split('|') ?? []))])
}

/** The words for writing in the line over a quoted mail ("On Monday Ana wrote:"), with what some programs set behind them. */
export const wroteWords = caselessPattern(`(?:${words(4)})(?:\\([^()]{1,6}\\))?`, 'u')
/** A line that begins with a greeting. */
export const greetingWords = caselessPattern(`^(?:${words(5)})`, 'u')
/** Closing words that a line begins with. */
export const closingWords = caselessPattern(`^(?:${words(6)})`, 'u')

/** How sentences begin that only end a letter, in all languages: what follows is whom they are for. */
const formalClosings =
  'veuillez agréer|veuillez recevoir|je vous prie d’agréer|je vous prie de croire|nous vous prions d’agréer|reciba un cordial|reciban un cordial|reciba usted|le saluda atentamente|quedo a su disposición|quedamos a su disposición|quedo a la espera|voglia gradire|vogliate gradire|resto in attesa|restiamo in attesa|fico no aguardo|ficamos no aguardo|fico à disposição|ficamos à disposição|für rückfragen stehe|für rückfragen stehen|bei rückfragen stehe|hochachtungsvoll|i look forward to hearing|looking forward to hearing|we look forward to hearing|please do not hesitate|do not hesitate to|hoogachtend|ik kijk uit naar uw|w razie pytań|буду рад вашему ответу|с нетерпением жду|sorularınız için|ご査収のほど|ご確認のほど|何卒よろしく|감사드립니다'.split(
    '|',
  )
/** A sentence that only ends a letter, whomever it is for. */
export const formalClosing = new RegExp(`^(?:${wordSource(formalClosings)})`, 'iu')

/** What stands behind the name of somebody who is spoken to, in languages that set it there. */
const honorific =
  'さん|様|さま|殿|先生|御中|님|님께|귀하|女士|小姐|老师|老師|经理|經理|bey|hanım|जी|ครับ'
/** A name with such a word and nothing else. */
export const honorificName = new RegExp(
  `^[\\p{L}\\p{M}・·\\s]{1,20}(?:${honorific})[,，、:：!！]?$`,
  'iu',
)

/** All who are greeted at once. */
const everybody = wordSource(
  'everybody|everyone|all|there|both|zusammen|alle|alle zusammen|ihr alle|à tous|à toutes|à tous et à toutes|tout le monde|a todos|a todas|a tutti|a tutte|a todos e todas|allemaal|wszystkim|wszyscy|всем|все|всім|alla|allihopa|kaikki|kaikille|všem|všichni|tuturor|σε όλους|на всички|svima|mindenki|herkese|semua|mọi người|各位|大家'.split(
    '|',
  ),
)
const named = /^\s*[,.!，。！]?\s*(?:\p{Lu}[\p{L}\p{M}.'’-]*\s*){0,3}$/u
const toEverybody = new RegExp(`^\\s*(?:${everybody})\\s*$`, 'iu')

/** Whether words that a pattern finds at the beginning stand alone or with a name ("Best, Ruth", "Hello everybody"). */
export function standAlone(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text)
  if (match === null) return false
  const rest = text.slice(match[0].length)
  return named.test(rest) || toEverybody.test(rest)
}

/** Whether a text is no more than whom it speaks to: a name, or all of them. */
export function isAddressed(text: string): boolean {
  return named.test(text) || toEverybody.test(text)
}

/** Words of what programs and offices set under every mail. */
export const boilerplateWords = caselessPattern(words(7), 'u')
