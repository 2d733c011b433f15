/** Verbs by which a text says whose words it gives, in every language at once: a quotation may be in another one. */
const verbs = [
  // en
  'says?|said|saying|claim(?:s|ed)|insist(?:s|ed)|believe[sd]?|writes?|wrote|tells?|told|explain(?:s|ed)|add(?:s|ed)|recall(?:s|ed)|remember(?:s|ed)|puts? it|report(?:s|ed)|note[sd]|argue[sd]|answer(?:s|ed)|repl(?:y|ies|ied)|remark(?:s|ed)|state[sd]|observe[sd]|admit(?:s|ted)|sums? (?:it )?up|summed (?:it )?up',
  // de
  'sagt|sagte|sagen|behauptet|behauptete|glaubt|glaubte|hofft|schreibt|schrieb|erzählt|erzählte|meint|meinte|erklärt|erklärte|berichtet|berichtete|findet|fand|ergänzt|ergänzte|erinnert sich|so|betont|betonte|hat gesagt',
  // es
  'dice|dijo|dicen|sostiene|sostuvo|cree|creen|insiste|insistió|cuenta|contó|explica|explicó|escribe|escribió|afirma|afirmó|recuerda|recordó|añade|añadió|comenta|comentó|señala|señaló|asegura|aseguró|declara|declaró|resume|resumió',
  // fr
  'dit|a dit|disait|prétend|prétendait|estime|espère|raconte|a raconté|explique|a expliqué|écrit|écrivait|a écrit|témoigne|confie|affirme|se souvient|ajoute|précise|résume|assure|déclare|a déclaré',
  // it
  'ha detto|disse|racconta|ritiene|crede|spera|ha raccontato|spiega|ha spiegato|scrive|ha scritto|ricorda|aggiunge|sostiene|osserva|dichiara|ha dichiarato|afferma|ha affermato|assicura|commenta|ha commentato',
  // pt
  'diz|disse|sustenta|acredita|insiste|resume|resumiu|afirma|garante|conta|contou|explicou|escreve|escreveu|afirmou|recorda|lembra|acrescenta|relata|relatou|comentou',
  // nl
  'zegt|zei|beweert|gelooft|hoopt|vertelt|vertelde|schrijft|schreef|aldus|verklaart|verklaarde|herinnert zich|vindt',
  // ru, uk
  'говорит|говорят|утверждает|считает|полагает|надеется|сказала?|рассказывает|рассказала?|пишет|написала?|объясняет|вспоминает|отмечает|отметила?|делится|признаётся|признается|поделил(?:ся|ась)|каже|говорить|розповідає|розповіла|розповів|пише|написав|пояснює|пояснила|згадує|зазначає|ділиться|сказав',
  // pl, cs
  'mówi|powiedziała?|uważa|sądzi|opowiada|opowiedziała?|pisze|napisała?|wyjaśnia|wspomina|dodaje|przyznaje|twierdzi|podkreśla|říká|řekla?|vypráví|píše|vzpomíná|dodává',
  // tr
  'diyor|dedi|iddia ediyor|iddia etti|anlatıyor|anlattı|yazıyor|yazdı|söylüyor|söyledi|belirtiyor|belirtti|ekliyor|ekledi|diye konuştu|diye belirtti|diye ekledi|diye sordu',
  // sv, nb, da, fi
  'säger|sade|sa|berättar|berättade|skriver|skrev|sier|forteller|fortalte|siger|sagde|fortæller|sanoo|sanoi|kertoo|kertoi|kirjoittaa',
  // ro, hu, el, bg, south slavic, lt
  'spune|a spus|povestește|scrie|mondja|mondta|meséli|írja|λέει|είπε|εξηγεί|γράφει|казва|каза|разказва|пише|kaže|rekla|rekao|priča|pravi|pripoveduje|thotë|sako|pasakoja',
  // ar, he, hi, th, vi, id
  'قالت?|يقول|تقول|كتبت?|يكتب|تكتب|أوضحت?|أضافت?|يضيف|تضيف|يروي|تروي|אומרת?|אמרה?|מספרת?|כותבת?|कहते हैं|कहती हैं|कहता है|कहती है|ने कहा|ने बताया|ने लिखा|กล่าวว่า|เล่าว่า|บอกว่า|กล่าว|nói|chia sẻ|kể|viết|kata|ujar|tutur|tulis',
].join('|')

const letterBefore = '(?<![\\p{L}\\p{M}])'
const letterAfter = '(?![\\p{L}\\p{M}])'

/** The source of a pattern for a verb of speaking with its help words ("wrote to us"), a whole word. */
export const speechVerb = `${letterBefore}(?:has |have |had |(?:nous |me )?l[’'])?(?:${verbs})${letterAfter}`

/** A verb of speaking before who speaks: "says ", "told us ". */
export const leadingSpeechVerb = new RegExp(
  `^\\s*(?:${speechVerb})(?:\\s(?:us|uns|nous|nos|ci|ons))?,?\\s+`,
  'iu',
)

/** The same at the end of a Japanese, Korean or Chinese clause. */
export const denseSpeechVerb = {
  ja: '(?:言う|言います|言った|言いました|語る|語った|語ります|語りました|話す|話した|話します|話しました|話してくれた|話している|話しています|語っている|語っています|述べる|述べた|述べています|書いている|書いています|振り返る|振り返ります)',
  ko: '(?:말했다|말한다|말합니다|말했습니다|말해 주었다|전했다|전했습니다|설명했다|설명합니다|설명했습니다|이야기했다|이야기합니다|이야기했습니다|적었다|적었습니다|밝혔다|밝혔습니다)',
  zh: '(?:说道|说|說|表示|告诉我们|告訴我們|写道|寫道|回忆道|回忆说|回憶說|介绍说|介紹說|指出)',
}

/** A relative word that begins what is said of a person ("who buys for a department store"), where a verb follows it. */
export const relativeOfPerson =
  /^(?:who|qui|quien|que|quem|che|który|która|która|який|яка|который|которая)\s+/iu

/** Small words inside names, and titles before them. */
export const nameParticles =
  /^(?:de|da|do|dos|das|di|del|della|der|den|van|von|vom|zu|zum|la|le|el|al|bin|ibn|ben|af|av|y|e|i|ter|ten|d’|d')$/u
