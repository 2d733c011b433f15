import { colorsOf } from './colors.ts'
import type { Lexicon } from './concept.ts'
import { englishWordings } from './english-wordings.ts'
import { phrases } from './phrases.ts'

/** English, in full. */
export const english: Lexicon = {
  language: 'en',
  grammar: {
    verbOpens: true,
    attributesFirst: true,
    toIsGoal: true,
    onlyPlurals: [
      ['', 's'],
      ['', 'es'],
      ['y', 'ies'],
    ],
    // "Slide 4 goes to the end" wishes all the same.
    thirdPerson: /^(?!(?:goes|belongs|needs)$)\p{L}{2,}s$/u,
    participle: /^(?!need)\p{L}+ed$/u,
    comparative: /^\p{L}{2,}ier$/u,
    thanks: /\bthank/iu,
  },
  wordings: englishWordings,
  concepts: {
    increases: 'raise|raises|increase|increases|bump|put up|push up|add on',
    decreases: 'lower|decrease|reduce|cut down|bring down',
    person:
      'thats|we|i|nobody|everybody|everyone|he|she|they|you|people|that s|she s|he s|they re|we re|somebody|someone|everyone s|nobody s',
    font: 'font|fonts|typeface|typefaces',
    sameWidth:
      'equally wide|the same width|same width|equal width|equal widths|of equal width|as wide as each other',
    body: 'body|content|contents|main text|content part|content area|content placeholder|content box|text placeholder|text box|text area|body placeholder|body text|placeholder',
    insteadOf: 'instead of|rather than|in place of|where it says|where it reads|wherever it says',
    add: 'add|adds|adding|insert|inserting|create|creating|include|append|introduce|give me|i need|i want|we need|we want|we are missing|i d like|i would like',
    delete:
      'take them out|take it out|take those out|take that out|leave them out|leave it out|leave out|delete|deletes|deleting|remove|removes|removing|drop|get rid of|erase|discard|kill|throw out|throw away|take out|cut out|lose|scrap|trash|bin|ditch|clear|strip|strip out|omit|toss|dump|cut|nuke|eliminate|clear out|del|rm|take off|chuck|axe|wipe|kick out|kick',
    move: 'move|moves|moving|shift|relocate|reposition|reorder|drag|push|transfer|pull|slide over|should go|should come|goes|belongs|should be moved|send|needs to go|needs to come|has to come|should be|must be|has to be|needs to be|ought to be|must come|can go|could go|may go|must go|has to go|have to go|shd be|shd go',
    put: 'put|place|bring|stick|pop|position|have|take',
    swap: 'switch|swap|swap around|swap over|exchange|switch around|trade places|interchange|trade|flip|swap places|change places|swap positions|swap the order of|swap the positions of|switch places|switch the order of',
    duplicate:
      'duplicate|duplicates|copy|clone|replicate|make a copy of|make a duplicate of|create a copy of|create a duplicate of|another copy of|make another copy of|repeat|make copies of|copies of|duplicates of|more copies of',
    merge:
      'merge|combine|join|consolidate|fuse|unite|put together|bring together|fold|condense into one|roll|collapse|stitch together|lump together',
    split:
      'in half|in two|split|split up|divide|break up|break|separate|break apart|split in two|break down|divide up|split in half',
    rename: 'title it|rename|retitle|re title|re name|relabel|call|name|entitle|headline',
    convert:
      'see|rather see|turn|convert|transform|reformat|present|show|display|render|lay out|restructure|rearrange|change into|format|visualize|visualise|express|recast|redo|represent|plot|graph|rework|arrange|draw|show me',
    make: 'make|makes|making|let|should read|have',
    change:
      'change|->|→|=>|set|update|modify|alter|switch|edit|adjust|fix|correct|amend|swap out|go with|revise|tweak|raise|increase|lower|decrease|reduce|bump',
    use: 'use|apply|switch to|try|go for|go with|pick|select|choose|give|adopt|using',
    replace:
      'replace|substitute|find and replace|find|search and replace|search for|exchange|swap out|replace all occurrences of|replace every instance of|replace every occurrence of|replace all instances of|change all occurrences of|change every instance of|change every occurrence of|change all instances of|change every|replace every',
    translate: 'translate|translated|translation|translating|localize|localise|render in|put into',
    undo: 'undo|revert|take that back|take it back|take back|roll back|rollback|undo that|undo it|revert that|revert it|undo the last change|undo my last change|reverse that|scratch that|reverse the last change|go back one step|step back|back out|undo last change|undo the change|undo my change|undo the previous change|undo the last edit|revert the last change|cancel the last change|cancel that change|go back a step|unddo|put it back|put that back|go back to how it was|go back to the way it was|back to how it was|back to the way it was|go back to how it was before|go back to the way it was before',
    redo: 'redo that|redo the last change|redo it|redo last change|redo the change|redo my change|redo what i undid|undo the undo|undo my undo',
    restore:
      'restore|go back to|return to|revert to|roll back to|bring back|rollback to|reset to|back to|revert back to',
    export:
      'export|download|save as|save it as|save|output|send me|get me|get me the|email me|i need it as|i want it as|hand me|share|let me have|publish',
    write: 'write|draft|compose|generate|prepare|come up with|create|produce',
    regenerate:
      'regenerate|re generate|redo|start over|try again|remake|recreate|rewrite|re write|make again|rebuild|do over|refresh|re do|generate again|write again|start again',
    keep: 'keep|leave only|retain|leave',
    choose: 'choose|select|pick|use|show|switch to|try',
    append: 'append',
    shorter:
      'shorter|short|shorten|shortens|shortened|more concise|concise|condense|condensed|tighten|tighten up|trim|trim down|cut down|briefer|brief|more brief|summarize|summarise|summarize the text|more compact|compact|abbreviate|abridge|less text|fewer words|less wordy|too long|too wordy|too much text|shorten up|pare down|less verbose|more succinct|succinct|shrink|cut the text|crisper|more crisp|tighter|terse|less detail|less detailed|boil down|slim down|fewer bullets|fewer points|reduce the text|too verbose|streamline|punchier|snappier|half as long|less copy|too dense|less dense|cut the text down',
    longer:
      'longer|lengthen|expand|expand on|elaborate|elaborate on|more detail|more details|more detailed|more text|flesh out|extend|more information|more info|more content|more depth|in more depth|in more detail|more elaborate|go deeper|beef up|more words|too short|too brief|enlarge|build out|wordier|more comprehensive|more thorough|deeper|more substance|fuller|more explanation|say more|too thin|expand upon|pad out|twice as long',
    simpler:
      'simpler|simplify|simplified|easier to understand|plain language|plainer|plain english|easier|less complicated|less complex|less technical|more simple|easier to read|simple language|simple words|simpler words|simpler language|simpler terms|simple terms|less jargon|without jargon|clearer|more accessible|dumb down|too complicated|too complex|too technical|more understandable|understandable|easier to follow|easy to understand|more readable|easy to follow|too much jargon|for beginners|layman s terms|for a layperson|jargon free|plain words',
    slide: 'slide|page|slide number|page number',
    slides: 'slides|pages|slide s|slide numbers',
    deck: 'deck|presentation|slide show|presentations|decks|slideshow|slide deck|whole deck|entire deck|whole presentation|entire presentation|whole thing|entire thing|all the slides|everything|powerpoint presentation|full deck|complete deck|ppt|overall deck|project|document|full presentation|complete presentation',
    title: 'title|heading|headline|header|titles|headings|name|slide title',
    subtitle: 'subtitle|sub title|subtitles|subheading|sub heading|subheadline|tagline|strapline',
    notes:
      'notes|speaker notes|speaker note|note|presenter notes|presenter note|speaking notes|talking points|presentation notes|speech notes|script|speaker s notes|presenter s notes',
    theme:
      'theme|design|design theme|template|look|skin|styling|color theme|look and feel|visual theme|themes|design system',
    color:
      'color|colour|colors|colours|color scheme|colour scheme|color palette|palette|tint|hue|coloring',
    background: 'background|backgrounds|backdrop|background color|background colour|bg',
    accent:
      'accent|accents|accent color|accent colour|highlight color|highlight colour|primary color|primary colour|main color|main colour|brand color|brand colour|accent colors|theme color|theme colour|key color|key colour',
    surface: 'surface|surfaces|surface color|surface colour',
    emphasis: 'emphasis|emphasis color|emphasis colour',
    ink: 'ink|ink color|ink colour',
    muted: 'muted|muted ink|muted color|muted colour|muted text',
    positive: 'positive color|positive colour',
    negative: 'negative color|negative colour',
    little: 'little|small|tiny|wee',
    aligns: 'align|aligns|aligned',
    text: 'text color|text colour|font color|font colour|letters|type color|lettering|body text color|body text colour|font colours|colour of the text|color of the text',
    words:
      'text|word|words|phrase|term|content|wording|copy|body|body text|occurrences of|all occurrences of|every occurrence of|every instance of|all instances of|instances of|every mention of|all mentions of|mentions of|contents|sentence|string|what it says|what is written',
    layout: 'layout|arrangement|slide layout|format|structure|layouts',
    picture:
      'picture|image|photo|photograph|illustration|pictures|images|photos|pic|pics|graphic|drawing|img|artwork|illustrations|visual|icon|stock photo|stock image|clipart|clip art',
    half: 'half|part|piece',
    row: 'row|rows|line|lines|line item|table row',
    column: 'column|columns|col|table column',
    cell: 'cell|entry|cells|field',
    value:
      'value|figure|data point|number for|bar for|values|category|categories|series|data|slice|amount',
    point:
      'bullet point|bullet|item|items|list item|list items|point|points|bullet item|line item|sub bullet|step|card|milestone|event|agenda item|agenda items',
    item: 'step|steps|point|points|bullet|bullets|bullet point|bullet points|bulletpoint|bulletpoints|item|items|list item|list items|bullet item|bullet items|sub bullet|card|cards|tile|tiles|milestone|milestones|agenda item|agenda items|row|rows|table row|table rows|line item|line items|column|columns|table column|table columns|cell|cells|entry|entries|paragraph|paragraphs',
    step: 'step|steps',
    card: 'card|cards|tile|tiles',
    single:
      'point|bullet|bullet point|bulletpoint|item|list item|bullet item|agenda item|line item|sub bullet|step|card|tile|milestone|event|row|table row|line|column|table column|cell|entry|paragraph',
    head: 'head',
    inQuotes:
      'in quotation marks|in quotes|in inverted commas|in double quotes|with quotation marks',
    revision: 'revision|version|revisions|versions|save point|checkpoint|rev',
    variant:
      'variant|alternative|design variant|option|variation|variants|alternative version|alternate version|other version|other design',
    everything:
      'everything|the lot|all of it|the whole thing|the entire thing|whole thing|entire thing',
    order: 'order|sequence|ordering|slide order|order of slides|order of the slides|order of pages',
    file: 'file|copy of it',
    table: 'table|tabular form|tabular format|tables|grid|spreadsheet|tabular',
    chart: 'chart|graph|diagram|charts|graphs|plot|visualization|visualisation',
    bar: 'bar chart|bar graph|bars|column chart|bar diagram|bar|bar plot|column graph|histogram|bar charts|horizontal bar chart',
    stacked:
      'stacked bar chart|stacked chart|stacked|stacked bars|stacked column chart|stacked bar graph|stacked bar|stacked column',
    line: 'line chart|line graph|line|line diagram|line plot|trend line|curve|lines|line charts',
    area: 'area chart|area graph|area|area plot|area diagram',
    pie: 'pie chart|pie graph|pie|circle chart|pie diagram|piechart|pie charts',
    doughnut:
      'doughnut chart|donut chart|doughnut|donut|ring chart|donut graph|donut diagram|doughnut graph',
    steps:
      'steps|step by step|process|numbered list|numbered steps|step list|sequence of steps|flow|workflow|process steps|procedure|step by step process|process diagram|numbered|ordered list|process flow|stepwise list|flowchart|flow chart|step by step guide|step by step list',
    timeline:
      'timeline|time line|chronology|roadmap view|time axis|chronological view|chronological order',
    comparison:
      'two columns|two column|comparison|side by side|2 columns|2 column|two column layout|2 column layout|compare|pros and cons|versus|double column|before and after|two sides|columns|side by side comparison|comparison layout|comparison view|two column comparison|in columns|three columns|three column|2 cols|two col|2 col|two cols',
    bullets:
      'bullets|bullet points|bullet list|bulleted list|bullet point list|list|bullet form|unordered list|bulleted|bullet pointed list|bulletpoints|bulletpoint list|bullet point format',
    cards:
      'cards|card|tiles|card layout|card grid|boxes|tile layout|card view|info cards|tile grid|icons with text',
    quote: 'quote|quotation|pull quote|testimonial|quotes|block quote|blockquote',
    stats:
      'stats|statistics|key figures|big numbers|key numbers|metrics|kpis|kpi|figures|stat|key stats|key metrics|numbers|stat cards|statistic',
    paragraph:
      'paragraph|paragraphs|prose|running text|plain text|continuous text|full sentences|flowing text|body paragraph|normal text|regular text|text paragraph|a text|complete sentences|block of text|text block',
    agenda:
      'agenda|table of contents|toc|outline|contents page|overview of contents|contents slide',
    section:
      'section|sections|section breaks|section headers|section dividers|dividers|chapters|section header|section divider|divider|chapter|section break|section title|separator|section heading|chapter heading|transition slide|chapter divider|divider slide',
    closing:
      'closing|thank you|thanks|q a|q and a|ending|end slide|closing remarks|outro|questions|contact|thank you slide|final thank you|goodbye|call to action|wrap up|end card|any questions',
    cover:
      'cover|title slide|cover slide|opening slide|front page|title page|cover page|opening|intro slide|opener|first page',
    recap:
      'recap|summary|key takeaways|takeaways|conclusion|recapitulation|conclusions|wrap up summary|executive summary|summing up|key takeaway|key points|tl dr|tldr',
    definition: 'definition|definitions|glossary',
    code: 'code|code snippet|code block|source code|snippet|code sample|code example',
    bigNumber:
      'big number|single number|one big number|large number|key figure|hero number|headline number',
    after:
      'they follow|it follows|follows|comes after|come after|next to|after|behind|following|right after|just after|directly after|immediately after|right behind|directly behind|below|beneath|underneath|past|subsequent to|straight after|right below',
    before:
      'before|in front of|ahead of|right before|just before|directly before|immediately before|preceding|above|prior to|right in front of|straight before|right above',
    start:
      'start|begin|begins|beginning|front|very beginning|very start|first position|first place|start of the deck|beginning of the deck|front of the deck|start of the presentation|beginning of the presentation|front of the presentation|top of the deck|very front|first slot|beginnning|top of the presentation|first spot|head of the deck',
    whereItWas: 'back',
    end: 'end|back|very end|last position|last place|end of the deck|end of the presentation|bottom|back of the deck|very last position|final position|very back|last slot|bottom of the deck|back of the presentation|tail end|end of the slides|last spot',
    top: 'top|very top',
    up: 'up|earlier|forward|forwards|left|upward|upwards|one earlier|up by',
    down: 'down|later|backward|backwards|right|downward|downwards|one later|down by',
    fromOnwards: 'starting from|starting at|starting with|beginning with|beginning from',
    onwards:
      'onwards|onward|and onwards|and onward|and up|and after|and later|and following|and all after|and everything after|and everything after it',
    between: 'between|in between',
    to: 'to|till|until|to be',
    into: 'into|onto|in to|to become|to a|to an|become',
    place: 'place|position|spot|slot|location|places|positions|spots|slots|pos',
    itsPlace:
      'in its place|in their place|into its place|into their place|to its place|to their place|in its position|to its position|in their position|to their position|into its position|in its spot|to its spot|in its slot|in its stead|in their stead|in place of it|instead of it|instead of them|where it was|where it stood|where it used to be|where they were|to where it was|there|there instead|in that place|to that place|in that position|to that position|in that spot|to that spot',
    this: 'this|current|the current|this very|selected|the selected|these|the slide i m on|the slide i am on|here|this here|open',
    it: 'it|her|him|that|that one|this one|that slide|the same slide|the same one|same slide|the same|the slide you just changed|the slide you just edited|itself',
    them: 'them|those|these|both of them|these slides|those slides|the same slides|all of them|the slides you just changed',
    next: 'next|following',
    previous: 'previous|preceding|prior|prev',
    all: 'all|every|each|all of the|all the|every single|all slides|every slide|each slide|all of my|all my|any|each and every|all of',
    both: 'both|both of the',
    everywhere:
      'everywhere|throughout|throughout the deck|across the deck|in the whole deck|all over|globally|in the entire deck|on every slide|on all slides|across all slides|in all slides|in every slide|throughout the presentation|in the whole presentation|across the presentation|in the entire presentation|wherever it appears|wherever it occurs|in the deck|in the presentation|on each slide|each time|every time|anywhere|across the whole deck|across the board|deck wide|wherever it shows up|across the whole presentation|all through the deck|through the whole deck|in all places|across every slide|in all the slides|on all the slides|throughout the whole deck|throughout the entire deck',
    blank: 'blank|empty',
    new: 'new|brand new|fresh|extra|additional|blank|empty|further|more',
    property:
      'too wide|too narrow|full|boring|ugly|unnecessary|redundant|superfluous|useless|pointless|outdated|obsolete|old|oldest|duplicated|repeated|repetitive|bad|worst|weak|weakest|lengthy|longest|shortest|crowded|overcrowded|overloaded|cluttered|dull|messy|irrelevant|unimportant|important|least important|most important|unneeded|unfinished|incomplete|wrong|incorrect|broken|confusing|emptiest|fullest|big|biggest|small|smallest|unused|hidden',
    even: 'even|even numbered|even number',
    odd: 'odd|odd numbered|uneven|odd number',
    copy: 'the copy|the duplicate|the clone|copy|the new copy|that copy|duplicate',
    added: [
      phrases(
        'that|which|',
        'you|i|we|you ve|i ve|we ve|you have|i have|we have',
        'just|last|recently|',
        'added|made|created|inserted',
      ),
      phrases('just|newly|last|recently|most recently', 'added|created|inserted|made'),
      'added last|that was just added|that was added last',
    ].join('|'),
    except:
      'except|but|apart from|other than|excluding|besides|save for|except for|but not|with the exception of|aside from',
    only: 'only|just|but only|but just',
    others: 'others|rest|other slides|remaining slides|the rest|remaining|other|remainder',
    last: 'last|final|very last|lst',
    penultimate:
      'second to last|penultimate|last but one|next to last|second last|second from last|one before last|one before the last',
    ordinalMark: 'st|nd|rd|th',
    numberSign: 'number|no|nr|num|numbers|nos|#|nbr',
    one: 'one|ones|thing|things',
    another: 'another|another one|one more',
    the: 'the|my|our|your|his|her|its|their|teh|existing|entire|whole|complete|th e|hte|te',
    a: 'a|an|some|a single',
    of: 'of|s|belonging to|for the',
    in: 'in|on|at|inside|within|onto|from|under',
    with: 'with|that has|that have|containing|which has|that contains|that contain|which contain|that include|including|having|that lists|listing|covering the points|which contains|showing|featuring|that shows|which shows|w|which have|that show|which show|carrying|that carry',
    about:
      'about|for|on the topic of|on the subject of|covering|regarding|concerning|dealing with|that deals with|that talks about|that covers|that explains|which covers|explaining|describing|on our|discussing|that describes|which explains|talking about|that s about|that is about|summarizing|summarising|introducing|dedicated to|focused on|focusing on|outlining|that discusses|on how|detailing|that introduces|which talks about|where we talk about|comparing|relating to|related to|which deals with|which is about|that mentions|mentioning|which mentions|that outlines|presenting|that mention|which mention|that talk about|which talk about|that are about|which are about|that discuss|that cover|that deal with|that speak of|speaking of',
    titled:
      'so that they read|so that it reads|so they read|so it reads|titled|called|named|entitled|with the title|with title|whose title is|headed|with the heading|with the headline|that says|saying|labeled|labelled|which is called|that is called|that s called|title|under the title|with heading|whose heading is|which says|that reads|reading|whose title says',
    as: 'as|in the form of|like|in form of',
    by: 'by|by about',
    from: 'from|out of|off|off of',
    through: 'through|thru|up to|to|until|till|-|–|—|~|..|...|…|up to and including',
    and: 'and|&|plus|as well as|also|and also|+|n',
    afterwards:
      'then|and then|after that|afterwards|finally|lastly|subsequently|followed by|once that s done|when done|after which|secondly|additionally|also|while you re at it|at the same time|after this|firstly|first of all|thirdly|and finally|and after that|and also|in addition|on top of that|next up|when that is done|once done|besides that',
    or: 'or|either|or maybe|perhaps|and or|rather|maybe|what if we|what if|is it possible to|would it be possible to|how about|what about|why not|why don t we',
    not: 'without changing|without affecting|without altering|without modifying|and not|rather than|not|don t|do not|never|dont|without touching|please don t|do n t|avoid|refrain from|shouldn t|should not|no need to|won t|must not|mustn t',
    please:
      'please|pls|plz|could|would|can|has|hmm|hm|could you|can you|would you|kindly|i d like you to|i want you to|i would like you to|can we|could we|let s|lets|just|now|by now|hey|hi|hello|ok|okay|thanks|thank you very much|go ahead and|would you mind|i need you to|thx|quickly|simply|actually|i think|i think we should|we should|you should|you can|you could|ty|cheers|if you can|if possible|if you don t mind|if you could|for me|help me|i wish to|i want to|i d like to|i would like to|i need to|we need to|want to|let us|please just|do me a favor and|do me a favour and|be so kind and|be so kind as to|feel free to|so|well|um|uh|right now|at once|immediately|asap|again|a bit|a little|a little bit|slightly|somewhat|much|way|really|very|a lot|even|quite|entirely|completely|dear|yes|yeah|sure|great|nice|good|perfect|alright|all right|must|ought to|shall we|how about we|it would be great if you could|it would be nice if you could|it d be great if you could|i was wondering if you could|wondering if you could|we have to|you need to|make sure to|be sure to|my friend|buddy|there|will you|can u|could u|would u|id like you to|id like to|i would love to|i d love to|i d love you to|on second thought|on second thoughts|start by|begin by|first of all|try to|real quick|for now|for the moment|for the time being|altogether|for good',
    shall:
      'should|shall|must|should be|must be|needs to be|ought to be|has to be|should read|should say|must say|must read|shd|shd be',
    correction:
      'no|nope|sorry|sorry no|oops|i mean|i meant|meant|actually i meant|not that one|i said|no wait|wait|wait no|hold on|scratch that',
    alike:
      'same for|the same for|same with|the same with|same on|the same on|do the same on|do the same for|do the same with|likewise on|ditto for',
    greeting:
      'hi|hello|hey|dear|hi there|hello there|hey there|good morning|good afternoon|good evening|greetings',
    farewell:
      'cheers|thanks|thank you|thank you very much|thank you so much|thanks a lot|many thanks|thanks in advance|thank you in advance|thx|ty|best|best regards|kind regards|warm regards|regards|best wishes|all the best|yours|sincerely|sincerely yours|yours sincerely|bye|talk soon',
    because:
      'because|since it|since it s|as it s|as it is|since we|as we|so that|it s redundant|it is redundant|we don t need it|it s not needed|it s outdated|due to|in order to|it s no longer needed|no longer needed|which is redundant|they re redundant|cause|coz|so it|so people|since they|as they|since that|since this|we no longer need it|for clarity|its outdated|its redundant|its not needed|its old',
    therefore: 'so|thus|hence|therefore|that s why|thats why|which is why',
    if: 'if|unless|when|whenever|in case|provided|depending on|assuming|whether',
    is: 'is|are|be|looks|look|was|were|being|reads|am|re',
    say: 'say|says|read|state',
    particle:
      'rest as is|the rest as is|rest as it is|the rest as it is|rest unchanged|the rest unchanged|the rest stays|rest stays|the rest stays as it is|out|off|over|around|together|away|apart|places|place|each other|with each other|one another|in one|into one|in one slide|into one slide|into a single slide|into a single one|into two slides|in two|in half|into two|into two parts|in two slides|in two parts|into halves|in halves|across two slides|onto two slides|into 2|into 2 slides|into two separate slides|into one single slide|onto one slide|on one slide|into a new slide|over two slides|in 2|form|format|instead|too|as well|well|content|contents|style|itself|in the deck|in the presentation|of the deck|of the presentation|from the deck|from the presentation|from this deck|from this presentation|in this deck|in this presentation|from my deck|from my presentation|of this deck|of this presentation|mode|view|kind|type|sort|with one another',
    question:
      'how many|what themes|which themes|what theme|which theme|what colors|what colours|what is|what s|what are|who|why|where is|where are|tell me|which slides|how long|do you|does|is there|are there|what does|explain to me|what can|how do|how do i|how can i|what do',
    whatIs: 'what is|what s|what does|what do we say|what stands',
    howMany: 'how many|what number of',
    whichSlides:
      'which slides|which slide|what slides|what slide|on which slide|on which slides|on what slide|where is|where are|where s|which pages|which page|do any slides|do any of the slides|does any slide|does any of the slides|are there any slides|is there a slide|is there any slide|are there slides|which slide was|which slide was it|which slide was the one|which slide is the one|which slide says|which slide mentions|which slide talks about|what slide was|where do we mention|where do we say|where do we talk about|where did we mention|where does it say|which of the slides|which one was the slide',
    more: 'more',
    less: 'less',
    each: 'each',
    afterIt: 'after that|after this',
    own: 'its|their|his|her',
    attend:
      'go to|look at|take a look at|have a look at|jump to|navigate to|consider|check|check out|as for|open up|regarding|concerning',
    clear: 'clear|wipe|clear off|empty out',
    unwanted:
      'hate|i hate|dislike|i dislike|don t need|do not need|dont need|don t want|do not want|dont want|no longer need|no longer want|no need for|isn t needed|is not needed|isnt needed|aren t needed|are not needed|arent needed|not needed|can go|could go|may go|must go|has to go|have to go|can be removed|can be deleted|could be removed|should be removed|should be deleted|do without|is unnecessary|are unnecessary|is redundant|are redundant|is superfluous|are superfluous|is obsolete|are obsolete',
    times: 'times|time',
    long: 'long|in total|in all|total|altogether|at most|maximum|max',
    hide: 'hide|hides|skip|skips|unhide',
    idiom:
      'no one|at one point|at some point|at one time|one day|one by one|one at a time|one after the other|one after another|one thing|for one thing|one last time|one more time|one way or another|in one go|first thing|first glance|first impression|first draft|at first|in the first place|last week|last month|last year|last time|last minute|last night|next week|next month|next year|next time|next steps|next step|every other|every second|every third|every fourth|each second|one on one|one liner|one pager|one hundred percent|second hand|second opinion|first class|last but not least|third party|third parties|two cents',
    needsModel:
      'poem|a question|funnier|funny|persuasive|more persuasive|professional|more professional|engaging|more engaging|formal|more formal|casual|more casual|friendlier|rephrase|reword|improve|better|proofread|grammar|spelling|tone|joke|story|creative|more creative|exciting|more exciting|convincing|more convincing|catchy|catchier|interesting|more interesting|polish|enhance|humor|humour|research|fact check|brainstorm|ideas|suggest|paraphrase|inspiring|compelling|more compelling|brand voice|storytelling|impactful|more impactful|stronger|friendly|positive|more positive|academic|sound|sounds|witty|wittier|rhyme|haiku|song|more confident|typos|spelling mistakes|spelling errors|pirate|anecdote|analogy|metaphor|essay|blog post|look up|google|the web|the internet|shakespeare|latest numbers|up to date|critique|feedback|review|jokes|emotional|more emotional|motivational|punch up|spice up|jazz up|optimize|optimise|make sense',
    detail:
      'deadline|due date|due|date|owner|state|status|price|rate|number|phone number|phone|telephone number|cost|amount|who s responsible|responsible|goes up',
    unsupported:
      'arrow|arrows|circle|circles|shape|shapes|rectangle|fly in|flies in|fly|draw|callout|speech bubble|sticker|music|sound|email it|e mail it|mail it|email|e mail|animation|animations|animate|animated|transition|transitions|video|videos|audio|music|voice over|voiceover|narration|password|watermark|share with|share it with|send it to|schedule|meeting|calendar|font|fonts|font size|typeface|bold|italic|italics|underline|bigger|larger|smaller|hyperlink|hyperlinks|link to|slack|tweet|post it|record|recording|print|printer|gif|gifs|sound effects|sound effect|page numbers|slide numbers on|logo|logos|footer|footers|comment|comments|collaborator|collaborators|upload|fade|zoom|spin|slide size|aspect ratio|4 3|16 9|portrait|landscape|subscribe|invoice|call my|phone|weather|book a|order a|pizza|poll|quiz|webcam|teleprompter|google slides|keynote|dropbox|onedrive|drive|qr code|buy|pay|chat|remind me|emoji|emojis|align|alignment|center|centre|margins|spacing|spellcheck|rotate|3d|confetti|uppercase|upper case|lowercase|lower case|capitalize|capitalise|all caps|title case|sentence case|livestream|stream|blink|blinks|blinking|flashing|speech balloon|speech balloons|speech bubbles|word balloon|thought bubble|background music',
    formatPdf: 'pdf|pdf file|as pdf|pdfs|pdf version|a pdf|pdf document|pdf copy',
    formatPpt:
      'powerpoint|pptx|ppt|power point|powerpoint file|pptx file|ppt file|microsoft powerpoint|powerpoint version|ms powerpoint|power point file',
    formatPng:
      'png|pngs|png images|png files|as images|as pictures|png image|image files|as image files|as an image|as pics|jpeg|jpg|screenshots',
    formatLink:
      'link|share link|shareable link|url|web link|sharing link|public link|web page|share page|web version|sharable link|shared link|link to share|link for sharing|link i can share|link that i can share|link to the deck|link to the presentation|link to this deck|link to it',
    share:
      'share|share it with|share with|post|post it|publish|tweet|forward|invite|upload|slack|email|e mail|mail|message|email it|e mail it|mail it',
    send: 'email|e mail|mail|send|share|forward|post|slack|message|send it to|share it with|share with',
    otherFormat:
      'word|word file|word document|word doc|ms word|microsoft word|keynote file|keynote presentation|excel file|html file|odp file|svg file|text file|markdown file|zip file|zip|spreadsheet|video file|mp4|gif|docx|doc|odp|keynote|google slides|google docs|xlsx|excel|epub|html|svg|markdown|latex',
    receive:
      'give me|get me|get me the|i need|i want|we need|we want|i d like|i would like|can i get|can i have|could i get|could i have|may i have|can we get|can we have|can you give me|let me have|show me|can you show me',
    bold: 'bold|in bold|boldface|bold face|bold it|embolden|heavier',
    italic: 'italic|italics|italicise|italicize|in italics|slanted',
    underline: 'underline|underlined|underscore',
    strike:
      'strike through|strikethrough|strike thru|struck through|cross out|crossed out|strike out|strike',
    plain: 'plain|unformatted|not bold|not italic',
    larger: 'bigger|larger|enlarge',
    smaller: 'smaller|tinier',
    size: 'size|sizes|notch|notches|size step|step|steps|font size',
    alignStart: 'left align|align left|left aligned|flush left|align it left',
    alignCenter: 'center|centre|centered|centred|center align|in the middle',
    alignEnd: 'right align|align right|right aligned|flush right',
    link: 'link|hyperlink|make it a link|clickable',
    upperCase:
      'uppercase|upper case|capitals|caps|all caps|capital letters|in capitals|in caps|in all caps',
    lowerCase: 'lowercase|lower case|small letters',
    titleCase: 'title case|capitalise|capitalize|headline case',
    highlight: 'highlight|highlights|emphasise|emphasize|emphasis|mark',
    sort: 'sort|sort by|order by|rank|arrange|order|sorted',
    alphabetical:
      'alphabetically|alphabetical|alphabetical order|in alphabetical order|a to z|by name',
    ascending:
      'smallest first|lowest first|oldest first|earliest first|ascending|from small to large|smallest on top|lowest on top|from lowest to highest|from low to high|low to high|from smallest to largest|smallest to largest|smallest at the top|lowest at the top|oldest on top|earliest on top|smallest up top|smallest value first|lowest value first|in ascending order|ascending order',
    descending:
      'biggest first|largest first|highest first|newest first|latest first|descending|from large to small|most first|largest on top|biggest on top|highest on top|from highest to lowest|from high to low|high to low|from largest to smallest|largest to smallest|biggest to smallest|largest at the top|biggest at the top|highest at the top|newest on top|latest on top|largest up top|biggest value first|highest value first|largest value first|in descending order|descending order',
    wider: 'twice as wide|double the width|much wider|wider|broader',
    narrower: 'half as wide|half the width|much narrower|narrower|slimmer',
    respectively:
      'respectively|in that order|in this order|same order|the same order|in the same order',
    unit: 'unit|units|measured in',
    compares:
      'that compares|which compares|comparing|to compare|compare|that contrasts|contrasting',
    needs:
      'needs|need|should have|should get|must have|lacks|is missing|gets|get the|get a|should receive|shall get|will get',
    total:
      'total|totals|sum|total row|row of totals|row with totals|sum row|totals row|row with the totals|row with the sum',
    staysSo:
      'the total stays|total stays|total unchanged|the total stays the same|same total|don t touch the rest|leave the rest|leave the rest as it is|leave the rest alone|nothing else|rest stays as is|others stay as they are',
    stays: 'stay|stays|staying|remain|remains|stay put|stays put',
    caption:
      'caption|captions|footline|caption below the chart|caption under the chart|line below the chart|line under the chart|caption below the table|caption under the table|caption below the picture|caption under the picture',
    eyebrow:
      'eyebrow|kicker|line above the title|small line above the title|line over the title|line above the titel|small line over the title|eyebrows|kickers|overline|overlines|small heading above the title',
    left: 'far left|left|left hand|leftmost',
    right: 'far right|right|right hand|rightmost',
    side: 'side|sides',
    series: 'series|data series',
    category: 'category|categories|bar|bars|slice|slices',
    list: 'list|lists|half|group',
    attribution: 'attribution|author of the quote|who said it|name under the quote',
    label: 'label|labels',
    date: 'date|dates',
    above: 'above|over|on top of',
    prepend: 'prepend',
    sentence: 'sentence|sentences',
    out: 'out|out of|off|away',
    taking: 'take',
    dark: 'dark|darker|dark mode|night mode|darkmode',
    light: 'light|lighter|bright|brighter|pale|light mode|pastel|soft',
  },
  colors: colorsOf('en'),
  numbers:
    'one|two|three/tree|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
  multiples: 'once|twice|thrice',
  ordinals:
    'first/1st|second/2nd|third/3rd|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth',
}
