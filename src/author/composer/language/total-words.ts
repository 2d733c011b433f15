/** What sums are called in tables, in all languages at once: such words mean nothing else at the start of a cell. */
const totals =
  /^(?:(?:grand |sub)?totals?|sum|overall|all|gesamt\p{Ll}*|summe|insgesamt|total général|ensemble|totale|totaal|totais|razem|suma|ogółem|łącznie|итого|всего|разом|усього|всього|summa|totalt|i alt|sum totalt|yhteensä|celkem|összesen|σύνολο|общо|ukupno|skupaj|вкупно|укупно|gjithsej|iš viso|toplam|tổng(?: cộng)?|jumlah|รวม|कुल|合計|総計|計|总计|合计|總計|합계|총계|المجموع|סה"כ)(?![\p{L}\p{M}])/iu

/** Whether the name of a row or a column says that it is the sum of the others. */
export function namesTotal(name: string): boolean {
  return totals.test(name.trim())
}

/** Whether a name is a word for a sum and nothing else, a remark in brackets apart: it names no slide. */
export function isTotalAlone(name: string): boolean {
  const bare = name.trim().replace(/\s*[(（][^()（）]*[)）]$/u, '')
  return totals.exec(bare)?.[0] === bare
}

/** A quantity that only ever adds up. */
export function namesCumulative(name: string): boolean {
  return /cumulati|kumul|cumul|acumul|kumulat|накоп|нараста|累计|累計|누적|kumulativ|toplam birikim|συσσωρ/iu.test(
    name,
  )
}
