import type { Words } from './topic.ts'

/** Names and terms that most languages write alike. */
export const international: Words = {
  robot: 'ai= chatgpt gpt llm robot',
  software: 'software app= apps= online= web= website internet laptop saas digital',
  network: 'api= cloud= blockchain server',
  launch: 'startup start-up',
  talk: 'feedback podcast webinar workshop q&a faq=',
  people: 'team= teams=',
  coffee: 'café= cafe= espresso',
}

/** English, of both sides of the Atlantic. */
export const english: Words = {
  ships:
    'ship= ships= shipping shipment shipped shipyard sail= sails= sailing sailed freight cargo harbor harbour port= ports= seaport dock= docks container vessel fleet maritime export= exports import= imports ferry tanker',
  rail: 'train= trains= rail= rails= railway railroad locomotive station= stations= metro= subway tram',
  car: 'car= cars= automotive automobile driver drivers= driving= vehicle motorway highway parking electric_vehicle',
  flight:
    'flight plane= planes= airplane aeroplane aircraft airline airport aviation pilot= pilots= flying=',
  tower: 'tower= towers= towering skyscraper tallest= high-rise',
  bridge:
    'bridge bridging partnership merger merge= merging alliance connection= acquisition collaborat cooperat',
  robot: 'artificial_intelligence machine_learning automat chatbot agentic assistant= assistants=',
  wind: 'wind= winds= windy turbine windmill',
  solar: 'solar photovoltaic sunlight',
  power:
    'energy power= powers= powered electric battery batteries renewab grid= grids= voltage fuel= fuels=',
  health:
    'health heart= hearts= patient= patients= hospital medic clinic wellbeing well-being doctor nurse= nurses= nursing disease illness therap surg vaccin pharma care= caring= caregiver mental_health',
  learning:
    'book= books= learn= learns= learning learned lesson teach education school student pupil courses= universit college knowledge study= studies= studying read= reading= reader training curricul classroom librar academ literacy graduat',
  science:
    'science scientif research laborator lab= labs= experiment chemi biolog physic hypothes test= testing= trial=',
  fish: 'fish= fishes= fishing fisher salmon aquacultur seafood',
  birds:
    'bird= birds= wildlife animal= animals= species butterfl bees= bee= nest= wings= wing= feather',
  food: 'food= foods= eat= eats= eating= meal= meals= cook cooks= cooking= kitchen recipe restaurant nutrition diet= fruit apple= apples= bread bakery breakfast lunch= dinner= taste= menu=',
  coffee: 'coffee tea= cup= cups= barista tea_break',
  garden:
    'plant= plants= planting= planted= seed= seeds= garden farm= farms= farmer farming agricult harvest crop= crops= soil= bloom flower sprout root= roots=',
  forest:
    'forest tree= trees= woodland nature= natural= climate environment sustainab ecolog carbon emission biodivers park= parks= green= rainforest wood= woods= timber jungle esg= net_zero',
  mountain:
    'mountain peak= peaks= summit climb= climbs= climbing= climber alps= alpine everest hill= hills= uphill steep',
  space:
    'space= galax planet star= stars= orbit astronom astronaut universe satellite mars= moon_landing cosmos cosmic telescope',
  launch:
    'launch rocket liftoff lift-off takeoff release= releases= go_live go-live kick-off kickoff',
  factory: 'factory factories manufactur production= plant_manager assembly_line industr',
  city: 'city= cities= urban downtown metropol town= towns= building= buildings= office= offices= real_estate headquarter construction infrastructur architect= street= streets= skyline neighbourhood neighborhood',
  home: 'home= homes= house= houses= housing household family families rent= rents= rental mortgage apartment tenant living_room kitchen_table neighbour= neighbor=',
  castle: 'castle fortress kingdom king= queen= medieval empire heritage museum histor',
  music:
    'music song= songs= concert orchestra opera= theatre theater festival culture= cultural= artist= artists= art= arts= dance= choir melod film= films=',
  road: 'truck lorry lorries logistic haulage trucking road= roads= supply_chain transport deliver= delivery deliveries courier traffic',
  goods:
    'parcel package= packages= packaging box= boxes= warehouse inventory stock= stocks= goods= supply supplies supplier product= products= merchandise order= orders= storage=',
  travel:
    'travel trip= trips= journey touris vacation holiday= holidays= hotel luggage explor adventure visitor voyage guest= guests=',
  sea: 'sea= seas= ocean coast= coastal= coasts= beach= island tide= tides= wave= waves= lake= lakes= marine',
  water:
    'water= waters= rain= river= rivers= drink= drinking= hydro irrigation flood= floods= drought sewage',
  weather:
    'weather storm cloudy= cloud_cover rainy= snow= sunshine sunny= temperature season= seasons= winter= summer= autumn= spring=',
  night: 'night moon= moons= sleep asleep dream= dreams= dark= darkness midnight nocturnal evening',
  money:
    'money cost= costs= budget price= prices= pricing cash= fund= funds= funding= financ invest saving= savings= capital= bank= banks= banking tax= taxes= dollar euro= euros= spend= spending= payment pay= paid= salary salaries wage= wages= debt= loan= loans= fee= fees= profit= profits= margin= margins= economy economic insurance_premium donation wealth',
  law: 'law= laws= legal lawyer court= courts= justice fair= fairness= regulat complian governance ethic rights= judge= balance= balanced= equal equity= vote= voting= election democra tribunal',
  safety:
    'security secure= secures= secured= protect defence defense safe= safer= safety= privacy cyber password trust= trusted= guard= resilien police firewall',
  risk: 'risk= risks= risky= threat danger insur uncertain crisis crises emergency hazard accident vulnerab',
  software:
    'computer code= coding= coder programm developer devices= device= screen= screens= user_interface it_system systems= system= smartphone phone= phones= mobile= desktop technolog tech= electronic e-commerce',
  network:
    'network node= nodes= data= database dataset platform integrat connect connected= connects= connectivity algorithm= algorithms= microservice ecosystem web_of',
  shop: 'shop= shops= shopping store= stores= retail customer consumer buyer market= markets= sell= sells= selling= seller marketing= brand= brands= branding checkout',
  people:
    'people= team hiring= hire= hires= hired= staff= staffing employee communit talent= talents= members= member= users= user= partner= partners= together= leader leadership= workforce colleague recruit volunteer citizen population human= humans= women= men= woman= child= children= youth= famil friends= friend= crew= who_we_are diversity inclusion workers=',
  talk: 'discussion discuss talk= talks= talking= conversation question answer= answers= debate interview meeting= meetings= dialogue= communicat feedback speak= speech= speaking= say= says= said= voice= voices= message= messages= negotiat survey chat= opinion thank= thanks= contact= email= social_media listen',
  success:
    'success award win= wins= winning= winner won= victory champion trophy medal best= prize achiev record= records= sport= sports= competition= competitor celebrat milestone first_place olympic game= games= match= athlet race=',
  light: 'light= lights= lighthouse beacon lamp= shine= shining= bright= signal=',
  idea: 'idea innovat inspir invent creativ imagin design= designs= designing= insight think= thinking= thought= brainstorm concept= breakthrough curio solution',
  goal: 'goal target objective aim= aims= focus focused= ambition priority priorities kpi= okr= purpose= challenge= challenges= commitment',
  search:
    'search= find= finding= findings= analysis analytics analy[sz]e discover detect look= evidence audit inspect review= explore= diagnos measure= measures= measuring= quality=',
  machine:
    'machine engine= engines= engineer mechani tool= tools= process= processes= operation= operations= operational= efficien workflow productivity maintenance repair= gear= lean= optimi',
  world:
    'world global globe= international countries= country= worldwide continent abroad overseas europe= european= asia= asian= africa= african= america= nation= nations= map= maps= earth= geograph migration foreign language= languages= diplom',
  paper:
    'report= reports= document contract= contracts= policy policies agreement paper= papers= letter= letters= article publication memo= terms= newspaper press= archive form= forms= agenda= summary= minutes=',
  growth:
    'growth= grow= grows= growing= grew= grown= revenue sales= increas doubl tripl rise= rises= rising= rose= forecast= quarterly forecast= trend expan scale= scaling= upturn turnover earnings results= performance=',
  direction:
    'strateg vision= direction roadmap plan= plans= planning= future= guid path= mission= course= way_forward next_steps navigat north_star principle= principles= approach= decision decid choice= choices= options= option=',
  time: 'time= times= hour minute= clock= wait= waiting= waits= deadline schedul late= delay punctual today= now= fast= faster= speed= quick moment= duration shift= shifts= patience slow= slower= tomorrow= soon=',
  date: 'year= years= month week= weeks= weekly= day= days= quarter= quarters= calendar annual date= dates= timeline milestone= january february march= april june= july= august= september october november december monday tuesday wednesday thursday friday agenda= programme=',
}
