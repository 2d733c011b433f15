import { describe, expect, it } from 'vitest'
import { deckIn } from './language-deck.ts'
import { inShort, interpretSample } from './sample-deck.ts'

/** A deck in Chinese; slide 4, the prices, was changed last. */
const deck = deckIn('zh', [
  '港口咖啡',
  '议程',
  '市场概况',
  '价格',
  '年度收入',
  '供应商',
  '开业流程',
  '地点',
  '风险',
  '谢谢',
])

const wordings: [instruction: string, steps: string[]][] = [
  ['删除第3页', ['delete_slide slideId=slide-3']],
  ['请删除第三页幻灯片', ['delete_slide slideId=slide-3']],
  ['删掉最后两页', ['delete_slide slideId=slide-9', 'delete_slide slideId=slide-10']],
  [
    '删除第2到4页',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
    ],
  ],
  [
    '把第2页、第4页和第6页删掉',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-6',
    ],
  ],
  ['把第5页移到最前面', ['move_slide slideId=slide-5 position=0']],
  ['把第三页移到最后', ['move_slide slideId=slide-3 position=9']],
  ['将第5页移动到第2页后面', ['move_slide slideId=slide-5 position=2']],
  ['把最后一页移到第3页', ['move_slide slideId=slide-10 position=2']],
  ['把第6页放到第3页之前', ['move_slide slideId=slide-6 position=2']],
  ['把它移到最后', ['move_slide slideId=slide-4 position=9']],
  ['把第4页往后移两位', ['move_slide slideId=slide-4 position=5']],
  ['在第3页后面添加一页关于市场营销的幻灯片', ['add_slide position=3 topic=市场营销']],
  ['在最后添加一张标题为“团队”的幻灯片', ['add_slide position=10 title=团队']],
  ['新增一页介绍招聘计划', ['add_slide topic=招聘计划']],
  ['添加目录页', ['add_slide layout=agenda']],
  ['在末尾加一页总结', ['add_slide position=10 layout=recap']],
  ['添加一个结束页', ['add_slide layout=closing']],
  ['在第4页之前插入一个章节“数据”', ['add_slide position=3 layout=section title=数据']],
  [
    '添加一张幻灯片，标题为“团队”，要点包括“张三”、“李四”、“王五”',
    ['add_slide title=团队 points=["张三","李四","王五"]'],
  ],
  ['交换第2页和第5页', ['swap_slides slideIds=["slide-2","slide-5"]']],
  ['复制第4页', ['duplicate_slide slideId=slide-4 newSlideId=new-1']],
  ['把第3页和第4页合并', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['合并第3页和第4页', ['merge_slides slideIds=["slide-3","slide-4"]']],
  ['把第3页拆分成两页', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ['把第4页的标题改为“我们的价格”', ['set_slide_title slideId=slide-4 title=我们的价格']],
  ['把演示文稿的标题改为“蓝色咖啡”', ['set_title title=蓝色咖啡']],
  ['把第3页缩短一点', ['rewrite_slide slideId=slide-3 style=shorter']],
  [
    '让第3页更简洁，第4页更详细',
    ['rewrite_slide slideId=slide-3 style=shorter', 'rewrite_slide slideId=slide-4 style=longer'],
  ],
  ['把第3页写得更通俗易懂', ['rewrite_slide slideId=slide-3 style=simpler']],
  [
    '简化所有幻灯片',
    [
      'rewrite_slide slideId=slide-3 style=simpler',
      'rewrite_slide slideId=slide-4 style=simpler',
      'rewrite_slide slideId=slide-6 style=simpler',
      'rewrite_slide slideId=slide-7 style=simpler',
      'rewrite_slide slideId=slide-9 style=simpler',
    ],
  ],
  ['把第3页改成表格', ['convert_slide slideId=slide-3 to=table']],
  ['将第3页转换为时间轴', ['convert_slide slideId=slide-3 to=timeline']],
  ['用两栏显示第4页', ['convert_slide slideId=slide-4 to=comparison']],
  ['把图表改成饼图', ['set_chart_type slideId=slide-5 blockId=chart chartType=pie']],
  ['将第5页的图表换成折线图', ['set_chart_type slideId=slide-5 blockId=chart chartType=line']],
  ['把第7页改为要点列表', ['convert_slide slideId=slide-7 to=bullets']],
  ['使用Kiln主题', ['set_theme themeId=kiln']],
  ['把主题换成Observatory', ['set_theme themeId=observatory']],
  ['换成Foobar主题', ['clarify There is no theme “foobar”. Which theme shall be used?']],
  ['把背景改成深蓝色', ['set_color role=background color=#1E3A8A']],
  ['把强调色改为红色', ['set_color role=accent color=#DC2626']],
  ['把“Acme”替换成“Globex”', ['replace_text find=Acme replace=Globex']],
  ['将所有Acme改为Globex', ['replace_text find=Acme replace=Globex']],
  ['把第3页的“Acme”改为“Globex”', ['replace_text find=Acme replace=Globex slideIds=["slide-3"]']],
  ['给第3页添加备注', ['write_notes slideId=slide-3']],
  ['为第3页写演讲者备注', ['write_notes slideId=slide-3']],
  ['删除第4页的备注', ['set_notes slideId=slide-4 notes=null']],
  [
    '删除所有备注',
    ['set_notes slideId=slide-4 notes=null', 'set_notes slideId=slide-9 notes=null'],
  ],
  ['把第3页的备注设为“说慢一点”', ['set_notes slideId=slide-3 notes=说慢一点']],
  ['把演示文稿翻译成英文', ['translate language=en-US']],
  ['将第3页翻译为法语', ['translate language=fr slideId=slide-3']],
  ['撤销', ['undo count=1']],
  ['撤销上一步操作', ['undo count=1']],
  ['恢复到版本2', ['restore_revision revision=2']],
  ['导出为PDF', ['export formats=["pdf"]']],
  ['下载PPT格式', ['export formats=["ppt"]']],
  ['删除图表', ['delete_block slideId=slide-5 blockId=chart']],
  [
    '删除第42页',
    ['clarify There is no slide 42: this presentation has 10 slides. Which slide do you mean?'],
  ],
  [
    '删除第3页，然后把第5页移到最后',
    ['delete_slide slideId=slide-3', 'move_slide slideId=slide-5 position=8'],
  ],
  ['不要删除第3页', ['decline nothing_to_do']],
  ['删除下一页', ['delete_slide slideId=slide-5']],
  ['删除这一页', ['delete_slide slideId=slide-4']],
  ['写得有趣一点', ['decline needs_model']],
  [
    '除了第一页全部删除',
    [
      'delete_slide slideId=slide-2',
      'delete_slide slideId=slide-3',
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
      'delete_slide slideId=slide-6',
      'delete_slide slideId=slide-7',
      'delete_slide slideId=slide-8',
      'delete_slide slideId=slide-9',
      'delete_slide slideId=slide-10',
    ],
  ],
  ['今天天气怎么样？', ['decline not_understood']],
  ['给第3页加一张港口的图片', ['add_picture slideId=slide-3']],
  ['背景换成黑色', ['set_color role=background color=#000000']],
  ['主题换成Gazette', ['set_theme themeId=gazette']],
  ['第3页太长了，缩短一下', ['rewrite_slide slideId=slide-3 style=shorter']],
  ['把第3页移到第6页和第7页之间', ['move_slide slideId=slide-3 position=5']],
]

/** Wordings that name a slide by what it says. */
const byContent: [instruction: string, steps: string[]][] = [
  ['把风险那一页删掉', ['delete_slide slideId=slide-9']],
  ['删除关于风险的幻灯片', ['delete_slide slideId=slide-9']],
  ['将第4页标题改成新的价格方案', ['set_slide_title slideId=slide-4 title=方案']],
]

describe('instructions in Chinese', () => {
  it.each([...wordings, ...byContent])('%s', (instruction, steps) => {
    expect(
      inShort(interpretSample(instruction, { deck, lastChangedSlideIds: ['slide-4'] })),
    ).toEqual(steps)
  })

  it.each(wordings)('%s, about an English deck', (instruction, steps) => {
    expect(inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-4'] }))).toEqual(
      steps,
    )
  })
})
