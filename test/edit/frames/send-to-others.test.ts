import { describe, expect, it } from 'vitest'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { interpretSample } from '../sample-deck.ts'

const declined: EditStep = {
  request: 'decline',
  reason: 'unsupported',
  sentence:
    'Sending to other people, posting and sharing with them is not possible here. Ask for a PDF, a PowerPoint file or a share link, and send that yourself.',
}

describe('A wish to send, post or share with somebody', () => {
  it.each([
    'Send the deck to bob@example.com',
    'send the deck to bob@…',
    'Email it to bob@example.com',
    'Email this presentation to my boss',
    'Send slide 3 to bob@example.com',
    'Please forward this to anna@example.com',
    'Invite bob@example.com to this presentation',
    'Message Bob with the deck',
    'Post it to Slack',
    'Post the deck in the #sales channel on Slack',
    'Send it on Slack',
    'Post it on LinkedIn',
    'Tweet the deck',
    'Publish it on our website',
    'Upload it to Google Drive',
    'Share the deck with Anna',
    'Share it with the team',
    'Sende die Präsentation an bob@example.com',
    'Teile die Präsentation mit Anna',
    'Poste es auf Slack',
    'Envoie la présentation à bob@example.com',
    'Partage la présentation avec Anna',
    'Publie la présentation sur Slack',
    'Envía la presentación a bob@example.com',
    'Comparte la presentación con Ana',
    'Publica la presentación en Slack',
    'Invia la presentazione a bob@example.com',
    'Condividi la presentazione con Anna',
    'Pubblica la presentazione su Slack',
    'Envie a apresentação para bob@example.com',
    'Compartilhe a apresentação com a Ana',
    'Publique a apresentação no Slack',
    'Stuur de presentatie naar bob@example.com',
    'Deel de presentatie met Anna',
    'Plaats de presentatie op Slack',
    'Wyślij prezentację do bob@example.com',
    'Udostępnij prezentację Annie',
    'Opublikuj prezentację na Slacku',
    'Отправь презентацию на bob@example.com',
    'Поделись презентацией с Анной',
    'Опубликуй презентацию в Slack',
    'プレゼンテーションをbob@example.comに送って',
    'プレゼンテーションをアンナさんと共有して',
    'Slackに投稿して',
    '把演示文稿发送给bob@example.com',
    '把演示文稿分享给安娜',
    '把演示文稿发布到Slack',
    '把我的演示文稿分享到Slack',
    'Could you please email it to bob@example.com?',
    'I want to share it with Anna',
    'Kannst du die Präsentation an bob@example.com schicken',
    'Peux-tu l’envoyer à bob@example.com',
    'Você pode compartilhar a apresentação com a Ana',
    '你能把演示文稿发送给bob@example.com吗',
  ])('is declined, with what can be done instead: “%s”', (instruction) => {
    expect(interpretSample(instruction)).toEqual([declined])
  })

  it.each<[string, object]>([
    [
      'Delete slide 3 and send the deck to bob@example.com',
      { op: 'delete_slide', slideId: 'slide-3' },
    ],
    ['Export as PDF and send it to bob@example.com', { request: 'export', formats: ['pdf'] }],
  ])('leaves what else is asked for: “%s”', (instruction, step) => {
    expect(interpretSample(instruction)).toEqual([step, declined])
  })
})

describe('No wish to send to somebody', () => {
  it.each<[string, object]>([
    ['Send me the PDF by email', { request: 'export', formats: ['pdf'] }],
    ['Share a link', { request: 'export', formats: ['link'] }],
    ['Give me a link that I can share with my boss', { request: 'export', formats: ['link'] }],
    ['Send slide 3 to the end', { op: 'move_slide', slideId: 'slide-3', position: 9 }],
    [
      'Add a slide about sending mail to customers',
      { topic: 'sending mail to customers', request: 'add_slide' },
    ],
    [
      'Rename slide 2 to bob@example.com',
      { op: 'set_slide_title', slideId: 'slide-2', title: 'bob@example.com' },
    ],
    [
      'Rename slide 2 to “Share it with Anna”',
      { op: 'set_slide_title', slideId: 'slide-2', title: 'Share it with Anna' },
    ],
  ])('is “%s”', (instruction, step) => {
    expect(interpretSample(instruction)).toEqual([step])
  })
})

describe('A word for sending that is no verb', () => {
  it.each([
    'Upload: make the deck dark with blue',
    'Mail: mach das Deck dunkel',
    'Message slide about Slack: delete it',
    'On the message slide, make the text about our website shorter',
    'The outlook message is too long',
    'Align the message of the presentation with our strategy',
    'The mail slide is about Outlook; translate it to German',
    'The slide with the mail to bob@example.com should go',
    'Shorten the post about our website',
    'Die Mail an bob@example.com auf Folie 3 kürzen',
    'Supprime la diapositive sur le partage sur Slack',
    'Elimina la diapositiva sobre compartir en Slack',
    'Elimina la diapositiva su condividi Slack',
    'Remova o slide sobre compartilhar no Slack',
    'Verwijder de dia over de post op Slack',
    'Usuń slajd o udostępnij Slack',
    'Удали слайд про перешли Slack',
    'Slackのスライドを共有の前に移動して',
    '删除关于分享到Slack的幻灯片',
    '把关于Slack分享的幻灯片缩短',
    '把Slack上发布的内容改成蓝色',
  ])('makes no wish to send: “%s”', (instruction) => {
    expect(interpretSample(instruction)).not.toContainEqual(declined)
  })
})
