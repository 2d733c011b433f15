/** Signs and words for one hundredth, in all languages at once, behind a number; percentage points are something else. */
export const percentWords =
  '%|％|٪|percent(?!age)(?! points?)(?![\\p{L}])|per cent(?! points?)(?![\\p{L}])|Prozent(?![\\p{L}])|por ciento|pour cent|per cento|por cento|procent\\p{L}*|prosent\\p{L}*|процент(?:а|ов)?(?![\\p{L}])|відсотк\\p{L}*|відсоток|на сто|τοις εκατό|százalék\\p{L}*|postot\\p{L}*|odsto|posto|la sută|për qind|phần trăm|persen|เปอร์เซ็นต์|प्रतिशत|パーセント|퍼센트|بالمئة|بالمائة|אחוזים?'
