/** What the corner of a table says when its columns are the things compared, in all languages at once; whole words only. */
const criteria =
  /^(?:criteri(?:on|a)|aspects?|features?|factors?|attributes?|dimensions?|points?|items?|categor(?:y|ies)|characteristics?|kriterium|kriterien|aspekte?|merkmale?|eigenschaft(?:en)?|kategorien?|criterios?|aspectos?|características?|conceptos?|factor(?:es)?|critères?|caractéristiques?|éléments?|rubriques?|criteri(?:o)?|aspett[oi]|caratteristic(?:a|he)|voc[ei]|critérios?|itens|kenmerk(?:en)?|criterium|aspect(?:en)?|onderdeel|kryteri(?:um|a)|cech[ay]|aspekty?|критерий|критерии|критерій|критерії|критерии?|признак|показатель|параметр|показник|ознака|аспект|kriteri(?:er|um|e)|egenskap(?:er)?|egenskab(?:er)?|aspekt(?:er)?|ominaisuus|kriteeri|κριτήριο|χαρακτηριστικό|kritérium|kritéria|vlastnost|hledisko|szempont|jellemző|criteriu|aspect(?:e)?|caracteristic[iă]|показател|kriterij|značajka|osobina|kriteri|kriterijus|ölçüt|kriter|özellik|tiêu chí|đặc điểm|kriteria|aspek|fitur|เกณฑ์|ด้าน|คุณสมบัติ|मानदंड|पहलू|विशेषता|項目|比較項目|観点|特徴|항목|기준|구분|특징|项目|比较项|对比项|指标|方面|特点|特徵|指標|المعيار|الجانب|קריטריון|היבט)$/iu

/** What the corner says when its rows are. */
const options =
  /^(?:options?|alternatives?|variants?|choices?|ways?|solutions?|opti(?:on|onen)|alternativen?|varianten?|lösung(?:en)?|möglichkeit(?:en)?|opción|opciones|alternativas?|variantes?|solución|solutions?|choix|opzion[ei]|alternativ[ae]|variant[ei]|soluzion[ei]|opção|opções|solução|optie|opties|alternatief|alternatieven|opcj[ae]|wariant(?:y)?|rozwiązani[ae]|вариант(?:ы)?|варіант(?:и)?|опция|решение|alternativ(?:er)?|variant(?:er)?|val|valg|vaihtoehto|vaihtoehdot|επιλογή|λύση|možnost(?:i)?|varianta|varianty|lehetőség|változat|opțiun[ei]|variant[ăe]|mogućnost|opcija|opsion|galimybė|seçenek|alternatif|phương án|lựa chọn|opsi|pilihan|alternatif|ทางเลือก|ตัวเลือก|विकल्प|選択肢|案|選択案|선택지|대안|방안|选项|方案|選項|الخيار|البديل|אפשרות|חלופה)$/iu

/** Whether the corner of a table names no kind of thing but aspects ("Criterion"), or nothing at all. */
export function namesCriteria(corner: string): boolean {
  return corner.trim() === '' || criteria.test(corner.trim())
}

/** Whether the corner of a table says that each of its rows is a choice ("Option"). */
export function namesOptions(corner: string): boolean {
  return options.test(corner.trim())
}
