import { describe, expect, test } from 'vitest'
import type { CompositionRequest } from '../../../../src/author/compose.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../../../src/deck/slide.ts'
import { composeText, findBlock, linesOf, titlesOf } from '../../../support/compose-text.ts'

/** The words of a text about a harbour: its lead, a section that quotes somebody, a list, a sentence and steps. */
interface Harbour {
  title: string
  lead: string
  quoting: string
  prose: string
  quote: string
  list: string
  items: string[]
  single: string
  sentence: string
  next: string
  steps: string[]
}

const english: Harbour = {
  title: 'The harbour that runs itself',
  lead: 'Rotterdam moved its busiest container terminal to full automation last year and nobody was hurt.',
  quoting: 'Where we stand',
  prose: 'The new basin opened in May. Three cranes work at night without a crew.',
  quote: 'The quietest night shift in forty years.',
  list: 'The crew',
  items: ['14 moved to the control room', '9 retrained as mechanics', '3 left the company'],
  single: 'The tall tower',
  sentence: 'The tower at the entrance of the port sees every ship from forty kilometres away.',
  next: 'Next steps',
  steps: ['Extend the rail link', 'Train the second crew', 'Open the north basin'],
}

const harbours: Record<string, Harbour> = {
  en: english,
  de: {
    title: 'Der Hafen, der sich selbst steuert',
    lead: 'Rotterdam hat sein größtes Containerterminal im vergangenen Jahr ganz automatisiert, und niemand wurde verletzt.',
    quoting: 'Wo wir stehen',
    prose: 'Das neue Becken wurde im Mai eröffnet. Drei Kräne arbeiten nachts ohne Mannschaft.',
    quote: 'Die ruhigste Nachtschicht seit vierzig Jahren.',
    list: 'Die Mannschaft',
    items: ['14 wechselten in den Leitstand', '9 lernten Mechaniker', '3 verließen die Firma'],
    single: 'Der hohe Turm',
    sentence: 'Der Turm an der Einfahrt sieht jedes Schiff aus vierzig Kilometern Entfernung.',
    next: 'Nächste Schritte',
    steps: ['Die Bahn verlängern', 'Die zweite Mannschaft schulen', 'Das Nordbecken öffnen'],
  },
  ja: {
    title: '自ら動く港',
    lead: 'ロッテルダムは昨年、最も忙しいターミナルを完全に自動化し、負傷者は一人も出なかった。',
    quoting: '現在の状況',
    prose: '新しい埠頭は五月に開業した。三台のクレーンが夜間に無人で稼働している。',
    quote: '四十年で最も静かな夜勤だった。',
    list: '従業員',
    items: ['14人が制御室に移った', '9人が整備士になった', '3人が退職した'],
    single: '高い塔',
    sentence: '港の入口にある塔は四十キロ先のすべての船を見ることができる。',
    next: '次の段階',
    steps: ['鉄道を延長する', '第二班を訓練する', '北の埠頭を開く'],
  },
  th: {
    title: 'ท่าเรือที่ทำงานเอง',
    lead: 'รอตเทอร์ดามเปลี่ยนท่าเรือตู้สินค้าที่พลุกพล่านที่สุดให้เป็นระบบอัตโนมัติทั้งหมดเมื่อปีที่แล้วและไม่มีใครได้รับบาดเจ็บ',
    quoting: 'สถานะปัจจุบัน',
    prose: 'ท่าเทียบเรือใหม่เปิดในเดือนพฤษภาคม เครนสามตัวทำงานในเวลากลางคืนโดยไม่มีพนักงาน',
    quote: 'กะกลางคืนที่เงียบที่สุดในรอบสี่สิบปี',
    list: 'ทีมงาน',
    items: ['14 คนย้ายไปห้องควบคุม', '9 คนฝึกเป็นช่าง', '3 คนลาออกจากบริษัท'],
    single: 'หอคอยสูง',
    sentence: 'หอคอยที่ทางเข้าท่าเรือมองเห็นเรือทุกลำจากระยะสี่สิบกิโลเมตร',
    next: 'ขั้นตอนต่อไป',
    steps: ['ขยายทางรถไฟ', 'ฝึกทีมที่สอง', 'เปิดท่าเรือเหนือ'],
  },
  ar: {
    title: 'الميناء الذي يدير نفسه',
    lead: 'نقل الميناء أكثر محطات الحاويات ازدحامًا إلى التشغيل الآلي الكامل في العام الماضي ولم يصب أحد بأذى.',
    quoting: 'أين نقف الآن',
    prose: 'افتتح الحوض الجديد في مايو. تعمل ثلاث رافعات ليلًا دون طاقم.',
    quote: 'أهدأ نوبة ليلية منذ أربعين عامًا.',
    list: 'الطاقم',
    items: ['انتقل 14 إلى غرفة التحكم', 'تدرب 9 ليصبحوا ميكانيكيين', 'غادر 3 الشركة'],
    single: 'البرج العالي',
    sentence: 'يرى البرج عند مدخل الميناء كل سفينة من مسافة أربعين كيلومترًا.',
    next: 'الخطوات التالية',
    steps: ['تمديد خط السكة الحديدية', 'تدريب الطاقم الثاني', 'افتتاح الحوض الشمالي'],
  },
  hi: {
    title: 'अपने आप चलने वाला बंदरगाह',
    lead: 'पिछले वर्ष रॉटरडैम ने अपने सबसे व्यस्त कंटेनर टर्मिनल को पूरी तरह स्वचालित कर दिया और किसी को चोट नहीं आई।',
    quoting: 'हम कहाँ हैं',
    prose: 'नया बेसिन मई में खुला। तीन क्रेन रात में बिना चालक दल के काम करती हैं।',
    quote: 'चालीस वर्षों की सबसे शांत रात की पाली।',
    list: 'चालक दल',
    items: ['14 लोग नियंत्रण कक्ष में गए', '9 लोग मैकेनिक बने', '3 लोगों ने कंपनी छोड़ी'],
    single: 'ऊँची मीनार',
    sentence: 'बंदरगाह के द्वार पर बनी मीनार चालीस किलोमीटर दूर से हर जहाज देख लेती है।',
    next: 'अगले कदम',
    steps: ['रेल संपर्क बढ़ाना', 'दूसरे दल को प्रशिक्षण देना', 'उत्तरी बेसिन खोलना'],
  },
}

/** A red PNG of 1 × 1 pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

/** A text with other words, or with something between its first prose and its quotation. */
function harbour(words: Partial<Harbour> = {}, between = ''): string {
  const one = { ...english, ...words }
  return `# ${one.title}

${one.lead}

## ${one.quoting}

${one.prose}

${between}

> ${one.quote}
> — Marta Veldhuis

## ${one.list}

${one.items.map((item) => `- ${item}`).join('\n')}

## ${one.single}

${one.sentence}

## ${one.next}

${one.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}
`
}

/** A deck that bears the title of its text. */
function titled(text: string, request: Partial<CompositionRequest> = {}): Slide[] {
  const [, deckTitle = ''] = /^# (.*)$/m.exec(text) ?? []
  return composeText(text, { slideRange: '6-10', deckTitle, titleIsDefault: false, ...request })
    .slides
}

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** The slides, by their places from 1, that say a passage. */
function placesOf(passage: string, slides: readonly Slide[]): number[] {
  return slides.flatMap((slide, index) =>
    folded(slidePlainText(slide)).includes(folded(passage)) ? [index + 1] : [],
  )
}

describe.each(Object.entries(harbours))('a text in %s', (_language, words) => {
  const slides = titled(harbour(words))

  test('says its lead once, on the cover or on the slide after it', () => {
    const places = placesOf(words.lead, slides)
    expect(places).toHaveLength(1)
    expect(places[0]).toBeLessThanOrEqual(2)
  })

  test('has a slide for the sentences before a quotation', () => {
    const sentences = words.prose.split(/(?<=[.。।])\s*|(?<=พฤษภาคม)\s/u).filter(Boolean)
    expect(sentences).toHaveLength(2)
    for (const sentence of sentences) expect(placesOf(sentence, slides)).toHaveLength(1)
    expect(JSON.stringify(slides.map((slide) => slide.notes))).not.toContain(sentences[1])
  })

  test('has titles that are its headings or whole sentences', () => {
    const own = [words.title, words.quoting, words.list, words.single, words.next].map(folded)
    const sentences = folded(words.prose)
    // What has no room on the cover is called after what it is, in the language of the deck.
    const others = titlesOf(slides)
      .filter((_, index) => index !== 1)
      .filter((title) => !own.includes(folded(title)) && title !== 'Marta Veldhuis')
    expect(others.filter((title) => !sentences.includes(folded(title)))).toEqual([])
  })
})

describe('the lead of a text', () => {
  test('of which the cover shows the first sentence has a slide for all of it', () => {
    const second = 'The unions agreed to the plan of the port in the first month.'
    const slides = titled(harbour({ lead: `${english.lead} ${second}` }))
    expect(placesOf(second, slides)).toHaveLength(1)
  })

  test('is on no cover that has the title of the text for a subtitle, and so on a slide', () => {
    const { slides } = composeText(harbour(), { slideRange: '6-10' })
    expect(placesOf(english.lead, slides)).toEqual([2])
  })
})

test('the first of equal headings behind a text is not its title', () => {
  const { slides } = composeText(harbour().replace(/^# .*\n/u, ''), { slideRange: '6-10' })
  expect(placesOf(english.lead, slides)).toEqual([1])
  expect(titlesOf(slides).filter((title) => title === 'Where we stand')).toHaveLength(1)
})

describe('the sentences of a section', () => {
  test('stand beside its picture', () => {
    const slides = titled(harbour({}, `![Cranes](${picture})`))
    expect(findBlock(slides, 'image').alt).toBe('Cranes')
    const shown = slides.find((slide) => chosenVariant(slide).layout === 'image')
    expect(shown && linesOf(shown)).toEqual([
      'The new basin opened in May',
      'Three cranes work at night without a crew',
    ])
  })

  const leading = 'Twenty-six people worked on the old quay. Most of them stay with the company.'
  const listed = harbour().replace('- 14 moved', `${leading}\n\n- 14 moved`)

  test('before a list under a label are its title and the line under it', () => {
    const slides = titled(listed, { slideRange: 'auto' }).map((slide) => chosenVariant(slide))
    expect(slides.find(({ title }) => leading.startsWith(title))).toMatchObject({
      title: 'Twenty-six people worked on the old quay',
      eyebrow: expect.any(String),
      caption: 'Most of them stay with the company',
    })
  })

  test('that only announce what follows have no slide', () => {
    const announced = harbour().replace(
      '- 14 moved',
      'People were asked. They chose between the following.\n\n- 14 moved',
    )
    expect(placesOf('They chose between the following', titled(announced))).toEqual([])
  })
})

test('a list that is longer than three slides has them where the range allows', () => {
  const items = Array.from({ length: 30 }, (_, index) => `Lamp ${index + 1} burns all night long`)
  const text = harbour({ items }).replace(/## The tall[\s\S]*/u, '')
  const slides = titled(text)
  expect(slides.length).toBeLessThanOrEqual(10)
  for (const item of items) expect(placesOf(item, slides)).not.toEqual([])
})

describe('a text that is no more than a subject', () => {
  const { slides } = composeText('x', {
    slideRange: '26-50',
    deckTitle: 'x',
    titleIsDefault: false,
  })
  const [cover, second] = slides

  test('stands on the cover once', () => {
    expect(cover && chosenVariant(cover)).toMatchObject({ title: 'x', blocks: [] })
  })

  test('is followed by what the deck goes through', () => {
    expect(second && chosenVariant(second).title).toBe('What this covers')
    expect(slides.length).toBeGreaterThanOrEqual(26)
  })
})

describe('a text of many more sections than slides', () => {
  const sections = Array.from(
    { length: 600 },
    (_, at) => `## Part ${at}\n\nCrane ${at} lifts boxes at night. It holds a plan.\n`,
  )
  const { slides } = composeText(`# Book\n\n${sections.join('\n')}`, { slideRange: '26-50' })

  test('has slides of equal stretches from its beginning to its end', () => {
    const titles = titlesOf(slides).flatMap(
      (title) => /^Part (\d+) – Part (\d+)$/u.exec(title) ?? [],
    )
    const numbers = titles.filter((one) => /^\d+$/u.test(one)).map(Number)
    expect(numbers[0]).toBe(0)
    expect(numbers.at(-1)).toBe(599)
    expect(slides.length).toBe(50)
  })
})

test('headings with nothing below them are the lines of what they stand under', () => {
  const { slides } = composeText(
    '# Bread in a week\n\n## Wake the starter\n### Flour and water\n### A warm corner\n### What bubbles mean\n\n## Bake\n### Hot stone\n### Listen to it\n### Let it cool\n',
  )
  expect(slides.slice(1).map((slide) => [chosenVariant(slide).title, ...linesOf(slide)])).toEqual([
    ['Wake the starter', 'Flour and water', 'A warm corner', 'What bubbles mean'],
    ['Bake', 'Hot stone', 'Listen to it', 'Let it cool'],
  ])
})

test('a year behind a heading is no number of ours', () => {
  const list = (name: string) =>
    `## ${name}\n\n- The ferry sails\n- The yard works\n- The ice melts`
  const { slides } = composeText(
    ['# Report', list('Results'), list('Results (2024)'), list('Plan')].join('\n\n'),
    { slideRange: 'auto' },
  )
  expect(titlesOf(slides)).toContain('Results (2024)')
})

test('what no heading names has no title, and the name of the text is on the cover alone', () => {
  const told = 'It sails! You can see it from there. They have it.'
  const { slides } = composeText(`# Report\n\n${told}\n\n## Results\n\n${told}`, {
    titleIsDefault: true,
    titleFromSource: true,
    slideRange: 'auto',
  })
  expect(titlesOf(slides)).toEqual(['Report', '', 'Results'])
})

test('an item stays with all that stands below it', () => {
  const bans = ['smoke', 'swim', 'jump', 'dive', 'fish', 'shout', 'run']
  const rules = ['1. Ships may enter by day.', '2. It is forbidden to:']
  const text = `# Port\n\n## Rules\n\n${rules.join('\n')}\n${bans.map((ban) => `   - ${ban} on board`).join('\n')}\n3. Crews sign the list.`
  const { slides } = composeText(text, { slideRange: 'auto' })
  const shown = slides.flatMap(linesOf).map((line) => line.toLowerCase())
  expect(shown).toContain('it is forbidden to:')
  expect(bans.filter((ban) => !shown.some((line) => line.includes(ban)))).toEqual([])
})

test('an item whose first point has most below it still stands over the others', () => {
  const trades = ['tiles', 'gutters', 'beams', 'vents', 'hatches', 'paint', 'ridge']
  const others = ['Paving', 'Doors', 'Walls', 'Windows', 'Lamps', 'Stairs']
  const yard = [
    '- Northern yard',
    '  - Roofing',
    ...trades.map((one) => `    - New ${one}`),
    ...others.map((one) => `  - ${one}`),
    '- Fencing',
  ]
  const { slides } = composeText(`# Port\n\n## Works\n\n${yard.join('\n')}`, {
    slideRange: 'auto',
  })
  const shown = slides.flatMap((slide) => [...titlesOf([slide]), ...linesOf(slide)])
  expect(['Northern yard', ...others].filter((one) => !shown.includes(one))).toEqual([])
})

test('headings without texts are one outline with those that have only names below them', () => {
  const text =
    '# Handover\n\n## House\n\n### Roof\n\n### Boiler\n\n#### Service\n\n#### Faults\n\n## Plan\n\n### Rota'
  const { slides } = composeText(text, { slideRange: 'auto' })
  expect(slides.map((slide) => linesOf(slide))).toContainEqual([
    'Roof',
    'Boiler',
    'Service',
    'Faults',
  ])
})
