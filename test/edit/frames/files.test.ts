import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))
const files = (...formats: string[]) => `export formats=${JSON.stringify(formats)}`

describe('a wish for files', () => {
  it.each<[string, string[]]>([
    ['Send it as PPT', ['ppt']],
    ['send PDF and PPT', ['pdf', 'ppt']],
    ['send pdf', ['pdf']],
    ['send it to me as pdf', ['pdf']],
    ['PDF, PPTX and PNG please', ['pdf', 'ppt', 'png']],
    ['The deck as PDF, please', ['pdf']],
    ['Can I get the powerpoint?', ['ppt']],
    ['I need a PDF of the deck', ['pdf']],
    ['Make it a PDF', ['pdf']],
    ['Create a PDF', ['pdf']],
    ['Send me a link to share', ['link']],
    ['Give me a link to share', ['link']],
    ['Give me the link to the deck', ['link']],
    ['Send me the PDF and a link to share', ['pdf', 'link']],
    ['Export as PDF and PowerPoint', ['pdf', 'ppt']],
    ['Schick mir PDF und PowerPoint', ['pdf', 'ppt']],
    ['Als PDF bitte', ['pdf']],
    ['Envoie-moi le PDF et le PowerPoint', ['pdf', 'ppt']],
    ['Envíame el PDF y el enlace', ['pdf', 'link']],
    ['Mandami il PDF e il link', ['pdf', 'link']],
    ['Me envie o PDF e o link', ['pdf', 'link']],
    ['Stuur me de PDF en de link', ['pdf', 'link']],
    ['Prześlij mi PDF i link', ['pdf', 'link']],
    ['Пришли PDF и ссылку', ['pdf', 'link']],
    ['PDFとPowerPointを送って', ['pdf', 'ppt']],
    ['给我PDF和链接', ['pdf', 'link']],
  ])('“%s” is one for each that it names', (instruction, formats) => {
    expect(read(instruction)).toEqual([files(...formats)])
  })

  it.each<[string, string[]]>([
    ['Send me images of all slides', ['png']],
    ['Send me an image of every slide', ['png']],
    ['Give me pictures of all slides', ['png']],
    ['Show me images of all slides', ['png']],
    ['Send me pictures of the slides', ['png']],
    ['Send me screenshots of the slides', ['png']],
    ['Export pictures of all slides', ['png']],
    ['Export the slides as separate images', ['png']],
    ['Send me the PDF and the images', ['pdf', 'png']],
    ['Send me the images', ['png']],
    ['Send me the PDF, the PowerPoint and pictures of the slides', ['pdf', 'ppt', 'png']],
    ['Schick mir Bilder aller Folien', ['png']],
    ['Gib mir Bilder von allen Folien', ['png']],
    ['Envoie-moi des images de toutes les diapositives', ['png']],
    ['Envíame imágenes de todas las diapositivas', ['png']],
    ['Mandami le immagini di tutte le slide', ['png']],
    ['Me envie imagens de todos os slides', ['png']],
    ['Stuur me afbeeldingen van alle dia’s', ['png']],
    ['Wyślij mi obrazy wszystkich slajdów', ['png']],
    ['Пришли картинки всех слайдов', ['png']],
    ['すべてのスライドの画像を送って', ['png']],
    ['把所有幻灯片的图片发给我', ['png']],
  ])('“%s” is one for pictures of the slides', (instruction, formats) => {
    expect(read(instruction)).toEqual([files(...formats)])
  })

  it('says of a picture of one slide that the file holds all', () => {
    expect(read('Send me a picture of slide 3')).toEqual([files('png'), 'decline unsupported'])
  })

  it.each<[string, string[], string]>([
    ['Send me the PDF and a Word file', ['pdf'], 'Word file'],
    ['Send me the PDF and the Keynote', ['pdf'], 'Keynote'],
    ['Export as PDF and Google Slides', ['pdf'], 'Google Slides'],
    ['Send me the PDF and a poster', ['pdf'], 'poster'],
    ['Send me the PDF and the notes', ['pdf'], 'notes'],
    ['Export as Word', [], 'Word'],
    ['Download it as Keynote', [], 'Keynote'],
    ['Exportiere als PDF und Word', ['pdf'], 'Word'],
    ['Exporte en PDF et en Word', ['pdf'], 'Word'],
  ])('“%s” declines by name what no file can be', (instruction, formats, name) => {
    expect(interpretSample(instruction)).toEqual([
      ...(formats.length === 0 ? [] : [{ request: 'export', formats }]),
      {
        request: 'decline',
        reason: 'unsupported',
        sentence: `“${name}” is not a format that can be exported; PDF, PowerPoint, PNG and a share link are.`,
      },
    ])
  })
})

describe('a wish to send to somebody', () => {
  it.each([
    'Email the PDF to Bob',
    'Share the PDF with the team',
    'Email the deck to Bob',
    'Send it to Anna as PDF',
  ])('“%s” is declined', (instruction) => {
    expect(read(instruction)).toEqual(['decline unsupported'])
  })
})

describe('a wish for something of a slide', () => {
  it('adds none', () => {
    expect(read('I want slide 3 shorter')).toEqual(['rewrite_slide slideId=slide-3 style=shorter'])
  })
})

describe('a wish to add', () => {
  it.each<[string, string]>([
    ['Add a slide about our PDF archive', 'add_slide topic=our PDF archive'],
    ['Add a slide called PDF export', 'add_slide title=PDF export'],
    [
      'Add a slide called Downloads with the points PDF, PowerPoint and link',
      'add_slide title=Downloads points=["PDF","PowerPoint","link"]',
    ],
    ['Füge eine Folie namens PDF-Export hinzu', 'add_slide title=PDF-Export'],
    ['Ajoute une diapositive intitulée Export PDF', 'add_slide title=Export PDF'],
    ['Give me a slide about our PDF archive', 'add_slide topic=our PDF archive'],
    ['Put a picture of a harbour on slide 3', 'add_picture slideId=slide-3 subject=a harbour'],
    ['Give me a picture of a harbour on slide 3', 'add_picture slideId=slide-3 subject=a harbour'],
    ['Rename slide 3 to PDF export', 'set_slide_title slideId=slide-3 title=PDF export'],
  ])('“%s” is none for a file that it names', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })

  it('names files among its points', () => {
    expect(interpretSample('Add the points PDF and PowerPoint to slide 3')).toEqual([
      expect.objectContaining({ op: 'insert_items', slideId: 'slide-3' }),
    ])
  })

  it.each([
    'Add a slide called Safety at the end and send me the share link',
    'Add a slide called Safety at the end, and give me the link',
    'Add a slide called Safety at the end. Then send me a link to share.',
  ])('“%s” is done beside one for a file', (instruction) => {
    expect(read(instruction)).toEqual(['add_slide position=10 title=Safety', files('link')])
  })

  it.each([
    'Add a slide with this link: http://harbour.example/x',
    'Put this link on slide 3: http://harbour.example',
    'Put PDF on slide 5',
    'Put pictures on all slides',
    'Add images to all slides',
    'Show me slide 3 as a table',
    'Add a link to slide 3',
    'Send me http://harbour.example',
    'Put the link http://harbour.example on slide 3 and share it',
  ])('“%s” shares nothing', (instruction) => {
    expect(read(instruction).filter((step) => step.startsWith('export'))).toEqual([])
  })
})
