/** Units of what there is more of where there are more things: energy, area, volume and mass; prices, rates and levels are none. */
const additive =
  /^(?:[kMGT]?Wh|кВт·?ч|МВт·?ч|(?:k?m|км|м)[²³23]|ha|га|a|t|т|tons?|tonnes?|Tonnen?|toneladas?|tonnellate|тонн\p{L}*|kg|кг|h?l|л|litros?|litres?|Liter|トン|キロ|吨|公吨|公斤|公顷|公頃|톤)$/iu

/** Whether amounts in a unit may be added up. */
export function isAdditiveUnit({ prefix, suffix }: { prefix: string; suffix: string }): boolean {
  return prefix === '' && additive.test(suffix.trim())
}
