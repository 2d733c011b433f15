import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { unspacedScript } from '../../../text/unspaced-script.ts'
import { byLanguage } from './by-language.ts'
import { wordPattern, wordSource } from './word-pattern.ts'

/** How people speak to whoever makes slides of what they write, by primary subtag. */
interface OrderWords {
  /** What denies, and where nothing shall then stand; either may come first. */
  not: string
  places: string
  /** What says by itself that words are not for everyone, or that a figure is not to be used. */
  confided: string
  /** What does so where its sentence says nothing else: it may be said of anything. */
  silent: string
  /** What does so as a label alone, before a colon or in brackets: of other things it is said as well. */
  label: string
  /** What says of something by its name that it shall be left out: beside a wish for slides alone. */
  omits: string
  /** What somebody wants a number of slides with. */
  needs: string
  /** Whether where it shall not stand is said first. */
  isLast?: true
}

const table: Record<string, OrderWords> = {
  en: {
    not: 'not|don’t|dont|never',
    places:
      'for the slides|on the slides|on a slide|on any slide|in the slides|for the deck|in the deck|for the presentation|in the presentation',
    confided:
      'only to you|just between us|between you and me|between ourselves|strictly between us|off the slides|out of the slides|off the record|not for the record|for your ears only|not for public consumption|keep this to yourself|keep that to yourself|keep it to yourself|keep this to yourselves|keep this between us|this stays between us|this stays in this room|don’t put that in|dont put that in|do not put that in|don’t quote me|dont quote me|do not quote me|don’t use that number|don’t use that figure|dont use that number|do not use that number|do not use that figure|don’t use those numbers|don’t use those figures',
    silent:
      'don’t tell her|don’t tell him|don’t tell them|don’t tell anyone|don’t tell anybody|dont tell her|dont tell him|dont tell them|dont tell anyone|do not tell anyone|don’t mention this|don’t mention that|don’t mention it|dont mention it|dont mention this|do not mention this|don’t share this|don’t show this|don’t include this|don’t include that|do not include this|leave this out|leave that out|leave it out|keep this out|keep it out|not for the audience|between us',
    label:
      'not to be shared|not for sharing|not public yet|internal only|for internal use only|confidential|strictly confidential',
    omits:
      'don’t mention|dont mention|do not mention|don’t include|dont include|do not include|don’t show|dont show|do not show|leave out|leave the|skip the|don’t use|dont use|do not use|please don’t use|ignore the|forget the|scrap the|drop the',
    needs:
      'need|needs|want|can you do|could you do|can you make|could you make|please|i’d like|we’d like|make it|keep it to|do me|no more than|max',
  },
  de: {
    not: 'nicht|nichts|keinesfalls|bitte nicht|raus|weglassen',
    places:
      'für die folien|auf die folien|auf den folien|auf eine folie|auf keine folie|für die präsentation|in die präsentation|in der präsentation|aus den folien|aus der präsentation|auf folie',
    confided:
      'nur an dich|unter uns gesagt|unter uns bleiben|bleibt unter uns|das bleibt unter uns|vertraulich gesagt|nicht fürs protokoll|nicht für das protokoll|behalt das für dich|behalte das für dich|behalten sie das für sich|bitte nicht weitersagen|nicht weitersagen|nicht zitieren|diese zahl nicht verwenden|diese zahl bitte nicht|die zahl bitte nicht|die zahl nicht verwenden|diese zahlen nicht verwenden|nimm die zahl nicht|verwende die zahl nicht',
    silent:
      'sag ihr nichts|sag ihm nichts|sagt ihr nichts|nicht verraten|nichts verraten|nicht erwähnen|bitte nicht erwähnen|bitte weglassen|das bitte weglassen|nicht weitergeben|unter uns',
    label:
      'nur intern|nur für den internen gebrauch|vertraulich|streng vertraulich|nicht öffentlich|noch nicht öffentlich',
    omits:
      'erwähne nicht|erwähn nicht|nicht erwähnen|bitte weglassen|lass weg|lass den|lass die|lass das|nicht zeigen|nicht aufnehmen|nicht mehr verwenden|nicht verwenden|verwende nicht|verwendet nicht|nimm nicht|nehmt nicht|vergiss die|vergesst die',
    needs:
      'brauche|brauchen|bräuchte|bräuchten|möchte|möchten|bitte|kannst du|könntest du|können sie|könnten sie|mach|mache|höchstens|maximal',
  },
  fr: {
    not: 'pas|ne pas|jamais|rien|hors',
    places:
      'pour les diapos|sur les diapos|sur une diapo|dans les diapos|pour les diapositives|sur les diapositives|sur une diapositive|dans la présentation|pour la présentation|dans le diaporama|pour les slides|sur les slides|des diapos|de la présentation',
    confided:
      'entre nous soit dit|cela reste entre nous|ça reste entre nous|reste entre nous|garde-le pour toi|gardez-le pour vous|garde ça pour toi|gardez cela pour vous|en off|hors procès-verbal|ne mettez pas cela|ne me citez pas|ne me cite pas|ne pas citer ce chiffre|n’utilise pas ce chiffre|n’utilisez pas ce chiffre|ne pas utiliser ce chiffre',
    silent:
      'ne lui dis rien|ne lui dites rien|ne lui en parlez pas|ne pas lui dire|n’en parle pas|n’en parlez pas|n’en parlez à personne|à ne pas mentionner|ne pas mentionner|à ne pas diffuser|ne pas diffuser|entre nous',
    label:
      'usage interne|en interne seulement|confidentiel|strictement confidentiel|pas encore public',
    omits:
      'ne mentionne pas|ne mentionnez pas|ne parle pas de|ne parlez pas de|ne montre pas|ne montrez pas|laisse de côté|laissez de côté|ne pas inclure|n’utilise pas|n’utilisez pas|ne pas utiliser|oublie les|oubliez les|oublie le|oubliez le',
    needs:
      'il me faut|il nous faut|il faudrait|j’ai besoin de|besoin de|peux-tu faire|pouvez-vous faire|pourrais-tu faire|merci de faire|maximum|pas plus de|je voudrais',
  },
  es: {
    not: 'no|nada|nunca|fuera',
    places:
      'para las diapositivas|en las diapositivas|en una diapositiva|en ninguna diapositiva|para la presentación|en la presentación|en los slides|en las láminas|para las láminas|de las diapositivas|de la presentación',
    confided:
      'entre nosotros queda|queda entre nosotros|que quede entre nosotros|entre tú y yo|off the record|guárdatelo para ti|guárdeselo para usted|no me cites|no me citen|no uses esa cifra|no uséis esa cifra|no usen esa cifra|no uses ese número|no utilices esa cifra',
    silent:
      'no se lo digas|no le digas nada|no le digáis nada|no se lo digan|no lo menciones|no lo mencionen|no mencionar|no lo incluyas|no lo pongas|no difundir|entre nosotros',
    label:
      'uso interno|solo uso interno|confidencial|estrictamente confidencial|todavía no es público',
    omits:
      'no menciones|no mencionéis|no mencionen|no incluyas|no incluyáis|no incluyan|no muestres|no muestren|deja fuera|dejad fuera|no uses|no uséis|no usen|no utilices|no utilicen|olvida las|olvidad las|olvida los|olvida el',
    needs:
      'necesito|necesitamos|quiero|querría|puedes hacer|podrías hacer|puede hacer|por favor|máximo|no más de|hazme',
  },
  it: {
    not: 'non|niente|mai|fuori',
    places:
      'per le slide|nelle slide|sulle slide|in una slide|su una slide|per la presentazione|nella presentazione|dalle slide|dalla presentazione|nelle diapositive|per le diapositive',
    confided:
      'solo a te|resta tra noi|resti tra noi|rimanga tra noi|detto tra noi|tienilo per te|lo tenga per sé|in via confidenziale|a microfoni spenti|non citarmi|non citatemi|non usare quel numero|non usate quel numero|non usare quella cifra|non usate quella cifra',
    silent:
      'non dirglielo|non diteglielo|non dirle niente|non dirle nulla|non dirgli niente|non ditele niente|non dirlo a nessuno|non ditelo a nessuno|non menzionarlo|non mettetelo|non metterlo|da non divulgare|non diffondere|tra noi',
    label:
      'solo uso interno|uso interno|riservato|strettamente riservato|confidenziale|non ancora pubblico',
    omits:
      'non menzionare|non menzionate|non includere|non includete|non mostrare|non mostrate|lascia fuori|lasciate fuori|non usare|non usate|non usi|dimentica i|dimentica il|dimenticate i|lascia perdere il',
    needs:
      'mi servono|ci servono|servono|vorrei|puoi fare|potresti fare|può fare|per favore|massimo|al massimo|fammi',
  },
  pt: {
    not: 'não|nada|nunca|fora',
    places:
      'para os slides|nos slides|num slide|em um slide|em nenhum slide|para a apresentação|na apresentação|nos diapositivos|para os diapositivos|dos slides|da apresentação',
    confided:
      'fica entre nós|que fique entre nós|cá entre nós|aqui entre nós|guarda isto para ti|guarde isso para você|em off|não me cites|não me cite|não uses esse número|não use esse número|não usem esse número',
    silent:
      'não lhe digas|não lhe digam|não conte a ela|não conta pra ela|não conte para ela|não contes a ninguém|não conte a ninguém|não mencionar|não mencione isso|não inclua isso|não incluir|não divulgar|entre nós',
    label: 'uso interno|confidencial|estritamente confidencial|ainda não é público',
    omits:
      'não menciones|não mencione|não mencionem|não incluas|não inclua|não incluam|não mostres|não mostre|deixa de fora|deixe de fora|não uses|não use|não usem|não utilize|esquece o|esqueça o|esqueça os',
    needs:
      'preciso de|precisamos de|queria|gostaria de|podes fazer|pode fazer|poderia fazer|por favor|máximo|no máximo|faz-me',
  },
  nl: {
    not: 'niet|niets|nooit|buiten',
    places:
      'voor de slides|op de slides|op een slide|in de slides|voor de presentatie|in de presentatie|voor de dia’s|op de dia’s|op een dia|uit de presentatie',
    confided:
      'alleen aan jou|onder ons gezegd|blijft onder ons|houd dit voor jezelf|hou dit voor je|houd dat voor jezelf|off the record|niet voor de notulen|zet dat er niet in|citeer me niet|citeer mij niet|gebruik dat getal niet|gebruik die cijfers niet|dat cijfer niet gebruiken',
    silent:
      'niet tegen haar zeggen|niet tegen hem zeggen|zeg het haar niet|zeg niets tegen haar|niet doorvertellen|niet noemen|niet vermelden|laat dit weg|laat dat weg|niet verspreiden|onder ons',
    label:
      'alleen intern|alleen voor intern gebruik|vertrouwelijk|strikt vertrouwelijk|nog niet openbaar',
    omits:
      'noem niet|niet noemen|niet vermelden|laat weg|niet laten zien|niet opnemen|gebruik niet|niet gebruiken|vergeet de|vergeet het',
    needs: 'heb nodig|nodig|ik wil|graag|kun je|kan je|zou je|kunt u|alsjeblieft|maximaal|hooguit',
  },
  sv: {
    not: 'inte|inget|ej',
    places: 'på bilderna|i bilderna|för bilderna|på en bild|i presentationen|för presentationen',
    confided:
      'bara för dig|oss emellan|stannar mellan oss|behåll det för dig själv|inte till protokollet|ta inte med det|citera mig inte|använd inte den siffran',
    silent:
      'säg inget till henne|säg inget till honom|berätta inte för henne|nämn inte det|mellan oss',
    label: 'endast internt|konfidentiellt|får inte spridas|ännu inte offentligt',
    omits: 'nämn inte|ta inte med|visa inte|hoppa över|använd inte|glöm',
    needs: 'behöver|vill ha|kan du göra|snälla|högst|max',
  },
  nb: {
    not: 'ikke|aldri',
    places:
      'på lysbildene|i lysbildene|på et lysbilde|i presentasjonen|for presentasjonen|på slidene',
    confided:
      'oss imellom|blir mellom oss|hold det for deg selv|ikke til referatet|ikke ta det med|ikke siter meg|ikke bruk det tallet',
    silent:
      'ikke si det til henne|ikke si noe til henne|ikke si det til noen|ikke nevn det|mellom oss',
    label: 'kun internt|konfidensielt|fortrolig|ikke offentlig ennå',
    omits: 'ikke bruk|glem',
    needs: 'trenger|vil ha|kan du lage|vær så snill|maks|høyst',
  },
  da: {
    not: 'ikke|aldrig',
    places: 'på dias|på slides|på et slide|i præsentationen|til præsentationen|på lysbillederne',
    confided:
      'os imellem|bliver mellem os|hold det for dig selv|ikke til referat|tag det ikke med|citer mig ikke|brug ikke det tal',
    silent:
      'sig det ikke til hende|sig ikke noget til hende|sig det ikke til nogen|nævn det ikke|mellem os',
    label: 'kun internt|fortroligt|endnu ikke offentligt',
    omits: 'brug ikke|glem',
    needs: 'har brug for|vil gerne have|kan du lave|venligst|højst|maks',
  },
  fi: {
    not: 'ei|älä|älkää',
    places: 'dioihin|diolle|dioille|kalvoihin|kalvoille|esitykseen|esityksessä',
    confided:
      'meidän kesken|jää meidän väliseksi|pidä tämä omana tietonasi|ei pöytäkirjaan|älä laita sitä mukaan|älä siteeraa minua|älä käytä sitä lukua',
    silent: 'älä kerro hänelle|älä kerro kenellekään|älä mainitse',
    label: 'vain sisäiseen käyttöön|luottamuksellinen|ei vielä julkinen',
    omits: 'älä käytä|älkää käyttäkö|unohda',
    needs: 'tarvitsen|tarvitaan|haluan|voitko tehdä|enintään|korkeintaan',
  },
  pl: {
    not: 'nie|nic|nigdy|poza',
    places:
      'na slajdy|na slajdach|na slajd|na slajdzie|do prezentacji|w prezentacji|dla prezentacji',
    confided:
      'tylko do ciebie|między nami mówiąc|zostaje między nami|niech to zostanie między nami|zachowaj to dla siebie|poza protokołem|nie wpisuj tego|nie cytuj mnie|nie używaj tej liczby|nie podawaj tej liczby|nie używajcie tej liczby',
    silent:
      'nie mów jej|nie mówcie jej|nie mów jemu|nic jej nie mów|nie mów nikomu|nikomu nie mów|nie wspominaj|nie wspominać|pomiń to|między nami',
    label: 'do użytku wewnętrznego|tylko wewnętrznie|poufne|ściśle poufne|jeszcze niepubliczne',
    omits:
      'nie wspominaj o|nie wspominajcie o|nie pokazuj|nie pokazujcie|nie uwzględniaj|pomiń|pomińcie|nie używaj|nie używajcie|nie podawaj|zapomnij o',
    needs:
      'potrzebuję|potrzebujemy|chcę|czy możesz zrobić|możesz zrobić|proszę|poproszę|maksymalnie|najwyżej',
  },
  cs: {
    not: 'ne|nic|nedávat|nepatří|nedávejte|nedávej',
    places: 'na slidy|na snímky|na snímek|do prezentace|v prezentaci|na slajdy',
    confided:
      'mezi námi řečeno|zůstane mezi námi|nech si to pro sebe|mimo záznam|necituj mě|nepoužívej to číslo|nepoužívejte to číslo',
    silent: 'neříkej jí|neříkejte jí|nikomu to neříkej|nezmiňuj|nezmiňovat|vynech to|mezi námi',
    label: 'jen pro interní potřebu|důvěrné|zatím neveřejné',
    omits: 'nepoužívej|nepoužívejte|zapomeň na',
    needs: 'potřebuji|potřebujeme|chci|můžeš udělat|prosím|maximálně|nejvýš',
  },
  hu: {
    not: 'ne|nem',
    places: 'a diákra|a diákon|diára|a prezentációba|a prezentációban|a bemutatóba',
    confided:
      'köztünk maradjon|maradjon köztünk|magunk között|tartsd meg magadnak|jegyzőkönyvön kívül|ne idézz|ne használd ezt a számot|ne ezt a számot',
    silent:
      'ne mondd el neki|ne mondjátok el neki|ne szólj neki|senkinek ne mondd|ne említsd|ezt hagyd ki',
    label: 'csak belső használatra|bizalmas|szigorúan bizalmas|még nem nyilvános',
    omits: 'ne használd|ne használjátok|felejtsd el',
    needs: 'kellene|kell|szeretnék|csinálnál|kérek|legfeljebb|maximum',
  },
  ro: {
    not: 'nu|nimic|niciodată',
    places:
      'pe slide-uri|pe slideuri|pe niciun slide|în prezentare|pentru prezentare|pe diapozitive|în slide-uri',
    confided:
      'între noi fie vorba|rămâne între noi|să rămână între noi|păstrează asta pentru tine|nu mă cita|nu folosi cifra asta|nu folosi acea cifră',
    silent:
      'nu-i spune|nu îi spune|nu-i spuneți|nu spune nimănui|nu menționa|lasă asta afară|între noi',
    label: 'uz intern|doar uz intern|confidențial|strict confidențial|încă nu este public',
    omits: 'nu folosi|nu folosiți|uită de',
    needs: 'am nevoie de|avem nevoie de|vreau|poți face|te rog|vă rog|maxim|cel mult',
  },
  ru: {
    not: 'не|ничего|только не',
    places:
      'для слайдов|на слайды|на слайдах|на слайд|на слайде|в слайды|в презентацию|в презентации|для презентации',
    confided:
      'только вам|только тебе|между нами говоря|останется между нами|пусть останется между нами|строго между нами|не для протокола|не под запись|держи это при себе|держите это при себе|не ссылайтесь на меня|не цитируйте меня|не используй эту цифру|не используйте эту цифру|эту цифру не|эти цифры не',
    silent:
      'не говори ей|не говорите ей|ей не говорить|ей не говорите|ей не говори|ему не говорите|никому не говори|никому не говорите|не упоминай|не упоминайте|не упоминать|между нами|не показывать',
    label:
      'для внутреннего пользования|только для внутреннего пользования|конфиденциально|строго конфиденциально|пока не публично',
    omits:
      'не упоминай|не упоминайте|не показывай|не показывайте|не включай|не включайте|пропусти|пропустите|не используй|не используйте|не использовать|не берите|не бери|забудьте про|забудь про',
    needs:
      'нужно|нужны|надо|хочу|можешь сделать|можете сделать|сделай|сделайте|пожалуйста|не больше|максимум',
  },
  uk: {
    not: 'не|нічого',
    places:
      'для слайдів|на слайди|на слайдах|на слайд|у презентацію|в презентацію|до презентації|для презентації',
    confided:
      'тільки для тебе|лише для вас|тільки тобі|між нами кажучи|залишиться між нами|нехай залишиться між нами|не для протоколу|тримай це при собі|не цитуйте мене|не використовуй цю цифру|не використовуйте цю цифру',
    silent: 'не кажи їй|не кажіть їй|їй не кажіть|нікому не кажи|не згадуй|не згадувати|між нами',
    label: 'для внутрішнього користування|конфіденційно|ще не публічно',
    omits: 'не використовуй|не використовуйте|забудьте про|забудь про',
    needs: 'потрібно|потрібні|треба|хочу|можеш зробити|зроби|зробіть|будь ласка|не більше|максимум',
  },
  bg: {
    not: 'не|нищо|да не',
    places:
      'за слайдовете|на слайдовете|на слайд|в презентацията|за презентацията|во презентацијата|на слајдовите',
    confided:
      'само за теб|само за вас|между нас казано|остава между нас|нека остане между нас|пази го за себе си|не за протокола|не ме цитирайте|само за тебе|нека остане меѓу нас|не използвай това число|не използвайте това число',
    silent:
      'не ѝ казвай|не ѝ казвайте|не казвай на никого|не споменавай|не споменавайте|между нас|меѓу нас',
    label: 'само за вътрешна употреба|поверително|строго поверително|доверливо',
    omits: 'не използвай|не използвайте|забрави за',
    needs: 'трябват|трябват ми|искам|можеш ли да направиш|моля|най-много|максимум|ми требаат',
  },
  el: {
    not: 'όχι|μην|μη|ποτέ|δεν',
    places: 'για τις διαφάνειες|στις διαφάνειες|σε διαφάνεια|στην παρουσίαση|για την παρουσίαση',
    confided:
      'μόνο για σένα|μόνο για εσάς|να μείνει μεταξύ μας|κράτα το για σένα|εκτός πρακτικών|μη με αναφέρετε|μη χρησιμοποιήσεις αυτόν τον αριθμό|μην χρησιμοποιήσετε αυτόν τον αριθμό',
    silent: 'μην της το πεις|μην της πεις|μην της το πείτε|μην το πεις σε κανέναν|μην το αναφέρεις',
    label: 'εσωτερική χρήση|μόνο για εσωτερική χρήση|εμπιστευτικό|αυστηρά εμπιστευτικό',
    omits: 'μη χρησιμοποιήσεις|μην χρησιμοποιήσετε|ξέχνα',
    needs: 'χρειάζομαι|χρειαζόμαστε|θέλω|μπορείς να κάνεις|παρακαλώ|το πολύ',
  },
  hr: {
    not: 'ne|ništa|nikako|nemoj|nemojte',
    places:
      'za slajdove|na slajdove|na slajdovima|na slajd|u prezentaciju|u prezentaciji|za prezentaciju|za prosojnice|na prosojnice|v predstavitev|на слајдове|у презентацију|за слајдове',
    confided:
      'samo za tebe|samo za vas|među nama rečeno|ostaje među nama|neka ostane među nama|zadrži to za sebe|nije za zapisnik|ne za zapisnik|ne citiraj me|samo zate|naj ostane med nama|само за тебе|нека остане међу нама|ne koristi tu brojku|ne koristi taj broj|nemoj koristiti taj broj',
    silent:
      'nemoj joj reći|nemojte joj reći|nikome ne govori|ne spominji|nemoj spominjati|izostavi to|među nama|међу нама',
    label:
      'samo interno|za internu upotrebu|povjerljivo|poverljivo|strogo povjerljivo|zaupno|поверљиво',
    omits: 'ne koristi|nemoj koristiti|ne koristite|zaboravi|ne uporabi|не користи',
    needs:
      'trebam|trebamo|treba mi|treba nam|želim|možeš li napraviti|molim|najviše|maksimalno|potrebujem',
  },
  sq: {
    not: 'jo|mos|asgjë',
    places: 'për slajdet|në slajde|në prezantim|për prezantimin',
    confided:
      'vetëm për ty|vetëm për ju|mes nesh|le të mbetet mes nesh|mbaje për vete|mos më cito|mos e përdor atë shifër',
    silent: 'mos i thuaj|mos i thoni|mos i thuaj askujt|mos e përmend',
    label: 'vetëm për përdorim të brendshëm|konfidenciale|ende jo publike',
    omits: 'mos përdor|mos përdorni|harro',
    needs: 'më duhen|na duhen|dua|mund të bësh|të lutem|maksimumi',
  },
  lt: {
    not: 'ne|nedėti|nedėk|nerašyk',
    places: 'į skaidres|skaidrėse|skaidrėms|į pristatymą|pristatyme',
    confided:
      'tik tau|tik jums|tarp mūsų|tegul lieka tarp mūsų|pasilik sau|ne protokolui|necituok manęs|nenaudok to skaičiaus|nenaudokite to skaičiaus',
    silent: 'nesakyk jai|nesakykite jai|niekam nesakyk|neminėk|neminėti',
    label: 'tik vidiniam naudojimui|konfidencialu|dar nevieša',
    omits: 'nenaudok|nenaudokite|pamiršk',
    needs: 'reikia|norėčiau|noriu|gali padaryti|prašau|daugiausia',
  },
  tr: {
    not: 'değil|koyma|koymayın|yazma|yazmayın|olmasın|girmesin|koymayalım',
    places: 'slaytlara|slaytlar için|slaytlarda|slayda|sunuma|sunum için|sunumda',
    confided:
      'sadece sana|sadece size|yalnızca sana|aramızda kalsın|aramızda kalacak|kendine sakla|tutanağa geçmesin|benden alıntılama|bu rakamı kullanma|o rakamı kullanma|o rakamı kullanmayın|bu sayıyı kullanma|bu sayıyı kullanmayın',
    silent:
      'ona söyleme|ona söylemeyin|kimseye söyleme|kimseye söylemeyin|bahsetme|bahsetmeyin|bunu çıkar|aramızda',
    label:
      'şirket içi|kurum içi|sadece iç kullanım için|gizlidir|gizli|çok gizli|henüz açıklanmadı',
    omits:
      'bahsetme|bahsetmeyin|gösterme|göstermeyin|dahil etme|dahil etmeyin|kullanma|kullanmayın|unut',
    needs:
      'lazım|gerekiyor|istiyorum|istiyoruz|yapar mısın|yapabilir misin|yapar mısınız|lütfen|en fazla',
    isLast: true,
  },
  vi: {
    not: 'không|đừng|chớ',
    places: 'lên slide|trên slide|vào slide|cho slide|trong bài thuyết trình|vào bài thuyết trình',
    confided:
      'chỉ cho bạn|chỉ gửi riêng|chỉ giữa chúng ta|giữ riêng cho bạn|ngoài biên bản|đừng trích lời tôi|đừng dùng con số đó|đừng dùng con số này',
    silent: 'đừng nói với cô ấy|đừng nói với anh ấy|đừng nói với ai|đừng nhắc',
    label: 'chỉ lưu hành nội bộ|bảo mật|tuyệt mật|chưa công bố',
    omits: 'đừng dùng|không dùng|bỏ qua số',
    needs: 'cần|muốn|làm giúp|làm cho tôi|vui lòng|tối đa',
  },
  id: {
    not: 'jangan|tidak|bukan',
    places:
      'di slide|ke slide|untuk slide|dalam slide|di presentasi|ke presentasi|dalam presentasi|untuk presentasi',
    confided:
      'hanya untukmu|hanya untuk anda|antara kita saja|cukup antara kita|simpan untuk dirimu|di luar notulen|off the record|jangan kutip saya|jangan pakai angka itu|jangan gunakan angka itu',
    silent:
      'jangan beri tahu dia|jangan bilang dia|jangan bilang siapa-siapa|jangan disebut|jangan sebutkan',
    label: 'hanya untuk internal|rahasia|sangat rahasia|belum publik',
    omits: 'jangan pakai|jangan gunakan|lupakan',
    needs: 'butuh|perlu|ingin|bisa buatkan|bisa buat|tolong|mohon|maksimal|paling banyak',
  },
  ar: {
    not: 'لا|ليس|ليست|لن|عدم',
    places: 'للشرائح|في الشرائح|على الشرائح|للعرض|في العرض التقديمي|في العرض',
    confided:
      'لك وحدك|لك فقط|بيني وبينك|بيننا فقط|يبقى بيننا|فليبق بيننا|احتفظ به لنفسك|ليس للنشر|خارج المحضر|لا تنقل عني|لا تستخدم هذا الرقم|لا تستخدموا هذا الرقم',
    silent: 'لا تخبرها|لا تخبروها|لا تخبره|لا تخبر أحدا|لا تخبر أحدًا|لا تذكر هذا|لا تذكروا ذلك',
    label: 'للاستخدام الداخلي|للاستخدام الداخلي فقط|سري|سري للغاية|سرّي|لم يعلن بعد',
    omits: 'لا تذكر|لا تذكروا|لا تعرض|لا تعرضوا|احذف|لا تستخدم|لا تستخدموا|انس',
    needs: 'أحتاج|نحتاج|أريد|نريد|هل يمكنك|من فضلك|رجاء|لا أكثر من',
  },
  he: {
    not: 'לא|אל|אין',
    places: 'לשקפים|בשקפים|על השקפים|במצגת|למצגת',
    confided:
      'רק לך|רק בשבילך|שיישאר בינינו|תשמור לעצמך|לא לפרוטוקול|אל תצטט אותי|אל תשתמש במספר הזה|אל תשתמשו במספר הזה',
    silent: 'אל תגיד לה|אל תגידי לה|אל תספרו לה|אל תספר לאף אחד|לא להזכיר',
    label: 'לשימוש פנימי|לשימוש פנימי בלבד|חסוי|סודי|עדיין לא פורסם',
    omits: 'אל תשתמש|אל תשתמשו|תשכח מ',
    needs: 'צריך|צריכה|צריכים|רוצה|אפשר להכין|בבקשה|לכל היותר',
  },
  hi: {
    not: 'नहीं|न|मत',
    places: 'स्लाइड पर|स्लाइड में|स्लाइडों पर|स्लाइडों में|स्लाइड के लिए|प्रस्तुति में|प्रेज़ेंटेशन में|प्रस्तुति के लिए',
    confided:
      'सिर्फ़ आपके लिए|केवल आपके लिए|सिर्फ़ तुम्हारे लिए|हमारे बीच की बात|यह हमारे बीच रहे|अपने तक रखिए|अपने तक रखना|अपने तक रखें|ऑफ़ द रिकॉर्ड|मेरा हवाला न|यह आँकड़ा इस्तेमाल न|वह आँकड़ा इस्तेमाल न|यह संख्या इस्तेमाल न',
    silent: 'उन्हें मत बताना|उसे मत बताना|उन्हें न बताएँ|किसी को मत बताना|किसी को न बताएँ|इसका ज़िक्र न',
    label: 'गोपनीय|केवल आंतरिक|आंतरिक उपयोग के लिए|अभी सार्वजनिक नहीं',
    omits: 'का ज़िक्र न करें|का उल्लेख न करें|शामिल न करें|मत दिखाइए|इस्तेमाल न करें|इस्तेमाल मत|भूल जाइए',
    needs: 'चाहिए|चाहिएँ|बना दीजिए|बना दें|बना दो|कृपया|ज़्यादा से ज़्यादा',
    isLast: true,
  },
  th: {
    not: 'ไม่|อย่า|ห้าม',
    places: 'ลงสไลด์|ในสไลด์|บนสไลด์|ใส่สไลด์|สำหรับสไลด์|ในงานนำเสนอ',
    confided:
      'บอกคุณคนเดียว|เฉพาะคุณ|ระหว่างเรา|รู้กันแค่เรา|เก็บไว้กับตัว|นอกบันทึก|อย่าอ้างชื่อผม|อย่าอ้างชื่อฉัน|อย่าใช้ตัวเลขนั้น|อย่าใช้ตัวเลขนี้',
    silent: 'อย่าบอกเธอ|อย่าบอกเขา|อย่าบอกใคร|อย่าพูดถึง',
    label: 'ใช้ภายในเท่านั้น|เป็นความลับ|ลับเฉพาะ|ยังไม่เปิดเผย',
    omits: 'อย่าพูดถึง|ไม่ต้องพูดถึง|ไม่ต้องใส่|อย่าใส่|อย่าใช้|ไม่ต้องใช้|ลืม',
    needs: 'ต้องการ|ขอ|ช่วยทำ|อยากได้|ไม่เกิน',
  },
  ja: {
    not: '載せない|載せないで|のせない|入れない|入れないで|使わない|書かない|出さない|不要|不可|ではありません|除いて',
    places:
      'スライドには|スライドに|スライドでは|資料には|資料に|プレゼンには|プレゼンに|プレゼンでは|スライド用',
    confided:
      'あなただけに|あなたにだけ|ここだけの話|内密に|内々に|オフレコ|他言無用|口外しない|口外無用|この数字は使わない|その数字は使わない|この数字は載せない|その数字は載せない|この数字は出さない',
    silent: '本人には内緒|本人には言わない|彼女には内緒|内緒です|内緒で|言わないで|触れないで',
    label: '社外秘|部外秘|社内限り|社内のみ|非公開|まだ公表|取扱注意|極秘',
    omits:
      '触れないで|載せないで|入れないで|省いて|含めないで|は使わないで|は使わない|は使わず|は無視して|は忘れて',
    needs: '必要|欲しい|ほしい|お願い|ください|下さい|作って|以内で|程度で|にまとめ',
    isLast: true,
  },
  ko: {
    not: '넣지|말아|말고|빼고|빼 주세요|빼주세요|제외|올리지|쓰지',
    places:
      '슬라이드에는|슬라이드에|슬라이드엔|슬라이드에서|발표자료에|발표 자료에|피피티에|자료에는',
    confided:
      '너만 알고|혼자만 알고|혼자만 아세요|우리만 알고|비밀로 해|오프더레코드|오프 더 레코드|회의록에는 빼|제 이름은 빼|이 숫자는 쓰지|그 숫자는 쓰지|이 수치는 쓰지|그 수치는 쓰지',
    silent: '말하지 마|말하지 말아|얘기하지 마|언급하지 마|언급하지 말아',
    label: '대외비|사내용|내부용|내부 공유용|외부 공유 금지|비공개|아직 공개 전|극비',
    omits:
      '언급하지 말|넣지 말|빼 주세요|빼줘|제외해|쓰지 말고|쓰지 마|사용하지 말고|사용하지 마|무시하고|잊고',
    needs: '필요|부탁|주세요|해줘|만들어|이내로|정도로',
    isLast: true,
  },
  zh: {
    not: '不要|别|別|不必|勿|不放|不上|不用|去掉',
    places:
      '放到幻灯片|放进幻灯片|写进幻灯片|放幻灯片|上幻灯片|放PPT|放进PPT|写进PPT|上PPT|放到PPT|在幻灯片|在PPT|放到投影片|放進投影片|寫進簡報|放進簡報|放簡報|放到簡報|在簡報|在投影片',
    confided:
      '只跟你说|只跟你說|只告诉你|只告訴你|你知道就好|私下说|私下說|仅供你参考|僅供你參考|不要外传|不要外傳|别外传|別外傳|不要对外说|不要對外說|不作记录|不列入紀錄|这个数字不要用|這個數字不要用|这个数字别用|這個數字別用|不要用这个数字|不要用這個數字|别用这个数字',
    silent:
      '别告诉她|別告訴她|别告诉他|別告訴他|不要告诉她|不要告訴她|不要告诉任何人|不要告訴任何人|别提|別提|不要提',
    label: '内部资料|內部資料|仅限内部|僅限內部|内部使用|內部使用|保密|机密|機密|尚未公开|尚未公開',
    omits: '不要提|别提|別提|不要写|不要寫|不要放|略去|不要用|别用|別用|忽略|作废|作廢',
    needs: '需要|想要|请|請|帮我|幫我|麻烦|麻煩|不超过|不超過|最多',
  },
}

/** The words of one language as patterns. */
interface OrderPatterns {
  confided: RegExp
  silent: RegExp
  label: RegExp
  omits: RegExp
  needs: RegExp
}

const listed = (words: string) => words.split('|').filter((word) => word !== '')

/** So many words may stand between what denies and where. */
const gapIn = (words: string) =>
  unspacedScript.test(words) ? '[^。，、！？\\n]{0,8}?' : '(?:[\\s,]+[^\\s.!?;:]+){0,4}?[\\s,]+'

function patternsOf(row: OrderWords): OrderPatterns {
  const [not, place] = [row.not, row.places].map((words) => wordSource(listed(words)))
  const gap = gapIn(row.places)
  const denied = row.isLast ? [place, not] : [not, place]
  return {
    confided: caselessPattern(
      `${wordSource(listed(row.confided))}|(?:${denied.join(`)${gap}(?:`)})`,
      'u',
    ),
    silent: wordPattern(listed(row.silent)),
    label: wordPattern(listed(row.label)),
    omits: wordPattern(listed(row.omits)),
    needs: wordPattern(listed(row.needs)),
  }
}

/** How a language speaks to whoever makes slides; undefined for one that nothing is known of. */
export const orderPatterns = byLanguage(table, (row) =>
  row === undefined ? undefined : patternsOf(row),
)
