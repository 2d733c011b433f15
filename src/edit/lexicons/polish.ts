import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { phrases } from './phrases.ts'

/** Polish: imperatives and infinitives; nouns by their stems, for all cases. */
export const polish: Lexicon = {
  language: 'pl',
  grammar: { withoutArticles: true, bareDative: true, thanks: /dzięk/iu },
  wordings: {
    pointing: 'to,? co|z powrotem',
    byAmount: 'o',
    asWell: 'tez|takze|rowniez',
    tellMe: 'powiedz mi',
    thanksSaid: 'dziekuj|podziekowa',
    contactSaid: 'kontakt',
    questionsSaid: 'pytania',
    yes: 'tak|jasne|oczywiscie',
    stays: 'wszystko|tak jak jest|niech zostanie',
    no: 'nie|anuluj|lepiej nie|nie trzeba|zostaw|zostaw wszystko',
    staysAfterAll:
      '(?:musi|maja|ma) zostac|niech zostanie|zostaje|zostaja|nie zmieniaj?a? sie|pozostaj[ea]',
    asIs: 'bez zmian|tak(?:i|a|ie) sam[ae]?|taki?e? jaki?e? jest|jak jest|jak sa',
    asItWas:
      '(?:przywroc|daj|zwroc|wroc)(?: (?:z powrotem|poprzedni[aey]?|star[aey]|ja|go|je|to|do))+|(?:tak )?jak(?: to)? byl[aoy]?(?: wczesniej| przedtem)?|(?:jednak )?star[aey](?: z powrotem)?|jednak poprzedni[aey]?(?: z powrotem)?',
    partFirst: '(?:ten|ta|to|tę|tej) (?:z|ze|o)',
    backTo: 'wroc do|wracamy do|z powrotem na',
    rather: 'lepiej|raczej|jednak|wlasciwie',
    meantLast: 'miał[ae]m na myśli',
    friendly: 'prosze|dziekuje|aha|ok|dobra|wiec',
    bothOfThem: 'obie|oba',
    allOfThem: 'wszystkie',
    and: 'i',
    butFirst: 'ale|lub',
    notThose: 'nie',
    yesBefore: 'tak',
    courtesy: 'prosz[ęe]|dzi[ęe]kuj[ęe]|dzi[ęe]ki',
    deleteFirst: 'usu[nń]',
    onlyFirst: 'tylko',
    titleLead: 'nazwij\\s+go',
    advice: 'czy (?:mam|powin|trzeba|warto)',
    correction: 'nie|czekaj',
    open: '(?:coś|cokolwiek)(?!\\p{L})',
    undecided: 'nie wiem',
    ordinalEnding: 'i|y|go|ej',
    small: 'w|z|za|o|na|i',
    caller: 'mnie|nam',
    timeUnit: 'godz|dni',
  },
  concepts: {
    increases: 'zwiększ*|podnieś|podnieście|podwyższ*',
    decreases: 'zmniejsz*|obniż*',
    person: 'nikt|nikomu|oni|my|ktoś|one|mamy|mamy tylko|zaczynają|on|ona|ludzie|każdy',
    font: 'czcionk*|krój pisma',
    sameWidth: 'tej samej szerokości|równej szerokości|jednakowej szerokości',
    body: 'zawartość|treść|treści|obszar treści|pole tekstowe|polu tekstowym|tekst główny|obszarze treści',
    insteadOf: 'zamiast|a nie',
    add: 'dodaj*|dodać|dodamy|dołóż|wstaw*|wstawić|utwórz*|utworzyć|stwórz*|stworzyć|dołącz|dopisz|potrzebuję|potrzebny jest|potrzebujemy|chcę|chcemy|chciałbym|chciałabym|brakuje|uwzględnij|wprowadź|zrób nowy|dorzuć|dopisać|dopiszcie|dołożyć|dorzucić|dorzućcie|wpisz|wpisać|wpiszcie|zrób nową|zróbcie nowy|doklej|domaluj|dodajmy|dodać by|wprowadzić|przydałby się|przydałaby się|poproszę o dodanie|dodanie',
    delete:
      'usuń*|usunąć|skasuj*|skasować|wykasuj|wyrzuć*|wyrzucić|wywal|zlikwiduj|wymaż|pozbądź się|kasuj|usuwamy|zdejmij|wytnij|wykreśl|wyjmij*|wyjąć|zabierz|zabrać|wywalić|wykasować|usuwać|usunięcie|wykreślić|pozbyć się|wycięcie|wyciąć|zdjąć|usuń proszę|do usunięcia|do wyrzucenia|wyleci',
    move: 'przenieś*|przenieść|przesuń*|przesunąć|przemieść|przestaw*|przesuwaj|powinien być|powinien trafić|przeciągnij|cofnij slajd|przeniesienie|podnieś|opuść|przenosimy|podnieść|opuścić|wrzuć wyżej|wrzuć niżej|podsuń|przeciągnąć|przełóż|przełożyć|przemieścić|podciągnij|może zniknąć|mogą zniknąć|może wylecieć',
    put: 'umieść*|umieścić|ustaw*|ustawić|postaw|wstaw*|połóż|daj|dać|mieć|przerzuć|zamieść|wpisz|wpisać|wpiszcie|wrzuć*|wrzucić|wklej*|wkleić|włóż|włożyć|położyć|wstawić',
    swap: 'zamień miejscami|zamieńcie miejscami|zamienić miejscami|zamień*|zamień kolejność|przestaw miejscami|zamień kolejnością',
    duplicate:
      'zduplikuj*|zduplikować|powiel*|powielić|skopiuj*|skopiować|kopiuj|zrób kopię|utwórz kopię|sklonuj|duplikuj|klonuj',
    merge: 'połącz*|połączyć|scal*|scalić|złącz|zespól|skonsoliduj|połączenie',
    split: 'podziel*|podzielić|rozdziel*|rozdzielić|rozbij*|rozbić|podział',
    rename: 'zmień nazwę|nazwij|nazwać|zatytułuj|zatytułować|przemianuj',
    convert:
      'przekształć*|przekształcić|zamień*|zamienić|przerób*|przerobić|zamienić|konwertuj|przekonwertuj|pokaż*|pokazać|przedstaw*|przedstawić|wyświetl*|wyświetlić|zmień na|sformatuj|zaprezentuj|zwizualizuj|przeformatuj',
    make: 'zrób|zróbcie|zrobić|uczyń|niech|spraw|rób',
    change:
      'zmień*|zmienić|popraw*|poprawić|zaktualizuj|edytuj|zmodyfikuj|ustaw*|ustawić|dostosuj|zmieniamy|podmień|zamień*|przestaw na|pokoloruj|zmiana|podmienić|zmieńcie|edytować|zaktualizować|skoryguj|skorygować|zmodyfikować|nadpisz|popraw na',
    use: 'użyj*|użyć|zastosuj*|zastosować|wybierz|wybrać|skorzystaj z|weź|przełącz na|ustaw*|używaj',
    replace:
      'zastąp*|zastąpić|zamień*|zamienić|podmień*|podmienić|znajdź i zamień|zmień wszystkie wystąpienia|zamień wszystkie wystąpienia|zastąp wszystkie wystąpienia|wymień',
    translate: 'przetłumacz*|przetłumaczyć|tłumacz|tłumaczenie|przełóż na język',
    undo: 'cofnij*|cofnąć|wycofaj*|wycofać|cofnij ostatnią zmianę|anuluj|anuluj ostatnią zmianę|wycofaj ostatnią zmianę|cofnij to|krok wstecz|odwołaj zmianę|anulować',
    restore:
      'przywróć*|przywrócić|wróć do|powróć do|wrócić do|odtwórz|cofnij do|cofnij się do|powrót do',
    export:
      'eksportuj*|eksportować|wyeksportuj*|wyeksportować|pobierz*|pobrać|zapisz*|zapisać|prześlij mi|daj mi|wygeneruj|ściągnij|eksport|wyślij mi|wyślij mi|przyślij mi',
    write:
      'napisz*|napisać|zredaguj|ułóż|wygeneruj*|wygenerować|przygotuj*|opracuj|sporządź|stwórz|wpisz|wpisać|wpiszcie|zanotuj|dopisz|wstukaj|sformułuj',
    regenerate:
      'wygeneruj ponownie|zrób od nowa|wygeneruj od nowa|przepisz|przepisać|stwórz od nowa|utwórz ponownie|stwórz ponownie|przygotuj od nowa',
    keep: 'zostaw*|zostawić|zachowaj*|zachować|pozostaw',
    shorter:
      'krótszy|krótsza|krótsze|krócej|skróć*|skrócić|zwięźlejszy|zwięźlej|bardziej zwięzły|bardziej zwięzła|streść|streścić|skondensuj|mniej tekstu|za długi|za długie|ogranicz tekst|bardziej zwięźle|zwięzły|krótszą|za dużo tekstu|skrót|bardziej zwięzłą|podsumuj w skrócie|zwięźlejsza',
    longer:
      'dłuższy|dłuższa|dłuższe|dłużej|wydłuż*|wydłużyć|rozwiń*|rozwinąć|rozbuduj*|rozbudować|bardziej szczegółowy|bardziej szczegółowa|rozszerz*|rozszerzyć|więcej szczegółów|więcej tekstu|za krótki|szczegółowiej|uszczegółów|dokładniejszy|bardziej szczegółowo|więcej treści|bardziej szczegółową|obszerniejszy|więcej informacji',
    simpler:
      'prostszy|prostsza|prostsze|prościej|uprość*|uprościć|łatwiejszy|zrozumialszy|bardziej zrozumiały|bardziej zrozumiała|prostym językiem|przystępniejszy|łatwiejszy do zrozumienia|mniej skomplikowany|jaśniejszy|prostszą|łatwiejsze|za skomplikowany|zbyt skomplikowany|prostszym językiem|przystępniej|bardziej przystępny|jaśniej',
    slide: 'slajd|slajdu|slajdowi|slajdem|slajdzie|strona|stronę|strony|stronie|stroną|slajd numer',
    slides: 'slajdy|slajdów|slajdom|slajdami|slajdach|stron|stronami|stronach',
    deck: 'prezentacj*|całą prezentację|całej prezentacji|cała prezentacja|dokument*',
    title: 'tytuł*|nagłów*|nazw*|śródtytuł*|headline',
    subtitle: 'podtytuł*|podtytułem|podtytuły',
    notes:
      'notatk*|notatek|notatki prelegenta|notatki mówcy|uwagi prelegenta|notatki prowadzącego|notatek prelegenta|notatki do slajdu|notki|notatki dla prelegenta|notatek mówcy|notatkach|notatki prezentera|notatka|notatkę|notatki spikera|notatek prezentera|notatkami',
    theme: 'motyw*|szablon*|styl|stylu|wygląd*|projekt graficzny|temat wizualny|skórk*',
    color: 'kolor*|barw*|palet*|kolorystyk*',
    background: 'tło|tła|tle|tłem|kolor tła|koloru tła|background|bg',
    accent:
      'kolor akcent*|akcent*|koloru akcent*|kolor przewodni|główny kolor|kolor wiodący|barw* akcent*|kolor wyróżnienia|głównego koloru|kolor główny|accent|accent color|accent colour',
    surface: 'surface|kolor powierzchni|powierzchni|powierzchnia|powierzchnią',
    emphasis: 'emphasis|kolor wyróżnienia|wyróżnieni*|koloru wyróżnienia',
    ink: 'ink|atrament*|kolor atramentu|tusz|tuszu',
    muted: 'muted|przygaszon*|stonowan*',
    positive: 'kolor pozytywny|koloru pozytywnego',
    negative: 'kolor negatywny|koloru negatywnego',
    little: 'mały|mała|małe|małą|małej|małych|malutk*|drobn*',
    aligns: 'wyrównaj*|wyrównać|wyrównan*',
    text: 'kolor tekstu|koloru tekstu|kolor czcionki|kolor liter',
    words:
      'tekst*|słowo|słowa|słów|wyraz*|fraz*|treść|treści|wszystkie wystąpienia|każde wystąpienie|zawartość|wyrażeni*|termin*',
    layout: 'układ*|układ slajdu|rozmieszczeni*|kompozycj*',
    picture:
      'obraz*|zdjęci*|grafik*|ilustracj*|fotografi*|rysun*|obrazek|ikon*|foto|fotk*|obrazki|zrzut ekranu|screen',
    row: 'wiersz*|rząd|rzędu|rzędy|rzędzie|rzędów|linijk*',
    column: 'kolumnę|kolumna|kolumnie|kolumny|kolumn|kolumną|kolumnami|kolumnach',
    cell: 'komórk*|kratk*',
    value: 'wartoś*|dane|kategori*|kwot*|odsetek',
    point:
      'punkt|punktu|punktem|wypunktowanie pojedyncze|podpunkt*|punkcie|punkty|bullet|myślnik|wydarzeni*',
    item: 'krok|kroku|krokiem|krokowi|kroki|kroków|krokach|krokami|punkt|punktu|punktem|punkcie|punkty|punktów|punktach|punktami|element*|kart|karty|kartę|karta|kafelek|kafelki|wiersz*|kolumn*|akapit*|komórk*|etap*|kolumnie|kolumną|podpunkt*|wydarzeni*|kamień milowy|kamienia milowego|kamieni milowych|kamienie milowe|kafel*|myślnik*|linijk*|pozycję na liście|bullet|bullety|bulleta|bulletów|punkcik|kartach|karcie|pudełk*|ramk*',
    step: 'krok|kroku|krokiem|krokowi|kroki|kroków|krokach|krokami|etap*',
    card: 'kart|karty|kartę|karta|kafelek|kafelki|kartach|karcie',
    single:
      'punkt|punktu|punktem|punkcie|punkcik|podpunkt|podpunktu|podpunktem|bullet|bulleta|myślnik|myślnika|element|elementu|elementem|krok|kroku|krokiem|krokowi|etap|etapu|etapem|karta|kartę|karcie|kafelek|wiersz|wiersza|wierszem|wierszu|linijka|linijkę|kolumna|kolumnę|kolumnie|kolumną|komórka|komórkę|akapit|akapitu|wydarzenie|wydarzenia|kamień milowy|kamienia milowego',
    inQuotes: 'w cudzysłowie|w cudzysłów',
    revision: 'wersj*|rewizj*',
    variant: 'wariant*|alternatyw*|inna wersja|inną wersję',
    everything: 'wszystko|całość',
    order: 'kolejność|kolejności',
    file: 'plik*',
    table: 'tabel*|forma tabeli|formie tabeli|formę tabeli',
    chart: 'wykres*|diagram*',
    bar: 'wykres* słupkow*|słupkow*|histogram*|wykres* kolumnow*|słupki|kolumnow*|diagram* słupkow*|wykres* słupków|wykres* paskow*|paskow*',
    stacked:
      'wykres* skumulowan*|skumulowan*|skumulowan* wykres* słupkow*|słupkow* skumulowan*|wykres* słupkow* skumulowan*|wykres* warstwowy skumulowany',
    line: 'wykres* liniow*|liniow*|diagram* liniow*|linie|krzyw*|wykres* krzywych',
    area: 'wykres* warstwow*|wykres* obszarow*|warstwow*|obszarow*',
    pie: 'wykres* kołow*|kołow*|diagram* kołow*|tortow*|wykres* tortow*|wykres* kołowego|ciastk*',
    doughnut:
      'wykres* pierścieniow*|pierścieniow*|diagram* pierścieniow*|pączek|wykres* pierścienia|donut|obwarzanek',
    steps:
      'kroki|kroków|krokach|krok po kroku|proces*|list* numerowan*|etap*|procedur*|sekwencj* kroków|numerowan* list*|kroków|ponumerowan* list*',
    timeline:
      'oś czasu|osi czasu|osią czasu|chronologi*|linia czasu|linię czasu|linii czasu|harmonogram*|kalendarium|osi czasowej|oś czasowa|osi czasow*',
    comparison:
      'dwie kolumny|dwóch kolumn|dwóch kolumnach|dwiema kolumnami|porównani*|dwukolumnow*|2 kolumny|kolumny|kolumnach|zestawieni*|za i przeciw|zalety i wady|plusy i minusy|dwoma kolumnami|układ dwukolumnowy|układzie dwukolumnowym|obok siebie',
    bullets:
      'list* punktowan*|wypunktowani*|punktowan* list*|list*|punkty|punktów|punktory|punktach|wypunktowan* list*|list* wypunktowan*|punktami|w punktach|lista|listę|listy|liście',
    cards: 'kart*|kafelk*|kafelków|karteczk*|kartą|kartach|karcie',
    quote: 'cytat*|opini* klienta',
    stats:
      'kluczowe liczby|liczby|statystyk*|wskaźnik*|kluczowych liczb|metryk*|dane liczbowe|kpi|liczb',
    paragraph:
      'akapit*|ciągł* tekst*|tekst* ciągł*|zwykł* tekst*|pełn* zdani*|proz*|pełnymi zdaniami|paragraf*',
    agenda: 'agend*|spis* treści|plan prezentacji|porząd* obrad|harmonogram prezentacji|plan|planu',
    section:
      'sekcj*|rozdział*|przekładk*|separator*|nagłów* sekcji|slajd sekcji|slajd rozdziału|przerywnik*',
    closing:
      'końcow*|zamykając*|podziękowani*|dziękuj*|zakończeni*|pytania|kontakt*|slajd końcowy|pożegnaln*|slajd zamykający|pytania i odpowiedzi|kończąc*|finałow*',
    cover:
      'tytułow*|okładk*|slajd tytułowy|stron* tytułow*|otwierając*|slajdu tytułowego|początkowy slajd|slajdzie tytułowym|slajdem tytułowym',
    recap:
      'podsumowani*|podsumowując*|wnios*|streszczeni*|najważniejsze wnioski|kluczowe wnioski|konkluzj*',
    definition: 'definicj*|słownicz*|glosariusz*',
    code: 'kod|kodu|fragment kodu|kod źródłowy',
    bigNumber: 'duża liczba|dużą liczbę|wielka liczba|kluczowa liczba|jedna liczba|duża cyfra',
    after:
      'po|za|tuż po|zaraz po|bezpośrednio po|zaraz za|tuż za|następnie po|pod|poniżej|tuż pod|zaraz pod|bezpośrednio pod|tuż poniżej|zaraz poniżej',
    before:
      'przed|tuż przed|zaraz przed|bezpośrednio przed|nad|powyżej|ponad|tuż nad|zaraz nad|bezpośrednio nad|tuż powyżej',
    start:
      'początek|początku|początkiem|pierwsze miejsce|sam początek|na początek|samym początku|pierwszą pozycję|na początku|samego początku|początek prezentacji|na samym początku|przód|przodu|na pierwsze miejsce|na pierwszym miejscu|na pierwszą pozycję|na samym przedzie|na wstępie|na przód|na początek listy|pierwszym miejscu',
    end: 'koniec|końca|końcu|sam koniec|ostatnie miejsce|samym końcu|ostatnią pozycję|na koniec|na końcu|koniec prezentacji|na samym końcu|na sam koniec|końcem|na dole|na sam dół|na dół|dole|na samym dole|na ostatnie miejsce|na ostatnim miejscu|na ostatnią pozycję|ostatnim miejscu|samego końca|na koniec listy',
    up: 'w górę|wyżej|wcześniej|do przodu|w przód|o jedną pozycję w górę|jedną pozycję wyżej|jeden wyżej|o jeden wyżej|o jeden w górę|do góry|o jedno miejsce wyżej|jedno miejsce wyżej|o jedno miejsce w górę|o jedną wyżej|oczko wyżej',
    down: 'w dół|niżej|później|do tyłu|w tył|dalej|o jedną pozycję w dół|jedną pozycję niżej|jeden niżej|o jeden niżej|o jeden w dół|o jedno miejsce niżej|jedno miejsce niżej|o jedno miejsce w dół|o jedną niżej|oczko niżej',
    between: 'między|pomiędzy',
    to: 'na|do|w|ku|aby brzmiał|żeby brzmiał|brzmi|jako',
    into: 'w|na|do|jako|we|w postaci|w formie|w formę|na dwa|w jeden',
    place: 'pozycj*|miejsc*',
    itsPlace:
      'na jego miejsce|na jej miejsce|na ich miejsce|w jego miejsce|w jej miejsce|na jego miejscu|na jej miejscu|tam',
    top: 'góra|górę|sama góra|szczyt|na górze|na górę|na samą górę|na samej górze|samej górze|na szczyt|na szczycie|na wierzch',
    this: 'ten|tę|ta|tym|tego|tej|bieżąc*|obecn*|aktualn*|wybran*|zaznaczon*|te|tych|tutaj',
    it: 'go|ją|to|jego|niego|nią|nim|tamten|ten sam|on|ona|jej|temu|mu|je',
    them: 'ich|nich|nimi|te slajdy|im|obydwa te',
    next: 'następn*|kolejn*',
    previous: 'poprzedni*',
    all: 'wszystkie|wszystkich|każdy|każdego|każdym|wszystkim|każdemu|każdą|wszystkimi|całe|wszelkie|każdej|całą|wszystkiego',
    both: 'oba|obydwa|obie|obu|oboje',
    everywhere:
      'wszędzie|w całej prezentacji|na wszystkich slajdach|we wszystkich slajdach|w całym dokumencie|na każdym slajdzie|w prezentacji|globalnie|w całym tekście|po całej prezentacji|we wszystkich miejscach',
    blank: 'pusty|pusta|puste|pustą|pustych',
    new: 'nowy|nową|nowe|nowego|dodatkow*|pusty|pustą|nowych|nowym|dodatkowy|nowej',
    property:
      'za szeroka|zbyt szeroka|za wąska|pełny|pełne|nudny|nudne|brzydki|brzydkie|niepotrzebny|niepotrzebne|zbędny|zbędne|powtórzone|stary|stare|nieaktualny|nieaktualne|zły|złe|najgorszy|najgorsze|długi|długie|najdłuższy|najdłuższe|ważny|ważne|nieważne|puste',
    even: 'parzyst*',
    odd: 'nieparzyst*',
    copy: 'kopi*|duplikat*',
    added: [
      phrases(
        'który|którego|którą|które|',
        'właśnie|przed chwilą|ostatnio|',
        'dodałeś|dodałaś|dodałem|dodałam|dodaliśmy|utworzyłeś|utworzyłem|wstawiłeś|wstawiłem|stworzyłeś|stworzyłem',
        'właśnie|przed chwilą|',
      ),
      phrases(
        'właśnie|ostatnio|nowo|',
        'dodany|dodanego|dodane|utworzony|utworzonego|wstawiony|wstawionego',
      ),
    ].join('|'),
    except: 'oprócz|z wyjątkiem|poza|prócz|z pominięciem|wyjąwszy',
    only: 'tylko|jedynie|wyłącznie|ale tylko|lecz tylko',
    others: 'pozostał*|inne slajdy|reszt*',
    last: 'ostatni*|ostatnich|ost.|ost',
    penultimate: 'przedostatni*',
    ordinalMark: '-y|-go|-i|-ty|-ci|-szy|-gi|-ą|-ego|º|go|ego|ty',
    numberSign: 'numer|nr|#|numery|numerem|numeru|nr.',
    one: 'tamten|tamta|tamto',
    another: 'jeszcze jeden|kolejny jeden|inny|inną|jeszcze|inne|innego|następny nowy',
    the: 'mój|moją|nasz|naszą|naszej|swój|cały|twój|całą|nasze|całego|twoją|ich|wasz|waszą',
    a: 'jeden|jakiś|jakąś|kilka|jedną|parę|pewien',
    of: 'dla|ze|z|slajdu',
    in: 'na|w|we|z|ze|do|wewnątrz',
    with: 'z|ze|z punktami|i punktami|zawierający|zawierającą|który zawiera|z następującymi punktami|i z punktami|z listą punktów|oraz punktami|z treścią|wraz z|które mają|na których jest|na których są|gdzie jest|które zawierają|zawierające|zawierających',
    about:
      'o|na temat|dotycząc*|poświęcon*|odnośnie|w temacie|o tematyce|traktując*|opisując*|z informacjami o|z tematem|mówiąc*|przedstawiając*|omawiając*|dla|dot|z opisem|z informacjami na temat|wyjaśniając*|prezentując*',
    titled:
      'zatytułowany|zatytułowaną|pod tytułem|o tytule|z tytułem|o nazwie|nazwany|z nagłówkiem|zatytułowane|zatytułowanym|pt|zatytułowanego|o treści|z tekstem|brzmiący|brzmiąca|brzmiące|z napisem|ze słowami',
    as: 'jako|w postaci|w formie|jak|w formacie',
    by: 'przez|na|za pomocą|według|wg|względem|po',
    fromOnwards: 'począwszy od|zaczynając od',
    from: 'od|z|ze',
    through: 'do|-|–|—|~|...|…|aż do',
    and: 'i|oraz|&|a także|plus|+|a',
    afterwards:
      'potem|następnie|a następnie|a potem|i potem|później też|na koniec jeszcze|również|ponadto|dodatkowo|i następnie|po czym|wreszcie|także|poza tym|najpierw|po drugie|na koniec też',
    or: 'lub|albo|bądź|może',
    not: 'ale nie|a nie|nie|nigdy|bez|ani',
    please:
      'proszę|czy możesz|czy mógłbyś|czy mogłabyś|czy może pan|czy może pani|możesz|mógłbyś|mogłabyś|chcę żebyś|chciałbym żebyś|chciałabym żebyś|cześć|dzień dobry|teraz|po prostu|trzeba|należy|trochę|nieco|bardzo|chciałbym|chciałabym|chcę|chcemy|mi|nam|poproszę|powinniśmy|warto|żebyś|żeby|aby|hej|witam|może|bądź tak miły i|się|no|więc|tak|można|da się|jeszcze raz|ponownie|szybko|znacznie|bardziej|czy|potrzebuję|musimy|dość|zechciej|bym|byś|by|czy dałoby się|proszę o|plis|szybciutko|proszę cię|chciałabym prosić|jeszcze|czy da się|da radę|no dobra|dobra|okej|przy okazji|najlepiej|koniecznie|możecie|moglibyście|moglibyśmy|możemy|niechże|sorki|sorry|aha|ach|chwila|dałbyś radę|od razu|prosiłbym|prosiłabym|wystarczy|na razie|na początek|pls|całkiem|całkowicie|zupełnie',
    shall:
      'powinien|powinna|powinno|powinien brzmieć|ma brzmieć|ma być|powinny|mają być|mają brzmieć|niech brzmi|niech będzie|niech ma|ma się nazywać|powinien się nazywać|powinna brzmieć|powinno brzmieć|ma teraz brzmieć',
    correction:
      'nie|przepraszam|ojej|miałem na myśli|miałam na myśli|chodziło mi o|nie czekaj|czekaj|mam na myśli',
    alike: 'to samo na|to samo dla|zrób to samo na|tak samo na',
    greeting: 'cześć|hej|dzień dobry|witam|szanowni państwo|drogi|droga',
    farewell:
      'dzięki|dziękuję|z góry dziękuję|dziękuję bardzo|pozdrawiam|pozdrowienia|z poważaniem',
    because: 'ponieważ|bo|gdyż|dlatego że|jest niepotrzebny|nie jest potrzebny|nie potrzebujemy go',
    therefore: 'więc|dlatego|zatem|toteż',
    if: 'jeśli|jeżeli|gdy|o ile',
    is: 'jest|są|będzie|być',
    say: 'mówi|brzmiał|powiedz|brzmi|brzmiała|brzmiało|brzmiały|głosi|mówił|mówiło',
    particle:
      'razem|ze sobą|na dwa slajdy|na dwie części|na pół|na dwa|w jeden|w jeden slajd|miejscami|zamiast tego|z prezentacji|kolejność|formę|forma|formie|postaci|tam|stąd|sobą|zawartość|treść|format|formacie|samo|sam|wstecz|na dwie|z powrotem|stamtąd|obok',
    question:
      'ile|co to jest|kto|dlaczego|gdzie|jaka jest|które slajdy|jak długo|jaki jest|jaka jest pogoda',
    whatIs: 'co jest|co stoi|co zawiera|co mówi|co pokazuje',
    howMany: 'ile',
    whichSlides:
      'które slajdy|który slajd|na którym slajdzie|na których slajdach|gdzie jest|gdzie są|czy są slajdy|czy jest slajd|czy jakiś slajd ma|czy któryś slajd ma|czy jakieś slajdy mają|który to był slajd|który slajd był|na którym slajdzie jest|na którym slajdzie są|na którym slajdzie pojawia się|na którym slajdzie był|na którym slajdzie mówimy o|gdzie wspominamy|gdzie mówimy o|gdzie pojawia się|gdzie był',
    more: 'więcej',
    less: 'mniej',
    each: 'każdy|każdego',
    afterIt: 'potem|po nim|po tym',
    unwanted:
      'nie potrzebujemy|nie jest już potrzebny|nie są już potrzebne|jest zbędny|są zbędne|może zniknąć|mogą zniknąć|może wylecieć',
    own: 'jego|jej|ich|swoje|swoimi',
    times: 'razy|raz',
    long: 'łącznie|maksymalnie|w sumie|najwyżej',
    hide: 'ukryj|ukryć|pomiń',
    idiom:
      'pewnego dnia|na pierwszy rzut oka|po pierwsze|jeden po drugim|jeden za drugim|w zeszłym tygodniu|w poprzednim tygodniu|w ostatnim tygodniu|w zeszłym roku|w następnym tygodniu|w przyszłym roku|następne kroki|kolejne kroki|co drugi|co trzeci|ani jeden|ani jednego|żaden|żadnego',
    needsModel:
      'pytaniem|zabawniej*|śmieszniej*|przekonując*|profesjonaln*|przeredaguj|sparafrazuj|ulepsz*|poprawniej|lepszy|lepiej|ortografi*|gramatyk*|ton|żart*|histori* miłosn*|kreatywn*|ciekawsz*|atrakcyjn*|wiersz o|formaln*|humor*|przeformułuj|popraw błędy|bardziej zabawny|bardziej profesjonalny|dowcip*|wierszyk',
    detail:
      'termin|data|status|stan|cena|numer|numer telefonu|koszt|kwota|odpowiedzialny|odpowiedzialna',
    unsupported:
      'strzałk*|okrąg|kółko|kształt*|wlatyw*|animow*|narysuj*|rysuj*|animacj*|przejści*|wideo|film*|muzyk*|audio|dźwięk*|hasło|znak wodny|czcionk*|rozmiar czcionki|pogrub*|kursyw*|podkreśl*|większ*|mniejsz*|mail*|e mail|wydrukuj|drukuj|logo|stopk*|komentarz*|numery stron|hiperłącz*|kalendarz*|spotkani*|gif|emoji|emotikon*|mrug*|migan*|migaj*|miga|dymek|dymki|dymku|dymkiem|przenikani*|muzyk* w tle|podkład muzyczny',
    formatPdf: 'pdf|plik pdf|pdfa|format pdf|pdf a|pliku pdf',
    formatPpt:
      'powerpoint|pptx|ppt|powerpointa|plik powerpoint|power point|pliku powerpoint|powerpoint a',
    formatPng: 'png|obrazy png|pliki png|format png|jpg|plików png',
    formatLink: 'link|odnośnik*|link do udostępniania|url|linku|linka',
    share: 'udostępnij|udostępnić|opublikuj|opublikować|prześlij|zaproś',
    send: 'wyślij|wysłać|udostępnij|udostępnić|prześlij',
    otherFormat:
      'word|worda|plik word|pliku word|dokument word|plik keynote|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive: 'potrzebuję|potrzebujemy|chcę|chcemy|chciałbym|chciałabym|daj mi|poproszę',
    bold: 'pogrub*|wytłuść|wytłuszczon*|wytłuszczeni*|boldem|grub* czcionk*',
    italic: 'kursyw*|pochyl*|italik*',
    underline: 'podkreśl*',
    strike: 'przekreśl*|przekreślon*|skreśl|skreślon*',
    plain:
      'bez pogrubienia|bez kursywy|niepogrubion*|bez formatowania|zwykłą czcionką|bez podkreślenia',
    larger: 'większ*|powiększ*|zwiększ*',
    smaller: 'mniejsz*|pomniejsz*|zmniejsz*',
    size: 'rozmiar*|stopień|stopnie|wielkość|wielkości|oczko',
    alignStart:
      'do lewej|wyrównaj do lewej|wyrównać do lewej|wyrównan* do lewej|wyrównani* do lewej|do lewej strony',
    alignCenter:
      'wyśrodkuj*|wyśrodkować|wyśrodkowan*|wycentruj*|wycentrować|wycentrowan*|do środka|na środku|na środek|wyrównaj do środka',
    alignEnd:
      'do prawej|wyrównaj do prawej|wyrównać do prawej|wyrównan* do prawej|wyrównani* do prawej|do prawej strony',
    link: 'link|linku|linka|linkiem|podlinkuj*|podlinkować|zalinkuj|zlinkuj|hiperłącz*|odnośnik*|podepnij link',
    upperCase:
      'wielkimi literami|wielkie litery|wielkich liter|kapitalikami|wersalik*|drukowanymi literami|dużymi literami|duże litery',
    lowerCase: 'małymi literami|małe litery|małych liter',
    titleCase: 'każde słowo wielką literą|z wielkiej litery|wielką literą|pierwsza litera wielka',
    highlight:
      'wyróżnij*|wyróżnić|wyróżnion*|zaznacz|zaznaczyć|oznacz|oznaczyć|uwydatnij|uwypuklij|podświetl*',
    sort: 'posortuj*|posortować|sortuj|sortować|posortowan*|uporządkuj*|uporządkować|poukładaj|szereguj|uszereguj',
    alphabetical:
      'alfabetycznie|alfabetyczn*|w kolejności alfabetycznej|według alfabetu|od a do z|po nazwie|wg alfabetu',
    ascending:
      'rosnąco|rosnąc*|od najmniejszego|od najmniejszej|od najniższego|od najniższej|od najstarszego|od najstarszych|od najmniejszego do największego|najmniejsze najpierw|od najwcześniejszego|najmniejsz* pierwsz*|najmniejsz* na górze|najniższ* pierwsz*|od najmniejszych|najniższ* na górze|najmniejsza najpierw|najmniejszy najpierw',
    descending:
      'malejąco|malejąc*|od największego|od największej|od najwyższego|od najwyższej|od najnowszego|od najnowszych|od największego do najmniejszego|największe najpierw|od najpóźniejszego|od najdroższego|największ* pierwsz*|największ* na górze|najwyższ* pierwsz*|od największych|najwyższ* na górze|największa najpierw|największy najpierw',
    wider: 'dwa razy szersza|dwa razy szerszą|szersz*|poszerz*|szerzej',
    narrower: 'o połowę węższa|dwa razy węższa|węższ*|zwęź|zwęzić|zwęż*|węziej',
    respectively:
      'odpowiednio|po kolei|w tej kolejności|w takiej kolejności|ta sama kolejność|w tej samej kolejności',
    unit: 'jednostka|jednostkę|jednostki|jednostce',
    compares: 'porównując*|która porównuje|który porównuje|porównanie|porównuje|porównaj',
    needs:
      'potrzebuje|potrzebny|potrzebna|brakuje|brakuje mu|dostaje|dostają|powinien mieć|powinny mieć|ma mieć|mają mieć|otrzymuje',
    total: 'suma|sumę|sumy|razem|wiersz sumy|wiersz z sumą|wiersz z sumami|wiersz podsumowania',
    staysSo:
      'suma bez zmian|suma zostaje|suma się nie zmienia|reszta bez zmian|resztę zostaw|reszty nie ruszaj|reszty nie zmieniaj|reszta zostaje',
    stays: 'zostaje|zostają|pozostaje|pozostają|niech zostanie|niech zostaną',
    caption: 'podpis*|podpis* pod wykres*|podpis* pod tabel*|podpis* pod obraz*|podpis* wykres*',
    eyebrow:
      'nadtytuł*|linijk* nad tytułem|tekst nad tytułem|wiersz nad tytułem|linijk* nad tytuł*|nagłówk* nad tytułem|napis* nad tytułem|małe nagłówki nad tytułem',
    left: 'lewa|lewą|lewej|lewy|lewym|lewo',
    right: 'prawa|prawą|prawej|prawy|prawym|prawo',
    side: 'połowa|połowę|połowie|połowy|strona porównania|stronę porównania|stronie porównania',
    series: 'seria|serię|serii|seri* danych|serią danych',
    category: 'kategori*|słupek|słupk*|słupki|wycinek|wycink*',
    list: 'lista|listę|listy|liście|spis|spisu|wykaz*',
    attribution:
      'autor cytatu|autora cytatu|autorka cytatu|podpis pod cytatem|podpis cytatu|autor|autora|autorka',
    withText: 'z tekstem|o treści',
    label: 'etykiet*|podpis*',
    date: 'data|datę|daty|termin|godzin*',
    above: 'nad|powyżej|ponad',
    prepend: 'poprzedź',
    sentence: 'zdanie|zdania|zdań|zdaniu|zdaniem|zdaniach|zdaniami',
    out: 'precz|na bok',
    append: 'dopisz|dopisać|dołącz na końcu|doklej',
    dark: 'ciemn*|ciemniejsz*|tryb ciemny',
    light: 'jasn*|jaśniejsz*|pastelow*',
  },
  colors: colorsOf('pl'),
  numbers:
    'jeden/jednego|dwa/dwie/dwóch/dwu|trzy/trzech|cztery/czterech|pięć/pięciu|sześć/sześciu|siedem/siedmiu|osiem/ośmiu|dziewięć/dziewięciu|dziesięć/dziesięciu|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście|dwadzieścia',
  multiples: 'raz|dwukrotnie|trzykrotnie',
  ordinals:
    'pierwsz*|drugi/drugą/drugiego/druga/drugim/drugie/drugiej/drugiemu/drugich|trzeci*|czwart*|piąty/piątą/piątego/piąta/piątym/piąte/piątej|szóst*|siódm*|ósm*|dziewiąt*|dziesiąt*|jedenast*|dwunast*|trzynast*|czternast*|piętnast*|szesnast*|siedemnast*|osiemnast*|dziewiętnast*|dwudziest*',
}
