import { byLanguage } from './by-language.ts'
import { wordPattern, wordSource } from './word-pattern.ts'

/** How a language tells what a figure did. */
export interface FigureWords {
  /** The word that parts the thing measured from what is said of it. `trend` is the direction that it tells. */
  verbs: { pattern: RegExp; trend?: 'up' | 'down' | 'flat'; keeps: boolean }[]
  /** A word before the figure that was reached ("to 34.5%"), at the end of a text. */
  to: RegExp
  /** Small words that lead to a figure and go together with it, at the end of a text. */
  leading: RegExp
  /** Articles and the like at the start of a label. */
  article: RegExp
}

/** up | down | flat | is and reached | did (kept in the note) | to | other small words before a figure | articles */
const table: Record<string, [string, string, string, string, string, string, string, string]> = {
  en: [
    'grew|rose|increased|improved|climbed|jumped|gained|went up|doubled|tripled|expanded|surged|grows|rises|increases|is up|are up|was up|were up|has grown|have grown|has risen|have risen|has increased|have increased|has improved|soared|advanced',
    'fell|dropped|declined|decreased|shrank|slipped|sank|went down|was cut|were cut|is down|are down|was down|were down|has fallen|have fallen|has dropped|has declined|halved|falls|drops|declines|decreases|plunged|slumped|contracted|narrowed|eased',
    'remained|stayed|held|was flat|were flat|remains|stays|was unchanged|were unchanged',
    'was|were|is|are|reached|reaches|stands at|stood at|totalled|totaled|totals|amounted to|amounts to|came to|came in at|hit|averaged|averages|exceeded|exceeds|equals|makes up|made up|accounts for|accounted for|now stands at|ended at|closed at',
    'costs|cost|takes|took|lasts|lasted|has|have|had|raised|raises|earned|earns|lost|attracted|served|serves|sold|recorded|counted|scored|employs|employed|covers|covered|saves|saved|spent|spends|weighs|produces|produced|generated|generates|received|handled|processed|delivered|treated|planted|trained|reports|reported|brought in|brings in|welcomed|visited|contains|holds|invested|borrowed|lent|owes|needs|uses',
    'to|at',
    'to|at|by|of|with|a|an|some|about|around|roughly|nearly|almost|over|more than|less than|under|approximately|just|only|up to|as much as',
    'the|a|an|our|its|their|total|overall',
  ],
  de: [
    'stieg|stiegen|wuchs|wuchsen|erhöhte sich|erhöhten sich|verbesserte sich|kletterte|legte zu|nahm zu|nahmen zu|verdoppelte sich|steigt|wächst|ist gestiegen|sind gestiegen|verbesserten sich|nahm|legte',
    'sank|sanken|fiel|fielen|ging zurück|gingen zurück|verringerte sich|verringerten sich|reduzierte sich|schrumpfte|halbierte sich|nahm ab|sinkt|fällt|ging|gingen|verschlechterte sich',
    'blieb|blieben|stagnierte|verharrte|bleibt|hielt sich',
    'betrug|betrugen|beträgt|betragen|erreichte|erreichten|liegt bei|lag bei|lagen bei|liegen bei|belief sich auf|beliefen sich auf|war|waren|ist|sind|entspricht|macht|liegt|lag',
    'kostet|kosten|kostete|dauert|dauerte|hat|haben|hatte|hatten|verkaufte|erzielte|erzielten|beschäftigt|verzeichnete|zählte|zählt|sparte|spart|produzierte|umfasst|braucht|bediente|erhielt|betreute',
    'auf|bei',
    'auf|um|bei|von|mit|rund|etwa|circa|ca.|knapp|fast|über|mehr als|weniger als|nur|bis zu|ungefähr',
    'der|die|das|den|dem|ein|eine|unser|unsere|ihr|ihre|sein|seine',
  ],
  es: [
    'creció|crecieron|aumentó|aumentaron|subió|subieron|mejoró|mejoraron|se duplicó|se incrementó|ascendió|crece|aumenta|avanzó',
    'cayó|cayeron|bajó|bajaron|disminuyó|disminuyeron|descendió|descendieron|se redujo|se redujeron|retrocedió|cae|baja',
    'se mantuvo|se mantuvieron|permaneció|no varió',
    'fue|fueron|es|son|alcanzó|alcanzaron|llegó a|sumó|totalizó|equivale a|representa|era|se situó en|se situó|supera|superó',
    'cuesta|costó|dura|duró|tiene|tuvo|vendió|recaudó|atendió|registró|ahorró|emplea|recibió|produjo|generó',
    'a|al|hasta|en',
    'a|al|hasta|en|un|una|de|por|casi|unos|unas|cerca de|más de|menos de|alrededor de|del|el|los|aproximadamente|solo',
    'el|la|los|las|un|una|nuestro|nuestra|nuestros|nuestras|su|sus',
  ],
  fr: [
    "a augmenté|ont augmenté|a progressé|ont progressé|a crû|a bondi|s’est amélioré*|s'est amélioré*|a grimpé|a doublé|augmente|progresse|est passé|est passée|sont passés|sont passées|passe|a gagné|ont gagné",
    'a baissé|ont baissé|a diminué|ont diminué|a reculé|a chuté|a fondu|est tombé|est tombée|est descendu*|recule|baisse|diminue|s’est réduit*|ont reculé',
    'est resté|est restée|sont restés|sont restées|reste|stagne',
    "atteint|a atteint|ont atteint|s’élève à|s'élève à|s’établit à|était|est de|est|sont|représente|représentent|totalise|se monte à|s’est élevé* à|dépasse",
    'coûte|a coûté|dure|a duré|a vendu|a recueilli|a accueilli|emploie|compte|a enregistré|a économisé|a reçu|a généré|a investi',
    'à|a',
    'à|de|d’|au|aux|en|par|près de|environ|plus de|moins de|un|une|presque|quelque|du|des|seulement',
    "le|la|les|l’|l'|un|une|notre|nos|leur|son|sa|ses",
  ],
  it: [
    'è cresciut*|sono cresciut*|è aumentat*|sono aumentat*|è salit*|sono salit*|è migliorat*|crescono|cresce|aumenta|è raddoppiat*|è passat*|sono passat*',
    'è sces*|sono sces*|è calat*|sono calat*|è diminuit*|sono diminuit*|è cal*|cala|scende|si è ridott*|si sono ridott*',
    'è rimast*|sono rimast*|resta|rimane',
    'ha raggiunto|hanno raggiunto|è pari a|sono pari a|era|è|sono|ammonta a|si attesta a|rappresenta|è stat*|supera|ha superato',
    'costa|è costat*|dura|ha venduto|ha raccolto|conta|impiega|ha registrato|ha ricevuto|ha accolto|ha generato|ha risparmiato',
    "a|al|ai|agli|all'|all’",
    'a|al|ai|del|dal|di|da|per|circa|quasi|oltre|più di|meno di|un|una|il|lo|la|solo|in|dell’|all’',
    "il|lo|la|i|gli|le|l’|l'|un|una|nostro|nostra|nostri|nostre",
  ],
  pt: [
    'cresceu|cresceram|aumentou|aumentaram|subiu|subiram|melhorou|melhoraram|duplicou|dobrou|avançou|cresce|aumenta|passou|passaram',
    'caiu|caíram|diminuiu|diminuíram|desceu|desceram|recuou|reduziu-se|baixou|baixaram|encolheu|cai',
    'manteve-se|mantiveram-se|permaneceu|ficou estável|se manteve',
    'foi|foram|é|são|atingiu|atingiram|alcançou|alcançaram|chegou a|totalizou|somou|corresponde a|representa|era|situou-se em|ficou em|superou',
    'custa|custou|dura|durou|tem|teve|vendeu|arrecadou|atendeu|registou|registrou|emprega|recebeu|poupou|economizou|gerou',
    'para|até|a|em',
    'para|até|a|ao|em|de|por|cerca de|quase|mais de|menos de|um|uma|os|o|apenas|do',
    'o|a|os|as|um|uma|nosso|nossa|nossos|nossas',
  ],
  nl: [
    'steeg|stegen|groeide|groeiden|nam toe|namen toe|verbeterde|verbeterden|verdubbelde|stijgt|groeit|klom|nam|is gestegen|zijn gestegen',
    'daalde|daalden|nam af|namen af|kromp|zakte|zakten|daalt|liep terug|is gedaald|zijn gedaald|halveerde',
    'bleef|bleven|blijft|stagneerde',
    'bedroeg|bedroegen|bedraagt|bereikte|bereikten|kwam uit op|is|zijn|was|waren|staat op|komt neer op',
    'kost|kostte|duurt|duurde|heeft|had|verkocht|telt|telde|ontving|bespaarde|bediende',
    'naar|tot|op',
    'naar|tot|op|met|van|ongeveer|circa|bijna|ruim|meer dan|minder dan|een|de|slechts',
    'de|het|een|onze|ons|hun|zijn|haar',
  ],
  pl: [
    'wzrosł*|wzrósł|zwiększył* się|poprawił* się|rośnie|urosł*|podwoił* się|podniosł* się',
    'spadł*|zmniejszył* się|zmalał*|obniżył* się|spada|skurczył* się',
    'pozostał*|utrzymał* się|pozostaje',
    'wyniosł*|wyniósł|wynosi|wynoszą|osiągnął|osiągnęł*|był*|jest|są|stanowi|sięga|przekroczył*',
    'kosztuje|kosztował*|trwa|trwał*|ma|sprzedał*|zatrudnia|zebrał*|obsłużył*|zarejestrował*',
    'do|na',
    'do|o|na|z|około|prawie|ponad|niemal|zaledwie|w',
    'nasz|nasza|nasze',
  ],
  ru: [
    'вырос*|увеличил*|поднял*|повысил*|улучшил*|удвоил*|растёт|растет|возрос*',
    'упал*|снизил*|сократил*|уменьшил*|опустил*|снижает*|падает',
    'остал*|сохранил*|не изменил*',
    'составил*|составля*|достиг*|равен|равна|равно|был|была|было|были|превысил*|насчитывает',
    'стоит|стоил*|длится|длил*|занял*|занимает|продал*|собрал*|обслужил*|получил*|зарегистрировал*',
    'до|к',
    'до|на|с|в|около|почти|более|менее|свыше|примерно|всего|к',
    'наш|наша|наши|наше',
  ],
  uk: [
    'зріс|зросл*|зросло|збільшил*|піднял*|підвищил*|покращил*|подвоїл*|збільшився',
    'впал*|знизил*|скоротил*|зменшил*|знизився|скоротився|зменшився',
    'залишил*|зберіг*',
    'станови*|становить|склал*|складає|досяг*|був|була|було|були|перевищил*',
    'коштує|коштувал*|триває|тривал*|продал*|зібрал*|отримал*|обслужил*',
    'до',
    'до|на|з|у|в|близько|майже|понад|менше|приблизно|лише',
    'наш|наша|наші|наше',
  ],
  sv: [
    'ökade|växte|steg|förbättrades|fördubblades|ökar|växer|stiger|har ökat|har stigit|har vuxit',
    'minskade|sjönk|föll|minskar|sjunker|gick ner|har minskat|har sjunkit|halverades',
    'förblev|låg kvar|var oförändrad*|ligger kvar',
    'var|är|uppgick till|uppgår till|nådde|låg på|ligger på|blev|motsvarar|översteg',
    'kostar|kostade|tar|tog|har|hade|sålde|sysselsätter|samlade in|sparade|fick',
    'till|på',
    'till|med|på|från|cirka|nästan|över|mer än|mindre än|av|bara|ungefär',
    'vår|våra|vårt|den|det|de',
  ],
  nb: [
    'økte|vokste|steg|forbedret seg|doblet seg|øker|vokser|stiger|har økt|har steget|bedret seg',
    'falt|sank|gikk ned|minket|faller|synker|har falt|har sunket|ble redusert',
    'forble|var uendret|holdt seg',
    'var|er|utgjorde|utgjør|nådde|lå på|ligger på|ble|oversteg',
    'koster|kostet|tar|tok|har|hadde|solgte|sysselsetter|samlet inn|sparte|fikk',
    'til|på',
    'til|med|på|fra|cirka|nesten|over|mer enn|mindre enn|av|bare|rundt',
    'vår|våre|vårt|den|det|de',
  ],
  da: [
    'steg|voksede|øgedes|forbedredes|fordobledes|stiger|vokser|er steget|er vokset|blev forbedret',
    'faldt|sank|gik ned|faldt|falder|er faldet|blev reduceret|blev halveret',
    'forblev|var uændret|holdt sig',
    'var|er|udgjorde|udgør|nåede|lå på|ligger på|blev|oversteg',
    'koster|kostede|tager|tog|har|havde|solgte|beskæftiger|indsamlede|sparede|fik',
    'til|på',
    'til|med|på|fra|cirka|næsten|over|mere end|mindre end|af|kun|omkring',
    'vores|den|det|de',
  ],
  cs: [
    'vzrostl*|stoupl*|zvýšil* se|zlepšil* se|zdvojnásobil* se|roste',
    'klesl*|snížil* se|poklesl*|zmenšil* se|klesá',
    'zůstal*|nezměnil* se',
    'činil*|činí|dosáhl*|byl*|je|jsou|představuje|překročil*',
    'stojí|stál*|trvá|trval*|má|měl*|prodal*|zaměstnává|vybral*',
    'na|do|k',
    'na|o|do|z|ze|asi|téměř|přes|více než|méně než|zhruba|jen|k',
    'náš|naše',
  ],
  ro: [
    'a crescut|au crescut|s-a îmbunătățit|s-au îmbunătățit|a urcat|s-a dublat|crește',
    'a scăzut|au scăzut|s-a redus|s-au redus|a coborât|scade',
    'a rămas|au rămas',
    'a fost|au fost|este|sunt|a atins|au atins|a ajuns la|se ridică la|reprezintă|a depășit|era',
    'costă|a costat|durează|a durat|are|a vândut|a strâns|a înregistrat|a economisit',
    'la|până la',
    'la|cu|de|din|circa|aproape|peste|mai mult de|un|o|doar|aproximativ',
    'un|o',
  ],
  el: [
    'αυξήθηκ*|βελτιώθηκ*|ανέβηκ*|διπλασιάστηκ*|αυξάνεται',
    'μειώθηκ*|έπεσε|έπεσαν|υποχώρησ*|μειώνεται',
    'παρέμειν*|έμεινε',
    'ήταν|είναι|έφτασ*|έφθασ*|ανήλθ*|ανέρχεται|αντιστοιχεί|ξεπέρασ*',
    'κοστίζει|κόστισε|διαρκεί|έχει|είχε|πούλησε|συγκέντρωσε',
    'σε|στο|στα|στους|στις',
    'σε|στο|στα|κατά|από|με|περίπου|σχεδόν|πάνω από|στους|στις|το|τα',
    'ο|η|το|οι|τα|τον|την',
  ],
  bg: [
    'нарасна*|увеличи*|повиши*|подобри*|удвои*|расте',
    'спадна*|намаля*|понижи*|намали*|падна*',
    'остана*|запази*',
    'беше|бяха|е|са|достигна*|възлиза*|представлява*|надхвърли*',
    'струва*|трае|има|продаде|събра|спести',
    'до|на',
    'до|с|на|от|около|почти|над|повече от|по-малко от|само',
    'нашият|нашата|нашите',
  ],
  hr: [
    'porast*|porasl*|porastao|poraslo|povećal*|povećao|rast*|poboljšal*|poboljšao|narasla|narastao',
    'pal*|pao|smanjil*|smanjio|opal*|opao',
    'ostal*|ostao|zadržal*',
    'iznosi*|iznosio|dosegn*|dosegao|bil*|bio|je|su|čini|premašil*',
    'stoji|košta|koštal*|traje|ima|prodal*|prikupil*',
    'na|do',
    'na|za|do|s|sa|od|oko|gotovo|preko|više od|manje od|samo',
    'naš|naša|naše|naši',
  ],
  id: [
    'naik|meningkat|tumbuh|bertambah|membaik|melonjak',
    'turun|menurun|berkurang|merosot|menyusut',
    'tetap|stabil',
    'mencapai|adalah|sebesar|berjumlah|merupakan|melebihi',
    'menghabiskan|membutuhkan|memiliki|menjual|mengumpulkan|melayani',
    'menjadi|ke|hingga',
    'menjadi|ke|hingga|sebesar|sekitar|hampir|lebih dari|kurang dari|dari|sebanyak',
    'para',
  ],
  vi: [
    'tăng|tăng trưởng|cải thiện|tăng gấp đôi',
    'giảm|sụt giảm',
    'giữ nguyên|không đổi',
    'đạt|là|ở mức|chiếm|vượt',
    'tốn|mất|có|bán|thu',
    'lên|xuống|đến|còn',
    'lên|xuống|đến|còn|khoảng|gần|hơn|từ|là|thêm',
    'các|những',
  ],
}

/** Undefined for languages whose sentences put the figure before the verb or that have no table here. */
export const figureWordsFor = byLanguage(table, (row) =>
  row === undefined ? undefined : readRow(row),
)

function readRow(
  row: [string, string, string, string, string, string, string, string],
): FigureWords {
  const [up, down, flat, reached, did, to, leading, articles] = row.map((words) =>
    words.split('|').filter(Boolean),
  ) as [string[], string[], string[], string[], string[], string[], string[], string[]]
  return {
    verbs: [
      { pattern: wordPattern(up, 'giu'), trend: 'up' as const, keeps: false },
      { pattern: wordPattern(down, 'giu'), trend: 'down' as const, keeps: false },
      { pattern: wordPattern(flat, 'giu'), trend: 'flat' as const, keeps: false },
      { pattern: wordPattern(reached, 'giu'), keeps: false },
      { pattern: wordPattern(did, 'giu'), keeps: true },
    ],
    to: new RegExp(`(?:${wordSource(to)})\\s*$`, 'iu'),
    leading: new RegExp(`(?:(?:${wordSource(leading)})\\s*)+$`, 'iu'),
    article: new RegExp(`^(?:${wordSource(articles)})\\s*`, 'iu'),
  }
}
