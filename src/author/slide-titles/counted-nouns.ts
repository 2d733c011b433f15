/**
 * Nouns for what a slide lists, as they stand behind a count ("five **steps**", "vier **Risiken**"), by primary language
 * subtag. Nouns that measure (years, percent) and names are none: their numbers are facts that no edit changes.
 */
export const countedNouns: Readonly<Record<string, string>> = {
  en: 'steps stages phases milestones points reasons risks principles rules goals objectives aims priorities questions answers ideas lessons tips ways options alternatives choices themes topics parts pillars benefits advantages disadvantages challenges problems issues causes factors actions measures tasks decisions recommendations findings results facts figures numbers trends examples features requirements events dates items things arguments criteria changes improvements conclusions takeaways',
  de: 'Schritte Schritten Phasen Stufen Etappen Meilensteine Meilensteinen Punkte Punkten Gründe Gründen Risiken Grundsätze Grundsätzen Prinzipien Regeln Ziele Zielen Prioritäten Fragen Antworten Ideen Lehren Tipps Wege Wegen Optionen Alternativen Möglichkeiten Themen Teile Teilen Säulen Vorteile Vorteilen Nachteile Nachteilen Herausforderungen Probleme Problemen Ursachen Faktoren Maßnahmen Aufgaben Entscheidungen Empfehlungen Erkenntnisse Erkenntnissen Ergebnisse Ergebnissen Fakten Zahlen Trends Beispiele Beispielen Anforderungen Termine Terminen Dinge Dingen Argumente Argumenten Kriterien Änderungen',
  es: 'pasos etapas fases hitos puntos razones motivos riesgos principios reglas objetivos metas prioridades preguntas respuestas ideas lecciones consejos maneras formas opciones alternativas temas partes pilares beneficios ventajas desventajas retos desafíos problemas causas factores acciones medidas tareas decisiones recomendaciones hallazgos resultados datos cifras tendencias ejemplos requisitos eventos fechas elementos cosas argumentos criterios cambios',
  fr: 'étapes phases jalons points raisons risques principes règles objectifs buts priorités questions réponses idées leçons conseils façons options alternatives thèmes parties piliers avantages inconvénients défis problèmes causes facteurs actions mesures tâches décisions recommandations constats résultats faits chiffres tendances exemples exigences événements dates éléments choses arguments critères changements',
  it: 'passi passaggi fasi tappe traguardi punti ragioni motivi rischi principi regole obiettivi priorità domande risposte idee lezioni consigli modi opzioni alternative temi parti pilastri vantaggi svantaggi sfide problemi cause fattori azioni misure compiti decisioni raccomandazioni risultati fatti cifre tendenze esempi requisiti eventi date elementi cose argomenti criteri cambiamenti',
  pt: 'passos etapas fases marcos pontos razões motivos riscos princípios regras objetivos metas prioridades perguntas respostas ideias lições dicas maneiras formas opções alternativas temas partes pilares benefícios vantagens desvantagens desafios problemas causas fatores ações medidas tarefas decisões recomendações resultados fatos factos números tendências exemplos requisitos eventos datas itens coisas argumentos critérios mudanças',
  nl: 'stappen fasen fases mijlpalen punten redenen risico’s principes regels doelen prioriteiten vragen antwoorden ideeën lessen tips manieren opties alternatieven thema’s onderwerpen delen pijlers voordelen nadelen uitdagingen problemen oorzaken factoren acties maatregelen taken besluiten beslissingen aanbevelingen bevindingen resultaten feiten cijfers trends voorbeelden eisen data dingen argumenten criteria veranderingen',
  sv: 'steg faser milstolpar punkter skäl risker principer regler mål prioriteringar frågor svar idéer lärdomar tips sätt alternativ teman delar fördelar nackdelar utmaningar problem orsaker faktorer åtgärder uppgifter beslut rekommendationer resultat fakta trender exempel krav datum saker argument kriterier',
  nb: 'steg trinn faser milepæler punkter grunner risikoer prinsipper regler mål prioriteringer spørsmål svar ideer lærdommer tips måter alternativer temaer deler fordeler ulemper utfordringer problemer årsaker faktorer tiltak oppgaver beslutninger anbefalinger resultater fakta trender eksempler krav datoer ting argumenter kriterier',
  da: 'trin faser milepæle punkter grunde risici principper regler mål prioriteter spørgsmål svar ideer tips måder muligheder alternativer temaer dele fordele ulemper udfordringer problemer årsager faktorer tiltag opgaver beslutninger anbefalinger resultater fakta tendenser eksempler krav datoer ting argumenter kriterier',
  pl: 'kroków krokach kroki etapów etapach etapy punktów punktach punkty powodów powody ryzyk zasad zasady celów cele pytań pytania pomysłów sposobów opcji tematów części zalet wad wyzwań problemów przyczyn czynników działań zadań decyzji wniosków przykładów',
  ru: 'шагов шагах шага этапов этапах этапа пунктов пунктах пункта причин причины рисков риска принципов принципа правил правила целей цели вопросов вопроса идей идеи способов способа вариантов варианта тем темы частей части преимуществ проблем проблемы факторов фактора мер меры задач задачи решений решения выводов вывода примеров примера',
  ja: 'ステップ 段階 手順 工程 ポイント 理由 リスク 原則 ルール 目標 課題 質問 選択肢 テーマ 要点 施策 対策 結論 事例',
  ko: '단계 가지 이유 위험 원칙 규칙 목표 과제 질문 선택지 주제 요점',
  zh: '步骤 阶段 环节 里程碑 节点 要点 重点 原因 理由 风险 原则 规则 目标 问题 想法 方法 选项 方案 主题 部分 支柱 优势 挑战 因素 措施 任务 决定 建议 结论 事实 趋势 例子',
  tr: 'adım aşama madde neden risk ilke kural hedef soru fikir yol seçenek konu bölüm avantaj zorluk sorun',
  id: 'langkah tahap poin alasan risiko prinsip aturan tujuan pertanyaan ide cara opsi tema bagian',
  vi: 'bước điểm cách',
  hi: 'चरण कारण जोखिम सिद्धांत नियम लक्ष्य सवाल प्रश्न',
  th: 'ขั้นตอน ขั้น เหตุผล ข้อ หลักการ เป้าหมาย คำถาม',
}

/** In these languages a noun behind another number takes another ending: their counts are not rewritten. */
export const inflectedCounts: ReadonlySet<string> = new Set(['pl', 'ru'])

/** Numbers that are written as one sign, and as words where titles are not written in words by us. */
export const furtherNumberWords: Readonly<Record<string, string>> = {
  ja: '二 三 四 五 六 七 八 九 十',
  zh: '两 三 四 五 六 七 八 九 十',
  ko: '두 세 네 다섯 여섯 일곱 여덟 아홉 열',
  pl: 'dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu',
  ru: 'двух трёх четырёх пяти шести семи восьми девяти десяти',
}
