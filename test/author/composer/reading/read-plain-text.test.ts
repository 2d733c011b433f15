import { describe, expect, test } from 'vitest'
import { spanOf } from '../../../../src/author/composer/reading/mapped-text.ts'
import { readPlainText } from '../../../../src/author/composer/reading/read-plain-text.ts'

/** Each block as its kind and text. */
function outline(text: string): string[] {
  return readPlainText(text).map((block) => {
    if (block.kind === 'list')
      return `list: ${block.items.map((item) => item.text.text).join(' / ')}`
    if (block.kind === 'table') return `table: ${block.columns.length} × ${block.rows.length}`
    return `${block.kind}: ${block.text.text}`
  })
}

describe('the head of a document', () => {
  test('is no first section that counts', () => {
    const clause =
      '1. The club lends boats to its members and to nobody else, every day of the year.'
    expect(
      outline(`RULES OF THE BOAT CLUB\nin force from 3 May 2025\n\n§ 1. Boats\n\n${clause}`)[0],
    ).toBe('heading: RULES OF THE BOAT CLUB')
  })

  test('is the line behind what kind of document it is', () => {
    expect(
      outline(
        '[Press release]\n17 April 2025\n\nA plant for old nets opens in May\n- 264 million\n- 80 people',
      )[0],
    ).toBe('heading: A plant for old nets opens in May')
  })
})

describe('a stamp over a document is in its notes, and no title', () => {
  test.each([
    [
      'CONFIDENTIAL - FOR INTERNAL USE ONLY',
      'Review of the warehouse move',
      'The lease on the site ends in autumn. We looked at three others and visited two.',
    ],
    [
      'Concept – nog niet vastgesteld',
      'Notulen van de ledenvergadering',
      'Het waterbedrijf verhoogt de prijs. De contributie gaat daarom omhoog voor alle leden.',
    ],
    [
      'Streng vertraulich',
      'Bericht über den Umzug',
      'Der Vertrag endet im Herbst. Wir haben drei andere Hallen angesehen und zwei besucht.',
    ],
  ])('%s', (stamp, title, told) => {
    const said = outline(`${stamp}\n\n${title}\n\n${told}\n\n${told}`)
    expect(said.filter((line) => line.startsWith('heading'))).toEqual([`heading: ${title}`])
    expect(said.join('\n')).not.toContain(`paragraph: ${stamp}`)
  })
})

describe('the title of a document', () => {
  const told = 'The boat leaves at midnight and takes seventy-four cars to the island.'

  test.each([
    [
      'below the form with how it is to be treated',
      'NOTA DE PRENSA - Para publicación inmediata\nEmbargo: ninguno\n\nEl museo abre el taller de telas en mayo',
      'El museo abre el taller de telas en mayo',
    ],
    [
      'below a remark for the editor',
      'مقال لصفحة الرأي – نحو ٦٠٠ كلمة – أرجو عدم تغيير العنوان\n\nالسوق الذي يغلق عند الظهر',
      'السوق الذي يغلق عند الظهر',
    ],
    [
      'below whose it is',
      'Kita Sonnenhügel e. V., Freiburg\nProtokoll der Sitzung vom Mittwoch, 12.03.2025\nOrt: Turnraum   Beginn 19:35',
      'Protokoll der Sitzung vom Mittwoch, 12.03.2025',
      'Das Boot fährt um Mitternacht und nimmt vierundsiebzig Autos mit.',
    ],
    [
      'below whose it is, in Japanese',
      '桜坂管理組合\n第14期 第5回理事会 議事録',
      '第14期 第5回理事会 議事録',
      '船は真夜中に出て、車を七十四台島まで運びます。',
    ],
    ['with letters set apart', '이 력 서\n\n성명: 한서윤', '이력서'],
    [
      'in two lines',
      'Speech of the chair at the sixtieth birthday of the\nchildren’s railway. Town hall, 14 June',
      'Speech of the chair at the sixtieth birthday of the children’s railway',
    ],
    [
      'not in what is said to those who listen',
      'كلمة العميدة في حفل التخريج\n(النسخة النهائية)\n\nبسم الله الرحمن الرحيم',
      'كلمة العميدة في حفل التخريج',
    ],
  ])('stands %s', (_, head, title, said = told) => {
    expect(outline(`${head}\n\n${said}\n\n${said}`)[0]).toBe(`heading: ${title}`)
  })

  test.each([
    ['a day and a place', 'Porthennis, 14 February 2025'],
    ['a remark', '(read this before Friday)'],
    ['when something is said', 'For the annual dinner, Friday, the Old Hall, after the soup'],
  ])('is not %s', (_, line) => {
    expect(outline(`${line}\n\n${told}\n\n${told}`)[0]).toBe(`margin: ${line}`)
  })

  test.each([
    [
      'Los barcos de la noche\nUna memoria de cuarenta inviernos',
      'El barco sale a medianoche y lleva setenta y cuatro coches a la isla.',
    ],
    [
      'المكتبة الجديدة في الحي القديم\nنظام الإعارة الذكي للقراء الصغار',
      'تفتح المكتبة أبوابها في مايو وتستقبل مئتي قارئ كل يوم من أيام الأسبوع.',
    ],
  ])('is the first line over one that tells more of it: %s', (head, told) => {
    expect(outline(`${head}\n\n${told}\n\n${told}`)[0]).toBe(`heading: ${head.split('\n')[0]}`)
  })

  test.each([
    ['Good evening, everyone\nHow one baker kept a village alive', told],
    [
      'Buenas tardes a todos\nUna panadera y su pueblo',
      'El barco sale a medianoche y lleva setenta y cuatro coches a la isla.',
    ],
  ])('leaves no greeting out: %s', (head, said) => {
    const blocks = readPlainText(`${head}\n\n${said}\n\n${said}`)
    expect(blocks.filter((one) => one.kind === 'margin' && one.place === 'nowhere')).toEqual([])
  })

  test.each([
    'Board meeting, Friday, Town Hall',
    'Annual Report\nNight Boat Company',
    'Join us in May',
    'Spring fair on the green – join us on Saturday',
    'Vote yes on the bridge, please',
    'Aufruf zum Fest – bitte bis 1. Mai anmelden',
    'How to cook rice well\nThree simple rules for beginners',
    'The night boat to the island\nA report from the harbour',
    'Trust in the office\nWhat our policy on remote work changed',
  ])('is the first line: %s', (head) => {
    expect(outline(`${head}\n\n${told}\n\n${told}`)[0]).toBe(`heading: ${head.split('\n')[0]}`)
  })
})

describe('what stands beside the title of a document is on its cover', () => {
  const told = 'Das Boot fährt um Mitternacht und nimmt vierundsiebzig Autos mit auf die Insel.'

  test.each([
    ['who wrote it', 'Das Nachtboot\n\nAutor: Jan Nowak', ['Autor: Jan Nowak']],
    ['which version it is', 'Das Nachtboot\n\nVersion: 3', ['Version: 3']],
    ['when it was made', 'Das Nachtboot\n\nVik, 3. Mai 2026', ['Vik, 3. Mai 2026']],
    [
      'fields in a row',
      'Erdkunde, sechste Stunde\nDas Nachtboot\n\nLehrerin: Ana Silva Klasse: 8b Dauer: kurz',
      ['Das Nachtboot', 'Lehrerin: Ana Silva Klasse: 8b Dauer: kurz'],
    ],
    [
      'more words in brackets behind it',
      'Das Nachtboot (für zwei Häfen, im Winter nur sonntags)',
      ['(für zwei Häfen, im Winter nur sonntags)'],
    ],
  ])('%s', (_, head, cover) => {
    const said = outline(`${head}\n\n${told}\n\n${told}`)
    expect(said[0]).toMatch(/^heading: /u)
    expect(said.slice(1, -2)).toEqual(cover.map((one) => `margin: ${one}`))
  })

  test.each([
    [
      'PROTOKÓŁ\nz zebrania rocznego wspólnoty\nodbytego dnia 20 marca 2025 r. w świetlicy szkoły podstawowej nr 3 przy ul. Długiej we Wrzosowie',
      'PROTOKÓŁ z zebrania rocznego wspólnoty',
      'Zaliczka na koszty zarządu zostaje bez zmian do końca roku.',
    ],
    [
      'MINUTES\nof the yearly meeting of the boat club',
      'MINUTES of the yearly meeting of the boat club',
      'The boat leaves at midnight and takes seventy-four cars to the island.',
    ],
  ])('but a word for the document goes on in what document it is: %s', (head, title, said) => {
    expect(outline(`${head}\n\n${said}\n\n${said}`)[0]).toBe(`heading: ${title}`)
  })
})

describe('headings in brackets of their own', () => {
  const told = '黄河的泥沙近九成来自中游，也就是黄土高原。'

  test.each([
    ['【导入】', '【练习】', '导入', '练习'],
    ['〈개요〉', '〈결과〉', '개요', '결과'],
    ['《背景》', '《目的》', '背景', '目的'],
    ['[Overview]', '[Results]', 'Overview', 'Results'],
    ['【导入】(5分钟)', '【练习】(8分钟)', '导入 (5分钟)', '练习 (8分钟)'],
  ])('are headings without them: %s', (first, second, one, other) => {
    expect(outline(`${first}\n${told}\n\n${second}\n${told}`)).toEqual([
      `heading: ${one}`,
      `paragraph: ${told}`,
      `heading: ${other}`,
      `paragraph: ${told}`,
    ])
  })

  test('but what is only heard stands alone in them', () => {
    const said = 'The boat leaves at midnight and takes seventy-four cars to the island.'
    expect(
      outline(`${said}\n\n[applause]\n\n${said}\n\n[music plays]\n\n${said}`).join(),
    ).not.toContain('heading')
  })
})

describe('a line that begins with an initial', () => {
  test.each([
    'P. Wilk przedstawiła wykonanie planu na cały rok i odpowiedziała na pytania.',
    'J. Okafor opened the meeting and thanked all those who had come so far.',
  ])('is no item of a list: %s', (line) => {
    expect(outline(`It rained.\n\n${line}`)).toEqual([
      'paragraph: It rained.',
      `paragraph: ${line}`,
    ])
  })

  test('is one among letters that count', () => {
    expect(outline('Ways\n\nA. Repair the roof\nB. Replace the roof').at(-1)).toBe(
      'list: Repair the roof / Replace the roof',
    )
  })
})

describe('prices', () => {
  const rows = (text: string) =>
    readPlainText(text).flatMap((block) =>
      block.kind === 'table' ? block.rows.map((row) => row.map((cell) => cell.text)) : [],
    )

  test('that dots lead to stand beside what they are of', () => {
    expect(
      rows(
        'Haug, 1 Bus 57 Plätze, Samstag früh bis Sonntag abend ... 2.480 €\nHaug, 2 Busse (57 + 35) ............ 4.150 €',
      ),
    ).toEqual([
      ['Haug, 1 Bus 57 Plätze, Samstag früh bis Sonntag abend', '2.480 €'],
      ['Haug, 2 Busse (57 + 35)', '4.150 €'],
    ])
  })

  test('have the names of their columns from a line above them', () => {
    const text =
      'Item / pieces / each / sum\n\n1) Oak table, cast foot     12 pcs   4.850    58.200\n2) Long table, oak           1 pcs  21.500    21.500\n3) Chair, beech             36 pcs   2.950   106.200'
    const [table] = readPlainText(text)
    expect(table?.kind === 'table' ? table.columns.map((cell) => cell.text) : []).toEqual([
      'Item',
      'pieces',
      'each',
      'sum',
    ])
  })

  test('keep their sums, apart by a blank line', () => {
    expect(rows('01-09\t214\t12\n02-09\t231\t11\n03-09\t198\t9\n\n643\t32').at(-1)).toEqual([
      '',
      '643',
      '32',
    ])
  })
})

describe('headings', () => {
  test.each([
    [
      'notes',
      'route\n- by train to the north\n\nwho comes\n- Anna, with the map\n\nmoney\n- 40 a head',
    ],
    [
      'заметки',
      'маршрут (ещё раз проверить)\n— поезд на север\n\nкто идёт\n— Аня, с картой\n\nденьги\n— 40 тысяч',
    ],
  ])('may begin small where most do: %s', (name, groups) => {
    expect(
      outline(`${name}\n\n${groups}`).filter((line) => /^heading: \S*(?:money|деньги)/u.test(line)),
    ).toHaveLength(1)
  })

  test('that begin small are not the lines of a poem', () => {
    const poem =
      'the river runs\nand the boat is gone\n\nthe lamp is out\nand the night goes on\n\nthe bell has rung\nand the sun comes up'
    expect(outline(`Night\n\n${poem}`).filter((line) => line.startsWith('heading'))).toEqual([
      'heading: Night',
    ])
  })

  test('right over a list name that and nothing after it', () => {
    const told = 'The log stays as it is, and everybody fills it in at the end of the shift.'
    expect(
      outline(`Handover\n\n${told}\n\nWhat you cover\n- people\n- machines\n\n${told}`).slice(2),
    ).toEqual([
      'heading: What you cover',
      'list: people / machines',
      'heading: ',
      `paragraph: ${told}`,
    ])
  })

  test('right over a line that is no sentence name that and nothing after it', () => {
    const told = 'Auf Pos. 4 können wir nicht verzichten. Die Verkabelung ist brandgefährlich.'
    const row = 'Pos. 7 Zwei Klimasensoren mit Fernablesung, inkl. Einbau 780,00 € netto'
    expect(
      outline(`Angebot\n\n${told}\n\nNicht enthalten, aber empfohlen:\n${row}\n\n${told}`).slice(2),
    ).toEqual([
      'heading: Nicht enthalten, aber empfohlen',
      `paragraph: ${row}`,
      'heading: ',
      `paragraph: ${told}`,
    ])
  })

  test('are underlined lines', () => {
    expect(outline('Plan\n====\nWe build it.')).toEqual([
      'heading: Plan',
      'paragraph: We build it.',
    ])
  })

  test('are lines in capitals', () => {
    expect(outline('NEXT STEPS\nWe build the house and then we paint it.')[0]).toBe(
      'heading: NEXT STEPS',
    )
  })

  test.each([
    ['4. Safety on the river', 'Life jackets are worn by all children before May.'],
    ['3. SÉCURITÉ', 'Les enfants portent un gilet avant le mois de mai.'],
    ['5. 川の安全', '五月までは子ども全員が救命胴衣を着けなければならない。'],
  ])('are numbered lines that stand alone over longer text: %s', (line, text) => {
    expect(outline(`Club\n\n${line}\n\n${text}`)).toEqual([
      'heading: Club',
      `heading: ${line.replace(/^\S+ /u, '')}`,
      `paragraph: ${text}`,
    ])
  })

  test.each([
    '4. Wash the carrots\n\n- cold water',
    '3 eggs\n\nBeat them until they are white.',
  ])('are no items and no amounts: %s', (text) => {
    expect(outline(`Soup\n\nA soup for eight people.\n\n${text}`)).toHaveLength(4)
    expect(outline(`Soup\n\nA soup for eight people.\n\n${text}`)[2]).not.toMatch(/^heading/u)
  })

  test('are a first line with a colon in it, over running text', () => {
    expect(
      outline(
        'Photosynthesis: how plants make food\n\nPlants use light to turn carbon dioxide and water into sugar.',
      )[0],
    ).toBe('heading: Photosynthesis: how plants make food')
    expect(outline('Present: Ann and Ben\n\nAbsent: Cem and Dora')[0]).toBe(
      'paragraph: Present: Ann and Ben',
    )
  })

  test('are questions over the list that answers them', () => {
    expect(outline('What limits the rate?\n- light\n- warmth')[0]).toBe(
      'heading: What limits the rate?',
    )
  })

  test('are short lines over a list', () => {
    expect(outline('Decisions\n- no migration on Fridays\n- freeze changes')).toEqual([
      'heading: Decisions',
      'list: no migration on Fridays / freeze changes',
    ])
  })

  const around = (heading: string) =>
    `The waterworks\n\nWhere we stand\n\nThe pump has run for eleven years and leaks at both ends of its shaft.\n\n${heading}\n\nThe maker stopped selling spare parts in spring, so there are three ways out.\n`

  test.each([
    'The pump: repair, replace or rent',
    'What is a booster pump?',
    'Wohin mit der alten Pumpe?',
    '¿Qué es una bomba de refuerzo?',
    'Насос: ремонт или замена',
    'ポンプ：修理か交換か',
  ])('may hold a colon or ask: %s', (heading) => {
    expect(outline(around(heading))).toContain(`heading: ${heading}`)
  })

  test('are not the names of those present, nor a question in a story', () => {
    expect(
      outline(
        'Present: Ann, Ben\n\nThe meeting began late because the bus had broken down again.',
      )[0],
    ).toBe('paragraph: Present: Ann, Ben')
    expect(
      outline(
        'He sat down at the long table.\n\nWhere was she?\n\nNobody in the room could tell him where she had gone that night.',
      ),
    ).toContain('paragraph: Where was she?')
  })

  test('are not who said the words above', () => {
    const text =
      '“We dug the first trench in the rain.”\n\nEdith Marlow, gardener since 1998\n\nThe rest of the year was dry and nobody complained about that.'
    expect(outline(text)[1]).toBe('paragraph: Edith Marlow, gardener since 1998')
  })

  test('are not sentences', () => {
    expect(outline('It rained.\n\nWe went home early because nobody had an umbrella.')[0]).toBe(
      'paragraph: It rained.',
    )
  })
})

test('hard-wrapped lines are one paragraph', () => {
  const text =
    'The carrier registers with us and then it uploads the certificate of\nits insurance, which the office checks within two days of work.'
  expect(outline(text)).toHaveLength(1)
})

test('lines of keys and values are a list', () => {
  expect(outline('Lena: mail to the merchants\nMark: rollback rehearsal')).toEqual([
    'list: Lena: mail to the merchants / Mark: rollback rehearsal',
  ])
})

test.each(['•', '·', '–', '▪', '*', '1.', 'a)'])('%s marks an item', (mark) => {
  expect(outline(`${mark} first thing\n${mark} second thing`)).toEqual([
    'list: first thing / second thing',
  ])
})

test('cells apart by tabs are a table', () => {
  expect(outline('Plant\tStaff\nGdynia\t14\nLublin\t9')).toEqual(['table: 2 × 2'])
})

test('aligned columns are a table', () => {
  expect(outline('Plant     Staff\nGdynia    14\nLublin    9')).toEqual(['table: 2 × 2'])
})

test('every block knows where it stands', () => {
  const text = 'Intro\n\n  • one thing\n  • another thing\n'
  const list = readPlainText(text).find((block) => block.kind === 'list')
  const spans = list?.kind === 'list' ? list.items.map((item) => spanOf(item.text)) : []
  expect(spans.map((span) => text.slice(span.start, span.end))).toEqual([
    'one thing',
    'another thing',
  ])
})

describe('an outline', () => {
  test.each([
    ['numbers', '1. Status', '2. Opening'],
    ['numerals', '一、背景', '二、目标'],
    ['signs', '■ 業績', '■ 予想'],
  ])('of %s has headings with the texts between them', (_kind, one, other) => {
    const text = `${one}\nThe first text says this.\n\n${other}\nThe second text says that.`
    const name = (line: string) => line.replace(/^(?:\d\.|[一二]、|■)\s*/u, '')
    expect(outline(text)).toEqual([
      `heading: ${name(one)}`,
      'paragraph: The first text says this.',
      `heading: ${name(other)}`,
      'paragraph: The second text says that.',
    ])
  })

  test('is no list whose items go on in a second line', () => {
    const text =
      'Rules\n\n1. Members approve the budget before\n   the end of March each year\n2. Members pay in April\n3. Members vote in May'
    expect(outline(text).at(-1)).toMatch(/^list: /u)
  })

  test('has no headings without a letter', () => {
    expect(outline('■■■■\nThe text.\n■■■■\nMore text.').join()).not.toContain('heading')
  })
})

describe('sections called by their places', () => {
  test('have remarks in brackets behind their names, and indented lines of their own', () => {
    const text =
      '1. Aim\nWe cut the hours.\n2. Figures (copied from the sheet that the clock keeps for us, in hours and millions)\nAsked\n   Ann: yes\n   Ben: no\n   Cleo: yes\n3. Causes\nCloth came late.'
    expect(outline(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading: Aim',
      'heading: Figures (copied from the sheet that the clock keeps for us, in hours and millions)',
      'heading: Causes',
    ])
  })

  const body = 'The relay failed twice in May and was replaced by the night shift.'

  test.each([
    ['English', 'Part one: The relay', 'Part two: The fan'],
    ['French', 'Première partie', 'Deuxième partie'],
    ['Polish', 'Po pierwsze', 'Po drugie'],
    ['Russian', 'Глава первая. Реле', 'Глава вторая. Вентилятор'],
    ['Hindi', 'पहला भाग', 'दूसरा भाग'],
    ['Chinese', '第一章 继电器', '第二章 风扇'],
  ])('are headings: %s', (_, first, second) => {
    expect(outline(`${first}\n${body}\n\n${second}\n${body}`)).toEqual([
      `heading: ${first}`,
      `paragraph: ${body}`,
      `heading: ${second}`,
      `paragraph: ${body}`,
    ])
  })

  test.each([
    ['German', 'Erstens: Das Relais', 'Zweitens: Der Lüfter', 'Das Relais'],
    ['French', 'Premièrement : le relais', 'Deuxièmement : la roue', 'Le relais'],
    ['Spanish', 'PRIMERO. El relé', 'SEGUNDO. El ventilador', 'El relé'],
    ['Arabic', 'أولًا: المرحّل', 'ثانيًا: المروحة', 'المرحّل'],
    ['Korean', '첫째, 계전기', '둘째, 환풍기', '계전기'],
    ['Japanese', '第一に、開閉器', '第二に、送風機', '開閉器'],
  ])('are called by their names where a word only counts: %s', (_, first, second, name) => {
    expect(outline(`${first}\n${body}\n\n${second}\n${body}`)[0]).toBe(`heading: ${name}`)
  })

  test.each([
    ['English', 'Option 1: Repair', 'Option 2: Replace'],
    ['English, causes', 'First cause: the timetable', 'Second cause: the stop'],
    ['German', 'TOP 1: Kasse', 'TOP 2: Boote'],
    ['German, letters', 'Variante A – Gas', 'Variante B – Pumpe'],
    ['Italian', 'Primo punto: consuntivo', 'Secondo punto: facciata'],
    ['Chinese', '方案一：重新划线', '方案二：立体车库'],
    ['Korean', '1안: 재계약', '2안: 입찰'],
  ])('are called whatever is counted: %s', (_, first, second) => {
    const names = outline(`${first}\n${body}\n\n${second}\n${body}`)
    expect([names[0], names[2]]).toEqual([`heading: ${first}`, `heading: ${second}`])
  })

  test('have their names from the next line', () => {
    const text = `Part one\nThe relay\n${body}\n\nPart two\nThe fan\n${body}`
    expect(outline(text).filter((line) => line.startsWith('heading'))).toEqual([
      'heading: Part one – The relay',
      'heading: Part two – The fan',
    ])
  })

  test('are not sentences that count', () => {
    expect(outline(`First, the relay failed.\n${body}\n\nSecond, the fan did.\n${body}`)).toEqual([
      `paragraph: First, the relay failed.`,
      `paragraph: ${body}`,
      `paragraph: Second, the fan did.`,
      `paragraph: ${body}`,
    ])
  })

  test('stand above those that are counted between them', () => {
    const inner = `1. Relay\n${body}\n\n2. Fan\n${body}`
    const blocks = readPlainText(`Part one: North\n${inner}\n\nPart two: South\n${inner}`)
    const levels = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
    expect(levels.slice(0, 4)).toEqual([2, 3, 3, 2])
  })
})

describe('a series of headings', () => {
  const told = 'The relay failed twice in May and was replaced by the night shift.'
  const headings = (text: string) =>
    readPlainText(text).flatMap((block) => (block.kind === 'heading' ? [block.text.text] : []))

  test.each([
    ['a list that counts', '1. Check the cable\n2. Check the tube'],
    ['rows of a file', '    07  CENTRAL\n    08  LARGE PRINT\n    09  EXCEPTIONS'],
    ['what is underlined', `Costs\n=====\n${told}`],
  ])('goes on over %s', (_, between) => {
    const text = `1. Aim\n\n${told}\n\n${between}\n\n${told}\n\n2. Costs of it\n\n${told}\n\n3. Time\n\n${told}`
    expect(headings(text).filter((name) => name !== 'Costs')).toEqual([
      'Aim',
      'Costs of it',
      'Time',
    ])
    const levels = readPlainText(text).flatMap((one) => (one.kind === 'heading' ? [one.level] : []))
    expect(new Set(levels).size).toBe(1)
  })

  test.each([
    [
      'Japanese, tight',
      '1.前回議事録の確認\n第4回議事録は訂正のうえ承認された。\n2.会計報告\n残高は四百万円である。\n3.工事\n(1)診断の結果\n報告書が届いた。\n(2)資金\n二千万円が不足する。',
      ['前回議事録の確認', '会計報告', '工事', '(1)診断の結果', '(2)資金'],
    ],
    [
      'English, an extract',
      `4. LICENCE FEE\n${told}\n\n5. STOCK\n${told}\n\n6. NOTICES\n${told}`,
      ['LICENCE FEE', 'STOCK', 'NOTICES'],
    ],
    [
      'Polish, from the middle',
      `§ 4. Czynsz\n${told}\n§ 5. Kaucja\n${told}\n§ 6. Zwrot\n${told}`,
      ['§ 4. Czynsz', '§ 5. Kaucja', '§ 6. Zwrot'],
    ],
  ])('is known: %s', (_, text, names) => {
    expect(headings(text)).toEqual(names)
  })

  test('is none of two lists that count', () => {
    const text = `${told}\n\n1. Cable\n2. The tube has to be checked by two people before the line starts again.\n\n${told}\n\n1. The bill has to be paid before the end of the month, by whoever ordered it.\n2. Tax\n\n${told}`
    expect(headings(text)).toEqual([])
  })
})

test.each([
  [
    'initials over a line that is drawn',
    'I read it on the fifth.\n\nM.\n-----\n\nI was on leave until the fourth of November.',
  ],
  [
    'what ends a paragraph over such a line',
    'We read all of it\nand went home.\n---------------------------\n\nThe rest is for another day.',
  ],
  [
    'a line over a single label',
    'To the couriers, who came back twice.\n\nDOW/jb\nAttachments: the full log and the map before and after the move\n',
  ],
])('no heading is %s', (_, text) => {
  expect(outline(text).join()).not.toContain('heading')
})

test.each([
  ['Hindi', 'विषय : विज्ञान      कक्षा : 7      समय : 40 मिनट', 3],
  ['Turkish', 'Ders: Kimya      Sınıf: 7 B', 2],
  ['tabs', 'Course: Chemistry\tRoom: B 12\tTerm: spring', 3],
])('fields of a form in one line stand apart: %s', (_, line, count) => {
  const [block] = readPlainText(`Sheet\n====\n\n${line}`).slice(1)
  expect(block?.kind === 'list' ? block.items : []).toHaveLength(count)
})

test.each([
  'Yes: 27   No: 2   Abstained: 2',
  'To:      Shift supervisors',
  'Hazırlayan: Elif Sağlamer (İK)      Kontrol: Serhat Günay',
])('other columns stay together: %s', (line) => {
  expect(outline(`Sheet\n====\n\n${line}`)).toHaveLength(2)
})

test.each([
  ['Hindi', '(i) कौन-सा नमूना?\n    (अ) क     (ब) ख\n(ii) कौन-सी मिट्टी?\n    (अ) लाल     (ब) काली'],
  ['English', '(i) Which sample?\n    a) one   b) two\n(ii) Which soil?\n    a) red   b) black'],
  [
    'Roman numbers alone',
    'i) Which sample?\n  - one\n  - two\nii) Which soil?\n  - red\n  - black',
  ],
])('questions have their options below them, in one line or several: %s', (_, text) => {
  const [list] = readPlainText(text)
  expect(list?.kind === 'list' ? list.items.map(({ children }) => children.length) : []).toEqual([
    2, 2,
  ])
})

test('a series of headings may have what one of them says on its own line', () => {
  const told = '本月結餘十五萬元，公共基金定存一千八百萬元。'
  const table =
    '　敲診報告　　　立揚　　　6/15\n　補助申請　　　小范　　　6/25\n　臨時區權會　　魏副主　　7/12'
  const text = `一、確認紀錄：無異議通過。\n二、財務報告\n${told}\n三、討論事項\n${told}\n四、待辦追蹤\n${table}`
  expect(outline(text)).toEqual([
    'heading: 確認紀錄',
    'paragraph: 無異議通過。',
    'heading: 財務報告',
    `paragraph: ${told}`,
    'heading: 討論事項',
    `paragraph: ${told}`,
    'heading: 待辦追蹤',
    'table: 3 × 2',
  ])
})

test.each([
  ['Q', 'A'],
  ['F', 'A'],
  ['P', 'R'],
])('questions in a section of a document are headings of their answers: %s, %s', (asked, answer) => {
  const told = 'The relay failed twice in May and was replaced by the night shift.'
  const pairs = ['Will it fail again?', 'Who pays? The plant says nothing.'].map(
    (question) => `${asked}. ${question}\n${answer}. Not before the spring.`,
  )
  const text = `1. Causes\n${told}\n\n2. Questions\n${pairs.join('\n\n')}\n\n3. Next\n${told}`
  expect(outline(text).slice(2, 7)).toEqual([
    'heading: Questions',
    'heading: Will it fail again?',
    'paragraph: Not before the spring.',
    'heading: Who pays? The plant says nothing.',
    'paragraph: Not before the spring.',
  ])
})

test('values with commas below names of columns are a table, sums in prose are none', () => {
  expect(outline('date,sold,back\n2024-10-28,45,7\n2024-10-29,31,6\n2024-10-30,30,6')).toEqual([
    'table: 3 × 3',
  ])
  expect(
    outline(
      'Costs at 30,000 or 22,000 or 8,000\nPaper at 14,700 or 9,850 or 3\nCards at 2,100 or 1,430 or 2\nPostage at 1,300 or 900 or 1',
    ).join(),
  ).not.toContain('table')
})

test('fields that count are no headings', () => {
  const text =
    '1. 공사 기간: 2026. 3. 2.(월) ~ 5. 29.(금)\n2. 대상: 본관 1~4호기\n   가. 1·2호기\n   나. 3·4호기\n3. 공사비: 총 3억 원\n4. 협조 요청 사항\n   가. 무거운 물품\n5. 문의: 시설관리팀\n\n감사합니다. 여러분의 협조를 부탁드립니다.'
  expect(outline(text)[0]).toMatch(/^list: /u)
})

test('a line over a single label is a heading where others stand so', () => {
  const text =
    'Done\n- cleaned the code\n- new mentor\n\nRisks\nTesting: the new environment is slow'
  expect(outline(text)).toContain('heading: Risks')
})

test('a line between two lists is the heading of the second', () => {
  expect(outline('Good\n- quick\n- cheap\nBad\n- loud\n- wet')).toEqual([
    'heading: Good',
    'list: quick / cheap',
    'heading: Bad',
    'list: loud / wet',
  ])
})

test.each([
  ['Arabic', 'أ) الماء\nب) الخبز'],
  ['Russian', 'а) вода\nб) хлеб'],
  ['Japanese', '（1）水\n（2）米'],
])('letters and numbers of any script mark items: %s', (_, text) => {
  expect(outline(text)[0]).toMatch(/^list: .+ \/ .+$/)
})

test('lines over a text are its title, and who and when', () => {
  const text =
    'The salt roads, sixth meeting\nThursday 12 February, small room\n\nThe loans are confirmed, and the room has been painted since last week.'
  expect(outline(text).slice(0, 2)).toEqual([
    'heading: The salt roads, sixth meeting',
    'margin: Thursday 12 February, small room',
  ])
})

test('points with letters are no sequence', () => {
  const [block] = readPlainText('(a) 60 ewes; or\n(b) 18 cattle; or\n(c) a combination')
  expect(block).toMatchObject({ kind: 'list', ordered: false })
})

test('a few words over lines that are longer are headings where most groups begin so', () => {
  const text =
    'Roads\nMill Lane closed in May\nPotholes filled\n\nShop\nOpen Sundays 9 to 12\n\nHall\nQuiz night 23 May\nRoof fund grows'
  expect(outline(text).filter((one) => one.startsWith('heading'))).toEqual([
    'heading: Roads',
    'heading: Shop',
    'heading: Hall',
  ])
})

test('what counts in another way below an item is its own, and a box says what is done', () => {
  expect(
    outline('1. Lifts: both\n가. north: March\n나. south: April\n2. Cost: 32 million')[0],
  ).toBe('list: Lifts: both / Cost: 32 million')
  expect(outline('- [x] Lift repaired\n- [ ] Audit')[0]).toBe('list: ☑ Lift repaired / ☐ Audit')
})

test('what leads to points within a clause, or right below a heading, is no heading', () => {
  const text =
    'TERMS\n\n1. Bookings\n1.1 A booking is firm once it is paid.\n\n2. Use of the hall\n2.1 The hirer shall:\n(a) leave it clean;\n(b) lock the door.\n2.2 Music must stop at 11 pm.\n\n3. Price\nThe hirer pays for:\n(a) the hall;\n(b) the heating.\n'
  expect(outline(text)).toContain('paragraph: 2.1 The hirer shall:')
  expect(outline(text)).toContain('paragraph: The hirer pays for:')
})

test('a name set apart stands over what is named right at its text, and what leads to a list names nothing', () => {
  const told =
    'The branch in the old station has been open every Tuesday, and the people of the village read there.'
  const text = `The year\n\n${told}\n\nMoney\n\nGrants of the year:\nDistrict 21,340\nRegion 612\nFees 298\n\nStaff\n\n${told}\n\nThe costs of it are borne by three:\n\n– the bank: 8.0 million\n– the region: 3.4 million\n\nHiring: courses begin in November\n\n${told}`
  expect(outline(text).filter((one) => !one.startsWith('paragraph: The branch'))).toEqual([
    'heading: The year',
    'heading: Money',
    'heading: Grants of the year',
    'table: 2 × 3',
    'heading: Staff',
    'paragraph: The costs of it are borne by three:',
    'list: the bank: 8.0 million / the region: 3.4 million',
    'heading: Hiring: courses begin in November',
  ])
  expect(outline(`أبنائي وبناتي،\n\n${told}`)[0]).toBe('paragraph: أبنائي وبناتي،')
})

test.each([
  ['English', '2. Questions: Hanna answers the letters, and she does so alone at night.', 'QA'],
  ['Spanish', '2. Preguntas: Ana contesta las cartas, y lo hace sola por la noche.', 'PR'],
  ['Japanese', '2. 質問: 手紙には花が一人で夜遅くまで台所で返事を書いている。', '問答'],
])('a heading over questions keeps what it says on its own line: %s', (_, heading, [
  ask,
  answer,
]) => {
  const pair = (at: number) => `${ask}: When ${at}?\n${answer}: On day ${at}.\n`
  const said = outline(
    `1. Club\n\nAll who swim may join the club.\n\nD. Berger keeps the list.\n\n${heading}\n${pair(1)}${pair(2)}\n3. Safety\n\nNobody rows alone after dark.`,
  ).join('\n')
  expect(said).toContain(heading.replace(/^.*?: /u, ''))
  expect(said).toContain('heading: When 1?')
})

test.each([
  [
    'English',
    '- two tents out of the old barn by the river',
    'The board meets on Tuesday and decides about the stand.',
  ],
  [
    'German',
    '2. zwei Zelte und den langen Tisch aus der alten Scheune',
    'Anna fragt im Dorf, wer am Freitag Zeit hat.',
  ],
])('a sentence right below a list is no part of its last item: %s', (_, item, sentence) => {
  const said = outline(`Fair\n\n- a lorry\n${item}\n${sentence}\n\nIt costs 400 euros.`)
  expect(said).toContain(`paragraph: ${sentence}`)
})
