import type { SlideForm, WrittenSlide } from '../written-slide.ts'

/** Facts as a model gets them, numbered from 1, and a good slide of them. */
interface SlideExample {
  facts: readonly string[]
  slide: WrittenSlide
}

/** One example for each form: what the rules of the prompt mean. Tests hold them to our own checks. */
export const slideExamples: Readonly<Record<SlideForm, SlideExample>> = {
  points: {
    facts: [
      'Since May the repair café opens on two evenings a week instead of one.',
      'In the first year 530 things were brought, and 412 of them went home mended.',
      'Nearly all the others lacked a spare part that nobody sells any more.',
      'By the way, lamps and toasters are always checked by an electrician before they go home.',
      'It costs nothing, and whoever can gives something for the tools.',
      'Only for sewing machines you have to book a time.',
    ],
    slide: {
      form: 'points',
      title: 'Most things go home mended, and the repair is free',
      lead: '',
      lines: [
        { text: '412 of 530 things mended in the first year', facts: [2] },
        { text: 'Two evenings a week since May, instead of one', facts: [1] },
        { text: 'Lamps and toasters checked by an electrician', facts: [4] },
        { text: 'Booked times for sewing machines only', facts: [6] },
      ],
      caption: 'Whoever can gives something for the tools',
      notes:
        'Nearly all the things that we could not mend had one fault in common: they lacked a spare part that nobody sells any more. A repair costs nothing, but if you can, give something for the tools. And please book a time before you bring a sewing machine.',
    },
  },
  statement: {
    facts: [
      'The museum has no lift, and its stairs are listed, so none can be built.',
      'From Monday on guides bring the ten best pieces to a room on the ground floor.',
      'Visitors who cannot climb stairs see them there every day at eleven, without booking.',
    ],
    slide: {
      form: 'statement',
      title: 'The museum comes down to those who cannot climb',
      lead: '',
      lines: [
        {
          text: 'Every day at eleven the ten best pieces are on the ground floor, without booking',
          facts: [2, 3],
        },
      ],
      caption: 'From Monday on',
      notes:
        'We have no lift, and because the stairs are listed we cannot build one. So from Monday on the guides bring the ten best pieces down to you. Whoever cannot climb stairs is welcome at eleven, on any day, and nobody has to book.',
    },
  },
  closing: {
    facts: [
      'The council votes on 14 June on a second year of the night bus.',
      'We ask for three lines at 96,000 euros.',
      'Without a second year the late shift has no way home after 23:10.',
      'Questions go to Ana Prado, ana@nightbus.example.',
    ],
    slide: {
      form: 'closing',
      title: 'Vote for a second year of the night bus on 14 June',
      lead: '',
      lines: [
        { text: 'Three lines at 96,000 euros', facts: [2] },
        { text: 'Otherwise no way home for the late shift after 23:10', facts: [3] },
        { text: 'Questions: Ana Prado, ana@nightbus.example', facts: [4] },
      ],
      caption: '',
      notes:
        'On 14 June you decide whether the night bus goes on for a second year. We ask you for three lines, at 96,000 euros. If the answer is no, the people of the late shift have no way home after 23:10. Ana Prado answers whatever is still open.',
    },
  },
  steps: {
    facts: [
      'Before you borrow a cargo bike for the first time you register with your library card.',
      'Then you choose a day in the calendar, at most three weeks ahead.',
      'On that day you open the lock with the code that came by e-mail.',
      'You bring the bike back before 21:00 and lock it.',
      'The bike is free; whoever returns it late pays 10 euros.',
      'Children sit in the box up to a height of 1.30 metres.',
    ],
    slide: {
      form: 'steps',
      title: 'You borrow a cargo bike with your library card',
      items: [
        { head: 'Register once', text: 'Your library card suffices', detail: '', facts: [1] },
        { head: 'Choose a day', text: 'At most three weeks ahead', detail: '', facts: [2] },
        { head: 'Unlock it', text: 'The code comes by e-mail', detail: '', facts: [3] },
        { head: 'Bring it back', text: 'Locked, and before 21:00', detail: '', facts: [4] },
      ],
      caption: 'Free of charge; a late return costs 10 euros',
      notes:
        'You register only before the first time; after that you choose a day in the calendar and wait for the code. The bike costs you nothing unless you bring it back late. Children up to a height of 1.30 metres may sit in the box.',
    },
  },
  cards: {
    facts: [
      'Oak seats 12 people and has a screen.',
      'Birch seats 40; a wall divides it when two groups come.',
      'Elm is a workshop with eight benches, which you enter only in shoes with steel caps.',
      'All three are free for clubs of the town and are booked with Jo at the desk.',
      'Whoever needs the screen of Oak asks for the cable there too.',
    ],
    slide: {
      form: 'cards',
      title: 'Three rooms are free for clubs of the town',
      items: [
        { head: 'Oak', text: '12 seats and a screen', detail: '', facts: [1] },
        { head: 'Birch', text: '40 seats, and a wall that divides them', detail: '', facts: [2] },
        {
          head: 'Elm',
          text: 'Eight benches, only in shoes with steel caps',
          detail: '',
          facts: [3],
        },
      ],
      caption: 'Booked with Jo at the desk',
      notes:
        'If your club is from the town, you pay nothing for any of the three. Ask Jo at the desk, and for the cable too if you need the screen. In Birch we close the wall when two groups come on the same evening.',
    },
  },
  definition: {
    facts: [
      'A premium is what you pay every month, whether something breaks or not.',
      'The deductible is the part of a damage that you pay yourself.',
      'The higher the deductible, the lower the premium.',
      'With a deductible of 300 euros the premium falls from 14 to 9 euros.',
      'That is worth it for people who seldom break something.',
    ],
    slide: {
      form: 'definition',
      title: 'A higher deductible means a lower premium',
      items: [
        {
          head: 'Deductible',
          text: 'the part of a damage that you pay yourself',
          detail: '',
          facts: [2],
        },
        {
          head: 'Premium',
          text: 'what you pay every month, whether something breaks or not',
          detail: '',
          facts: [1],
        },
      ],
      caption: 'Deductible of 300 euros: premium of 9 instead of 14 euros',
      notes:
        'Think of the two as a pair: when one goes up, the other comes down. Take a deductible of 300 euros, and you pay 9 euros a month where you paid 14 before. That is worth it if you seldom break something.',
    },
  },
  timeline: {
    facts: [
      'The permit arrived on 3 March.',
      'Work on the roof begins on 20 April and takes five weeks, during which no car can use the yard.',
      'From 1 June the solar cells deliver power.',
      'The old boiler is taken out in September, when the heat pump has been tested.',
    ],
    slide: {
      form: 'timeline',
      title: 'The roof delivers power from 1 June',
      items: [
        { head: '3 March', text: 'Permit arrived', detail: '', facts: [1] },
        { head: '20 April', text: 'Work on the roof begins', detail: 'five weeks', facts: [2] },
        { head: '1 June', text: 'Solar cells deliver power', detail: '', facts: [3] },
        { head: 'September', text: 'Old boiler taken out', detail: '', facts: [4] },
      ],
      caption: 'No car in the yard during the work on the roof',
      notes:
        'The permit is here, so the dates stand. For five weeks from 20 April on you cannot use the yard with a car. The old boiler stays until September, because the heat pump has to be tested before we take it out.',
    },
  },
  figures: {
    facts: [
      'In March 97% of calls were answered within a minute; in March of last year it was 81%.',
      'About 2,300 people call every week.',
      'A call costs us €4.10 instead of €5.60, because nobody is called back any more.',
      'The rota of March was still made by hand; from June on a program makes it.',
    ],
    slide: {
      form: 'figures',
      title: 'Calls are answered sooner and cost less',
      items: [
        {
          head: '81% → 97%',
          text: 'of calls answered within a minute',
          detail: 'March, against last year',
          facts: [1],
        },
        { head: '€5.60 → €4.10', text: 'cost of a call', detail: '', facts: [3] },
        { head: 'about 2,300', text: 'people call every week', detail: '', facts: [2] },
      ],
      caption: '',
      notes:
        'The reason why a call costs us less is simple: nobody is called back any more. And all of this was done with a rota that was still made by hand in March; from June on a program makes it.',
    },
  },
  comparison: {
    facts: [
      'Repairing the oven costs 1,900 euros and takes two days.',
      'After that it lasts perhaps three years.',
      'A new oven costs 6,400 euros and comes in five weeks.',
      'It needs a third less power and has a warranty of ten years.',
      'We propose the new oven, because the bakery cannot stop again before Christmas.',
    ],
    slide: {
      form: 'comparison',
      title: 'We propose a new oven, though a repair costs less',
      sides: [
        {
          head: 'Repair',
          recommended: false,
          lines: [
            { text: '1,900 euros', facts: [1] },
            { text: 'Ready in two days', facts: [1] },
            { text: 'Lasts perhaps three years', facts: [2] },
          ],
        },
        {
          head: 'New oven',
          recommended: true,
          lines: [
            { text: '6,400 euros', facts: [3] },
            { text: 'Here in five weeks', facts: [3] },
            { text: 'Warranty of ten years, a third less power', facts: [4] },
          ],
        },
      ],
      caption: 'The bakery cannot stop again before Christmas',
      notes:
        'The repair looks cheap, but nobody promises more than perhaps three years. The new oven has a warranty of ten and needs a third less power. What decides it for us is Christmas: the bakery cannot stop again before that.',
    },
  },
  table: {
    facts: [
      'Line 1 runs every 10 minutes until 23:30.',
      'Line 2 runs every 20 minutes until 22:00.',
      'Line 3 runs every 40 minutes, on weekends all night.',
      'One ticket holds for all three lines; on line 3 you show it to the driver.',
    ],
    slide: {
      form: 'table',
      title: 'Line 3 runs all night on weekends',
      columns: ['Line', 'Every (minutes)', 'Until'],
      rows: [
        { cells: ['1', '10', '23:30'], facts: [1] },
        { cells: ['2', '20', '22:00'], facts: [2] },
        { cells: ['3', '40', 'all night on weekends'], facts: [3] },
      ],
      highlighted_row: '3',
      caption: 'One ticket for all three lines',
      notes:
        'If you come home late on a weekend, line 3 is yours, every forty minutes. You need no other ticket, but on that line you show it to the driver. On other nights line 1 is the last to stop, at 23:30.',
    },
  },
  chart: {
    facts: [
      '2023: Visitors 18,400',
      '2024: Visitors 21,900',
      '2025: Visitors 27,300',
      'The numbers are those of the turnstile; children under six are not counted.',
      'In 2025 the garden was open in winter for the first time.',
    ],
    slide: {
      form: 'chart',
      title: 'Visitors grew from 18,400 in 2023 to 27,300 in 2025',
      chart_type: 'bar',
      unit: 'visitors',
      category_title: '',
      categories: ['2023', '2024', '2025'],
      series: [{ name: 'Visitors', values: [18400, 21900, 27300] }],
      highlighted_category: '2025',
      facts: [1, 2, 3],
      caption: 'Counted at the turnstile, without children under six',
      notes:
        'The number has grown in both years. In 2025 the garden was open in winter for the first time. Please keep in mind that the turnstile does not count children under six, so there were more people than you see.',
    },
  },
  quote: {
    facts: [
      '“We came for the books and stayed for the warm room,” says Ida Morel, who lives next door.',
      'On cold days sixty people sit in the reading room of the library.',
      'It is open until ten because neighbours watch the door without pay.',
    ],
    slide: {
      form: 'quote',
      title: 'On cold days the library is a warm room for its neighbours',
      quote: 'We came for the books and stayed for the warm room',
      name: 'Ida Morel',
      role: 'neighbour',
      facts: [1],
      caption: '',
      notes:
        'Ida Morel is not alone with that: on cold days sixty people sit in the reading room. It stays open until ten only because neighbours watch the door, and they do it without pay.',
    },
  },
  code: {
    facts: [
      'To see what fills a disk:',
      'for dir in /var /home; do\n  du -sh "$dir"\ndone',
      'It takes a minute when the disk is full.',
      'In most cases old logs are the reason; delete none of them before they are archived.',
    ],
    slide: {
      form: 'code',
      title: 'Three lines show what fills a disk',
      code: 'for dir in /var /home; do\n  du -sh "$dir"\ndone',
      language: 'sh',
      facts: [2],
      caption: 'The size of each directory',
      notes:
        'Give it a minute when the disk is full. In most cases you will find that old logs are the reason. Do not delete any of them before they are archived.',
    },
  },
}

/** An example as a prompt shows it. */
export function printExample({ facts, slide: { form: _form, ...answer } }: SlideExample): string {
  const printed = facts.map((fact, index) => `[${index + 1}] ${fact}`)
  return `Example, of another deck (take nothing from it but its manner)\nFacts:\n${printed.join('\n')}\nAnswer:\n${JSON.stringify(answer)}`
}
