import { type SubjectName, subjects } from './subject-list.ts'

/**
 * Words that tell what a slide is about, in the languages of decks, as beginnings of words; scripts without spaces by
 * the sign itself.
 */
const words: [SubjectName, RegExp][] = [
  [
    'ship',
    /(?<!\p{L})(?:ship|sail|freight|cargo|harbou?r|ports?(?!\p{L})|seas?(?!\p{L})|ocean|maritime|export|import|container|logisti|vessel|fleet|trade|deliver|schiff|hafen|fracht|handel|navire|barco|puerto|porto(?!\p{L})|nave(?!\p{L})|transport)|船|港|物流|运输|輸送|海|貿易|贸易|судн|порт|груз|логист|торгов|سفين|شحن|ميناء|배송|항만|해운/giu,
  ],
  [
    'mountain',
    /(?<!\p{L})(?:mountain|peak|summit|climb|challeng|ambition|record|milestone|tops?(?!\p{L})|highest|berg|gipfel|montagne|sommet|monta|cumbre|cima)|山|峰|頂|вершин|гор[аы]|산|정상|جبل|قم[ةه]/giu,
  ],
  [
    'growth',
    /(?<!\p{L})(?:grow|grew|revenue|sales|profit|increas|doubl|tripl|rise|rising|rose|forecast|result|perform|quarter|trend|margin|market share|wachs|umsatz|gewinn|steig|croissance|hausse|ventes|crecim|ventas|ingres|crescit|ricavi|vendas|crescim)|成長|增长|增長|売上|收入|销售|рост|выручк|продаж|성장|매출|نمو|إيراد/giu,
  ],
  [
    'city',
    /(?<!\p{L})(?:city|cities|urban|building|offices?(?!\p{L})|propert|estate|headquarter|construct|infrastructur|metropol|stadt|gebäude|ville|ciudad|edifici|città|cidade|bâtiment)|城市|都市|建設|建筑|город|строит|도시|건물|مدين|مبن/giu,
  ],
  [
    'forest',
    /(?<!\p{L})(?:forest|tree|nature|climat|environment|sustainab|green|carbon|biodivers|parks?(?!\p{L})|wald|umwelt|natur|klima|forêt|environnement|bosque|clima|ambient|foresta|sostenib|floresta)|森|林|自然|環境|环境|气候|лес|природ|климат|эколог|숲|환경|기후|غاب|بيئ|مناخ/giu,
  ],
  [
    'people',
    /(?<!\p{L})(?:people|team|hiring|hire|staff|employee|custom|communit|talent|cultur|member|user|partner|together|leader|mensch|mitarbeit|kund|équipe|client|employé|equipo|personas|squadra|pessoas|equipe)|人|団|团队|顧客|客户|員|команд|люд|сотрудник|клиент|팀|사람|고객|فريق|ناس|عملاء/giu,
  ],
  [
    'network',
    /(?<!\p{L})(?:network|node|data|platform|api|cloud|system|integrat|connect|software|digital|internet|model|architect|algorithm|netz|daten|réseau|donnée|redes|datos|rete(?!\p{L})|dati(?!\p{L})|dados)|網|网|数据|データ|连接|接続|сет[ьи]|данны|платформ|네트워크|데이터|연결|شبك|بيان/giu,
  ],
  [
    'coins',
    /(?<!\p{L})(?:money|cost|budget|price|pricing|cash|fund|financ|invest|saving|capital|bank|tax|dollar|euro|spend|geld|kosten|preis|argent|coût|prix|dinero|coste|precio|denaro|costo|dinheiro|custo)|金|钱|費|资金|予算|预算|投資|投资|деньг|бюджет|стоимост|инвест|돈|비용|예산|투자|مال|تكلف|ميزاني|استثمار/giu,
  ],
  [
    'lighthouse',
    /(?<!\p{L})(?:idea|light|vision|strateg|insight|guid|innovat|inspir|purpose|mission|future|direction|signal|idee|licht|zukunft|lumière|avenir|visión|luz|futuro|visione|luce|visão)|光|灯|戦略|战略|未来|創新|创新|свет|стратег|будущ|иде[яию]|빛|전략|미래|ضوء|رؤي|استراتيج|مستقبل/giu,
  ],
  [
    'machine',
    /(?<!\p{L})(?:machine|engine|manufactur|factory|automat|process|production|technolog|robot|tool|industr|operation|efficien|maschin|fabrik|technik|technolog|usine|fábrica|máquina|tecnolog|macchin)|機|机|工場|工厂|技術|技术|自动|машин|завод|производ|технолог|기계|공장|기술|آل[ةه]|مصنع|تقني/giu,
  ],
  [
    'book',
    /(?<!\p{L})(?:book|learn|teach|educat|school|student|train|course|universit|research|knowledge|study|studies|student|reading|history|lesson|buch|lernen|schule|bildung|livre|école|étud|libro|escuela|aprend|scuola|livro|escola)|本|书|書|学|教育|книг|уч[её]б|школ|образован|책|학습|교육|كتاب|تعليم|مدرس/giu,
  ],
  [
    'heart',
    /(?<!\p{L})(?:health|heart|care|patient|hospital|medic|clinic|wellbeing|love|doctor|gesund|herz|pflege|santé|cœur|salud|corazón|salute|cuore|saúde|coração)|心|健康|医|愛|爱|здоров|сердц|медицин|건강|의료|صح[ةه]|قلب|طب/giu,
  ],
  [
    'turbines',
    /(?<!\p{L})(?:energ|wind|power|electric|solar|renewab|grid|strom|énergie|eólic|sonne)|電|电|能源|エネルギー|энерг|전기|에너지|طاق[ةه]/giu,
  ],
  [
    'rocket',
    /(?<!\p{L})(?:launch|rocket|start-?up|space|product|release|accelerat|mars|orbit|rakete|lancement|fusée|lanzam|cohete|lancio)|発射|火箭|ロケット|发布|発売|ракет|запуск|космос|출시|로켓|إطلاق|صاروخ/giu,
  ],
  [
    'castle',
    /(?<!\p{L})(?:secur|protect|risk|complian|defen[cs]e|safe|privacy|threat|sicher|schutz|risik|sécurit|segur|riesgo|rischi|sicurezza|risco)|安全|防|风险|リスク|безопас|защит|риск|보안|안전|위험|أمن|حماي|مخاطر/giu,
  ],
  [
    'plane',
    /(?<!\p{L})(?:travel|flight|airline|airport|touris|trip|flug|reise|voyage|vuelo|viaje|viaggio|viagem)|旅|飛|飞|空港|机场|полёт|путешеств|самол[её]т|여행|비행|سفر|طيران/giu,
  ],
  [
    'bridge',
    /(?<!\p{L})(?:bridge|connection|merger|alliance|partnership|transition|agreement|brücke|pont|puente|ponte)|橋|桥|мост|партн[её]рств|다리|협력|جسر|شراك/giu,
  ],
  [
    'house',
    /(?<!\p{L})(?:home|house|housing|famil|rent|mortgage|haus|wohn|maison|logement|casa|hogar|vivienda)|家|房|住宅|дом[аы]?\b|жиль|집|주택|بيت|منزل/giu,
  ],
  [
    'plant',
    /(?<!\p{L})(?:seed|plant|food|farm|agricultur|harvest|crop|pflanz|ernte|landwirt|plante|récolte|cosecha|pianta|colheita)|農|农|植|食|сельск|урожай|семен|농업|식물|زراع|نبات/giu,
  ],
  [
    'sailboat',
    /(?<!\p{L})(?:journey|explor|weather|storm|voyage|open(?!\p{L})|remain|weg|cammino|camino)|旅程|путь|여정|رحل/giu,
  ],
]

/** Subjects that suit any thought. */
const general: SubjectName[] = ['balloon', 'mountain', 'sailboat', 'lighthouse', 'plant']

/**
 * What a slide is about, the best first: by the words of its title, which count threefold, and of its text; then a few
 * subjects that suit any thought, beginning with the one that the number from 0 to 1 points to.
 */
export function subjectsOf(title: string, text: string, choice: number): SubjectName[] {
  const told = words
    .map(([name, pattern]) => ({
      name,
      hits: count(title, pattern) * 3 + Math.min(3, count(text.slice(0, 4000), pattern)),
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ name }) => name)
  const first = Math.floor(choice * general.length)
  const others = [...general.slice(first), ...general.slice(0, first)]
  return [...told, ...others.filter((name) => !told.includes(name))]
}

/** The subject that a word names or means; undefined where it means none. */
export function subjectNamed(word: string): SubjectName | undefined {
  const name = word.trim().toLowerCase()
  if (isSubjectName(name)) return name
  return words.find(([, pattern]) => count(name, pattern) > 0)?.[0]
}

function isSubjectName(name: string): name is SubjectName {
  return Object.hasOwn(subjects, name)
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}
