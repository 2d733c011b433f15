import { expect, it } from 'vitest'
import { interpretSample } from './sample-deck.ts'

it.each([
  ['How many slides are there?', 'This presentation has 10 slides.'],
  ['how many slides does the deck have', 'This presentation has 10 slides.'],
  ['Wie viele Folien gibt es?', 'This presentation has 10 slides.'],
  ['Combien de diapositives y a-t-il ?', 'This presentation has 10 slides.'],
  ['¿Cuántas diapositivas hay?', 'This presentation has 10 slides.'],
  ['Quante slide ci sono?', 'This presentation has 10 slides.'],
  ['Quantos slides há?', 'This presentation has 10 slides.'],
  ['Hoeveel dia’s zijn er?', 'This presentation has 10 slides.'],
  ['Ile jest slajdów?', 'This presentation has 10 slides.'],
  ['Сколько слайдов?', 'This presentation has 10 slides.'],
  ['スライドは何枚ありますか？', 'This presentation has 10 slides.'],
  ['一共有多少张幻灯片？', 'This presentation has 10 slides.'],
  ['Tell me how many slides there are', 'This presentation has 10 slides.'],
  ['Sag mir, wie viele Folien gibt es', 'This presentation has 10 slides.'],
  ['Dime cuántas diapositivas hay', 'This presentation has 10 slides.'],
  ['スライドは何枚か教えて', 'This presentation has 10 slides.'],
  ['告诉我一共有多少张幻灯片', 'This presentation has 10 slides.'],
  ['which slides have code on them?', 'No slide has code.'],
  ['Which slides have a chart?', 'One slide has a chart: “Slide 5: Revenue by year”.'],
  ['Where is the agenda?', 'One slide is an agenda: “Slide 2: Agenda”.'],
  [
    'Which slides have notes?',
    '2 slides have speaker notes: “Slide 4: Pricing” and “Slide 9: Risks”.',
  ],
  ['Auf welcher Folie ist die Tabelle?', 'One slide has a table: “Slide 6: Suppliers”.'],
  [
    'Which slides are about Acme?',
    '2 slides say “acme”: “Slide 3: Market overview” and “Slide 6: Suppliers”.',
  ],
  [
    'do any slides have notes?',
    '2 slides have speaker notes: “Slide 4: Pricing” and “Slide 9: Risks”.',
  ],
  [
    'which slide was the one with the espresso rates again',
    'One slide says “espresso”: “Slide 4: Pricing”.',
  ],
  [
    'where do we mention the loyalty card?',
    'One slide says “loyalty card” in its notes: “Slide 4: Pricing”.',
  ],
  ['em qual slide aparece Nordlicht?', 'One slide says “nordlicht”: “Slide 6: Suppliers”.'],
  ['Wo erwähnen wir Nordlicht?', 'One slide says “nordlicht”: “Slide 6: Suppliers”.'],
  ['What is on slide 9?', '“Slide 9: Risks” says: Rain · Staff · Competition'],
  ['what does slide 9 say', '“Slide 9: Risks” says: Rain · Staff · Competition'],
  ['Was steht auf Folie 9?', '“Slide 9: Risks” says: Rain · Staff · Competition'],
  ['Что на слайде 9?', '“Slide 9: Risks” says: Rain · Staff · Competition'],
  ['第9页上有什么？', '“Slide 9: Risks” says: Rain · Staff · Competition'],
])('“%s” is answered', (instruction, sentence) => {
  expect(interpretSample(instruction)).toEqual([
    { request: 'decline', reason: 'answered', sentence },
  ])
})

it.each([
  'Which slides should I delete?',
  'How many slides shall I delete',
  'Which slides have a chart? Delete them',
  'How many points are on slide 4?',
  'Which slides rock?',
  'What is wrong with slide 4?',
])('“%s” is none of these questions', (instruction) => {
  const steps = interpretSample(instruction)
  expect(steps).not.toContainEqual(expect.objectContaining({ reason: 'answered' }))
})
