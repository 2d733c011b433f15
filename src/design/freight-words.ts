/** Words of trade by sea and land, in the languages of decks. */
const freight =
  /logisti|freight|shipping|shipment|cargo|carrier|maritime|harbou?r|\bports?\b|container|fracht|hafen|spedition|flete|transporti|логист|груз|порт(?:ов|у|а)?(?!\p{L})|lojistik|nakliye|hậu cần|vận tải|物流|运输|運輸|海运|海運|货|貨物|港|물류|화물|항만|شحن|لوجست|ميناء|ขนส่ง|माल ?ढुलाई/iu

/** Whether words are about carrying goods: such decks get ships and containers, others what fits any subject. */
export function speaksOfFreight(words: string): boolean {
  return freight.test(words)
}
