import { rowOf } from '../languages.ts'

/**
 * What a speaker says between the words of the source, in one language. Each but `code` and `thanks` stands before a
 * colon, so that whatever follows keeps its own form; none of them claims anything.
 */
export interface SpokenPhrases {
  welcome: string
  /** In turn, so that slides do not all begin alike. */
  leads: string[]
  part: string
  agenda: string
  points: string
  first: string
  next: string
  finally: string
  chart: string
  table: string
  /** Before the names of a table's columns. */
  each: string
  highest: string
  lowest: string
  compared: string
  quotation: string
  picture: string
  figures: string
  /** Whole sentences. */
  code: string
  thanks: string
}

function spoken(line: string): SpokenPhrases {
  const words = line.split('|')
  const at = (index: number) => words[index] ?? ''
  return {
    welcome: at(0),
    leads: [at(1), at(2), at(3)],
    part: at(4),
    agenda: at(5),
    points: at(6),
    first: at(7),
    next: at(8),
    finally: at(9),
    chart: at(10),
    table: at(11),
    each: at(12),
    highest: at(13),
    lowest: at(14),
    compared: at(15),
    quotation: at(16),
    picture: at(17),
    figures: at(18),
    code: at(19),
    thanks: at(20),
  }
}

/** By primary language subtag: the same languages as the composer's own words. */
const table: Record<string, string> = {
  en: 'Welcome. Today’s topic|Let’s turn to the next topic|Next|The next point|We come to the next part|We will look at these topics|These are the points|First|Then|Finally|The chart shows|The table shows|For each of them it gives|The highest value|The lowest value|Side by side|Here is a quotation|The picture shows|These are the key figures|The slide shows an example in code.|Thank you for your attention.',
  es: 'Bienvenidos. El tema de hoy|Pasemos al siguiente tema|A continuación|El siguiente punto|Llegamos a la siguiente parte|Veremos estos temas|Estos son los puntos|Primero|Después|Por último|El gráfico muestra|La tabla muestra|Para cada uno indica|El valor más alto|El valor más bajo|Frente a frente|Una cita|La imagen muestra|Estas son las cifras clave|La diapositiva muestra un ejemplo de código.|Gracias por su atención.',
  fr: 'Bienvenue. Le sujet du jour|Passons au sujet suivant|Ensuite|Le point suivant|Nous arrivons à la partie suivante|Nous verrons ces sujets|Voici les points|D’abord|Puis|Enfin|Le graphique montre|Le tableau montre|Pour chacun, il indique|La valeur la plus élevée|La valeur la plus basse|Côte à côte|Voici une citation|L’image montre|Voici les chiffres clés|La diapositive montre un exemple de code.|Merci de votre attention.',
  de: 'Willkommen. Das heutige Thema|Kommen wir zum nächsten Thema|Weiter geht es mit|Der nächste Punkt|Wir kommen zum nächsten Teil|Wir sehen uns diese Themen an|Das sind die Punkte|Zuerst|Dann|Schließlich|Das Diagramm zeigt|Die Tabelle zeigt|Zu jedem nennt sie|Der höchste Wert|Der niedrigste Wert|Im Vergleich|Ein Zitat|Das Bild zeigt|Das sind die wichtigsten Zahlen|Die Folie zeigt ein Beispiel in Code.|Vielen Dank für Ihre Aufmerksamkeit.',
  it: 'Benvenuti. Il tema di oggi|Passiamo al tema successivo|Proseguiamo|Il punto successivo|Arriviamo alla parte successiva|Vedremo questi temi|Ecco i punti|Prima|Poi|Infine|Il grafico mostra|La tabella mostra|Per ciascuno indica|Il valore più alto|Il valore più basso|A confronto|Una citazione|L’immagine mostra|Ecco le cifre principali|La diapositiva mostra un esempio di codice.|Grazie per l’attenzione.',
  pt: 'Sejam bem-vindos. O tema de hoje|Passemos ao próximo tema|A seguir|O próximo ponto|Chegamos à próxima parte|Veremos estes temas|Estes são os pontos|Primeiro|Depois|Por fim|O gráfico mostra|A tabela mostra|Para cada um indica|O valor mais alto|O valor mais baixo|Lado a lado|Uma citação|A imagem mostra|Estes são os números principais|O slide mostra um exemplo de código.|Obrigado pela atenção.',
  nl: 'Welkom. Het onderwerp van vandaag|We gaan naar het volgende onderwerp|Nu verder met|Het volgende punt|We komen bij het volgende deel|We bekijken deze onderwerpen|Dit zijn de punten|Eerst|Daarna|Ten slotte|De grafiek laat zien|De tabel laat zien|Voor elk staat erin|De hoogste waarde|De laagste waarde|Naast elkaar|Een citaat|De afbeelding laat zien|Dit zijn de belangrijkste cijfers|De dia toont een voorbeeld in code.|Dank u voor uw aandacht.',
  pl: 'Witamy. Dzisiejszy temat|Przejdźmy do następnego tematu|Dalej|Następny punkt|Przechodzimy do następnej części|Omówimy te tematy|Oto punkty|Najpierw|Potem|Na koniec|Wykres pokazuje|Tabela pokazuje|Dla każdej pozycji podaje|Najwyższa wartość|Najniższa wartość|Zestawienie|Cytat|Obraz przedstawia|Oto najważniejsze liczby|Slajd pokazuje przykład kodu.|Dziękuję za uwagę.',
  ru: 'Добро пожаловать. Сегодняшняя тема|Перейдём к следующей теме|Далее|Следующий пункт|Переходим к следующей части|Мы рассмотрим эти темы|Вот основные пункты|Сначала|Затем|Наконец|Диаграмма показывает|Таблица показывает|Для каждой строки указано|Наибольшее значение|Наименьшее значение|Сравним|Цитата|На изображении|Вот главные цифры|На слайде приведён пример кода.|Спасибо за внимание.',
  ja: 'ようこそ。本日のテーマです|次のテーマに移ります|続いて|次のポイントです|次のパートに入ります|次の内容を見ていきます|要点は次のとおりです|まず|次に|最後に|グラフが示すのは次の点です|表が示すのは次の点です|それぞれについて示されている項目です|最も高い値です|最も低い値です|並べて比べます|引用です|画像に写っているものです|主な数値は次のとおりです|スライドにはコードの例を示しています。|ご清聴ありがとうございました。',
  ko: '환영합니다. 오늘의 주제입니다|다음 주제로 넘어가겠습니다|이어서 보겠습니다|다음 사항입니다|다음 부분으로 넘어갑니다|다음 내용을 살펴보겠습니다|요점은 다음과 같습니다|먼저|다음으로|마지막으로|차트가 보여 주는 내용입니다|표가 보여 주는 내용입니다|각각에 대해 나온 항목입니다|가장 높은 값입니다|가장 낮은 값입니다|나란히 비교해 보겠습니다|인용문입니다|그림이 보여 주는 내용입니다|주요 수치는 다음과 같습니다|슬라이드에 코드 예가 있습니다.|들어 주셔서 감사합니다.',
  zh: '欢迎大家。今天的主题是|接下来看下一个主题|接下来|下一点是|我们进入下一部分|我们将看以下内容|要点如下|首先|然后|最后|图表显示|表格显示|每一项都列出了|最高值是|最低值是|对比来看|引用一段话|图片显示|关键数字如下|幻灯片上是一段代码示例。|谢谢大家。',
  'zh-Hant':
    '歡迎大家。今天的主題是|接下來看下一個主題|接下來|下一點是|我們進入下一部分|我們將看以下內容|要點如下|首先|然後|最後|圖表顯示|表格顯示|每一項都列出了|最高值是|最低值是|對比來看|引用一段話|圖片顯示|關鍵數字如下|投影片上是一段程式碼範例。|謝謝大家。',
  hi: 'स्वागत है। आज का विषय|अब अगले विषय पर आते हैं|आगे|अगला बिंदु|हम अगले भाग पर आते हैं|हम इन विषयों को देखेंगे|मुख्य बिंदु ये हैं|पहले|फिर|अंत में|चार्ट यह दिखाता है|तालिका यह दिखाती है|हर एक के लिए इसमें दिया है|सबसे अधिक मान|सबसे कम मान|साथ-साथ देखें|एक उद्धरण|चित्र यह दिखाता है|मुख्य आँकड़े ये हैं|स्लाइड पर कोड का एक उदाहरण है।|ध्यान देने के लिए धन्यवाद।',
  sv: 'Välkomna. Dagens ämne|Vi går vidare till nästa ämne|Härnäst|Nästa punkt|Vi kommer till nästa del|Vi ska titta på dessa ämnen|Det här är punkterna|Först|Sedan|Till sist|Diagrammet visar|Tabellen visar|För var och en anges|Det högsta värdet|Det lägsta värdet|Sida vid sida|Ett citat|Bilden visar|Det här är nyckeltalen|Bilden visar ett exempel i kod.|Tack för er uppmärksamhet.',
  nb: 'Velkommen. Dagens tema|Vi går videre til neste tema|Videre|Neste punkt|Vi kommer til neste del|Vi skal se på disse temaene|Dette er punktene|Først|Deretter|Til slutt|Diagrammet viser|Tabellen viser|For hver av dem oppgis|Den høyeste verdien|Den laveste verdien|Side om side|Et sitat|Bildet viser|Dette er nøkkeltallene|Lysbildet viser et eksempel i kode.|Takk for oppmerksomheten.',
  da: 'Velkommen. Dagens emne|Vi går videre til det næste emne|Videre|Det næste punkt|Vi kommer til den næste del|Vi ser på disse emner|Dette er punkterne|Først|Derefter|Til sidst|Diagrammet viser|Tabellen viser|For hver af dem angives|Den højeste værdi|Den laveste værdi|Side om side|Et citat|Billedet viser|Dette er nøgletallene|Diasset viser et eksempel i kode.|Tak for opmærksomheden.',
  fi: 'Tervetuloa. Tämän päivän aihe|Siirrytään seuraavaan aiheeseen|Seuraavaksi|Seuraava kohta|Siirrymme seuraavaan osaan|Käsittelemme näitä aiheita|Kohdat ovat nämä|Ensin|Sitten|Lopuksi|Kaavio näyttää|Taulukko näyttää|Jokaisesta kerrotaan|Suurin arvo|Pienin arvo|Rinnakkain|Lainaus|Kuvassa näkyy|Tärkeimmät luvut ovat nämä|Diassa on esimerkki koodista.|Kiitos mielenkiinnosta.',
  el: 'Καλώς ήρθατε. Το σημερινό θέμα|Περνάμε στο επόμενο θέμα|Στη συνέχεια|Το επόμενο σημείο|Φτάνουμε στο επόμενο μέρος|Θα δούμε αυτά τα θέματα|Αυτά είναι τα σημεία|Πρώτα|Έπειτα|Τέλος|Το γράφημα δείχνει|Ο πίνακας δείχνει|Για το καθένα δίνει|Η υψηλότερη τιμή|Η χαμηλότερη τιμή|Δίπλα δίπλα|Ένα παράθεμα|Η εικόνα δείχνει|Αυτά είναι τα βασικά μεγέθη|Η διαφάνεια δείχνει ένα παράδειγμα κώδικα.|Ευχαριστώ για την προσοχή σας.',
  tr: 'Hoş geldiniz. Bugünün konusu|Sıradaki konuya geçelim|Devam edelim|Sıradaki nokta|Sıradaki bölüme geldik|Şu konulara bakacağız|Ana noktalar şunlar|Önce|Sonra|Son olarak|Grafik şunu gösteriyor|Tablo şunu gösteriyor|Her biri için şunlar yer alıyor|En yüksek değer|En düşük değer|Yan yana|Bir alıntı|Görselde şu var|Temel rakamlar şunlar|Slaytta bir kod örneği var.|İlginiz için teşekkürler.',
  cs: 'Vítejte. Dnešní téma|Přejděme k dalšímu tématu|Dále|Další bod|Přicházíme k další části|Podíváme se na tato témata|Toto jsou hlavní body|Nejprve|Potom|Nakonec|Graf ukazuje|Tabulka ukazuje|U každé položky uvádí|Nejvyšší hodnota|Nejnižší hodnota|Vedle sebe|Citát|Obrázek ukazuje|Toto jsou klíčová čísla|Snímek ukazuje příklad kódu.|Děkuji za pozornost.',
  hu: 'Üdvözlöm önöket. A mai téma|Térjünk át a következő témára|Folytassuk|A következő pont|A következő részhez érünk|Ezeket a témákat nézzük meg|Ezek a fő pontok|Először|Majd|Végül|A diagram ezt mutatja|A táblázat ezt mutatja|Mindegyiknél ez szerepel|A legmagasabb érték|A legalacsonyabb érték|Egymás mellett|Egy idézet|A kép ezt mutatja|Ezek a fő számok|A dián egy kódpélda látható.|Köszönöm a figyelmet.',
  ro: 'Bun venit. Tema de astăzi|Să trecem la tema următoare|În continuare|Punctul următor|Ajungem la partea următoare|Vom vedea aceste teme|Acestea sunt punctele|Mai întâi|Apoi|La final|Graficul arată|Tabelul arată|Pentru fiecare indică|Valoarea cea mai mare|Valoarea cea mai mică|Față în față|Un citat|Imaginea arată|Acestea sunt cifrele principale|Diapozitivul arată un exemplu de cod.|Vă mulțumesc pentru atenție.',
  bg: 'Добре дошли. Днешната тема|Преминаваме към следващата тема|Нататък|Следващата точка|Стигаме до следващата част|Ще разгледаме тези теми|Това са точките|Първо|След това|Накрая|Диаграмата показва|Таблицата показва|За всеки ред посочва|Най-високата стойност|Най-ниската стойност|Едно до друго|Цитат|Изображението показва|Това са основните числа|Слайдът показва пример с код.|Благодаря за вниманието.',
  uk: 'Ласкаво просимо. Сьогоднішня тема|Перейдімо до наступної теми|Далі|Наступний пункт|Переходимо до наступної частини|Ми розглянемо ці теми|Ось основні пункти|Спочатку|Потім|Нарешті|Діаграма показує|Таблиця показує|Для кожного рядка вказано|Найбільше значення|Найменше значення|Порівняймо|Цитата|На зображенні|Ось головні цифри|На слайді наведено приклад коду.|Дякую за увагу.',
  vi: 'Xin chào mừng. Chủ đề hôm nay|Chúng ta chuyển sang chủ đề tiếp theo|Tiếp theo|Điểm tiếp theo|Chúng ta đến phần tiếp theo|Chúng ta sẽ xem các chủ đề sau|Các điểm chính như sau|Trước tiên|Sau đó|Cuối cùng|Biểu đồ cho thấy|Bảng cho thấy|Với mỗi mục, bảng nêu|Giá trị cao nhất|Giá trị thấp nhất|Đặt cạnh nhau|Một trích dẫn|Hình ảnh cho thấy|Các số liệu chính như sau|Trang chiếu có một ví dụ về mã.|Cảm ơn quý vị đã lắng nghe.',
  th: 'ยินดีต้อนรับ หัวข้อวันนี้|มาดูหัวข้อถัดไป|ต่อไป|ประเด็นถัดไป|เรามาถึงส่วนถัดไป|เราจะดูหัวข้อเหล่านี้|ประเด็นสำคัญมีดังนี้|ขั้นแรก|จากนั้น|สุดท้าย|แผนภูมิแสดงให้เห็นว่า|ตารางแสดงให้เห็นว่า|แต่ละรายการระบุ|ค่าสูงสุด|ค่าต่ำสุด|เปรียบเทียบกัน|คำกล่าว|ภาพแสดง|ตัวเลขสำคัญมีดังนี้|สไลด์นี้แสดงตัวอย่างโค้ด|ขอบคุณที่รับฟัง',
  id: 'Selamat datang. Topik hari ini|Mari beralih ke topik berikutnya|Selanjutnya|Poin berikutnya|Kita sampai di bagian berikutnya|Kita akan membahas topik berikut|Inilah poin-poinnya|Pertama|Kemudian|Terakhir|Grafik menunjukkan|Tabel menunjukkan|Untuk masing-masing tercantum|Nilai tertinggi|Nilai terendah|Berdampingan|Sebuah kutipan|Gambar menunjukkan|Inilah angka-angka utamanya|Slide ini menampilkan contoh kode.|Terima kasih atas perhatiannya.',
  sr: 'Добро дошли. Данашња тема|Пређимо на следећу тему|Даље|Следећа тачка|Долазимо до следећег дела|Погледаћемо ове теме|Ово су главне тачке|Прво|Затим|На крају|Графикон показује|Табела показује|За сваку ставку наводи|Највиша вредност|Најнижа вредност|Упоредо|Цитат|Слика приказује|Ово су кључне бројке|Слајд приказује пример кода.|Хвала на пажњи.',
  hr: 'Dobro došli. Današnja tema|Prijeđimo na sljedeću temu|Dalje|Sljedeća točka|Dolazimo do sljedećeg dijela|Pogledat ćemo ove teme|Ovo su glavne točke|Prvo|Zatim|Na kraju|Grafikon pokazuje|Tablica pokazuje|Za svaku stavku navodi|Najviša vrijednost|Najniža vrijednost|Usporedno|Citat|Slika prikazuje|Ovo su ključne brojke|Slajd prikazuje primjer koda.|Hvala na pažnji.',
  bs: 'Dobro došli. Današnja tema|Pređimo na sljedeću temu|Dalje|Sljedeća tačka|Dolazimo do sljedećeg dijela|Pogledat ćemo ove teme|Ovo su glavne tačke|Prvo|Zatim|Na kraju|Grafikon pokazuje|Tabela pokazuje|Za svaku stavku navodi|Najviša vrijednost|Najniža vrijednost|Uporedo|Citat|Slika prikazuje|Ovo su ključne brojke|Slajd prikazuje primjer koda.|Hvala na pažnji.',
  cnr: 'Dobro došli. Današnja tema|Pređimo na sljedeću temu|Dalje|Sljedeća tačka|Dolazimo do sljedećeg dijela|Pogledaćemo ove teme|Ovo su glavne tačke|Prvo|Zatim|Na kraju|Grafikon pokazuje|Tabela pokazuje|Za svaku stavku navodi|Najviša vrijednost|Najniža vrijednost|Uporedo|Citat|Slika prikazuje|Ovo su ključne brojke|Slajd prikazuje primjer koda.|Hvala na pažnji.',
  sl: 'Dobrodošli. Današnja tema|Preidimo na naslednjo temo|Naprej|Naslednja točka|Prihajamo do naslednjega dela|Ogledali si bomo te teme|To so glavne točke|Najprej|Nato|Na koncu|Grafikon kaže|Tabela kaže|Za vsako postavko navaja|Najvišja vrednost|Najnižja vrednost|Vzporedno|Navedek|Slika prikazuje|To so ključne številke|Prosojnica prikazuje primer kode.|Hvala za pozornost.',
  mk: 'Добре дојдовте. Денешната тема|Да преминеме на следната тема|Понатаму|Следната точка|Доаѓаме до следниот дел|Ќе ги разгледаме овие теми|Ова се главните точки|Прво|Потоа|На крајот|Графиконот покажува|Табелата покажува|За секоја ставка наведува|Највисоката вредност|Најниската вредност|Напоредно|Цитат|Сликата прикажува|Ова се клучните бројки|Слајдот прикажува пример со код.|Ви благодарам на вниманието.',
  sq: 'Mirë se vini. Tema e sotme|Kalojmë te tema tjetër|Më tej|Pika tjetër|Arrijmë te pjesa tjetër|Do t’i shohim këto tema|Këto janë pikat|Së pari|Pastaj|Në fund|Grafiku tregon|Tabela tregon|Për secilën jep|Vlera më e lartë|Vlera më e ulët|Krah për krah|Një citim|Figura tregon|Këto janë shifrat kryesore|Diapozitivi tregon një shembull kodi.|Faleminderit për vëmendjen.',
  lt: 'Sveiki atvykę. Šios dienos tema|Pereikime prie kitos temos|Toliau|Kitas punktas|Pereiname prie kitos dalies|Apžvelgsime šias temas|Štai pagrindiniai punktai|Pirmiausia|Tada|Galiausiai|Diagrama rodo|Lentelė rodo|Kiekvienam nurodoma|Didžiausia reikšmė|Mažiausia reikšmė|Greta|Citata|Paveikslėlyje matyti|Štai svarbiausi skaičiai|Skaidrėje pateiktas kodo pavyzdys.|Ačiū už dėmesį.',
  ar: 'مرحبًا بكم. موضوع اليوم|ننتقل إلى الموضوع التالي|وبعد ذلك|النقطة التالية|نصل إلى الجزء التالي|سنتناول هذه الموضوعات|هذه هي النقاط|أولًا|ثم|أخيرًا|يبيّن الرسم البياني|يبيّن الجدول|ولكل منها يذكر|أعلى قيمة|أدنى قيمة|جنبًا إلى جنب|اقتباس|تُظهر الصورة|هذه هي الأرقام الرئيسية|تعرض الشريحة مثالًا من الشيفرة.|شكرًا لانتباهكم.',
  he: 'ברוכים הבאים. נושא היום|נעבור לנושא הבא|בהמשך|הנקודה הבאה|אנו מגיעים לחלק הבא|נסקור את הנושאים האלה|אלה הנקודות|תחילה|אחר כך|לבסוף|התרשים מראה|הטבלה מראה|לכל אחד היא מציינת|הערך הגבוה ביותר|הערך הנמוך ביותר|זה לצד זה|ציטוט|התמונה מראה|אלה המספרים העיקריים|בשקופית מופיעה דוגמת קוד.|תודה על ההקשבה.',
}

/** The phrases of a language, English where there are none. */
export function spokenPhrases(language: string): SpokenPhrases {
  return spoken(rowOf(table, language) ?? table.en ?? '')
}
