/** The word before a unit that is said of a whole table, in every language at once: notes of tables mix them. */
const label =
  /(?:^|[\s(（*])(?:units?|einheit(?:en)?|unités?|unidad(?:es)?|unità|unidade|eenheid|jednostka|jedn\.|ед\. изм\.|единицы?|одиниця|birim|enhet|enhed|yksikkö|单位|單位|単位|단위|الوحدة|หน่วย|đơn vị|satuan|इकाई)\s?[:：]\s?([^,，;；。.()（）\s]{1,16}(?:\s[^,，;；。.()（）\s]{1,10})?)/iu

/** What a note calls the unit of the figures beside it ("Unit: € m", "单位:万元,含税"); undefined for every other text. */
export function unitLabel(text: string): string | undefined {
  return label.exec(text)?.[1]
}
