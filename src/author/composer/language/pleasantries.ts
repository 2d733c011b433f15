import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { wordSource } from './word-pattern.ts'

/** How sentences of mails begin that ask how somebody is or say sorry for being late, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'sorry for the delay|sorry for the late|sorry about the delay|sorry to be late|sorry it took|sorry this is late|apologies for the delay|apologies for the late|i hope you are well|i hope you’re well|hope you are well|hope you’re well|hope you are all well|hope you’re all well|hope this finds|i hope this finds|hope all is well|hope all’s well|long time no see',
  de: 'sorry für die späte|entschuldige die späte|entschuldigt die späte|entschuldigung für die späte|entschuldigen sie die späte|bitte entschuldige die|bitte entschuldigt die|bitte entschuldigen sie die|tut mir leid, dass ich erst|ich hoffe, es geht|hoffe, es geht|ich hoffe, dir geht|ich hoffe, euch geht|ich hoffe, ihnen geht',
  fr: 'désolé pour le retard|désolée pour le retard|désolé de répondre|désolée de répondre|toutes mes excuses pour|excusez mon retard|excuse mon retard|j’espère que vous allez|j’espère que tu vas|j’espère que tout va',
  es: 'perdón por la tardanza|perdón por el retraso|perdona la tardanza|perdonad la tardanza|disculpa la tardanza|disculpad la tardanza|disculpen la tardanza|disculpe la tardanza|disculpa el retraso|disculpen el retraso|espero que estés bien|espero que estéis bien|espero que estén bien|espero que se encuentre',
  it: 'scusa il ritardo|scusate il ritardo|scusi il ritardo|scusa per il ritardo|scusate per il ritardo|mi scuso per il ritardo|spero che tu stia|spero che stiate|spero tutto bene',
  pt: 'desculpa a demora|desculpe a demora|desculpem a demora|desculpa o atraso|desculpe o atraso|desculpem o atraso|desculpas pela demora|peço desculpa pelo atraso|espero que esteja bem|espero que estejam bem|espero que estejas bem',
  nl: 'sorry voor de late|sorry voor de vertraging|excuses voor de late|excuses voor de vertraging|ik hoop dat het goed|hopelijk gaat het goed',
  sv: 'ursäkta sent svar|ursäkta dröjsmålet|förlåt för sent|förlåt dröjsmålet|hoppas allt är bra|hoppas du mår',
  nb: 'beklager sent svar|beklager forsinkelsen|unnskyld sent svar|håper alt er bra|håper det går bra',
  da: 'beklager det sene|undskyld det sene|undskyld ventetiden|håber alt er vel|jeg håber, du har det',
  fi: 'anteeksi viivästys|anteeksi myöhäinen|pahoittelut viiveestä|pahoittelen viivettä|toivottavasti voit|toivottavasti kaikki',
  pl: 'przepraszam za zwłokę|przepraszam za opóźnienie|przepraszam, że dopiero|sorki za opóźnienie|mam nadzieję, że u ciebie|mam nadzieję, że wszystko',
  cs: 'omlouvám se za zpoždění|omlouvám se za pozdní|promiň za zpoždění|doufám, že se máte|doufám, že se máš',
  hu: 'elnézést a késésért|elnézést a késői|bocs a késésért|remélem, jól',
  ro: 'scuze pentru întârziere|îmi cer scuze pentru întârziere|sper că ești bine|sper că sunteți bine',
  ru: 'простите за задержку|извините за задержку|прошу прощения за задержку|извините, что поздно|извините, что не сразу|надеюсь, у вас всё|надеюсь, у тебя всё',
  uk: 'вибачте за затримку|перепрошую за затримку|вибач за затримку|сподіваюся, у вас все',
  bg: 'извинете за забавянето|съжалявам за забавянето|надявам се, че сте',
  el: 'συγγνώμη για την καθυστέρηση|ελπίζω να είστε καλά|ελπίζω να είσαι καλά',
  hr: 'ispričavam se zbog kašnjenja|oprostite na kašnjenju|izvinite na kašnjenju|nadam se da ste|извините на кашњењу',
  tr: 'geç cevap için|geciktiğim için|gecikme için|umarım iyisinizdir|umarım iyisindir',
  vi: 'xin lỗi vì đã|xin lỗi vì sự chậm|hy vọng bạn',
  id: 'maaf atas keterlambatan|maaf baru|mohon maaf atas keterlambatan|semoga kabar baik',
  hi: 'देरी के लिए|उत्तर में देरी|आशा है आप|उम्मीद है आप',
  ar: 'أعتذر عن التأخر|أعتذر عن التأخير|آسف على التأخير|أرجو أن تكون بخير|أتمنى أن تكون',
  he: 'סליחה על האיחור|מתנצל על העיכוב|מקווה שאתם|מקווה שאתה',
  ja: 'お返事が遅く|返信が遅く|ご連絡が遅く|お待たせして',
  ko: '답장이 늦어|답변이 늦어|회신이 늦어|늦어서 죄송|잘 지내',
  zh: '抱歉回复晚|抱歉晚回|不好意思回复|抱歉，回复晚|抱歉回覆晚|不好意思，回覆晚|希望你一切',
}

const words = Object.values(table).flatMap((row) => row.split('|'))
const pleasantryWords = caselessPattern(`^\\s*(?:${wordSource(words)})`, 'u')

/** Whether a sentence of a mail, in whatever language, is only polite: it asks how somebody is or says sorry for being late. */
export function isPleasantry(sentence: string): boolean {
  return pleasantryWords.test(sentence.replaceAll("'", '’'))
}
