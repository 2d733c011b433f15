import { unspacedScript } from '../../../text/unspaced-script.ts'
import { baseLanguage } from '../../languages.ts'
import { remembered } from './remembered.ts'
import { isDense, wordCount } from './script.ts'

/**
 * Sentences that only say where something else is said; they mean nothing on a slide. Each pattern is one language's,
 * and matches no more than the words of pointing themselves.
 */
const pointing: Record<string, RegExp> = {
  en: /^(?:see(?:\s+also)?|refer\s+to|related\s+to\s+this|for\s+(?:more|further|additional)\s+(?:information|details?|reading)|click\s+here|continue\s+reading)\b|\b(?:is|are|was|were)\s+(?:further\s+)?(?:discussed|described|explained|covered|detailed)\s+(?:further\s+|in\s+more\s+detail\s+)?(?:in\s+(?:the|a|another|section|chapter|appendix)|below|above|later|elsewhere)\b/iu,
  de: /^(?:siehe(?:\s+auch)?|vgl\.|weitere\s+(?:informationen|einzelheiten)|mehr\s+dazu)(?!\p{L})|(?:wird|werden|ist|sind)\s.{0,40}(?:unten|oben|weiter\s+unten|im\s+(?:kapitel|abschnitt|anhang))\s+(?:beschrieben|erläutert|erklärt|behandelt)/iu,
  fr: /^(?:voir(?:\s+aussi)?|cf\.|pour\s+(?:plus\s+d['’]informations?|en\s+savoir\s+plus))(?!\p{L})|(?:est|sont)\s+(?:décrite?s?|expliquée?s?|abordée?s?|détaillée?s?)\s+(?:dans\s+(?:la\s+section|le\s+chapitre|l['’]annexe)|ci-dessous|ci-dessus|plus\s+loin)/iu,
  es: /^(?:véase|ver\s+también|para\s+más\s+(?:información|detalles))(?!\p{L})|se\s+(?:describen?|explican?|tratan?|detallan?)\s+(?:en\s+(?:la\s+sección|el\s+capítulo|el\s+anexo)|más\s+adelante|más\s+abajo)/iu,
  it: /^(?:vedi(?:\s+anche)?|cfr\.|per\s+(?:maggiori|ulteriori)\s+(?:informazioni|dettagli))(?!\p{L})/iu,
  pt: /^(?:ver\s+também|consulte|para\s+(?:mais|obter\s+mais)\s+(?:informações|detalhes))(?!\p{L})/iu,
  nl: /^(?:zie(?:\s+ook)?|voor\s+meer\s+informatie)(?!\p{L})/iu,
  ru: /^(?:см\.|смотрите(?:\s+также)?|подробнее\s+(?:см|об|о|в))(?!\p{L})/iu,
  uk: /^(?:див\.|дивіться(?:\s+також)?|докладніше\s+(?:див|про|в))(?!\p{L})/iu,
  ja: /(?:を?(?:ご?参照|ご覧)(?:してください|ください)|については.{0,20}(?:で説明(?:します|されています)|を参照))/u,
  zh: /^(?:请?参[见阅考照]|請?參[見閱考照]|更多(?:信息|資訊|详情))/u,
  ko: /(?:을|를)?\s?참[조고]하(?:세요|십시오|시기)/u,
}

/** Whether a sentence or an item only points to another place of the text. */
export const pointsElsewhere = remembered(
  (text, language) => pointing[baseLanguage(language)]?.test(text.trim()) ?? false,
)

/** Whether a text ends in such a way that something has to follow: an answer, or what it announces. */
export function isUnfinished(text: string): boolean {
  return /[?？؟:：]["”»」』)]*\s*$/u.test(text)
}

/** Sentences that only announce what stands behind them ("Members choose between the following."). */
const announcing: Record<string, RegExp> = {
  en: /^here(?:['’]s|\s+(?:is|are|comes?))\b|(?<=\bthe\s+)following\b|(?<=\bas\s+)follows\b|(?<=^|\b(?:shown|listed|given|is|are|see|table|list|chart|figures?|numbers)\s+)below\b|\bbelow(?=\s*[:.]?$)/iu,
  de: /^hier\s+(?:ist|sind|kommt|kommen|der|die|das|meine?|unsere?)(?!\p{L})|(?<!\p{L})folgende[nrsm]?(?!\p{L})|wie\s+folgt|^(?:unten|nachstehend|im\s+folgenden)(?!\p{L})|(?:siehe|tabelle|liste)\s+unten/iu,
  fr: /(?<!\p{L})(?:suivante?s?\s*[.:]?$|ci-dessous|voici)(?!\p{L})/iu,
  es: /^aquí\s+(?:está|están|va|van|tenéis|tienes|tiene)(?!\p{L})|(?<!\p{L})(?:siguientes?|a\s+continuación)(?!\p{L})/iu,
  it: /^ecco(?!\p{L})|(?<!\p{L})(?:seguent[ei]|di\s+seguito|qui\s+sotto)(?!\p{L})/iu,
  pt: /^(?:eis|aqui\s+(?:está|estão|vai|vão))(?!\p{L})|(?<!\p{L})(?:seguintes?|a\s+seguir|abaixo)(?!\p{L})/iu,
  nl: /^hier\s+(?:is|zijn|komt|komen|volgt)(?!\p{L})|(?<!\p{L})(?:de\s+volgende|als\s+volgt|hieronder|onderstaande?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:следующ\p{L}+|ниже\s+(?:приведен|представлен|дан)\p{L}*)(?!\p{L})|^ниже(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:наступн\p{L}+|нижче\s+(?:наведен|подан)\p{L}*)(?!\p{L})|^нижче(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:następując\p{L}+|poniżej|poniższ\p{L}+)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:aşağıda\p{L}*|altta)(?!\p{L})/iu,
  vi: /(?:sau\s+đây|dưới\s+đây|bên\s+dưới)/iu,
  ar: /(?:فيما\s+يلي|كما\s+يلي|التالية?|أدناه)(?!\p{L})/u,
  hi: /(?:निम्न|नीचे)/u,
  th: /(?:ต่อไปนี้|ด้านล่าง|ดังนี้)/u,
  ja: /以下|下記|次の(?:通り|とおり|場合|もの|いずれか|条件|書類)/u,
  zh: /以下|如下|下[面表图圖]/u,
  ko: /다음과\s?같|아래/u,
}

/** Whether a sentence only leads to what stands behind it, so that it says nothing on a slide without that. */
export const announces = remembered(
  (text, language) => announcing[baseLanguage(language)]?.test(text.trim()) ?? false,
)

/** A sentence of at least so many words shows which language it is in; shorter ones are names. */
const leastWords = 5

/** Whether a whole sentence is in Latin letters although the text is in a script without spaces: an insertion. */
export function isInsertion(text: string, language: string): boolean {
  if (!['ja', 'zh', 'th', 'lo', 'km', 'my'].includes(baseLanguage(language))) return false
  return wordCount(text) >= leastWords && !isDense(text) && !unspacedScript.test(text)
}
