import { wordPattern } from './word-pattern.ts'

/**
 * Words by which the name of a numbered list says that its items are done one after the other: steps, ways to do something,
 * instructions, recipes. In all languages at once, as sources mix them in their headings; `*` is any ending.
 */
const table: Record<string, string> = {
  en: 'how|step*|process|processes|procedure*|instruction*|workflow*|guide|walkthrough|method|directions|recipe|routine|install*|set up|setup|set-up|getting started|get started|quick start|quickstart|usage|sequence|phase*|stages|what to do|order of events|in this order|in that order|one after the other|what i did|what we did|roadmap|the way to|as follows|cycle|pipeline|checklist|drill',
  de: 'wie|schritt*|ablauf|abläufe|vorgehen*|anleitung*|verfahren*|prozess*|arbeitsgang|zubereitung|durchführung|installation|einrichtung|einrichten|reihenfolge|phase*|etappen|was tun|bedienung|checkliste',
  es: 'cómo|como|paso|pasos|proceso*|procedimiento*|instruccion*|guía|método|preparación|elaboración|instalación|puesta en marcha|qué hacer|fase*|etapas|modo de empleo|secuencia',
  fr: 'comment|étape*|procédure*|processus|mode d’emploi|instruction*|démarche*|marche à suivre|préparation|installation|mise en route|que faire|phase*|déroulement|méthode|recette',
  it: 'come|passo|passi|passaggi|procedura|procedure|procedimento|istruzion*|preparazione|installazione|fasi|fase|cosa fare|che cosa fare|metodo|svolgimento|processo',
  pt: 'como|passo|passos|processo*|procedimento*|instruç*|preparo|preparação|modo de preparo|instalação|fase*|etapas|o que fazer|método',
  nl: 'hoe|stap*|werkwijze|procedure*|proces|handleiding|bereiding|installatie|instructie*|volgorde|fase*|wat te doen|stappenplan',
  sv: 'hur|steg*|tillvägagångssätt|instruktion*|anvisning*|process*|gör så|installation|faser|metod|fas',
  nb: 'hvordan|slik|steg*|trinn*|fremgangsmåte|framgangsmåte|instruksjon*|prosess*|installasjon|faser|metode',
  da: 'hvordan|sådan|trin|trinene|skridt|fremgangsmåde|vejledning|proces*|installation|faser|metode',
  fi: 'miten|kuinka|näin|vaihe*|ohje*|prosessi*|menettely*|asennus*|valmistus*',
  pl: 'jak|krok*|proces*|procedur*|instrukcj*|sposób*|przygotowanie|instalacja|etap*|fazy|kolejność|przebieg',
  cs: 'jak|krok*|postup*|proces*|návod*|příprava|instalace|fáze|etapy|průběh',
  hu: 'hogyan|lépés*|eljárás*|folyamat*|útmutató*|elkészítés*|telepítés*|menete|szakasz*',
  ro: 'cum|pași|pașii|pas cu pas|procedur*|proces*|instrucțiuni*|preparare|instalare|etape*|faze*',
  ru: 'как|шаг*|порядок|процесс*|процедур*|инструкци*|приготовлени*|установка|этап*|фазы|ход|что делать|алгоритм*|схема',
  uk: 'як|крок*|порядок|процес*|процедур*|інструкці*|приготування|встановлення|етап*|хід|що робити',
  bg: 'как|стъпк*|процес*|процедур*|инструкци*|приготвяне|инсталиране|етап*|ред',
  el: 'πώς|βήμα*|βήματα|διαδικασία*|οδηγίες|εκτέλεση|εγκατάσταση|στάδια|φάσεις',
  hr: 'kako|korak*|postupak|postupci|proces*|upute|priprema|instalacija|faze|tijek|navodila|uputstv*',
  tr: 'nasıl*|adım*|süreç*|süreci|işlem*|yapılış*|hazırlanış*|kurulum*|talimat*|aşama*|yöntem*',
  vi: 'cách|làm thế nào|bước|các bước|quy trình|hướng dẫn|cài đặt|giai đoạn|trình tự',
  id: 'tata cara|cara kerja|cara membuat|cara menggunakan|bagaimana|langkah*|proses*|prosedur*|petunjuk|panduan|instalasi|tahap*|urutan',
  hi: 'कैसे|चरण*|कदम*|प्रक्रिया|विधि|तरीका|निर्देश|क्रम',
  th: 'อย่างไร|ขั้นตอน|วิธี|กระบวนการ|คู่มือ|ติดตั้ง',
  ar: 'كيف|كيفية|خطوات|الخطوات|خطوة|إجراءات|الإجراءات|طريقة|الطريقة|مراحل|تعليمات|عملية|آلية',
  he: 'איך|כיצד|שלבים|שלבי|צעדים|תהליך|הוראות|התקנה|אופן',
  ja: '方法|手順|やり方|作り方|使い方|進め方|流れ|ステップ|の仕方|工程|プロセス|インストール|どうやって|始め方|申し込み方|段階',
  ko: '방법|절차|단계|순서|과정|설치|만드는|하는 법|사용법|어떻게|요령|흐름',
  zh: '怎么|怎麼|如何|步骤|步驟|流程|方法|做法|过程|過程|程序|安装|安裝|操作|工序|阶段|階段|指南',
}

let anyLanguage: RegExp | undefined

/** Whether a heading or an introduction says that what it names is done in order. */
export function namesProcess(name: string): boolean {
  anyLanguage ??= wordPattern(Object.values(table).flatMap((words) => words.split('|')))
  return anyLanguage.test(name)
}
