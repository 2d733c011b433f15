import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

/** The quotations of a text as their words, name and affiliation. */
function quotesOf(text: string): string[][] {
  return readSource(text).flatMap((block) =>
    block.kind === 'quote'
      ? [[block.text.text, block.name?.text ?? '', block.affiliation?.text ?? '']]
      : [],
  )
}

const spoken: [string, string, [string, string, string]][] = [
  [
    'fr: the speaker inside the marks',
    '« Le quai rouvrira en mai avec deux pontons, assure Mme Inès Roux, directrice du port. Le reste suivra. »',
    [
      'Le quai rouvrira en mai avec deux pontons. Le reste suivra.',
      'Mme Inès Roux',
      'directrice du port',
    ],
  ],
  [
    'de: said in two pieces',
    '„Wir haben zehn Jahre auf das Boot gewartet“, sagt Karin Oltmann. „Jetzt fehlen noch zwei Leute.“',
    [
      'Wir haben zehn Jahre auf das Boot gewartet. Jetzt fehlen noch zwei Leute.',
      'Karin Oltmann',
      '',
    ],
  ],
  [
    'it: a role before the name, inside the marks',
    '«La strada resta chiusa fino a maggio, dichiara l’assessora Lucia Ferri.»',
    ['La strada resta chiusa fino a maggio', 'l’assessora Lucia Ferri', ''],
  ],
  [
    'ru: speech between dashes',
    '— Раньше автобус приходил два раза в день, — говорит Анна Петрова, староста улицы. — Теперь шесть.',
    ['Раньше автобус приходил два раза в день. Теперь шесть.', 'Анна Петрова', 'староста улицы'],
  ],
  [
    'tr: the verb behind the words',
    'Ayşe Demir, "Yol mayısta açılacak ve otobüs artacak." dedi.',
    ['Yol mayısta açılacak ve otobüs artacak.', 'Ayşe Demir', ''],
  ],
  [
    'hi: a comma before the words',
    'सविता नेगी ने कहा, “अब बेटी हर दिन समय पर स्कूल जाती है।”',
    ['अब बेटी हर दिन समय पर स्कूल जाती है।', 'सविता नेगी', ''],
  ],
  [
    'en: a name on the next paragraph of a block quotation, single marks',
    '> ‘We planted the first row in the rain. It’s still the best row.’\n>\n> Edith Marlow, gardener since 1998',
    [
      'We planted the first row in the rain. It’s still the best row.',
      'Edith Marlow',
      'gardener since 1998',
    ],
  ],
  [
    'en: a block quotation without marks, signed',
    '> The ferry runs when the captain is awake.\n>\n> Edith Marlow, islander',
    ['The ferry runs when the captain is awake.', 'Edith Marlow', 'islander'],
  ],
  [
    'en: plain text, the name on the next line',
    'Voices\n\n"We planted the first row in the rain and it held."\nEdith Marlow, gardener since 1998\n\nThe rest of the year was dry, and nobody complained about it at all.',
    ['We planted the first row in the rain and it held.', 'Edith Marlow', 'gardener since 1998'],
  ],
  [
    'en: plain text, the name behind a blank line',
    '“We planted the first row in the rain and it held.”\n\nEdith Marlow, gardener since 1998\n\nThe rest of the year was dry, and nobody complained about it at all, which was new.',
    ['We planted the first row in the rain and it held.', 'Edith Marlow', 'gardener since 1998'],
  ],
  [
    'fr: a pronoun before the verb is part of it',
    'Amina Benali, sociétaire depuis 2021, l’a dit à l’assemblée générale :\n\n> « J’ai vendu ma deuxième voiture en mars. »',
    ['J’ai vendu ma deuxième voiture en mars.', 'Amina Benali', 'sociétaire depuis 2021'],
  ],
  [
    'en: said X, who …',
    '“The ferry runs when the captain is awake,” said Edith Marlow, who has lived on the island since 1998.',
    [
      'The ferry runs when the captain is awake',
      'Edith Marlow',
      'has lived on the island since 1998',
    ],
  ],
  [
    'en: X said',
    '"The ferry runs when the captain is awake," Edith Marlow told us.',
    ['The ferry runs when the captain is awake', 'Edith Marlow', ''],
  ],
  [
    'en: in two pieces',
    '“The ferry runs late,” says Edith Marlow, a teacher. “But it always runs.”',
    ['The ferry runs late. But it always runs.', 'Edith Marlow', 'a teacher'],
  ],
  [
    'en: an introduction with a colon',
    'Edith Marlow, who teaches on the island, wrote in March: "The ferry runs when the captain is awake."',
    ['The ferry runs when the captain is awake.', 'Edith Marlow', 'teaches on the island'],
  ],
  [
    'en: an introduction and a paragraph of its own',
    'One more voice. As Edith Marlow, head of the school, puts it:\n\n“The ferry runs when the captain is awake.”',
    ['The ferry runs when the captain is awake.', 'Edith Marlow', 'head of the school'],
  ],
  [
    'en: a role instead of a name',
    'A teacher on the island told us: “The ferry runs when the captain is awake.”',
    ['The ferry runs when the captain is awake.', 'A teacher on the island', ''],
  ],
  [
    'de',
    '„Die Fähre fährt, wenn der Kapitän wach ist“, sagt Grete Holm, Lehrerin auf der Insel.',
    ['Die Fähre fährt, wenn der Kapitän wach ist', 'Grete Holm', 'Lehrerin auf der Insel'],
  ],
  [
    'de: guillemets that point inwards',
    '»Die Fähre fährt, wenn der Kapitän wach ist«, so Grete Holm.',
    ['Die Fähre fährt, wenn der Kapitän wach ist', 'Grete Holm', ''],
  ],
  [
    'fr',
    '« Le bac part quand le capitaine se réveille », raconte Lucie Morel, institutrice.',
    ['Le bac part quand le capitaine se réveille', 'Lucie Morel', 'institutrice'],
  ],
  [
    'es',
    '«El barco sale cuando el capitán se despierta», cuenta Lucía Vidal, maestra de la isla.',
    ['El barco sale cuando el capitán se despierta', 'Lucía Vidal', 'maestra de la isla'],
  ],
  [
    'it',
    'Lucia Conti, maestra sull’isola, racconta: «Il traghetto parte quando il capitano si sveglia.»',
    ['Il traghetto parte quando il capitano si sveglia.', 'Lucia Conti', 'maestra sull’isola'],
  ],
  [
    'pt',
    '“O barco sai quando o capitão acorda”, diz Lúcia Prado, professora da ilha.',
    ['O barco sai quando o capitão acorda', 'Lúcia Prado', 'professora da ilha'],
  ],
  [
    'nl',
    '‘De boot vaart als de kapitein wakker is’, zegt Griet de Boer, lerares.',
    ['De boot vaart als de kapitein wakker is', 'Griet de Boer', 'lerares'],
  ],
  [
    'ru',
    '«Паром идёт, когда капитан проснулся», — говорит Анна Белова, учительница.',
    ['Паром идёт, когда капитан проснулся', 'Анна Белова', 'учительница'],
  ],
  [
    'uk',
    'Олена Гай, вчителька на острові, розповідає: «Пором іде, коли капітан прокинувся».',
    ['Пором іде, коли капітан прокинувся', 'Олена Гай', 'вчителька на острові'],
  ],
  [
    'pl',
    '„Prom płynie, kiedy kapitan się obudzi” – mówi Anna Lis, nauczycielka.',
    ['Prom płynie, kiedy kapitan się obudzi', 'Anna Lis', 'nauczycielka'],
  ],
  [
    'tr',
    'Ayşe Demir, adadaki öğretmen, anlatıyor: “Vapur ancak kaptan uyanınca kalkıyor burada.”',
    ['Vapur ancak kaptan uyanınca kalkıyor burada.', 'Ayşe Demir', 'adadaki öğretmen'],
  ],
  [
    'ja',
    '「船は船長が起きたら出ます。それだけです」と、島の教師の田中さんは話しています。',
    ['船は船長が起きたら出ます。それだけです', '島の教師の田中さん', ''],
  ],
  [
    'ja: the speaker first',
    '島の教師の田中さんは「船は船長が起きたら出るだけです」と語った。',
    ['船は船長が起きたら出るだけです', '島の教師の田中さん', ''],
  ],
  [
    'ko',
    '섬의 교사 김민수 씨는 "배는 선장이 일어나야 떠나고 아무도 불평하지 않아요"라고 말했다.',
    ['배는 선장이 일어나야 떠나고 아무도 불평하지 않아요', '섬의 교사 김민수 씨', ''],
  ],
  [
    'zh',
    '“船长醒了船才会开，我们都习惯了。”岛上教师王芳说。',
    ['船长醒了船才会开，我们都习惯了。', '岛上教师王芳', ''],
  ],
  [
    'zh: the speaker first',
    '岛上教师王芳说：“船长醒了船才会开，我们都习惯了。”',
    ['船长醒了船才会开，我们都习惯了。', '岛上教师王芳', ''],
  ],
  [
    'ar',
    'قالت ليلى حداد، معلمة في الجزيرة: «تبحر العبارة عندما يستيقظ القبطان كل صباح».',
    ['تبحر العبارة عندما يستيقظ القبطان كل صباح', 'ليلى حداد', 'معلمة في الجزيرة'],
  ],
  [
    'zh: the speaker behind a clause, and words that go on without a space',
    '居民会上，退休教师吴桂兰说：“闭馆四十五天不算长，可别让孩子们没书看。”为此，中心将开放流动书车。',
    ['闭馆四十五天不算长，可别让孩子们没书看。', '退休教师吴桂兰', ''],
  ],
  [
    'ja: a sentence that ends with the verb, and a paragraph of its own',
    '社長の汐見は次のように述べています。\n\n「小豆の値段は3年前の1.6倍です。」',
    ['小豆の値段は3年前の1.6倍です。', '社長の汐見', ''],
  ],
]

describe('a quotation', () => {
  test.each(spoken)('%s', (_, text, expected) => {
    expect(quotesOf(text)).toEqual([expected])
  })

  test('leaves the rest of its paragraph', () => {
    const text =
      '“The ferry runs when the captain is awake,” says Edith Marlow, a teacher. Nobody has counted the trips so far.'
    expect(readSource(text).map((block) => block.kind)).toEqual(['quote', 'paragraph'])
  })
})

describe('no quotation', () => {
  test.each([
    ['a term', 'The button “Reserve” sends the book.'],
    ['a title', '“The Old Man and the Sea” is the book of the month, said nobody.'],
    ['few words', '“Not yet,” said Edith Marlow, a teacher.'],
    ['a name for a thing', 'Press “Send the book to my branch now” to reserve it.'],
    ['words without a speaker', '“The ferry runs when the captain is awake,” it says on a board.'],
    ['a rule with a colon', 'The rule is simple: “Whoever comes first gets the best seat.”'],
  ])('%s', (_, text) => {
    expect(quotesOf(text)).toEqual([])
  })
})

describe('a quotation within a paragraph', () => {
  test.each([
    'The pool is open. “We come every morning at six,” says Petra Holm. It stays shut in winter.',
    'The lane is quiet. Nobody minds. We call it “the slow lane for those who talk”. Tomas Berg runs it.',
  ])('stays there: %s', (text) => {
    expect(quotesOf(text)).toEqual([])
  })
})
