import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** Dutch: imperatives, infinitives and separable verbs. */
export const dutch: Lexicon = {
  language: 'nl',
  grammar: {
    verbLast: 'often',
    negationBehind: true,
    thanks: /dank/iu,
    separableVerbs: [
      [/^voeg/, /^(?:toe|in)$/],
      [/^(?:noem|zet)/, /^om$/],
    ],
  },
  wordings: {
    pointing: 'wat|terug',
    byAmount: 'met',
    asWell: 'ook',
    tellMe: 'vertel me|zeg me',
    thanksSaid: 'bedank|dank',
    contactSaid: 'contact',
    questionsSaid: 'vragen',
    yes: 'ja|zeker|doe maar',
    stays: 'alles|zo|staan',
    no: 'liever niet|laat maar|annuleren|nee|hoeft niet|laat alles|laat het',
    staysAfterAll: 'moet(?:en)? blijven|blijft|blijven|houdt|ongewijzigd|laten staan',
    asIs: 'zo|gelijk|hetzelfde|ongewijzigd|onveranderd|zoals (?:het|hij|ze) (?:is|zijn)|staan|zo staan',
    asItWas:
      '(?:zet|haal|breng)(?= (?:dia |slide )?[0-9]+ (?:weer )?terug)|(?<=[0-9] )(?:weer )?terug|(?:zet|haal|breng|doe) (?:hem|het|die|dat|ze|de oude|de vorige) (?:weer |toch )?terug|(?:toch )?(?:weer )?zoals (?:het|hij|ze|die) (?:eerst |ervoor |daarvoor )?(?:was|waren)|(?:toch )?(?:weer )?(?:de|het) oude(?: terug| weer)?|(?:toch|weer) (?:de|het) vorige(?: terug| weer)?',
    partFirst: 'die (?:met|over|van)(?: de| het)?',
    backTo: 'terug naar(?: de| het)?|weer als',
    rather: 'liever|beter|toch liever|toch|eigenlijk',
    meantLast: 'bedoelde ik|bedoel ik',
    friendly: 'alsjeblieft|dank je|graag|ah|dan|ok|oke',
    bothOfThem: 'allebei|de twee',
    allOfThem: 'allemaal',
    and: 'en',
    but: 'maar|behalve',
    butFirst: 'of',
    notThose: 'niet',
    lead: 'ik bedoel|neem',
    courtesy: 'alsjeblieft|alstublieft|graag',
    thanksAtLength: '(?:alvast )?(?:bedankt|dank je(?: wel)?)',
    deleteFirst: 'verwijder',
    onlyFirst: 'alleen',
    titleLead: 'noem\\s+hem',
    advice: '(?:moet ik|zal ik|moeten we)(?!\\p{L})',
    correction: 'wacht|nee',
    open: 'iets(?!\\p{L})',
    undecided: 'geen idee',
    ordinalEnding: 'de|ste',
    article: 'de|het',
    small: 'wij|we|hoe|wat|waarom|zijn|niet|het|een|van|over|en',
    caller: 'mij|ons',
    timeUnit: 'uur|uren|dag',
  },
  concepts: {
    increases: 'verhoog|verhogen|verhoogt',
    decreases: 'verlaag|verlagen|verlaagt|verminder|verminderen',
    person: 'we|wij|niemand|ik|zij|iemand|men|hij|iedereen|de mensen|mensen',
    font: 'lettertype|lettertypes|font',
    sameWidth: 'even breed|dezelfde breedte|gelijke breedte',
    body: 'de inhoud van|inhoud|inhoudsgebied|tekstvak|hoofdtekst|tijdelijke aanduiding|tekstgebied',
    insteadOf: 'in plaats van|en niet|ipv|i p v',
    add: 'voeg|voegen|toevoegen|voeg toe|maak een nieuwe|invoegen|creëer|creëren|ik wil|ik wil graag|we willen|ik heb nodig|we hebben nodig|er ontbreekt|geef me een|neem op|opnemen|aanmaken|toe te voegen|in te voegen|zet er een|maak een|graag een|ik zou graag|zet erbij|schrijf erbij|erbij zetten|bijzetten|bijschrijven|plak|graag nog|inlassen|las in|voegen toe',
    delete:
      'verwijder|verwijderen|wis|wissen|schrap|schrappen|haal|weghalen|weg|weglaten|gooi|weggooien|delete|te verwijderen|eruit|weg te halen|mag weg|kan weg|verwijdert|mogen weg|kunnen weg|mag eruit|mogen eruit|kan eruit|kunnen eruit|wegdoen|doe weg|eruit halen|eruit gooien|weg doen|haalt|haal weg|gooi weg|knip weg|verwijderd',
    move: 'verplaats|verplaatsen|verschuif|verschuiven|schuif|schuiven|beweeg|te verplaatsen|moet|moeten|hoort|verhuis|breng over|te verschuiven|sleep|trek|trekken|verzet|verzetten|verhuizen|omhoog schuiven|omlaag schuiven|verplaatst|verschoven|doorschuiven|slepen',
    put: 'zet|zetten|plaats|plaatsen|leg|stel|breng|brengen|doe|hebben|te zetten|te plaatsen|stop|gooi|hang|hangen|leggen|stellen|doen|noteer|noteren|vul|vul in|invullen|neem|nemen|haal naar voren|plaatst',
    swap: 'wissel|wisselen|verwissel|verwisselen|omwisselen|ruil|ruilen|omruilen|draai om|te wisselen|te verwisselen|wissel om',
    duplicate:
      'dupliceer|dupliceren|kopieer|kopiëren|kloon|klonen|maak een kopie van|een kopie van|verdubbel|te dupliceren|te kopiëren|maak een duplicaat van',
    merge:
      'voeg samen|samenvoegen|combineer|combineren|verenig|bundel|smelt samen|samen te voegen|te combineren|samen|voeg bij elkaar|samengevoegd',
    split:
      'splits|splitsen|verdeel|verdelen|deel op|opdelen|opsplitsen|deel|te splitsen|knip|op te splitsen|breek',
    rename:
      'hernoem|hernoemen|noem|noemen|betitel|herbenoem|te hernoemen|wijzig de naam van|verander de naam van|titel de',
    convert:
      'zet om|omzetten|converteer|converteren|transformeer|verander|toon|tonen|laat zien|presenteer|weergeven|geef weer|maak van|vorm om|vormgeven|weer te geven|om te zetten|visualiseer|zet|geef|maak',
    make: 'maak|maken|laat|te maken',
    change:
      'verander|veranderen|wijzig|wijzigen|pas aan|pas|aanpassen|bewerk|bewerken|update|corrigeer|stel in|instellen|te wijzigen|te veranderen|zet|maak|vervang|kleur|corrigeren|updaten|bijwerken|werk bij|bewerkt|wijzigt|verbeter naar|zet om|aan te passen|maak ervan|veranderd|vervangen',
    use: 'gebruik|gebruiken|pas toe|pas|toepassen|kies|kiezen|neem|selecteer|schakel over naar|ga voor|te gebruiken|wissel naar|stap over op',
    replace:
      'vervang|vervangen|zoek en vervang|ruil in|te vervangen|verander elke|vervang alle|verander alle|zoeken en vervangen|wissel',
    translate: 'vertaal|vertalen|vertaling|te vertalen',
    undo: 'maak ongedaan|ongedaan maken|ongedaan|draai terug|terugdraaien|maak dat ongedaan|herroep|zet terug|undo|een stap terug|draai de laatste wijziging terug|ga een stap terug|terug te draaien|draai dat terug',
    restore:
      'herstel|herstellen|ga terug naar|terug naar|keer terug naar|zet terug naar|terugzetten naar|terugkeren naar|teruggaan naar|te herstellen',
    export:
      'exporteer|exporteren|download|downloaden|sla|opslaan|bewaar|geef mij|stuur me|stuur mij|geef me|genereer|te exporteren|te downloaden|mail me',
    write:
      'schrijf|schrijven|stel op|opstellen|genereer|genereren|bedenk|maak|formuleer|te schrijven|noteer|noteren|typ|typen|tik|vul|vul in|invullen|opschrijven|schrijf op',
    regenerate:
      'genereer opnieuw|opnieuw genereren|maak opnieuw|opnieuw maken|herschrijf|herschrijven|schrijf opnieuw|probeer opnieuw|opnieuw',
    keep: 'behoud|behouden|houd|bewaar|hou',
    shorter:
      'korter|kort|verkort|verkorten|inkorten|bondiger|beknopter|compacter|vat|samenvatten|minder tekst|te lang|kort in|te veel tekst|kortere|in te korten|condenseer|knapper',
    longer:
      'langer|uitgebreider|verleng|verlengen|breid uit|breid|uitbreiden|meer detail|meer details|gedetailleerder|meer tekst|werk uit|uitwerken|te kort|meer inhoud|uit te breiden|meer informatie|vul aan|langere|werk|diepgaander',
    simpler:
      'eenvoudiger|simpeler|vereenvoudig|vereenvoudigen|makkelijker|begrijpelijker|duidelijker|makkelijker te begrijpen|gemakkelijker|minder ingewikkeld|minder technisch|in eenvoudige taal|eenvoudige taal|te ingewikkeld|te vereenvoudigen|in gewone taal|simpele taal|toegankelijker',
    slide: 'dia|slide|pagina|sheet|dianummer|dia nummer|slide nummer',
    slides: 'dia s|slides|pagina s|sheets|dias',
    deck: 'presentatie|deck|hele presentatie|volledige presentatie|diavoorstelling|document|gehele presentatie|slidedeck',
    title:
      'titel|titels|kop|koptekst|naam|opschrift|kopje|titeltje|kopregel|diatitel|slidetitel|titeltekst',
    subtitle: 'ondertitel|subtitel|ondertitels|ondertiteling|subkop',
    notes:
      'notities|notitie|sprekersnotities|sprekernotities|aantekeningen|presentatornotities|notes|spreeknotities|spreektekst|sprekersnotitie|sprekeraantekeningen|spreeknotitie|sprekersaantekeningen|notitieveld|presentatienotities|sprekernotitie|speaker notes',
    theme: 'thema|ontwerp|stijl|sjabloon|vormgeving|design|thema s',
    color: 'kleur|kleuren|kleurenschema|palet|kleurenpalet',
    background: 'achtergrond|achtergrondkleur|achtergronden|background|bg',
    accent:
      'accentkleur|accent|hoofdkleur|merkkleur|primaire kleur|accenten|accentkleuren|accent color|accent colour',
    surface: 'surface|oppervlaktekleur|oppervlak|vlakkleur',
    emphasis: 'emphasis|nadruk|nadrukkleur',
    ink: 'ink|inkt|inktkleur',
    muted: 'muted|gedempt|gedempte',
    positive: 'positieve kleur',
    negative: 'negatieve kleur',
    little: 'kleine|klein|kleintje',
    aligns: 'lijn|uitlijnen|lijn uit|uitgelijnd',
    text: 'tekstkleur|letterkleur|kleur van de tekst',
    words:
      'de inhoud van|tekst|woord|woorden|term|inhoud|elk voorkomen van|alle vermeldingen van|het woord|zinnen',
    layout: 'layout|indeling|opmaak|lay out',
    picture:
      'afbeelding|afbeeldingen|foto|foto s|plaatje|illustratie|beeld|tekening|plaatjes|icoon|fotootje|illustraties|beelden|tekeningen|iconen|afbeeldinkje|screenshot|schermafbeelding',
    row: 'rij|rijen|regel|tabelrij|tabelrijen|regels|tabelregel',
    column: 'kolom|tabelkolom|kolommen',
    cell: 'cel|cellen|vakje|vakjes|tabelcel|veld',
    value: 'waarde|waarden|gegeven|categorie|reeks|bedrag|percentage|waardes|gegevens',
    point:
      'punt|opsommingspunt|agendapunt|item|bullet|bulletpoint|puntje|subpunt|streepje|mijlpaal|gebeurtenis',
    item: 'stap|stappen|punt|punten|item|items|opsommingspunt|opsommingspunten|kaart|kaarten|kaartje|kaartjes|tegel|tegels|rij|rijen|regel|regels|kolom|kolommen|alinea|alinea s|cel|cellen|bullet|bullets|bulletpoint|bulletpoints|gebeurtenis|gebeurtenissen|mijlpaal|mijlpalen|vakje|vakjes|blokje|blokjes|subpunt|subpunten|puntje|puntjes|streepje|streepjes|opsommingsteken|opsommingstekens|agendapunt|agendapunten|bullet point|bullet points|kerncijfer|kerngetal|vak|tabelrij',
    step: 'stap|stappen',
    card: 'kaart|kaarten|kaartje|kaartjes|tegel|tegels',
    single:
      'punt|puntje|opsommingspunt|agendapunt|subpunt|streepje|opsommingsteken|item|bullet|bulletpoint|bullet point|stap|kaart|kaartje|tegel|vak|vakje|blokje|kerncijfer|kerngetal|rij|tabelrij|regel|kolom|cel|alinea|mijlpaal|gebeurtenis',
    inQuotes: 'tussen aanhalingstekens|met aanhalingstekens',
    revision: 'versie|revisie|versies',
    variant: 'variant|alternatief|optie|andere versie|varianten',
    everything: 'alles|het geheel',
    order: 'volgorde',
    file: 'bestand',
    table: 'tabel|tabellen|tabelvorm|tabelweergave|tabelletje',
    chart: 'grafiek|grafieken|diagram|diagrammen|chart|grafiekje|charts',
    bar: 'staafdiagram|staafgrafiek|balkendiagram|kolomdiagram|staven|balkgrafiek|kolomgrafiek|histogram|balken|staafdiagrammen|staafgrafieken|balkdiagram|kolommendiagram|staafje|bar chart',
    stacked:
      'gestapeld staafdiagram|gestapelde staafgrafiek|gestapeld|gestapelde grafiek|gestapelde staven|gestapelde balken|gestapelde kolommen|gestapelde staafdiagram|gestapeld kolomdiagram|gestapeld balkendiagram',
    line: 'lijndiagram|lijngrafiek|lijnen|lijn|lijngrafieken|lijndiagrammen|curve',
    area: 'vlakdiagram|vlakgrafiek|gebiedsdiagram|oppervlaktegrafiek|vlakkendiagram|gebiedsgrafiek|vlakgrafieken',
    pie: 'taartdiagram|cirkeldiagram|taartgrafiek|cirkelgrafiek|taart|taartdiagrammen|cirkeldiagrammen|taartje',
    doughnut:
      'ringdiagram|donutdiagram|donut|donutgrafiek|ringgrafiek|ringdiagrammen|donutgrafieken|donut grafiek',
    steps:
      'stappen|stap voor stap|proces|genummerde lijst|stappenplan|genummerde stappen|procedure|processtappen|stroomschema|stapsgewijs',
    timeline: 'tijdlijn|tijdslijn|tijdbalk|chronologie|timeline|tijdas|tijdlijnen|tijdslijnen',
    comparison:
      'twee kolommen|vergelijking|naast elkaar|2 kolommen|kolommen|voor en nadelen|tweekoloms|twee koloms|vergelijkend overzicht|indeling met twee kolommen|tweekolomsindeling|tweekolommen',
    bullets:
      'opsomming|opsommingstekens|lijst|bullets|opsommingslijst|punten|puntenlijst|bulletpoints|opsommingspunten|bullet points|puntsgewijs',
    cards: 'kaarten|kaartjes|tegels|kaart|blokken|vakken',
    quote: 'citaat|citaten|quote|citaatje|getuigenis|quotes',
    stats: 'kerncijfers|cijfers|statistieken|kpi s|kengetallen|grote getallen|statistiek|kpi',
    paragraph:
      'alinea|alinea s|doorlopende tekst|lopende tekst|paragraaf|volledige zinnen|gewone tekst|hele zinnen|proza',
    agenda: 'agenda|inhoudsopgave|programma|overzicht|inhoud van de presentatie',
    section:
      'sectie|hoofdstuk|scheidingsdia|tussentitel|sectiekop|sectiedia|hoofdstukdia|tussenkop|tussendia|sectiescheiding|scheiding|sectietitel',
    closing:
      'afsluiting|afsluitende dia|slotdia|dankwoord|bedankt|einddia|bedankdia|slot|afsluitdia|vragen|contact|bedankslide|afsluitende slide|afsluitslide|slotslide|eindslide|afsluitende|dank u',
    cover:
      'titeldia|omslag|voorkant|voorblad|titelpagina|openingsdia|titelslide|voorpagina|startdia|openingsslide|cover',
    recap:
      'samenvatting|conclusie|conclusies|recap|samenvattende|belangrijkste punten|samenvattingsdia|kernpunten|terugblik',
    definition: 'definitie|definities|begrippenlijst',
    code: 'code|broncode|codefragment|codevoorbeeld',
    bigNumber: 'groot getal|kerngetal|grote getal',
    after:
      'na|achter|direct na|meteen na|vlak na|onder|volgend op|direct achter|direct onder|net onder|vlak onder|meteen onder|gelijk na|net na|vlak achter|meteen achter|beneden',
    before:
      'voor|vóór|voor de|direct voor|vlak voor|meteen voor|net voor|boven|direct boven|net boven|vlak boven|meteen boven|gelijk voor|bovenop',
    start:
      'begin|start|het begin|vooraan|helemaal vooraan|naar voren|voorop|eerste plaats|als eerste|eerste positie|helemaal naar voren|voorin|op de eerste plaats|op de eerste plek|bovenin|naar het begin|eerste plek|eerst in de lijst|helemaal aan het begin',
    end: 'einde|eind|slot|achteraan|helemaal achteraan|naar achteren|laatste plaats|als laatste|laatste positie|helemaal naar achteren|achterin|onderaan|helemaal onderaan|onderin|helemaal onderin|op de laatste plaats|op de laatste plek|laatste plek|helemaal aan het eind|helemaal aan het einde|naar onderen|tot slot van de lijst',
    up: 'naar voren|omhoog|naar boven|eerder|hoger|een plek omhoog|een plaats omhoog|één omhoog|eentje omhoog|een plek naar boven|een regel omhoog|een plek naar voren|een plaats naar voren|een stapje omhoog|verder omhoog',
    down: 'naar achteren|omlaag|naar beneden|later|lager|een plek omlaag|een plaats omlaag|één omlaag|eentje omlaag|een plek naar beneden|een regel omlaag|een plek naar achteren|een plaats naar achteren|een stapje omlaag|verder omlaag',
    between: 'tussen',
    to: 'naar|op|tot|aan|in|te|naar het|op de|luidt',
    into: 'in|naar|tot|als|een|in een|tot een|naar een|om in|om in een|om naar',
    place: 'positie|plaats|plek|posities|plaatsen|plekken',
    itsPlace:
      'op zijn plaats|op haar plaats|op hun plaats|in zijn plaats|in haar plaats|in plaats daarvan|op die plaats|op die plek|op zijn plek|daarheen|waar hij stond|waar die stond',
    top: 'bovenaan|top|helemaal bovenaan|bovenste plek|helemaal naar boven|naar bovenaan|bovenste',
    this: 'deze|dit|huidige|de huidige|geselecteerde|gekozen|hier',
    it: 'het|hem|die|dat|dezelfde|ze|er|haar',
    them: 'die twee|beide dia s|hen|hun',
    next: 'volgende|eerstvolgende|eerst volgende',
    previous: 'vorige|voorgaande|voorafgaande',
    all: 'alle|elke|iedere|elk|ieder|al de|al|al mijn|iedere van de|elke van de|ieder van de',
    both: 'beide|allebei',
    everywhere:
      'overal|in de hele presentatie|op alle dia s|in alle dia s|door de hele presentatie|op alle slides|in alle slides|op elke dia|in de gehele presentatie|in het hele deck|in de presentatie|op elke slide',
    blank: 'leeg|lege',
    new: 'nieuwe|nieuw|extra|lege|leeg|aanvullende|bijkomende',
    property:
      'te breed|te smal|volle|saaie|lelijke|onnodige|overbodige|dubbele|oude|verouderde|nutteloze|slechte|slechtste|lange|langste|kortste|belangrijke|onbelangrijke',
    even: 'even|even genummerde',
    odd: 'oneven|oneven genummerde',
    copy: 'de kopie|het duplicaat|kopie|duplicaat',
    added: [
      phrases(
        'die|dat|',
        'je|jij|ik|we|wij|u',
        'net|zojuist|zonet|pas|laatst|',
        'toegevoegd|gemaakt|ingevoegd|aangemaakt',
        'hebt|heb|hebben|heeft',
      ),
      phrases(
        'die|dat|',
        'je|jij|ik|we|wij|u',
        'net|zojuist|zonet|pas|laatst|',
        'hebt|heb|hebben|heeft',
        'toegevoegd|gemaakt|ingevoegd|aangemaakt',
      ),
      phrases('net|zojuist|pas|laatst|nieuw|', 'toegevoegde|ingevoegde|aangemaakte'),
    ].join('|'),
    except: 'behalve|uitgezonderd|met uitzondering van|op na|buiten',
    only: 'alleen|enkel|slechts|uitsluitend|maar alleen|maar enkel|maar dan alleen',
    others: 'andere|overige|rest|de rest|resterende',
    last: 'laatste|allerlaatste|laatst',
    penultimate: 'voorlaatste|één na laatste|een na laatste|op één na laatste|op een na laatste',
    ordinalMark: 'e|de|ste|º',
    numberSign: 'nummer|nr|no|#|nummers',
    one: 'diegene|degene|degenen',
    another: 'nog een|een andere|nog één|een extra|een ander|andere|nog eentje|nog wat',
    the: 'de|het|mijn|onze|ons|jouw|hele|gehele|volledige|uw|je|m n|mn',
    a: 'een|enkele|een paar|n',
    of: 'van|voor de|van de|der',
    in: 'in|op|bij|aan|binnen|onder|uit',
    with: 'met|met daarin|die bevat|met de punten|en de punten|met als punten|met de volgende punten|en punten|en met de punten|met de bullets|met bullets|waar een|waarop een|die bevatten|waarop',
    about:
      'over|met als onderwerp|met betrekking tot|betreffende|voor|die gaat over|die over|aangaande|inzake|met het onderwerp|rond|omtrent|waarin|met als thema|die uitlegt|over het|over de|over onze',
    titled:
      'getiteld|genaamd|met de titel|met titel|met als titel|met de kop|titel|die heet|onder de titel|geheten|met de naam|met de tekst|met tekst|met als tekst|die zegt|waarop staat|waarin staat|luidend|dat luidt|die luidt|met de woorden',
    as: 'als|in de vorm van',
    by: 'door|met|voor|tegen|volgens|naargelang',
    fromOnwards: 'vanaf|vanaf de',
    from: 'van|uit|vanaf',
    through: 'tot|tot en met|t m|t/m|tot aan|-|–|—|~|...|…',
    and: 'en|&|alsmede|plus|evenals|+|en ook',
    afterwards:
      'dan|daarna|en dan|vervolgens|en daarna|tot slot|daarnaast|ten slotte|ook|en vervolgens|tenslotte|verder|hierna|eerst',
    or: 'of|ofwel|misschien',
    not: 'maar niet|en niet|niet|geen|nooit|zonder',
    please:
      'alsjeblieft|alstublieft|aub|svp|graag|kun je|kan je|kunt u|zou je|zou u|wil je|wilt u|kan jij|kun jij|ik wil dat je|hallo|hoi|nu|even|eens|gewoon|laten we|we moeten|we zouden|een beetje|wat|veel|nog|zou je willen|zou je kunnen|zou u kunnen|wil je even|kun je even|mij|me|ik wil graag|ik wil|ik zou graag|willen|zou|ons|dus|oké|ok|hé|hey|dank je|maar|ik zou graag zien dat|iets|ik zou graag willen|direct|kunnen|kunnen we|mogelijk|wel|je|u|zien|snel|opnieuw aub|vlug|effe|effen|gauw|meteen|misschien even|mag je|mag|kunnen jullie|zouden we|zullen we|ah|sorry|oeps|trouwens|ook nog|nog even|aub even|gewoon even|ajb|o ja|doe maar|maar even|ff|toch|alleen even|voorlopig|voor nu|pls|helemaal|volledig|compleet',
    shall:
      'moet|zou moeten|moet zijn|moet worden|moeten|moeten zijn|moet luiden|moet heten|moeten heten|moeten worden|zou moeten zijn|hoort te zijn',
    correction: 'nee|sorry|oeps|ik bedoel|ik bedoelde|nee wacht|wacht',
    alike: 'hetzelfde|hetzelfde met|hetzelfde op|hetzelfde voor|idem voor|ook op|doe hetzelfde op',
    greeting: 'hallo|hoi|hi|hey|beste|goedemorgen|goedemiddag|dag',
    farewell:
      'bedankt|dank je|dank je wel|dank u|dank u wel|alvast bedankt|groet|groeten|met vriendelijke groet|vriendelijke groet|hartelijke groet|mvg|groetjes',
    because: 'omdat|want|aangezien|zodat|wegens|die is niet nodig',
    therefore: 'dus|daarom|vandaar',
    if: 'als er|wanneer|indien|mits',
    is: 'is|zijn|wordt',
    say: 'zeg|zegt|staat|luidt|zeggen|staan|luiden|lezen',
    particle:
      'weg|toe|in|om|op|aan|uit|af|bij elkaar|door|terug|weer|over|samen|in tweeën|in twee|in twee dia s|in twee delen|tot één|tot een dia|tot één dia|in één dia|in een dia|in één|met elkaar|van plaats|plaatsen|van plek|de volgorde van|de posities van|de plaats van|in plaats daarvan|uit de presentatie|van de presentatie|daar|er|erbij|eruit|dit|vorm|te|heen|bij|opgesplitst|de inhoud van|tot een slide|tot één slide|in één slide|in twee slides|om te|erin|eronder|erboven|ertussen|naartoe|omheen|uitgelijnd|daaronder|daarboven|erop|ernaast|eraan|mee|daarin|achteraan toe',
    question: 'hoeveel|wat is|wie|waarom|waar is|welke dia s|hoe lang|is er|wat zijn|hoe is',
    whatIs: 'wat staat er|wat staat|wat is er|wat zegt|wat toont',
    howMany: 'hoeveel',
    whichSlides:
      'welke dia s|welke dia|op welke dia|op welke dia s|welke slides|waar is|waar zijn|zijn er dia s|is er een dia|hebben sommige dia s|heeft een dia|heeft een van de dia s|welke dia was|welke dia was het|welke dia is die|op welke dia staat|op welke dia staan|op welke dia stond|op welke slide|op welke slide staat|waar staat|waar staan|waar noemen we|waar hebben we het over|waar stond',
    more: 'meer',
    less: 'minder',
    each: 'elk',
    afterIt: 'daarna|erna|daarachter',
    unwanted:
      'hebben we niet nodig|hebben we niet meer nodig|is niet nodig|is niet meer nodig|is overbodig|zijn overbodig',
    own: 'zijn|haar|hun|bijbehorende',
    times: 'keer|maal',
    long: 'lang|in totaal|maximaal|hoogstens',
    hide: 'verberg|verbergen|sla over|overslaan',
    idiom:
      'op een dag|in één keer|in een keer|een voor een|één voor één|een keer|één keer|op het eerste gezicht|in eerste instantie|ten eerste|vorige week|vorige maand|vorig jaar|volgende week|volgende maand|volgend jaar|volgende keer|volgende stappen|om de andere|elke tweede|geen een|geen enkele',
    needsModel:
      'een vraag|grappiger|leuker|overtuigender|professioneler|formeler|informeler|herformuleer|herformuleren|verbeter|verbeteren|beter|spelling|grammatica|toon de humor|grap|verhaal|creatiever|interessanter|aantrekkelijker|gedicht|proeflees|humor|onderzoek|pakkender|levendiger|boeiender|vriendelijker',
    detail:
      'deadline|datum|status|prijs|nummer|telefoonnummer|kosten|bedrag|verantwoordelijke|verantwoordelijk',
    unsupported:
      'pijl|pijlen|cirkel|vorm|vormen|invliegen|binnenvliegen|animeren|teken|tekenen|vervagen|animatie|animaties|animeer|overgang|overgangen|video|video s|muziek|audio|geluid|wachtwoord|watermerk|lettertype|lettergrootte|vet|vetgedrukt|cursief|onderstreep|groter|kleiner|e mail|mail|print|afdrukken|logo|voettekst|opmerking|opmerkingen|paginanummers|hyperlink|agenda afspraak|vergadering|gif|emoji|emoji s|knipperen|knippert|knipperend|knipperende|tekstballon|tekstballonnen|tekstballonnetje|spraakballon|faden|overvloeien|overvloei|achtergrondmuziek|muziek op de achtergrond',
    formatPdf: 'pdf|pdf bestand|als pdf',
    formatPpt: 'powerpoint|pptx|ppt|powerpoint bestand|powerpointbestand|power point',
    formatPng: 'png|png bestanden|afbeeldingsbestanden|png afbeeldingen|als png|jpg',
    formatLink: 'link|deellink|deelbare link|url|openbare link',
    share: 'deel|deel met|publiceer|plaats|post|stuur door',
    send: 'stuur|verstuur|deel met|mail|verzend|e mail',
    otherFormat:
      'word|word bestand|word document|keynote bestand|excel bestand|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive: 'ik wil|ik wil graag|ik heb nodig|geef me|geef mij|ik zou graag|kan ik|mag ik',
    bold: 'vet|vette|vetgedrukt|vetgedrukte|dikgedrukt|dikgedrukte|bold|in het vet',
    italic: 'cursief|cursieve|schuin|schuingedrukt|cursiveer|cursiveren',
    underline:
      'onderstreep|onderstrepen|onderstreept|onderstreepte|onderlijn|onderlijnen|onderlijnd',
    strike: 'doorstreep|doorstrepen|doorgestreept|streep door|doorhalen|doorgehaald',
    plain: 'niet vet|niet cursief|zonder opmaak|gewone opmaak|niet meer vet|niet meer cursief',
    larger: 'groter|grotere|vergroot|vergroten',
    smaller: 'kleiner|kleinere|verklein|verkleinen',
    size: 'grootte|stap|stappen|stapje|slag|maat|maatje|lettergrootte|tekstgrootte',
    alignStart: 'links uitlijnen|lijn links uit|links uitgelijnd|uitlijnen links|linkslijnend',
    alignCenter: 'in het midden uitlijnen|centreer|centreren|gecentreerd|gecentreerde',
    alignEnd: 'rechts uitlijnen|lijn rechts uit|rechts uitgelijnd|uitlijnen rechts|rechtslijnend',
    link: 'link|linken|hyperlink|koppel|koppelen|gelinkt|linkje',
    upperCase: 'hoofdletters|kapitalen|in hoofdletters|allemaal hoofdletters',
    lowerCase: 'kleine letters|onderkast|in kleine letters',
    titleCase:
      'beginhoofdletters|hoofdletter aan het begin|elk woord met hoofdletter|beginkapitalen',
    highlight:
      'markeer|markeren|gemarkeerd|benadruk|benadrukken|accentueer|accentueren|highlight|uitlichten|licht uit|laat opvallen',
    sort: 'sorteer|sorteren|gesorteerd|orden|ordenen|rangschik|rangschikken|te sorteren',
    alphabetical:
      'alfabetisch|alfabetische volgorde|in alfabetische volgorde|op alfabet|op alfabetische volgorde|van a tot z|op naam|a tot z',
    ascending:
      'oplopend|kleinste eerst|laagste eerst|oudste eerst|vroegste eerst|van klein naar groot|van laag naar hoog|van oud naar nieuw|kleinste bovenaan|laagste bovenaan|kleinste waarde eerst|laagste waarde eerst|oudste bovenaan|kleinste vooraan',
    descending:
      'aflopend|grootste eerst|hoogste eerst|nieuwste eerst|recentste eerst|meeste eerst|van groot naar klein|van hoog naar laag|van nieuw naar oud|duurste eerst|grootste bovenaan|hoogste bovenaan|grootste waarde eerst|hoogste waarde eerst|nieuwste bovenaan|grootste vooraan',
    wider: 'twee keer zo breed|veel breder|breder|bredere|verbreed|verbreden',
    narrower: 'half zo breed|veel smaller|smaller|smallere|versmal|versmallen',
    respectively:
      'respectievelijk|resp|in die volgorde|in deze volgorde|zelfde volgorde|in dezelfde volgorde',
    unit: 'eenheid|eenheden|meeteenheid',
    compares:
      'die vergelijkt|vergelijking tussen|vergelijking van|vergelijkt|vergelijk|ter vergelijking',
    needs:
      'heeft nodig|moet hebben|ontbreekt|mist|er moet bij|krijgt|krijgen|moet krijgen|moeten krijgen',
    total: 'totaal|totalen|som|totaalrij|rij met totalen|rij met het totaal|somrij',
    staysSo:
      'totaal blijft|het totaal blijft|totaal blijft gelijk|de rest niet aankomen|rest niet aankomen|de rest blijft|de rest laten staan|de rest zo laten|van de rest afblijven|de rest blijft zo|de rest niet aanraken',
    stays: 'blijft|blijven|blijf|blijft staan|blijven staan',
    caption:
      'bijschrift|bijschriften|onderschrift|onderschriften|bijschrift onder de grafiek|regel onder de grafiek|onderschrift van de grafiek|bijschrift onder de tabel',
    eyebrow:
      'bovenkop|boventitel|regel boven de titel|kopje boven de titel|kicker|regeltje boven de titel|regels boven de titel|kopjes boven de titel|regel boven titel|kickers',
    left: 'helemaal links|linker|linkse|links',
    right: 'helemaal rechts|rechter|rechtse|rechts',
    side: 'kant|kanten|zijde|zijden|helft|helften',
    series: 'reeks|reeksen|gegevensreeks|gegevensreeksen|dataserie|serie|series',
    category: 'categorie|categorieën|staaf|staven|balk|balken|taartpunt|taartpunten|kolommetje',
    list: 'lijst|lijsten|lijstje|opsomming|rijtje',
    attribution: 'auteur van het citaat|naam onder het citaat|bron van het citaat|auteur',
    withText: 'met de tekst|met als tekst',
    label: 'label|labels|bijschrift|onderschrift',
    date: 'datum|data|tijdstip',
    above: 'boven',
    prepend: 'zet ervoor',
    sentence: 'zin|zinnen|zinnetje',
    out: 'eruit|uit|weg|eraf|af|ervan af|eruit gehaald',
    taking: 'neem|nemen|gooi',
    append: 'vul|aanvullen|voeg achteraan toe|plak erachter|schrijf erbij',
    dark: 'donker|donkere|donkerder|donkere modus',
    light: 'licht|lichte|lichter|pastel',
  },
  colors: colorsOf('nl'),
  numbers:
    'één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig',
  multiples: 'eenmaal|tweemaal|driemaal',
  ordinals:
    'eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde|dertiende|veertiende|vijftiende|zestiende|zeventiende|achttiende|negentiende|twintigste',
  compounds: [
    '(dia)$',
    '(slides?)$',
    '(pagina)$',
    '(achtergrond(?:kleur)?)$',
    '(tabel|grafiek|diagram|lijst|lijstje)$',
    '(kolom|rij)$',
  ],
}
