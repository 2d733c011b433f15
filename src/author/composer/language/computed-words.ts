import { byLanguage } from './by-language.ts'

/** What stands under figures that no source states but its rows make, by primary subtag; `#` is how many rows those are. */
const table: Record<string, string> = {
  en: 'Computed (rows: #)',
  de: 'Berechnet (Zeilen: #)',
  es: 'Calculado (filas: #)',
  fr: 'Calculé (lignes : #)',
  it: 'Calcolato (righe: #)',
  pt: 'Calculado (linhas: #)',
  nl: 'Berekend (rijen: #)',
  sv: 'Beräknat (rader: #)',
  nb: 'Beregnet (rader: #)',
  da: 'Beregnet (rækker: #)',
  fi: 'Laskettu (rivejä: #)',
  pl: 'Obliczono (wierszy: #)',
  cs: 'Vypočteno (řádků: #)',
  hu: 'Számítva (sorok: #)',
  ro: 'Calculat (rânduri: #)',
  ru: 'Подсчитано (строк: #)',
  uk: 'Підраховано (рядків: #)',
  bg: 'Изчислено (редове: #)',
  el: 'Υπολογισμός (γραμμές: #)',
  hr: 'Izračunato (redaka: #)',
  sr: 'Израчунато (редова: #)',
  bs: 'Izračunato (redova: #)',
  sl: 'Izračunano (vrstic: #)',
  mk: 'Пресметано (редови: #)',
  sq: 'Llogaritur (rreshta: #)',
  lt: 'Apskaičiuota (eilučių: #)',
  tr: 'Hesaplandı (satır: #)',
  vi: 'Đã tính (số dòng: #)',
  id: 'Dihitung (baris: #)',
  th: 'คำนวณแล้ว (จำนวนแถว: #)',
  hi: 'गणना की गई (पंक्तियाँ: #)',
  ar: 'محسوب (عدد الصفوف: #)',
  he: 'מחושב (שורות: #)',
  ja: '集計（#行）',
  ko: '집계(#행)',
  zh: '统计（#行）',
  'zh-Hant': '統計（#列）',
}

const wordsFor = byLanguage(table, (row) => row ?? '= #')

/** "Computed (rows: 30)", "Computed (rows: 16/17)": that figures come from so many rows of all, and no source states them. */
export function computedFrom(rows: number, all: number, language: string): string {
  return wordsFor(language).replace('#', rows === all ? String(rows) : `${rows}/${all}`)
}
