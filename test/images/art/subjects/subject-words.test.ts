import { describe, expect, it } from 'vitest'
import { subjects } from '../../../../src/images/art/subjects/subject-list.ts'
import { subjectNamed, subjectsOf } from '../../../../src/images/art/subjects/subject-words.ts'
import { wordsOfLanguages } from '../../../../src/images/art/subjects/words/languages.ts'
import { topics } from '../../../../src/images/art/subjects/words/topic.ts'

const subjectOf = (title: string, text = '', language = 'en') =>
  subjectsOf(title, text, language)[0]

describe('what a slide is about', () => {
  it.each([
    ['The tall tower', 'tower'],
    ['The quietest night shift in forty years', 'moon'],
    ['Nine thousand containers a week', 'ship'],
    ['Discussion', 'talk'],
    ['Today', 'clock'],
    ['In one year', 'calendar'],
    ['We kept the course', 'compass'],
    ['Asia Pacific doubled its weekly sailings', 'ship'],
    ['Revenue grew 18 % in the third quarter', 'growth'],
    ['Our team in five countries', 'people'],
    ['A budget for the next three years', 'coins'],
    ['Patients wait less', 'heart'],
    ['Students learn by doing', 'book'],
    ['Wind and solar power', 'turbines'],
    ['Data moves between platforms', 'network'],
    ['New factory, new machines', 'factory'],
    ['The train leaves at noon', 'train'],
    ['Breakfast for every child', 'apple'],
    ['What customers buy in our shops', 'shop'],
    ['Passwords are not enough', 'shield'],
    ['Two risks remain open', 'umbrella'],
    ['A better idea', 'bulb'],
    ['The report is ready', 'document'],
    ['Drinking water for the valley', 'drop'],
    ['Storms over the coast in winter', 'cloud'],
  ])('%s: %s', (title, subject) => {
    expect(subjectOf(title)).toBe(subject)
  })

  it.each([
    ['de', 'Wachstum im dritten Quartal', 'growth'],
    ['de', 'Der Seehafen von Rotterdam', 'ship'],
    ['fr', 'L’équipe et ses clients', 'people'],
    ['es-MX', 'La ciudad del futuro', 'city'],
    ['it', 'La salute dei pazienti', 'heart'],
    ['pt-BR', 'Receitas e vendas cresceram', 'growth'],
    ['ro', 'Orașul și clădirile sale', 'city'],
    ['nl', 'De haven groeit', 'ship'],
    ['pl', 'Zespół i pracownicy', 'people'],
    ['cs', 'Školy a studenti', 'book'],
    ['sl', 'Gozd in podnebje', 'forest'],
    ['hr', 'Luka Rijeka i brodovi', 'ship'],
    ['sr', 'Лука у Бару расте', 'ship'],
    ['bs', 'Bolnice i pacijenti', 'heart'],
    ['cnr', 'Planine i vrhovi', 'mountain'],
    ['mk', 'Пристаништето и бродови', 'ship'],
    ['bg', 'Училища и ученици', 'book'],
    ['ru', 'Выручка выросла на четверть', 'growth'],
    ['uk', 'Порт і вантажі', 'ship'],
    ['sv', 'Hamnen och fartygen', 'ship'],
    ['nb', 'Skolen og elevene', 'book'],
    ['da', 'Sundhed og patienter', 'heart'],
    ['fi', 'Satama ja laivat', 'ship'],
    ['hu', 'A kikötő és a hajók', 'ship'],
    ['el', 'Το λιμάνι και τα πλοία', 'ship'],
    ['tr', 'Liman ve gemiler', 'ship'],
    ['lt', 'Uostas ir laivai', 'ship'],
    ['sq', 'Porti dhe anijet', 'ship'],
    ['ja', '物流ネットワーク', 'truck'],
    ['ja', '穏やかな海', 'sailboat'],
    ['zh-Hans', '港口与货运', 'ship'],
    ['ko', '항구와 선박', 'ship'],
    ['hi', 'बंदरगाह का दूसरा केंद्र', 'ship'],
    ['th', 'ท่าเรือแห่งใหม่', 'ship'],
    ['vi', 'Cảng biển và xuất khẩu', 'ship'],
    ['id', 'Pelabuhan dan kapal', 'ship'],
    ['ar', 'نمو الإيرادات', 'growth'],
  ])('in %s: %s: %s', (language, title, subject) => {
    expect(subjectOf(title, '', language)).toBe(subject)
  })

  it('is told by the title before the text', () => {
    expect(subjectOf('A safe harbour', 'Our team and our customers')).toBe('ship')
    expect(subjectOf('Next', 'Our team and our customers')).toBe('people')
  })

  it('is not told by the middle of a word, nor by a word of another language', () => {
    expect(subjectsOf('Important supporters of a portfolio', '', 'en')).not.toContain('ship')
    expect(subjectsOf('Car il faut partir', '', 'fr')).not.toContain('car')
  })

  it('is nothing where no word tells, since whatever it were would be wrong', () => {
    expect(subjectsOf('Xyzzy', 'It was not as they had it', 'en')).toEqual([])
    expect(subjectsOf('Churn is the lowest since 2021', '', 'en')).toEqual([])
  })

  it('has other subjects for neighbours, and none that it mentions by the way', () => {
    expect(subjectsOf('The harbour', 'We met on a Monday.', 'en')).toEqual([
      'ship',
      'crane',
      'sailboat',
    ])
  })
})

describe('the words of a language', () => {
  it.each(Object.entries(wordsOfLanguages))('%s names no topic that there is not', (_, words) => {
    for (const topic of Object.keys(words)) expect(Object.keys(topics)).toContain(topic)
  })

  it.each(
    Object.keys(wordsOfLanguages),
  )('%s find nothing in an empty or foreign text', (language) => {
    expect(subjectsOf('', '', language)).toEqual([])
    expect(subjectsOf('xqzv wqxz 1234 – …', '', language)).toEqual([])
  })
})

describe('a subject by name', () => {
  it('is itself, or what the word means in any language', () => {
    for (const name of Object.keys(subjects)) expect(subjectNamed(name)).toBe(name)
    expect(subjectNamed('Lighthouse')).toBe('lighthouse')
    expect(subjectNamed('forests')).toBe('forest')
    expect(subjectNamed('Leuchtturm')).toBe('lighthouse')
    expect(subjectNamed('xyzzy')).toBeUndefined()
  })
})
