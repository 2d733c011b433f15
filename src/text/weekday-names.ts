/** Names of the days of the week by language, whole and short, lower case, without a point at the end, as CLDR has them. */
const namesByLanguage: Record<string, string> = {
  en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|lun|mar|mié|jue|vie|sáb|dom',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim',
  de: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so',
  it: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lun|mar|mer|gio|ven|sab|dom',
  pt: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|seg|ter|qua|qui|sex|sáb|dom',
  nl: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo',
  pl: 'poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|pon|wt|śr|czw|pt|sob|niedz',
  ru: 'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс',
  sv: 'måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mån|tis|ons|tors|fre|lör|sön',
  nb: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|man|tir|ons|tor|fre|lør|søn',
  da: 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|man|tirs|ons|tors|fre|lør|søn',
  fi: 'maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|ma|ti|ke|to|pe|la|su',
  el: 'δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|σάββατο|κυριακή|δευ|τρί|τετ|πέμ|παρ|σάβ|κυρ',
  tr: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|pzt|sal|çar|per|cum|cmt|paz',
  cs: 'pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle|po|út|st|čt|pá|so|ne',
  hu: 'hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|sze|cs|szo',
  ro: 'luni|marți|miercuri|joi|vineri|sâmbătă|duminică|lun|mar|mie|vin|sâm|dum',
  bg: 'понеделник|вторник|сряда|четвъртък|петък|събота|неделя|пн|вт|ср|чт|пт|сб|нд',
  uk: 'понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя|пн|вт|ср|чт|пт|сб|нд',
  vi: 'thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật|thứ 2|thứ 3|thứ 4|thứ 5|thứ 6|thứ 7|cn',
  id: 'senin|selasa|rabu|kamis|jumat|sabtu|minggu|sen|sel|rab|kam|jum|sab|min',
  sr: 'понедељак|уторак|среда|четвртак|петак|субота|недеља|пон|уто|сре|чет|пет|суб|нед',
  hr: 'ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja|pon|uto|sri|čet|pet|sub|ned',
  bs: 'ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja|pon|uto|sri|čet|pet|sub|ned',
  sl: 'ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja|pon|tor|sre|čet|pet|sob|ned',
  mk: 'понеделник|вторник|среда|четврток|петок|сабота|недела|пон|вто|сре|чет|пет|саб|нед',
  sq: 'e hënë|e martë|e mërkurë|e enjte|e premte|e shtunë|e diel|hën|mar|mër|enj|pre|sht|die',
  lt: 'pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis|pr|an|tr|kt|pn|št|sk',
  hi: 'सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि',
  th: 'วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์',
  ar: 'الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد',
  he: 'יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת|יום א׳',
  ja: '月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日',
  ko: '월요일|화요일|수요일|목요일|금요일|토요일|일요일',
  zh: '星期一|星期二|星期三|星期四|星期五|星期六|星期日|周一|周二|周三|周四|周五|周六|周日',
}

/** Names of the days of the week in the languages of the contract; single letters and ideographs are none. */
export const weekdayNames: readonly string[] = [
  ...new Set(Object.values(namesByLanguage).flatMap((names) => names.split('|'))),
]

/** The whole names of the days of the week in a language. */
export const weekdayNamesIn = (language: string): readonly string[] =>
  namesByLanguage[language]?.split('|').slice(0, 7) ?? []
