import { byLanguage } from './by-language.ts'
import { wordSource } from './word-pattern.ts'

/** Small words that lead to a figure and go together with it ("about", "up to"), by primary subtag. */
const table: Record<string, string> = {
  en: 'to|at|by|of|with|a|an|some|about|around|roughly|nearly|almost|over|more than|less than|under|approximately|just|only|up to|as much as',
  de: 'auf|um|bei|von|mit|rund|etwa|circa|ca.|knapp|fast|über|mehr als|weniger als|nur|bis zu|ungefähr',
  es: 'a|al|hasta|en|un|una|de|por|casi|unos|unas|cerca de|más de|menos de|alrededor de|del|el|los|aproximadamente|solo',
  fr: 'à|de|d’|au|aux|en|par|près de|environ|plus de|moins de|un|une|presque|quelque|du|des|seulement',
  it: 'a|al|ai|del|dal|di|da|per|circa|quasi|oltre|più di|meno di|un|una|il|lo|la|solo|in|dell’|all’',
  pt: 'para|até|a|ao|em|de|por|cerca de|quase|mais de|menos de|um|uma|os|o|apenas|do',
  nl: 'naar|tot|op|met|van|ongeveer|circa|bijna|ruim|meer dan|minder dan|een|de|slechts',
  pl: 'do|o|na|z|około|prawie|ponad|niemal|zaledwie|w',
  ru: 'до|на|с|в|около|почти|более|менее|свыше|примерно|всего|к',
  uk: 'до|на|з|у|в|близько|майже|понад|менше|приблизно|лише',
  sv: 'till|med|på|från|cirka|nästan|över|mer än|mindre än|av|bara|ungefär',
  nb: 'til|med|på|fra|cirka|nesten|over|mer enn|mindre enn|av|bare|rundt',
  da: 'til|med|på|fra|cirka|næsten|over|mere end|mindre end|af|kun|omkring',
  cs: 'na|o|do|z|ze|asi|téměř|přes|více než|méně než|zhruba|jen|k',
  ro: 'la|cu|de|din|circa|aproape|peste|mai mult de|un|o|doar|aproximativ',
  el: 'σε|στο|στα|κατά|από|με|περίπου|σχεδόν|πάνω από|στους|στις|το|τα',
  bg: 'до|с|на|от|около|почти|над|повече от|по-малко от|само',
  hr: 'na|za|do|s|sa|od|oko|gotovo|preko|više od|manje od|samo',
  id: 'menjadi|ke|hingga|sebesar|sekitar|hampir|lebih dari|kurang dari|dari|sebanyak',
  vi: 'lên|xuống|đến|còn|khoảng|gần|hơn|từ|là|thêm',
}

/** What may stand before the figure that a text begins with; nothing in languages without a row. */
export const leadingWordsFor = byLanguage(table, (row) =>
  row === undefined ? /(?!)/u : new RegExp(`(?:(?:${wordSource(row.split('|'))})\\s*)+$`, 'iu'),
)
