import { namesEnding } from './closing-words.ts'

/** What headings of some sections are called, in every language at once: a source may mix them. */

const closing =
  "next steps|next step|next quarter|next month|next year|what's next|what’s next|what comes next|the way forward|way forward|outlook|conclusion|conclusions|concluding remarks|closing|closing remarks|final thoughts|wrap-up|actions|action items|recommendation|recommendations|takeaways|key takeaways|call to action|future work|follow-up|" +
  'nächste schritte|die nächsten schritte|ausblick|fazit|schluss|schlussfolgerung|schlussfolgerungen|nächstes quartal|maßnahmen|empfehlung|empfehlungen|wie es weitergeht|' +
  'prochaines étapes|prochain trimestre|perspectives|conclusion|conclusions|recommandations|et après|suite|' +
  'próximos pasos|siguientes pasos|próximo trimestre|conclusión|conclusiones|perspectivas|recomendaciones|acciones|' +
  'prossimi passi|prossimo trimestre|conclusione|conclusioni|prospettive|raccomandazioni|azioni|' +
  'próximos passos|próximo trimestre|conclusão|conclusões|perspetivas|recomendações|ações|considerações finais|' +
  'volgende stappen|vervolgstappen|volgend kwartaal|conclusie|conclusies|vooruitblik|aanbevelingen|acties|' +
  'nästa steg|slutsats|slutsatser|rekommendationer|neste steg|konklusjon|anbefalinger|næste skridt|konklusion|seuraavat askeleet|johtopäätökset|suositukset|' +
  'następne kroki|kolejne kroki|wnioski|zakończenie|rekomendacje|další kroky|závěr|doporučení|következő lépések|következtetések|kitekintés|pașii următori|concluzie|concluzii|recomandări|' +
  'следующие шаги|дальнейшие шаги|выводы|вывод|заключение|рекомендации|что дальше|перспективы|наступні кроки|подальші кроки|висновки|висновок|рекомендації|що далі|перспективи|следващи стъпки|заключение|изводи|' +
  'επόμενα βήματα|συμπέρασμα|συμπεράσματα|sonraki adımlar|sonuç|sonuçlar|öneriler|sljedeći koraci|sledeći koraci|zaključak|zaključci|preporuke|следећи кораци|закључак|naslednji koraki|zaključek|sklep|следни чекори|заклучок|hapat e ardhshëm|përfundim|përfundime|kiti žingsniai|išvados|' +
  'الخطوات التالية|الخاتمة|خاتمة|الخلاصة|التوصيات|הצעדים הבאים|מסקנות|अगले कदम|निष्कर्ष|आगे की राह|सुझाव|ขั้นตอนต่อไป|ข้อเสนอแนะ|บทสรุป|bước tiếp theo|các bước tiếp theo|kết luận|khuyến nghị|langkah selanjutnya|langkah berikutnya|kesimpulan|rekomendasi|penutup|' +
  '次のステップ|今後の予定|今後の展望|結論|おわりに|終わりに|다음 단계|향후 계획|결론|맺음말|下一步|下一步计划|结论|結論|展望|建议'

const sources =
  'references|reference|sources|source|further reading|bibliography|works cited|citations|source(s) and further reading|' +
  'quellen|quellenverzeichnis|literatur|literaturverzeichnis|références|bibliographie|fuentes|referencias|bibliografía|fonti|riferimenti|bibliografia|fontes|referências|bronnen|literatuur|bronvermelding|źródła|' +
  'источники|литература|список литературы|ссылки|джерела|література|посилання|kaynaklar|kaynakça|källor|kilder|lähteet|zdroje|források|surse|bibliografie|източници|πηγές|извори|izvori|viri|burimet|šaltiniai|' +
  '参考文献|出典|参考資料|参考资料|来源|참고 문헌|참고문헌|출처|المصادر|المراجع|מקורות|स्रोत|संदर्भ|แหล่งอ้างอิง|เอกสารอ้างอิง|tài liệu tham khảo|nguồn tham khảo|sumber|referensi|daftar pustaka'

const summaries =
  'summary|executive summary|overview|abstract|at a glance|key points|zusammenfassung|überblick|auf einen blick|résumé|synthèse|aperçu|resumen|resumo|sintesi|sommario|samenvatting|overzicht|podsumowanie|итоги|резюме|обзор|підсумок|огляд|まとめ|概要|要約|요약|개요|总结|摘要|概述|ملخص|نظرة عامة|सारांश|สรุป|tóm tắt|tổng quan|ringkasan|özet|sammanfattning|sammendrag|resumé|yhteenveto|shrnutí|összefoglalás|rezumat|обобщение|σύνοψη|sažetak|сажетак|povzetek|резиме|përmbledhje|santrauka|סיכום'

/** What a few sentences over a text are called that say all of it in short, in every language at once. */
const inShort =
  'in short|in brief|short version|the short version|tl;dr|tldr|bottom line|in a nutshell|the gist|key message|main point|kurz|kurz gesagt|kurzfassung|in kürze|kurz und knapp|das wichtigste|das wichtigste in kürze|en bref|en résumé|en deux mots|l’essentiel|en resumen|en breve|en pocas palabras|lo esencial|in breve|in sintesi|in poche parole|in due parole|em resumo|em poucas palavras|o essencial|kort|kort gezegd|kortom|kort samengevat|in het kort|kort sagt|i korthet|kort fortalt|kort sammanfattat|lyhyesti|w skrócie|krótko|krótko mówiąc|najważniejsze|stručně|zkrátka|röviden|dióhéjban|pe scurt|în rezumat|коротко|кратко|вкратце|если коротко|якщо коротко|стисло|накратко|με λίγα λόγια|εν συντομία|ukratko|на кратко|укратко|na kratko|shkurt|trumpai|kısaca|özetle|tóm lại|nói ngắn gọn|singkatnya|intinya|โดยสรุป|สั้นๆ|สรุปสั้นๆ|要するに|一言で言うと|ひとことで言うと|要点|요점|한마디로|한 줄 요약|一句话|一句話|简而言之|簡而言之|简言之|簡言之|باختصار|خلاصة القول|בקיצור|תקציר|संक्षेप में'

const formal =
  /^(licen[cs]e|licensing|credits?|contact|contribut|acknowledg|index\b|table of contents|contents$|lizenz|danksagung|impressum|licencia|créditos|contacto|licença|contato|licenza|contatti|licence|remerciements|лицензия|контакты|ліцензія|ライセンス|许可|라이선스|lisans|الترخيص)/iu

/** Formal names of several words: two of them joined, or ones that are fixed. */
const joining =
  /\s(?:&|and|und|et|y|e|i|и|та|ve)\s|^table of contents|^contact us|^how to contribute/iu

const words = (list: string): ReadonlySet<string> => new Set(list.split('|'))
const closingWords = words(closing)
const sourceWords = words(sources)
const summaryWords = words(summaries)
const shortWords = words(inShort)

/** A heading without its number and punctuation, lower case. */
function folded(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/^(?:\d+(?:\.\d+)*[.):]?|[ivx]+\.)\s+/u, '')
    .replace(/[\s:：.。!?？]+$/u, '')
}

/** Whether a section of this name ends a document with something to do or to conclude. */
export function isClosingHeading(heading: string): boolean {
  const name = folded(heading)
  return closingWords.has(name) || namesEnding(name)
}

/** Whether a section of this name lists where the document comes from. */
export function isSourcesHeading(heading: string): boolean {
  const name = folded(heading)
  return sourceWords.has(name) || /^source\(s\)/u.test(name)
}

/** Whether a section of this name is the short form of the whole document. */
export function isSummaryHeading(heading: string): boolean {
  return summaryWords.has(folded(heading))
}

/** Whether what a label stands before says in short what the text is about. */
export function isSummaryLabel(label: string): boolean {
  const name = folded(label).replaceAll("'", '’')
  return summaryWords.has(name) || shortWords.has(name)
}

/** Whether a section of this name is about the document and not about its subject (licence, credits, contact). */
export function isFormalHeading(heading: string): boolean {
  const name = folded(heading)
  // "Licence" is about the document, "Licence fee" may be its subject.
  return formal.test(name) && (!/\s/u.test(name) || joining.test(name))
}

/** Words for what is not decided or might go wrong, whose stems begin a word. */
const open =
  /(?<![\p{L}\p{M}])(risks?|open (?:questions?|points?|decisions?)|decisions?|challenges?|risik|offene|entscheidung|herausforderung|risques?|décisions?|défis?|riesgos?|decisi[oó]n|desaf[ií]os?|rischi|decisioni|sfide|riscos?|desafios?|risico|besluit|uitdaging|ryzyk|wyzwa|риск|вызов|решени|ризик|виклик|рішен|risker|risikoer|riskit|rizik|kockázat|riscuri|κίνδυν|riskler|مخاطر|المخاطر|تحديات|סיכונ|जोखिम|चुनौत|rủi ro|thách thức|risiko|tantangan)|リスク|課題|风险|風險|挑战|위험|리스크|과제|ความเสี่ยง|ความท้าทาย/iu

/** Whether a text speaks of risks, open questions or decisions to take. */
export function speaksOfOpenEnds(text: string): boolean {
  return open.test(text)
}
