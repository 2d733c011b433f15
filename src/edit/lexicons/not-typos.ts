/** Common English words that are a slip away from a word of the lexicon, and so are never corrected (`write-not-typos.ts`). */
export const notTypos = new Set(
  `
aback abide able ables abode abort abound accept accepts adapt addiction adept afterward agent aground aide
aided aiding aids alerting alien aliened alight altar alto amends amply appeals appends apple apter aptly
ardent arena ares aria arise ascent ascents assuring auction audit audition avid avoids awry axes back bags
bail bald balk ballet ballets band bank bans barb barbs bard bards baring bark barks barn barns base bases
basil basis bask bass bath bats batter bays beak beaks beard bears beast beat beater became bedsides been beer
bees beet began beginnings begun behinds beings bellow bells belongings belt belts bent beset best bets bettor
bind bitter blade bland bleak blight blink blob bloc block blocs blot blow blown blue blues blur boards boars
boat bodes boding bold bolt bond bones boning bony booing boom boon boor boos boot booth border bores botch
bowing bowl boxing braid brands brandy bras brawn bread breads brew brighten brine bring brings brink briny
broaden broil broke broker brook broth brow brown brows brutish buck budget bugger builds built bulled bums
burp bust butter cable cabled cabs cage cake calf calk calked calls calm calmed came camp camps cancer cane
cans canter cantered cape capitalism capitalist captains capture cards care cared cares carp carps cars cart
carts carve case cases cash cask cast caste categorise categorises categorize categorizes cats causal caution
cautions cave caws cease cede cello cellos cells chain chaining chair chance chanced chancing chant chanted
chanting chants chap chaps char charge charged charging charity charm charms chars chart charter charters chase
chaster chat chats chatter chatters cheat cheated cheating cheek cheeks cheeps cheery chew chick chip choral
chose chow chunk clams clan clanged clanging clans clap claps clarify clash clasp clasps classy clattered
clause claws clean cleaner cleat cleaver close clove clover clovers club cluck clue clustered coal coals coat
cobs cods coercing cogs coils coins coke cold colds collar colon colons color colors colouring colt colts coma
comb combing come comet commend commends compete competed competes compost compress concert concerting
concussion concussions condemned condemns cone confidant consent consents contend contends contest contests
context contexts contiguous continuing contract contracting contracts convent convents convicting cools coos
cope copier copiers cops cord cords core corns corral cosies cost cosy cots cover covert coverts covet coveting
covets cower cowering cowers cows coyer cozies cozy crafting cram crass crate crated crating creak creaked
creaking cream creamed creaming crease creased creasing cremate cremated cremating crested cresting crew crops
crowd crowed crown crowned crows cull culled culls culture cups curd curds cure currant curse customer
customers dads daft dame damp dank danker dare darken darn dart date dated dates dawn daze dead deaf deal
dealings dealt dean deans dear dears death decease deceased deceases deed deem deepen deepening deer defending
deign delay dens dent deplete depleted depletes depleting derail derailed derailing derails derive desk desks
detain detained detaining detains dial dialing dials dies dill dine discards discord discus discuses display
displays ditty dive divine diviner dock docks dogs dole doles doll dollar dollars dome domes done dons dope
dopes dose doses dote dotes dots doubly dove doves down doze dozes drab draping drawings drawl drawling drawn
dream drew drift drip drivel driven drone droop drove drown drug dual duck ducks duel dues dully duly dumb dune
dyes early ease east edict eight eights eighty emerge emit emphases emphasis empress empties endings enraging
entailed entice entirety eras essays etch ether evenings evens ever every eves exacting excerpt excising
exemption exhort exit exited exiting expands expel expend expert extends extent extort face facet fair fake
fall fame farce fare farm farther fast fate faze feature features feed fees feet fell feller fellest fellow
fend fever fields fiend fifty fight filed filet fill filler fills film films filth find finds fine fines finish
fire fires firm firs first fist fives fixes flap flash flavor flavour flaw flawing flee flesh flew flies flit
flog flop flour flown foam fold folder folds folk followings fond food foot foots ford fore fores fork form
fort forth forts forum foster fosters foul fount founts fourth frame fret fried friendlies friends frog from
frond fronts frost fuel fully fume fund funner funnies furl future gain game gaps gave gees geld gibe gift
gifts gigs gild gins given glide glue goad goal goals gobs gods goggle gold golds golf good goods goody goof
goon gore gores gory gown grab grade gram grape grapes gravy grays great greed green greet greeting grew greys
grids grim grin grind grip grit grow grown growth guile guise hale hales haling hall halo halt halve halving
hands handy hang hard hare haring haste hate hating haven haves haying haze hazing head header headier heads
heady heal healed healer healers healing heap heaped heaping hear heard hearing hearings heat heated heater
heaters heating heave heaved heavies heaving heed heeded heeding height held hell helm hemp herb herd herded
herding hero heron hers hike hikes hind hinds hire hires hiring hive hives hiving hold holder home horse house
hove hundreds ideal ideals incite inert info insect interest interned interview invert inverted inverting ions
iris iron irons item jest joint juts keel keen kelp kiln kilo kilt kind kinda kindle kinds king kink know known
label laces lager lain lake lamer lamest lamp lane lanes laps larder larges larks laser lash lass last lasting
lasts latent lather latter lawyer laxer laxest layer layers laymen lead leader leaders leapt lease leash least
left lefts legs lens lent lest level lever libeled libelled lice lick licks lies life lift lifting lifts light
lighten like liken liker likes lilt lilting lilts lime limes limp line linear linen lines linger linked linker
links lint lisp lisping lisps list listings liter littering litters live liver lives load lobe lock locks
lodger loft logger logs lone loom loon loop loose loot lope lore loser loss lost lots louse love lover lucks
lung lust lusting lusts mace maces macing made maid maim main malady male males mall malt malts mane manes
mangy maps mare mares marked marker market markets marking marks mars mart mask masking massage massing mast
mate mates mating mature maul maze mazes meal means meat meddle meetings melting mend mere mess messing meting
mike mikes miking mild mind minds mine mink minuet mire mist mistaken misting misusing mitt mixture moan
moaning moat mode model modes moist mole moles molt mood mooed mooing mooning moot mope moped mopes moping more
morn mornings moss mossy most mote moth mourning mouse mouth move mover movie mowed mowing muck muddle mulch
multi munch muse mush musk muss mussing musts musty mutt naked name nape nature near neat needled nest never
new newer news newsy newt next niche nick niece nigh night node nodes noes none nooks north nose noses note
nude nuder odder oddest odes oily okays older omen onus openings optimism optimist order orders ores otter
otters ounce outdo outlive outlives outliving oven over overt overview owes oxen pace paces pack pact pacts
page pain paint painted painter paints pair palace palaces paler pales pall palm pane panes pangs pant panties
pants paper pare pares parity park parks pars parse part party pass passwords past pasta paste pasted pastes
pasties pasts pasty pate pates patrol pats patties patty paunch paunchier pave paves payer peace peaces pearl
peck pegs pert pest phase phoney phonograph photon photons phrase picks picture pierce pies pigs pile pill
pilot pinch pine pink pins pint pints pits place plaice plaid plain plan plane planes planner planning plans
plate plates play player pleas plod plop plow ploy plug plugs plum plums plush poet point pointer poker polar
pole polo pool pore port ports pose possibly post posy potion pots pout powder praise precious prefect prevent
preventing preview prey price prices pricing pricings prick print printed prints prise prize probe processional
prods product products profess prom proms prone proofreads prop props pros protect prove prow prowess prows
puck puke pulp punk puree purge purr purse puss pyre quack quiet quip quirk quite quota quotas rack radio raise
rally rang rank rant rasher ration reacting read reader readings ready readying real really realm reals realty
ream reaming reams reap reaping reaps rear rearing rears rebated rebating rebind rebuilds rebuilt recant
recorder recordings records redder reds reed reeds reel regain regaining regal regard relaxed relaxing relay
relayed relaying remade remain reminder reminders reminding reminds remote remotes rend rending rends rent
repeal repealed repent repented replay repleted resent reset rest result results retail retaining retarding
retards revenue revere reveres reverie review revile revive reward rewarding rewards rewind rewrote ride rides
right rind ring rings rink rise risk risks road roads robs rods roes role roman rots row rows ruing ruining
rung rust sack sacked sacs sades safe sage sags sail sake sale sales salon saloon salve same sampler sand sane
sang saps saving sawing saws sayings scale scales scanted scare scared scaring score scores scram scream screen
scumming seal seared searing seat seats seconds seed seen seep seeps seize seizes selling sells semen sends
sent sentience serves seventy sever shack shade shaded shading shaft shake shaking shame shamed shaming shape
shaped shaping share shares shark sharked sharking sharp sharped sharping shave shaved shaving shawl sheared
shearing shed shell shelling shimmer shin shingle ship ships shire shirt shock shod shoe shoeing shoes shoo shooing
shoos shoot shop shops shore shored shoring short shot shots shout shoving show showings shown shrank shred
shriek shrine shrunk shying sick side sides sideshow sideshows sidle sidles sift sight silvery simile simmer
simplex sine sing singe singly sink sips sire sires siring site sites sixes sixty sized skate skein skid skids
skies skim skimp skimps skims skins skis skit skits skying slacked slain slake slam slap slated slats slave
slaying slays slices slick slicks slid slide slider slides sliding slime slimier slip slips slit slits sliver
slob slobs slog slogs slop slops sloth sloths slow slowing slows sluice sluices slum slummer slumming slut
sluts smack smacked smart smell smelling smock smuggest snack snacked snap snare snared snaring sneak sneaker
sneaking snide snip snipped snips snitch snort snorted snot snots snow snowing snows snuggest soap soared
soaring sock sofa soft solar sole some sons soot sore sorta sorts south sowing sown sows space spading span
spanking spare spared sparing sparking spat spate spats spawn spaying spays spear spearing speck specking
spellings spend spice spices spicing spike spilling spilt spine spire spirit spit spite spits splat splice
splices splint split spoon sport sported sports spot spout spouts sprain spring sprint spun spying stab stabs
stack stacks stag stage stags staid stain stake staked stale staling stalked stall star starch stare stared
staring stark stars starts state states statue status stave stay staying stays steady steak steal steam steep
steeps stem stems step stew stews sting stink stitch stock stocked stole stony stool stoop stop stops store
stores storey storing stork storm stormy stow stowing stows stranger strap streak stream stride strife string
strings stringy stripe strive stroke strong strung stuck suave suction suctions sued suing summaries sung surf
surge swab swam swamp swan swat swats sway swaying sways swelling swift swim swoon table tablet tablets tack
tacking tacks tail taint taken taking talc tale tales tall tame tames tank tanking tanks tape taps task tasking
tasks teak team teams tear teas tease teat teats teem teems teen teeth tell tend tense tent tents test text
than thank thaw thaws thee them theme there these theses they thick thin thing things think thinks thins thirds
thong thorough those thou though thrash three threw thrive throb throughput thrown thus thyme tide tides tidier
ties tilde tiled tilled tills tilt tilted tilts time timelier times tinder ting tinker tinnier tins tiny tirade
tire tires toes toil told toll tome tomes tonal tong tonic tonne tons tops torching tore torn tote tots
touchings town tows toxic toys trace track trade trades trail transacted transacting transaction tread treat
treed trees trek trends trendy trill trio trip trough true tubular tune turf twee tweed twin twine tying types
tyre udder underlain underlie underlies undermine undermined understandably understands unfit unfits unload
untie unto vagrants vague valiant valve valves vary vent verb verses very vice vied vies view views violent
vote votes wade waft wage wait wall wand wandering wane ward warding wards warn warp wars wart wary wash washes
watt wean wear weary weed week weep weer wees weight weld welt went west whale wheat where wherever whet whew
while whine whiten whore whose wide widen width wife wild wilder will wilt wily wince wine wing wink wiper wire
wise wiser wises wish wisp wist witch wits wive wont wood woodier wooding woods woody word wordings words wore
work worker working works world worlds worm worming worms worn worry worse worth woulds wound wreak wren wring
writhe wrote wrung yards year yearn yous zoos
`
    .trim()
    .split(/\s+/),
)
