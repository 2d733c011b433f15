import { byLanguage } from './by-language.ts'
import { wordPattern } from './word-pattern.ts'

/** Words for a recording that is being made, by primary subtag; `*` is any ending. */
const table: Record<string, string> = {
  en: 'recording|record this|record it|recorder|on tape|taping|switch this off|turn this off',
  de: 'aufnahme*|aufzeichn*|mitschnitt*|mitschneid*|aufnahmegerät|nehme das auf|nehme es auf|nehme auf|gespräch auf|gespräch aufnehmen|aufnehmen, ist|band läuft|gerät läuft',
  fr: 'enregistre*|enregistrement*|enregistré*|dictaphone|magnétophone',
  es: 'grabar|grabo|grabando|grabación|grabe|grabadora|grabamos',
  it: 'registrare|registro|registrando|registrazione|registri|registratore|registriamo',
  pt: 'gravar|gravo|gravando|gravação|grave|gravador|gravamos',
  nl: 'opname*|opnemen|neem op|neem het op|bandje|recorder',
  sv: 'spelar in|inspelning*|spela in|bandet',
  nb: 'tar opp|opptak*|ta opp|båndet',
  da: 'optager|optagelse*|optage',
  fi: 'nauhoit*|tallenn*|äänit*',
  pl: 'nagrywa*|nagranie|nagrania|nagrać|dyktafon*',
  cs: 'nahráv*|nahrávk*|nahrát|diktafon*',
  hu: 'felvétel*|felvesz*|rögzít*|diktafon*',
  ro: 'înregistr*|reportofon*',
  ru: 'запис*|диктофон*',
  uk: 'запис*|диктофон*',
  bg: 'запис*|диктофон*',
  el: 'ηχογραφ*|μαγνητόφωνο*',
  hr: 'snima*|snimk*|diktafon*|снима*|снимк*',
  tr: 'kayıt*|kayda|kaydı*|kaydediyor*|kaydet*',
  vi: 'ghi âm|thu âm',
  id: 'rekam*|merekam|direkam',
  th: 'อัดเสียง|บันทึกเสียง|อัดเทป',
  hi: 'रिकॉर्ड*|रिकार्ड*',
  ar: 'تسجيل|التسجيل|أسجل|نسجل|سأسجل|أسجّل|نسجّل',
  he: 'הקלטה|ההקלטה|מקליט*|להקליט',
  ja: '録音|録画',
  ko: '녹음|녹화',
  zh: '录音|錄音|录像|錄影',
}

const patternOf = byLanguage(table, (words) =>
  words === undefined ? /(?!)/u : wordPattern(words.split('|')),
)

/** Whether a sentence is about the recording that people who speak are being made. */
export function isAboutRecording(text: string, language: string): boolean {
  return patternOf(language).test(text)
}
