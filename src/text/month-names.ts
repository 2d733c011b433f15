/**
 * Names of the months by language, whole and short, lower case, without a point at the end, as CLDR has them. Asking `Intl`
 * for those of all languages takes longer than setting ten slides.
 */
const namesByLanguage: Record<string, string> = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic',
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|avr|juil|sept|oct|nov|déc',
  de: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mär|apr|jun|jul|aug|sep|okt|nov|dez',
  it: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic',
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez',
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|jan|feb|mrt|apr|jun|jul|aug|sep|okt|nov|dec',
  pl: 'styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień|sty|lut|mar|kwi|cze|lip|sie|wrz|paź|lis|gru',
  ru: 'январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь|янв|февр|апр|авг|сент|окт|нояб|дек',
  sv: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|jan|feb|apr|aug|sep|okt|nov|dec',
  nb: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|jan|feb|mar|apr|jun|jul|aug|sep|okt|nov|des',
  da: 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|jan|feb|mar|apr|jun|jul|aug|sep|okt|nov|dec',
  fi: 'tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu',
  el: 'ιανουαρίου|φεβρουαρίου|μαρτίου|απριλίου|μαΐου|ιουνίου|ιουλίου|αυγούστου|σεπτεμβρίου|οκτωβρίου|νοεμβρίου|δεκεμβρίου|ιαν|φεβ|μαρ|απρ|μαΐ|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ',
  tr: 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|oca|şub|mar|nis|may|haz|tem|ağu|eyl|eki|kas|ara',
  cs: 'leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec|led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro',
  hu: 'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december|jan|febr|márc|ápr|máj|jún|júl|aug|szept|okt|nov|dec',
  ro: 'ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|ian|feb|mar|apr|iun|iul|aug|sept|oct|nov|dec',
  bg: 'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември',
  uk: 'січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень|січ|лют|бер|квіт|трав|черв|лип|серп|вер|жовт|лист|груд',
  vi: 'tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12',
  id: 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|jan|feb|mar|apr|jun|jul|agu|sep|okt|nov|des',
  sr: 'јануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар|јан|феб|мар|апр|авг|сеп|окт|нов|дец',
  hr: 'siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac|sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro',
  bs: 'januar|februar|mart|april|maj|juni|juli|august|septembar|oktobar|novembar|decembar|jan|feb|mar|apr|jun|jul|aug|sep|okt|nov|dec',
  sl: 'januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december|jan|feb|mar|apr|jun|jul|avg|sep|okt|nov|dec',
  mk: 'јануари|февруари|март|април|мај|јуни|јули|август|септември|октомври|ноември|декември|јан|фев|мар|апр|јун|јул|авг|сеп|окт|ное|дек',
  sq: 'janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor|jan|shk|mar|pri|qer|korr|gush|sht|tet|nën|dhj',
  lt: 'sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis',
  hi: 'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|जन॰|फ़र॰|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰',
  th: 'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม.ค|ก.พ|มี.ค|เม.ย|พ.ค|มิ.ย|ก.ค|ส.ค|ก.ย|ต.ค|พ.ย|ธ.ค',
  ar: 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  he: 'ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר|ינו׳|פבר׳|אפר׳|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳',
}

/** What stands beside a day where that is another form of the name. */
const besideDays: Record<string, string> = {
  pl: 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  ru: 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря',
  uk: 'січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня',
  cs: 'ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince',
  hr: 'siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca',
  lt: 'sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio',
}

/** Names of the months in the languages of the contract, whole and short, lower case, without a point at the end. */
export const monthNames: ReadonlySet<string> = new Set(
  [namesByLanguage, besideDays].flatMap(Object.values<string>).flatMap((names) => names.split('|')),
)

/** The whole names of the months in a language, also as they stand beside a day. */
export function monthNamesIn(language: string): readonly string[] {
  const named = namesByLanguage[language]?.split('|').slice(0, 12) ?? []
  return [...named, ...(besideDays[language]?.split('|') ?? [])]
}
